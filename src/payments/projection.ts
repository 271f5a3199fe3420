import { sql } from "drizzle-orm";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { payments } from "../platform/schema.ts";
import { sessionStub } from "./session-address.ts";
import { isFinal } from "./session-machine.ts";
import type { PaymentSessionRecord } from "./session-record.ts";
import { paymentStatus } from "./views.ts";

/** A row of the payments list on its way to D1, and the effect that it ends once it is written. */
export interface ProjectionMessage {
  row: typeof payments.$inferInsert;
  /** Null for the row of a new session, which is a hint: the row of its end is the durable one. */
  effect: { object: string; id: string; attempt: number } | null;
}

export const projectionRow = (record: PaymentSessionRecord): ProjectionMessage["row"] => {
  const { terms, state, version, completed_at } = record;
  return {
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
  };
};

/** Writes a batch of rows; only a newer version wins. Then the objects let their effects go. */
export const writeProjections = async (
  env: GatewayEnv,
  messages: readonly ProjectionMessage[],
): Promise<void> => {
  const db = database(env);
  const upserts = messages.map(({ row }) =>
    db
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
        },
        setWhere: sql`excluded.version > ${payments.version}`,
      }),
  );
  const [first, ...rest] = upserts;
  if (!first) return;
  await db.batch([first, ...rest]);
  const ended = messages.flatMap(({ effect }) => effect ?? []);
  await Promise.all(
    ended.map(({ object, id, attempt }) =>
      sessionStub(env, object)?.report(id, attempt, { kind: "done" }),
    ),
  );
};
