import type { Translated } from "../../../frame/pages/locale.ts";
import { consentEn } from "../../consents/locales/en.ts";

/** The sentences of the page on which a customer sees and stops what is shared of an account. */
export const connectionsEn = {
  ...consentEn,
  chrome: {
    ...consentEn.chrome,
    title: "What you share",
    summary: "What this page is for",
    step_done: "Connections",
    one_minute_left: "One minute left on this page.",
  },

  identify: {
    ...consentEn.identify,
    heading: "See and stop what you share",
    lead: "Name one of your accounts. Your bank checks that it is yours; then you see which apps have access to it, and who may take payments.",
    privacy: "Nobody is told that you looked.",
  },
  choose: {
    ...consentEn.choose,
    none_left: "No more codes can be requested here. Try again later.",
  },
  otp: {
    ...consentEn.otp,
    hint: "The message says that you want to see which apps have access.",
  },
  push: {
    ...consentEn.push,
    compare: "Approve only if it shows this number.",
    mismatch: "Another number? Decline it in the app.",
  },

  list: {
    heading: "What you have allowed",
    lead: "At {bank}, account {account}.",
    none: "No app has access to this account, and nobody may take regular payments from it.",
    purpose: "Purpose",
    since: "Since",
    until: "Until",
    last_used: "Last used",
    never_used: "Never",
    stop: "Stop",
    sure: "Stop the access of {tpp}? It ends at once and cannot be undone.",
    /** `{payee}` is paid, with or without an app. */
    sure_of_mandate:
      "Stop all further payments to {payee}? This holds at once and cannot be undone. A payment that is already on its way still arrives.",
    app: "Set up with",
    last_charged: "Last payment",
    confirm: "Yes, stop it",
    other_account: "Another account",
    sign_out: "Sign out",
    accounts: "Accounts",
    other_accounts: { one: "{count} other account", other: "{count} other accounts" },
    stop_all: "Stop all",
    sure_of_all:
      "Stop every access and all further payments on this list? They end at once, and this cannot be undone. A payment that is already on its way still arrives.",
    confirm_all: "Yes, stop all",
    ended: "Ended",
    one_ended: "{name}: ended at {time}.",
    all_ended: "Everything was stopped at {time}. Ended: {count}.",
    /** Leads to the page from a link of another site. */
    go_on: "Continue",
  },

  problems: {
    ...consentEn.problems,
    CHALLENGE_REQUIRED: "Prove first that the account is yours.",
    NOT_FOUND: "This access has ended already.",
    PAYER_NOT_FOUND: "This account was not found. Check what you entered, or use your IBAN.",
  },
};

export type ConnectionsSentences = Translated<typeof connectionsEn>;
