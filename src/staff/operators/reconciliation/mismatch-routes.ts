import * as v from "valibot";
import { orNull } from "../../../base/kernel/answer-words.ts";
import { described, idOf, mode, named, text, time } from "../../../base/kernel/fields.ts";
import type { Result } from "../../../base/kernel/result.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import { database } from "../../../base/platform/database.ts";
import { type Reply, type Route, reply, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { listOf, pageQuery } from "../../../base/platform/lists.ts";
import { newestPage, positionOf } from "../../../base/platform/newest-first.ts";
import { callbackMismatches } from "../../../base/platform/schema.ts";
import type { ListCall } from "../administration.ts";
import { reads } from "../guards.ts";

/** Callbacks of the rail that were refused, for staff (docs/decisions/117). */
const mismatch = v.pipe(
  v.strictObject({
    mismatch_id: text("When it came, and its own name.", "1795.0f3a"),
    came_at: time,
    mode,
    payment_id: idOf("pay|po|ps|chg", "The payment or the payment order that it names."),
    movement: orNull(v.string(), "The refund or the attempt that it names; else null."),
    said: v.picklist(["CREDITED", "REJECTED"]),
    differs: v.pipe(
      v.array(v.string()),
      described("The members that differ from the instruction.", ["amount"]),
    ),
    correlation_id: text("Of the callback.", "0af7651916cd43dd8448eb211c80319c"),
  }),
  named("CallbackMismatch", "A callback of the rail that differs from the instruction."),
);

export type Mismatch = v.InferOutput<typeof mismatch>;

type Row = typeof callbackMismatches.$inferSelect;

const mismatchView = (row: Row): Mismatch => ({
  mismatch_id: positionOf(row.cameAt, row.mismatchId),
  came_at: isoTime(row.cameAt),
  mode: row.mode,
  payment_id: row.objectId,
  movement: row.movement === "" ? null : row.movement,
  said: row.said,
  differs: row.differs,
  correlation_id: row.correlationId,
});

/** `GET /admin/v1/callback-mismatches`: newest first. */
const listMismatches = async ({ env, query }: ListCall): Promise<Result<Reply>> => {
  const list = { table: callbackMismatches, by: ["cameAt", "mismatchId"] as const };
  const page = await newestPage(database(env), list, query, mismatchView);
  return page.ok ? reply(200, page.value) : page;
};

export const mismatchRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "listCallbackMismatches",
    method: "GET",
    paths: ["/admin/v1/callback-mismatches"],
    summary: "List the rail's callbacks that differ from their instruction, newest first",
    description:
      "Kept for 90 days. Of a flood only some are kept; each was answered CALLBACK_MISMATCH.",
    guard: reads,
    query: pageQuery,
    answers: { 200: listOf(mismatch) },
    step: listMismatches,
  }),
];
