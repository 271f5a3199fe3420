import type { InferOutput } from "valibot";
import { type Result, refuse } from "../kernel/result.ts";
import type { BankCaller } from "../parties/guards.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { logWarning } from "../platform/log.ts";
import type { creditCallbackRequest } from "../transfers/rail.ts";
import { transferOf } from "./decide-movement.ts";
import { followTurn, takePushResult } from "./perform.ts";
import type { pushResultRequest } from "./requests.ts";
import { sessionById } from "./session-address.ts";

/**
 * What banks and the rail call us with (contract/payments.md § Bank interface, inbound). Each has
 * its own key and its own mode; what belongs to another is not there.
 */
const accepted = reply(202, { accepted: true });

/** POST /gateway/callback/push-result: only the debtor's bank, only about its own prompt. */
export const pushResultStep = async (
  call: Call<GatewayEnv, BankCaller, InferOutput<typeof pushResultRequest>>,
): Promise<Result<Reply>> => {
  const { env, caller, body } = call;
  const stub = sessionById(env, body.session_id);
  const record = await stub?.peek();
  const isDebtorBank =
    record?.terms.mode === caller.mode && record.payer?.bank_id === caller.bank_id;
  if (!stub || !record || !isDebtorBank) return refuse("NOT_FOUND");
  const taken = await takePushResult(call, stub, record, body);
  if (!taken.ok) return taken;
  if (taken.value) call.waitUntil(followTurn(call, stub, taken.value));
  return accepted;
};

/** POST /gateway/callback/credit: the rail's word on a movement, repeated until acknowledged. */
export const creditStep = async (
  call: Call<GatewayEnv, { mode: Mode }, InferOutput<typeof creditCallbackRequest>>,
): Promise<Result<Reply>> => {
  const { env, caller, body, correlationId } = call;
  const [paymentId = "", movement = ""] = body.originator_ref.split(".");
  const stub = sessionById(env, paymentId);
  const record = await stub?.peek();
  if (!stub || record?.terms.mode !== caller.mode || !transferOf(record, movement)) {
    return refuse("NOT_FOUND");
  }
  const command = { type: "rail_word", movement, callback: body } as const;
  const turn = await stub.act(command, call.traceparent);
  if (turn?.refusal) {
    logWarning("credit callback does not match", {
      payment_id: record.terms.payment_id,
      correlation_id: correlationId,
    });
  }
  return turn?.refusal ?? accepted;
};
