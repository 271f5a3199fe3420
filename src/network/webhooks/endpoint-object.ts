import { DurableObject } from "cloudflare:workers";
import { now } from "../../base/platform/clock.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import type { GatewayEnv, Pointer } from "../../base/platform/env.ts";
import { logFault, logInfo, logWarning } from "../../base/platform/log.ts";
import { alarmToSet, runAlarm, setAlarm } from "../../base/platform/objects.ts";
import { MOST_QUEUE_MESSAGES } from "../../base/platform/platform-limits.ts";
import { upcast } from "../../frame/objects/state.ts";
import { alertedAt, endAlert, noteAlerts, pendingAlert, wakeAlerts } from "./alerts.ts";
import {
  type AttemptOutcome,
  type Delivery,
  holdDelivery,
  leaseDelivery,
  newDelivery,
  redeliver,
  releaseDelivery,
  reportDelivery,
  wakeDelivery,
} from "./delivery-machine.ts";
import {
  createDeliveries,
  type DeliveriesAsked,
  type DeliveryReport,
  deliveriesAsked,
  dueDeliveries,
  holdDeliveries,
  insertDelivery,
  type LeasedDelivery,
  leasedDelivery,
  nextWakeAt,
  oldestHeld,
  readDelivery,
  sweepDeliveries,
  updateDelivery,
} from "./delivery-store.ts";
import {
  type EndpointReport,
  type EndpointStatus,
  type EndpointTotals,
  endpointStatus,
  lookedAt,
  reportOf,
  type TotalsPosition,
  totalsOf,
} from "./endpoint-monitor.ts";
import {
  attemptsFor,
  type Disabling,
  disablingAfter,
  type EndpointName,
  type EndpointRecord,
  endpointUpcasts,
  healthAfter,
  healthLevel,
  holds,
  newEndpoint,
  unknownHealth,
  wasSent,
} from "./endpoint-record.ts";
import type { KnownLevel } from "./endpoint-rows.ts";
import type { OutgoingEvent } from "./events.ts";
import { type RecoveryAnswer, type RecoveryCommand, recoverIn } from "./recovery-store.ts";

export type AcceptedEvent = Parameters<typeof newDelivery>[0];

const SWEPT_PER_ALARM = 1000;

const ALARM_AFTER_FAULT_MS = 60_000;

/**
 * One object per endpoint (owner, mode, kind, origin). It stores events, leases each to one
 * performer at a time, keeps the schedule of retries and the endpoint's health, and does no network
 * I/O. While the endpoint is disabled, it holds its events, but not those of its owner's safety
 * while it is staff that disabled it. Afterwards they leave in the order in
 * which they happened, each after the first attempt of the one before. Those of a registered
 * endpoint go to the address that is registered then. New events do not wait.
 *
 * - accept(name, event): stores the event and leases its first attempt to the caller
 * - redeliver(name, event): the same for an event that its owner wants again
 * - lease(eventId): leases the attempt that is due
 * - report(eventId, attempt, outcome): takes the outcome of an attempt; a failure may disable
 * - status(): the endpoint as its owner sees it
 * - inspect(): the endpoint as staff see it
 * - totals(from, to, after): the deliveries that ended in a time
 * - deliveries(asked): deliveries with their attempts
 * - disable(note): holds its events until staff enable it
 * - enable(url): lets the held events leave
 * - recover(command): its part of a recovery job (recovery-store.ts)
 * - alert(eventId), endAlert(eventId): what its owner's alert address is to be told (alerts.ts)
 * - look(): how it does, or null if it is empty; like every command, it sets a lost alarm again
 * - alarm(): sends pointers for retries and lapsed leases, deletes old deliveries
 *
 * Storage: the value "endpoint" (`EndpointRecord`) and the table of delivery-store.ts, both created
 * with the first event. It deletes itself when the retention of its last delivery is over.
 */
export class Endpoint extends DurableObject<GatewayEnv> {
  /** Idempotent by event id. Null if the event is known and no attempt is due now. */
  accept(name: EndpointName, event: AcceptedEvent): LeasedDelivery | null {
    return this.#take(name, event, (known) => known);
  }

  /**
   * Restarts the schedule of an event, at the address that is registered now, because the old one
   * may have been wrong. Null if an attempt is already under way.
   */
  redeliver(name: EndpointName, event: AcceptedEvent): LeasedDelivery | "disabled" | null {
    const record = this.#record();
    if (record && holds(record, event.event) && !isEnabledBy(record, event.url)) return "disabled";
    const { url } = event;
    return this.#take(name, event, (known, nowMs) => ({ ...redeliver(known, nowMs), url }));
  }

  #take(
    name: EndpointName,
    event: AcceptedEvent,
    again: (known: Delivery, nowMs: number) => Delivery,
  ): LeasedDelivery | null {
    const nowMs = now();
    return this.ctx.storage.transactionSync(() => {
      const record = this.#addressed(this.#recordOf(name, nowMs), event.url);
      const known = readDelivery(this.ctx.storage.sql, event.event_id);
      const delivery = known ? again(known, nowMs) : newDelivery(event, nowMs);
      const isHeld = holds(record, event.event);
      const leased = isHeld ? null : leaseDelivery(delivery, nowMs);
      if (known === null) {
        const held = isHeld && holdDelivery(delivery, nowMs);
        insertDelivery(this.ctx.storage.sql, leased ?? (held || delivery));
      } else if (leased) updateDelivery(this.ctx.storage.sql, leased);
      this.#save(record, nowMs);
      return leased && leasedDelivery(record, leased);
    });
  }

  /** A newly registered address starts with a new health. It gets the held events too. */
  #addressed(record: EndpointRecord, url: string): EndpointRecord {
    if (record.kind !== "REGISTERED" || record.url === url) return record;
    if (record.url === null) return { ...record, url };
    const disabled = isEnabledBy(record, url) ? null : record.disabled;
    return { ...record, url, health: unknownHealth, disabled };
  }

  /** Null if no attempt is due: the event is done, leased to another performer, or must wait. */
  lease(eventId: string): LeasedDelivery | null {
    const nowMs = now();
    return this.ctx.storage.transactionSync(() => {
      const record = this.#record();
      if (!record) return null;
      const delivery = readDelivery(this.ctx.storage.sql, eventId);
      const isHeld = delivery && holds(record, delivery.event);
      const leased = isHeld ? null : delivery && leaseDelivery(delivery, nowMs);
      if (leased) updateDelivery(this.ctx.storage.sql, leased);
      this.#save(record, nowMs);
      return leased && leasedDelivery(record, leased);
    });
  }

  /** Idempotent by attempt. Returns the endpoint's level if it has changed. */
  report(eventId: string, attempt: number, outcome: AttemptOutcome): KnownLevel | null {
    const before = this.#record();
    if (!before) return null;
    this.#report(before, eventId, attempt, outcome);
    const after = this.#record() ?? before;
    const level = healthLevel(after.health, after.disabled);
    if (level === healthLevel(before.health, before.disabled)) return null;
    const { owner, mode, kind, origin } = after;
    return { name: { owner, mode, kind, origin }, level };
  }

  #report(record: EndpointRecord, eventId: string, attempt: number, outcome: AttemptOutcome): void {
    const nowMs = now();
    this.ctx.storage.transactionSync(() => {
      const { sql } = this.ctx.storage;
      const delivery = readDelivery(sql, eventId);
      const attempts = attemptsFor(record.kind, record.health, outcome);
      const reported =
        delivery && reportDelivery(delivery, attempt, outcome, nowMs, randomFraction(), attempts);
      if (!delivery || !reported) return this.#save(record, nowMs);
      const held = holds(record, delivery.event) && holdDelivery(reported, nowMs);
      this.#update(record, held || reported, nowMs);
      // The answer of another address says nothing about the address that is registered now.
      const isCurrent = record.kind !== "REGISTERED" || record.url === delivery.url;
      const counts = isCurrent && wasSent(outcome);
      const health = counts
        ? healthAfter(record.health, outcome, nowMs, alertedAt(this.ctx.storage.kv))
        : record.health;
      const hasFailed = counts && reported.failures > delivery.failures;
      const disabling =
        hasFailed && !record.disabled ? disablingAfter(record.kind, health, outcome, nowMs) : null;
      this.#save(this.#disabledBy(disabling, { ...record, health }, nowMs), nowMs);
    });
  }

  /** The record after a failure that disables the endpoint, if it does. Its deliveries are held. */
  #disabledBy(disabled: Disabling | null, record: EndpointRecord, nowMs: number): EndpointRecord {
    if (!disabled) return record;
    holdDeliveries(this.ctx.storage.sql, nowMs, disabled.reason === "OPERATOR");
    const { owner, mode, kind, origin } = record;
    const { reason, at } = disabled;
    logWarning("endpoint disabled", { owner: owner.id, mode, kind, origin, reason, at });
    return { ...record, disabled, holding: true, released: null };
  }

  /** Null if the object is empty. */
  status(): EndpointStatus | null {
    const record = this.#record();
    return record ? endpointStatus(this.ctx.storage.sql, record) : null;
  }

  /** Null if the object is empty. */
  inspect(): EndpointReport | null {
    const record = this.#record();
    return record ? reportOf(this.ctx.storage.sql, record, now()) : null;
  }

  /**
   * For the hourly totals: a page of deliveries that ended in a span of time. Null if the object is
   * empty.
   */
  totals(from: number, to: number, after: TotalsPosition | null): EndpointTotals | null {
    return this.#record() ? totalsOf(this.ctx.storage.sql, from, to, after) : null;
  }

  /** Deliveries for staff and for its owner; none if the object is empty. */
  deliveries(asked: DeliveriesAsked): DeliveryReport[] {
    return this.#record() ? deliveriesAsked(this.ctx.storage.sql, asked) : [];
  }

  /** Idempotent: the first note stays. Null if the object is empty. */
  disable(note: string): EndpointReport | null {
    const nowMs = now();
    this.ctx.storage.transactionSync(() => {
      const record = this.#record();
      if (!record || record.disabled?.reason === "OPERATOR") return;
      this.#save(this.#disabledBy({ reason: "OPERATOR", at: nowMs, note }, record, nowMs), nowMs);
    });
    return this.inspect();
  }

  /**
   * Idempotent. `url`: the address that is registered now, at any origin; the held events go there.
   * Null: the known address stays. The endpoint's five days start again.
   */
  enable(url: string | null): EndpointStatus | null {
    const nowMs = now();
    this.ctx.storage.transactionSync(() => {
      const record = this.#record();
      if (!record?.disabled) return;
      const health = { ...record.health, consecutive_failures: 0, failing_since: null };
      this.#save({ ...record, url: url ?? record.url, health, disabled: null }, nowMs);
      const { owner, mode, kind, origin } = record;
      logInfo("endpoint enabled", { owner: owner.id, mode, kind, origin });
    });
    return this.status();
  }

  /** Null if the object is empty. The events of a job are released like held ones. */
  recover(command: RecoveryCommand): RecoveryAnswer | null {
    const nowMs = now();
    return this.ctx.storage.transactionSync(() => {
      const record = this.#record();
      if (!record) return null;
      const answer = recoverIn(this.ctx.storage.sql, command, nowMs);
      // Events of another kind of endpoint keep the addresses that they were published for.
      const url = record.kind === "REGISTERED" && "url" in command ? command.url : null;
      const isHere = url !== null && new URL(url).origin === record.origin;
      const known = isHere ? this.#addressed(record, url) : { ...record, url: url ?? record.url };
      this.#save({ ...known, holding: known.holding || answer.holds }, nowMs);
      return answer;
    });
  }

  /** An alert that its own endpoint does not have yet (alerts.ts); null if it has. */
  alert(eventId: string): OutgoingEvent | null {
    return pendingAlert(this.ctx.storage.kv, eventId);
  }

  /** Idempotent. The next alert may leave. */
  endAlert(eventId: string): void {
    endAlert(this.ctx.storage.kv, eventId);
    this.look();
  }

  /** For the sweep. */
  look(): ReturnType<typeof lookedAt> | null {
    return this.ctx.storage.transactionSync(() => {
      const record = this.#record();
      if (!record) return null;
      this.#save(record, now());
      return lookedAt(this.ctx.storage.sql, record, now());
    });
  }

  override alarm(): Promise<void> {
    return runAlarm(this.ctx.storage, () => this.#deliverDue(), ALARM_AFTER_FAULT_MS);
  }

  async #deliverDue(): Promise<void> {
    const pointers = await this.#wake(now());
    try {
      const messages = pointers.map((body) => ({ body }));
      if (messages.length > 0) await this.env.WEBHOOKS.sendBatch(messages);
    } catch (error) {
      // Each pointer's hold ends, and the next alarm sends the pointer again.
      logFault("webhook pointers were not sent", error, { pointers: pointers.length });
    }
  }

  /** Holds due deliveries for their pointers, deletes old ones, sets the next alarm. */
  async #wake(nowMs: number): Promise<Pointer[]> {
    const { storage } = this.ctx;
    const pointers = storage.transactionSync(() => {
      const record = this.#record();
      if (!record) return [];
      const alerts = wakeAlerts(storage.kv, this.ctx.id.toString(), nowMs);
      const room = MOST_QUEUE_MESSAGES - alerts.length;
      const woken = [...alerts, ...this.#wakeDeliveries(record, nowMs, room)];
      sweepDeliveries(storage.sql, nowMs, SWEPT_PER_ALARM);
      this.#save({ ...record, alarm_at: null }, nowMs);
      return woken;
    });
    // No event can have arrived in between, because nothing was awaited since the transaction.
    if (this.#record()?.alarm_at === null) await storage.deleteAll();
    return pointers;
  }

  #wakeDeliveries(record: EndpointRecord, nowMs: number, most: number): Pointer[] {
    const pointers: Pointer[] = [];
    for (const due of dueDeliveries(this.ctx.storage.sql, nowMs, most)) {
      const woken = wakeDelivery(due, nowMs);
      if (!woken) continue;
      // The endpoint was disabled while a performer held this delivery, and the performer has died
      // since.
      const held = holds(record, due.event) && holdDelivery(woken.delivery, nowMs);
      this.#update(record, held || woken.delivery, nowMs);
      if (held || !woken.sendPointer) continue;
      pointers.push({
        namespace: "ENDPOINTS",
        object: this.ctx.id.toString(),
        effect: due.event_id,
        traceparent: due.traceparent,
      });
    }
    return pointers;
  }

  /** Stores a delivery. Logs it if it has just been given up. */
  #update({ owner, mode, origin }: EndpointRecord, delivery: Delivery, nowMs: number): void {
    updateDelivery(this.ctx.storage.sql, delivery);
    const { event_id, event: type, state, ended_at, attempts } = delivery;
    if (state !== "GAVE_UP" || ended_at !== nowMs) return;
    logWarning("event given up", { event_id, type, owner: owner.id, mode, origin, attempts });
  }

  /** Created with the first event. */
  #recordOf(name: EndpointName, nowMs: number): EndpointRecord {
    const known = this.#record();
    if (!known) createDeliveries(this.ctx.storage.sql);
    return known ?? newEndpoint(name, nowMs);
  }

  #record(): EndpointRecord | undefined {
    const stored = this.ctx.storage.kv.get<object>("endpoint");
    return stored && upcast<EndpointRecord>(stored, endpointUpcasts);
  }

  /** Releases the next held delivery, if it is time. */
  #released(record: EndpointRecord, nowMs: number): EndpointRecord {
    const { sql } = this.ctx.storage;
    if (record.disabled || !record.holding) return record;
    const latest = record.released === null ? null : readDelivery(sql, record.released);
    if (latest?.state === "PENDING" && latest.failures === 0) return record;
    const next = oldestHeld(sql);
    if (!next) return { ...record, holding: false, released: null };
    const url = record.url ?? next.url;
    updateDelivery(sql, { ...releaseDelivery(next, latest, nowMs), url });
    return { ...record, released: next.event_id };
  }

  /** Ends every command: writes the record if it changed, and moves the alarm if needed. */
  #save(record: EndpointRecord, nowMs: number): void {
    const saved = { ...this.#released(record, nowMs) };
    const alertAt = noteAlerts(this.ctx.storage.kv, saved, this.ctx.id.toString(), nowMs);
    const wanted = Math.min(nextWakeAt(this.ctx.storage.sql) ?? Infinity, alertAt);
    const alarmAt = alarmToSet(saved.alarm_at, wanted, nowMs);
    if (alarmAt !== null) {
      saved.alarm_at = alarmAt;
      setAlarm(this.ctx.storage, alarmAt);
    }
    const isChanged = JSON.stringify(saved) !== JSON.stringify(this.#record());
    if (isChanged) this.ctx.storage.kv.put("endpoint", saved);
  }
}

/** A newly registered address enables its endpoint, unless staff disabled it. */
const isEnabledBy = (record: EndpointRecord, url: string): boolean =>
  record.kind === "REGISTERED" && record.url !== url && record.disabled?.reason !== "OPERATOR";

const randomFraction = (): number => Number.parseInt(randomHex(4), 16) / 2 ** 32;
