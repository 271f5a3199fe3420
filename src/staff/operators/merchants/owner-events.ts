import { asc, eq, sql } from "drizzle-orm";
import { isoTime } from "../../../base/platform/clock.ts";
import { database } from "../../../base/platform/database.ts";
import type { Route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { logFault } from "../../../base/platform/log.ts";
import { gatewayRun } from "../../../base/platform/platform-limits.ts";
import { eventOutbox } from "../../../base/platform/schema.ts";
import { keepPosition, readPosition } from "../../../base/platform/sweep-position.ts";
import { newTraceparent } from "../../../base/platform/trace.ts";
import { applyDue } from "../../../frame/records/apply-due.ts";
import { type EventKind, eventBytes } from "../../../network/webhooks/events.ts";
import { publishEvent } from "../../../network/webhooks/publish.ts";
import { admin } from "../administration.ts";
import { recordEvents } from "./record-events.ts";

/**
 * Events that tell a merchant or a TPP what the operator's staff change about it. Each is kept in
 * the batch of its change (parties/owner-events.ts) and published afterwards: by the request that
 * made the change, else by the sweep a minute later.
 */
const about = (prefix: string, idName: string, isOne: (name: string) => boolean): EventKind => {
  const events = Object.fromEntries(Object.entries(recordEvents).filter(([name]) => isOne(name)));
  return { prefixes: [prefix], subject: { idName, events, ownAddress: "FORMER" } };
};

/** The kinds of records that events of TPPs are about. */
export const tppRecordKinds: readonly EventKind[] = [
  about("key", "key_id", (name) => name.endsWith(".key_added")),
  about("tpp", "tpp_id", (name) => name === "tpp.changed"),
];

/** The kinds of records that these events are about. */
export const recordKinds: readonly EventKind[] = [
  about("prp", "proposal_id", (name) => name.startsWith("merchant.change")),
  about("mer", "merchant_id", (name) => name.startsWith("merchant.endpoint")),
  ...tppRecordKinds,
];

/** How many events a request publishes at most. */
const AT_ONCE = 50;

type Kept = typeof eventOutbox.$inferSelect;

type Position = [occurredAt: number, eventId: string];

/**
 * Publishes the events stored after a position, oldest first. An event that fails stays for
 * the sweep. Returns the position of the last one; null if it was the last of all.
 */
const publishKept = async (
  env: GatewayEnv,
  traceparent: string,
  after: Position = [0, ""],
  most = AT_ONCE,
): Promise<Position | null> => {
  const { occurredAt, eventId } = eventOutbox;
  const kept = await database(env)
    .select()
    .from(eventOutbox)
    .where(sql`(${occurredAt}, ${eventId}) > (${after[0]}, ${after[1]})`)
    .orderBy(asc(occurredAt), asc(eventId))
    .limit(most);
  const published = await Promise.allSettled(kept.map((row) => publishOne(env, row, traceparent)));
  for (const outcome of published) {
    if (outcome.status === "rejected") logFault("event not published", outcome.reason);
  }
  const last = kept.at(-1);
  return last && kept.length === most ? [last.occurredAt, last.eventId] : null;
};

const publishOne = async (env: GatewayEnv, row: Kept, traceparent: string): Promise<void> => {
  const { eventId: event_id, occurredAt: occurred_at, mode, type: event, data } = row;
  const kind = recordKinds.find(({ subject }) => event in subject.events);
  if (!kind) throw new Error(`an unknown event: ${event}`);
  const head = { event_id, occurred_at: isoTime(occurred_at), mode };
  const outgoing = {
    event_id,
    event,
    mode,
    occurred_at,
    owner: { kind: row.ownerKind, id: row.ownerId },
    subject_id: row.subjectId,
    webhook_url: row.webhookUrl,
    bytes: eventBytes(event, { ...head, ...data }),
  };
  const done = () =>
    database(env).delete(eventOutbox).where(eq(eventOutbox.eventId, event_id)).run();
  await publishEvent(env, outgoing, kind.subject, done, traceparent);
};

/** The same rows; after each that may have changed something, the kept events are published. */
export const publishingAfter = (rows: readonly Route<GatewayEnv>[]): readonly Route<GatewayEnv>[] =>
  rows.map((row) => (row.contract.method === "GET" ? row : { ...row, handle: publishing(row) }));

const publishing =
  (row: Route<GatewayEnv>): Route<GatewayEnv>["handle"] =>
  async (call) => {
    const answer = await row.handle(call);
    const published = publishKept(call.env, call.traceparent);
    call.waitUntil(published.catch((error) => logFault("events not published", error)));
    return answer;
  };

/** The sweep: applies due changes that nobody has read yet. */
export const sweepChanges = (env: GatewayEnv): Promise<unknown> =>
  applyDue(admin, env, gatewayRun.changes);

/** Where the last run of the next sweep stopped, in `settings`. */
const POSITION = "event_outbox_position";

/**
 * The sweep: publishes events left over. Each run continues behind the one before, so that events
 * that fail every time do not starve the others.
 */
export const sweepKeptEvents = async (env: GatewayEnv): Promise<void> => {
  const startedAt = await readPosition<Position>(env, POSITION);
  const { keptEvents } = gatewayRun;
  const position = await publishKept(env, newTraceparent(), startedAt ?? undefined, keptEvents);
  if (position !== null || startedAt !== null) await keepPosition(env, POSITION, position);
};
