import type { CheckoutRead } from "../payments/approval.ts";
import type { ShownPage } from "./approval-address.ts";

/** The payment's view, with the additions of the page's address. */
export type ShownCheckout = ShownPage<CheckoutRead>;

/** The screens of the checkout, one component each. */
export type Situation =
  | "identify"
  | "choose"
  | "otp"
  | "push"
  | "elsewhere"
  | "processing"
  | "settling"
  | "completed"
  | "not-paid"
  | "returning"
  | "returned"
  | "expired"
  | "cancelled";

/**
 * Possibly moved money has priority over every other screen. Once the bank may have its
 * instruction, every browser sees "processing". A rejected settlement shows where the money is,
 * never that nothing happened.
 */
export const situationOf = (view: ShownCheckout): Situation => {
  switch (view.state) {
    case "EXECUTING":
      return "processing";
    case "SETTLEMENT_PENDING":
      return "settling";
    case "COMPLETED":
      return "completed";
    case "EXPIRED":
      return "expired";
    case "CANCELLED":
      return "cancelled";
    case "FAILED":
      if (view.failure?.code !== "SETTLEMENT_REJECTED" && view.funds === null) return "not-paid";
      return view.funds === "RETURNED" ? "returned" : "returning";
    default:
      if (view.continued_elsewhere) return "elsewhere";
      if (!view.payer) return "identify";
      if (view.state === "OTP_SENT" && view.challenge) return "otp";
      if (view.state === "PUSH_SENT" && view.challenge) return "push";
      return "choose";
  }
};

/** The customer's position on the progress line; null after an end without payment. */
export const stepOf = (situation: Situation): 0 | 1 | 2 | 3 | null => {
  switch (situation) {
    case "identify":
    case "elsewhere":
      return 0;
    case "choose":
    case "otp":
    case "push":
      return 1;
    case "processing":
    case "settling":
      return 2;
    case "completed":
      return 3;
    default:
      return null;
  }
};

/** Whether the page still expects changes and keeps listening. */
export const isLive = (situation: Situation): boolean =>
  stepOf(situation) === null ? situation === "returning" : situation !== "completed";
