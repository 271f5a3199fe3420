import * as v from "valibot";
import { oneOf, wholeNumber } from "../../base/kernel/answer-words.ts";
import {
  type Differing,
  endpointId,
  eventId,
  mode,
  named,
  text,
  time,
} from "../../base/kernel/fields.ts";
import { formatId } from "../../base/kernel/ids.ts";
import { isoTime } from "../../base/platform/clock.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import type { Pointer } from "../../base/platform/env.ts";
import { newTraceparent } from "../../base/platform/log.ts";
import { disablingReasons, type EndpointRecord } from "./endpoint-record.ts";
import type { EventContract } from "./event-contract.ts";
import { eventBytes, type OutgoingEvent } from "./events.ts";

/**
 * Alerts about an endpoint, for the merchant's alert address (docs/decisions/119). An episode
 * begins when the endpoint fails or is disabled, and ends with the next success. Each alert is sent
 * once per episode. The endpoint's object decides and stores them; tell-alert.ts sends them.
 *
 * Storage: the value "alerts" (`AlertState`) of the endpoint's object, from its first alert on.
 */
export type AlertName = "endpoint.failing" | "endpoint.disabled" | "endpoint.recovered";

export interface AlertState {
  /** The schema number of this value. */
  schema: 1;
  /** When the episode began (milliseconds); null between episodes. */
  since: number | null;
  /** The alerts that were decided in this episode. */
  told: AlertName[];
  /**
   * The alerts that the alert endpoint does not have yet, oldest first, and the time of the next
   * attempt.
   */
  pending: { event: OutgoingEvent; due_at: number }[];
}

const noAlerts: AlertState = { schema: 1, since: null, told: [], pending: [] };

/** Fewer failures can come from a restart or a deployment of the receiver. */
const FAILURES = 3;
export const FAILING_MS = 10 * 60_000;

/** A pointer may be lost, so it is sent again after this time. */
const PENDING_HOLD_MS = 60_000;

type Endpoint = Pick<EndpointRecord, "kind" | "owner" | "mode" | "origin" | "health" | "disabled">;

/** The alert that is due now for this endpoint, or null. */
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

/** Whether the endpoint has alerts: merchants' registered and ad-hoc endpoints do. */
const hasAlerts = ({ kind, owner }: Endpoint): boolean =>
  owner.kind === "MERCHANT" && (kind === "REGISTERED" || kind === "AD_HOC");

/** Decides which alerts are due. Returns when the alarm must send a pointer; Infinity if never. */
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

/** An alert waits for the one before it, so an endpoint never recovers before it fails. */
const firstDue = ({ pending: [oldest] }: AlertState): number => oldest?.due_at ?? Infinity;

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
    event_id,
    occurred_at: isoTime(nowMs),
    mode,
    endpoint_id,
    kind,
    origin,
    failing_since: failing_since === null ? undefined : isoTime(failing_since),
    last_http_status: last_http_status ?? undefined,
    disabled_reason: disabled?.reason,
  };
  return {
    event_id,
    event: name,
    mode,
    owner,
    subject_id: endpoint_id,
    webhook_url: null,
    bytes: eventBytes(name, data),
    occurred_at: nowMs,
  };
};

/** The prefix by which a pointer names an alert instead of a delivery. */
const EFFECT = "alert ";

/** The event id of the alert that a pointer names, or null if it names a delivery. */
export const alertOf = ({ effect }: Pointer): string | null =>
  effect.startsWith(EFFECT) ? effect.slice(EFFECT.length) : null;

/** A pointer to the oldest alert if it is due. It becomes due again after some time. */
export const wakeAlerts = (kv: SyncKvStorage, object: string, nowMs: number): Pointer[] => {
  const state = readAlerts(kv);
  const [oldest, ...later] = state.pending;
  if (!oldest || oldest.due_at > nowMs) return [];
  const pending = [{ ...oldest, due_at: nowMs + PENDING_HOLD_MS }, ...later];
  kv.put("alerts", { ...state, pending });
  return [
    {
      namespace: "ENDPOINTS",
      object,
      effect: EFFECT + oldest.event.event_id,
      traceparent: newTraceparent(),
    },
  ];
};

/** An alert that its own endpoint does not have yet, or null. */
export const pendingAlert = (kv: SyncKvStorage, eventId: string): OutgoingEvent | null =>
  readAlerts(kv).pending.find(({ event }) => event.event_id === eventId)?.event ?? null;

/** Removes an alert that its own endpoint has stored. */
export const endAlert = (kv: SyncKvStorage, eventId: string): void => {
  const state = readAlerts(kv);
  const pending = state.pending.filter(({ event }) => event.event_id !== eventId);
  if (pending.length < state.pending.length) kv.put("alerts", { ...state, pending });
};

/** The data of the events that a merchant's alert address receives. */
const alert = v.pipe(
  v.strictObject({
    event_id: eventId,
    occurred_at: time,
    mode,
    endpoint_id: endpointId,
    kind: oneOf(["REGISTERED", "AD_HOC"], "Registered, or named by a payment.", "REGISTERED"),
    origin: text("The origin of its addresses.", "https://shop.example"),
    failing_since: v.exactOptional(time),
    last_http_status: v.exactOptional(wholeNumber("Its last answer, if there was one.", 503)),
    disabled_reason: v.exactOptional(oneOf(disablingReasons, "Why it is disabled.", "FAILING")),
  }),
  named("EndpointAlert", "How one of the merchant's webhook endpoints does."),
);

const alertAs = (example: Differing<v.InferOutput<typeof alert>>) =>
  v.pipe(alert, v.metadata({ examples: [example] }));

export const alertEvents: Record<AlertName, EventContract> = {
  "endpoint.failing": {
    summary: "Sent to the alert address: an endpoint has accepted nothing for ten minutes",
    data: alertAs({ disabled_reason: undefined }),
  },
  "endpoint.disabled": {
    summary: "Sent to the alert address: an endpoint is disabled, and its events are held",
    data: alertAs({}),
  },
  "endpoint.recovered": {
    summary: "Sent to the alert address: an endpoint accepts events again",
    data: alertAs({ failing_since: undefined, disabled_reason: undefined, last_http_status: 200 }),
  },
};
