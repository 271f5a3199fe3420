import * as v from "valibot";
import { isAmountMinor, isCurrency } from "../kernel/money.ts";
import { faultSchema } from "./faults.ts";

/**
 * The requests of gateways to banks, rail and directory (contract/payments.md § Bank interface). A
 * missing or mistyped member is refused; unknown members are ignored.
 */
const text = (maximum: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maximum));
const amount = v.pipe(
  v.number(),
  v.check((value) => isAmountMinor(value), "is not an amount in minor units"),
);
const currency = v.pipe(v.string(), v.check(isCurrency, "is not a currency"));
const endToEndId = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,35}$/, "is not an end_to_end_id"));

const challenge = {
  session_id: text(140),
  payer_iban: text(34),
  purpose: v.picklist(["PAYMENT", "PAYMENT_ORDER"]),
  amount,
  currency,
  creditor_name: text(140),
};

export const bankRequests = {
  "resolve-alias": v.pipe(
    v.object({
      alias: v.optional(text(140)),
      iban: v.optional(text(34)),
      account_ref: v.optional(text(140)),
    }),
    v.check(
      (input) => [input.alias, input.iban, input.account_ref].filter(Boolean).length === 1,
      "exactly one of alias, iban and account_ref is needed",
    ),
  ),
  "send-otp": v.object(challenge),
  "send-push": v.object({ ...challenge, display_code: text(8) }),
  "verify-otp": v.object({ session_id: text(140), otp_token: text(255), otp_code: text(16) }),
  "push-status": v.object({ push_token: text(255) }),
  "execute-transaction": v.object({
    session_id: text(140),
    end_to_end_id: endToEndId,
    originator: text(140),
    originator_ref: text(140),
    not_after: v.pipe(v.string(), v.isoTimestamp("is not a UTC timestamp")),
    debtor_iban: text(34),
    creditor_iban: text(34),
    creditor_name: text(140),
    creditor_institution: v.nullish(text(35), null),
    amount,
    currency,
    route_type: v.picklist(["SAME_BANK", "NATIONAL_RAIL_INITIATE"]),
    purpose: v.picklist(["CHECKOUT", "MANDATE_CHARGE", "PAYMENT_ORDER", "REFUND"]),
    authorisation: v.object({
      type: v.picklist(["SCA", "EXEMPTION", "MANDATE", "REFUND"]),
      reference: text(255),
    }),
    remittance: v.nullish(v.pipe(v.string(), v.maxLength(280)), null),
  }),
  "transaction-status": v.object({ end_to_end_id: endToEndId }),
  "notify-credit": v.object({
    end_to_end_id: endToEndId,
    creditor_iban: text(34),
    amount,
    currency,
    remittance: v.nullish(v.string(), null),
  }),
} as const;

export type BankOperation = keyof typeof bankRequests;
export type BankRequest<O extends BankOperation> = v.InferOutput<(typeof bankRequests)[O]>;

export const isBankOperation = (name: string): name is BankOperation =>
  Object.hasOwn(bankRequests, name);

export const railStatusRequest = v.object({ end_to_end_id: endToEndId });

export const directoryRequest = v.object({
  type: v.picklist(["ALIAS", "PHONE", "NATIONAL_ID", "IBAN"]),
  value: text(140),
});

export const faultsRequest = v.array(faultSchema);

const url = v.pipe(v.string(), v.url());
const keysByBank = v.record(v.string(), text(255));

/** `PUT /__local/world`: what the start script learnt while enrolling the sandbox. */
export const worldRequest = v.strictObject({
  world: v.record(v.string(), v.unknown()),
  operators: v.pipe(
    v.array(
      v.strictObject({
        operator: text(140),
        base_url: url,
        /** Bank handle to the key that the bank sends to the gateway. */
        bank_keys: keysByBank,
        /** Bank handle to the key that the gateway sends to the bank. */
        internal_keys: keysByBank,
        /** The key that the rail sends to the gateway. */
        rail_callback_key: text(255),
        /** The key that the gateway sends to rail and directory. */
        rail_key: text(255),
      }),
    ),
    v.minLength(1),
  ),
  shop: v.nullish(
    v.strictObject({ api_key: text(255), base_url: url, signing_secret: text(255) }),
    null,
  ),
});
export type WorldRequest = v.InferOutput<typeof worldRequest>;
export type Operator = WorldRequest["operators"][number];

export const orderRequest = v.strictObject({
  item: text(64),
  /** Minor units; the item's price when absent. */
  amount: v.optional(amount),
});
