import { paymentEn, requestEn } from "../../../approvals/page/locales/en.ts";
import type { Translated } from "../../../frame/pages/locale.ts";
import type { PayeeSource } from "../decide/approval.ts";

const consentEnded = "The permission for this app has ended, so it can no longer pay.";
const unreachable = "Your bank could not be reached in time.";

type OrderProblem =
  | keyof typeof paymentEn.problems
  | "FORBIDDEN"
  | "INSUFFICIENT_SCOPE"
  | "CONSENT_REVOKED"
  | "OTP_ATTEMPTS_EXCEEDED"
  | "PAYMENT_UNDER_REVIEW";

type OrderFailure =
  | keyof typeof paymentEn.failures
  | "CONSENT_REVOKED"
  | "BANK_TIMEOUT"
  | "BANK_UNAVAILABLE";

/** The sentences of the page on which a customer approves a payment order. */
export const orderEn = {
  ...paymentEn,
  chrome: {
    ...paymentEn.chrome,
    step_account: "Check",
    one_minute_left: "One minute left to approve this payment.",
  },
  leave: requestEn.leave,

  asks: "{tpp} asks you to approve this payment.",
  /** What is known of the payee's name. `{said}` is the name that the TPP sent. */
  payee: {
    MATCH: "The payee’s bank confirms this name.",
    CLOSE_MATCH:
      "{tpp} names {said} as the payee. At the bank this account has a similar name: {payee}. Check that you mean the same payee.",
    NO_MATCH:
      "{tpp} names {said} as the payee, but this account belongs to {payee}. Reject the payment unless you want to pay {payee}.",
    BANK: "This is the name at the payee’s bank.",
    WITHHELD:
      "The name at the payee’s bank appears here once you have chosen how to approve. Check it then.",
    UNCHECKED:
      "This name is not checked: it comes from {tpp}, and the payee’s bank cannot be asked. Approve only if you know whom you pay.",
    UNKNOWN: "The name of the payee is not known. Approve only if you know whom you pay.",
  } satisfies Readonly<Record<PayeeSource, string>>,
  /** Before the sentence where the names differ. */
  no_match: "The name does not match.",

  identify: {
    ...paymentEn.identify,
    privacy: "This shows that you are the customer whose account pays.",
  },
  choose: {
    ...paymentEn.choose,
    none_left:
      "No more codes or prompts can be requested for this payment. Reject it, go back to {tpp} " +
      "and start again.",
    no_method: "This account cannot approve payments online. Go back to {tpp}.",
  },
  elsewhere: {
    ...paymentEn.elsewhere,
    lead: "Finish it there, or enter the account that pays to continue here.",
  },
  cancel: {
    open: "Reject payment",
    sure: "Nothing has been paid yet. Reject this payment?",
    confirm: "Yes, reject it",
  },

  slow: {
    ...paymentEn.slow,
    very_long:
      "There is still no final answer. We keep checking, and {tpp} is told as soon as there is one.",
  },
  not_paid: { ...paymentEn.not_paid, next: "Go back to {tpp} to try again." },
  expired: {
    ...paymentEn.expired,
    lead: "Nothing has been paid. Go back to {tpp} to start again.",
  },
  cancelled: {
    ...paymentEn.cancelled,
    lead: "{tpp} has cancelled it. Nothing has been paid.",
  },
  rejected: {
    heading: "You have rejected the payment",
    lead: "Nothing has been paid. You can go back to {tpp}.",
  },

  problems: {
    ...paymentEn.problems,
    DESTINATION_MISMATCH:
      "The account of the payee could not be confirmed, so nothing was paid. Go back to the app.",
    DESTINATION_NOT_FOUND:
      "The account of the payee was not found, so it cannot be paid. Go back to the app.",
    ROUTE_NOT_AVAILABLE: "Your bank cannot pay this payee. Go back to the app.",
    CONTINUED_ELSEWHERE:
      "This payment is open in another browser. Enter the account that pays to continue here.",
    PAYER_NOT_FOUND: "This is not the account that pays. Check what you entered, or use your IBAN.",
    PAYER_CHANGE_LIMIT_REACHED:
      "An account was entered too often for this payment. Go back to the app and start again.",
    CHALLENGE_LIMIT_REACHED:
      "No more codes or prompts can be requested for this payment. Reject it and start again.",
    BANK_UNAVAILABLE: "Your bank cannot be reached. Try again in a moment.",
    INSUFFICIENT_SCOPE: requestEn.problems.INSUFFICIENT_SCOPE,
    FORBIDDEN: "This is not possible at the moment. Nothing was paid. Go back to the app.",
    CONSENT_REVOKED: consentEnded,
    OTP_ATTEMPTS_EXCEEDED: "A wrong code was entered too many times. Nothing was paid.",
    PAYMENT_UNDER_REVIEW:
      "This payment may have been made already and is being checked. Do not pay again.",
  } satisfies Readonly<Record<OrderProblem, string>>,
  failures: {
    ...paymentEn.failures,
    CONSENT_REVOKED: consentEnded,
    BANK_TIMEOUT: unreachable,
    BANK_UNAVAILABLE: unreachable,
  } satisfies Readonly<Record<OrderFailure, string>>,
};

export type OrderSentences = Translated<typeof orderEn>;
