import * as v from "valibot";
import { oneOf } from "../../base/kernel/answer-words.ts";
import {
  amount,
  beginsWithDay,
  currency,
  described,
  idempotencyKey,
  metadata,
  named,
  plainText,
  refundId,
  rule,
  sessionOrPaymentId,
  text,
  webAddress,
} from "../../base/kernel/fields.ts";
import { pageQuery } from "../../base/platform/lists.ts";
import { destination } from "../../network/directory/resolve-account.ts";

/** The requests of the merchant API and of the checkout steps (docs/contract/payments.md). */
const description = v.nullish(
  plainText(140, "The purpose, shown to the customer.", "Two books"),
  null,
);
const reference = v.nullish(plainText(64, "The merchant's order reference.", "order-7"), null);
const returnAddress = v.nullish(
  webAddress("The https address that the customer returns to.", "https://shop.example/orders/7"),
  null,
);
const eventAddress = v.nullish(
  webAddress("The https address for this payment's events.", "https://shop.example/webhooks"),
  null,
);

/** Form A. @rule G2.6 P1.1 P1.2 */
export const createSessionRequest = v.pipe(
  v.strictObject({
    amount,
    currency,
    destination,
    description,
    reference,
    redirect_url: returnAddress,
    webhook_url: eventAddress,
    metadata: v.optional(metadata, {}),
    idempotency_key: idempotencyKey,
  }),
  named("CreateSession", "A payment session to create (form A)."),
);

/** Form B: the initiate variant. @rule P1.5 */
export const initiateRequest = v.pipe(
  v.strictObject({
    amount,
    currency,
    destination: v.optional(destination),
    description,
    merchant_order_reference: reference,
    return_url: returnAddress,
    callback_url: eventAddress,
    metadata: v.optional(metadata, {}),
    idempotency_key: idempotencyKey,
  }),
  named(
    "InitiatePayment",
    "A payment to create (form B). Without a destination it pays the settlement account.",
  ),
);

// @rule P7.1
export const refundRequest = v.pipe(
  v.strictObject({
    amount: v.optional(amount),
    reason: v.nullish(plainText(140, "For the merchant's records.", "Out of stock"), null),
    idempotency_key: idempotencyKey,
  }),
  named("CreateRefund", "A refund to create. Without an amount it refunds everything left."),
);

const instant = (description: string) =>
  v.optional(
    v.pipe(
      v.string(),
      rule(
        (text) =>
          /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(text) &&
          beginsWithDay(text) &&
          !Number.isNaN(Date.parse(text)),
        "must be an ISO 8601 time in UTC",
        { pattern: "^\\d{4}-\\d{2}-\\d{2}(T[\\d:.]+Z)?$" },
      ),
      described(description, "2026-11-21T00:00:00Z"),
      v.transform((text) => Date.parse(text)),
    ),
  );

/** The filters of the list, in addition to limit and cursor. */
export const sessionFilters = v.object({
  ...pageQuery.entries,
  status: v.optional(
    oneOf(
      ["OPEN", "COMPLETED", "FAILED", "CANCELLED"],
      "OPEN means every payment without an outcome.",
      "COMPLETED",
    ),
  ),
  reference: v.optional(text("The merchant's order reference.", "order-7")),
  created_after: instant("Created at this time or later; a date or a time in UTC."),
  created_before: instant("Created before this time; a date or a time in UTC."),
});

/** The parameters of the paths. */
export const sessionPath = v.object({ id: sessionOrPaymentId });
export const refundPath = v.object({ id: sessionOrPaymentId, refund_id: refundId });

export type SessionPath = v.InferOutput<typeof sessionPath>;
export type RefundPath = v.InferOutput<typeof refundPath>;
