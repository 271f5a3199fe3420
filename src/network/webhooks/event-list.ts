import { and, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import * as v from "valibot";
import { endpointId, eventId, text } from "../../base/kernel/fields.ts";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime } from "../../base/platform/clock.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { listsOf } from "../../base/platform/list-databases.ts";
import {
  beyondCursor,
  pageOf,
  pageQuery,
  positionOf,
  readNewest,
} from "../../base/platform/lists.ts";
import { events } from "../../base/platform/lists-schema.ts";
import type { Owner } from "../parties/owners.ts";
import { ownDeliveryView } from "./answers.ts";
import { type EventKind, eventSubjectOf } from "./events.ts";
import { deliveriesOfEvents } from "./find-deliveries.ts";
import { redeliverEvent } from "./publish.ts";

/** An owner's list of the events sent to it: list, read, redeliver. */
type EventRow = typeof events.$inferSelect;

/** A call about the events of one owner in one mode. */
interface OwnerCall<Path, Query> {
  call: Call<GatewayEnv, unknown, unknown, Path, Query>;
  owner: Owner;
  mode: Mode;
  kinds: readonly EventKind[];
}

type OwnerStep<Path, Query> = (asked: OwnerCall<Path, Query>) => Promise<Result<Reply>>;

type Filters = InferOutput<typeof eventFilters>;
type EventPath = InferOutput<typeof eventPath>;

/** The owner and the mode whose events and endpoints a caller may see. */
export type ReaderOf<Caller> = (caller: Caller) => { owner: Owner; mode: Mode };

/** The steps for one kind of caller. @rule P8.13 */
export const eventSteps = <Caller>(kinds: readonly EventKind[], readerOf: ReaderOf<Caller>) => {
  const of =
    <Path, Query>(step: OwnerStep<Path, Query>) =>
    (call: Call<GatewayEnv, Caller, unknown, Path, Query>) =>
      step({ call, ...readerOf(call.caller), kinds });
  return { list: of(listEvents), read: of(readEvent), redeliver: of(redeliver) };
};

const order = { createdAt: events.createdAt, id: events.eventId };

/** Newest first, optionally of one type or about one object. @rule P8.23 */
const listEvents: OwnerStep<unknown, Filters> = async ({
  call: { env, query },
  owner,
  mode,
  kinds,
}) => {
  const { limit, cursor } = query;
  const beyond = beyondCursor(cursor, order);
  if (!beyond.ok) return beyond;
  const own = and(
    eq(events.ownerKind, owner.kind),
    eq(events.ownerId, owner.id),
    eq(events.mode, mode),
    beyond.value,
  );
  const list = { table: events, order, condition: own };
  const filters = [
    { column: events.type, value: query.event },
    { column: events.subjectId, value: query.subject },
  ];
  const { db } = await listsOf(env, owner);
  const { rows, end } = await readNewest(db, list, filters, limit);
  const { data, next_cursor } = pageOf(rows, limit, keyOf);
  const shown = data.map((row) => eventView(row, kinds));
  return reply(200, { data: shown, next_cursor: next_cursor ?? end });
};

const keyOf = ({ createdAt, eventId }: Pick<EventRow, "createdAt" | "eventId">): string =>
  positionOf(createdAt, eventId);

const readEvent: OwnerStep<EventPath, unknown> = async (asked) => {
  const row = await findOwnEvent(asked);
  if (!row) return refuse("NOT_FOUND");
  const found = await deliveriesOfEvents(asked.call.env, asked, [row.eventId]);
  return reply(200, { ...eventView(row, asked.kinds), deliveries: found.map(ownDeliveryView) });
};

/** Sends the same bytes under the same id again, with a new signature. */
const redeliver: OwnerStep<EventPath, unknown> = async (asked) => {
  const { env, traceparent } = asked.call;
  const row = await findOwnEvent(asked);
  if (!row) return refuse("NOT_FOUND");
  const redelivery = await redeliverRow(env, asked.kinds, row, traceparent);
  if (!redelivery.ok) return redelivery;
  asked.call.waitUntil(redelivery.value.attempt);
  return reply(202, { event_id: row.eventId, accepted: true });
};

/** Sends an event of the list again, to the present address of the events. */
export const redeliverRow = async (
  env: GatewayEnv,
  kinds: readonly EventKind[],
  row: EventRow,
  traceparent: string,
): ReturnType<typeof redeliverEvent> => {
  const subject = eventSubjectOf(kinds, row.subjectId);
  const event = {
    event_id: row.eventId,
    event: row.type,
    mode: row.mode,
    owner: { kind: row.ownerKind, id: row.ownerId },
    subject_id: row.subjectId,
    webhook_url: (await subject.readWebhookUrl?.(env, row.subjectId)) ?? null,
    bytes: row.payload,
    occurred_at: row.createdAt,
  };
  return redeliverEvent(env, event, subject, traceparent);
};

const findOwnEvent = async ({
  call,
  owner,
  mode,
}: OwnerCall<EventPath, unknown>): Promise<EventRow | null> => {
  const { db } = await listsOf(call.env, owner);
  const row = await db.select().from(events).where(eq(events.eventId, call.path.id)).get();
  const isOwn = row?.ownerKind === owner.kind && row.ownerId === owner.id && row.mode === mode;
  return isOwn ? row : null;
};

/** An event as it was sent, with the id of its object. */
const eventView = (row: EventRow, kinds: readonly EventKind[]) => ({
  event_id: row.eventId,
  [eventSubjectOf(kinds, row.subjectId).idName]: row.subjectId,
  created_at: isoTime(row.createdAt),
  ...(JSON.parse(row.payload) as { event: string; data: object }),
});

/** The filters of the list of events. */
export const eventFilters = v.object({
  ...pageQuery.entries,
  event: v.optional(text("Only events of this name.", "payment.completed")),
  subject: v.optional(
    text("Only events about this object: its session_id, mandate_id or the like.", "ps_0123456789"),
  ),
});

export const eventPath = v.object({ id: eventId });

export const ownEndpointPath = v.object({ id: endpointId });
