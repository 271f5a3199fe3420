import * as v from "valibot";
import { eventId, mode, named, time } from "../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, now } from "../../base/platform/clock.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { listsOf } from "../../base/platform/list-databases.ts";
import { events } from "../../base/platform/lists-schema.ts";
import { logWarning } from "../../base/platform/log.ts";
import type { Attempt, Perform } from "../../frame/objects/turn.ts";
import type { Owner } from "../parties/owners.ts";
import { readOwner } from "../parties/read-owner.ts";
import { deliverLeased, makeAttempt } from "./deliver.ts";
import type { AttemptRecord } from "./delivery-machine.ts";
import { callEndpoint, endpointObjectId } from "./endpoint-address.ts";
import type { EndpointName } from "./endpoint-record.ts";
import { listEndpoint } from "./endpoint-rows.ts";
import type { EventContract } from "./event-contract.ts";
import { type EndpointKind, type EventSubject, eventBytes, type OutgoingEvent } from "./events.ts";

/** Performs `publish` for objects of this subject; the effect's material is the event. */
export const performPublish =
  (subject: EventSubject): Perform =>
  async ({ env, material, finish, traceparent }: Attempt<OutgoingEvent>): Promise<null> => {
    await publishEvent(env, material, subject, finish, traceparent);
    return null;
  };

/**
 * Takes an event over from the object that decided it, and makes the first attempt at once.
 *
 * The order of the steps guarantees delivery: the endpoint's object stores the event, and the list
 * of events its row. Then the request leaves, and meanwhile the endpoint is listed and `done` ends
 * the object's effect. After a crash at any point one copy remains and is tried again; the receiver
 * recognises repeats by the event id. Rejects only while the object's effect may still be open, so
 * that it is performed again.
 */
export const publishEvent = async (
  env: GatewayEnv,
  event: OutgoingEvent,
  subject: EventSubject,
  done: () => Promise<unknown>,
  traceparent: string,
): Promise<void> => {
  const address = await addressOf(env, event, subject);
  if (!address) {
    await listEvent(env, event);
    await done();
    return;
  }
  const { id, name, delivery } = addressed(env, event, address, traceparent);
  const [accepted, listed] = await Promise.allSettled([
    callEndpoint(env, id, (endpoint) => endpoint.accept(name, delivery)),
    listEvent(env, event),
  ]);
  if (accepted.status === "rejected") throw accepted.reason;
  // The caller holds the lease, even if the event has no row or the object could not be told.
  const sent = accepted.value && deliverLeased(env, id, accepted.value);
  try {
    if (listed.status === "rejected") throw listed.reason;
    await listEndpoint(env, name);
    await done();
  } finally {
    await sent;
  }
};

/**
 * Sends an event again on request of its owner or staff. `endpoint`: the object that now has the
 * event. The caller runs `attempt`; otherwise the endpoint's alarm starts the attempt. Refused
 * without an address, and while it is disabled.
 */
export const redeliverEvent = async (
  env: GatewayEnv,
  event: OutgoingEvent,
  subject: EventSubject,
  traceparent: string,
): Promise<Result<{ endpoint: string; attempt: Promise<void> }>> => {
  const address = await addressOf(env, event, subject);
  if (!address) return refuse("NO_ENDPOINT");
  const { id, name, delivery } = addressed(env, event, address, traceparent);
  await listEndpoint(env, name);
  const leased = await callEndpoint(env, id, (endpoint) => endpoint.redeliver(name, delivery));
  if (leased === "disabled") return refuse("ENDPOINT_DISABLED");
  return ok({ endpoint: id, attempt: leased ? deliverLeased(env, id, leased) : Promise.resolve() });
};

interface Address {
  kind: EndpointKind;
  url: string;
}

const addressed = (
  env: GatewayEnv,
  event: OutgoingEvent,
  { kind, url }: Address,
  traceparent: string,
) => {
  const { owner, mode, event_id, occurred_at, bytes } = event;
  const name = { owner, mode, kind, origin: new URL(url).origin };
  const delivery = { event_id, event: event.event, url, bytes, traceparent, occurred_at };
  return { id: endpointObjectId(env, name), name, delivery };
};

const listEvent = async (env: GatewayEnv, event: OutgoingEvent): Promise<void> => {
  const { db } = await listsOf(env, event.owner);
  await db
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
};

/**
 * The event's address, or null if the owner has no endpoint or did not ask for this event. The
 * subject's own address replaces the registered one. An optional event must be asked for in both
 * cases. A former address that is still registered is the registered one.
 */
const addressOf = async (
  env: GatewayEnv,
  event: OutgoingEvent,
  subject: EventSubject,
): Promise<Address | null> => {
  const { ownAddress = "AD_HOC" } = subject;
  const optional = subject.events[event.event]?.optional ?? false;
  const own = event.webhook_url;
  const isFormer = own !== null && ownAddress === "FORMER";
  if (own !== null && !optional && !isFormer) return usableAddress(event, ownAddress, own);
  const owner = await readOwner(env, event.owner, event.mode, { fresh: isFormer });
  if (isFormer && own !== owner?.webhook_url) return usableAddress(event, ownAddress, own);
  if (!owner || (optional && !owner.optional_events.includes(event.event))) return null;
  return own === null || isFormer
    ? usableAddress(event, "REGISTERED", owner.webhook_url)
    : usableAddress(event, ownAddress, own);
};

/** Addresses are checked at registration. An unusable one must not keep its event open forever. */
const usableAddress = (
  event: OutgoingEvent,
  kind: EndpointKind,
  url: string | null,
): Address | null => {
  if (url === null) return null;
  if (URL.canParse(url)) return { kind, url };
  logWarning("webhook address cannot be parsed", { event_id: event.event_id });
  return null;
};

/** A test event that staff send. It appears in no list and is never repeated. */
export const PING = "endpoint.ping";

/** It has only the members of every event. */
const ping = v.pipe(
  v.strictObject({ event_id: eventId, occurred_at: time, mode }),
  named("EndpointPing", "A test event. Nothing happened: fulfil nothing on it."),
);

export const pingEvent: EventContract = {
  summary: "The operator's staff test the registered address, also while it is disabled",
  data: ping,
};

/** How long a ping may wait until its request is sent. */
const PATIENCE_MS = 5_000;

/** The endpoint of the owner's registered address. Null without an address. */
export const readRegistered = async (
  env: GatewayEnv,
  owner: Owner,
  mode: Mode,
): Promise<EndpointName | null> => {
  const url = await readAddress(env, owner, mode);
  return url === null ? null : { owner, mode, kind: "REGISTERED", origin: new URL(url).origin };
};

const readAddress = async (env: GatewayEnv, owner: Owner, mode: Mode): Promise<string | null> =>
  (await readOwner(env, owner, mode, { fresh: true }))?.webhook_url ?? null;

/**
 * Sends one test event to the address that is registered now, also while the endpoint is disabled.
 * Null if the endpoint is not the registered one, or the request was not sent in time.
 */
export const pingEndpoint = async (
  env: GatewayEnv,
  { owner, mode, kind, origin }: EndpointName,
  traceparent: string,
): Promise<{ event_id: string; attempt: AttemptRecord } | null> => {
  const url = await readAddress(env, owner, mode);
  if (kind !== "REGISTERED" || url === null || new URL(url).origin !== origin) return null;
  const event_id = `evt_${randomBase62()}`;
  const bytes = eventBytes(PING, { event_id, occurred_at: isoTime(now()), mode });
  const leased = { event_id, owner, mode, url, bytes, traceparent, attempt: 1 };
  const outcome = await makeAttempt(env, { ...leased, send_by: now() + PATIENCE_MS });
  if (!outcome) return null;
  const { result, http_status, duration_ms, answer = null } = outcome;
  return { event_id, attempt: { attempt: 1, at: now(), result, http_status, duration_ms, answer } };
};
