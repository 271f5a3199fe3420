import * as v from "valibot";
import { openChallenge } from "../consents/authorisation-answers.ts";
import { described, named, paymentOrderId, text } from "../kernel/fields.ts";
import { orderStatus as status } from "./answers.ts";

/** The answers of an order's page and its steps (O6.2). */
const step = v.pipe(
  v.picklist(["START", "CONFIRM", "DONE"]),
  named("PaymentOrderStep", "The customer's next step; DONE if there is none.", "START"),
);

export const orderAuthorisation = v.pipe(
  v.strictObject({
    payment_order_id: paymentOrderId,
    status,
    step,
    challenge: v.pipe(
      v.nullable(openChallenge),
      described("The code or prompt that waits for its answer; null if none.", null),
    ),
    redirect_url: v.pipe(
      v.nullable(v.string()),
      described(
        "Where the customer goes now; null before the approval, and without a redirect_uri.",
        "https://tpp.example/back?payment_order_id=po_0&status=completed&state=s&iss=https%3A%2F%2Fgateway.example",
      ),
    ),
  }),
  named("PaymentOrderAuthorisation", "Where the approval is, as this browser may see it.", {
    status: "COMPLETED",
    step: "DONE",
  }),
);

export const liveOrder = v.pipe(
  v.strictObject({
    payment_order_id: paymentOrderId,
    status,
    step,
    display_code: v.optional(text("Two digits that page and phone both show.", "42")),
  }),
  named("LivePaymentOrder", "The live status; the digits only for the browser that began."),
);

const exampleCorrelationId = "0af7651916cd43dd8448eb211c80319c";

export const failedOrder = v.pipe(
  v.strictObject({
    error: v.strictObject({
      code: v.picklist([
        "BANK_ERROR",
        "BANK_TIMEOUT",
        "BANK_UNAVAILABLE",
        "CONSENT_REVOKED",
        "DESTINATION_MISMATCH",
        "DESTINATION_NOT_FOUND",
        "INSUFFICIENT_FUNDS",
        "LIMIT_EXCEEDED",
        "OTP_ATTEMPTS_EXCEEDED",
        "OTP_EXPIRED",
        "PAYER_ACCOUNT_DEBIT_BLOCKED",
        "PAYER_NOT_FOUND",
        "PAYMENT_REFUSED",
        "PUSH_DECLINED",
        "ROUTE_NOT_AVAILABLE",
        "SETTLEMENT_REJECTED",
      ]),
      message: text("A sentence for people.", "The account's balance is too low."),
      retryable: v.literal(false),
      correlation_id: text("The X-Correlation-Id of the answer.", exampleCorrelationId),
    }),
  }),
  named("FailedPaymentOrder", "The order was rejected or has failed, by this request or earlier."),
);
