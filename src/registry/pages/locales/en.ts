import type { Translated } from "../../../frame/pages/locale.ts";

/** All sentences of the customers' pages. */
export const registryEn = {
  title: "Your payment username",

  frame: {
    brand: "Payment usernames",
    from: "{bank} sent you here",
    test_mode: "Test. No real accounts and no real money.",
    steps: "Progress",
    step_start: "Start",
    step_choose: "Choose",
    step_done: "Done",
    step_is_done: "completed",
    never_asked: "Your bank knows that it is you. This page never asks for a password or a code.",
    time_left: {
      one: "{minutes} min left when this page was loaded",
      other: "{minutes} min left when this page was loaded",
    },
  },

  landing: {
    heading: "Manage your payment username",
    lead: "Your bank sent you here. You have fifteen minutes, in this browser.",
    submit: "Continue",
  },
  gone: {
    heading: "This address no longer works",
    lead: "It was already used, or it has expired. Ask your bank for a new one.",
  },

  username: "Username",
  pending: {
    heading: "Waiting for your answer",
    asks: "{bank} wants to link an account to your username.",
    unnamed:
      "{bank} does not say which account. Ask {bank} before you confirm, if you are not sure.",
    warning: "Confirm only if this is your own account.",
    confirm: "Confirm the account at {bank}",
    reject: "Reject the account at {bank}",
  },
  accounts: {
    heading: "Your accounts",
    linked: "linked on {date}",
    none: "No account is linked yet.",
    suspended: "Suspended by the bank",
    hidden: "Hidden from the public",
    is: {
      ANY: "Used for your username",
      PAYER: "Used when you pay",
      PAYEE: "Used when you are paid",
      BANK: "Used for your username at this bank",
    },
    choose: {
      ANY: "Use for my username",
      PAYER: "Use when I pay",
      PAYEE: "Use when I am paid",
      BANK: "Use for my username at this bank",
    },
    hide: "Hide from the public",
    show: "Show to the public",
  },
  rename: {
    heading: "Change your username",
    lead:
      "Payments to your present username will no longer reach you. You can change it once in " +
      "thirty days.",
    field: "New username",
    hint: "3 to 30 characters: letters (a to z), digits, dots, dashes and underscores.",
    submit: "Change the username",
  },

  /** What the last choice has changed. `{account}` names the bank too. */
  saved: {
    confirm: "{account} is now linked to your username.",
    reject: "You have rejected the account at {bank}. It is not linked.",
    default: {
      ANY: "{account} is now your default.",
      PAYER: "When you pay, {account} is used from now on.",
      PAYEE: "When you are paid, {account} is used from now on.",
      BANK: "{account} is now your default at this bank.",
    },
    visibility: {
      GATEWAYS: "{account} is now hidden from the public.",
      PUBLIC: "{account} is now shown to the public.",
    },
    username: "Your username is now {username}.",
    told: "Your bank is told, so that it can confirm the change to you.",
    close: "You can close this page.",
  },
  back: { done: "Back to {bank}", leave: "Leave and go back to {bank}" },
  problems: {
    invalid_name: "This username is not possible. See the rules below the field.",
    taken: "This username is taken or reserved. Choose another one.",
    too_soon: "You changed your username less than thirty days ago.",
    not_possible: "This is not possible from here. Ask the bank that keeps the account.",
    busy: "The registry is busy. Try again in a moment.",
  },
};

export type RegistrySentences = Translated<typeof registryEn>;
