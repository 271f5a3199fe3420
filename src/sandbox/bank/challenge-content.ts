import { maskIban } from "../../base/kernel/iban.ts";
import { formatMoney } from "../../base/kernel/money.ts";
import { shownText } from "../../base/kernel/shown.ts";
import type { BankRequest } from "../../network/banks/contract.ts";

/**
 * The content that a customer is asked to approve, and its words. The bank stores the content that
 * it showed; only that content authorises a later transfer or data call.
 */
type Asked = BankRequest<"send-otp">;
type ContentOf<Request> = Request extends Asked
  ? Omit<Request, "session_id" | "payer_iban" | "display_code">
  : never;
export type ReceivedContent = ContentOf<Asked>;
export type ConsentContent = Extract<ReceivedContent, { purpose: "CONSENT" }>;
type Scope = ConsentContent["scopes"][number];

/** The stored text of a request's content: its members without the addressing. */
export const storedContent = (request: Asked): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(request).filter(([member]) => !addressing.has(member))),
  );

const addressing = new Set(["session_id", "payer_iban", "display_code"]);

export const contentOf = ({ content }: { content: string }): ReceivedContent => JSON.parse(content);

/** Completes "your code to …" and "do you want to …?". */
export const describeContent = (content: ReceivedContent, payerIban: string): string => {
  switch (content.purpose) {
    case "PAYMENT":
      return `pay ${moneyOf(content)} to ${shownText(content.creditor_name)}`;
    case "PAYMENT_ORDER":
      return `pay ${moneyOf(content)} to ${payeeOf(content)} from account ${maskIban(payerIban)}`;
    case "MANDATE":
      return describeMandate(content, payeeOf(content), payerIban);
    case "CONSENT": {
      const until = content.expires_at.slice(0, 10);
      return `let ${shownText(content.tpp_name)} ${permissionsOf(content.scopes)} until ${until}`;
    }
    case "ACCESS":
      return "see which apps have access to your accounts";
  }
};

const moneyOf = ({ amount, currency }: { amount: number; currency: string }): string =>
  formatMoney(amount, currency);

/** A payee without a name is shown by its masked account. */
const payeeOf = ({
  creditor_name,
  creditor_iban,
}: {
  creditor_name: string;
  creditor_iban: string;
}): string => {
  const account = maskIban(creditor_iban);
  const name = shownText(creditor_name);
  return name === account ? account : `${name} (${account})`;
};

/** An app's permissions in words: "see your accounts and balances, and start payments". */
export const permissionsOf = (scopes: readonly Scope[]): string => {
  const seen = scopes.flatMap((scope) => readable[scope] ?? []);
  const done = scopes.flatMap((scope) => possible[scope] ?? []);
  const parts = [...(seen.length > 0 ? [`see your ${listed(seen)}`] : []), ...done];
  return parts.length > 2 || seen.length > 1 ? parts.join(", and ") : parts.join(" and ");
};

const listed = (names: readonly string[]): string =>
  [...names.slice(0, -2), names.slice(-2).join(" and ")].join(", ");

/** The page that shows the same digits as the prompt. */
export const pageNameOf = ({ purpose }: ReceivedContent): string =>
  purpose === "PAYMENT" || purpose === "PAYMENT_ORDER" ? "the payment page" : "the page";

const readable: Partial<Record<Scope, string>> = {
  "accounts:read": "accounts",
  "balances:read": "balances",
  "transactions:read": "transactions",
  "standing-orders:read": "standing orders",
};

const possible: Partial<Record<Scope, string>> = {
  "payments:write": "start payments",
  "payments:initiate": "start payments",
  "mandates:write": "set up recurring payments",
};

/**
 * A mandate in the words of the bank's messages: amounts, frequency, first and last day, and time
 * zone. The text names every limit that the bank checks later.
 */
type MandatePush = Extract<BankRequest<"send-otp">, { purpose: "MANDATE" }>;
export type AskedMandate = Omit<MandatePush, "session_id" | "payer_iban">;

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
