import type { BankRequest } from "../../network/banks/contract.ts";
import { categoryOf } from "../residents.ts";
import type { Books, Line, Moment, RailPayment, RailStatus, SandboxAccount } from "./books.ts";

/**
 * The money of the simulated world. It is issued once, when an account is opened. Afterwards it
 * only moves between three places: booked or held on an account, and in flight at the rail. Each
 * function below is one such move and keeps `issued = booked + held + in flight`. Nothing else
 * writes a balance. The caller has checked the move's conditions and runs it in one transaction.
 *
 * Each move also writes the accounts' statements (ledger.ts).
 */
export const openAccount = (
  books: Books,
  amountMinor: number,
  account: Omit<SandboxAccount, "booked" | "held">,
  earlier: EarlierLife,
): void => {
  if (books.accounts.get(account.iban)) throw new Error("this account is open already");
  books.accounts.put({ ...account, booked: amountMinor, held: 0 });
  const value = String(issuedMinor(books) + amountMinor);
  books.settings.put({ name: "issued", value });
  beginStatement(books, account.iban, earlier);
};

const issuedMinor = (books: Books): number => Number(books.settings.get("issued")?.value ?? 0);

const change = (books: Books, iban: string, bookedMinor: number, heldMinor: number): void => {
  const account = books.accounts.get(iban);
  if (!account) throw new Error("a posting to an account that does not exist");
  const booked = account.booked + bookedMinor;
  const held = account.held + heldMinor;
  if (booked < 0 || held < 0) throw new Error("a posting that would overdraw an account");
  books.accounts.put({ ...account, booked, held });
};

/** From one account to another at the same bank. */
export const book = (
  books: Books,
  movement: BookedTransfer,
  wording: Wording,
  moment: Moment,
): void => {
  change(books, movement.debtor_iban, -movement.amount, 0);
  change(books, movement.creditor_iban, movement.amount, 0);
  enterDebit(books, movement, wording, "BOOKED", moment);
  enterCredit(books, movement, "CREDIT", moment);
};

/** A payment advances from exactly one status: a second landing would create money. */
const advance = (
  books: Books,
  payment: RailPayment,
  from: RailStatus | null,
  to: RailStatus,
): void => {
  const stored = books.rail_payments.get(payment.originator, payment.end_to_end_id);
  if ((stored?.status ?? null) !== from) throw new Error("a rail payment in an unexpected status");
  books.rail_payments.put({ ...payment, status: to });
};

/** Reserves money while the rail has not accepted the payment. */
export const hold = (
  books: Books,
  payment: RailPayment,
  wording: Wording,
  moment: Moment,
): void => {
  change(books, payment.debtor_iban, -payment.amount, payment.amount);
  advance(books, payment, null, "WAITING");
  enterDebit(books, payment, wording, "PENDING", moment);
};

/** The rail accepts a payment whose money was held. */
export const launchHeld = (books: Books, payment: RailPayment, moment: Moment): void => {
  change(books, payment.debtor_iban, 0, -payment.amount);
  advance(books, payment, "WAITING", "IN_FLIGHT");
  bookPending(books, payment, moment);
};

/** The rail finally does not accept the payment: the held money is released to the payer. */
export const release = (books: Books, payment: RailPayment, moment: Moment): void => {
  change(books, payment.debtor_iban, payment.amount, -payment.amount);
  advance(books, payment, "WAITING", "REJECTED");
  dropPending(books, payment, moment);
};

/** Debits the payer; the money is in flight. */
export const launch = (
  books: Books,
  payment: RailPayment,
  wording: Wording,
  moment: Moment,
): void => {
  change(books, payment.debtor_iban, -payment.amount, 0);
  advance(books, payment, null, "IN_FLIGHT");
  enterDebit(books, payment, wording, "BOOKED", moment);
};

/** The money arrives. */
export const land = (books: Books, payment: RailPayment, moment: Moment): void => {
  change(books, payment.creditor_iban, payment.amount, 0);
  advance(books, payment, "IN_FLIGHT", "CREDITED");
  enterCredit(books, payment, "CREDIT", moment);
};

/** The money returns to its origin. */
export const bounce = (books: Books, payment: RailPayment, moment: Moment): void => {
  change(books, payment.debtor_iban, payment.amount, 0);
  advance(books, payment, "IN_FLIGHT", "REJECTED");
  enterCredit(books, payment, "RETURN", moment);
};

/** The complete books, for `GET /ledger.json`. */
export const readLedger = (books: Books, currency: string) => {
  const accounts = books.accounts.list({});
  const inFlight = books.rail_payments.list({ status: "IN_FLIGHT" });
  const transfers = books.transfers.list({});
  const handles = [...new Set(accounts.map((account) => account.bank))];
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    banks: Object.fromEntries(
      handles.map((handle) => [
        handle,
        {
          accounts: accounts
            .filter((account) => account.bank === handle)
            .map(({ iban, currency, booked, held }) => ({ iban, currency, booked, held })),
          transfers: transfers
            .filter((transfer) => transfer.bank === handle)
            .map((transfer) => ({
              end_to_end_id: transfer.end_to_end_id,
              debtor_iban: transfer.debtor_iban,
              creditor_iban: transfer.creditor_iban,
              amount: transfer.amount,
              currency: transfer.currency,
              status: transfer.status,
              booked_at: transfer.booked_at,
            })),
        },
      ]),
    ),
    rail: {
      in_flight: inFlight.map((payment) => ({
        end_to_end_id: payment.end_to_end_id,
        debtor_iban: payment.debtor_iban,
        creditor_iban: payment.creditor_iban,
        amount: payment.amount,
        currency: payment.currency,
        rail_ref: payment.rail_ref,
      })),
    },
    totals: {
      currency,
      issued: issuedMinor(books),
      booked: sum(accounts.map((account) => account.booked)),
      held: sum(accounts.map((account) => account.held)),
      in_flight: sum(inFlight.map((payment) => payment.amount)),
    },
  };
};

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
const beginStatement = (books: Books, iban: string, earlier: EarlierLife): void => {
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
const enterDebit = (
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
const bookPending = (books: Books, movement: BookedTransfer, moment: Moment): void => {
  const pending = debitOf(books, movement, moment);
  if (pending) books.lines.put({ ...pending, status: "BOOKED", booked_at: moment.now });
};

/** The held money is released, and its line is deleted: nothing was booked. */
const dropPending = (books: Books, movement: BookedTransfer, moment: Moment): void => {
  const transaction_id = lineId(movement, "DEBIT", moment);
  books.lines.remove({ iban: movement.debtor_iban, transaction_id });
};

/** The creditor's line, or the debtor's when the money returns; the text is the debtor's. */
const enterCredit = (
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
