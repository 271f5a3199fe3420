import type { InferOutput } from "valibot";
import { readBank } from "../banks/bank-records.ts";
import { type Result, refuse } from "../kernel/result.ts";
import { randomHex } from "../platform/crypto.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { guardOf } from "../sca/guard-payer.ts";
import { newDisplayCode, sendChallenge } from "../sca/start.ts";
import type { CheckoutCaller } from "./checkout-token.ts";
import { failedReply } from "./confirm.ts";
import type { selectAuthRequest } from "./requests.ts";
import { challengeView } from "./views.ts";

/** POST …/select-auth: has the bank send a code or prompt. Counted twice, then sent. */
export const selectAuthStep = async (
  call: Call<GatewayEnv, CheckoutCaller, InferOutput<typeof selectAuthRequest>>,
): Promise<Result<Reply>> => {
  const { stub, browser_id } = call.caller;
  const { auth_mode } = call.body;
  const sending = {
    challenge_id: randomHex(16),
    auth_mode,
    display_code: newDisplayCode(auth_mode),
  };
  const begun = await stub.act(
    { type: "begin_challenge", browser_id, ...sending },
    call.traceparent,
  );
  if (!begun) return refuse("NOT_FOUND");
  if (begun.refusal) return begun.refusal;
  const { payer, terms } = begun.record;
  const guard = guardOf(call.env, terms.mode, payer?.iban ?? "");
  const allowed = await guard.takeSend(auth_mode, sending.challenge_id);
  if (!allowed.ok) {
    const { challenge_id } = sending;
    await stub.act({ type: "challenge_withheld", challenge_id });
    return allowed;
  }
  const sent = sendAndReport(call, begun.record, sending);
  call.waitUntil(sent);
  return sent;
};

/** Performed to its end even if the customer closes the page. */
const sendAndReport = async (
  { env, caller, correlationId, traceparent }: Call<GatewayEnv, CheckoutCaller>,
  { terms, payer }: NonNullable<Awaited<ReturnType<CheckoutCaller["stub"]["peek"]>>>,
  sending: Parameters<typeof sendChallenge>[2],
): Promise<Result<Reply>> => {
  const { stub } = caller;
  const { challenge_id } = sending;
  const bank = payer && (await readBank(env, payer.bank_handle, terms.mode));
  const outcome = bank
    ? await sendChallenge({ env, correlationId, traceparent }, bank, sending, {
        session_id: terms.session_id,
        payer_iban: payer.iban,
        purpose: "PAYMENT",
        amount: terms.amount,
        currency: terms.currency,
        creditor_name: terms.merchant_name,
      })
    : ({ kind: "failed", problem: "BANK_UNAVAILABLE" } as const);
  if (outcome.kind === "sent") {
    const { token, phone_masked } = outcome;
    const turn = await stub.act({ type: "challenge_sent", challenge_id, token, phone_masked });
    return turn?.refusal ?? (turn ? reply(200, challengeView(turn.record)) : refuse("NOT_FOUND"));
  }
  const refusal = outcome.kind === "refused" ? outcome.problem : null;
  const turn = await stub.act({ type: "challenge_not_sent", challenge_id, refusal });
  if (refusal !== null && turn?.record.state === "FAILED") {
    return failedReply(turn.record, correlationId);
  }
  return refuse(outcome.problem);
};
