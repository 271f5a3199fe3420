import { sql } from "drizzle-orm";
import { now } from "../../base/platform/clock.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { redact } from "../../base/platform/log.ts";
import { callbackMismatches } from "../../base/platform/schema.ts";
import type { CallNote, Turn } from "../../frame/objects/turn.ts";
import type { MovementCommand, MovementView } from "./movements.ts";
import type { RailReport, Transfer } from "./transfer.ts";

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
const MINUTE_MS = 60_000;

let window = { minute: 0, kept: 0 };

const isKept = (nowMs: number): boolean => {
  const minute = Math.floor(nowMs / MINUTE_MS);
  if (minute !== window.minute) window = { minute, kept: 0 };
  window.kept += 1;
  return window.kept <= MOST_A_MINUTE;
};

export const noteMismatch = async (
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
