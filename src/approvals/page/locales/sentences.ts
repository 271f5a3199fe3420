import type { ProblemCode } from "../../../base/kernel/problems.ts";

/**
 * All sentences of the hosted pages. A language that lacks one does not compile. `{name}` marks a
 * place for a value. Values are isolated (bdi), so names, amounts and account numbers keep their
 * own direction inside right-to-left text.
 */
export interface Sentences extends FrameSentences, ScaSentences {
  chrome: FrameSentences["chrome"] & {
    amount: string;
    from: string;
    to: string;
    for: string;
    reference: string;
  };

  processing: {
    heading: string;
    lead: string;
    duration: string;
    do_not_pay_again: string;
    can_close: string;
  };

  /** After 30 seconds and after 5 minutes. */
  slow: { long: string; very_long: string };

  settling: {
    heading: string;
    lead: string;
    duration: string;
  };

  completed: { heading: string; lead: string };
  not_paid: { heading: string; nothing_paid: string; next: string };
  expired: { heading: string; lead: string };
  cancelled: { heading: string; lead: string };
  returning: { heading: string; lead: string; next: string };
  returned: { heading: string; lead: string };

  problems: Readonly<Record<StepProblem, string>>;
  /** Why a payment ended without moving money. */
  failures: Readonly<Record<FailureReason, string>>;
}

/** What every page has around its screens. */
export interface FrameSentences {
  chrome: {
    title: string;
    summary: string;
    test_mode: string;
    time_left: string;
    one_minute_left: string;
    no_script: string;
    /** While the page has no script although scripts are on. */
    script_missing: string;
    unsent: string;
    never_asked: string;
    steps: string;
    step_account: string;
    step_approve: string;
    step_done: string;
    step_is_done: string;
    /** A bank's announced maintenance: now, and within the next hour. */
    maintenance: string;
    maintenance_soon: string;
    /** Before the merchant's addresses. */
    support: string;
    support_page: string;
  };

  leave: {
    back: string;
    redirecting: string;
    stay: string;
    close: string;
    /** The TPP no longer uses the address to which it wanted the customer to return. */
    gone: string;
  };

  working: string;
  /** Refusals of a step while the customer can still act: what happened and what to do. */
  problems: Readonly<Record<string, string>>;
}

/** The screens of an authorisation. */
export interface ScaSentences {
  identify: {
    heading: string;
    lead: string;
    field: string;
    hint: string;
    submit: string;
    missing: string;
    privacy: string;
  };

  choose: {
    heading: string;
    lead: string;
    push: string;
    push_about: string;
    otp: string;
    otp_about: string;
    none_left: string;
    other_account: string;
    no_method: string;
  };

  otp: {
    heading: string;
    sent: string;
    sent_without_phone: string;
    field: string;
    hint: string;
    valid_for: string;
    attempts_left: PluralSentences;
    submit: string;
    missing: string;
    expired_heading: string;
    expired: string;
    resend: string;
    resent: string;
    switch: string;
    not_received: string;
  };

  push: {
    heading: string;
    lead: string;
    compare: string;
    waiting: string;
    mismatch: string;
    expired_heading: string;
    expired: string;
    resend: string;
    resent: string;
    number: string;
    older_approved: string;
    switch: string;
    not_received: string;
  };

  elsewhere: {
    heading: string;
    lead: string;
    submit: string;
  };

  cancel: { open: string; sure: string; confirm: string };
}

/** One sentence per plural category; a category that a language lacks uses `other`. */
export type PluralSentences = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** A code, or a code with the invalid field. OFFLINE comes from the page itself. */
export type StepProblem =
  | Extract<
      ProblemCode,
      | "SESSION_TOKEN_REQUIRED"
      | "INVALID_STATE"
      | "SESSION_NOT_CANCELLABLE"
      | "DESTINATION_MISMATCH"
      | "CONTINUED_ELSEWHERE"
      | "CHALLENGE_IN_PROGRESS"
      | "SESSION_EXPIRED"
      | "VALIDATION_FAILED"
      | "PAYER_NOT_FOUND"
      | "DESTINATION_NOT_FOUND"
      | "ROUTE_NOT_AVAILABLE"
      | "CURRENCY_MISMATCH"
      | "SAME_ACCOUNT"
      | "AUTH_METHOD_NOT_AVAILABLE"
      | "OTP_INCORRECT"
      | "CHALLENGE_REPLACED"
      | "PAYER_CHANGE_LIMIT_REACHED"
      | "OTP_EXPIRED"
      | "RATE_LIMITED"
      | "CHALLENGE_LIMIT_REACHED"
      | "PAYER_THROTTLED"
      | "INTERNAL"
      | "BANK_ERROR"
      | "BANK_UNAVAILABLE"
      | "DIRECTORY_UNAVAILABLE"
      | "REGISTRY_UNAVAILABLE"
      | "SERVICE_UNAVAILABLE"
      | "BANK_TIMEOUT"
    >
  | `VALIDATION_FAILED:${"payer_iban" | "payer_alias" | "otp_code"}`
  /** The bank did not say whether a code is correct: the code is used up, and nothing was paid. */
  | `${"BANK_ERROR" | "BANK_UNAVAILABLE" | "BANK_TIMEOUT"}:otp_code`
  | "OFFLINE";

export type FailureReason = Extract<
  ProblemCode,
  | "DESTINATION_MISMATCH"
  | "PAYER_ACCOUNT_DEBIT_BLOCKED"
  | "INSUFFICIENT_FUNDS"
  | "LIMIT_EXCEEDED"
  | "OTP_EXPIRED"
  | "OTP_ATTEMPTS_EXCEEDED"
  | "PUSH_DECLINED"
  | "PAYMENT_REFUSED"
  | "PAYER_NOT_FOUND"
  | "DESTINATION_NOT_FOUND"
  | "ROUTE_NOT_AVAILABLE"
  | "BANK_ERROR"
>;
