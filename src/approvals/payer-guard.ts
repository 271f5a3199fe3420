import { ok, type Result, refuse } from "../base/kernel/result.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../base/platform/clock.ts";
import type { Upcasts } from "../frame/objects/state.ts";
import { dayOf, type ExemptedOrder, exemptionForgottenAt, recentExemptions } from "./exemptions.ts";
import {
  countQuestion,
  mayAskForPage,
  noQuestions,
  type PromptQuestions,
} from "./prompt-questions.ts";

/**
 * The limits of one account over all payments, mandates and merchants (P4.1, P4.2). Pure. It
 * throttles and never locks (P4.3).
 *
 * Sends and codes are counted before the bank is called, so parallel attacks gain nothing. A
 * verified challenge returns its send and resets the wrong codes.
 *
 * Strangers cannot make a payer wait who has a verified browser: their sends count apart
 * (decisions/082). Wrong codes count together, in whatever browser.
 */
export interface GuardRecord {
  schema: number;
  /** Challenges sent and not verified, oldest first. */
  sends: Send[];
  /** Codes that were wrong or are being checked, oldest first. */
  codes: Counted[];
  /** No code is sent or checked before this instant. */
  otp_wait_until: number;
  /** How many times in a row the wait was imposed. Each time doubles it. */
  waits: number;
  /** When a code or prompt was last sent or checked. */
  touched_at: number;
  /** Orders of today and yesterday that needed no code or prompt, oldest first. */
  exempted: ExemptedOrder[];
  /** The amounts of today's funds confirmations, oldest first. */
  amounts: CountedQuestion[];
  /** The prompts of the last hour that were asked about and have no object, oldest first. */
  prompts: AskedPrompt[];
}

/** A prompt of the page of connections, which the browser keeps. */
interface AskedPrompt extends PromptQuestions {
  id: string;
}

interface Counted {
  id: string;
  at: number;
}

/** Sent in a browser in which the payer was verified, or by anybody: a code or a prompt. */
export type SendKind = "verified_browser" | "OTP" | "PUSH";

interface Send extends Counted {
  kind: SendKind;
  /** A keyed hash of the sender's address. */
  address: string;
  /** The merchant whose page sent it. */
  owner: string;
}

/** A code or prompt that is about to be sent. */
export interface AskedSend {
  id: string;
  auth_mode: "OTP" | "PUSH";
  is_verified_browser: boolean;
  address: string;
  owner: string;
}

/** How many sends that were not verified are allowed. */
interface SendLimit {
  perHour: number;
  perDay: number;
}

export interface GuardLimits {
  /** Sends in a browser in which the payer was verified. */
  verifiedBrowser: SendLimit;
  /** Anybody's codes, and as many prompts. */
  anybody: SendLimit;
  /** Of these, those from one address or for one merchant: neither alone makes a payer wait. */
  address: SendLimit;
  owner: SendLimit;
  wrongCodesPerHour: number;
  firstWaitMs: number;
  longestWaitMs: number;
}

// @rule P4.1 P4.2 P4.4
export const contractLimits: GuardLimits = {
  verifiedBrowser: { perHour: 5, perDay: 15 },
  anybody: { perHour: 10, perDay: 15 },
  address: { perHour: 5, perDay: 10 },
  owner: { perHour: 8, perDay: 12 },
  wrongCodesPerHour: 5,
  firstWaitMs: 15 * MINUTE_MS,
  longestWaitMs: DAY_MS,
};

/** The schemas of guards' records, as of every aggregate (objects/state.ts). */
export const guardUpcasts: Upcasts = Object.freeze([]);

export const emptyGuard: GuardRecord = {
  schema: guardUpcasts.length + 1,
  sends: [],
  codes: [],
  otp_wait_until: 0,
  waits: 0,
  touched_at: 0,
  exempted: [],
  amounts: [],
  prompts: [],
};

/** After this long without a code or a send, all of them are forgotten, and the waits too. */
export const FORGET_AFTER_MS = 2 * DAY_MS;

/** When nothing of it needs to be stored any more. */
export const forgottenAt = ({ touched_at, exempted, amounts }: GuardRecord): number =>
  Math.max(
    touched_at + FORGET_AFTER_MS,
    ...exempted.map(exemptionForgottenAt),
    ...amounts.map(questionForgottenAt),
  );

/** The record without what is forgotten by now. Orders and amounts do not prolong a wait. */
export const remembered = (record: GuardRecord, nowMs: number): GuardRecord => {
  const isQuiet = record.touched_at + FORGET_AFTER_MS <= nowMs;
  const exempted = recentExemptions(record.exempted, nowMs);
  const amounts = questionsOfToday(record.amounts, nowMs);
  return { ...(isQuiet ? emptyGuard : record), exempted, amounts };
};

/** Counts a code or prompt that is about to be sent. @rule P4.1 P4.4 */
export const takeSend = (
  record: GuardRecord,
  { id, auth_mode, is_verified_browser, address, owner }: AskedSend,
  nowMs: number,
  limits: GuardLimits,
): Result<GuardRecord> => {
  if (auth_mode === "OTP" && record.otp_wait_until > nowMs) {
    return throttled(record.otp_wait_until, nowMs);
  }
  const kind: SendKind = is_verified_browser ? "verified_browser" : auth_mode;
  const sends = record.sends.filter((send) => send.at > nowMs - DAY_MS);
  const alike = sends.filter((send) => send.kind === kind);
  const counts: [Send[], SendLimit][] = is_verified_browser
    ? [[alike, limits.verifiedBrowser]]
    : [
        [alike.filter((send) => send.address === address), limits.address],
        [alike.filter((send) => send.owner === owner), limits.owner],
        [alike, limits.anybody],
      ];
  const waitUntil = Math.max(...counts.map(([counted, limit]) => freeAt(counted, limit, nowMs)));
  if (waitUntil > nowMs) return throttled(waitUntil, nowMs);
  const send = { id, at: nowMs, kind, address, owner };
  return ok({ ...record, sends: [...sends, send], touched_at: nowMs });
};

/** When one more send is allowed beside these, which are at most a day old. */
const freeAt = (sends: readonly Send[], limit: SendLimit, nowMs: number): number => {
  const inHour = sends.filter((send) => send.at > nowMs - HOUR_MS);
  const lastHour = inHour[inHour.length - limit.perHour];
  const lastDay = sends[sends.length - limit.perDay];
  return Math.max(lastHour ? lastHour.at + HOUR_MS : 0, lastDay ? lastDay.at + DAY_MS : 0);
};

/** Returns a send that was counted but not made. */
export const returnSend = (record: GuardRecord, id: string): GuardRecord => ({
  ...record,
  sends: record.sends.filter((send) => send.id !== id),
});

/** Counts a code that is about to be checked. */
export const takeCode = (
  record: GuardRecord,
  id: string,
  nowMs: number,
  limits: GuardLimits,
): Result<GuardRecord> => {
  if (record.otp_wait_until > nowMs) return throttled(record.otp_wait_until, nowMs);
  const codes = record.codes.filter((code) => code.at > nowMs - HOUR_MS);
  if (codes.length >= limits.wrongCodesPerHour) {
    // The last allowed codes are being checked now; their outcome decides about the wait.
    return throttled(nowMs + limits.firstWaitMs, nowMs);
  }
  return ok({ ...record, codes: [...codes, { id, at: nowMs }], touched_at: nowMs });
};

/**
 * Takes the outcome of a counted code: a lost one is returned, a wrong one may impose the wait.
 * @rule P4.2
 */
export const endCode = (
  record: GuardRecord,
  id: string,
  outcome: "wrong" | "not_checked",
  nowMs: number,
  limits: GuardLimits,
): GuardRecord => {
  if (outcome === "not_checked") {
    return { ...record, codes: record.codes.filter((code) => code.id !== id) };
  }
  const inHour = record.codes.filter((code) => code.at > nowMs - HOUR_MS);
  if (inHour.length < limits.wrongCodesPerHour) return record;
  const wait = Math.min(limits.firstWaitMs * 2 ** record.waits, limits.longestWaitMs);
  return { ...record, codes: [], otp_wait_until: nowMs + wait, waits: record.waits + 1 };
};

/** Counts a question about a prompt, which the bank got at `sentAt`; null if it is too early. */
export const takeQuestion = (
  record: GuardRecord,
  id: string,
  sentAt: number,
  nowMs: number,
): GuardRecord | null => {
  const known = record.prompts.find((prompt) => prompt.id === id) ?? { id, ...noQuestions(sentAt) };
  if (!mayAskForPage(known, nowMs)) return null;
  const others = record.prompts.filter(
    (prompt) => prompt.id !== id && prompt.sent_at > nowMs - HOUR_MS,
  );
  return { ...record, prompts: [...others, countQuestion(known, nowMs)], touched_at: nowMs };
};

/** The payer is verified: the send is returned and the wrong codes are reset. @rule P4.1 */
export const verified = (record: GuardRecord, sendId: string): GuardRecord => ({
  ...returnSend(record, sendId),
  codes: [],
  otp_wait_until: 0,
  waits: 0,
});

// @rule P4.3
const throttled = (untilMs: number, nowMs: number) =>
  refuse("PAYER_THROTTLED", { retry_after: Math.max(1, Math.ceil((untilMs - nowMs) / 1000)) });

/**
 * The amounts that a TPP or merchant has asked of one account on one UTC day (O7.9). Each answer is
 * yes or no, so with enough different amounts they would tell the balance. Pure. An amount is
 * counted before the bank is asked, so parallel questions gain nothing.
 */
export interface FundsQuestion {
  /** The TPP or the merchant, whatever consent or mandate it asks under. */
  owner: string;
  /** In minor units. */
  amount: number;
  currency: string;
}

/** A counted question. */
export interface CountedQuestion extends FundsQuestion {
  at: number;
}

/** Different amounts an owner, account and day. @rule O7.9 */
export const MAX_AMOUNTS = 10;

/** Counts a question; null if the owner has asked for too many amounts. A repeated one is free. */
export const takeFundsQuestion = (
  questions: readonly CountedQuestion[],
  { owner, amount, currency }: FundsQuestion,
  nowMs: number,
): CountedQuestion[] | null => {
  const today = questionsOfToday(questions, nowMs);
  const own = today.filter((question) => question.owner === owner);
  const isRepeated = own.some(
    (question) => question.amount === amount && question.currency === currency,
  );
  if (isRepeated) return today;
  return own.length < MAX_AMOUNTS ? [...today, { owner, amount, currency, at: nowMs }] : null;
};

const questionsOfToday = (
  questions: readonly CountedQuestion[],
  nowMs: number,
): CountedQuestion[] => questions.filter(({ at }) => dayOf(at) === dayOf(nowMs));

/** The end of the day on which it was asked. */
export const questionForgottenAt = ({ at }: Pick<CountedQuestion, "at">): number =>
  (dayOf(at) + 1) * DAY_MS;
