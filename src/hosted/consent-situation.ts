import type { ConsentPageRead } from "../consents/approval.ts";
import type { ShownPage } from "./approval-address.ts";
import { type OpenSituation, openSituation } from "./approval-page.tsx";

/** The consent's view, with the additions of the page's address. */
export interface ShownConsent extends ShownPage<ConsentPageRead> {
  bank_name: string;
  /** When the code in the redirect expires; null without one. */
  redirect_ends_at: string | null;
}

/** The screen, and the position on the progress line. */
export type ConsentSituation =
  | OpenSituation
  | { name: "wait"; step: 1 }
  | { name: "approve"; step: 2 }
  | { name: "approved"; step: 3 }
  | { name: "rejected" | "failed" | "no_account" | "expired" | "withdrawn"; step: null };

/** A consent that was approved here and has ended since is shown as ended. */
export const situationOf = (view: ShownConsent): ConsentSituation => {
  switch (view.outcome) {
    case "APPROVED":
      return view.status === "AUTHORISED"
        ? { name: "approved", step: 3 }
        : { name: "withdrawn", step: null };
    case "CUSTOMER_REJECTED":
      return { name: "rejected", step: null };
    case "SCA_FAILED":
      return { name: "failed", step: null };
    case "NO_ACCOUNT":
      return { name: "no_account", step: null };
    case "AUTHORISATION_TIMEOUT":
      return { name: "expired", step: null };
    case "WITHDRAWN":
      return { name: "withdrawn", step: null };
    case null:
      return openStep(view);
  }
};

const openStep = (view: ShownConsent): ConsentSituation => {
  if (view.continued_elsewhere) return openSituation(view);
  if (view.step === "WAIT") return { name: "wait", step: 1 };
  return view.step === "APPROVE" ? { name: "approve", step: 2 } : openSituation(view);
};
