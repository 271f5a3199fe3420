import * as v from "valibot";
import { consentId, mandateId, named, rule } from "../../base/kernel/fields.ts";

/** The request to stop a consent or a mandate. */
export const stopRequest = v.pipe(
  v.strictObject({ consent_id: v.optional(consentId), mandate_id: v.optional(mandateId) }),
  rule(
    ({ consent_id, mandate_id }) => (consent_id === undefined) !== (mandate_id === undefined),
    "needs exactly one of consent_id and mandate_id",
    { minProperties: 1, maxProperties: 1 },
  ),
  named("StopConnection", "What to end: exactly one of the two.", { mandate_id: undefined }),
);
