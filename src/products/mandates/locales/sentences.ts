import type {
  FrameSentences,
  PluralSentences,
  ScaSentences,
  Sentences,
  StepProblem,
} from "../../../approvals/page/locales/sentences.ts";
import type { ConsentProblem } from "../../consents/locales/sentences.ts";

/**
 * The sentences of the page on which a customer approves a mandate. `{tpp}` is who asks: the payee
 * itself, or the app that does so for the customer.
 */
export interface MandateSentences extends FrameSentences, ScaSentences {
  chrome: Omit<Sentences["chrome"], "amount" | "from">;
  asks: {
    /** The payee asks, an app asks, or either asks for a change. */
    payee: string;
    app: string;
    change: string;
  };
  /** When the payee of an app's mandate is named. */
  payee_withheld: string;
  /** The most that a period, or the whole mandate, can take: in large letters. */
  headline: { at_most: string; in_total: string };
  /** How often: each is a part of other sentences. */
  every: Record<"day" | "week" | "month" | "year", PluralSentences>;
  terms: {
    /** Each payment. */
    each: string;
    exactly: string;
    at_most_each: string;
    /** The limits of all payments. */
    limits: string;
    in_period: string;
    in_total: string;
    in_number: PluralSentences;
    /** Who starts a payment. */
    collection: string;
    automatic: string;
    once: string;
    asked: string;
    from: string;
    on_approval: string;
    until: string;
    last_day: string;
    no_end: string;
    time_zone: string;
    account: string;
    own_account: string;
  };
  change: { old: string; new: string; explained: string };
  /** How the customer stops it; `{link}` leads to the page of connections. */
  stop: { sentence: string; link: string };
  /** Where the account's bank is not known before it is asked. */
  choose_lead_by_name: string;

  wait: { heading: string; lead: string };
  approved: { heading: string; lead: string };
  paused: { heading: string; lead: string };
  ended: { heading: string; lead: string };
  rejected: { heading: string; lead: string };
  failed: { heading: string; lead: string };
  expired: { heading: string; lead: string };
  withdrawn: { heading: string; lead: string };

  problems: Readonly<Record<MandateProblem, string>>;
  /** Why it was not set up. */
  failures: Readonly<Record<MandateFailure, string>>;
}

export type MandateProblem =
  | ConsentProblem
  | Extract<
      StepProblem,
      | "DESTINATION_MISMATCH"
      | "DESTINATION_NOT_FOUND"
      | "ROUTE_NOT_AVAILABLE"
      | "CURRENCY_MISMATCH"
      | "SAME_ACCOUNT"
    >
  | "CONSENT_REVOKED";

export type MandateFailure =
  | "DESTINATION_MISMATCH"
  | "DESTINATION_NOT_FOUND"
  | "PAYER_ACCOUNT_DEBIT_BLOCKED"
  | "PAYER_NOT_FOUND"
  | "ROUTE_NOT_AVAILABLE"
  | "OTP_EXPIRED"
  | "OTP_ATTEMPTS_EXCEEDED"
  | "PUSH_DECLINED"
  | "MANDATE_NOT_ACTIVE"
  | "CONSENT_REVOKED";
