import * as v from "valibot";
import { alias, authMode, described, iban, named, rule } from "../base/kernel/fields.ts";
import { pushToken } from "../network/banks/contract.ts";
import { sessionIdForBank } from "../network/banks/interface-fields.ts";

/** A bank's report on a push prompt (B8.1). */
export const pushResultRequest = v.pipe(
  v.strictObject({
    session_id: sessionIdForBank,
    push_token: pushToken,
    result: v.picklist(["APPROVED", "DECLINED"]),
  }),
  named("PushResult", "The customer's answer to a prompt."),
);

/** The steps of every hosted page on which a payer authorises something. @rule P3.6 */
export const payerRequest = v.pipe(
  v.strictObject({ payer_iban: v.optional(iban), payer_alias: v.optional(alias) }),
  rule(
    ({ payer_iban, payer_alias }) => (payer_iban === undefined) !== (payer_alias === undefined),
    "needs exactly one of payer_iban and payer_alias",
    { minProperties: 1, maxProperties: 1 },
  ),
  named("ResolvePayer", "The paying account: exactly one of the two."),
);

/** @rule P3.8 */
export const challengeRequest = v.pipe(
  v.strictObject({ auth_mode: authMode }),
  named("SelectAuth", "The approval method that the customer chose."),
);

// @rule P3.10
export const confirmRequest = v.pipe(
  v.strictObject({
    otp_code: v.optional(
      v.pipe(
        v.string("must be text"),
        rule((text) => /^[0-9A-Za-z-]{4,16}$/.test(text.trim()), "must be the code from the bank", {
          pattern: "^\\s*[0-9A-Za-z-]{4,16}\\s*$",
        }),
        described("The code from the bank. Spaces around it are removed.", "482913"),
        v.transform((text) => text.trim()),
      ),
    ),
  }),
  named("Confirm", "The code. After a push prompt, send none: the bank is asked for the outcome."),
);
