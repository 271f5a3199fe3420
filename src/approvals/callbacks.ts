import type { InferOutput } from "valibot";
import { problemRetryable } from "../base/kernel/problems.ts";
import { type Result, refuse } from "../base/kernel/result.ts";
import { type Call, type Reply, reply } from "../base/platform/edge.ts";
import type { GatewayEnv } from "../base/platform/env.ts";
import { findObject, type ObjectKind } from "../frame/objects/kinds.ts";
import { followTurn } from "../frame/objects/perform.ts";
import type { BankCaller } from "../network/parties/guards.ts";
import { takePromptAnswer } from "./push.ts";
import type { pushResultRequest } from "./requests.ts";
import { readTicket, type ScaFlow, type ScaStub } from "./sca-call.ts";

/** A kind of object that a payer authorises. */
export interface ScaKind extends ObjectKind {
  lastCheck: ScaFlow["lastCheck"];
}

/**
 * POST /gateway/callback/push-result: a bank's report on one of its own prompts. A prompt of
 * another bank or mode is not found.
 * @rule B8.1
 */
export const pushResultStep =
  (kinds: readonly ScaKind[]) =>
  async (
    call: Call<GatewayEnv, BankCaller, InferOutput<typeof pushResultRequest>>,
  ): Promise<Result<Reply>> => {
    const { env, caller, body } = call;
    const found = findObject<ScaStub, ScaKind>(env, kinds, body.session_id);
    const ticket = readTicket(await found?.stubOf().view({ view: "ticket" }));
    const isPayersBank = ticket?.mode === caller.mode && ticket.payer?.bank_id === caller.bank_id;
    if (!found || !ticket || !isPayersBank) return refuse("NOT_FOUND");
    const { stubOf, kind } = found;
    const context = { ...call, env, stubOf, flow: kind };
    const { push_token, result } = body;
    const taken = await takePromptAnswer(context, ticket, { push_token, result });
    const turn = taken.ok ? taken.value : null;
    const refusal = taken.ok ? turn?.refusal : taken;
    // Only what passes makes the bank repeat its report. A suspended merchant is not its concern:
    // the object keeps asking about the prompt by itself.
    if (refusal && problemRetryable(refusal.problem)) return refusal;
    if (turn) call.waitUntil(followTurn(call, stubOf(), kind.performers, turn));
    // @rule B8.4
    return reply(202, { accepted: true });
  };
