import type { Mode } from "../../base/platform/env.ts";
import type { Upcasts } from "../../frame/objects/state.ts";
import type { Owner } from "../parties/owners.ts";
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
  /** The schema number of this value. */
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

/** The schemas of endpoints' records, as of every aggregate (objects/state.ts). */
export const endpointUpcasts: Upcasts = Object.freeze([]);

/**
 * Events about their owner's own safety: what staff change of a merchant or a TPP. They leave also
 * while staff hold the endpoint, so nobody can silence the owner first and then change something.
 */
const isSafety = (event: string): boolean => /^(merchant|tpp)\./.test(event);

/** Whether the endpoint holds an event. @rule P8.14 */
export const holds = ({ disabled }: Pick<EndpointRecord, "disabled">, event: string): boolean =>
  disabled !== null && !(disabled.reason === "OPERATOR" && isSafety(event));

export const newEndpoint = (
  { owner, mode, kind, origin }: EndpointName,
  nowMs: number,
): EndpointRecord => ({
  schema: endpointUpcasts.length + 1,
  owner,
  mode,
  kind,
  origin,
  created_at: nowMs,
  url: null,
  health: unknownHealth,
  disabled: null,
  holding: false,
  released: null,
  alarm_at: null,
});
