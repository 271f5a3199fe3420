import { pushResultStep, type ScaKind } from "../../approvals/callbacks.ts";
import { pushResultRequest } from "../../approvals/requests.ts";
import { type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { ObjectKind } from "../../frame/objects/kinds.ts";
import { bankKey, railKey } from "../../network/parties/guards.ts";
import { creditStep } from "../../network/transfers/callbacks.ts";
import { creditCallbackRequest } from "../../network/transfers/rail.ts";
import { accepted } from "./answers.ts";

/** The kinds of objects that callbacks are about. */
interface CalledBack {
  /** Objects that a payer authorises. */
  authorised: readonly ScaKind[];
  /** Objects that move money. */
  moving: readonly ObjectKind[];
}

/** The callbacks of banks and the rail, who repeat each one until the gateway answers 202. */
export const callbackRoutes = ({
  authorised,
  moving,
}: CalledBack): readonly Route<GatewayEnv>[] => [
  route({
    id: "reportPushResult",
    method: "POST",
    paths: ["/gateway/callback/push-result"],
    summary: "Report what the customer did with a prompt",
    description: "Only from the payer's bank, and only about its newest prompt.",
    guard: bankKey,
    body: pushResultRequest,
    // @rule G1.7 B8.4
    answers: { 202: accepted },
    refusals: ["NOT_FOUND", "DIRECTORY_UNAVAILABLE", "REGISTRY_UNAVAILABLE", "BANK_UNAVAILABLE"],
    step: pushResultStep(authorised),
  }),
  route({
    id: "reportCredit",
    method: "POST",
    paths: ["/gateway/callback/credit"],
    summary: "Report that a movement was credited or rejected",
    description:
      "From the rail. A report that contradicts its movement is refused, and staff see it.",
    guard: railKey,
    body: creditCallbackRequest,
    answers: { 202: accepted },
    refusals: ["NOT_FOUND", "CALLBACK_MISMATCH"],
    step: creditStep(moving),
  }),
];
