import * as v from "valibot";
import { consentId } from "../../../base/kernel/fields.ts";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import * as answers from "../answers.ts";
import { changes } from "../guards.ts";
import * as requests from "../requests.ts";
import { revokeConsentAsStaff } from "./revoke-consent.ts";

/** What staff do to consents. */
export const consentAdminRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "revokeConsentAsStaff",
    method: "POST",
    paths: ["/admin/v1/consents/:consent_id/revoke"],
    summary: "Revoke a consent",
    description: "Ends every token of it at once. A REVOKED one is answered the same again.",
    guard: changes,
    path: v.object({ consent_id: consentId }),
    body: requests.revokeConsentRequest,
    answers: { 200: answers.revokedConsent },
    refusals: ["INVALID_STATE"],
    step: revokeConsentAsStaff,
  }),
];
