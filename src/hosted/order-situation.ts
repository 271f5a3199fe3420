import type { OrderPageRead } from "../payment-orders/approval.ts";
import type { ShownPage } from "./approval-address.ts";
import type { HostedModel } from "./frame.tsx";
import type { OrderSentences } from "./locales/order-sentences.ts";
import type { PaymentOutcome, PaymentPage } from "./payment-outcomes.tsx";

/** The order's view, with the additions of the page's address. */
export type ShownOrder = ShownPage<OrderPageRead>;

export type OrderPageModel = HostedModel<ShownOrder>;

/** Shared by the components: the view, the sentences, and the values in them. */
export interface OrderPage extends PaymentPage {
  view: ShownOrder;
  situation: OrderSituation;
  words: OrderSentences;
  /** The amount in the page's language. */
  money: string;
}

/** The screen, and the position on the progress line. */
export type OrderSituation =
  | { name: "elsewhere" | "choose"; step: 0 }
  | { name: "otp" | "push"; step: 1 }
  | { name: "processing"; step: 2 }
  | { name: "completed"; step: 3 }
  | { name: Exclude<PaymentOutcome, "processing" | "settling" | "completed">; step: null }
  | { name: "rejected"; step: null };

/** Possibly moved money has priority: then the page asks for nothing. */
export const situationOf = (view: ShownOrder): OrderSituation => {
  if (view.status === "PROCESSING" || view.under_review) return { name: "processing", step: 2 };
  switch (view.status) {
    case "COMPLETED":
      return { name: "completed", step: 3 };
    case "CANCELLED":
      return { name: "cancelled", step: null };
    case "PENDING_SCA":
      return openSituation(view);
    default:
      return endOf(view);
  }
};

const openSituation = ({ continued_elsewhere, challenge }: ShownOrder): OrderSituation => {
  if (continued_elsewhere) return { name: "elsewhere", step: 0 };
  if (challenge === null) return { name: "choose", step: 0 };
  return { name: challenge.auth_mode === "OTP" ? "otp" : "push", step: 1 };
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

/** Whether the page still expects changes and keeps listening. */
export const isLive = ({ name, step }: OrderSituation): boolean =>
  step === null ? name === "returning" : step < 3;
