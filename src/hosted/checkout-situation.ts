import type { CheckoutRead } from "../payments/approval.ts";
import type { ShownPage } from "./approval-address.ts";
import { type OpenSituation, openSituation } from "./approval-page.tsx";
import type { PaymentSituation } from "./payment-outcomes.tsx";

/** The payment's view, with the additions of the page's address. */
export type ShownCheckout = ShownPage<CheckoutRead>;

/** The screen, and the position on the progress line. */
export type CheckoutSituation = OpenSituation | PaymentSituation;

/**
 * Possibly moved money has priority over every other screen. Once the bank may have its
 * instruction, every browser sees "processing". A rejected settlement shows where the money is,
 * never that nothing happened.
 */
export const situationOf = (view: ShownCheckout): CheckoutSituation => {
  switch (view.state) {
    case "EXECUTING":
      return { name: "processing", step: 2 };
    case "SETTLEMENT_PENDING":
      return { name: "settling", step: 2 };
    case "COMPLETED":
      return { name: "completed", step: 3 };
    case "EXPIRED":
      return { name: "expired", step: null };
    case "CANCELLED":
      return { name: "cancelled", step: null };
    case "FAILED": {
      const isBack = view.funds === "RETURNED";
      const isOnItsWay = view.failure?.code === "SETTLEMENT_REJECTED" || view.funds !== null;
      return { name: isBack ? "returned" : isOnItsWay ? "returning" : "not-paid", step: null };
    }
    default:
      return openSituation(view);
  }
};
