import { addDays, civilDate, periodAt } from "../../base/kernel/calendar.ts";
import type { BankRequest } from "../../network/banks/contract.ts";
import { paysLate } from "../residents.ts";
import { accountAt, bookKeyOf, type CalledBank, type RefusalCode } from "./answers.ts";
import type { Books, Mandate, MandateCharge, Moment, SandboxAccount } from "./books.ts";
import type { AskedMandate } from "./challenge-content.ts";
import { agreedSchedule, endReplaced, replacedBy, termsOf } from "./mandates.ts";

/**
 * Charges that a mandate authorises. The bank checks each charge with its own record of the
 * approval and with its own earlier transfers.
 */
type ChargeInstruction = Extract<BankRequest<"execute-transaction">, { purpose: "MANDATE_CHARGE" }>;

/** How late a charge may be executed or retried. */
const MOST_DAYS_LATE = 14;
/** The clocks of a gateway and a bank differ by less. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/**
 * Records the charge, in the transaction that debits the account; or returns the refusal. A
 * recorded attempt that was not booked does not count.
 * @rule B5.6
 */
export const mandateCharge = (
  books: Books,
  caller: CalledBank,
  instruction: ChargeInstruction,
  moment: Moment,
): (() => void) | RefusalCode => {
  const { bank, originator } = bookKeyOf(caller);
  const mandate = books.mandates.get(bank, originator, instruction.session_id);
  if (!mandate || !isOf(mandate, instruction)) return "NOT_AUTHORISED";
  if (mandate.status === "REVOKED") return "MANDATE_REVOKED";
  if (!isAsAnnounced(books, mandate, instruction)) return "NOT_AUTHORISED";
  const refusal = checkTerms(books, mandate, instruction, moment);
  if (refusal) return refusal;
  const { end_to_end_id, charge_id, charge_date, amount } = instruction;
  const { mandate_id } = mandate;
  const enter = () =>
    books.mandate_charges.put({
      bank,
      originator,
      end_to_end_id,
      mandate_id,
      charge_id,
      charge_date,
      amount,
    });
  const isFirst = books.mandate_charges.list({ bank, originator, charge_id }).length === 0;
  if (isFirst && paysLate(mandate.iban)) {
    enter();
    return "INSUFFICIENT_FUNDS";
  }
  return () => {
    endReplaced(books, mandate);
    enter();
  };
};

/** The same approval, account and payee. */
const isOf = (mandate: Mandate, instruction: ChargeInstruction): boolean => {
  const terms = termsOf(mandate);
  return (
    mandate.reference === instruction.authorisation.reference &&
    mandate.iban === instruction.debtor_iban &&
    mandate.creditor_iban === instruction.creditor_iban &&
    terms.creditor_name === instruction.creditor_name &&
    terms.currency === instruction.currency
  );
};

/** An announced charge must match its announcement and must not have been stopped. */
const isAsAnnounced = (
  books: Books,
  { bank, originator, mandate_id }: Mandate,
  { charge_id, amount, charge_date }: ChargeInstruction,
): boolean => {
  const announced = books.announcements.get(bank, originator, charge_id);
  if (!announced) return true;
  return (
    announced.status === "ANNOUNCED" &&
    announced.mandate_id === mandate_id &&
    announced.amount === amount &&
    announced.charge_date === charge_date
  );
};

const checkTerms = (
  books: Books,
  mandate: Mandate,
  { charge_id, charge_date, amount }: ChargeInstruction,
  moment: Moment,
): RefusalCode | null => {
  const terms = termsOf(mandate);
  const period = periodAt(agreedSchedule(terms), charge_date);
  if (!period || !isInTime(terms, charge_date, moment)) return "NOT_AUTHORISED";
  const isFixed = terms.amount_type === "FIXED";
  if (isFixed && amount !== terms.amount) return "NOT_AUTHORISED";
  const moved = movedCharges(books, mandate);
  if (moved.some((other) => other.charge_id === charge_id)) return "NOT_AUTHORISED";
  const inPeriod = chargesOfPeriod(books, mandate, period.k);
  const isWithin =
    amount <= terms.amount &&
    sumOf(inPeriod) + amount <= terms.max_amount_per_period &&
    (!isFixed || inPeriod.length === 0) &&
    (terms.max_charges === null || moved.length < terms.max_charges) &&
    (terms.max_total === null || sumOf(moved) + amount <= terms.max_total);
  return isWithin ? null : "LIMIT_EXCEEDED";
};

const isInTime = ({ time_zone }: AskedMandate, chargeDate: string, { now }: Moment): boolean =>
  chargeDate <= civilDate(now + CLOCKS_DIFFER_MS, time_zone) &&
  chargeDate >= addDays(civilDate(now, time_zone), -MOST_DAYS_LATE);

/** The charges that debited the account. Refused and returned charges do not count. */
const movedCharges = (books: Books, { bank, originator, mandate_id }: Mandate): MandateCharge[] =>
  books.mandate_charges.list({ bank, originator, mandate_id }).filter(({ end_to_end_id }) => {
    const status = books.transfers.get(bank, originator, end_to_end_id)?.status;
    return status === "BOOKED" || status === "SUBMITTED";
  });

/**
 * The charges that count in this period. The first period also counts the replaced mandate's
 * charges of the period in which the customer approved the new one.
 */
const chargesOfPeriod = (books: Books, mandate: Mandate, k: number): MandateCharge[] => {
  const schedule = agreedSchedule(termsOf(mandate));
  const own = movedCharges(books, mandate).filter(
    ({ charge_date }) => periodAt(schedule, charge_date)?.k === k,
  );
  const old = k === 0 ? replacedBy(books, mandate) : null;
  if (!old) return own;
  const oldSchedule = agreedSchedule(termsOf(old));
  const day = civilDate(mandate.approved_at, oldSchedule.time_zone);
  const running = periodAt(oldSchedule, day);
  return running ? [...own, ...chargesOfPeriod(books, old, running.k)] : own;
};

const sumOf = (charges: readonly MandateCharge[]): number =>
  charges.reduce((sum, { amount }) => sum + amount, 0);

/** The account that a mandate debits, for a question about its funds. */
export const debitedAccount = (
  books: Books,
  caller: CalledBank,
  request: Extract<BankRequest<"funds-confirmation">, { mandate_id: string }>,
): SandboxAccount | RefusalCode => {
  const { mandate_id, iban, authorisation } = request;
  const { bank, originator } = bookKeyOf(caller);
  const mandate = books.mandates.get(bank, originator, mandate_id);
  const isOwn = mandate?.iban === iban && mandate.reference === authorisation.reference;
  if (!isOwn) return "NOT_AUTHORISED";
  if (mandate.status === "REVOKED") return "MANDATE_REVOKED";
  return accountAt(books, caller.bank, iban) ?? "NOT_AUTHORISED";
};
