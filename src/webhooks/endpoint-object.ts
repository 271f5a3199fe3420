import { DurableObject } from "cloudflare:workers";
import { type Owner, upcastOwner } from "../parties/owners.ts";
import { alarmToSet, runAlarm, setAlarm } from "../platform/alarms.ts";
import { now } from "../platform/clock.ts";
import { randomHex } from "../platform/crypto.ts";
import type { GatewayEnv, Mode, Pointer } from "../platform/env.ts";
import { logFault } from "../platform/log.ts";
import {
  claimDelivery,
  type Delivery,
  newDelivery,
  type Outcome,
  redeliver,
  reportDelivery,
  sendByOf,
  wakeDelivery,
} from "./delivery-machine.ts";
import {
  createDeliveries,
  dueDeliveries,
  insertDelivery,
  nextWakeAt,
  readDelivery,
  sweepDeliveries,
  updateDelivery,
} from "./delivery-store.ts";
import { healthAfter, unknownHealth } from "./endpoint-health.ts";
import {
  ENDPOINT_SCHEMA,
  type EndpointName,
  type EndpointRecord,
  upcastEndpointRecord,
} from "./endpoint-record.ts";

/** An attempt that the caller makes. */
export interface LeasedDelivery {
  event_id: string;
  owner: Owner;
  mode: Mode;
  url: string;
  bytes: string;
  traceparent: string;
  attempt: number;
  /** The request may not leave after this moment. */
  send_by: number;
}

export type AcceptedEvent = Parameters<typeof newDelivery>[0];

/** The most messages that a queue takes at once. */
const POINTERS_PER_ALARM = 100;
const SWEPT_PER_ALARM = 1000;

const ALARM_AFTER_FAULT_MS = 60_000;

/**
 * One object per endpoint (owner, mode, origin). It stores events, leases each to one performer at
 * a time, keeps the schedule of retries and the endpoint's health, and does no network I/O.
 *
 * - accept(name, event): stores the event and leases its first attempt to the caller
 * - redeliver(name, event): the same for an event that its owner wants again
 * - claim(eventId): leases the attempt that is due
 * - report(eventId, attempt, outcome): takes the outcome of an attempt
 * - look(): whether the object stores anything; like every command, it sets a lost alarm again
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
  redeliver(name: EndpointName, event: AcceptedEvent): LeasedDelivery | null {
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
      const record = this.#record() ?? this.#create(name, nowMs);
      const known = readDelivery(this.ctx.storage.sql, event.event_id);
      const delivery = known ? again(known, nowMs) : newDelivery(event, nowMs);
      const claimed = claimDelivery(delivery, nowMs);
      if (known === null) insertDelivery(this.ctx.storage.sql, claimed ?? delivery);
      else if (claimed) updateDelivery(this.ctx.storage.sql, claimed);
      this.#save(record, {}, nowMs);
      return claimed && leasedDelivery(record, claimed);
    });
  }

  /** Null if no attempt is due: the event is done, leased to another performer, or must wait. */
  claim(eventId: string): LeasedDelivery | null {
    const nowMs = now();
    return this.ctx.storage.transactionSync(() => {
      const record = this.#record();
      if (!record) return null;
      const delivery = readDelivery(this.ctx.storage.sql, eventId);
      const claimed = delivery && claimDelivery(delivery, nowMs);
      if (claimed) updateDelivery(this.ctx.storage.sql, claimed);
      this.#save(record, {}, nowMs);
      return claimed && leasedDelivery(record, claimed);
    });
  }

  /** Idempotent by attempt. */
  report(eventId: string, attempt: number, outcome: Outcome): void {
    const nowMs = now();
    this.ctx.storage.transactionSync(() => {
      const record = this.#record();
      if (!record) return;
      const delivery = readDelivery(this.ctx.storage.sql, eventId);
      const reported =
        delivery && reportDelivery(delivery, attempt, outcome, nowMs, randomFraction());
      if (reported) updateDelivery(this.ctx.storage.sql, reported);
      const health = reported ? healthAfter(record.health, outcome, nowMs) : record.health;
      this.#save(record, { health }, nowMs);
    });
  }

  /** For the sweep: false if the object is empty. */
  look(): boolean {
    return this.ctx.storage.transactionSync(() => {
      const record = this.#record();
      if (record) this.#save(record, {}, now());
      return record !== undefined;
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
      const woken = this.#wakeDeliveries(nowMs);
      sweepDeliveries(storage.sql, nowMs, SWEPT_PER_ALARM);
      this.#save(record, { alarm_at: null }, nowMs);
      return woken;
    });
    // No event can come in between, because nothing was awaited since the transaction.
    if (this.#record()?.alarm_at === null) await storage.deleteAll();
    return pointers;
  }

  #wakeDeliveries(nowMs: number): Pointer[] {
    const pointers: Pointer[] = [];
    for (const due of dueDeliveries(this.ctx.storage.sql, nowMs, POINTERS_PER_ALARM)) {
      const woken = wakeDelivery(due, nowMs);
      if (!woken) continue;
      updateDelivery(this.ctx.storage.sql, woken.delivery);
      if (!woken.sendPointer) continue;
      pointers.push({
        namespace: "ENDPOINTS",
        object: this.ctx.id.toString(),
        effect: due.event_id,
        traceparent: due.traceparent,
      });
    }
    return pointers;
  }

  #record(): EndpointRecord | undefined {
    const stored = this.ctx.storage.kv.get<object>("endpoint");
    return stored && upcastEndpointRecord(stored);
  }

  #create(name: EndpointName, nowMs: number): EndpointRecord {
    createDeliveries(this.ctx.storage.sql);
    const { mode, origin } = name;
    return {
      schema: ENDPOINT_SCHEMA,
      owner: upcastOwner(name.owner),
      mode,
      origin,
      created_at: nowMs,
      health: unknownHealth,
      alarm_at: null,
    };
  }

  /** Ends every command: writes the record if it changed, and moves the alarm if needed. */
  #save(record: EndpointRecord, changes: Partial<EndpointRecord>, nowMs: number): void {
    const saved = { ...record, ...changes };
    const wanted = nextWakeAt(this.ctx.storage.sql) ?? Infinity;
    const alarmAt = alarmToSet(saved.alarm_at, wanted, nowMs);
    if (alarmAt !== null) {
      saved.alarm_at = alarmAt;
      setAlarm(this.ctx.storage, alarmAt);
    }
    if (saved.alarm_at !== record.alarm_at || saved.health !== record.health) {
      this.ctx.storage.kv.put("endpoint", saved);
    }
  }
}

const leasedDelivery = (record: EndpointRecord, delivery: Delivery): LeasedDelivery => ({
  event_id: delivery.event_id,
  owner: record.owner,
  mode: record.mode,
  url: delivery.url,
  bytes: delivery.bytes,
  traceparent: delivery.traceparent,
  attempt: delivery.attempts,
  send_by: sendByOf(delivery),
});

const randomFraction = (): number => Number.parseInt(randomHex(4), 16) / 2 ** 32;
