import * as v from "valibot";
import { flag, orNull } from "../../base/kernel/answer-words.ts";
import {
  amount,
  consentId,
  currency,
  idOf,
  named,
  paymentOrderId,
  text,
  time,
  timeOrNull,
} from "../../base/kernel/fields.ts";
import { created, json } from "../../base/platform/contract.ts";
import { orderStates } from "./order-machine.ts";

/** The schemas of answers about payment orders (O8.11). */
export const orderStatus = v.pipe(
  v.picklist(orderStates),
  named("PaymentOrderStatus", "The status of a payment order.", "COMPLETED"),
);

export const paymentOrder = v.pipe(
  v.strictObject({
    payment_order_id: paymentOrderId,
    consent_id: consentId,
    source_account_id: idOf("acc", "The account to debit."),
    destination: v.strictObject({
      type: v.picklist(["alias", "iban"]),
      value: text("The TPP's value; an IBAN is masked.", "DE•• •••• 3000"),
    }),
    creditor_name: orNull(
      v.string(),
      "As sent; on CLOSE_MATCH the name that the payee's bank knows.",
      "Corner Shop",
    ),
    payee_check: orNull(
      v.picklist(["MATCH", "CLOSE_MATCH", "NO_MATCH"]),
      "The name that was sent, compared with the one at the payee's bank; null if not compared.",
      "MATCH",
    ),
    amount,
    currency,
    description: v.nullable(text("What it is for.", "Invoice 7")),
    reference: v.nullable(text("The TPP's own.", "invoice-7")),
    status: orderStatus,
    status_reason: orNull(
      v.string(),
      "Why it was rejected or failed: CUSTOMER_REJECTED, AUTHORISATION_TIMEOUT, or one of the " +
        "error codes; null otherwise.",
    ),
    sca_url: orNull(
      v.string(),
      "Where the customer approves; null when there is nothing to approve.",
    ),
    created_at: time,
    updated_at: time,
    completed_at: timeOrNull,
    cancellable: flag("Whether cancel is still possible.", false),
  }),
  named("PaymentOrder", "A payment order.", {
    destination: { type: "iban", value: "DE•• •••• 3000" },
  }),
);

/** The order as its TPP sees it. */
export type PaymentOrderAnswer = v.InferOutput<typeof paymentOrder>;

/** An order that awaits its customer, and one that was cancelled meanwhile. */
export const createdOrder = created(paymentOrder, {
  status: "PENDING_SCA",
  sca_url: `https://gateway.example/sca/po_${"0123456789".repeat(4)}abc.0123456789abcdef`,
  completed_at: null,
  cancellable: true,
});
export const cancelledOrder = json(paymentOrder, { status: "CANCELLED", completed_at: null });
