import { isoTime } from "../../base/platform/clock.ts";
import type { BankRequest } from "../../network/banks/contract.ts";
import {
  accountAt,
  answered,
  type CalledBank,
  complained,
  refused,
  type SandboxAnswer,
} from "./answers.ts";
import type { Books, Message, Moment, SandboxAccount, SandboxChallenge } from "./books.ts";
import { contentOf, describeContent, pageNameOf, storedContent } from "./challenge-content.ts";
import { keepMandate } from "./mandates.ts";

/**
 * How a bank asks its customer: codes and prompts, with amount and payee, or app, permissions and
 * end in the text. The shown content is stored, and only this content is authorised [RTS Art. 5].
 */
const OTP_TTL_MS = 5 * 60_000;
const PROMPT_TTL_MS = 15 * 60_000;
const OTP_ATTEMPTS = 5;

const begin = (
  caller: CalledBank,
  request: BankRequest<"send-otp">,
  kind: "OTP" | "PUSH",
  moment: Moment,
): SandboxChallenge => ({
  token: `${kind === "OTP" ? "otp" : "psh"}_${moment.token()}`,
  kind,
  bank: caller.bank.handle,
  originator: caller.originator,
  session_id: request.session_id,
  iban: request.payer_iban,
  content: storedContent(request),
  state: "OPEN",
  otp_code: null,
  attempts_remaining: OTP_ATTEMPTS,
  display_code: null,
  prompt: null,
  expires_at: moment.now + (kind === "OTP" ? OTP_TTL_MS : PROMPT_TTL_MS),
  used_by: null,
});

/**
 * Stores the challenge and puts its message on the customer's phone. Earlier prompts for the same
 * payment or consent end, because approving one would have no effect.
 * @rule B3.2
 */
const deliver = (
  books: Books,
  caller: CalledBank,
  account: SandboxAccount,
  challenge: SandboxChallenge,
  text: string,
  moment: Moment,
): void => {
  const { bank, originator, session_id } = challenge;
  const older = { bank, originator, session_id, kind: "PUSH", state: "OPEN" } as const;
  for (const prompt of books.challenges.list(older)) {
    books.challenges.put({ ...prompt, state: "REPLACED" });
  }
  books.challenges.put(challenge);
  const message: Message = {
    message_id: moment.token(),
    customer: account.customer ?? account.iban,
    received_at: isoTime(moment.now),
    bank_name: caller.bank.name,
    text,
    challenge: challenge.token,
  };
  books.messages.put(message);
};

/** The account, if this bank can ask its customer in this way. */
const askable = (
  books: Books,
  caller: CalledBank,
  request: BankRequest<"send-otp">,
  kind: "OTP" | "PUSH",
): SandboxAccount | null => {
  const account = accountAt(books, caller.bank, request.payer_iban);
  return account?.customer && account.auth_methods.includes(kind) ? account : null;
};

const describe = (challenge: SandboxChallenge): string =>
  describeContent(contentOf(challenge), challenge.iban);

export const sendOtp = (
  books: Books,
  caller: CalledBank,
  request: BankRequest<"send-otp">,
  moment: Moment,
): SandboxAnswer => {
  const account = askable(books, caller, request, "OTP");
  if (!account) return refused("NOT_AUTHORISED");
  const code = moment.digits(6);
  const challenge = { ...begin(caller, request, "OTP", moment), otp_code: code };
  const text =
    `${caller.bank.name}: ${code} is your code to ${describe(challenge)}. ` +
    "It is valid for 5 minutes. We never ask for it on the telephone.";
  deliver(books, caller, account, challenge, text, moment);
  const phoneMasked = `${account.phone.slice(0, 3)} ••• ••${account.phone.slice(-2)}`;
  return answered({ otp_token: challenge.token, phone_masked: phoneMasked });
};

/** The app of a bank is the customer's phone in the sandbox. */
export const sendPush = (
  books: Books,
  caller: CalledBank,
  request: BankRequest<"send-push">,
  moment: Moment,
  origin: string,
): SandboxAnswer => {
  const account = askable(books, caller, request, "PUSH");
  if (!account) return refused("NOT_AUTHORISED");
  const challenge: SandboxChallenge = {
    ...begin(caller, request, "PUSH", moment),
    display_code: request.display_code,
    prompt: moment.token(),
  };
  const text =
    `${caller.bank.name}: do you want to ${describe(challenge)}? ` +
    `Approve only if ${pageNameOf(contentOf(challenge))} shows ${request.display_code}.`;
  deliver(books, caller, account, challenge, text, moment);
  const app_url = `${origin}/phones/${account.customer}`;
  return answered({ push_token: challenge.token, app_url });
};

/** The challenge of this token, if bank, gateway, session and kind match. */
const findChallenge = (
  books: Books,
  caller: CalledBank,
  kind: "OTP" | "PUSH",
  token: string,
  sessionId?: string,
): SandboxChallenge | null => {
  const challenge = books.challenges.get(token);
  if (challenge?.kind !== kind || challenge.bank !== caller.bank.handle) return null;
  if (challenge.originator !== caller.originator) return null;
  return sessionId === undefined || challenge.session_id === sessionId ? challenge : null;
};

/** A wrong code costs an attempt. After the last attempt even the correct code is refused. */
export const verifyOtp = (
  books: Books,
  caller: CalledBank,
  request: BankRequest<"verify-otp">,
  moment: Moment,
): SandboxAnswer => {
  const challenge = findChallenge(books, caller, "OTP", request.otp_token, request.session_id);
  if (!challenge) return refused("NOT_AUTHORISED");
  const right = challenge.otp_code === request.otp_code && challenge.attempts_remaining > 0;
  // A verification whose answer was lost may be repeated, even after the code has expired.
  if (challenge.state === "VERIFIED" && right) return answered({ verified: true });
  if (moment.now >= challenge.expires_at) return refused("OTP_EXPIRED");
  if (right) {
    books.challenges.put({ ...challenge, state: "VERIFIED" });
    keepMandate(books, challenge, moment);
    return answered({ verified: true });
  }
  const remaining = Math.max(0, challenge.attempts_remaining - 1);
  if (challenge.state === "OPEN") {
    books.challenges.put({ ...challenge, attempts_remaining: remaining });
  }
  return answered({ verified: false, attempts_remaining: remaining });
};

export const pushStatus = (
  books: Books,
  caller: CalledBank,
  request: BankRequest<"push-status">,
): SandboxAnswer => {
  const challenge = findChallenge(books, caller, "PUSH", request.push_token);
  if (!challenge) return complained(404, "NOT_FOUND", "This push_token is not known.");
  const { state } = challenge;
  // A replaced prompt was neither approved nor declined, and never will be.
  return answered({ status: state === "OPEN" || state === "REPLACED" ? "PENDING" : state });
};

/**
 * The customer answers a prompt. Returns the prompt's state and whether this call decided it; null
 * if there is no such prompt or it is too late.
 */
export const answerPrompt = (
  books: Books,
  customer: string,
  prompt: string,
  result: "APPROVED" | "DECLINED",
  moment: Moment,
): { challenge: SandboxChallenge; decided: boolean } | null => {
  const [challenge] = books.challenges.list({ prompt });
  if (!challenge || books.accounts.get(challenge.iban)?.customer !== customer) return null;
  if (challenge.state !== "OPEN") return { challenge, decided: false };
  if (moment.now >= challenge.expires_at) return null;
  const answeredChallenge: SandboxChallenge = { ...challenge, state: result };
  books.challenges.put(answeredChallenge);
  if (result === "APPROVED") keepMandate(books, challenge, moment);
  return { challenge: answeredChallenge, decided: true };
};

/** The state of a prompt that has an end. */
export const promptState = ({ state }: SandboxChallenge): "APPROVED" | "DECLINED" | "REPLACED" =>
  state === "APPROVED" || state === "REPLACED" ? state : "DECLINED";
