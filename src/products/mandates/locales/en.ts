import { en } from "../../../approvals/page/locales/en.ts";
import { consentEn } from "../../consents/locales/en.ts";
import { orderEn } from "../../payment-orders/locales/en.ts";
import type { MandateSentences } from "./sentences.ts";

const consentEnded = "The permission for this app has ended, so it can set up no payments.";

export const mandateEn: MandateSentences = {
  ...consentEn,
  chrome: {
    ...en.chrome,
    ...consentEn.chrome,
    title: "{tpp} asks to take payments",
    summary: "What you are asked to allow",
    step_approve: en.chrome.step_approve,
    step_done: en.chrome.step_done,
    never_asked: "Your bank asks you to approve. This page never asks for your banking password.",
  },

  asks: {
    payee: "{tpp} asks for permission to take payments from your account.",
    app: "{tpp} asks for permission to pay {payee} from your account.",
    change: "{tpp} asks to replace a permission that you gave earlier.",
  },
  payee_withheld: orderEn.payee.WITHHELD,
  headline: {
    at_most: "Up to {money} {every}",
    in_total: "Up to {money} in total",
  },
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
    from: "From",
    on_approval: "The day on which you approve",
    until: "Until",
    last_day: "The end of {date}",
    no_end: "You stop it",
    time_zone: "Time zone",
    account: "Account",
    own_account: "Your account at the bank",
  },
  change: {
    old: "Until now",
    new: "New",
    explained:
      "The earlier permission ends when you approve. What it has taken in the running period counts.",
  },
  stop: {
    sentence: "You can stop it at any time, without asking {tpp}: at your bank, or under {link}.",
    link: "your connections",
  },

  identify: {
    ...en.identify,
    heading: "Which account should the payments come from?",
    lead: "Your bank will then ask you to approve.",
  },
  choose: {
    ...en.choose,
    none_left: consentEn.choose.none_left,
    no_method: consentEn.choose.no_method,
  },
  choose_lead_by_name: "Your bank will check that it is you.",
  otp: { ...en.otp, submit: "Approve", expired: consentEn.otp.expired },
  push: {
    ...en.push,
    expired: consentEn.push.expired,
    older_approved:
      "The prompt that you approved no longer counts. It allowed nothing. Use the newest one, or ask for another.",
  },
  elsewhere: {
    ...consentEn.elsewhere,
    lead: "Finish it there, or enter the account that pays to continue here.",
  },

  wait: {
    heading: "Your approval is being recorded",
    lead: "The earlier permission is being ended. This usually takes a moment.",
  },
  approved: {
    heading: "You have approved",
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
    lead: "Nothing has changed. Go back to {tpp} to start again.",
  },

  problems: {
    ...en.problems,
    ...consentEn.problems,
    DESTINATION_MISMATCH: "The account of the payee could not be confirmed. Nothing has changed.",
    DESTINATION_NOT_FOUND: "The account of the payee was not found, so it cannot be paid.",
    PAYER_NOT_FOUND: "This account cannot be used here. Check what you entered, or use your IBAN.",
    INSUFFICIENT_SCOPE:
      "This app may no longer ask for this. Nothing has changed. Go back to the app.",
    FORBIDDEN: "This is not possible at the moment. Nothing has changed.",
    DIRECTORY_UNAVAILABLE:
      "The accounts cannot be looked up at the moment. Nothing has changed; try again soon.",
    CONTINUED_ELSEWHERE:
      "This request is open in another browser. Enter the account that pays to continue here.",
    CONSENT_REVOKED: consentEnded,
  },
  failures: {
    DESTINATION_MISMATCH: en.failures.DESTINATION_MISMATCH,
    DESTINATION_NOT_FOUND: en.failures.DESTINATION_NOT_FOUND,
    PAYER_ACCOUNT_DEBIT_BLOCKED: en.failures.PAYER_ACCOUNT_DEBIT_BLOCKED,
    ROUTE_NOT_AVAILABLE: en.failures.ROUTE_NOT_AVAILABLE,
    OTP_EXPIRED: en.failures.OTP_EXPIRED,
    OTP_ATTEMPTS_EXCEEDED: en.failures.OTP_ATTEMPTS_EXCEEDED,
    PAYER_NOT_FOUND: "The account could not be used.",
    PUSH_DECLINED: "It was declined in the banking app.",
    MANDATE_NOT_ACTIVE: "The earlier permission has ended already, so nothing can replace it.",
    CONSENT_REVOKED: consentEnded,
  },
};
