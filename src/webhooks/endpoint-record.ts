import { upcast } from "../aggregate/state.ts";
import { type Owner, upcastOwner } from "../parties/owners.ts";
import type { Mode } from "../platform/env.ts";
import type { EndpointHealth } from "./endpoint-health.ts";

/** The scope of one endpoint's object: all events of one owner at one origin in one mode. */
export interface EndpointName {
  owner: Owner;
  mode: Mode;
  origin: string;
}

/** The value that an endpoint's object stores beside its deliveries. */
export interface EndpointRecord extends EndpointName {
  /** The shape of this value; older shapes are upcast when they are read. */
  schema: number;
  created_at: number;
  health: EndpointHealth;
  /** The instant that the alarm is set for; null if none is needed. */
  alarm_at: number | null;
}

/**
 * Schema 1 named its owner, always a merchant, by the id alone. If a newer worker called an object
 * that still ran earlier code, it holds that worker's owner.
 */
type EndpointRecord1 = Omit<EndpointRecord, "schema" | "owner"> & { owner: string | Owner };

const upcastEndpoint1 = (stored: EndpointRecord1): Omit<EndpointRecord, "schema"> => ({
  ...stored,
  owner: upcastOwner(stored.owner),
});

const upcasts = [upcastEndpoint1] as const;

export const ENDPOINT_SCHEMA = upcasts.length + 1;

/** A stored record in today's shape. */
export const upcastEndpointRecord = (stored: object): EndpointRecord => upcast(stored, upcasts);
