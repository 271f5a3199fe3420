import type { ConsentPageRead } from "../consents/approval.ts";
import type { ShownPage } from "./approval-address.ts";
import type { HostedModel } from "./frame.tsx";
import type { ConsentSentences } from "./locales/consent-sentences.ts";
import type { ScaPage } from "./sca-page.tsx";

/** The consent's view, with the additions of the page's address. */
export interface ShownConsent extends ShownPage<ConsentPageRead> {
  bank_name: string;
  /** When the code in the redirect expires; null without one. */
  redirect_ends_at: string | null;
}

export type ConsentPageModel = HostedModel<ShownConsent>;

/** Shared by the components: the view, the sentences, and the values in them. */
export interface ConsentPage extends ScaPage {
  view: ShownConsent;
  situation: ConsentSituation;
  words: ConsentSentences;
}

/** The screen, and the position on the progress line. */
export type ConsentSituation =
  | { name: "identify" | "elsewhere"; step: 0 }
  | { name: "choose" | "otp" | "push" | "wait"; step: 1 }
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
      return openSituation(view);
  }
};

const openSituation = (view: ShownConsent): ConsentSituation => {
  if (view.continued_elsewhere) return { name: "elsewhere", step: 0 };
  switch (view.step) {
    case "WAIT":
      return { name: "wait", step: 1 };
    case "APPROVE":
      return { name: "approve", step: 2 };
    case "CONFIRM":
      if (view.challenge) {
        return { name: view.challenge.auth_mode === "OTP" ? "otp" : "push", step: 1 };
      }
      return { name: "choose", step: 1 };
    case "START":
      return { name: "choose", step: 1 };
    default:
      return { name: "identify", step: 0 };
  }
};
