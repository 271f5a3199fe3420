import type { Attempt, Perform } from "../aggregate/work.ts";
import { readOwner } from "../parties/read-owner.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { logWarning } from "../platform/log.ts";
import { events } from "../platform/schema.ts";
import { deliverLeased } from "./deliver.ts";
import { callEndpoint, endpointId } from "./endpoint-address.ts";
import type { EndpointName } from "./endpoint-record.ts";
import type { EventSubject, OutgoingEvent } from "./events.ts";
import { listEndpoint } from "./sweep.ts";

/** Performs `publish` for objects that are such a subject; the effect's material is the event. */
export const performPublish =
  (subject: EventSubject): Perform =>
  async ({ env, material, finish, traceparent }: Attempt<OutgoingEvent>): Promise<null> => {
    await publishEvent(env, material, subject, finish, traceparent);
    return null;
  };

/**
 * Takes an event over from the object that decided it, and makes the first attempt at once.
 *
 * The order makes delivery certain: the endpoint's object stores the event, both lists in D1 get
 * their rows, `done` ends the object's effect, and then the request leaves. A crash at any point
 * leaves a copy that is tried again, and the receiver recognises repeats by the event id. Rejects
 * only while the object's effect may still be open, so that it is performed again.
 */
export const publishEvent = async (
  env: GatewayEnv,
  event: OutgoingEvent,
  subject: EventSubject,
  done: () => Promise<unknown>,
  traceparent: string,
): Promise<void> => {
  const url = await addressOf(env, event, subject);
  if (!url) {
    await listEvent(env, event, null);
    await done();
    return;
  }
  const { id, name, delivery } = addressed(env, event, url, traceparent);
  const leased = await callEndpoint(env, id, (endpoint) => endpoint.accept(name, delivery));
  try {
    await listEvent(env, event, name);
    await done();
  } finally {
    // We hold the lease, even if the object could not be told.
    if (leased) await deliverLeased(env, id, leased);
  }
};

/**
 * Sends an event again because its owner asked; null if it has no address. The caller runs
 * `attempt`. If it does not, the endpoint's alarm has the attempt made.
 */
export const redeliverEvent = async (
  env: GatewayEnv,
  event: OutgoingEvent,
  subject: EventSubject,
  traceparent: string,
): Promise<{ attempt: Promise<void> } | null> => {
  const url = await addressOf(env, event, subject);
  if (!url) return null;
  const { id, name, delivery } = addressed(env, event, url, traceparent);
  await listEndpoint(env, name);
  const leased = await callEndpoint(env, id, (endpoint) => endpoint.redeliver(name, delivery));
  return { attempt: leased ? deliverLeased(env, id, leased) : Promise.resolve() };
};

const addressed = (env: GatewayEnv, event: OutgoingEvent, url: string, traceparent: string) => {
  const { owner, mode, event_id, occurred_at, bytes } = event;
  const name = { owner, mode, origin: new URL(url).origin };
  const delivery = { event_id, event: event.event, url, bytes, traceparent, occurred_at };
  return { id: endpointId(env, name), name, delivery };
};

/** Writes the event's row, and with the first event of an endpoint the endpoint's. */
const listEvent = async (
  env: GatewayEnv,
  event: OutgoingEvent,
  endpoint: EndpointName | null,
): Promise<void> => {
  const db = database(env);
  const listed = db
    .insert(events)
    .values({
      ownerKind: event.owner.kind,
      ownerId: event.owner.id,
      mode: event.mode,
      createdAt: event.occurred_at,
      eventId: event.event_id,
      type: event.event,
      subjectId: event.subject_id,
      payload: event.bytes,
    })
    .onConflictDoNothing();
  await db.batch(endpoint ? [listed, listEndpoint(env, endpoint)] : [listed]);
};

/**
 * The event's address, or null if the owner has no endpoint or did not ask for this event. The
 * subject's own address replaces the registered one. An optional event must be asked for in both
 * cases.
 */
const addressOf = async (
  env: GatewayEnv,
  event: OutgoingEvent,
  subject: EventSubject,
): Promise<string | null> => {
  const optional = subject.events[event.event] === "optional";
  if (event.webhook_url !== null && !optional) return usableAddress(event, event.webhook_url);
  const owner = await readOwner(env, event.owner, event.mode);
  if (!owner || (optional && !owner.optional_events.includes(event.event))) return null;
  return usableAddress(event, event.webhook_url ?? owner.webhook_url);
};

/** Addresses are checked at registration. An unusable one must not keep its event open forever. */
const usableAddress = (event: OutgoingEvent, url: string | null): string | null => {
  if (url === null || URL.canParse(url)) return url;
  logWarning("webhook address cannot be parsed", { event_id: event.event_id });
  return null;
};
