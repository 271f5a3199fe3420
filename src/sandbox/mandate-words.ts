import { maskIban } from "../base/kernel/iban.ts";
import { formatMoney } from "../base/kernel/money.ts";
import type { BankRequest } from "../network/banks/contract.ts";

/**
 * A mandate in the words of the bank's messages: amounts, frequency, first and last day, and time
 * zone. The text names every limit that the bank checks later.
 */
type Asked = Extract<BankRequest<"send-otp">, { purpose: "MANDATE" }>;
export type AskedMandate = Omit<Asked, "session_id" | "payer_iban">;

export const describeMandate = (terms: AskedMandate, payee: string, payerIban: string): string => {
  const instead = terms.replaces === null ? "" : ", in place of your earlier permission";
  return `let ${payee} ${describeTerms(terms, payerIban)}${instead}`;
};

/** Completes "Meridian Books may …". */
export const describeTerms = (terms: AskedMandate, payerIban: string): string => {
  const parts = [
    `take ${amountOf(terms)} from account ${maskIban(payerIban)}`,
    ...limitsOf(terms),
    `from ${terms.from} ${terms.until === null ? "until you cancel it" : `until ${terms.until}`}`,
  ];
  return `${parts.join(", ")} (dates in ${terms.time_zone})`;
};

/** Completes "take …": the amount of a charge and of a period. */
const amountOf = (terms: AskedMandate): string => {
  const { amount, max_amount_per_period, currency } = terms;
  const period = terms.frequency === "ON_DEMAND" ? "in all" : everyPeriod(terms);
  const each = formatMoney(amount, currency);
  if (terms.amount_type === "FIXED") {
    const by = terms.collection === "AUTOMATIC" ? "automatically " : "";
    return `exactly ${each} ${by}${period}`;
  }
  if (max_amount_per_period === amount) return `up to ${each} ${period}`;
  return `up to ${each} at a time and up to ${formatMoney(max_amount_per_period, currency)} ${period}`;
};

const limitsOf = ({ max_charges, max_total, currency }: AskedMandate): string[] => {
  const limits = [
    ...(max_charges === null ? [] : [max_charges === 1 ? "once" : `${max_charges} times`]),
    ...(max_total === null ? [] : [`${formatMoney(max_total, currency)} in all`]),
  ];
  return limits.length === 0 ? [] : [`at most ${limits.join(" and ")}`];
};

/** "every month", "every 2 weeks". */
const everyPeriod = ({ frequency, interval_count: count }: AskedMandate): string => {
  const unit = unitOf[frequency];
  return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
};

const unitOf: { readonly [Frequency in AskedMandate["frequency"]]: string } = {
  DAILY: "day",
  WEEKLY: "week",
  MONTHLY: "month",
  QUARTERLY: "quarter",
  YEARLY: "year",
  ON_DEMAND: "time",
};
