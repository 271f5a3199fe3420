import * as v from "valibot";
import {
  authMode,
  consentId,
  currency,
  described,
  maskedIban,
  named,
  text,
  time,
  timeOrNull,
} from "../kernel/fields.ts";
import { consentStatus as status } from "./answers.ts";

/** The answers of the consent page and its steps (O6.2). */
export const authSession = v.pipe(
  v.strictObject({
    token: text("The token of this page in this browser.", "st_eyJzIjoiIn0.0123456789abcdef"),
    expires_at: time,
  }),
  named("AuthSession", "The token for X-Gateway-Auth-Session."),
);

const step = v.pipe(
  v.picklist(["PAYER", "START", "CONFIRM", "WAIT", "APPROVE", "DONE"]),
  named("ConsentStep", "The customer's next step. WAIT: the bank is listing the accounts.", "DONE"),
);

const offeredAccount = v.strictObject({
  account_id: text("The account, in this consent only.", "acc_01234567890123456789"),
  masked_iban: maskedIban,
  display_name: text("The account's name at the bank.", "Current account"),
  currency,
  account_type: text("The kind of account.", "CURRENT"),
});

export const openChallenge = v.strictObject({
  auth_mode: authMode,
  phone_masked: v.nullable(text("The masked phone number that got the code.", "+49 ••• ••12")),
  display_code: v.nullable(text("Two digits that page and phone both show.", "42")),
  challenge_expires_at: time,
  attempts_remaining: v.pipe(
    v.nullable(v.number()),
    described("How many codes may still be wrong; null where no number is promised.", 5),
  ),
  sent_at: timeOrNull,
  is_resend: v.pipe(v.boolean(), described("Whether it replaced an earlier one.", false)),
  older_approved: v.pipe(
    v.boolean(),
    described("Whether the customer has approved a prompt that it replaced.", false),
  ),
});

export const authorisationStep = v.pipe(
  v.strictObject({
    consent_id: consentId,
    status,
    step,
    accounts: v.pipe(
      v.nullable(v.array(offeredAccount)),
      described("What the customer can share; null before the bank has listed it.", null),
    ),
    challenge: v.pipe(
      v.nullable(openChallenge),
      described("The code or prompt that waits for its answer; null if none.", null),
    ),
    redirect_url: v.pipe(
      v.nullable(v.string()),
      described(
        "Where the customer goes now; null before the end.",
        "https://tpp.example/back?code=ac_0.1.0&consent_id=cns_0&state=s&iss=https%3A%2F%2Fgateway.example",
      ),
    ),
  }),
  named("AuthorisationStep", "Where the authorisation is, as this browser may see it."),
);

export const liveConsent = v.pipe(
  v.strictObject({
    consent_id: consentId,
    status,
    step,
    display_code: v.optional(text("Two digits that page and phone both show.", "42")),
  }),
  named("LiveConsent", "The live status; the digits only for the browser that began."),
);

const exampleCorrelationId = "0af7651916cd43dd8448eb211c80319c";

/** The bank did not authenticate the customer, in this request or earlier. */
export const failedAuthorisation = v.pipe(
  v.strictObject({
    error: v.strictObject({
      code: v.picklist([
        "OTP_ATTEMPTS_EXCEEDED",
        "OTP_EXPIRED",
        "PUSH_DECLINED",
        "BANK_ERROR",
        "BANK_TIMEOUT",
        "PAYMENT_REFUSED",
        "PAYER_ACCOUNT_DEBIT_BLOCKED",
        "INSUFFICIENT_FUNDS",
        "LIMIT_EXCEEDED",
      ]),
      message: text("A sentence for people.", "The bank did not confirm who you are."),
      retryable: v.literal(false),
      correlation_id: text("The X-Correlation-Id of the answer.", exampleCorrelationId),
    }),
  }),
  named("FailedAuthorisation", "The authorisation has failed. Read it for the way back."),
);
