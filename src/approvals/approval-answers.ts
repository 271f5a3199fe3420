import * as v from "valibot";
import { flag, orNull } from "../base/kernel/answer-words.ts";
import {
  alias,
  authMode,
  described,
  iban,
  named,
  rule,
  text,
  time,
  timeOrNull,
} from "../base/kernel/fields.ts";
import { type ProblemCode, problemBody } from "../base/kernel/problems.ts";
import { pushToken } from "../network/banks/contract.ts";
import { sessionIdForBank } from "../network/banks/mandate-contract.ts";

/** The answers of hosted pages and of their steps (O6.2). */
export const authSession = v.pipe(
  v.strictObject({
    token: text("The token of this page in this browser.", "st_eyJzIjoiIn0.0123456789abcdef"),
    expires_at: time,
  }),
  named("AuthSession", "The token for X-Gateway-Auth-Session."),
);

const openChallenge = v.strictObject({
  auth_mode: authMode,
  phone_masked: v.nullable(text("The masked phone number that got the code.", "+49 ••• ••12")),
  display_code: v.nullable(text("Two digits that page and phone both show.", "42")),
  challenge_expires_at: time,
  attempts_remaining: orNull(
    v.number(),
    "How many codes may still be wrong; null where no number is promised.",
    5,
  ),
  sent_at: timeOrNull,
  is_resend: flag("Whether it replaced an earlier one.", false),
  older_approved: flag("Whether the customer has approved a prompt that it replaced.", false),
});

const exampleCorrelationId = "0af7651916cd43dd8448eb211c80319c";

/** The members of the answers that every kind has, around its own. */
export const approvalFields = {
  challenge: orNull(openChallenge, "The code or prompt that waits for its answer; null if none."),
  redirectUrl: (description: string, example: string) => orNull(v.string(), description, example),
  display_code: v.optional(text("Two digits that page and phone both show.", "42")),
};

/** A code that the bank has sent, as the examples show it. */
export const exampleOtp = {
  auth_mode: "OTP",
  phone_masked: "+49 ••• ••12",
  display_code: null,
  challenge_expires_at: "2026-11-21T10:20:00.000Z",
  attempts_remaining: 5,
  sent_at: "2026-11-21T10:15:00.000Z",
  is_resend: false,
  older_approved: false,
} as const;

/**
 * The live status of a page: the id and the status, then the step. Its example has the digits of a
 * prompt, so it is in the status before the approval.
 */
export const liveAnswer = <Entries extends v.ObjectEntries>(
  title: string,
  status: string,
  entries: Entries,
) =>
  v.pipe(
    v.strictObject({ ...entries, display_code: approvalFields.display_code }),
    v.metadata({
      title,
      description: "The live status; the digits only for the browser that began.",
      examples: [{ status, step: "CONFIRM" }],
    }),
  );

/**
 * The final failure of an approval: these codes, and no retry. Its example has the code `shown`,
 * and the catalogue's sentence unless the kind has its own.
 */
export const failedAnswer = <const Codes extends readonly ProblemCode[]>(
  name: string,
  description: string,
  shown: NoInfer<Codes[number]>,
  codes: Codes,
  own: { message?: string } = {},
) => {
  const { error } = problemBody({ code: shown, ...own, final: true }, exampleCorrelationId);
  return v.pipe(
    v.strictObject({
      error: v.strictObject({
        code: v.picklist(codes),
        message: text("A sentence for people.", error.message),
        retryable: v.literal(false),
        correlation_id: text("The X-Correlation-Id of the answer.", exampleCorrelationId),
      }),
    }),
    v.metadata({ title: name, description, examples: [{ error }] }),
  );
};

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
