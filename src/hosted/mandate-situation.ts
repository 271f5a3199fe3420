import type { MandatePageRead, ShownTerms } from "../mandates/approval.ts";
import type { ShownPage } from "./approval-address.ts";
import { type OpenSituation, openSituation } from "./approval-page.tsx";

/** The mandate's view, with the additions of the page's address. */
export interface ShownMandate extends Omit<ShownPage<MandatePageRead>, "replaces"> {
  /** The terms of the mandate that this one replaces, while the customer decides; else null. */
  earlier: ShownTerms | null;
}

/** The screen, and the position on the progress line. */
export type MandateSituation =
  | OpenSituation
  | { name: "wait"; step: 2 }
  | { name: "approved" | "paused"; step: 3 }
  | { name: "rejected" | "failed" | "expired" | "withdrawn" | "ended"; step: null };

/** A mandate that was approved and has ended since is shown as ended, whatever the reason. */
export const situationOf = (view: ShownMandate): MandateSituation => {
  switch (view.status) {
    case "AWAITING_CUSTOMER_AUTH":
      return view.step === "WAIT" ? { name: "wait", step: 2 } : openSituation(view);
    case "ACTIVE":
      return { name: "approved", step: 3 };
    case "PAUSED":
      return { name: "paused", step: 3 };
    case "REJECTED":
      return {
        name: view.status_reason === "CUSTOMER_REJECTED" ? "rejected" : "failed",
        step: null,
      };
    case "EXPIRED":
      return { name: view.was_approved ? "ended" : "expired", step: null };
    case "CANCELLED":
      return { name: view.was_approved ? "ended" : "withdrawn", step: null };
    case "COMPLETED":
      return { name: "ended", step: null };
  }
};
