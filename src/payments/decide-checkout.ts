import type { ExecuteInstruction } from "../banks/contract.ts";
import type { ProblemCode } from "../kernel/problems.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { isoTime } from "../platform/clock.ts";
import { newEffect } from "../platform/effects.ts";
import {
  beginChallenge,
  beginVerification,
  type Challenge,
  challengeNotSent,
  challengeSent,
  challengeWithheld,
  codesRemaining,
  dropChallenge,
  endVerification,
  type VerificationStart,
} from "../sca/challenge.ts";
import { moneyEffect } from "../transfers/decide-money.ts";
import { NOT_AFTER_MS, startTransfer } from "../transfers/transfer.ts";
import { addEffect, dropEffect, move, mustMove } from "./session-effects.ts";
import { isFinal, isOpen, isProcessing } from "./session-machine.ts";
import type { Fresh, PaymentSessionRecord, SessionCommand } from "./session-record.ts";

/**
 * The customer's half of a payment: who pays, the challenge, the go-ahead. Each function takes the
 * record and one command and answers the next record or a refusal; none does I/O.
 */
type CommandOf<T extends SessionCommand["type"]> = Extract<SessionCommand, { type: T }>;
type Decision = Result<PaymentSessionRecord>;

const MAX_RESOLUTIONS = 10;
/** The bank is asked about a pending push this often when its callback does not come. */
export const PUSH_POLL_MS = 10_000;
/** The last check may be this old when EXECUTING commits. */
export const CLEARANCE_MS = 15_000;

/** Expiry is exact: whoever looks after expires_at finds EXPIRED, however late the alarm is. */
export const expireIfDue = (record: PaymentSessionRecord, fresh: Fresh): PaymentSessionRecord => {
  if (!isOpen(record.state) || fresh.now < record.terms.expires_at) return record;
  return mustMove({ ...record, failure: "SESSION_EXPIRED" }, "ttl_elapsed", fresh);
};

const closedProblem = (record: PaymentSessionRecord): ProblemCode =>
  record.state === "EXPIRED" ? "SESSION_EXPIRED" : "INVALID_STATE";

/** Steps are for the browser that resolved the payer. */
const checkBrowser = (record: PaymentSessionRecord, browserId: string): Result<null> => {
  if (!isOpen(record.state)) return refuse(closedProblem(record));
  if (record.payer === null) {
    return refuse("INVALID_STATE", { message: "Say first which account pays." });
  }
  return record.browser_id === browserId ? ok(null) : refuse("CONTINUED_ELSEWHERE");
};

export const decideResolvePayer = (
  record: PaymentSessionRecord,
  { browser_id, payer, route }: CommandOf<"resolve_payer">,
  fresh: Fresh,
): Decision => {
  const moved = move(record, "payer_resolved", fresh);
  if (!moved.ok) return moved;
  if (record.resolutions >= MAX_RESOLUTIONS) return refuse("INVALID_STATE", TOO_MANY_RESOLUTIONS);
  const sca = dropChallenge(record.sca);
  const resolutions = record.resolutions + 1;
  return ok({ ...dropEffect(moved.value, "ask_push"), browser_id, payer, route, sca, resolutions });
};
const TOO_MANY_RESOLUTIONS = { message: "The payer was changed too often in this session." };

export const decideBeginChallenge = (
  record: PaymentSessionRecord,
  { browser_id, auth_mode, challenge_id, display_code }: CommandOf<"begin_challenge">,
  fresh: Fresh,
): Decision => {
  const allowed = checkBrowser(record, browser_id);
  if (!allowed.ok) return allowed;
  if (!record.payer?.available_auth_methods.includes(auth_mode)) {
    return refuse("AUTH_METHOD_NOT_AVAILABLE", { field: "auth_mode" });
  }
  const sca = beginChallenge(record.sca, { challenge_id, auth_mode, display_code }, fresh.now);
  return sca.ok ? ok({ ...record, sca: sca.value }) : sca;
};

export const decideChallengeSent = (
  record: PaymentSessionRecord,
  { challenge_id, token, phone_masked }: CommandOf<"challenge_sent">,
  fresh: Fresh,
): Decision => {
  if (!isOpen(record.state)) return refuse(closedProblem(record));
  // Said once more because the first answer did not reach its sender.
  if (record.sca.challenge?.challenge_id === challenge_id) return ok(record);
  const { expires_at } = record.terms;
  const sca = challengeSent(record.sca, challenge_id, { token, phone_masked, expires_at });
  if (!sca)
    return refuse("INVALID_STATE", { message: "A newer code or prompt replaced this one." });
  const isPush = sca.challenge?.auth_mode === "PUSH";
  const moved = move({ ...record, sca }, isPush ? "push_sent" : "otp_sent", fresh);
  if (!moved.ok) return moved;
  const next = dropEffect(moved.value, "ask_push");
  const askAt = fresh.now + PUSH_POLL_MS;
  return ok(isPush ? addEffect(next, newEffect("ask_push", "ask_push", askAt)) : next);
};

export const decideChallengeNotSent = (
  record: PaymentSessionRecord,
  { challenge_id, refusal }: CommandOf<"challenge_not_sent">,
  fresh: Fresh,
): Decision => {
  if (!isOpen(record.state) || record.sca.sending?.challenge_id !== challenge_id) return ok(record);
  const next = { ...record, sca: challengeNotSent(record.sca, challenge_id) };
  if (refusal === null) return ok(next);
  return move({ ...next, sca: dropChallenge(next.sca), failure: refusal }, "send_refused", fresh);
};

export const decideChallengeWithheld = (
  record: PaymentSessionRecord,
  { challenge_id }: CommandOf<"challenge_withheld">,
): Decision => ok({ ...record, sca: challengeWithheld(record.sca, challenge_id) });

/**
 * Starting a verification tells the worker what to do next, beside the record. What was checked of
 * one payer's account says nothing of another's, so the payer must still be the same.
 */
export const decideBeginVerification = (
  record: PaymentSessionRecord,
  { browser_id, payer_iban, verification_id, code_digest }: CommandOf<"begin_verification">,
  fresh: Fresh,
): Result<{ record: PaymentSessionRecord; start: VerificationStart }> => {
  const allowed = checkBrowser(record, browser_id);
  if (!allowed.ok) return allowed;
  if (record.state !== "OTP_SENT" || record.payer?.iban !== payer_iban) {
    return refuse("INVALID_STATE");
  }
  const start = beginVerification(record.sca, verification_id, code_digest, fresh.now);
  if (!start.ok) return start;
  const sca = start.value.kind === "started" ? start.value.sca : record.sca;
  return ok({ record: { ...record, sca }, start: start.value });
};

export const decideEndVerification = (
  record: PaymentSessionRecord,
  { verification_id, outcome, cleared_at }: CommandOf<"end_verification">,
  fresh: Fresh,
): Decision => {
  const sca = endVerification(record.sca, verification_id, outcome);
  // After expiry, cancel or a newer challenge a verification is recorded and moves nothing.
  if (!sca) return ok(record);
  const next = { ...record, sca };
  if (record.state !== "OTP_SENT") return ok(next);
  if (outcome === "verified") return decideGoAhead(next, "otp_verified", cleared_at, fresh);
  if (outcome !== "wrong") return ok(next);
  if (codesRemaining(sca) > 0) return move(next, "otp_wrong", fresh);
  return move({ ...next, failure: "OTP_ATTEMPTS_EXCEEDED" }, "otp_attempts_exceeded", fresh);
};

export const decideVerificationRefused = (
  record: PaymentSessionRecord,
  { verification_id, refusal }: CommandOf<"verification_refused">,
  fresh: Fresh,
): Decision => {
  const sca = endVerification(record.sca, verification_id, "refused");
  if (!sca) return ok(record);
  if (record.state !== "OTP_SENT") return ok({ ...record, sca });
  return move({ ...record, sca, failure: refusal }, "verification_refused", fresh);
};

export const decideExecuteVerified = (
  record: PaymentSessionRecord,
  { browser_id, cleared_at }: CommandOf<"execute_verified">,
  fresh: Fresh,
): Decision => {
  const allowed = checkBrowser(record, browser_id);
  if (!allowed.ok) return allowed;
  const { challenge } = record.sca;
  if (challenge?.status !== "VERIFIED") return refuse("INVALID_STATE");
  return decideGoAhead(record, "otp_verified", cleared_at, fresh);
};

export const decidePushResult = (
  record: PaymentSessionRecord,
  { push_token, result, cleared_at }: CommandOf<"push_result">,
  fresh: Fresh,
): Decision => {
  const { challenge } = record.sca;
  // Only the newest prompt counts; what is said of older ones moves nothing.
  if (challenge?.token !== push_token) return ok(record);
  if (record.state !== "PUSH_SENT") return ok(noteLateApproval(record, challenge, result));
  if (result === "DECLINED") {
    return move({ ...record, failure: "PUSH_DECLINED" }, "push_declined", fresh);
  }
  return decideGoAhead(record, "push_approved", cleared_at, fresh);
};

/** After expiry or cancel an approval is recorded, as a verified code is, and moves nothing. */
const noteLateApproval = (
  record: PaymentSessionRecord,
  challenge: Challenge,
  result: "APPROVED" | "DECLINED",
): PaymentSessionRecord => {
  const ended = record.state === "EXPIRED" || record.state === "CANCELLED";
  if (!ended || result !== "APPROVED" || challenge.status !== "OPEN") return record;
  return { ...record, sca: { ...record.sca, challenge: { ...challenge, status: "VERIFIED" } } };
};

export const decideDestinationChanged = (record: PaymentSessionRecord, fresh: Fresh): Decision =>
  move({ ...record, failure: "DESTINATION_MISMATCH" }, "destination_changed", fresh);

export const decideCancel = (
  record: PaymentSessionRecord,
  { by, browser_id }: CommandOf<"cancel">,
  fresh: Fresh,
): Decision => {
  if (record.state === "CANCELLED") return ok(record);
  if (record.state === "EXPIRED") return refuse("SESSION_EXPIRED");
  if (isProcessing(record.state) || isFinal(record.state)) return refuse("SESSION_NOT_CANCELLABLE");
  if (by === "customer" && record.browser_id !== null && record.browser_id !== browser_id) {
    return refuse("CONTINUED_ELSEWHERE");
  }
  return move(record, "cancelled", fresh);
};

/**
 * The one way to EXECUTING: the payer has approved and the last check is fresh. State, instruction
 * and the effect that performs it are committed together, before anyone calls the bank.
 */
const decideGoAhead = (
  record: PaymentSessionRecord,
  trigger: "otp_verified" | "push_approved",
  clearedAt: number,
  fresh: Fresh,
): Decision => {
  const { payer, route, terms, sca } = record;
  if (!payer || !route || !sca.challenge) return refuse("INVALID_STATE");
  if (fresh.now - clearedAt > CLEARANCE_MS) return ok(record);
  const instruction: ExecuteInstruction = {
    session_id: terms.session_id,
    end_to_end_id: fresh.endToEndId(),
    originator: fresh.originator,
    originator_ref: terms.payment_id,
    not_after: isoTime(fresh.now + NOT_AFTER_MS),
    debtor_iban: payer.iban,
    creditor_iban: route.creditor.iban,
    creditor_name: terms.merchant_name,
    creditor_institution: route.creditor.institution_code,
    amount: terms.amount,
    currency: terms.currency,
    route_type: route.type,
    purpose: "CHECKOUT",
    authorisation: { type: "SCA", reference: sca.challenge.token },
    remittance: terms.reference ?? terms.session_id,
  };
  const parties = {
    mode: terms.mode,
    debtor_bank: payer.bank_handle,
    creditor_bank: route.creditor.bank_handle,
  };
  const transfer = startTransfer(instruction, parties, fresh.now);
  const moved = move({ ...record, transfer }, trigger, fresh);
  if (!moved.ok) return moved;
  return ok(addEffect(moved.value, moneyEffect("execute", "", fresh.now)));
};
