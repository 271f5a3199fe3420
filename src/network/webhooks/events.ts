import { isoTime } from "../../base/platform/clock.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { type Effect, newEffect } from "../../frame/objects/effects.ts";
import type { ObjectKind } from "../../frame/objects/kinds.ts";
import type { Fresh } from "../../frame/objects/state.ts";
import type { Owner } from "../parties/owners.ts";
import type { EventContract } from "./event-contract.ts";

/** Describes, for webhooks, the kind of object that an event concerns. */
export interface EventSubject {
  /** The name of the object's id in the list of events: `session_id`. */
  idName: string;
  /** Every event of the capability. */
  events: Readonly<Record<string, Pick<EventContract, "optional">>>;
  /** The kind of endpoint for the addresses of such objects' own events, by default AD_HOC. */
  ownAddress?: Exclude<EndpointKind, "REGISTERED">;
  /** The address for the events of this one object. If null, they go to its owner's endpoint. */
  readWebhookUrl?(env: GatewayEnv, subjectId: string): Promise<string | null>;
}

/** A kind of object that has events. The worker lists the kinds. */
export interface EventKind extends Pick<ObjectKind, "prefixes"> {
  subject: EventSubject;
}

/** The description of an event's subject, found by the prefix of its id. */
export const eventSubjectOf = (kinds: readonly EventKind[], subjectId: string): EventSubject => {
  const prefix = subjectId.slice(0, subjectId.indexOf("_"));
  const kind = kinds.find(({ prefixes }) => prefixes.includes(prefix));
  if (!kind) throw new Error("events of an unknown kind of object");
  return kind.subject;
};

/** An event that must be delivered to its owner. */
export interface OutgoingEvent {
  /** The same in every attempt and every redelivery, so that receivers recognise repeats. */
  event_id: string;
  event: string;
  mode: Mode;
  owner: Owner;
  /** The object that the event is about, by its public id. */
  subject_id: string;
  /** The subject's own address, or null for the owner's registered endpoint. */
  webhook_url: string | null;
  /** The exact body (`eventBytes`), made once when the event happened. */
  bytes: string;
  /** Milliseconds since the epoch. */
  occurred_at: number;
}

/** The members of every event's data. Each kind of event adds its own. */
export interface EventHead {
  event_id: string;
  /** ISO 8601 in UTC. */
  occurred_at: string;
  mode: Mode;
}

/**
 * The body of an event: exactly `{event, data}`. Members that are undefined are left out.
 * @rule G1.8 P8.1
 */
export const eventBytes = <Data extends EventHead>(event: string, data: Data): string =>
  JSON.stringify({ event, data });

/** The effect that publishes an event. `data`: the members in addition to those of every event. */
export const publishEffect = (
  event: string,
  to: Pick<OutgoingEvent, "mode" | "owner" | "subject_id" | "webhook_url">,
  data: object,
  fresh: Pick<Fresh, "now" | "eventId">,
): Effect<"publish"> & { event: OutgoingEvent } => {
  const event_id = fresh.eventId();
  const occurred_at = fresh.now;
  const head = { event_id, occurred_at: isoTime(occurred_at), mode: to.mode };
  const bytes = eventBytes(event, { ...head, ...data });
  const outgoing = { ...to, event_id, event, bytes, occurred_at };
  return { ...newEffect("publish", event_id, occurred_at), event: outgoing };
};

/**
 * The source of an owner's address. Kinds at one origin share nothing, so failures at the address
 * of one payment do not disable the registered endpoint.
 *
 * - REGISTERED: the address in the owner's settings
 * - FORMER: the previously registered address, which gets the event about the change
 * - AD_HOC: an address that one object names for its own events, such as a payment's webhook_url
 * - ALERT: the address for alerts about the other endpoints; it is never disabled
 */
export const endpointKinds = ["REGISTERED", "FORMER", "AD_HOC", "ALERT"] as const;
export type EndpointKind = (typeof endpointKinds)[number];
