import { type Owner, upcastOwner } from "../parties/owners.ts";
import type { Mode } from "../platform/env.ts";
import type { EndpointHealth } from "./endpoint-health.ts";

/** What an endpoint's object guards: everything that one owner gets at one origin in one mode. */
export interface EndpointName {
  owner: Owner;
  mode: Mode;
  origin: string;
}

/** The value that an endpoint's object stores beside its deliveries. */
export interface EndpointRecord extends EndpointName {
  schema: typeof ENDPOINT_SCHEMA;
  created_at: number;
  health: EndpointHealth;
  /** For when the alarm was set; null while none is needed. */
  alarm_at: number | null;
}

export const ENDPOINT_SCHEMA = 2;

/** Schema 1 had no number, and named its owner, always a merchant, by the id alone. */
export type EndpointRecordV1 = Omit<EndpointRecord, "schema" | "owner"> & {
  schema?: undefined;
  owner: string | Owner;
};

/** A stored record in today's shape. */
export const upcastEndpointRecord = (stored: EndpointRecord | EndpointRecordV1): EndpointRecord =>
  stored.schema === ENDPOINT_SCHEMA
    ? stored
    : { ...stored, schema: ENDPOINT_SCHEMA, owner: upcastOwner(stored.owner) };
