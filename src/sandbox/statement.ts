import { isoTime } from "../base/platform/clock.ts";
import type { BankAnswer, BankRequest } from "../network/banks/contract.ts";
import { answered, complained } from "./bank-answers.ts";
import type { Books, Line, SandboxAccount } from "./books.ts";
import { historyOf, signed } from "./history.ts";

/** An account's statement: its history, and what was paid in the world, newest first. */
type Transaction = BankAnswer<"transactions">["transactions"][number];

/** The time that orders a line. Lines of the same time are ordered by id. */
const timeOf = (line: Line): number => line.booked_at ?? line.arose_at;
const byTime = (one: Line, other: Line): number =>
  timeOf(one) - timeOf(other) || (one.transaction_id < other.transaction_id ? -1 : 1);

/** When the world began, in milliseconds. */
export const beganAt = (books: Books): number => Number(books.settings.get("began_at")?.value);

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
