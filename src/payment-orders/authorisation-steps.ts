import type { InferOutput } from "valibot";
import { namePayer } from "../consents/name-payer.ts";
import { type Result, refuse } from "../kernel/result.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { confirmAuthorisation } from "../sca/confirm-authorisation.ts";
import type { challengeRequest, confirmRequest, payerRequest } from "../sca/requests.ts";
import { scaCallOf } from "../sca/sca-call.ts";
import { startChallenge } from "../sca/start-challenge.ts";
import { paymentOrderKind } from "./order-kind.ts";
import type { OrderPageCaller } from "./order-page.ts";
import type { OrderCommand } from "./order-record.ts";
import { orderRedirectUrl } from "./order-redirect.ts";
import type { OrderPath } from "./requests.ts";
import type { OrderStepView } from "./step-view.ts";

/** A step of the order's page. */
type PageStep<Body = unknown> = Call<GatewayEnv, OrderPageCaller, Body, OrderPath>;

/** Every step answers with the state after it, in the view for this browser. */
export const readStep = async (
  { env, caller }: PageStep,
  headers: Record<string, string> = {},
): Promise<Result<Reply>> => {
  const { browser_id, stubOf } = caller;
  const view = await stubOf().view({ view: "step", browser_id });
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const { redirect, ...step } = JSON.parse(view.value) as OrderStepView;
  const redirect_url = await orderRedirectUrl(env, step.payment_order_id, redirect);
  return reply(200, { ...step, redirect_url }, headers);
};

/** POST …/payer: the source account is named again, to continue in this browser. */
export const namePayerStep = async (
  call: PageStep<InferOutput<typeof payerRequest>>,
): Promise<Result<Reply>> => {
  const { browser_id } = call.caller;
  const named = await namePayer<OrderCommand>(call, ({ iban }) => ({
    ...{ type: "name_payer", browser_id, iban },
  }));
  return named.ok ? readStep(call) : named;
};

/** POST …/start: makes the customer's bank send a code or a prompt. */
export const startStep = async (
  call: PageStep<InferOutput<typeof challengeRequest>>,
): Promise<Result<Reply>> => {
  const started = await startChallenge(scaCallOf(call, paymentOrderKind), call.body.auth_mode);
  return started.ok ? readStep(call) : started;
};

/** POST …/confirm: checks the code, or asks for the prompt's outcome, and executes the order. */
export const confirmStep = async (
  call: PageStep<InferOutput<typeof confirmRequest>>,
): Promise<Result<Reply>> => {
  const flow = scaCallOf(call, paymentOrderKind);
  const confirmed = await confirmAuthorisation(flow, call.body.otp_code);
  return confirmed.ok ? readStep(call, confirmed.value.headers) : confirmed;
};

/** POST …/reject: before the approval only. */
export const rejectStep = async (call: PageStep): Promise<Result<Reply>> => {
  const { caller, correlationId, traceparent } = call;
  const { browser_id } = caller;
  const command = { type: "reject", browser_id } as const;
  const turn = await caller.stubOf().act(command, { correlationId, traceparent });
  if (!turn) return refuse("NOT_FOUND");
  return turn.refusal ?? readStep(call);
};
