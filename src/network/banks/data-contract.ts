import * as v from "valibot";
import { dataScope, flag, oneOf } from "../../base/kernel/answer-words.ts";
import {
  amount,
  currency,
  currencyCode,
  date,
  described,
  electronicIban,
  named,
  rule,
  setOf,
  sum,
  time,
  token,
} from "../../base/kernel/fields.ts";
import {
  chargeNotification,
  consentIdForBank,
  mandateFundsQuestion,
  mandateNotice,
} from "./mandate-contract.ts";

/**
 * The bank interface's messages about consents and account data (B7.2). Every list and text has a
 * bound: a full page of the longest records fits the size limit of an answer (bank-client.ts). What
 * has no value is null or absent.
 */

/** The most records of one page. */
const MAX_PAGE = 500;
/** The most accounts that a customer shows. */
const MAX_ACCOUNTS = 100;

const optional = <Field extends v.GenericSchema>(field: Field) => v.nullish(field, null);

const name = (description: string, example: string) => token(140, description, example);
const direction = v.picklist(["CREDIT", "DEBIT"]);
const creditDebit = v.pipe(direction, described("DEBIT for money that leaves.", "DEBIT"));
const balanceSide = v.pipe(direction, described("DEBIT for an overdrawn account.", "CREDIT"));

// Requests.

/** What the customer reads before the approval; the bank keeps to it. */
export const grantShown = {
  tpp_name: name("The app that gets access.", "Budget Friend"),
  scopes: v.pipe(
    setOf(dataScope, 1),
    described("What the app may do.", ["accounts:read", "balances:read"]),
  ),
  expires_at: v.pipe(time, described("The latest end of the access.", "2027-02-19T10:15:00.000Z")),
};

const authorisation = v.pipe(
  v.object({
    type: v.literal("SCA"),
    reference: token(255, "The bank's token of the customer's approval.", "otp_7f3a"),
  }),
  described("The approval with the purpose CONSENT.", { type: "SCA", reference: "otp_7f3a" }),
);

const dataCall = { iban: electronicIban, consent_id: consentIdForBank, authorisation };

const count = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(MAX_PAGE),
  described("The most records to answer.", 25),
);
const cursor = token(512, "Where the next page begins. Opaque to the gateway.", "c_7f3a");
const page = { count, cursor: v.exactOptional(cursor) };

const consentNotice = v.pipe(
  v.object({
    id: consentIdForBank,
    kind: v.literal("CONSENT"),
    status: v.picklist(["AUTHORISED", "REVOKED", "EXPIRED"]),
    reason: optional(token(140, "Why it ended, if that is known.", "CUSTOMER")),
    ibans: v.pipe(
      v.array(electronicIban),
      v.maxLength(MAX_ACCOUNTS),
      described("The accounts that the customer chose.", ["DE89370400440532013000"]),
    ),
    expires_at: v.pipe(time, described("When the access ends.", "2027-02-19T10:15:00.000Z")),
  }),
  named("NotifyConsent", "What became of a consent."),
);

export const dataRequests = {
  accounts: v.pipe(
    v.object(dataCall),
    named("ListAccounts", "The account whose control was proved. Its customer's are answered."),
  ),
  balances: v.pipe(v.object(dataCall), named("ReadBalances", "The account to read.")),
  transactions: v.pipe(
    v.object({
      ...dataCall,
      query: v.pipe(
        v.object({ from_date: date, to_date: date, ...page }),
        described("The UTC dates of booked_at, both included. For PENDING those of arose_at.", {}),
      ),
    }),
    named("ReadTransactions", "A page of an account's transactions, newest first."),
  ),
  "standing-orders": v.pipe(
    v.object({
      ...dataCall,
      query: v.pipe(v.object(page), described("The page to answer.", {})),
    }),
    named("ReadStandingOrders", "A page of standing orders and scheduled payments."),
  ),
  "funds-confirmation": v.pipe(
    v.union([
      v.pipe(
        v.object({
          ...dataCall,
          query: v.pipe(v.object({ amount, currency }), described("The sum.", {})),
        }),
        named("ConfirmConsentFunds", "Is this amount available on the account of a consent?"),
      ),
      mandateFundsQuestion,
    ]),
    named("ConfirmFunds", "Is this amount available on the account?"),
  ),
  "notify-authorisation": v.pipe(
    v.variant("kind", [consentNotice, mandateNotice]),
    named("NotifyAuthorisation", "What became of something that the customer approved."),
  ),
  "notify-charge": chargeNotification,
} as const;

// Answers.

const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most, `must have at most ${most}`));

/** Two records under one id could not be told apart. */
const withoutRepeats = <Item extends object>(id: keyof Item & string) =>
  rule<Item[]>(
    (items) => new Set(items.map((item) => item[id])).size === items.length,
    `must not repeat ${id}`,
    {},
  );

const nextCursor = optional(cursor);

const sharedAccount = v.pipe(
  v.object({
    iban: electronicIban,
    display_name: name("The account's name, as its customer knows it.", "Current account"),
    currency: currencyCode,
    account_type: token(35, "The kind of account.", "CURRENT"),
    status: oneOf(
      ["SHAREABLE", "NOT_SHAREABLE", "CLOSED"],
      "Only a SHAREABLE account can be chosen.",
      "SHAREABLE",
    ),
  }),
  named("SharedAccount", "An account of the customer."),
);
export type SharedAccount = v.InferOutput<typeof sharedAccount>;

const balance = v.pipe(
  v.object({
    type: oneOf(
      ["CURRENT", "AVAILABLE"],
      "CURRENT counts what is booked; AVAILABLE is what the customer can use.",
      "CURRENT",
    ),
    amount: sum,
    credit_debit: balanceSide,
    currency: currencyCode,
    credit_line_included: flag("Whether an agreed overdraft is a part of the amount.", false),
    as_of: time,
  }),
  named("Balance", "One balance of an account."),
);
export type Balance = v.InferOutput<typeof balance>;

const counterparty = v.object({
  name: optional(name("The other party.", "Corner Shop")),
  iban: optional(electronicIban),
});

const isoCode = (example: string) =>
  v.pipe(
    v.string(),
    v.regex(/^[A-Z]{4}$/, "must be 4 capitals"),
    described("A code of ISO 20022.", example),
  );

const transactionFields = {
  transaction_id: token(128, "Stays the same from PENDING to BOOKED.", "tx_7f3a"),
  credit_debit: creditDebit,
  amount,
  currency: currencyCode,
  value_date: optional(date),
  description: optional(token(280, "The text on the statement.", "Card payment")),
  reference: optional(token(140, "The payer's or payee's reference.", "order-7")),
  counterparty: optional(counterparty),
  end_to_end_id: optional(token(35, "The id of the movement.", "7Q2M4X9K1B8D3F6H5J0N2P4R6T8V")),
  bank_transaction_code: optional(
    v.object({ domain: isoCode("PMNT"), family: isoCode("CCRD"), sub_family: isoCode("POSD") }),
  ),
  merchant: optional(
    v.object({
      name: name("The merchant.", "Corner Shop"),
      category_code: optional(
        v.pipe(
          v.string(),
          v.regex(/^[0-9]{4}$/, "must be 4 digits"),
          described("The merchant's category [ISO 18245].", "5411"),
        ),
      ),
    }),
  ),
};

const aroseAt = described<string>("When the transaction arose.", "2026-11-21T10:15:00.000Z");

const transaction = v.pipe(
  v.variant("status", [
    v.object({
      ...transactionFields,
      status: v.literal("BOOKED"),
      arose_at: optional(v.pipe(time, aroseAt)),
      booked_at: time,
      balance_after: optional(
        v.pipe(
          v.object({ amount: sum, credit_debit: balanceSide }),
          described("The balance once this transaction was booked.", {}),
        ),
      ),
    }),
    v.object({
      ...transactionFields,
      status: v.literal("PENDING"),
      arose_at: v.pipe(time, aroseAt),
    }),
  ]),
  named("Transaction", "A movement on the account."),
);
export type Transaction = v.InferOutput<typeof transaction>;

const frequency = v.object({
  type: oneOf(
    ["DAILY", "WEEKLY", "FORTNIGHTLY", "MONTHLY", "QUARTERLY", "HALF_YEARLY", "YEARLY"],
    "The period.",
    "MONTHLY",
  ),
  count_per_period: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(366),
    described("How often it is paid in a period.", 1),
  ),
  point_in_time: optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9]{2}$/, "must be 2 digits"),
      described("The day within the period [ISO 20022 Exact2NumericText].", "01"),
    ),
  ),
});

const standingOrder = v.pipe(
  v.object({
    standing_order_id: token(128, "The order.", "so_7f3a"),
    kind: v.picklist(["STANDING_ORDER", "SCHEDULED_PAYMENT"]),
    status: v.picklist(["ACTIVE", "INACTIVE"]),
    amount,
    currency: currencyCode,
    frequency: optional(frequency),
    first_date: optional(date),
    next_date: optional(date),
    last_date: optional(date),
    number_of_payments: optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.maxValue(100_000),
        described("If the number is limited.", 12),
      ),
    ),
    creditor: optional(counterparty),
    reference: optional(token(140, "The text for the payee.", "Rent")),
  }),
  named("StandingOrder", "A payment that repeats, or one for a later date."),
);
export type StandingOrder = v.InferOutput<typeof standingOrder>;

export const acknowledged = v.pipe(
  v.object({ acknowledged: v.literal(true) }),
  named("Acknowledged", "The bank knows."),
);

export const dataAnswers = {
  accounts: v.pipe(
    v.object({
      accounts: v.pipe(listOf(sharedAccount, MAX_ACCOUNTS), withoutRepeats<SharedAccount>("iban")),
    }),
    named("SharedAccounts", "Every account of the customer at this bank, with its status."),
  ),
  balances: v.pipe(
    v.object({ balances: v.pipe(listOf(balance, 10), withoutRepeats<Balance>("type")) }),
    named("Balances", "The account's balances."),
  ),
  transactions: v.pipe(
    v.object({
      transactions: v.pipe(
        listOf(transaction, MAX_PAGE),
        withoutRepeats<Transaction>("transaction_id"),
      ),
      next_cursor: nextCursor,
    }),
    named("Transactions", "A page, newest first. next_cursor is null on the last one."),
  ),
  "standing-orders": v.pipe(
    v.object({
      standing_orders: v.pipe(
        listOf(standingOrder, MAX_PAGE),
        withoutRepeats<StandingOrder>("standing_order_id"),
      ),
      next_cursor: nextCursor,
    }),
    named("StandingOrders", "A page. next_cursor is null on the last one."),
  ),
  "funds-confirmation": v.pipe(
    v.object({
      funds_available: flag("False says nothing about the cause.", true),
      as_of: time,
    }),
    named("ConfirmedFunds", "Whether the amount is available now."),
  ),
  "notify-authorisation": acknowledged,
  "notify-charge": acknowledged,
} as const;
