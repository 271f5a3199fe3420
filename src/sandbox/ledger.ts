import type { Books, Moment, RailPayment, RailStatus, SandboxAccount } from "./books.ts";
import {
  type BookedTransfer,
  beginStatement,
  bookPending,
  dropPending,
  type EarlierLife,
  enterCredit,
  enterDebit,
  type Wording,
} from "./lines.ts";

/**
 * The money of the simulated world. It is issued once, when an account is opened. Afterwards it
 * only moves between three places: booked or held on an account, and in flight at the rail. Each
 * function below is one such move and keeps `issued = booked + held + in flight`. Nothing else
 * writes a balance. The caller has checked the move's conditions and runs it in one transaction.
 *
 * Each move also writes the accounts' statements (lines.ts).
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
