import type { InferOutput } from "valibot";
import { problemRetryable } from "../kernel/problems.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { confirmAuthorisation } from "../sca/confirm-authorisation.ts";
import type { challengeRequest, confirmRequest, payerRequest } from "../sca/requests.ts";
import { scaCallOf } from "../sca/sca-call.ts";
import { startChallenge } from "../sca/start-challenge.ts";
import { findNamedParties, findOwnParties } from "./find-parties.ts";
import { mandateKind } from "./mandate-kind.ts";
import type { MandatePageCaller } from "./mandate-page.ts";
import { mandateRedirectUrl } from "./mandate-redirect.ts";
import type { MandateResolution } from "./mandate-views.ts";
import type { MandatePath } from "./requests.ts";
import type { MandateStepView } from "./step-view.ts";

/** A step of the mandate's page. */
type PageStep<Body = unknown> = Call<GatewayEnv, MandatePageCaller, Body, MandatePath>;

/** Every step answers with the state after it, in the view for this browser. */
export const readStep = async (
  { env, caller }: PageStep,
  headers: Record<string, string> = {},
): Promise<Result<Reply>> => {
  const { browser_id, stubOf } = caller;
  const view = await stubOf().view({ view: "step", browser_id });
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const { redirect, ...step } = JSON.parse(view.value) as MandateStepView;
  const redirect_url = await mandateRedirectUrl(env, step.mandate_id, redirect);
  return reply(200, { ...step, redirect_url }, headers);
};

/** POST …/payer: names an account at any bank, or the account that the owner named. */
export const namePayerStep = async (
  call: PageStep<InferOutput<typeof payerRequest>>,
): Promise<Result<Reply>> => {
  const named = await namePayer(call, (asked) => findNamedParties(call, asked, call.body));
  return named.ok ? readStep(call) : named;
};

/**
 * POST …/start: makes the customer's bank send a code or a prompt. If the owner has named the
 * payer, the first start looks up the account and binds the approval to this browser.
 */
export const startStep = async (
  call: PageStep<InferOutput<typeof challengeRequest>>,
): Promise<Result<Reply>> => {
  const flow = scaCallOf(call, mandateKind);
  let started = await startChallenge(flow, call.body.auth_mode);
  if (!started.ok && started.problem.code === "PAYER_REQUIRED") {
    const named = await namePayer(call, (asked) => findOwnParties(call, asked), true);
    if (!named.ok) return named;
    started = await startChallenge(flow, call.body.auth_mode);
  }
  return started.ok ? readStep(call) : started;
};

/** POST …/confirm: checks the code, or asks for the prompt's outcome, and activates the mandate. */
export const confirmStep = async (
  call: PageStep<InferOutput<typeof confirmRequest>>,
): Promise<Result<Reply>> => {
  const confirmed = await confirmAuthorisation(scaCallOf(call, mandateKind), call.body.otp_code);
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

/** Finds payer and payee, and tells the mandate. A final refusal counts as an attempt. */
const namePayer = async (
  { caller, correlationId, traceparent }: PageStep,
  find: (asked: MandateResolution) => ReturnType<typeof findOwnParties>,
  isFirst = false,
): Promise<Result<null>> => {
  const { browser_id, stubOf } = caller;
  const view = await stubOf().view({ view: "resolution" });
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const note = { correlationId, traceparent };
  const found = await find(JSON.parse(view.value) as MandateResolution);
  if (!found.ok) {
    const { problem } = found;
    if (!problemRetryable(problem)) await stubOf().act({ type: "resolution_failed" }, note);
    return found;
  }
  const name = { type: "name_payer", browser_id, ...found.value } as const;
  const turn = await stubOf().act(isFirst ? { ...name, first_only: true } : name, note);
  if (!turn) return refuse("NOT_FOUND");
  return turn.refusal ?? ok(null);
};
