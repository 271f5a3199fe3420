import { civilDate, type Schedule } from "../../base/kernel/calendar.ts";
import { formatMoney } from "../../base/kernel/money.ts";
import { shownText } from "../../base/kernel/shown.ts";
import { isoTime } from "../../base/platform/clock.ts";
import type { BankRequest } from "../../network/banks/contract.ts";
import { bankByHandle } from "../residents.ts";
import { answered, bookKeyOf, type CalledBank, refused, type SandboxAnswer } from "./answers.ts";
import type { Announcement, Books, Mandate, Moment, SandboxChallenge } from "./books.ts";
import { oweChargeCancelled, oweMandateCancelled } from "./callbacks.ts";
import { type AskedMandate, contentOf } from "./challenge-content.ts";

/**
 * The bank's record of recurring mandates: the approved terms, and later reports of the end by
 * gateway or customer. It is checked before every charge (mandate-charges.ts). No report of a
 * gateway can extend it.
 */
export const termsOf = ({ terms }: Pick<Mandate, "terms">): AskedMandate => JSON.parse(terms);

export const agreedSchedule = (terms: AskedMandate): Schedule => ({
  frequency: terms.frequency,
  interval_count: terms.interval_count,
  start_date: terms.from,
  end_date: terms.until,
  time_zone: terms.time_zone,
});

/**
 * Records that the customer has approved this challenge. The newest approval of a mandate counts;
 * an ended mandate stays ended.
 */
export const keepMandate = (books: Books, challenge: SandboxChallenge, moment: Moment): void => {
  const terms = contentOf(challenge);
  const customer = books.accounts.get(challenge.iban)?.customer;
  if (terms.purpose !== "MANDATE" || !customer) return;
  const { bank, originator, session_id: mandate_id, iban, token: reference } = challenge;
  const known = books.mandates.get(bank, originator, mandate_id);
  if (known && known.status !== "AUTHORISED") return;
  books.mandates.put({
    bank,
    originator,
    mandate_id,
    customer,
    iban,
    reference,
    terms: JSON.stringify(terms),
    creditor_iban: terms.creditor_iban,
    status: "AUTHORISED",
    approved_at: known?.approved_at ?? moment.now,
  });
};

/**
 * The gateway reports the approval, the end, or a new account of the payee. The bank accepts only
 * reports about the same debtor and the same payee. A late report does not undo the end.
 */
export const notifyMandate = (
  books: Books,
  caller: CalledBank,
  report: BankRequest<"notify-authorisation"> & { kind: "MANDATE" },
  moment: Moment,
): SandboxAnswer => {
  const { bank, originator } = bookKeyOf(caller);
  const mandate = books.mandates.get(bank, originator, report.id);
  if (!mandate || report.ibans[0] !== mandate.iban) return refused("NOT_AUTHORISED");
  const terms = termsOf(mandate);
  if (report.creditor_name !== terms.creditor_name) return refused("NOT_AUTHORISED");
  if (mandate.status !== "AUTHORISED") return answered({ acknowledged: true });
  const { status, creditor_iban } = report;
  books.mandates.put({ ...mandate, status, creditor_iban });
  if (status === "AUTHORISED") {
    endReplaced(books, mandate);
    if (creditor_iban !== mandate.creditor_iban) {
      const payee = shownText(terms.creditor_name);
      tell(books, mandate, report.id, `${payee} is paid on another account from now on.`, moment);
    }
  }
  return answered({ acknowledged: true });
};

/** The mandate that this one replaces, if it is of the same customer and payee, and older. */
export const replacedBy = (books: Books, mandate: Mandate): Mandate | null => {
  const { replaces, creditor_name } = termsOf(mandate);
  if (replaces === null) return null;
  const old = books.mandates.get(mandate.bank, mandate.originator, replaces);
  const isSame =
    old !== null &&
    old.customer === mandate.customer &&
    termsOf(old).creditor_name === creditor_name &&
    old.approved_at < mandate.approved_at;
  return isSame ? old : null;
};

/** The replaced mandate ends when the new one is in use. */
export const endReplaced = (books: Books, mandate: Mandate): void => {
  const old = replacedBy(books, mandate);
  if (old?.status !== "AUTHORISED") return;
  books.mandates.put({ ...old, status: "REVOKED" });
};

/** Announces a charge to the customer. A stopped charge stays stopped. */
export const announceCharge = (
  books: Books,
  caller: CalledBank,
  request: BankRequest<"notify-charge">,
  moment: Moment,
): SandboxAnswer => {
  const { mandate_id, charge_id, payer_iban, amount, currency, charge_date } = request;
  const { bank, originator } = bookKeyOf(caller);
  const mandate = books.mandates.get(bank, originator, mandate_id);
  if (mandate?.iban !== payer_iban) return refused("NOT_AUTHORISED");
  const terms = termsOf(mandate);
  if (terms.creditor_name !== request.creditor_name) return refused("NOT_AUTHORISED");
  if (mandate.status === "REVOKED") return refused("MANDATE_REVOKED");
  const known = books.announcements.get(bank, originator, charge_id);
  if (known && known.mandate_id !== mandate_id) return refused("NOT_AUTHORISED");
  if (known) return answered({ acknowledged: true });
  const announced: Announcement = {
    bank,
    originator,
    charge_id,
    mandate_id,
    customer: mandate.customer,
    amount,
    currency,
    charge_date,
    status: "ANNOUNCED",
  };
  books.announcements.put(announced);
  const payee = shownText(terms.creditor_name);
  const text = `${payee} will take ${formatMoney(amount, currency)} from your account on ${charge_date}.`;
  const hint = isStoppable(books, announced, moment) ? " You can stop it before that day." : "";
  tell(books, mandate, charge_id, text + hint, moment);
  return answered({ acknowledged: true });
};

/** A message without a question. `subject` is the id of what it is about. */
const tell = (
  books: Books,
  { bank, customer }: Mandate,
  subject: string,
  text: string,
  moment: Moment,
): void => {
  const bank_name = bankByHandle(bank)?.name ?? bank;
  books.messages.put({
    message_id: moment.token(),
    customer,
    received_at: isoTime(moment.now),
    bank_name,
    text: `${bank_name}: ${text}`,
    challenge: subject,
  });
};

/** The customer ends a mandate at the bank, which tells the gateway. Null if there is none. */
export const cancelMandate = (
  books: Books,
  customer: string,
  mandateId: string,
  moment: Moment,
): Mandate | null => {
  const [mandate] = books.mandates.list({ customer, mandate_id: mandateId });
  if (mandate?.status !== "AUTHORISED") return mandate ?? null;
  const ended: Mandate = { ...mandate, status: "REVOKED" };
  books.mandates.put(ended);
  oweMandateCancelled(books, ended, moment);
  return ended;
};

/** Possible until the day of the charge begins in the mandate's zone. */
export const isStoppable = (books: Books, announced: Announcement, moment: Moment): boolean => {
  const { bank, originator, mandate_id, charge_date, status } = announced;
  const mandate = books.mandates.get(bank, originator, mandate_id);
  if (mandate?.status !== "AUTHORISED" || status !== "ANNOUNCED") return false;
  return civilDate(moment.now, termsOf(mandate).time_zone) < charge_date;
};

/**
 * The customer stops one announced charge, and the bank tells the gateway. Returns whether it is
 * stopped; null if there is none.
 */
export const stopCharge = (
  books: Books,
  customer: string,
  chargeId: string,
  moment: Moment,
): boolean | null => {
  const [announced] = books.announcements.list({ customer, charge_id: chargeId });
  if (!announced) return null;
  if (announced.status === "STOPPED") return true;
  if (!isStoppable(books, announced, moment)) return false;
  books.announcements.put({ ...announced, status: "STOPPED" });
  oweChargeCancelled(books, announced, moment);
  return true;
};
