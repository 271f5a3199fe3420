import * as v from "valibot";
import { consentId, described, named } from "../kernel/fields.ts";

/** The requests of the consent page's steps (O6.2). */
export const approveRequest = v.pipe(
  v.strictObject({
    accounts: v.optional(
      v.pipe(
        v.array(v.string("must be an account_id")),
        v.maxLength(500, "must be at most 500 accounts"),
        described("The chosen ones of the accounts offered, by default all.", [
          "acc_01234567890123456789",
        ]),
      ),
    ),
  }),
  named("ApproveConsent", "What the customer shares."),
);

export const consentPath = v.object({ id: consentId });
export type ConsentPath = v.InferOutput<typeof consentPath>;
