import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { logWarning } from "../../base/platform/log.ts";
import { findObject, type ObjectKind } from "../../frame/objects/kinds.ts";
import { followTurn } from "../../frame/objects/perform.ts";
import type { CallNote, Turn } from "../../frame/objects/turn.ts";
import type { WorkStub } from "../../frame/objects/work.ts";
import { noteMismatch } from "./callback-mismatches.ts";
import type { MovementCommand, MovementView } from "./movements.ts";
import type { creditCallbackRequest } from "./rail.ts";

/** An object that owns movements, as the rail's callback calls it. */
interface MovementStub extends WorkStub {
  act(command: MovementCommand, call: CallNote, view?: MovementView): Promise<Turn | null>;
}

/**
 * POST /gateway/callback/credit: the rail's report on a movement, repeated until acknowledged. The
 * originator_ref names the object and, after a dot, one of its other movements.
 */
export const creditStep =
  (kinds: readonly ObjectKind[]) =>
  async (
    call: Call<GatewayEnv, { mode: Mode }, InferOutput<typeof creditCallbackRequest>>,
  ): Promise<Result<Reply>> => {
    const { env, caller, body, correlationId, traceparent } = call;
    const [objectId = "", movement = ""] = body.originator_ref.split(".");
    const found = findObject<MovementStub>(env, kinds, objectId);
    const command = { type: "rail_report", mode: caller.mode, movement, report: body } as const;
    const turn = await found?.stubOf().act(command, { correlationId, traceparent });
    if (!found || !turn) return refuse("NOT_FOUND");
    if (turn.refusal?.problem.code === "CALLBACK_MISMATCH") {
      const fields = { object_id: objectId, correlation_id: correlationId };
      logWarning("credit callback does not match", fields);
      const { mode } = caller;
      const mismatch = { object_id: objectId, movement, mode, report: body };
      const note = { correlationId, traceparent };
      call.waitUntil(noteMismatch(env, found.stubOf(), mismatch, note));
    }
    if (turn.refusal) return turn.refusal;
    call.waitUntil(followTurn(call, found.stubOf(), found.kind.performers, turn));
    return reply(202, { accepted: true });
  };
