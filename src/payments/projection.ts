import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { payments, reconciliation } from "../platform/schema.ts";
import { hasWork, isUnfinished, movementsOf } from "./movements.ts";
import { sessionStub } from "./session-address.ts";
import { isFinal } from "./session-machine.ts";
import type { PaymentSessionRecord } from "./session-record.ts";
import { paymentStatus } from "./views.ts";

type ReconciliationRow = typeof reconciliation.$inferInsert;

/**
 * What D1 is to show of a payment: its row of the payments list, its rows for people to look at.
 */
export interface Projection {
  row: typeof payments.$inferInsert;
  reconciliation: ReconciliationRow[];
}

/** A projection on its way to D1, and the effect that it ends once it is written. */
export interface ProjectionMessage extends Projection {
  /** Null for the row of a new session, which is a hint: the row of its end is the durable one. */
  effect: { object: string; id: string; attempt: number } | null;
}

/** `unfinished`: whether the sweep is to look after the object. */
export const projectionOf = (
  record: PaymentSessionRecord,
  unfinished: boolean = isUnfinished(record),
): Projection => {
  const { terms, state, version, completed_at } = record;
  return {
    row: {
      merchantId: terms.merchant_id,
      mode: terms.mode,
      createdAt: terms.created_at,
      paymentId: terms.payment_id,
      reference: terms.reference,
      amount: terms.amount,
      currency: terms.currency,
      status: isFinal(state) ? (paymentStatus(record) as "COMPLETED") : "OPEN",
      state,
      version,
      updatedAt: now(),
      completedAt: completed_at,
      unfinished,
    },
    reconciliation: reconciliationRows(record),
  };
};

/** The movements that people are, or were, to look at. */
const reconciliationRows = (record: PaymentSessionRecord): ReconciliationRow[] =>
  movementsOf(record).flatMap(({ movement, amount, transfer }) => {
    if (!transfer.attention) return [];
    const { reason, since, resolved_at } = transfer.attention;
    const { merchant_id, payment_id, mode, currency } = record.terms;
    const row: ReconciliationRow = {
      paymentId: payment_id,
      movement,
      merchantId: merchant_id,
      mode,
      reason,
      since,
      amount,
      currency,
      endToEndId: transfer.end_to_end_id,
      version: record.version,
      resolvedAt: resolved_at,
    };
    return [row];
  });

/**
 * Writes a batch of projections, then has the objects let their effects go. An object that has
 * ended and has still something to do, an event to publish say, is put back into the sweep's care;
 * as a rule there is none, and nothing is written twice.
 */
export const writeProjections = async (
  env: GatewayEnv,
  messages: readonly ProjectionMessage[],
): Promise<void> => {
  await upsertProjections(env, messages);
  const ended = messages.flatMap(({ effect }) => effect ?? []);
  const turns = await Promise.all(
    ended.map(({ object, id, attempt }) =>
      sessionStub(env, object)?.report(id, attempt, { kind: "done" }),
    ),
  );
  const busy = turns.flatMap((turn) =>
    turn && !isUnfinished(turn.record) && hasWork(turn.record) ? turn.record : [],
  );
  await upsertProjections(
    env,
    busy.map((record) => projectionOf(record, true)),
  );
};

/** Writes rows of one batch; only a newer version wins. */
export const upsertProjections = async (
  env: GatewayEnv,
  projections: readonly Projection[],
): Promise<void> => {
  const [first, ...rest] = projections.flatMap((projection): BatchItem<"sqlite">[] => [
    upsertPayment(env, projection.row),
    ...projection.reconciliation.map((row) => upsertReconciliation(env, row)),
  ]);
  if (first) await database(env).batch([first, ...rest]);
};

const upsertPayment = (env: GatewayEnv, row: Projection["row"]) =>
  database(env)
    .insert(payments)
    .values(row)
    .onConflictDoUpdate({
      target: [payments.merchantId, payments.mode, payments.createdAt, payments.paymentId],
      set: {
        status: sql`excluded.status`,
        state: sql`excluded.state`,
        version: sql`excluded.version`,
        updatedAt: sql`excluded.updated_at`,
        completedAt: sql`excluded.completed_at`,
        unfinished: sql`excluded.unfinished`,
      },
      setWhere: sql`excluded.version > ${payments.version}`,
    });

const upsertReconciliation = (env: GatewayEnv, row: ReconciliationRow) =>
  database(env)
    .insert(reconciliation)
    .values(row)
    .onConflictDoUpdate({
      target: [reconciliation.paymentId, reconciliation.movement],
      set: {
        reason: sql`excluded.reason`,
        since: sql`excluded.since`,
        version: sql`excluded.version`,
        resolvedAt: sql`excluded.resolved_at`,
      },
      setWhere: sql`excluded.version > ${reconciliation.version}`,
    });
