import * as v from "valibot";
import { flag, oneOf, orNull } from "../../base/kernel/answer-words.ts";
import {
  amount,
  bankId,
  currencyCode,
  described,
  idOf,
  maskedIban,
  named,
  sum,
  text,
  time,
  timeOrNull,
} from "../../base/kernel/fields.ts";
import { accountId } from "./requests.ts";

/** Account data on the wire (O7.14). */
const textOrNull = (description: string, example: string | null) =>
  orNull(v.string(), description, example);

const dateOrNull = (description: string, example: string | null) =>
  orNull(v.pipe(v.string(), v.isoDate()), description, example);

const creditDebit = oneOf(
  ["CREDIT", "DEBIT"],
  "CREDIT came in, DEBIT went out. Amounts are never negative.",
  "DEBIT",
);

const nextCursor = orNull(v.string(), "Asks for the next page; null on the last one.");

export const account = v.pipe(
  v.strictObject({
    account_id: accountId,
    bank_id: bankId,
    display_name: text("The bank's name for the account.", "Current account"),
    currency: currencyCode,
    account_type: text("The bank's kind of account.", "CURRENT"),
    iban: textOrNull("Only with a payments scope, else null.", null),
    masked_iban: maskedIban,
  }),
  named("Account", "An account that the customer shares."),
);

export type AccountAnswer = v.InferOutput<typeof account>;

export const accountList = v.pipe(
  v.strictObject({ accounts: v.array(account) }),
  named("AccountList", "Every account that the customer shares in this consent."),
);

const balance = v.pipe(
  v.strictObject({
    type: oneOf(
      ["CURRENT", "AVAILABLE"],
      "CURRENT is booked, AVAILABLE can be spent.",
      "AVAILABLE",
    ),
    amount: sum,
    credit_debit: oneOf(["CREDIT", "DEBIT"], "DEBIT is an overdrawn account.", "CREDIT"),
    currency: currencyCode,
    credit_line_included: flag("Whether an overdraft that the bank grants is part of it.", false),
    as_of: time,
  }),
  named("Balance", "A balance of an account."),
);

export type BalanceAnswer = v.InferOutput<typeof balance>;

export const balances = v.pipe(
  v.strictObject({
    account_id: accountId,
    balances: v.array(balance),
  }),
  named("Balances", "The balances of an account."),
);

const counterparty = orNull(
  v.strictObject({
    name: textOrNull("The other side, as the bank shows it to its customer.", "Corner Shop"),
    masked_iban: v.nullable(maskedIban),
  }),
  "The other side; null if there is none, or the bank does not tell.",
);

const transaction = v.pipe(
  v.strictObject({
    transaction_id: idOf("txn", "A transaction, the same from PENDING to BOOKED."),
    status: oneOf(
      ["PENDING", "BOOKED"],
      "PENDING is announced, and may still disappear.",
      "BOOKED",
    ),
    credit_debit: creditDebit,
    amount,
    currency: currencyCode,
    booked_at: timeOrNull,
    value_date: dateOrNull("The day from which it counts for interest.", "2026-11-21"),
    description: textOrNull("The text on the statement.", "CORNER SHOP 4711"),
    reference: textOrNull("The payer's reference.", "order-7"),
    counterparty,
    end_to_end_id: textOrNull("The payer's id of the movement [ISO 20022].", null),
    bank_transaction_code: orNull(
      v.strictObject({
        domain: text("For example PMNT, payments.", "PMNT"),
        family: text("For example ICDT, issued credit transfers.", "ICDT"),
        sub_family: text("For example STDO, a standing order.", "STDO"),
      }),
      "The kind of movement [ISO 20022 external codes]; null if unknown.",
    ),
    merchant: orNull(
      v.strictObject({
        name: textOrNull("The merchant's name.", "Corner Shop"),
        category_code: textOrNull("The merchant's category [ISO 18245].", "5411"),
      }),
      "The merchant; null if it is none.",
    ),
    balance_after: orNull(
      v.strictObject({ amount: sum, credit_debit: creditDebit }),
      "The booked balance right after it; null while PENDING.",
    ),
  }),
  named("Transaction", "A movement on an account."),
);

export type TransactionAnswer = v.InferOutput<typeof transaction>;

export const transactionPage = v.pipe(
  v.strictObject({
    account_id: accountId,
    transactions: v.array(transaction),
    next_cursor: nextCursor,
    links: v.strictObject({
      next: orNull(v.string(), "The address of the next page; null on the last one."),
    }),
  }),
  named("TransactionPage", "Transactions, newest first."),
);

const periods = [
  "DAILY",
  "WEEKLY",
  "FORTNIGHTLY",
  "MONTHLY",
  "QUARTERLY",
  "HALF_YEARLY",
  "YEARLY",
] as const;

const standingOrder = v.pipe(
  v.strictObject({
    standing_order_id: idOf("so", "A standing order or a scheduled payment."),
    kind: oneOf(
      ["STANDING_ORDER", "SCHEDULED_PAYMENT"],
      "A scheduled payment happens once.",
      "STANDING_ORDER",
    ),
    status: oneOf(["ACTIVE", "INACTIVE"], "INACTIVE is paused or over.", "ACTIVE"),
    amount,
    currency: currencyCode,
    frequency: orNull(
      v.strictObject({
        type: oneOf(periods, "The period.", "MONTHLY"),
        count_per_period: v.pipe(v.number(), described("How often in one period.", 1)),
        point_in_time: textOrNull("The day of the period, two digits.", "01"),
      }),
      "How often it is paid; null for a scheduled payment.",
    ),
    first_date: dateOrNull("The first payment.", "2026-01-01"),
    next_date: dateOrNull("The next payment; null if there is none.", "2026-12-01"),
    last_date: dateOrNull("The last payment; null if it has no end.", null),
    number_of_payments: orNull(v.number(), "How many payments it has; null if it has no end."),
    creditor: v.strictObject({
      name: textOrNull("The payee.", "Greenfield Housing"),
      masked_iban: v.nullable(maskedIban),
    }),
    reference: textOrNull("The text on the payee's statement.", "rent"),
  }),
  named("StandingOrder", "A payment that the bank makes by itself."),
);

export type StandingOrderAnswer = v.InferOutput<typeof standingOrder>;

export const standingOrderPage = v.pipe(
  v.strictObject({
    account_id: accountId,
    standing_orders: v.array(standingOrder),
    next_cursor: nextCursor,
  }),
  named("StandingOrderPage", "Standing orders and scheduled payments."),
);

export const fundsConfirmation = v.pipe(
  v.strictObject({
    funds_available: flag("Whether the bank would pay the amount at that time.", true),
    as_of: time,
  }),
  named("FundsConfirmation", "Whether the account has the amount. Nothing is reserved."),
);
