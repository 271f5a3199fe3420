import { sql } from "drizzle-orm";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { listsOf } from "../../base/platform/list-databases.ts";
import { events } from "../../base/platform/lists-schema.ts";
import { callEndpoint } from "./endpoint-address.ts";
import type { EndpointName } from "./endpoint-record.ts";
import { listEndpoint } from "./endpoint-rows.ts";
import type { EventKind } from "./events.ts";
import type { StoredEvent } from "./recovery-store.ts";

const PAGE_SIZE = 500;

/**
 * Writes the row of an endpoint and those of its events again, for lists that were restored to an
 * earlier time. The endpoint's object has the events of 30 days. Returns how many rows were
 * missing; null if the object is empty.
 */
export const relistEndpoint = async (
  env: GatewayEnv,
  kinds: readonly EventKind[],
  id: string,
): Promise<number | null> => {
  const name = await callEndpoint(env, id, (endpoint) => endpoint.inspect());
  if (!name) return null;
  let missing = (await listEndpoint(env, name)).meta.changes;
  for (let after = ""; ; ) {
    const asked = { type: "read_stored", after, limit: PAGE_SIZE } as const;
    const answer = await callEndpoint(env, id, (endpoint) => endpoint.recover(asked));
    const stored = answer?.stored ?? [];
    missing += await insertEvents(env, kinds, name, stored);
    const last = stored.at(-1);
    if (!last || stored.length < PAGE_SIZE) return missing;
    after = last.event_id;
  }
};

/** Returns how many were missing. An event that concerns no object of these kinds is on no list. */
const insertEvents = async (
  env: GatewayEnv,
  kinds: readonly EventKind[],
  { owner, mode }: EndpointName,
  stored: readonly StoredEvent[],
): Promise<number> => {
  const rows = stored.flatMap(({ event_id, event, bytes, occurred_at }) => {
    const subject = subjectOf(kinds, bytes);
    return subject === null
      ? []
      : [[owner.kind, owner.id, mode, occurred_at, event_id, event, subject, bytes]];
  });
  if (rows.length === 0) return 0;
  // In the order of the table's columns.
  const { db } = await listsOf(env, owner);
  const { meta } = await db
    .insert(events)
    .select(
      sql`SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
        value ->> 6, value ->> 7 FROM json_each(${JSON.stringify(rows)}) WHERE true`,
    )
    .onConflictDoNothing();
  return meta.changes;
};

/** The object that an event concerns: its id is a member of the event's data. */
const subjectOf = (kinds: readonly EventKind[], bytes: string): string | null => {
  const { data } = JSON.parse(bytes) as { data: Record<string, unknown> };
  for (const { prefixes, subject } of kinds) {
    const id = data[subject.idName];
    if (typeof id === "string" && prefixes.some((prefix) => id.startsWith(`${prefix}_`))) return id;
  }
  return null;
};
