import { DAY_MS, isoTime } from "../../base/platform/clock.ts";
import type {
  BankAnswer as Answer,
  BankAnswer,
  BankRequest,
  DataOperation,
  DataRequest,
} from "../../network/banks/contract.ts";
import { describeAccount } from "../residents.ts";
import { answered, type CalledBank, complained, refused, type SandboxAnswer } from "./answers.ts";
import type { Books, Line, Moment, SandboxAccount } from "./books.ts";
import { accessibleAccount } from "./grants.ts";
import { historyOf, signed } from "./history.ts";
import { debitedAccount } from "./mandate-charges.ts";

/** The data calls about an account that its customer shares with an app (B7.2). */
interface Scene {
  books: Books;
  caller: CalledBank;
  moment: Moment;
}

/** Answers the call if the bank's own record covers it. */
export const answerDataCall = <O extends DataOperation>(
  { books, caller, moment }: Scene,
  operation: O,
  request: DataRequest<O>,
): SandboxAnswer => {
  const account =
    "consent_id" in request
      ? (accessibleAccount(books, caller, operation, request, moment) ?? "NOT_AUTHORISED")
      : debitedAccount(books, caller, request);
  if (typeof account === "string") return refused(account);
  return readers[operation](books, account, request, moment);
};

type Reader<O extends DataOperation> = (
  books: Books,
  account: SandboxAccount,
  request: DataRequest<O>,
  moment: Moment,
) => SandboxAnswer;

const readers: { readonly [O in DataOperation]: Reader<O> } = {
  accounts(books, { bank, customer }) {
    const accounts = books.accounts
      .list({ bank, customer })
      .map(({ iban, currency }) => ({ iban, currency, ...describeAccount(iban) }));
    return answered({ accounts } satisfies Answer<"accounts">);
  },
  // The booked lines of the statement add up to the current balance; held money is not available.
  balances(_, { booked, held, currency }, __, { now }) {
    const common = { credit_debit: "CREDIT", currency, credit_line_included: false } as const;
    const as_of = isoTime(now);
    const balances = [
      { type: "CURRENT" as const, amount: booked + held, ...common, as_of },
      { type: "AVAILABLE" as const, amount: booked, ...common, as_of },
    ];
    return answered({ balances } satisfies Answer<"balances">);
  },
  transactions: (books, account, { query }) => transactionsPage(books, account, query),
  "standing-orders": (books, account, { query }, { now }) =>
    standingOrdersPage(books, account, query, now),
  "funds-confirmation"(_, account, { query }, { now }) {
    const funds_available =
      account.status === "OPEN" &&
      account.currency === query.currency &&
      account.booked >= query.amount;
    return answered({ funds_available, as_of: isoTime(now) });
  },
};

/** An account's statement: its history, and what was paid in the world, newest first. */
type Transaction = BankAnswer<"transactions">["transactions"][number];

/** The time that orders a line. Lines of the same time are ordered by id. */
const timeOf = (line: Line): number => line.booked_at ?? line.arose_at;
const byTime = (one: Line, other: Line): number =>
  timeOf(one) - timeOf(other) || (one.transaction_id < other.transaction_id ? -1 : 1);

/** When the world began, in milliseconds. */
const beganAt = (books: Books): number => Number(books.settings.get("began_at")?.value);

/** Oldest first. */
const statementOf = (books: Books, iban: string): Line[] =>
  [...historyOf(iban, beganAt(books)), ...books.lines.list({ iban })].sort(byTime);

export const transactionsPage = (
  books: Books,
  account: SandboxAccount,
  query: BankRequest<"transactions">["query"],
) => {
  let balance = 0;
  const lines = statementOf(books, account.iban).map((line) => {
    if (line.status === "BOOKED") balance += signed(line);
    return { line, balance };
  });
  const wanted = lines
    .filter(({ line }) => {
      const day = isoTime(timeOf(line)).slice(0, 10);
      return query.from_date <= day && day <= query.to_date;
    })
    .reverse();
  const start = query.cursor === undefined ? 0 : placeAfter(wanted, query.cursor);
  if (start === null) return complained(400, "INVALID_CURSOR", "This cursor is not known.");
  const end = start + query.count;
  const last = wanted[end - 1]?.line;
  return answered({
    transactions: wanted
      .slice(start, end)
      .map(({ line, balance }) => describeLine(line, account.currency, balance)),
    next_cursor: last && end < wanted.length ? `${timeOf(last)}.${last.transaction_id}` : null,
  });
};

/** The first position after the cursor, even if the cursor's line no longer exists. */
const placeAfter = (wanted: readonly { line: Line }[], cursor: string): number | null => {
  const [, time, id = ""] = /^(\d{1,15})\.(tx_\w{1,40})$/.exec(cursor) ?? [];
  if (time === undefined) return null;
  const place = wanted.findIndex(
    ({ line }) =>
      timeOf(line) < Number(time) || (timeOf(line) === Number(time) && line.transaction_id < id),
  );
  return place < 0 ? wanted.length : place;
};

const describeLine = (line: Line, currency: string, balanceAfter: number): Transaction => {
  const { transaction_id, credit_debit, amount, counterparty_name: name } = line;
  const [domain, family, sub_family] = codes[line.kind][line.credit_debit];
  const common = {
    transaction_id,
    credit_debit,
    amount,
    currency,
    value_date: line.booked_at === null ? null : isoTime(line.booked_at).slice(0, 10),
    description: name === null ? texts[line.kind] : `${texts[line.kind]}, ${name}`,
    reference: line.remittance,
    counterparty:
      name === null && line.counterparty_iban === null
        ? null
        : { name, iban: line.counterparty_iban },
    end_to_end_id: line.end_to_end_id,
    bank_transaction_code: { domain, family, sub_family },
    merchant:
      line.category_code === null || name === null
        ? null
        : { name, category_code: line.category_code },
    arose_at: isoTime(line.arose_at),
  };
  return line.booked_at === null
    ? { ...common, status: "PENDING" }
    : {
        ...common,
        status: "BOOKED",
        booked_at: isoTime(line.booked_at),
        balance_after: { amount: balanceAfter, credit_debit: "CREDIT" },
      };
};

const texts: Readonly<Record<Line["kind"], string>> = {
  OPENING: "Opening balance",
  INSTANT: "Instant payment",
  APP_PAYMENT: "Payment by an app",
  RETURN: "Returned payment",
  TRANSFER: "Transfer",
  SALARY: "Salary",
  STANDING_ORDER: "Standing order",
  DIRECT_DEBIT: "Direct debit",
  CARD: "Card payment",
  CASH: "Cash withdrawal",
  INTEREST: "Interest",
};

/** The bank transaction codes [ISO 20022 external code sets]: domain, family, sub-family. */
type Code = readonly [domain: string, family: string, subFamily: string];
const either = (debit: Code, credit: Code) => ({ DEBIT: debit, CREDIT: credit });
const codes: Readonly<Record<Line["kind"], Record<Line["credit_debit"], Code>>> = {
  OPENING: either(["ACMT", "ACOP", "OTHR"], ["ACMT", "ACOP", "OTHR"]),
  INSTANT: either(["PMNT", "IRCT", "DMCT"], ["PMNT", "RRCT", "DMCT"]),
  APP_PAYMENT: either(["PMNT", "IRCT", "DMCT"], ["PMNT", "RRCT", "DMCT"]),
  RETURN: either(["PMNT", "IRCT", "RRTN"], ["PMNT", "RRCT", "RRTN"]),
  TRANSFER: either(["PMNT", "ICDT", "DMCT"], ["PMNT", "RCDT", "DMCT"]),
  SALARY: either(["PMNT", "ICDT", "SALA"], ["PMNT", "RCDT", "SALA"]),
  STANDING_ORDER: either(["PMNT", "ICDT", "STDO"], ["PMNT", "RCDT", "STDO"]),
  DIRECT_DEBIT: either(["PMNT", "RDDT", "PMDD"], ["PMNT", "IDDT", "PMDD"]),
  CARD: either(["PMNT", "CCRD", "POSD"], ["PMNT", "CCRD", "POSC"]),
  CASH: either(["PMNT", "CCRD", "CWDL"], ["PMNT", "CCRD", "CDPT"]),
  INTEREST: either(["ACMT", "MDOP", "INTR"], ["ACMT", "MCOP", "INTR"]),
};

/**
 * The standing orders behind the monthly payments of an account's history, and one payment that is
 * scheduled for a later date. They are only listed: the world executes no standing orders.
 */
type StandingOrder = BankAnswer<"standing-orders">["standing_orders"][number];

const standingOrdersPage = (
  books: Books,
  account: SandboxAccount,
  { count, cursor }: BankRequest<"standing-orders">["query"],
  now: number,
) => {
  const orders = standingOrdersOf(books, account, now);
  const start = cursor === undefined ? 0 : Number(/^from_(\d{1,3})$/.exec(cursor)?.[1] ?? -1);
  if (start < 0) return complained(400, "INVALID_CURSOR", "This cursor is not known.");
  const end = start + count;
  return answered({
    standing_orders: orders.slice(start, end),
    next_cursor: end < orders.length ? `from_${end}` : null,
  });
};

const standingOrdersOf = (books: Books, { iban, currency }: SandboxAccount, now: number) => {
  const began = beganAt(books);
  const paid = historyOf(iban, began).filter(
    ({ kind, credit_debit }) => kind === "STANDING_ORDER" && credit_debit === "DEBIT",
  );
  const first = new Map<string, Line>();
  for (const line of paid) {
    const payee = `${line.counterparty_name} ${line.remittance}`;
    if (!first.has(payee)) first.set(payee, line);
  }
  const orders = [...first.values()].map((line, place) => monthly(line, place, currency, now));
  return orders.length === 0
    ? []
    : [...orders, scheduled(orders.length, currency, began + SCHEDULED_AFTER_DAYS * DAY_MS, now)];
};

const dateOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

const idOf = (place: number): string => `so_${place + 1}`;

/** Each is paid on the same day of every month; none of these days is after the 28th. */
const monthly = (line: Line, place: number, currency: string, now: number): StandingOrder => {
  const dayOfMonth = new Date(line.arose_at).getUTCDate();
  const today = new Date(now);
  const isLater = today.getUTCDate() >= dayOfMonth;
  const next = Date.UTC(
    today.getUTCFullYear(),
    today.getUTCMonth() + (isLater ? 1 : 0),
    dayOfMonth,
  );
  return {
    standing_order_id: idOf(place),
    kind: "STANDING_ORDER",
    status: "ACTIVE",
    amount: line.amount,
    currency,
    frequency: {
      type: "MONTHLY",
      count_per_period: 1,
      point_in_time: String(dayOfMonth).padStart(2, "0"),
    },
    first_date: dateOf(line.arose_at),
    next_date: dateOf(next),
    last_date: null,
    number_of_payments: null,
    creditor: { name: line.counterparty_name, iban: line.counterparty_iban },
    reference: line.remittance,
  };
};

const SCHEDULED_AFTER_DAYS = 30;

const scheduled = (place: number, currency: string, at: number, now: number): StandingOrder => ({
  standing_order_id: idOf(place),
  kind: "SCHEDULED_PAYMENT",
  amount: 32_500,
  currency,
  status: now < at ? "ACTIVE" : "INACTIVE",
  frequency: null,
  number_of_payments: 1,
  first_date: dateOf(at),
  next_date: now < at ? dateOf(at) : null,
  last_date: dateOf(at),
  creditor: { name: "Hotel Miramar", iban: "ES9121000418450200051332" },
  reference: "Deposit",
});
