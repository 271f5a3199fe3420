import { maskIban, maskIbansIn } from "../../base/kernel/iban.ts";
import { formatId } from "../../base/kernel/ids.ts";
import { isVisible, shownText } from "../../base/kernel/shown.ts";
import { hmacHex } from "../../base/platform/crypto.ts";
import { identityKey, type KeyEnv } from "../../base/platform/master-key.ts";
import type {
  Balance,
  SharedAccount,
  StandingOrder,
  Transaction,
} from "../../network/banks/data-contract.ts";
import type { ConsentAccount } from "../consents/consent-record.ts";
import type {
  AccountAnswer,
  BalanceAnswer,
  StandingOrderAnswer,
  TransactionAnswer,
} from "./answers.ts";

/**
 * The bank's records as the TPP gets them (O7.14). Ids are ours, account numbers are masked, and of
 * other people there is only what the contract names.
 */

/** A bank's text: on one line, without account numbers and what turns the text around it. */
const textOf = (text: string | null): string | null => {
  const line = maskIbansIn(shownText(text ?? "").replace(/[\p{Cc}\p{Cs}]+/gu, " ")).trim();
  return isVisible(line) ? line : null;
};

/** Another party: both members may be unknown. */
const partyOf = (party: { name: string | null; iban: string | null } | null) => ({
  name: textOf(party?.name ?? null),
  masked_iban: party?.iban ? maskIban(party.iban) : null,
});

/** The names are today's. `full` also shows the account number. @rule O7.17 */
export const accountAnswer = (
  { account_id, iban }: Pick<ConsentAccount, "account_id" | "iban">,
  { display_name, currency, account_type }: SharedAccount,
  { bank_id, full }: { bank_id: string; full: boolean },
): AccountAnswer => ({
  account_id,
  bank_id,
  display_name: textOf(display_name) ?? maskIban(iban),
  currency,
  account_type: textOf(account_type) ?? "OTHER",
  // @rule O7.3
  iban: full ? iban : null,
  masked_iban: maskIban(iban),
});

/** @rule O7.5 */
export const balanceAnswer = (balance: Balance): BalanceAnswer => {
  const { type, amount, credit_debit, currency, credit_line_included, as_of } = balance;
  return { type, amount, credit_debit, currency, credit_line_included, as_of };
};

/** @rule O7.14 */
export const transactionAnswer = (
  env: KeyEnv,
  owner: RecordOwner,
  row: Transaction,
): TransactionAnswer => {
  const isBooked = row.status === "BOOKED";
  const { status, credit_debit, amount, currency, value_date, merchant } = row;
  return {
    transaction_id: recordId(env, "txn", owner, row.transaction_id),
    status,
    credit_debit,
    amount,
    currency,
    booked_at: isBooked ? row.booked_at : null,
    value_date,
    description: textOf(row.description),
    reference: textOf(row.reference),
    counterparty: row.counterparty && partyOf(row.counterparty),
    end_to_end_id: textOf(row.end_to_end_id),
    bank_transaction_code: row.bank_transaction_code,
    merchant: merchant && {
      name: textOf(merchant.name),
      category_code: merchant.category_code,
    },
    balance_after: isBooked ? row.balance_after : null,
  };
};

export const standingOrderAnswer = (
  env: KeyEnv,
  owner: RecordOwner,
  order: StandingOrder,
): StandingOrderAnswer => {
  const { kind, status, amount, currency, first_date, next_date, last_date } = order;
  return {
    standing_order_id: recordId(env, "so", owner, order.standing_order_id),
    kind,
    status,
    amount,
    currency,
    frequency: order.frequency,
    first_date,
    next_date,
    last_date,
    number_of_payments: order.number_of_payments,
    creditor: partyOf(order.creditor),
    reference: textOf(order.reference),
  };
};

/** The values that the ids of an account's records are made from. */
export interface RecordOwner {
  consent_id: string;
  account_id: string;
}

/**
 * The id of a bank's record as one TPP sees it. It is always the same, from PENDING to BOOKED and
 * beyond, and different in every consent, so TPPs cannot compare what they know.
 * @rule O7.14
 */
export const recordId = (
  env: KeyEnv,
  prefix: "txn" | "so",
  { consent_id, account_id }: RecordOwner,
  bankId: string,
): string =>
  formatId(
    prefix,
    hmacHex(
      identityKey(env, "account-data-ids"),
      JSON.stringify([prefix, consent_id, account_id, bankId]),
    ),
  );
