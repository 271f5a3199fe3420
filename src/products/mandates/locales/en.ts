import { paymentEn, requestEn } from "../../../approvals/page/locales/en.ts";
import type { Translated } from "../../../frame/pages/locale.ts";
import { orderEn } from "../../payment-orders/locales/en.ts";

const consentEnded = "The permission for this app has ended, so it can set up no payments.";

type MandateFailure =
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

/**
 * The sentences of the page on which a customer approves a mandate. `{tpp}` is who asks: the payee
 * itself, or the app that does so for the customer.
 */
export const mandateEn = {
  ...requestEn,
  chrome: {
    ...requestEn.chrome,
    title: "{tpp} asks to take payments",
    summary: "What you are asked to allow",
    /** The account, before it is looked up with the first code or prompt. */
    account_by_name: "The account of your payment username",
    account_shared: "The account that you shared with {tpp}",
    never_asked: "Your bank asks you to approve. This page never asks for your banking password.",
  },

  asks: {
    payee: "{tpp} asks for permission to take payments from your account.",
    app: "{tpp} asks for permission to pay {payee} from your account.",
    change: "{tpp} asks to replace a permission that you gave earlier.",
  },
  /** When the payee of an app's mandate is named. */
  payee_withheld: orderEn.payee.WITHHELD,
  /** The most that a period, or the whole mandate, can take: in large letters. */
  headline: {
    /** What the owner says, and after it the most. */
    usually: "Usually {money} {every},",
    never_more: "never more than {money}",
    at_most: "Up to {money} {every}",
    in_total: "Up to {money} in total",
  },
  /** How often: each is a part of other sentences. */
  every: {
    day: { one: "every day", other: "every {count} days" },
    week: { one: "every week", other: "every {count} weeks" },
    month: { one: "every month", other: "every {count} months" },
    year: { one: "every year", other: "every {count} years" },
  },
  terms: {
    each: "Each payment",
    exactly: "Exactly {money}",
    at_most_each: "Up to {money}; the amount can differ",
    limits: "Altogether",
    in_period: "Up to {money} {every}",
    in_total: "Up to {money} in total",
    in_number: { one: "One payment at most", other: "{count} payments at most" },
    collection: "How often",
    automatic: "Automatically, once {every}",
    once: "When {tpp} asks for it, at most once {every}",
    asked: "Whenever {tpp} asks for it, within these limits",
    from: "Starts",
    on_approval: "On the day you approve",
    until: "Ends",
    last_day: "The end of {date}",
    no_end: "When you stop it",
    time_zone: "Time zone",
  },
  change: {
    old: "Until now",
    new: "New",
    explained:
      "The earlier permission ends when you approve. What it has taken in the running period counts.",
  },
  /** How the customer stops it; `{link}` leads to the page of connections. */
  stop: {
    sentence: "You can stop it at any time, without asking {tpp}: at your bank, or under {link}.",
    link: "your connections",
  },
  without_notice: "Payments can be taken without notice.",
  /** How long ahead payments are announced. */
  notice: {
    one: "Your bank shows you each payment a day ahead.",
    other: "Your bank shows you each payment {count} days ahead.",
  },
  refunds: "Refunds come from {payee}; your bank does not take a payment back by itself.",

  identify: {
    ...requestEn.identify,
    heading: "Which account should the payments come from?",
    privacy: paymentEn.identify.privacy,
  },
  /** Where the account's bank is not known before it is asked. */
  choose_lead_by_name: "Your bank will check that it is you.",
  otp: {
    ...requestEn.otp,
    hint: paymentEn.otp.hint,
  },
  push: {
    ...requestEn.push,
    compare: paymentEn.push.compare,
    mismatch: paymentEn.push.mismatch,
  },
  elsewhere: {
    ...requestEn.elsewhere,
    lead: "Finish it there, or enter the account that pays to continue here.",
  },

  wait: {
    heading: "Your approval is being recorded",
    lead: "The earlier permission is being ended. This usually takes a moment.",
  },
  approved: {
    ...requestEn.approved,
    lead: "{payee} can be paid from your account within these limits.",
  },
  paused: {
    heading: "This permission is paused",
    lead: "Nothing is taken from your account until it is resumed.",
  },
  ended: {
    heading: "This permission has ended",
    lead: "No more payments can be taken with it.",
  },
  failed: {
    heading: "The permission was not set up",
    lead: requestEn.failed.lead,
  },

  problems: {
    ...requestEn.problems,
    DESTINATION_MISMATCH: "The account of the payee could not be confirmed. Nothing has changed.",
    DESTINATION_NOT_FOUND: "The account of the payee was not found, so it cannot be paid.",
    FORBIDDEN: "This is not possible at the moment. Nothing has changed.",
    DIRECTORY_UNAVAILABLE:
      "The accounts cannot be looked up at the moment. Nothing has changed; try again soon.",
    CONTINUED_ELSEWHERE:
      "This request is open in another browser. Enter the account that pays to continue here.",
    CONSENT_REVOKED: consentEnded,
  } satisfies Readonly<Record<keyof typeof requestEn.problems | "CONSENT_REVOKED", string>>,
  /** Why it was not set up. */
  failures: {
    DESTINATION_MISMATCH: paymentEn.failures.DESTINATION_MISMATCH,
    DESTINATION_NOT_FOUND: paymentEn.failures.DESTINATION_NOT_FOUND,
    PAYER_ACCOUNT_DEBIT_BLOCKED: paymentEn.failures.PAYER_ACCOUNT_DEBIT_BLOCKED,
    ROUTE_NOT_AVAILABLE: paymentEn.failures.ROUTE_NOT_AVAILABLE,
    OTP_EXPIRED: paymentEn.failures.OTP_EXPIRED,
    OTP_ATTEMPTS_EXCEEDED: paymentEn.failures.OTP_ATTEMPTS_EXCEEDED,
    PAYER_NOT_FOUND: "The account could not be used.",
    PUSH_DECLINED: "It was declined in the banking app.",
    MANDATE_NOT_ACTIVE: "The earlier permission has ended already, so nothing can replace it.",
    CONSENT_REVOKED: consentEnded,
  } satisfies Readonly<Record<MandateFailure, string>>,
};

export type MandateSentences = Translated<typeof mandateEn>;
