import type { MandatePageRead, ShownTerms } from "../mandates/approval.ts";
import type { ShownPage } from "./approval-address.ts";
import type { HostedModel } from "./frame.tsx";
import type { MandateSentences } from "./locales/mandate-sentences.ts";
import type { ScaPage } from "./sca-page.tsx";

/** The mandate's view, with the additions of the page's address. */
export interface ShownMandate extends Omit<ShownPage<MandatePageRead>, "replaces"> {
  /** The terms of the mandate that this one replaces, while the customer decides; else null. */
  earlier: ShownTerms | null;
}

export type MandatePageModel = HostedModel<ShownMandate>;

/** Shared by the components: the view, the sentences, and the values in them. */
export interface MandatePage extends ScaPage {
  view: ShownMandate;
  situation: MandateSituation;
  words: MandateSentences;
  /** The address of the merchant's logo. */
  logo: string | null;
}

/** The screen, and the position on the progress line. */
export type MandateSituation =
  | { name: "identify" | "elsewhere"; step: 0 }
  | { name: "choose" | "otp" | "push"; step: 1 }
  | { name: "wait"; step: 2 }
  | { name: "approved" | "paused"; step: 3 }
  | { name: "rejected" | "failed" | "expired" | "withdrawn" | "ended"; step: null };

/** A mandate that was approved and has ended since is shown as ended, whatever the reason. */
export const situationOf = (view: ShownMandate): MandateSituation => {
  switch (view.status) {
    case "AWAITING_CUSTOMER_AUTH":
      return openSituation(view);
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

const openSituation = ({
  step,
  continued_elsewhere,
  challenge,
}: ShownMandate): MandateSituation => {
  if (continued_elsewhere) return { name: "elsewhere", step: 0 };
  if (step === "WAIT") return { name: "wait", step: 2 };
  if (step === "PAYER") return { name: "identify", step: 0 };
  if (challenge === null) return { name: "choose", step: 1 };
  return { name: challenge.auth_mode === "OTP" ? "otp" : "push", step: 1 };
};
