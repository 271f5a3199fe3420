import { sql } from "drizzle-orm";
import { DAY_MS, now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv, Pointer } from "../../base/platform/env.ts";
import { logFault, logWarning } from "../../base/platform/log.ts";
import { deadLetters } from "../../base/platform/schema.ts";
import type { Effect, EffectRule } from "./effects.ts";
import type { ObjectRow, ProjectionMessage } from "./rows.ts";
import type { Lease } from "./turn.ts";

interface Pointed {
  effect: Effect;
  queue: EffectRule["queue"];
  /** Set if the pointer carries its performer's input. */
  lease: Lease | null;
}

/**
 * Sends pointers to their queues. A failed send loses nothing: the hold on the effect ends and the
 * object's alarm sends another pointer.
 */
export const sendPointers = async (
  env: GatewayEnv,
  from: Pick<Pointer, "namespace" | "object" | "traceparent">,
  pointed: readonly Pointed[],
  projection: ObjectRow,
): Promise<void> => {
  const sends = pointed.map(({ effect, queue, lease }) => {
    const { id } = effect;
    if (queue === "PROJECTIONS") {
      const { namespace, object } = from;
      const message: ProjectionMessage = {
        ...projection,
        effect: { namespace, object, id },
      };
      return env.PROJECTIONS.send(message);
    }
    const pointer: Pointer = { ...from, effect: id, ...(lease ? { lease } : {}) };
    return env[queue].send(pointer);
  });
  try {
    await Promise.all(sends);
  } catch (error) {
    logFault("pointers not sent", error, { object: from.object });
  }
};

/** Whether a message of a queue is a pointer. */
export const isPointer = (body: unknown): body is Pointer => {
  const { namespace, object, effect, traceparent } = Object(body) as Record<string, unknown>;
  return [namespace, object, effect, traceparent].every((member) => typeof member === "string");
};

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
const KEPT_MS = 400 * DAY_MS;

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

/**
 * Handles each message of a batch separately. A message that fails is sent again, and becomes a
 * dead letter after its last retry. The other messages of its batch are not repeated.
 */
export const handleEach = async <Body>(
  messages: readonly Message<Body>[],
  handle: (message: Message<Body>) => Promise<unknown>,
): Promise<void> => {
  const handleOne = async (message: Message<Body>): Promise<void> => {
    try {
      await handle(message);
    } catch (error) {
      const { id, attempts } = message;
      logFault("message not handled", error, { message_id: id, attempts });
      message.retry();
    }
  };
  await Promise.all(messages.map(handleOne));
};
