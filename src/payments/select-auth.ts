import type { InferOutput } from "valibot";
import { readBank } from "../banks/bank-records.ts";
import { type Result, refuse } from "../kernel/result.ts";
import { randomHex } from "../platform/crypto.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { logFault } from "../platform/log.ts";
import type { AskedChallenge } from "../sca/challenge.ts";
import { guardOf } from "../sca/guard-payer.ts";
import { newDisplayCode, type SendOutcome, sendChallenge } from "../sca/start.ts";
import type { CheckoutCaller } from "./checkout-token.ts";
import { failedReply } from "./confirm.ts";
import type { selectAuthRequest } from "./requests.ts";
import { tellSession } from "./session-address.ts";
import type { PaymentSessionRecord } from "./session-record.ts";
import { challengeView } from "./views.ts";

type SelectAuthCall = Call<GatewayEnv, CheckoutCaller, InferOutput<typeof selectAuthRequest>>;

/**
 * POST …/select-auth: has the bank send a code or prompt. Performed to its end even if the customer
 * closes the page: what had begun and was never reported would hold up the next one.
 */
export const selectAuthStep = (call: SelectAuthCall): Promise<Result<Reply>> => {
  const answered = selectAuth(call);
  call.waitUntil(answered);
  return answered;
};

/** Counted twice, by the session and by the payer's guard, then sent. */
const selectAuth = async (call: SelectAuthCall): Promise<Result<Reply>> => {
  const { stub, browser_id } = call.caller;
  const { auth_mode } = call.body;
  const asked = {
    challenge_id: randomHex(16),
    auth_mode,
    display_code: newDisplayCode(auth_mode),
  };
  const begun = await stub.act({ type: "begin_challenge", browser_id, ...asked }, call.traceparent);
  if (!begun) return refuse("NOT_FOUND");
  if (begun.refusal) return begun.refusal;
  const withheld = await askGuard(call, begun.record, asked);
  return withheld ?? report(call, begun.record, asked, await send(call, begun.record, asked));
};

/** The guard's refusal, or null. Where it held the challenge back, or failed, nobody was asked. */
const askGuard = async (
  call: SelectAuthCall,
  record: PaymentSessionRecord,
  asked: AskedChallenge,
): Promise<Result<never> | null> => {
  try {
    const allowed = await guardFor(call, record).takeSend(asked.auth_mode, asked.challenge_id);
    if (allowed.ok) return null;
    await withhold(call, record, asked);
    return allowed;
  } catch (error) {
    await withhold(call, record, asked);
    throw error;
  }
};

const guardFor = ({ env }: SelectAuthCall, { payer, terms }: PaymentSessionRecord) =>
  guardOf(env, terms.mode, payer?.iban ?? "");

const withhold = (
  { env }: SelectAuthCall,
  { terms }: PaymentSessionRecord,
  { challenge_id }: AskedChallenge,
) => tellSession(env, terms.session_id, { type: "challenge_withheld", challenge_id });

const send = async (
  { env, correlationId, traceparent }: SelectAuthCall,
  { terms, payer }: PaymentSessionRecord,
  asked: AskedChallenge,
): Promise<SendOutcome> => {
  try {
    const bank = payer && (await readBank(env, payer.bank_handle, terms.mode));
    if (!bank) return { kind: "not_asked", problem: "BANK_UNAVAILABLE" };
    return await sendChallenge({ env, correlationId, traceparent }, bank, asked, {
      session_id: terms.session_id,
      payer_iban: payer.iban,
      purpose: "PAYMENT",
      amount: terms.amount,
      currency: terms.currency,
      creditor_name: terms.merchant_name,
    });
  } catch (error) {
    // Calls to a bank do not throw; what is read before them may.
    logFault("challenge not sent", error, { session_id: terms.session_id });
    return { kind: "not_asked", problem: "SERVICE_UNAVAILABLE" };
  }
};

const report = async (
  call: SelectAuthCall,
  record: PaymentSessionRecord,
  asked: AskedChallenge,
  outcome: SendOutcome,
): Promise<Result<Reply>> => {
  const { env, correlationId } = call;
  const { challenge_id } = asked;
  const { session_id } = record.terms;
  if (outcome.kind === "not_asked") {
    call.waitUntil(guardFor(call, record).returnSend(challenge_id));
    await withhold(call, record, asked);
    return refuse(outcome.problem);
  }
  if (outcome.kind === "sent") {
    const { token, phone_masked } = outcome;
    const sent = { type: "challenge_sent", challenge_id, token, phone_masked } as const;
    const turn = await tellSession(env, session_id, sent);
    return turn?.refusal ?? (turn ? reply(200, challengeView(turn.record)) : refuse("NOT_FOUND"));
  }
  const refusal = outcome.kind === "refused" ? outcome.problem : null;
  const notSent = { type: "challenge_not_sent", challenge_id, refusal } as const;
  const turn = await tellSession(env, session_id, notSent);
  if (refusal !== null && turn?.record.state === "FAILED") {
    return failedReply(turn.record, correlationId);
  }
  return refuse(outcome.problem);
};
