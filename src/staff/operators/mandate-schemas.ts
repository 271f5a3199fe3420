import * as v from "valibot";
import { orNull } from "../../base/kernel/answer-words.ts";
import { described, mandateId, maskedIban, named, text, time } from "../../base/kernel/fields.ts";
import { mandateStatus } from "../../products/mandates/answers.ts";
import { note } from "./requests.ts";

/** What staff do to mandates, on the wire (M2.4, M3.15). */
export const staffMandatePath = v.object({ mandate_id: mandateId });

export const cancelMandateRequest = v.pipe(
  v.strictObject({ note }),
  named("CancelMandateAsStaff", "Why staff cancel a mandate. Only the audit log keeps it."),
);

export const takeOverRequest = v.pipe(
  v.strictObject({ note }),
  named("TakeOverMandate", "Why the merchant's present settlement account takes it over."),
);

export const cancelledMandate = v.pipe(
  v.strictObject({ mandate_id: mandateId, status: mandateStatus }),
  named("CancelledMandate", "The mandate after staff have cancelled it.", { status: "CANCELLED" }),
);

export const creditorOfMandate = v.pipe(
  v.strictObject({
    mandate_id: mandateId,
    masked_iban: v.pipe(maskedIban, described("The account that charges pay.", "DE•• •••• 0591")),
    proposal: orNull(
      v.strictObject({
        masked_iban: maskedIban,
        proposed_by: text("The key_id of the admin key.", "key_first_owner"),
        proposed_at: time,
      }),
      "The account that waits for an approver; null if there is none.",
    ),
  }),
  named("CreditorOfMandate", "The account that the mandate's charges pay."),
);
