import { ok, type Result, refuse } from "../kernel/result.ts";

/**
 * The limits of one account over all payments, mandates and merchants (contract/payments.md § Payer
 * guard). Pure. It throttles and never locks: after a wait the payer gets another code, and PUSH is
 * always possible.
 *
 * Sends and codes are counted before the bank is called, so parallel attacks gain nothing. A
 * verified challenge returns its send and resets the wrong codes.
 */
export interface GuardRecord {
  /** Challenges sent and not verified, oldest first. */
  sends: Counted[];
  /** Codes that were wrong or are being checked, oldest first. */
  codes: Counted[];
  /** No code is sent or checked before this instant. */
  otp_wait_until: number;
  /** How many times in a row the wait was imposed. Each time doubles it. */
  waits: number;
  touched_at: number;
}

interface Counted {
  id: string;
  at: number;
}

export interface GuardLimits {
  sendsPerHour: number;
  sendsPerDay: number;
  wrongCodesPerHour: number;
  firstWaitMs: number;
  longestWaitMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const contractLimits: GuardLimits = {
  sendsPerHour: 5,
  sendsPerDay: 15,
  wrongCodesPerHour: 5,
  firstWaitMs: 15 * MINUTE_MS,
  longestWaitMs: DAY_MS,
};

export const emptyGuard: GuardRecord = {
  sends: [],
  codes: [],
  otp_wait_until: 0,
  waits: 0,
  touched_at: 0,
};

/** After this long without a wrong code or a send, the guard has nothing to store. */
export const FORGET_AFTER_MS = 2 * DAY_MS;

/** Counts a code or prompt that is about to be sent. */
export const takeSend = (
  record: GuardRecord,
  authMode: "OTP" | "PUSH",
  id: string,
  nowMs: number,
  limits: GuardLimits,
): Result<GuardRecord> => {
  if (authMode === "OTP" && record.otp_wait_until > nowMs) {
    return throttled(record.otp_wait_until, nowMs);
  }
  const sends = record.sends.filter((send) => send.at > nowMs - DAY_MS);
  const inHour = sends.filter((send) => send.at > nowMs - HOUR_MS);
  if (inHour.length >= limits.sendsPerHour) {
    return throttled(nthNewest(inHour, limits.sendsPerHour).at + HOUR_MS, nowMs);
  }
  if (sends.length >= limits.sendsPerDay) {
    return throttled(nthNewest(sends, limits.sendsPerDay).at + DAY_MS, nowMs);
  }
  return ok({ ...record, sends: [...sends, { id, at: nowMs }], touched_at: nowMs });
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

/** Takes the outcome of a counted code: a lost one is returned, a wrong one may impose the wait. */
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

/** The payer is verified: the send is returned and the wrong codes are reset. */
export const verified = (record: GuardRecord, sendId: string): GuardRecord => ({
  ...returnSend(record, sendId),
  codes: [],
  otp_wait_until: 0,
  waits: 0,
});

const throttled = (untilMs: number, nowMs: number) =>
  refuse("PAYER_THROTTLED", { retry_after: Math.max(1, Math.ceil((untilMs - nowMs) / 1000)) });

const nthNewest = (counted: readonly Counted[], n: number): Counted =>
  counted[counted.length - n] ?? { id: "", at: 0 };
