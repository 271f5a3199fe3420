import { sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { MINUTE_MS, now } from "../../base/platform/clock.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import { database } from "../../base/platform/database.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { forgetBetweenTests } from "../../base/platform/isolate-memory.ts";
import { logWarning, redact } from "../../base/platform/log.ts";
import { callbackMismatches } from "../../base/platform/schema.ts";
import { findObject, type ObjectKind } from "../../frame/objects/kinds.ts";
import { followTurn } from "../../frame/objects/perform.ts";
import type { CallNote, Turn, WorkStub } from "../../frame/objects/turn.ts";
import type { MovementCommand, MovementView } from "./movements.ts";
import type { creditCallbackRequest } from "./rail-contract.ts";
import type { RailReport, Transfer } from "./transfer.ts";

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

/**
 * Callbacks of the rail that were refused because they differ from the instruction, for staff
 * (docs/decisions/117). The object's timeline and a row in D1 say in what they differ, never the
 * values.
 */
interface Mismatch {
  object_id: string;
  movement: string;
  mode: Transfer["mode"];
  report: RailReport;
}

interface MismatchStub {
  act(command: MovementCommand, call: CallNote, view: MovementView): Promise<Turn | null>;
}

/** The limit of one isolate, so a flood of callbacks under the rail's key causes no more writes. */
const MOST_A_MINUTE = 20;
let window = { minute: 0, kept: 0 };
forgetBetweenTests(() => {
  window = { minute: 0, kept: 0 };
});

const isKept = (nowMs: number): boolean => {
  const minute = Math.floor(nowMs / MINUTE_MS);
  if (minute !== window.minute) window = { minute, kept: 0 };
  window.kept += 1;
  return window.kept <= MOST_A_MINUTE;
};

const noteMismatch = async (
  env: GatewayEnv,
  stub: MismatchStub,
  { object_id, movement, mode, report }: Mismatch,
  call: CallNote,
): Promise<void> => {
  const cameAt = now();
  if (!isKept(cameAt)) return;
  const command = { type: "rail_mismatch", movement, report } as const;
  const turn = await stub.act(command, call, { view: "mismatch", movement, report });
  if (!turn?.view?.ok) return;
  await database(env)
    .insert(callbackMismatches)
    .values({
      cameAt,
      mismatchId: randomHex(8),
      mode,
      objectId: object_id,
      movement,
      said: report.status,
      correlationId: redact(call.correlationId),
      differs: JSON.parse(turn.view.value) as string[],
    });
};

const KEPT_MS = 90 * 24 * 60 * MINUTE_MS;

/** The limit of one run, every minute. */
const MOST_DELETED = 10_000;

/** Deletes mismatches that are older than 90 days. */
export const sweepMismatches = async (env: GatewayEnv): Promise<void> => {
  const { cameAt, mismatchId } = callbackMismatches;
  const before = now() - KEPT_MS;
  const old = sql`(SELECT ${cameAt}, ${mismatchId} FROM ${callbackMismatches}
    WHERE ${cameAt} < ${before} ORDER BY ${cameAt} LIMIT ${MOST_DELETED})`;
  await database(env).delete(callbackMismatches).where(sql`(${cameAt}, ${mismatchId}) IN ${old}`);
};
