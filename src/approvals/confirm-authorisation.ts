import { type Result, refuse } from "../base/kernel/result.ts";
import { now, sleep } from "../base/platform/clock.ts";
import { hmacHex, randomHex } from "../base/platform/crypto.ts";
import { type Reply, reply } from "../base/platform/edge.ts";
import { logFault } from "../base/platform/log.ts";
import { identityKey } from "../base/platform/master-key.ts";
import { followForAWhile } from "../frame/objects/follow-for-a-while.ts";
import type { Turn } from "../frame/objects/turn.ts";
import { readBankRecord } from "../network/banks/bank-records.ts";
import { codesRemaining } from "./authorisation.ts";
import { type VerifyOutcome, verifyCode } from "./bank-questions.ts";
import { askPrompt } from "./push.ts";
import {
  checkFailed,
  endsAuthorisation,
  guardFor,
  readTicket,
  type ScaCall,
  type ScaTicket,
  tell,
} from "./sca-call.ts";
import { verifiedBrowserField, verifiedPayerIn } from "./verified-browser.ts";

/** How long a second request waits for the same code's check. */
const JOIN_WAIT_MS = 15_000;
const JOIN_POLL_MS = 200;

/**
 * Checks the code at the bank, or asks for the outcome of the prompt. If authorised, it performs
 * what follows. It runs to its end even if the customer leaves: a check that is begun and never
 * made would use up the code.
 */
export const confirmAuthorisation = (
  call: ScaCall,
  code: string | undefined,
): Promise<Result<Reply>> => {
  const answered = code === undefined ? confirmPrompt(call) : confirmCode(call, code);
  call.waitUntil(answered);
  return answered;
};

/** Whether the approval ended: the object's, or that of an account that does not pay (P2.21). */
const hasEnded = ({ open, outcome }: ScaTicket): boolean => !open || !outcome.ok;

/**
 * A confirm without a code asks the bank about the prompt. If the bank was asked a moment ago, the
 * present state is the answer.
 */
const confirmPrompt = async (call: ScaCall): Promise<Result<Reply>> => {
  const { browser_id, correlationId, traceparent } = call;
  const turn = await call
    .stubOf()
    .act(
      { type: "begin_question", browser_id },
      { correlationId, traceparent },
      { view: "ticket" },
    );
  const ticket = readTicket(turn?.view);
  if (!turn || !ticket) return refuse("NOT_FOUND");
  if (hasEnded(ticket)) return outcomeOf(call, ticket);
  if (turn.refusal) {
    const isWaiting = turn.refusal.problem.code === "CHALLENGE_IN_PROGRESS";
    return isWaiting && ticket.sca.challenge ? outcomeOf(call, ticket) : turn.refusal;
  }
  const asked = await askPrompt(call, ticket);
  if (!asked.ok) return asked;
  return asked.value ? performAuthorised(call, asked.value) : outcomeOf(call, ticket);
};

/** The order is: the challenge, the payer's guard, the last check, the bank. */
const confirmCode = async (call: ScaCall, code: string): Promise<Result<Reply>> => {
  const { browser_id, correlationId, traceparent } = call;
  const verification_id = randomHex(16);
  const digestKey = identityKey(call.env, "otp-digest");
  const code_digest = hmacHex(digestKey, `${call.objectId} ${code}`);
  const begun = await call
    .stubOf()
    .act(
      { type: "begin_verification", browser_id, verification_id, code_digest },
      { correlationId, traceparent },
      { view: "ticket" },
    );
  const ticket = readTicket(begun?.view);
  if (!begun || !ticket) return refuse("NOT_FOUND");
  if (hasEnded(ticket)) return outcomeOf(call, ticket);
  if (begun.refusal) return begun.refusal;
  const { challenge } = ticket.sca;
  if (challenge?.state === "VERIFIED") return proceed(call, ticket);
  const under = challenge?.verification?.verification_id ?? "";
  return under === verification_id
    ? checkCode(call, ticket, { verification_id, code })
    : joinCheck(call, ticket, under);
};

interface CountedCode {
  verification_id: string;
  code: string;
}

const checkCode = async (
  call: ScaCall,
  ticket: ScaTicket,
  counted: CountedCode,
): Promise<Result<Reply>> => {
  const { verification_id } = counted;
  const notChecked = {
    type: "end_verification",
    verification_id,
    outcome: "not_checked",
    refusal: null,
    checked_at: 0,
  } as const;
  const checked = await checkBeforeBank(call, ticket, verification_id).catch(async (error) => {
    // A fault of ours must not delay the next code.
    await tell(call, notChecked);
    throw error;
  });
  if (!checked.ok) {
    const ended = await tell(call, notChecked, { view: "ticket" });
    return ended ? refusedBeforeBank(call, ticket, ended, checked) : refuse("NOT_FOUND");
  }
  const outcome = await askBank(call, ticket, counted);
  call.waitUntil(tellGuard(call, ticket, verification_id, outcome.kind));
  const turn = await tell(
    call,
    {
      type: "end_verification",
      verification_id,
      outcome: outcome.kind,
      refusal: outcome.kind === "refused" ? outcome.problem : null,
      checked_at: checked.value,
    },
    { view: "ticket" },
    outcome.noted,
  );
  return turn ? afterCheck(call, ticket, turn, outcome) : refuse("NOT_FOUND");
};

/**
 * The payer's guard, then the last check. If that check fails or cannot be made, the guard releases
 * the code, because the bank never saw it.
 * @rule P5.3
 */
const checkBeforeBank = async (
  call: ScaCall,
  ticket: ScaTicket,
  verificationId: string,
): Promise<Result<number>> => {
  const guard = guardFor(call, ticket);
  const allowed = await guard.takeCode(verificationId);
  if (!allowed.ok) return allowed;
  const release = () => call.waitUntil(guard.endCode(verificationId, "not_checked"));
  try {
    const checked = await call.flow.lastCheck(call, ticket);
    if (!checked.ok) release();
    return checked;
  } catch (error) {
    release();
    throw error;
  }
};

/**
 * An account that is no longer the one shown ends the authorisation before anything is sent. Every
 * other refusal leaves it unchanged.
 */
const refusedBeforeBank = async (
  call: ScaCall,
  checked: ScaTicket,
  before: Turn,
  refusal: Result<never> & { ok: false },
): Promise<Result<Reply>> => {
  const { code } = refusal.problem;
  const ticket = readTicket(before.view);
  if (ticket && hasEnded(ticket)) return outcomeOf(call, ticket);
  if (!endsAuthorisation(code)) return refusal;
  const turn = await tell(call, checkFailed(checked, code), { view: "ticket" });
  const failed = readTicket(turn?.view);
  if (!turn || !failed) return refuse("NOT_FOUND");
  // The customer changed something during the check, so it failed for what is no longer asked.
  if (turn.refusal && failed.open) return turn.refusal;
  return outcomeOf(call, failed);
};

const askBank = async (
  call: ScaCall,
  { mode, payer, content, sca }: ScaTicket,
  { verification_id, code }: CountedCode,
): Promise<VerifyOutcome> => {
  try {
    const bank = payer && (await readBankRecord(call.env, payer.bank_handle, mode));
    if (!bank) return { kind: "not_checked", problem: "BANK_UNAVAILABLE", noted: null };
    const body = {
      session_id: content?.session_id ?? "",
      payer_iban: payer.iban,
      otp_token: sca.challenge?.token ?? "",
      otp_code: code,
    };
    const deadline = sca.challenge?.verification?.deadline ?? 0;
    return await verifyCode(call, bank, verification_id, body, deadline);
  } catch (error) {
    // Calls to a bank do not throw; the reads before them may.
    logFault("code not checked", error, { correlation_id: call.correlationId });
    return { kind: "not_checked", problem: "SERVICE_UNAVAILABLE", noted: null };
  }
};

/** If this report does not reach the guard, the code stays counted for an hour: the safe side. */
const tellGuard = async (
  call: ScaCall,
  ticket: ScaTicket,
  verificationId: string,
  outcome: VerifyOutcome["kind"],
): Promise<void> => {
  const guard = guardFor(call, ticket);
  if (outcome === "verified") await guard.verified(ticket.sca.challenge?.challenge_id ?? "");
  else await guard.endCode(verificationId, outcome === "wrong" ? "wrong" : "not_checked");
};

/** The answer to the customer whose check has ended. */
const afterCheck = (
  call: ScaCall,
  before: ScaTicket,
  turn: Turn,
  outcome: VerifyOutcome,
): Promise<Result<Reply>> | Result<Reply> => {
  const ticket = readTicket(turn.view);
  if (!ticket) return refuse("NOT_FOUND");
  if (ticket.open && outcome.kind === "lost" && isSameChallenge(before, ticket)) {
    const message = "The bank did not say whether the code is correct. Ask for a new code.";
    return refuse(outcome.problem, { message, field: "otp_code" });
  }
  if (ticket.open && outcome.kind === "not_checked") return refuse(outcome.problem);
  return afterAnyCheck(call, before, ticket, turn);
};

/** The same, for a caller who joined another caller's check. */
const afterAnyCheck = (
  call: ScaCall,
  before: ScaTicket,
  ticket: ScaTicket,
  turn: Turn,
): Promise<Result<Reply>> | Result<Reply> => {
  if (hasEnded(ticket)) return performAuthorised(call, turn);
  if (!isSameChallenge(before, ticket)) return refuse("CHALLENGE_REPLACED");
  switch (ticket.sca.challenge?.state) {
    case "OPEN":
      // Nobody checked the code, so it was not counted.
      if (ticket.sca.wrong_codes < before.sca.wrong_codes) return refuse("SERVICE_UNAVAILABLE");
      return refuse("OTP_INCORRECT", { attempts_remaining: codesRemaining(ticket.sca) });
    case "VERIFIED":
      return proceed(call, ticket);
    default:
      return refuse("OTP_EXPIRED");
  }
};

const isSameChallenge = (before: ScaTicket, after: ScaTicket): boolean =>
  before.sca.challenge?.challenge_id === after.sca.challenge?.challenge_id;

/**
 * The bank verified the code earlier and only the last check was missing: no second code is needed.
 */
const proceed = async (call: ScaCall, ticket: ScaTicket): Promise<Result<Reply>> => {
  const checked = await call.flow.lastCheck(call, ticket);
  const { browser_id, correlationId } = call;
  const challenge_id = ticket.sca.challenge?.challenge_id ?? "";
  if (!checked.ok) {
    return refusedBeforeBank(call, ticket, { refusal: null, view: null, lease: null }, checked);
  }
  const turn = await call
    .stubOf()
    .act(
      { type: "proceed", browser_id, challenge_id, checked_at: checked.value },
      { correlationId },
      { view: "ticket" },
    );
  const after = readTicket(turn?.view);
  if (!turn || !after) return refuse("NOT_FOUND");
  if (turn.refusal && after.open) return turn.refusal;
  return performAuthorised(call, turn);
};

/** The same code sent twice has one outcome, and both callers receive it. */
const joinCheck = async (
  call: ScaCall,
  before: ScaTicket,
  verificationId: string,
): Promise<Result<Reply>> => {
  const giveUpAt = now() + JOIN_WAIT_MS;
  while (now() < giveUpAt) {
    await sleep(JOIN_POLL_MS);
    const view = await call.stubOf().view({ view: "ticket" });
    const ticket = readTicket(view);
    if (!ticket) return refuse("NOT_FOUND");
    if (ticket.sca.challenge?.verification?.verification_id !== verificationId) {
      return afterAnyCheck(call, before, ticket, { refusal: null, view, lease: null });
    }
  }
  return refuse("BANK_TIMEOUT");
};

/** Performs what was authorised. The answer waits a limited time for it. */
const performAuthorised = async (call: ScaCall, turn: Turn): Promise<Result<Reply>> => {
  if (turn.lease) {
    const { performers } = call.flow;
    const view = { view: "ticket" };
    const latest = await followForAWhile(call, call.stubOf(), performers, turn, view);
    const ticket = readTicket(latest?.view);
    if (ticket) return outcomeOf(call, ticket);
  }
  const ticket = readTicket(turn.lease ? await call.stubOf().view({ view: "ticket" }) : turn.view);
  return ticket ? outcomeOf(call, ticket) : refuse("NOT_FOUND");
};

/**
 * 200 with the object's state, or its failure. The browser in which the payer was verified
 * also receives a cookie that says so.
 */
const outcomeOf = (call: ScaCall, ticket: ScaTicket): Result<Reply> => {
  const { outcome } = ticket;
  if (!outcome.ok) return outcome;
  const verified = verifiedPayerIn(ticket, call.browser_id);
  if (!verified) return reply(200, outcome.value);
  const cookie = verifiedBrowserField(call.env, call.request, verified);
  return reply(200, outcome.value, { "set-cookie": cookie });
};
