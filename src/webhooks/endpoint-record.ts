import { type Owner, upcastOwner } from "../parties/owners.ts";
import type { EndpointName } from "./endpoint-address.ts";
import type { EndpointHealth } from "./endpoint-health.ts";

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
