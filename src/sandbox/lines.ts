import type { BankRequest } from "../network/banks/contract.ts";
import type { Books, Line, Moment, RailPayment } from "./books.ts";
import { categoryOf } from "./residents.ts";

/**
 * The lines of the accounts' statements, written by the moves of the ledger. The booked lines of an
 * account, with those of its history (history.ts), add up to booked + held; the pending ones to
 * held.
 */
/** An account's history before the world began, and when it was opened (milliseconds). */
export interface EarlierLife {
  movedMinor: number;
  openedAt: number;
}

/** The first line of a statement: the balance before the account's history. */
export const beginStatement = (books: Books, iban: string, earlier: EarlierLife): void => {
  const account = books.accounts.get(iban);
  const amount = (account?.booked ?? 0) + (account?.held ?? 0) - earlier.movedMinor;
  if (amount < 0) throw new Error("an account that was opened with a debt");
  if (amount === 0) return;
  books.lines.put({
    ...unwritten,
    iban,
    transaction_id: "tx_opening",
    credit_debit: "CREDIT",
    amount,
    kind: "OPENING",
    arose_at: earlier.openedAt,
    booked_at: earlier.openedAt,
  });
};

const unwritten = {
  status: "BOOKED",
  counterparty_name: null,
  counterparty_iban: null,
  category_code: null,
  remittance: null,
  end_to_end_id: null,
} as const satisfies Partial<Line>;

/** A movement of money between two accounts. */
export type BookedTransfer = Pick<
  RailPayment,
  "originator" | "end_to_end_id" | "debtor_iban" | "creditor_iban" | "amount"
>;

/** The texts of a movement on its accounts' statements. */
export interface Wording {
  creditor_name: string;
  remittance: string;
  purpose: BankRequest<"execute-transaction">["purpose"];
}

type Part = "DEBIT" | "CREDIT" | "RETURN";

const lineId = (
  { originator, end_to_end_id }: BookedTransfer,
  part: Part,
  { sha256 }: Pick<Moment, "sha256">,
): string => `tx_${sha256(JSON.stringify([originator, end_to_end_id, part])).slice(0, 32)}`;

/** The debtor's line, booked or pending. */
export const enterDebit = (
  books: Books,
  movement: BookedTransfer,
  wording: Wording | null,
  status: Line["status"],
  moment: Moment,
): void =>
  books.lines.put({
    iban: movement.debtor_iban,
    transaction_id: lineId(movement, "DEBIT", moment),
    status,
    credit_debit: "DEBIT",
    amount: movement.amount,
    kind: wording?.purpose === "PAYMENT_ORDER" ? "APP_PAYMENT" : "INSTANT",
    arose_at: moment.now,
    booked_at: status === "BOOKED" ? moment.now : null,
    counterparty_name: wording?.creditor_name ?? null,
    counterparty_iban: movement.creditor_iban,
    category_code: categoryOf(movement.creditor_iban),
    remittance: wording?.remittance ?? null,
    end_to_end_id: movement.end_to_end_id,
  });

const debitOf = (books: Books, movement: BookedTransfer, moment: Moment): Line | null =>
  books.lines.get(movement.debtor_iban, lineId(movement, "DEBIT", moment));

/** The held money has left the account: its line is booked, under the same id. */
export const bookPending = (books: Books, movement: BookedTransfer, moment: Moment): void => {
  const pending = debitOf(books, movement, moment);
  if (pending) books.lines.put({ ...pending, status: "BOOKED", booked_at: moment.now });
};

/** The held money is released, and its line is deleted: nothing was booked. */
export const dropPending = (books: Books, movement: BookedTransfer, moment: Moment): void => {
  const transaction_id = lineId(movement, "DEBIT", moment);
  books.lines.remove({ iban: movement.debtor_iban, transaction_id });
};

/** The creditor's line, or the debtor's when the money returns; the text is the debtor's. */
export const enterCredit = (
  books: Books,
  movement: BookedTransfer,
  part: "CREDIT" | "RETURN",
  moment: Moment,
): void => {
  const debit = debitOf(books, movement, moment);
  const returned = part === "RETURN";
  const debtorName = books.accounts.get(movement.debtor_iban)?.holder ?? null;
  books.lines.put({
    iban: returned ? movement.debtor_iban : movement.creditor_iban,
    transaction_id: lineId(movement, part, moment),
    status: "BOOKED",
    credit_debit: "CREDIT",
    amount: movement.amount,
    kind: returned ? "RETURN" : "INSTANT",
    arose_at: moment.now,
    booked_at: moment.now,
    counterparty_name: returned ? (debit?.counterparty_name ?? null) : debtorName,
    counterparty_iban: returned ? movement.creditor_iban : movement.debtor_iban,
    category_code: null,
    remittance: debit?.remittance ?? null,
    end_to_end_id: movement.end_to_end_id,
  });
};
