import { en } from "../../../approvals/page/locales/en.ts";
import type { ConsentSentences } from "./sentences.ts";

const codeLost =
  "Your bank did not say whether the code is correct, so it can no longer be used. Nothing has changed. Ask for a new code.";

export const consentEn: ConsentSentences = {
  chrome: {
    ...en.chrome,
    title: "{tpp} asks for access",
    summary: "What is asked for",
    test_mode: "Test. No real accounts and no real money.",
    step_approve: "Identity",
    step_done: "Approve",
    one_minute_left: "One minute left to decide.",
    no_script:
      "This page needs JavaScript to reach your bank safely. Switch it on for this site and load " +
      "the page again. Nothing has changed.",
    script_missing:
      "This is taking longer than usual to load. If the buttons stay pale, your browser blocks this page’s script: allow it and load the page again. Nothing has changed.",
    never_asked: "Your bank checks that it is you. This page never asks for your banking password.",
  },
  leave: {
    back: "Back to {tpp}",
    redirecting: "Taking you back to {tpp} in a few seconds.",
    stay: en.leave.stay,
    close: en.leave.close,
    gone: en.leave.gone,
  },

  asks: {
    lead: "{tpp} asks for access to your account.",
    lead_again: "{tpp} asks to renew its access to your account.",
    purpose: "Purpose",
    bank: "Bank",
    account: "Account",
    own_account: "Your account at the bank",
    until: "Until",
    renew_until: "Renew until",
    scopes: "If you approve, {tpp} can:",
    warning:
      "This is a far-reaching permission: {tpp} could prepare regular payments from your account. " +
      "Your bank asks you before each is set up. Continue only if you trust {tpp}.",
  },
  scopes: {
    "accounts:read": "See your accounts: their names, their kinds and parts of their numbers",
    "balances:read": "See your balances",
    "transactions:read": "See your transactions: what you paid and received, when, and with whom",
    "standing-orders:read": "See your standing orders and scheduled payments",
    "payments:write":
      "Pay from your account and see its full number. Small payments may need no further approval",
    "payments:initiate":
      "Pay from your account and see its full number. Small payments may need no further approval",
    "mandates:write": "Set up regular payments from your account",
  },

  identify: {
    ...en.identify,
    heading: "Which of your accounts at {bank}?",
    lead: "{bank} will then check that it is you.",
    privacy: "{tpp} learns nothing before you approve at the end.",
  },
  choose: {
    ...en.choose,
    heading: "How do you want to show that it is you?",
    none_left: "No more codes or prompts can be requested here. Go back to {tpp} and start again.",
    no_method: "This account cannot approve online. Use another account.",
  },
  otp: {
    ...en.otp,
    hint: "Check that the message names {tpp}.",
    submit: "Confirm",
    expired: "Ask for a new one. Nothing has changed.",
  },
  push: {
    ...en.push,
    compare: "Approve only if it shows this number and {tpp}.",
    mismatch: "Another number or name? Decline it in the app.",
    expired: "Ask for a new one. Nothing has changed.",
    older_approved:
      "The prompt that you approved no longer counts. It shared nothing. Use the newest one, or ask for another.",
  },
  elsewhere: {
    heading: "This request is open in another browser",
    lead: "Finish it there, or enter your account again to continue here.",
    submit: en.elsewhere.submit,
  },
  cancel: {
    open: "Reject",
    sure: "Reject this request? Nothing changes then.",
    confirm: "Yes, reject it",
  },

  wait: {
    heading: "Your bank is listing your accounts",
    lead: "This usually takes a moment. Then you choose what you share.",
  },
  approve: {
    heading: "What do you want to share?",
    lead: "Untick each account that {tpp} is not to see.",
    lead_again: "{tpp} keeps its access to these accounts.",
    accounts: "Your accounts",
    submit: "Approve",
    missing: "Choose at least one account, or reject the request.",
  },

  approved: {
    heading: "You have approved",
    lead: "{tpp} has access until {date}.",
    stop: "See and stop what you share",
  },
  rejected: {
    heading: "You have rejected the request",
    lead: "Nothing has changed. You can go back to {tpp}.",
  },
  failed: {
    heading: "Your bank did not confirm that it is you",
    lead: "Nothing has changed. Go back to {tpp} to start again.",
  },
  no_account: {
    heading: "There is no account to share",
    lead: "{bank} shares none of your accounts with others. Nothing has changed.",
  },
  expired: {
    heading: "The time for this request is over",
    lead: "Nothing has changed. Go back to {tpp} to start again.",
  },
  withdrawn: {
    heading: "This request has ended",
    lead: "{tpp} no longer needs your answer. You can go back.",
  },

  working: en.working,
  problems: {
    ...en.problems,
    INVALID_STATE: "Something has changed. The page now shows how it is.",
    CONTINUED_ELSEWHERE:
      "This request is open in another browser. Enter your account again to continue here.",
    SESSION_EXPIRED: "The time for this request is over. Nothing has changed.",
    PAYER_NOT_FOUND:
      "This account cannot approve here. Check what you entered; it must be at the bank shown above.",
    PAYER_CHANGE_LIMIT_REACHED:
      "The account was entered too often. Reject the request and start again.",
    CHALLENGE_LIMIT_REACHED:
      "No more codes or prompts can be requested here. Reject the request and start again.",
    INSUFFICIENT_SCOPE:
      "This app may no longer ask for this. Nothing has changed. Go back to the app.",
    FORBIDDEN: "This is not possible at the moment. Nothing has changed. Go back to the app.",
    DIRECTORY_UNAVAILABLE: "Your account cannot be looked up at the moment. Try again soon.",
    OTP_ATTEMPTS_EXCEEDED: "A wrong code was entered too many times. Nothing has changed.",
    PUSH_DECLINED: "The request was declined in the banking app. Nothing has changed.",
    "BANK_ERROR:otp_code": codeLost,
    "BANK_UNAVAILABLE:otp_code": codeLost,
    "BANK_TIMEOUT:otp_code": codeLost,
  },
};
