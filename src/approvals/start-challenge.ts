import { type Result, refuse } from "../base/kernel/result.ts";
import { randomHex } from "../base/platform/crypto.ts";
import { logFault } from "../base/platform/log.ts";
import { readBankRecord } from "../network/banks/bank-records.ts";
import type { AskedChallenge, AuthMode } from "./authorisation.ts";
import { newDisplayCode, type SendOutcome, sendChallenge } from "./bank-questions.ts";
import { guardAddress } from "./guard-payer.ts";
import type { AskedSend } from "./payer-guard.ts";
import { guardFor, readTicket, type ScaCall, type ScaTicket, tell } from "./sca-call.ts";
import { isVerifiedBrowser } from "./verified-browser.ts";

/**
 * Asks the payer's bank to send a code or a prompt; returns the object's step. It runs to its end
 * even if the customer closes the page: a challenge that is begun and never reported would hold up
 * the next one.
 */
export const startChallenge = (call: ScaCall, authMode: AuthMode): Promise<Result<string>> => {
  const answered = start(call, authMode);
  call.waitUntil(answered);
  return answered;
};

/** Counted by the object and by the payer's guard, then sent. */
const start = async (call: ScaCall, auth_mode: AuthMode): Promise<Result<string>> => {
  const { browser_id, correlationId, traceparent } = call;
  const asked: AskedChallenge = {
    challenge_id: randomHex(16),
    auth_mode,
    display_code: newDisplayCode(auth_mode),
  };
  const begun = await call
    .stubOf()
    .act(
      { type: "begin_challenge", browser_id, ...asked },
      { correlationId, traceparent },
      { view: "ticket" },
    );
  if (!begun) return refuse("NOT_FOUND");
  if (begun.refusal) return begun.refusal;
  const ticket = readTicket(begun.view);
  if (!ticket) return refuse("NOT_FOUND");
  const refused = await askGuard(call, ticket, asked);
  return refused ?? report(call, ticket, asked, await send(call, ticket, asked));
};

/** The guard's refusal, or null. If the guard refused or failed, the bank is not asked. */
const askGuard = async (
  call: ScaCall,
  ticket: ScaTicket,
  asked: AskedChallenge,
): Promise<Result<never> | null> => {
  const withhold = () =>
    tell(call, { type: "challenge_withheld", challenge_id: asked.challenge_id });
  try {
    const allowed = await guardFor(call, ticket).takeSend(sendOf(call, ticket, asked));
    if (allowed.ok) return null;
    await withhold();
    return allowed;
  } catch (error) {
    await withhold();
    throw error;
  }
};

const sendOf = (
  { env, request }: ScaCall,
  { mode, payer, owner }: ScaTicket,
  { challenge_id, auth_mode }: AskedChallenge,
): AskedSend => ({
  id: challenge_id,
  auth_mode,
  is_verified_browser: isVerifiedBrowser(env, request, { mode, iban: payer?.iban ?? "" }),
  address: guardAddress(env, request),
  owner,
});

const send = async (
  call: ScaCall,
  { mode, payer, content, sca }: ScaTicket,
  asked: AskedChallenge,
): Promise<SendOutcome> => {
  try {
    const bank = payer && (await readBankRecord(call.env, payer.bank_handle, mode));
    if (!bank || !content) return { kind: "not_asked", problem: "BANK_UNAVAILABLE", noted: null };
    const deadline = sca.sending?.deadline ?? 0;
    return await sendChallenge(call, bank, asked, content, deadline);
  } catch (error) {
    // Calls to a bank do not throw; the reads before them may.
    logFault("challenge not sent", error, { correlation_id: call.correlationId });
    return { kind: "not_asked", problem: "SERVICE_UNAVAILABLE", noted: null };
  }
};

const report = async (
  call: ScaCall,
  ticket: ScaTicket,
  { challenge_id }: AskedChallenge,
  outcome: SendOutcome,
): Promise<Result<string>> => {
  if (outcome.kind === "not_asked") {
    call.waitUntil(guardFor(call, ticket).returnSend(challenge_id));
    await tell(call, { type: "challenge_withheld", challenge_id });
    return refuse(outcome.problem);
  }
  const { noted } = outcome;
  if (outcome.kind === "sent") {
    const { token, phone_masked, app_url } = outcome;
    const sent = { type: "challenge_sent", challenge_id, token, phone_masked, app_url } as const;
    const turn = await tell(call, sent, { view: "step", browser_id: call.browser_id }, noted);
    return turn?.refusal ?? turn?.view ?? refuse("NOT_FOUND");
  }
  const refusal = outcome.kind === "refused" ? outcome.problem : null;
  const notSent = { type: "challenge_not_sent", challenge_id, refusal } as const;
  const turn = await tell(call, notSent, { view: "outcome" }, noted);
  // A final refusal ends the object, whose outcome then gives the reason.
  return refusal !== null && turn?.view?.ok === false ? turn.view : refuse(outcome.problem);
};
