import { DAY_MS } from "../base/platform/clock.ts";
import type { BankAnswer, BankRequest } from "../network/banks/contract.ts";
import { answered, complained } from "./bank-answers.ts";
import type { Books, Line, SandboxAccount } from "./books.ts";
import { historyOf } from "./history.ts";
import { beganAt } from "./statement.ts";

/**
 * The standing orders behind the monthly payments of an account's history, and one payment that is
 * scheduled for a later date. They are only listed: the world executes no standing orders.
 */
type StandingOrder = BankAnswer<"standing-orders">["standing_orders"][number];

export const standingOrdersPage = (
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
