import { requestEn } from "../../../approvals/page/locales/en.ts";
import type { DataScope } from "../../../base/kernel/answer-words.ts";
import type { Translated } from "../../../frame/pages/locale.ts";

const payments =
  "Pay from your account and see its full number. Small payments may need no further approval";

/** The sentences of the consent page, in addition to those of every page. */
export const consentEn = {
  ...requestEn,
  chrome: {
    ...requestEn.chrome,
    title: "{tpp} asks for access",
    summary: "What is asked for",
    step_account: "You",
    step_approve: "Identity",
    step_done: "Approve",
  },

  asks: {
    lead: "{tpp} asks for access to your account.",
    /** For a consent that is approved already. */
    lead_again: "{tpp} asks to renew its access to your account.",
    purpose: "Purpose",
    bank: "Bank",
    until: "Until",
    renew_until: "Renew until",
    shared: "Shared accounts",
    scopes: "If you approve, {tpp} can:",
    /** The headings of the permissions: those that read, and those that pay. */
    groups: { read: "See your account data", pay: "Pay from your account" },
    /** Beside the scope mandates:write. */
    warning:
      "This is a far-reaching permission: {tpp} could prepare regular payments from your account. " +
      "Your bank asks you before each is set up. Continue only if you trust {tpp}.",
  },
  scopes: {
    "accounts:read": "See your accounts: their names, their kinds and parts of their numbers",
    "balances:read": "See your balances",
    "transactions:read": "See your transactions: what you paid and received, when, and with whom",
    "standing-orders:read": "See your standing orders and scheduled payments",
    "payments:write": payments,
    "payments:initiate": payments,
    "mandates:write": "Set up regular payments from your account",
  } satisfies Readonly<Record<DataScope, string>>,

  identify: {
    ...requestEn.identify,
    heading: "Who are you at {bank}?",
    lead: "{bank} will then check that it is you. After that you choose what you share.",
    field: "Username or one of your IBANs",
    missing: "Enter your username or one of your IBANs.",
  },
  choose: {
    ...requestEn.choose,
    heading: "How do you want to show that it is you?",
    other_account: "Use another username or IBAN",
  },
  otp: {
    ...requestEn.otp,
    submit: "Confirm",
  },
  push: {
    ...requestEn.push,
    older_approved:
      "The prompt that you approved no longer counts. It shared nothing. Use the newest one, or ask for another.",
  },

  wait: {
    heading: "Your bank is listing your accounts",
    lead: "This usually takes a moment. Then you choose what you share.",
  },
  approve: {
    heading: "What do you want to share?",
    lead: "{tpp} sees only the accounts that you tick.",
    lead_again: "{tpp} keeps its access to these accounts.",
    accounts: "Your accounts",
    all: "Select all",
    submit: "Approve",
    missing: "Choose at least one account, or reject the request.",
  },

  approved: {
    ...requestEn.approved,
    lead: "{tpp} has access until {date}.",
    stop: "See and stop what you share",
  },
  no_account: {
    heading: "There is no account to share",
    lead: "{bank} shares none of your accounts with others. Nothing has changed.",
  },

  problems: {
    ...requestEn.problems,
    PAYER_NOT_FOUND:
      "This account cannot approve here. Check what you entered; it must be at the bank shown above.",
  },
};

export type ConsentSentences = Translated<typeof consentEn>;
