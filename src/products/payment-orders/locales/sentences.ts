import type {
  FailureReason,
  Sentences,
  StepProblem,
} from "../../../approvals/page/locales/sentences.ts";
import type { PayeeSource } from "../approval.ts";

/** The sentences of the page on which a customer approves a payment order. */
export interface OrderSentences extends Sentences {
  /** Who asks for the payment. */
  asks: string;
  /** What is known of the payee's name. `said` is the name that the TPP sent. */
  payee: Readonly<Record<PayeeSource, string>>;
  /** Before the sentence where the names differ. */
  no_match: string;
  rejected: { heading: string; lead: string };
  problems: Readonly<Record<OrderProblem, string>>;
  failures: Readonly<Record<OrderFailure, string>>;
}

export type OrderProblem =
  | StepProblem
  | "FORBIDDEN"
  | "INSUFFICIENT_SCOPE"
  | "CONSENT_REVOKED"
  | "OTP_ATTEMPTS_EXCEEDED"
  | "PAYMENT_UNDER_REVIEW";

export type OrderFailure = FailureReason | "CONSENT_REVOKED" | "BANK_TIMEOUT" | "BANK_UNAVAILABLE";
