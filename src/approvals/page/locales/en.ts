import type { Translated } from "../../../frame/pages/locale.ts";
import type { FailureReason, RequestProblem, StepProblem } from "../page-problems.ts";

const codeLost =
  "Your bank did not say whether the code is correct, so it can no longer be used. Nothing was paid. Ask for a new code.";
const nothingChanged =
  "Your bank did not say whether the code is correct, so it can no longer be used. Nothing has changed. Ask for a new code.";

/**
 * The sentences of a payment's page. `{name}` marks a place for a value. Values are isolated (bdi),
 * so names, amounts and account numbers keep their own direction inside right-to-left text.
 */
export const paymentEn = {
  chrome: {
    title: "Pay {amount} to {payee}",
    summary: "Payment summary",
    amount: "You pay",
    test_mode: "Test payment. No real money moves.",
    one_minute_left: "One minute left to finish this payment.",
    unsent: "This could not be accepted, so nothing was sent to your bank. Please try again.",
    never_asked: "Your bank approves the payment. This page never asks for your banking password.",
    steps: "Progress",
    step_account: "Account",
    step_approve: "Approve",
    step_done: "Done",
    step_is_done: "completed",
    maintenance: "{bank} is under maintenance until {until}. Approving may not work before then.",
    maintenance_soon:
      "{bank} is under maintenance from {from} to {until}. Approving may not work in that time.",
    /** For somebody who meets the name of who asks for the first time. */
    who: "Who is {name}?",
    legal_name: "Legal name: {name}",
    authorised: "Authorised by {regulator}",
    registration: "no. {number}",
    terms: "Terms",
    privacy: "Privacy",
    support: "Help from {name}:",
    support_page: "Help page",
    from: "From",
    to: "To",
    for: "For",
    reference: "Reference",
  },

  identify: {
    heading: "Which account do you want to pay from?",
    lead: "Your bank will then ask you to approve the payment.",
    field: "Your IBAN or username",
    hint: "Your IBAN is on your bank card, in your banking app or on a statement.",
    submit: "Continue",
    missing: "Enter your IBAN or your username.",
    privacy: "{payee} never sees your account number.",
    banks: "Banks",
    bank_search: "Find your bank",
    bank_search_submit: "Search",
    banks_found: { one: "{count} bank", other: "{count} banks" },
    bank_more: "Type more of the name to see yours.",
    bank_none: "No bank of this name is connected. Check the spelling, or use your IBAN below.",
    bank_last: "Remembered here",
    bank_problems: "Has problems now",
    bank_problems_long:
      "{bank} has problems at the moment. Approving may not work. You can try, or use another bank.",
    by_name: "I know my IBAN or payment username",
    at_bank: "Your username or IBAN at {bank}",
    other_bank: "Another bank",
    which_bank:
      "A username alone does not say at which bank. Choose your bank above, or enter your IBAN.",
    remember: "Remember my bank and username in this browser",
    forget: "Forget this bank in this browser",
  },

  choose: {
    heading: "How do you want to approve?",
    heading_one: "Confirm with your bank",
    lead: "{bank} will check that it is you.",
    push: "In my banking app",
    push_about: "A prompt appears on your phone",
    otp: "With a code",
    otp_about: "Your bank sends it to your phone",
    none_left:
      "No more codes or prompts can be requested in this payment. Cancel it, go back to {payee} " +
      "and start again.",
    other_account: "Use another account",
    no_method: "This account cannot approve payments online. Use another account.",
  },

  otp: {
    heading: "Enter the code from your bank",
    sent: "{bank} has sent a code to {phone}.",
    sent_without_phone: "{bank} has sent a code to your phone.",
    field: "Code",
    hint: "Check that the message names {amount} and {payee}.",
    valid_for: "Valid for",
    attempts_left: { one: "{count} attempt left", other: "{count} attempts left" },
    submit: "Pay {amount}",
    missing: "Enter the code from the message.",
    expired_heading: "That code has expired",
    expired: "Ask for a new one. Nothing has been paid.",
    resend: "Send a new code",
    resent: "New code sent at {time}.",
    switch: "Approve in the app instead",
    not_received: "No code yet?",
  },

  push: {
    heading: "Approve in your banking app",
    lead: "Open the app of {bank} on your phone.",
    compare: "Approve only if it shows this number, {amount} and {payee}.",
    waiting: "Waiting for your approval…",
    mismatch: "Another number or amount? Decline it in the app.",
    expired_heading: "That prompt has expired",
    expired: "Ask for a new one. Nothing has been paid.",
    resend: "Send the prompt again",
    resent: "New prompt sent at {time}.",
    number: "The number is now {number}.",
    older_approved:
      "The prompt that you approved no longer counts. It paid nothing. Use the newest one, or ask for another.",
    switch: "Use a code instead",
    not_received: "No prompt yet?",
  },

  processing: {
    heading: "Your payment is being processed",
    lead: "It is approved, and your bank is carrying it out.",
    duration: "This usually takes a few seconds.",
    do_not_pay_again: "Please do not pay again.",
    can_close: "You can close this page: the payment continues without it.",
  },

  settling: {
    heading: "Your payment is on its way",
    lead: "The money has left your account and is on its way to {payee}.",
    duration: "Between two banks this usually takes 2 to 10 seconds.",
  },

  slow: {
    long: "This is taking longer than usual. We keep checking.",
    very_long:
      "There is still no final answer. We keep checking, and {payee} is told as soon as there is one.",
  },

  elsewhere: {
    heading: "This payment is open in another browser",
    lead: "Finish it there, or enter your account again to continue here.",
    submit: "Continue here",
  },

  completed: { heading: "Payment complete", lead: "{payee} has received {amount}." },
  refused: {
    next: "You can pay from another account.",
  },
  not_paid: {
    heading: "The payment was not made",
    nothing_paid: "Nothing has been taken from your account.",
    next: "Go back to {payee} to try again.",
  },
  expired: {
    heading: "The time for this payment is over",
    lead: "Nothing has been paid. Go back to {payee} to start again.",
  },
  cancelled: {
    heading: "Payment cancelled",
    lead: "Nothing has been paid. You can go back to {payee}.",
  },
  returning: {
    heading: "Your money is coming back",
    lead: "The bank of {payee} did not accept the payment. {amount} is going back to your account.",
    next: "Please wait until it arrives before you pay again.",
  },
  returned: {
    heading: "Your money is back",
    lead: "The bank of {payee} did not accept the payment. {amount} has been returned to your account.",
  },

  leave: {
    back: "Back to {payee}",
    redirecting: "Taking you back to {payee} in a few seconds.",
    stay: "Stay on this page",
    close: "You can close this page.",
    gone: "The way back to the app no longer works. Open the app yourself.",
  },

  cancel: {
    open: "Cancel payment",
    sure: "Nothing has been paid yet. Cancel this payment?",
    confirm: "Yes, cancel it",
  },

  working: "One moment…",

  /** Refusals of a step while the customer can still act: what happened and what to do. */
  problems: {
    OFFLINE:
      "The service could not be reached. Check your connection; the page shows what happened as " +
      "soon as it is back.",
    SESSION_TOKEN_REQUIRED: "The page was renewed. Please try again.",
    INVALID_STATE: "The payment has changed. The page now shows its current state.",
    SESSION_NOT_CANCELLABLE: "Too late to cancel: your bank has already received the instruction.",
    DESTINATION_MISMATCH:
      "The account of the payee could not be confirmed, so nothing was paid. Go back to the shop.",
    CONTINUED_ELSEWHERE:
      "This payment is open in another browser. Enter your account again to continue here.",
    CHALLENGE_IN_PROGRESS:
      "Your bank is still sending a code or prompt. Wait a moment and try again.",
    SESSION_EXPIRED: "The time for this payment is over. Nothing has been paid.",
    VALIDATION_FAILED: "Something in your entry is not correct. Check it and try again.",
    "VALIDATION_FAILED:payer_iban": "This is not a valid IBAN. Compare it with your card or app.",
    "VALIDATION_FAILED:payer_alias":
      "This is neither an IBAN nor a username. Usernames look like “layla” or “layla@bank”.",
    "VALIDATION_FAILED:otp_code":
      "This does not look like a code from your bank. Check the message and try again.",
    PAYER_NOT_FOUND: "No account that can pay was found. Check what you entered, or use your IBAN.",
    DESTINATION_NOT_FOUND:
      "The account of the payee was not found, so it cannot be paid. Go back to the shop.",
    ROUTE_NOT_AVAILABLE: "Your bank cannot pay this payee. Use an account at another bank.",
    CURRENCY_MISMATCH: "This account is in another currency. Use another account.",
    SAME_ACCOUNT: "This is the account that will be paid. Use another account.",
    AUTH_METHOD_NOT_AVAILABLE:
      "Your bank does not offer this for your account. Choose another way.",
    OTP_INCORRECT: "That code is not correct. Check the newest message and try again.",
    CHALLENGE_REPLACED: "This code or prompt was replaced by a newer one. Use the newest.",
    PAYER_CHANGE_LIMIT_REACHED:
      "The account was changed too often in this payment. Cancel it and start again.",
    OTP_EXPIRED: "That code has expired. Ask for a new one.",
    RATE_LIMITED: "Too many attempts in a short time. Wait a minute and try again.",
    CHALLENGE_LIMIT_REACHED:
      "No more codes or prompts can be requested in this payment. Cancel it and start again.",
    PAYER_THROTTLED:
      "Too many attempts with this account. Wait {minutes} min, or choose another way.",
    INTERNAL: "Something went wrong on our side. Try again in a moment.",
    BANK_ERROR: "Your bank gave no clear answer. Try again in a moment.",
    BANK_UNAVAILABLE: "Your bank cannot be reached. Try again in a moment or use another account.",
    DIRECTORY_UNAVAILABLE:
      "The payee's account cannot be confirmed at the moment. Nothing was paid; try again soon.",
    REGISTRY_UNAVAILABLE: "Usernames cannot be looked up at the moment. Enter your IBAN instead.",
    SERVICE_UNAVAILABLE: "The service is busy. Try again in a moment.",
    BANK_TIMEOUT: "Your bank did not answer in time. Try again in a moment.",
    "BANK_ERROR:otp_code": codeLost,
    "BANK_UNAVAILABLE:otp_code": codeLost,
    "BANK_TIMEOUT:otp_code": codeLost,
  } satisfies Readonly<Record<StepProblem, string>>,

  /** Why a payment ended without moving money. */
  failures: {
    DESTINATION_MISMATCH: "The account of the payee could not be confirmed.",
    PAYER_ACCOUNT_DEBIT_BLOCKED: "Your bank does not allow payments from this account.",
    INSUFFICIENT_FUNDS: "The balance of the account is too low for this payment.",
    LIMIT_EXCEEDED: "The amount is above a limit of your account.",
    OTP_EXPIRED: "The code had expired.",
    OTP_ATTEMPTS_EXCEEDED: "A wrong code was entered too many times.",
    PUSH_DECLINED: "The payment was declined in the banking app.",
    PAYMENT_REFUSED: "Your bank refused the payment.",
    PAYER_NOT_FOUND: "The account could not be used for this payment.",
    DESTINATION_NOT_FOUND: "The account of the payee was not found.",
    ROUTE_NOT_AVAILABLE: "Your bank cannot pay this payee.",
    BANK_ERROR: "Your bank could not carry out the payment.",
  } satisfies Readonly<Record<FailureReason, string>>,
};

/** The sentences of a page that pays nothing, and of `{tpp}` who asks. */
export const requestEn = {
  chrome: {
    ...paymentEn.chrome,
    test_mode: "Test. No real accounts and no real money.",
    one_minute_left: "One minute left to decide.",
    never_asked: "Your bank checks that it is you. This page never asks for your banking password.",
    account: "Account",
  },
  leave: {
    ...paymentEn.leave,
    back: "Back to {tpp}",
    redirecting: "Taking you back to {tpp} in a few seconds.",
  },
  identify: {
    ...paymentEn.identify,
    lead: "Your bank will then ask you to approve.",
    privacy: "{tpp} learns nothing before you approve at the end.",
  },
  choose: {
    ...paymentEn.choose,
    none_left: "No more codes or prompts can be requested here. Go back to {tpp} and start again.",
    no_method: "This account cannot approve online. Use another account.",
  },
  otp: {
    ...paymentEn.otp,
    expired: "Ask for a new one. Nothing has changed.",
    hint: "Check that the message names {tpp}.",
    submit: "Approve",
  },
  push: {
    ...paymentEn.push,
    expired: "Ask for a new one. Nothing has changed.",
    compare: "Approve only if it shows this number and {tpp}.",
    mismatch: "Another number or name? Decline it in the app.",
    older_approved:
      "The prompt that you approved no longer counts. It allowed nothing. Use the newest one, or ask for another.",
  },
  elsewhere: {
    heading: "This request is open in another browser",
    lead: "Finish it there, or enter your account again to continue here.",
    submit: paymentEn.elsewhere.submit,
  },
  cancel: {
    open: "Reject",
    sure: "Reject this request? Nothing changes then.",
    confirm: "Yes, reject it",
  },
  approved: {
    heading: "You have approved",
  },
  failed: {
    heading: "Your bank did not confirm that it is you",
    lead: "Nothing has changed. Go back to {tpp} to start again.",
  },
  rejected: {
    heading: "You have rejected the request",
    lead: "Nothing has changed. You can go back to {tpp}.",
  },
  expired: {
    heading: "The time for this request is over",
    lead: "Nothing has changed. Go back to {tpp} to start again.",
  },
  withdrawn: {
    heading: "This request has ended",
    lead: "{tpp} no longer needs your answer. You can go back.",
  },

  working: paymentEn.working,
  problems: {
    ...paymentEn.problems,
    INVALID_STATE: "Something has changed. The page now shows how it is.",
    CONTINUED_ELSEWHERE:
      "This request is open in another browser. Enter your account again to continue here.",
    SESSION_EXPIRED: "The time for this request is over. Nothing has changed.",
    PAYER_NOT_FOUND: "This account cannot be used here. Check what you entered, or use your IBAN.",
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
    "BANK_ERROR:otp_code": nothingChanged,
    "BANK_UNAVAILABLE:otp_code": nothingChanged,
    "BANK_TIMEOUT:otp_code": nothingChanged,
  } satisfies Readonly<Record<RequestProblem, string>>,
};

export type PaymentSentences = Translated<typeof paymentEn>;
export type RequestSentences = Translated<typeof requestEn>;

/** What every page has around its screens. */
export type FrameSentences = Pick<PaymentSentences, "chrome" | "leave" | "working" | "problems">;

/** The screens of an authorisation. */
export type ScaSentences = Pick<
  PaymentSentences,
  "identify" | "choose" | "otp" | "push" | "elsewhere" | "cancel"
>;
