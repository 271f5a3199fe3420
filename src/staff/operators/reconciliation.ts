import { sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import * as v from "valibot";
import { orNull } from "../../base/kernel/answer-words.ts";
import { described, idOf, mode, named, text, time } from "../../base/kernel/fields.ts";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime } from "../../base/platform/clock.ts";
import { json } from "../../base/platform/contract.ts";
import { database } from "../../base/platform/database.ts";
import { type Reply, type Route, reply, replyWith, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { everyLists } from "../../base/platform/list-databases.ts";
import { listOf, newestPage, pageQuery, positionOf } from "../../base/platform/lists.ts";
import { reviews } from "../../base/platform/lists-schema.ts";
import { callbackMismatches } from "../../base/platform/schema.ts";
import { type AnyObject, findObject } from "../../frame/objects/kinds.ts";
import { upsertRows } from "../../frame/objects/rows.ts";
import type { CallNote, Turn } from "../../frame/objects/turn.ts";
import type { MovementCommand, MovementView } from "../../network/transfers/movements.ts";
import type { movementView, resolutionView } from "../../network/transfers/views.ts";
import { chargeKind } from "../../products/charges/kind.ts";
import { paymentOrderKind } from "../../products/payment-orders/kind.ts";
import { paymentKind } from "../../products/payments/kind.ts";
import {
  type AdminCall,
  type ListCall,
  reads,
  resolves,
  writeEntry,
  writeIntention,
} from "./administration.ts";
import * as answers from "./answers.ts";
import type { resolveRequest } from "./requests.ts";
import * as requests from "./requests.ts";

/** Movements under manual review, and what staff decide about them. */
const reconciliation = "/admin/v1/reconciliation";
const oneReconciliation = `${reconciliation}/:payment_id`;

/**
 * `GET /admin/v1/reconciliation`: the movements under manual review, newest first. D1 only says
 * which; each movement is read from its object. A movement whose review has ended is left out and
 * its row is written again, so a page may be short.
 */
const listReconciliation = async (call: ListCall): Promise<Result<Reply>> => {
  const by = ["since", "endToEndId"] as const;
  const list = { table: reviews, by, condition: sql`resolved_at IS NULL` };
  const all = everyLists(call.env).map(({ db }) => db);
  const page = await newestPage(all, list, call.query, (row) => row);
  if (!page.ok) return page;
  const { data, next_cursor } = page.value;
  const found = await Promise.all(data.map((row) => reviewed(call, row)));
  const stale = data.filter((_, place) => found[place] === null);
  if (stale.length > 0) call.waitUntil(writeAgain(call, stale));
  return reply(200, { data: found.flatMap((view) => view ?? []), next_cursor });
};

/** `GET /admin/v1/reconciliation/{payment_id}`: all movements of a payment or an order. */
const readReconciliation = async (
  call: AdminCall<unknown, { payment_id: string }>,
): Promise<Result<Reply>> =>
  replyWith(await movementOwner(call.env, call.path.payment_id)?.view({ view: "movements" }));

/**
 * `POST /admin/v1/reconciliation/{payment_id}/resolve`: staff resolve a movement. The audit log
 * says who wanted it before the object acts, and the result afterwards. The object stores the
 * decision too, and its moves send its owner's events. 202: an approver must send the same
 * outcome.
 */
const resolveMovement = async (
  call: AdminCall<InferOutput<typeof resolveRequest>, { payment_id: string }>,
): Promise<Result<Reply>> => {
  const { env, correlationId, traceparent } = call;
  const { outcome, note } = call.body;
  const movement = call.body.movement ?? "";
  const stub = movementOwner(env, call.path.payment_id);
  const shown = await stub?.view({ view: "resolution_of", movement, outcome });
  if (!stub || !shown) return refuse("NOT_FOUND");
  if (!shown.ok) return shown;
  const { payment_id } = JSON.parse(shown.value) as Resolution;

  const entry = (action: string, more: Record<string, unknown>) => ({
    action: `reconciliation.${action}`,
    subject: payment_id,
    details: { movement, outcome, ...more },
  });
  const intended = await writeIntention(call, entry("requested", { note }));
  if (!intended.ok) return intended;
  const actor = intended.value;
  const auditLater = (action: string, more: Record<string, unknown>) =>
    call.waitUntil(writeEntry(call, entry(action, more)));
  const turn = await stub.act(
    { type: "resolve", movement, outcome, actor, note },
    { correlationId, traceparent },
    { view: "resolution_of", movement, outcome },
  );
  if (!turn?.view?.ok) return refuse("NOT_FOUND");
  if (turn.refusal) {
    const { code } = turn.refusal.problem;
    auditLater("refused", { code });
    return turn.refusal;
  }
  const resolution = JSON.parse(turn.view.value) as Resolution;
  const isResolved = resolution.status === "RESOLVED";
  auditLater(isResolved ? "resolved" : "proposed", {});
  return reply(isResolved ? 200 : 202, resolution);
};

export const reconciliationRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "listReconciliation",
    method: "GET",
    paths: [reconciliation],
    summary: "List the movements under manual review, newest first",
    description: "A short page may still have a next_cursor.",
    guard: reads,
    query: pageQuery,
    answers: { 200: listOf(answers.movement) },
    step: listReconciliation,
  }),
  route({
    id: "readReconciliation",
    method: "GET",
    paths: [oneReconciliation],
    summary: "Read all movements of a payment or a payment order",
    guard: reads,
    path: requests.reconciliationPath,
    answers: { 200: answers.movements },
    step: readReconciliation,
  }),
  route({
    id: "resolveMovement",
    method: "POST",
    paths: [`${oneReconciliation}/resolve`],
    summary: "Resolve a movement",
    description:
      "Only when no call is open and the bank can no longer book it. In live mode an operator " +
      "proposes (202), and the same outcome from an approver's older key decides (200).",
    guard: resolves,
    path: requests.reconciliationPath,
    body: requests.resolveRequest,
    answers: {
      200: json(answers.resolution, {
        status: "RESOLVED",
        proposal: null,
        decision: {
          outcome: "COMPLETED",
          actor: "key_0123456789",
          note: "The bank confirmed by phone.",
          at: "2026-11-21T16:00:00.000Z",
        },
        awaits: null,
      }),
      202: json(answers.resolution),
    },
    refusals: ["NOTHING_TO_ACKNOWLEDGE", "MOVEMENT_HAS_ENDED", "MOVEMENT_IN_PROGRESS"],
    step: resolveMovement,
  }),
];

interface Movements {
  payment_id: string;
  movements: ReturnType<typeof movementView>[];
}

type ReviewRow = typeof reviews.$inferSelect;

/** The movement of a row, if it is still under review. */
const reviewed = async ({ env }: AdminCall, row: ReviewRow) => {
  const view = await movementOwner(env, row.objectId)?.view({ view: "movements" });
  if (!view?.ok) return null;
  const { movements } = JSON.parse(view.value) as Movements;
  const movement = movements.find((known) => (known.movement ?? "") === row.movement);
  return movement?.reason && movement.resolved_at === null ? movement : null;
};

const writeAgain = async ({ env }: AdminCall, rows: readonly ReviewRow[]): Promise<void> => {
  const current = await Promise.all(rows.map((row) => movementOwner(env, row.objectId)?.look()));
  await upsertRows(
    env,
    current.flatMap((row) => row ?? []),
  );
};

type Resolution = ReturnType<typeof resolutionView>;

/** An object that owns movements, as staff read and resolve them. */
interface MovementOwner extends AnyObject {
  act(command: MovementCommand, call: CallNote, view: MovementView): Promise<Turn | null>;
  view(request: MovementView): Promise<Result<string> | null>;
}

const kinds = [paymentKind, paymentOrderKind, chargeKind];

/** The payment, payment order or charge with this id; null for a malformed or foreign id. */
export const movementOwner = (env: GatewayEnv, id: string): MovementOwner | null =>
  findObject<MovementOwner>(env, kinds, id)?.stubOf() ?? null;

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
  const page = await newestPage([database(env)], list, query, mismatchView);
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
