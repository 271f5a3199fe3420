import type { OrderPageRead } from "../payment-orders/approval.ts";
import type { ShownPage } from "./approval-address.ts";
import { type OpenSituation, openSituation } from "./approval-page.tsx";
import type { PaymentSituation } from "./payment-outcomes.tsx";

/** The order's view, with the additions of the page's address. */
export type ShownOrder = ShownPage<OrderPageRead>;

/** The screen, and the position on the progress line. */
export type OrderSituation =
  | OpenSituation
  | { name: "choose"; step: 0 }
  | PaymentSituation
  | { name: "rejected"; step: null };

/** Possibly moved money has priority: then the page asks for nothing. */
export const situationOf = (view: ShownOrder): OrderSituation => {
  if (view.status === "PROCESSING" || view.under_review) return { name: "processing", step: 2 };
  switch (view.status) {
    case "COMPLETED":
      return { name: "completed", step: 3 };
    case "CANCELLED":
      return { name: "cancelled", step: null };
    case "PENDING_SCA": {
      // The account is known from the beginning, so the choice of a method is the first step.
      const situation = openSituation(view);
      return situation.name === "choose" ? { name: "choose", step: 0 } : situation;
    }
    default:
      return endOf(view);
  }
};

const endOf = ({ status_reason, funds }: ShownOrder): OrderSituation => {
  if (funds === "RETURNED") return { name: "returned", step: null };
  if (funds === "RETURNING" || status_reason === "SETTLEMENT_REJECTED") {
    return { name: "returning", step: null };
  }
  if (status_reason === "CUSTOMER_REJECTED") return { name: "rejected", step: null };
  if (status_reason === "AUTHORISATION_TIMEOUT") return { name: "expired", step: null };
  return { name: "not-paid", step: null };
};
