import { and, desc, eq } from "drizzle-orm";
import { type Result, refuse } from "../kernel/result.ts";
import type { MerchantCaller } from "../parties/guards.ts";
import { isoTime } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { pageOf } from "../platform/lists.ts";
import { positionOf, readListRequest } from "../platform/newest-first.ts";
import { events } from "../platform/schema.ts";
import { redeliverEvent } from "../webhooks/publish.ts";
import { sessionById } from "./session-address.ts";

/** The merchant's own list of what it was told, and each event once more on demand. */
type EventRow = typeof events.$inferSelect;
type MerchantCall = Call<GatewayEnv, MerchantCaller>;

/** An event as it was sent, and what it is about. */
const eventView = (row: EventRow) => ({
  event_id: row.eventId,
  session_id: row.sessionId,
  created_at: isoTime(row.createdAt),
  ...(JSON.parse(row.payload) as { event: string; data: object }),
});

/** GET /api/v1/events: newest first, optionally of one type. */
export const listEventsStep = async (call: MerchantCall): Promise<Result<Reply>> => {
  const page = readListRequest(call.url, { createdAt: events.createdAt, id: events.eventId });
  if (!page.ok) return page;
  const { limit, beyond } = page.value;
  const type = call.url.searchParams.get("event");
  const { merchant_id, mode } = call.caller;
  const own = [eq(events.merchantId, merchant_id), eq(events.mode, mode)];
  const ofType = type === null ? undefined : eq(events.type, type);
  const rows = await database(call.env)
    .select()
    .from(events)
    .where(and(...own, ofType, beyond))
    .orderBy(desc(events.createdAt), desc(events.eventId))
    .limit(limit + 1);
  const { data, next_cursor } = pageOf(rows, limit, (row) =>
    positionOf(row.createdAt, row.eventId),
  );
  return reply(200, { data: data.map(eventView), next_cursor });
};

/** GET /api/v1/events/{id}. */
export const readEventStep = async (call: MerchantCall): Promise<Result<Reply>> => {
  const row = await findOwnEvent(call);
  return row ? reply(200, eventView(row)) : refuse("NOT_FOUND");
};

/** POST /api/v1/events/{id}/redeliver: the same bytes under the same id, with a new signature. */
export const redeliverEventStep = async (call: MerchantCall): Promise<Result<Reply>> => {
  const { env, traceparent } = call;
  const row = await findOwnEvent(call);
  if (!row) return refuse("NOT_FOUND");
  const session = row.sessionId === null ? null : await sessionById(env, row.sessionId)?.peek();
  const redelivery = await redeliverEvent(
    env,
    {
      event_id: row.eventId,
      event: row.type,
      mode: row.mode,
      merchant_id: row.merchantId,
      webhook_url: session?.terms.webhook_url ?? null,
      bytes: row.payload,
      occurred_at: row.createdAt,
    },
    traceparent,
  );
  if (!redelivery) {
    return refuse("INVALID_STATE", { message: "There is no endpoint that this event goes to." });
  }
  call.waitUntil(redelivery.attempt);
  return reply(202, { event_id: row.eventId, accepted: true });
};

const findOwnEvent = async ({ env, caller, param }: MerchantCall): Promise<EventRow | null> => {
  const row = await database(env)
    .select()
    .from(events)
    .where(eq(events.eventId, param("id")))
    .get();
  const own = row?.merchantId === caller.merchant_id && row.mode === caller.mode;
  return own ? row : null;
};
