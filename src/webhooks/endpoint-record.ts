import { upcast } from "../aggregate/state.ts";
import { type Owner, upcastOwner } from "../parties/owners.ts";
import type { Mode } from "../platform/env.ts";
import { type Disabling, type EndpointHealth, unknownHealth } from "./endpoint-health.ts";
import type { EndpointKind } from "./endpoint-kinds.ts";

/** The scope of one endpoint's object: an owner's events in one mode, at one origin of one kind. */
export interface EndpointName {
  owner: Owner;
  mode: Mode;
  kind: EndpointKind;
  origin: string;
}

/** The value that an endpoint's object stores in addition to its deliveries. */
export interface EndpointRecord extends EndpointName {
  /** The schema number of this value; older values are upcast when they are read. */
  schema: number;
  created_at: number;
  /** The registered address as of the newest event; null for the other kinds. */
  url: string | null;
  health: EndpointHealth;
  /** Null while it is enabled. */
  disabled: Disabling | null;
  /** Whether deliveries may be held. */
  holding: boolean;
  /** The held delivery that was released last. The next one is released after its first attempt. */
  released: string | null;
  /** The instant that the alarm is set for; null if none is needed. */
  alarm_at: number | null;
}

/**
 * Schema 1 stored only the id of its owner, always a merchant. If a newer worker called an object
 * with earlier code, the field holds an owner in the newer form.
 */
type EndpointRecord1 = Omit<EndpointRecord2, "owner"> & { owner: string | Owner };

/** Schema 2 had no kinds, and endpoints could not be disabled. */
type EndpointRecord2 = Pick<
  EndpointRecord,
  "owner" | "mode" | "origin" | "created_at" | "health" | "alarm_at"
>;

const upcastEndpoint1 = (stored: EndpointRecord1): EndpointRecord2 => ({
  ...stored,
  owner: upcastOwner(stored.owner),
});

/** In schema 3 staff could not disable an endpoint, so no reason had a note. */
type EndpointRecord3 = Omit<EndpointRecord, "schema" | "disabled"> & {
  disabled: Omit<Disabling, "note"> | null;
};

const upcastEndpoint2 = (stored: EndpointRecord2): EndpointRecord3 => ({
  ...stored,
  kind: "REGISTERED",
  url: null,
  disabled: null,
  holding: false,
  released: null,
});

const upcastEndpoint3 = (stored: EndpointRecord3): Omit<EndpointRecord, "schema"> => ({
  ...stored,
  disabled: stored.disabled && { ...stored.disabled, note: null },
});

const upcasts = [upcastEndpoint1, upcastEndpoint2, upcastEndpoint3] as const;

export const ENDPOINT_SCHEMA = upcasts.length + 1;

/** A stored record in today's schema. */
export const upcastEndpointRecord = (stored: object): EndpointRecord => upcast(stored, upcasts);

/**
 * Events about their owner's own safety: what staff change of a merchant or a TPP. They leave also
 * while staff hold the endpoint, so nobody can silence the owner first and then change something.
 */
const isSafety = (event: string): boolean => /^(merchant|tpp)\./.test(event);

/** Whether the endpoint holds an event. @rule P8.14 */
export const holds = ({ disabled }: Pick<EndpointRecord, "disabled">, event: string): boolean =>
  disabled !== null && !(disabled.reason === "OPERATOR" && isSafety(event));

export const newEndpoint = (name: EndpointName, nowMs: number): EndpointRecord => {
  // Workers of earlier releases call without a kind.
  const { mode, kind = "REGISTERED", origin } = name;
  return {
    schema: ENDPOINT_SCHEMA,
    owner: upcastOwner(name.owner),
    ...{ mode, kind, origin, created_at: nowMs },
    url: null,
    health: unknownHealth,
    disabled: null,
    holding: false,
    released: null,
    alarm_at: null,
  };
};
