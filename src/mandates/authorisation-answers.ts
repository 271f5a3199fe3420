import * as v from "valibot";
import { openChallenge } from "../consents/authorisation-answers.ts";
import { described, mandateId, named, text } from "../kernel/fields.ts";
import { mandateStatus as status } from "./answers.ts";

/** The answers of a mandate's page and its steps (O6.2). */
const step = v.pipe(
  v.picklist(["PAYER", "START", "CONFIRM", "WAIT", "DONE"]),
  named(
    "MandateStep",
    "The customer's next step. WAIT: the mandate that this one replaces is being ended.",
    "START",
  ),
);

export const mandateAuthorisation = v.pipe(
  v.strictObject({
    mandate_id: mandateId,
    status,
    step,
    challenge: v.pipe(
      v.nullable(openChallenge),
      described("The code or prompt that waits for its answer; null if none.", null),
    ),
    redirect_url: v.pipe(
      v.nullable(v.string()),
      described(
        "Where the customer goes now; null before the end, and without a redirect_url.",
        "https://shop.example/back?mandate_id=mnd_0&status=active",
      ),
    ),
  }),
  named("MandateAuthorisation", "Where the approval is, as this browser may see it.", {
    status: "ACTIVE",
    step: "DONE",
  }),
);

export const liveMandate = v.pipe(
  v.strictObject({
    mandate_id: mandateId,
    status,
    step,
    display_code: v.optional(text("Two digits that page and phone both show.", "42")),
  }),
  named("LiveMandate", "The live status; the digits only for the browser that began."),
);

const exampleCorrelationId = "0af7651916cd43dd8448eb211c80319c";

export const failedMandate = v.pipe(
  v.strictObject({
    error: v.strictObject({
      code: v.picklist([
        "BANK_ERROR",
        "BANK_TIMEOUT",
        "CONSENT_REVOKED",
        "DESTINATION_MISMATCH",
        "DESTINATION_NOT_FOUND",
        "INSUFFICIENT_FUNDS",
        "LIMIT_EXCEEDED",
        "MANDATE_NOT_ACTIVE",
        "OTP_ATTEMPTS_EXCEEDED",
        "OTP_EXPIRED",
        "PAYER_ACCOUNT_DEBIT_BLOCKED",
        "PAYER_NOT_FOUND",
        "PAYMENT_REFUSED",
        "PUSH_DECLINED",
        "ROUTE_NOT_AVAILABLE",
      ]),
      message: text("A sentence for people.", "The bank did not confirm who you are."),
      retryable: v.literal(false),
      correlation_id: text("The X-Correlation-Id of the answer.", exampleCorrelationId),
    }),
  }),
  named("FailedMandate", "The mandate was rejected, by this request or earlier."),
);
