import { sql } from "drizzle-orm";
import { now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { logWarning } from "../../base/platform/log.ts";
import { handleEach } from "../../base/platform/queues.ts";
import { deadLetters } from "../../base/platform/schema.ts";
import { isPointer } from "./pointers.ts";

/**
 * Keeps the messages that no consumer could handle, unchanged. No work is lost with them, because
 * objects store their effects and their alarms send new pointers. But each message shows a fault of
 * the gateway, so it is logged and stored in D1 for staff.
 */
export const keepDeadLetters = (
  env: GatewayEnv,
  messages: readonly Message<unknown>[],
): Promise<void> =>
  handleEach(messages, async ({ id: messageId, timestamp, body }) => {
    const work = workOf(body);
    // Logged first, because the database itself may be failing.
    logWarning("dead letter", { message_id: messageId, ...work });
    await database(env)
      .insert(deadLetters)
      .values({ ...work, messageId, diedAt: timestamp.getTime(), body: jsonOf(body) })
      // A queue may deliver a message twice.
      .onConflictDoNothing();
  });

/**
 * The work behind a message: the effect that a pointer names, or the effect that a written row
 * ends.
 */
const workOf = (body: unknown) => {
  const pointer = Object(body) as Record<string, unknown>;
  const ends = Object(pointer.effect) as Record<string, unknown>;
  return {
    namespace: textOrNull(pointer.namespace ?? ends.namespace),
    object: textOrNull(pointer.object ?? ends.object),
    effect: textOrNull(ends.id ?? pointer.effect),
  };
};

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

export type DeadLetter = typeof deadLetters.$inferSelect;

/** The kind of a message, as the consumers distinguish them. */
export const deadLetterKind = (body: unknown): "POINTER" | "ROW" | "UNREADABLE" => {
  if (isPointer(body)) return "POINTER";
  const { row } = Object(body) as Record<string, unknown>;
  return typeof row === "object" && row !== null ? "ROW" : "UNREADABLE";
};

/**
 * Sends a dead letter to its queue again. A pointer is sent without the input that it may have
 * carried, so the object decides again whether the work is due. The queues of pointers have the
 * same consumer.
 */
export const putBack = async (env: GatewayEnv, { namespace, body }: DeadLetter): Promise<void> => {
  const message: unknown = JSON.parse(body);
  if (!isPointer(message)) {
    await env.PROJECTIONS.send(message);
    return;
  }
  const { lease: _, ...pointer } = message;
  await (namespace === "ENDPOINTS" ? env.WEBHOOKS : env.BANK_CALLS).send(pointer);
};

/** A queue can carry values that JSON cannot express. */
const jsonOf = (body: unknown): string => {
  try {
    return JSON.stringify(body) ?? "null";
  } catch {
    return JSON.stringify(String(body));
  }
};

/** Dead letters are kept as long as payments: 400 days. */
const KEPT_MS = 400 * 24 * 3600_000;

/** The limit of one run, every minute. */
const MOST_DELETED = 10_000;

/** Deletes old dead letters. */
export const sweepDeadLetters = async (env: GatewayEnv): Promise<void> => {
  const { diedAt, messageId } = deadLetters;
  const before = now() - KEPT_MS;
  const old = sql`(SELECT ${diedAt}, ${messageId} FROM ${deadLetters} WHERE ${diedAt} < ${before}
    ORDER BY ${diedAt} LIMIT ${MOST_DELETED})`;
  await database(env).delete(deadLetters).where(sql`(${diedAt}, ${messageId}) IN ${old}`);
};
