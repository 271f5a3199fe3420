import { formatMoney, writeMoney } from "../../base/kernel/money.ts";
import type { Action, Review } from "./page.ts";
import { Facts, Given, Money } from "./parts.tsx";

/** The form of a refund, for staff and for merchants: an amount in money, why, and a last look. */
interface Refundable {
  amount: number;
  currency: string;
}

interface MadeRefund {
  amount: number;
  status: string;
}

/** What is left of a payment. A refund that failed counts no more; the API has the last word. */
export const leftOf = (
  { amount }: Pick<Refundable, "amount">,
  refunds: readonly MadeRefund[],
): number =>
  refunds
    .filter(({ status }) => status !== "FAILED")
    .reduce((left, refund) => left - refund.amount, amount);

const refundReasons = [
  "Returned by the customer",
  "Cancelled by the customer",
  "Not delivered",
  "Faulty or not as described",
  "Paid twice",
  "Wrong amount",
  "Goodwill",
] as const;

/** What every form of a refund shares. Nothing is refunded by an empty field. */
export const refundForm = {
  only: ["amount", "reason"],
  needs: ["amount", "reason"],
  lists: { reason: refundReasons },
} as const satisfies Partial<Action>;

/** What a form begins with: all that is left, to be changed. */
export const wholeOf = (left: number) => ({ amount: left });

export const refundHints = (left: number, currency: string) => ({
  amount: `Of ${formatMoney(left, currency)} refundable. Written as ${writeMoney(500, currency)}.`,
  reason: "For the merchant's records, and for the next person who looks at this payment.",
});

interface RefundBody {
  amount: number;
  reason: string;
}

export const reviewOf = (
  { amount, reason }: RefundBody,
  { left, currency, note }: { left: number; currency: string; note: string },
): Review => ({
  title: `Refund ${formatMoney(amount, currency)} to the payer?`,
  button: `Refund ${formatMoney(amount, currency)}`,
  shows: (
    <>
      <Facts
        facts={[
          ["Refund", <Money amount={amount} currency={currency} />],
          ["Left afterwards", <Money amount={Math.max(0, left - amount)} currency={currency} />],
          ["Reason", <Given text={reason} />],
        ]}
      />
      <p class="small">{note}</p>
    </>
  ),
});
