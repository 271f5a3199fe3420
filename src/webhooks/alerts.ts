import { formatId } from "../kernel/ids.ts";
import { isoTime } from "../platform/clock.ts";
import { randomBase62 } from "../platform/crypto.ts";
import type { Pointer } from "../platform/env.ts";
import { newTraceparent } from "../platform/trace.ts";
import type { EndpointRecord } from "./endpoint-record.ts";
import { eventBytes, type OutgoingEvent } from "./events.ts";

/**
 * What a merchant's alert address is told of an endpoint (docs/decisions/119). An episode begins
 * when the endpoint fails or is disabled, and ends with the first success after that. In one
 * episode each alert is told once. The endpoint's object decides and keeps them; tell-alert.ts
 * sends them.
 *
 * Storage: the value "alerts" (`AlertState`) of the endpoint's object, from its first alert on.
 */
export const alertNames = ["endpoint.failing", "endpoint.disabled", "endpoint.recovered"] as const;

export type AlertName = (typeof alertNames)[number];

export interface AlertState {
  /** The shape of this value. */
  schema: 1;
  /** When the episode began (milliseconds); null between episodes. */
  since: number | null;
  /** What was decided in this episode. */
  told: AlertName[];
  /** Those that no alert endpoint has yet, oldest first, and when to try the next time. */
  pending: { event: OutgoingEvent; due_at: number }[];
}

const noAlerts: AlertState = { schema: 1, since: null, told: [], pending: [] };

/** A restart or a deployment of the receiver is not worth an alert. */
const FAILURES = 3;
export const FAILING_MS = 10 * 60_000;

/** A pointer may be lost. */
const PENDING_HOLD_MS = 60_000;

type Endpoint = Pick<EndpointRecord, "kind" | "owner" | "mode" | "origin" | "health" | "disabled">;

/** What is to be told now of an endpoint as it is, or null. */
export const alertDue = (
  { since, told }: Pick<AlertState, "since" | "told">,
  { health, disabled }: Pick<Endpoint, "health" | "disabled">,
  nowMs: number,
): AlertName | null => {
  if (disabled) return told.includes("endpoint.disabled") ? null : "endpoint.disabled";
  const { failing_since, consecutive_failures, last_success_at } = health;
  if (failing_since === null) {
    return since !== null && (last_success_at ?? 0) > since ? "endpoint.recovered" : null;
  }
  const isFailing = consecutive_failures >= FAILURES && nowMs - failing_since >= FAILING_MS;
  return isFailing && told.length === 0 ? "endpoint.failing" : null;
};

/** Addresses that staff or payments gave a merchant. An alert address never has alerts itself. */
const hasAlerts = ({ kind, owner }: Endpoint): boolean =>
  owner.kind === "MERCHANT" && (kind === "REGISTERED" || kind === "AD_HOC");

/** Decides what is to be told. Returns when the alarm must send a pointer: Infinity if never. */
export const noteAlerts = (
  kv: SyncKvStorage,
  endpoint: Endpoint,
  object: string,
  nowMs: number,
): number => {
  if (!hasAlerts(endpoint)) return Infinity;
  const state = readAlerts(kv);
  const name = alertDue(state, endpoint, nowMs);
  if (!name) return firstDue(state);
  const event = alertEvent(name, endpoint, formatId("ep", object), nowMs);
  const pending = [...state.pending, { event, due_at: nowMs }];
  const next: AlertState =
    name === "endpoint.recovered"
      ? { ...noAlerts, pending }
      : { ...state, since: nowMs, told: [...state.told, name], pending };
  kv.put("alerts", next);
  return firstDue(next);
};

const firstDue = ({ pending }: AlertState): number =>
  Math.min(Infinity, ...pending.map(({ due_at }) => due_at));

/** When the present episode began (milliseconds), or null between episodes. */
export const alertedAt = (kv: SyncKvStorage): number | null => readAlerts(kv).since;

const readAlerts = (kv: SyncKvStorage): AlertState => kv.get<AlertState>("alerts") ?? noAlerts;

const alertEvent = (
  name: AlertName,
  { owner, mode, kind, origin, health, disabled }: Endpoint,
  endpoint_id: string,
  nowMs: number,
): OutgoingEvent => {
  const event_id = `evt_${randomBase62()}`;
  const { failing_since, last_http_status } = health;
  const data = {
    ...{ event_id, occurred_at: isoTime(nowMs), mode, endpoint_id, kind, origin },
    failing_since: failing_since === null ? undefined : isoTime(failing_since),
    last_http_status: last_http_status ?? undefined,
    disabled_reason: disabled?.reason,
  };
  return {
    ...{ event_id, event: name, mode, owner, subject_id: endpoint_id, webhook_url: null },
    ...{ bytes: eventBytes(name, data), occurred_at: nowMs },
  };
};

/** How a pointer names an alert instead of a delivery. */
const EFFECT = "alert ";

/** The event id of the alert that a pointer names, or null if it names a delivery. */
export const alertOf = ({ effect }: Pointer): string | null =>
  effect.startsWith(EFFECT) ? effect.slice(EFFECT.length) : null;

/** Pointers to the alerts that are due, which are due again after a while. */
export const wakeAlerts = (kv: SyncKvStorage, object: string, nowMs: number): Pointer[] => {
  const state = readAlerts(kv);
  const due = state.pending.filter(({ due_at }) => due_at <= nowMs);
  if (due.length === 0) return [];
  const pending = state.pending.map((alert) =>
    alert.due_at <= nowMs ? { ...alert, due_at: nowMs + PENDING_HOLD_MS } : alert,
  );
  kv.put("alerts", { ...state, pending });
  return due.map(({ event }) => ({
    ...{ namespace: "ENDPOINTS", object, effect: EFFECT + event.event_id },
    traceparent: newTraceparent(),
  }));
};

/** An alert that nobody has taken over yet, or null. */
export const pendingAlert = (kv: SyncKvStorage, eventId: string): OutgoingEvent | null =>
  readAlerts(kv).pending.find(({ event }) => event.event_id === eventId)?.event ?? null;

/** The alert's own endpoint has it. */
export const endAlert = (kv: SyncKvStorage, eventId: string): void => {
  const state = readAlerts(kv);
  const pending = state.pending.filter(({ event }) => event.event_id !== eventId);
  if (pending.length < state.pending.length) kv.put("alerts", { ...state, pending });
};
