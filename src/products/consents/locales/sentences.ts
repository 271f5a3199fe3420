import type {
  FrameSentences,
  ScaSentences,
  StepProblem,
} from "../../../approvals/page/locales/sentences.ts";
import type { DataScope } from "../../../base/kernel/data-scopes.ts";

/** The sentences of the consent page, in addition to those of every page. */
export interface ConsentSentences extends FrameSentences, ScaSentences {
  asks: {
    /** What the TPP asks for, and again for a consent that is approved already. */
    lead: string;
    lead_again: string;
    purpose: string;
    bank: string;
    account: string;
    /** Where no number was typed. */
    own_account: string;
    until: string;
    renew_until: string;
    scopes: string;
    /** Beside the scope mandates:write. */
    warning: string;
  };
  scopes: Readonly<Record<DataScope, string>>;

  wait: { heading: string; lead: string };
  approve: {
    heading: string;
    lead: string;
    lead_again: string;
    accounts: string;
    submit: string;
    missing: string;
  };

  approved: { heading: string; lead: string; stop: string };
  rejected: { heading: string; lead: string };
  failed: { heading: string; lead: string };
  no_account: { heading: string; lead: string };
  expired: { heading: string; lead: string };
  withdrawn: { heading: string; lead: string };

  problems: Readonly<Record<ConsentProblem, string>>;
}

/** The problems of a payment that no consent has. */
type OfPayments =
  | "SESSION_NOT_CANCELLABLE"
  | "DESTINATION_MISMATCH"
  | "DESTINATION_NOT_FOUND"
  | "ROUTE_NOT_AVAILABLE"
  | "CURRENCY_MISMATCH"
  | "SAME_ACCOUNT";

export type ConsentProblem =
  | Exclude<StepProblem, OfPayments>
  | "FORBIDDEN"
  | "INSUFFICIENT_SCOPE"
  | "OTP_ATTEMPTS_EXCEEDED"
  | "PUSH_DECLINED";
