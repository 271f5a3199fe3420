import * as v from "valibot";
import { alias, iban } from "../../base/kernel/fields.ts";
import { currencyDecimals, isAmountMinor, writeMoney } from "../../base/kernel/money.ts";
import type { Account, CreatePaymentOrder } from "../../sdk/tpp.ts";

/**
 * The payments of the demo TPP app. Each is stored before it is sent: if the answer is lost, the
 * same bytes are sent again under the same key, so the customer pays only once.
 */
export interface TppPayment {
  /** 256 bits: the Idempotency-Key, and the state that the customer's return must bring back. */
  payment_id: string;
  connection_id: string;
  /** The body of the request. */
  request: string;
  /** Null until the gateway has answered. */
  payment_order_id: string | null;
  created_at: string;
}

/** The app's request (O8.1), without what it leaves out. */
export type OrderRequest = CreatePaymentOrder & { redirect_uri: string; state: string };

/** The form as it was filled in. */
export const paymentForm = v.object({
  payment_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{43}$/)),
  account_id: v.optional(v.string(), ""),
  to: v.optional(v.string(), ""),
  creditor_name: v.optional(v.string(), ""),
  amount: v.optional(v.string(), ""),
  reference: v.optional(v.string(), ""),
});
export type PaymentForm = v.InferOutput<typeof paymentForm>;

export type FormProblem = { field: keyof PaymentForm | null; message: string };

/** The request for the form's values, or the reason why a value is invalid. */
export const paymentRequestOf = (
  form: PaymentForm,
  accounts: readonly Pick<Account, "account_id" | "currency">[],
  redirect_uri: string,
): OrderRequest | FormProblem => {
  const account = accounts.find(({ account_id }) => account_id === form.account_id);
  if (!account) return { field: "account_id", message: "Choose one of your accounts." };
  const destination = destinationOf(form.to);
  if (!destination) {
    return { field: "to", message: "Enter a username, such as bruno, or an IBAN." };
  }
  const amount = minorUnitsOf(form.amount, account.currency);
  if (amount === null) return { field: "amount", message: "Enter an amount, such as 12.50." };
  const creditor_name = form.creditor_name.trim();
  const reference = form.reference.trim();
  return {
    source_account_id: account.account_id,
    destination,
    ...(creditor_name === "" ? {} : { creditor_name }),
    amount,
    currency: account.currency,
    ...(reference === "" ? {} : { reference }),
    redirect_uri,
    state: form.payment_id,
  };
};

/** The form filled in as for an earlier payment; its key is a new one, because it pays anew. */
export const formAgain = (earlier: TppPayment, payment_id: string): PaymentForm => {
  const request: OrderRequest = JSON.parse(earlier.request);
  const { source_account_id, destination, creditor_name, amount, currency, reference } = request;
  return {
    payment_id,
    account_id: source_account_id,
    to: destination.value,
    creditor_name: creditor_name ?? "",
    amount: writeMoney(amount, currency),
    reference: reference ?? "",
  };
};

const destinationOf = (text: string): OrderRequest["destination"] | null => {
  const asIban = v.safeParse(iban, text.trim());
  if (asIban.success) return { type: "iban", value: asIban.output };
  const asAlias = v.safeParse(alias, text.trim());
  return asAlias.success ? { type: "alias", value: asAlias.output } : null;
};

/** "12.50" and "12,50" are 1250 in USD; never by way of a float. */
const minorUnitsOf = (text: string, currency: string): number | null => {
  const decimals = currencyDecimals(currency);
  const [, whole, fraction = ""] = /^(\d{1,10})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  const amount = Number(whole + fraction.padEnd(decimals, "0"));
  return isAmountMinor(amount) ? amount : null;
};

const CONNECTION_ENDED: FormProblem = {
  field: null,
  message: "The connection to this bank has ended. Connect it again, then pay.",
};

/** The gateway's refusals of a payment, in words for the customer. */
const refusals: Readonly<Record<string, FormProblem>> = {
  DESTINATION_NOT_FOUND: { field: "to", message: "Nobody can be paid under this name." },
  DESTINATION_MISMATCH: { field: "to", message: "This payee cannot be paid at the moment." },
  SAME_ACCOUNT: { field: "to", message: "This is the account that you pay from." },
  CURRENCY_MISMATCH: { field: "to", message: "The payee's account has another currency." },
  ROUTE_NOT_AVAILABLE: { field: "to", message: "The payee's bank cannot be reached from yours." },
  INSUFFICIENT_SCOPE: {
    field: null,
    message: "This connection may not pay. Disconnect the bank, and connect it again.",
  },
  CONSENT_REVOKED: CONNECTION_ENDED,
  UNAUTHENTICATED: CONNECTION_ENDED,
  invalid_grant: CONNECTION_ENDED,
};

export const formProblemOf = (code: string): FormProblem =>
  refusals[code] ?? {
    field: null,
    message: "The payment was not taken, and nothing was paid. Try again later.",
  };
