import * as v from "valibot";
import { oneOf } from "../../base/kernel/answer-words.ts";
import {
  amount,
  currency,
  described,
  idempotencyKey,
  idOf,
  named,
  payeeName,
  paymentOrderId,
  plainText,
  rule,
  text,
} from "../../base/kernel/fields.ts";
import { pageQuery } from "../../base/platform/lists.ts";
import { destination } from "../../network/directory/resolve-account.ts";
import { orderStates } from "./order-machine.ts";

/** The requests of TPPs about payment orders (O8.1, O8.10). */
const stateForm = /^[\x20-\x7e]{1,2048}$/;

const state = v.pipe(
  v.string("must be text"),
  rule((text) => stateForm.test(text), "must be 1 to 2048 printable ASCII characters", {
    minLength: 1,
    maxLength: 2_048,
  }),
  described("Comes back with the customer; guards against CSRF.", "af0ifjsldkj"),
);

/** @rule O8.1 */
export const createOrderRequest = v.pipe(
  v.strictObject({
    source_account_id: idOf("acc", "The account to debit: one of the consent's accounts."),
    destination,
    // @rule O8.10
    creditor_name: v.nullish(payeeName, null),
    amount,
    currency,
    description: v.nullish(plainText(140, "What it is for.", "Invoice 7"), null),
    reference: v.nullish(
      plainText(35, "Goes with the money; events repeat it.", "invoice-7"),
      null,
    ),
    redirect_uri: v.nullish(
      text("Where the customer returns to after SCA, as registered.", "https://app.example/back"),
      null,
    ),
    state: v.nullish(state, null),
    idempotency_key: idempotencyKey,
  }),
  named("CreatePaymentOrder", "A payment from an account that its customer has consented to.", {
    destination: { type: "iban", value: "DE89370400440532013000" },
  }),
);

export type CreateOrder = v.InferOutput<typeof createOrderRequest>;

export const orderPath = v.object({ id: paymentOrderId });
export type OrderPath = v.InferOutput<typeof orderPath>;

export const ownOrderFilters = v.object({
  ...pageQuery.entries,
  status: v.optional(oneOf(orderStates, "Only those in this status.", "COMPLETED")),
  reference: v.optional(text("The TPP's own.", "invoice-7")),
});
export type OrderFilters = v.InferOutput<typeof ownOrderFilters>;
