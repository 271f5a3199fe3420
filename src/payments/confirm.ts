import type { InferOutput } from "valibot";
import { readBank } from "../banks/bank-records.ts";
import { problem, problemBody } from "../kernel/problems.ts";
import { type Result, refuse } from "../kernel/result.ts";
import { now, sleep } from "../platform/clock.ts";
import { deriveKey, hmacHex, randomHex } from "../platform/crypto.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { logFault } from "../platform/log.ts";
import { challengeOnItsWay, codesRemaining, refuseWhileOnItsWay } from "../sca/challenge.ts";
import { guardOf } from "../sca/guard-payer.ts";
import { type VerifyOutcome, verifyCode } from "../sca/verify.ts";
import type { CheckoutCaller } from "./checkout-token.ts";
import { clear } from "./clear.ts";
import { askPush, followTurn } from "./perform.ts";
import type { confirmRequest } from "./requests.ts";
import { tellSession } from "./session-address.ts";
import { isOpen } from "./session-machine.ts";
import type { SessionTurn } from "./session-object.ts";
import type { PaymentSessionRecord } from "./session-record.ts";
import { confirmView } from "./views.ts";

type ConfirmCall = Call<GatewayEnv, CheckoutCaller, InferOutput<typeof confirmRequest>>;

/** How long confirm waits for the execution before it answers PROCESSING. */
const EXECUTION_WAIT_MS = 5_000;

/** A code whose check began elsewhere is waited for as long as that check may take. */
const JOIN_WAIT_MS = 15_000;
const JOIN_POLL_MS = 200;

/**
 * POST …/confirm: checks the code at the bank, and with a yes executes the payment. It goes on in
 * the background if the customer leaves: a check that had begun and was never made would use the
 * code up.
 */
export const confirmStep = (call: ConfirmCall): Promise<Result<Reply>> => {
  const answered = confirm(call);
  call.waitUntil(answered);
  return answered;
};

const confirm = async (call: ConfirmCall): Promise<Result<Reply>> => {
  const record = await call.caller.stub.peek();
  if (!record) return refuse("NOT_FOUND");
  switch (record.state) {
    case "OTP_SENT":
      return confirmCode(call, record);
    case "PUSH_SENT":
      return confirmPush(call, record);
    case "PENDING":
      if (isOnItsWayTo(call, record)) return refuseWhileOnItsWay();
      return refuse("INVALID_STATE", { message: "Ask for a code or a prompt first." });
    default:
      return answer(record, call.correlationId);
  }
};

/** The customer may have the code already while the bank's answer is still on its way to us. */
const isOnItsWayTo = ({ caller }: ConfirmCall, { sca, browser_id }: PaymentSessionRecord) =>
  browser_id === caller.browser_id && challengeOnItsWay(sca, now()) !== null;

/** 200 with the current view; a failed session answers 422 with what it failed of. */
const answer = (record: PaymentSessionRecord, correlationId: string): Result<Reply> => {
  if (record.state === "EXPIRED") return refuse("SESSION_EXPIRED");
  if (record.state === "CANCELLED") return refuse("INVALID_STATE");
  if (record.state === "FAILED") return failedReply(record, correlationId);
  return reply(200, confirmView(record));
};

/** Whatever a code's usual status is, the failure of a session is 422 and final. */
export const failedReply = (
  { failure }: PaymentSessionRecord,
  correlationId: string,
): Result<Reply> => {
  const { error } = problemBody(problem(failure ?? "PAYMENT_REFUSED"), correlationId);
  return reply(422, { error: { ...error, retryable: false } });
};

const confirmPush = async (
  call: ConfirmCall,
  record: PaymentSessionRecord,
): Promise<Result<Reply>> => {
  const { stub, browser_id } = call.caller;
  if (record.browser_id !== browser_id) return refuse("CONTINUED_ELSEWHERE");
  if (call.body.otp_code !== undefined) {
    // A code that is replacing the prompt.
    return isOnItsWayTo(call, record) ? refuseWhileOnItsWay() : refuse("INVALID_STATE");
  }
  const asked = await askPush(call, stub, record);
  if (!asked.ok) return asked;
  const latest = asked.value ? await followForAWhile(call, asked.value) : record;
  return answer(latest, call.correlationId);
};

const confirmCode = async (
  call: ConfirmCall,
  record: PaymentSessionRecord,
): Promise<Result<Reply>> => {
  const { env, caller, body, traceparent } = call;
  if (record.browser_id !== caller.browser_id) return refuse("CONTINUED_ELSEWHERE");
  if (body.otp_code === undefined) {
    return refuse("VALIDATION_FAILED", { field: "otp_code", message: "otp_code: is missing" });
  }
  const cleared = await clear(call, record);
  if (!cleared.ok) return notCleared(call, cleared.problem.code, cleared);
  const verification_id = randomHex(16);
  const code_digest = hmacHex(
    deriveKey(env.MASTER_KEY, "otp-digest"),
    `${record.terms.session_id} ${body.otp_code}`,
  );
  const payer_iban = record.payer?.iban ?? "";
  const guard = guardOf(env, record.terms.mode, payer_iban);
  const allowed = await guard.takeCode(verification_id);
  if (!allowed.ok) return allowed;
  const begun = await caller.stub.act(
    {
      type: "begin_verification",
      browser_id: caller.browser_id,
      payer_iban,
      verification_id,
      code_digest,
    },
    traceparent,
  );
  if (begun?.start?.kind !== "started") await guard.endCode(verification_id, "not_checked");
  if (!begun) return refuse("NOT_FOUND");
  if (begun.refusal) return refusedOrOver(call, begun);
  switch (begun.start?.kind) {
    case "started":
      return verifyAndExecute(call, begun.record, {
        verification_id,
        otp_token: begun.start.token,
        otp_code: body.otp_code,
        cleared_at: cleared.value,
      });
    case "joined":
      return joinVerification(call, begun.record, begun.start.verification_id);
    default:
      return executeVerified(call, cleared.value);
  }
};

/** A mismatch ends the session with nothing sent; everything else leaves it as it was. */
const notCleared = async (
  call: ConfirmCall,
  code: string,
  refusal: Result<never>,
): Promise<Result<Reply>> => {
  if (code !== "DESTINATION_MISMATCH") return refusal as Result<Reply>;
  const turn = await call.caller.stub.act({ type: "destination_changed" }, call.traceparent);
  return turn ? refusedOrOver(call, turn) : refuse("NOT_FOUND");
};

/** Another confirm was faster while this one made its last check: its outcome is the answer. */
const refusedOrOver = (
  { correlationId }: ConfirmCall,
  { record, refusal }: SessionTurn,
): Result<Reply> => (refusal && isOpen(record.state) ? refusal : answer(record, correlationId));

interface CountedCode {
  verification_id: string;
  otp_token: string;
  otp_code: string;
  cleared_at: number;
}

const verifyAndExecute = async (
  call: ConfirmCall,
  record: PaymentSessionRecord,
  { verification_id, otp_token, otp_code, cleared_at }: CountedCode,
): Promise<Result<Reply>> => {
  const outcome = await askBank(call, record, verification_id, { otp_token, otp_code });
  call.waitUntil(tellGuard(call, record, verification_id, outcome.kind));
  const turn = await tellSession(
    call.env,
    record.terms.session_id,
    outcome.kind === "refused"
      ? { type: "verification_refused", verification_id, refusal: outcome.problem }
      : { type: "end_verification", verification_id, outcome: outcome.kind, cleared_at },
  );
  if (!turn) return refuse("NOT_FOUND");
  if (outcome.kind === "lost") {
    const message = "The bank did not say whether the code is right. Ask for a new code.";
    return turn.record.state === "OTP_SENT"
      ? refuse(outcome.problem, { message, field: "otp_code" })
      : answer(turn.record, call.correlationId);
  }
  if (outcome.kind === "not_checked" && isOpen(turn.record.state)) return refuse(outcome.problem);
  if (outcome.kind === "expired" && turn.record.state === "OTP_SENT") return refuse("OTP_EXPIRED");
  return afterVerification(call, record, turn);
};

const askBank = async (
  call: ConfirmCall,
  { terms, payer }: PaymentSessionRecord,
  verificationId: string,
  code: { otp_token: string; otp_code: string },
): Promise<VerifyOutcome> => {
  try {
    const bank = payer && (await readBank(call.env, payer.bank_handle, terms.mode));
    if (!bank) return { kind: "not_checked", problem: "BANK_UNAVAILABLE" };
    const { session_id } = terms;
    return await verifyCode(call, bank, verificationId, {
      session_id,
      payer_iban: payer.iban,
      ...code,
    });
  } catch (error) {
    // Calls to a bank do not throw; what is read before them may.
    logFault("code not checked", error, { session_id: terms.session_id });
    return { kind: "not_checked", problem: "SERVICE_UNAVAILABLE" };
  }
};

/** If nobody tells the guard, the code stays counted for an hour: it errs on the safe side. */
const tellGuard = async (
  { env }: ConfirmCall,
  { terms, payer, sca }: PaymentSessionRecord,
  verificationId: string,
  outcome: VerifyOutcome["kind"],
): Promise<void> => {
  const guard = guardOf(env, terms.mode, payer?.iban ?? "");
  if (outcome === "verified") await guard.verified(sca.challenge?.challenge_id ?? "");
  else await guard.endCode(verificationId, outcome === "wrong" ? "wrong" : "not_checked");
};

/** Where a verification that has ended leaves the customer; it began in the record `before`. */
const afterVerification = async (
  call: ConfirmCall,
  before: PaymentSessionRecord,
  turn: SessionTurn,
): Promise<Result<Reply>> => {
  const { record } = turn;
  const { challenge } = record.sca;
  if (isOpen(record.state) && challenge?.challenge_id !== before.sca.challenge?.challenge_id) {
    return refuse("INVALID_STATE", { message: "This code is no longer the newest." });
  }
  if (record.state !== "OTP_SENT") {
    return answer(await followForAWhile(call, turn), call.correlationId);
  }
  switch (challenge?.status) {
    case "OPEN":
      return refuse("OTP_INCORRECT", { attempts_remaining: codesRemaining(record.sca) });
    case "VERIFIED": {
      const cleared = await clear(call, record);
      if (!cleared.ok) return notCleared(call, cleared.problem.code, cleared);
      return executeVerified(call, cleared.value);
    }
    default:
      return refuse("OTP_EXPIRED");
  }
};

/** The bank said yes before, and only the last check was missing: no second code is asked for. */
const executeVerified = async (call: ConfirmCall, cleared_at: number): Promise<Result<Reply>> => {
  const { stub, browser_id } = call.caller;
  const turn = await stub.act({ type: "execute_verified", browser_id, cleared_at });
  if (!turn) return refuse("NOT_FOUND");
  if (turn.refusal) return refusedOrOver(call, turn);
  return answer(await followForAWhile(call, turn), call.correlationId);
};

/** The same code sent twice has one outcome, and both callers get it. */
const joinVerification = async (
  call: ConfirmCall,
  before: PaymentSessionRecord,
  verificationId: string,
): Promise<Result<Reply>> => {
  const giveUpAt = now() + JOIN_WAIT_MS;
  while (now() < giveUpAt) {
    await sleep(JOIN_POLL_MS);
    const record = await call.caller.stub.peek();
    if (!record) return refuse("NOT_FOUND");
    if (record.sca.challenge?.verification?.verification_id !== verificationId) {
      return afterVerification(call, before, { record, refusal: null, claim: null });
    }
  }
  return refuse("BANK_TIMEOUT");
};

/**
 * Performs in the background, and waits for it no longer than a customer should. A fault of ours on
 * the way is no error to tell: the payment goes on by itself, and where it stands is the answer.
 */
const followForAWhile = async (
  call: ConfirmCall,
  turn: SessionTurn,
): Promise<PaymentSessionRecord> => {
  const { stub } = call.caller;
  const followed = followTurn(call, stub, turn);
  call.waitUntil(followed);
  const performed = followed.catch(() => null);
  const latest = await Promise.race([performed, sleep(EXECUTION_WAIT_MS)]);
  return latest ?? (await stub.peek()) ?? turn.record;
};
