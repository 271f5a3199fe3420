import { type Result, refuse } from "../../base/kernel/result.ts";
import { type Call, type Reply, replyWith } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { followTurn } from "../../frame/objects/perform.ts";
import { mandateById } from "./address.ts";
import { mandateKind } from "./kind.ts";
import type { MandateCommand, MandateView, MandateViewer } from "./mandate-record.ts";
import { mandateViewerOf } from "./read-mandates.ts";
import type { MandatePath, PauseMandate } from "./requests.ts";

type MandateCall<Body = unknown> = Call<GatewayEnv, MandateViewer, Body, MandatePath>;

/**
 * Sends the mandate a command and answers its view afterwards. The effects are performed after the
 * answer.
 */
export const command = async (
  call: Pick<MandateCall, "env" | "path" | "correlationId" | "traceparent" | "waitUntil">,
  decided: MandateCommand,
  view: MandateView,
): Promise<Result<string>> => {
  const { env, path, correlationId, traceparent } = call;
  const stub = mandateById(env, path.id);
  const turn = await stub?.act(decided, { correlationId, traceparent }, view);
  if (!stub || !turn?.view) return refuse("NOT_FOUND");
  call.waitUntil(followTurn(call, stub, mandateKind.performers, turn));
  return turn.refusal ?? turn.view;
};

/** POST /mandates/{id}/cancel. A repeated request gets the same answer. */
export const cancelMandateStep = async (call: MandateCall): Promise<Result<Reply>> => {
  const viewer = mandateViewerOf(call.caller);
  const cancel = { type: "cancel", reason: null, ...viewer } as const;
  return replyWith(await command(call, cancel, { view: "mandate", ...viewer }));
};

/** POST /mandates/{id}/pause {resume_on?}. */
export const pauseMandateStep = async (call: MandateCall<PauseMandate>): Promise<Result<Reply>> => {
  const viewer = mandateViewerOf(call.caller);
  const pause = { type: "pause", resume_on: call.body.resume_on, ...viewer } as const;
  return replyWith(await command(call, pause, { view: "mandate", ...viewer }));
};

/** POST /mandates/{id}/resume. */
export const resumeMandateStep = async (call: MandateCall): Promise<Result<Reply>> => {
  const viewer = mandateViewerOf(call.caller);
  return replyWith(
    await command(call, { type: "resume", ...viewer }, { view: "mandate", ...viewer }),
  );
};
