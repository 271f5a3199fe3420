import { DurableObject } from "cloudflare:workers";
import type { Refusal } from "../kernel/result.ts";
import { setAlarm } from "../platform/alarms.ts";
import { now } from "../platform/clock.ts";
import { randomBase62, randomUpperAlphanumeric } from "../platform/crypto.ts";
import { nextEffectAt, takeDueEffects } from "../platform/effects.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { logFault, logWarning } from "../platform/log.ts";
import type { VerificationStart } from "../sca/challenge.ts";
import { isOpenAttention } from "../transfers/attention.ts";
import type { MoneyReport } from "../transfers/decide-money.ts";
import { claimSessionEffect, decideEffectReport } from "./decide-movement.ts";
import { hasWork, movementsOf } from "./movements.ts";
import { sendPointers } from "./pointers.ts";
import { createSession, decideSession } from "./session-decide.ts";
import { isOpen } from "./session-machine.ts";
import type {
  Fresh,
  PaymentSessionRecord,
  SessionCommand,
  SessionCreation,
  SessionEffect,
  SessionTerms,
} from "./session-record.ts";
import { liveView } from "./views.ts";

/** A claimed effect, with the record that its performer works from. */
export interface SessionClaim {
  effect: SessionEffect;
  record: PaymentSessionRecord;
}

/** What a command led to: the record as it stands, and what the caller should perform now. */
export interface SessionTurn {
  record: PaymentSessionRecord;
  refusal: Refusal | null;
  start?: VerificationStart;
  claim: SessionClaim | null;
}

export type CreateOutcome =
  | { kind: "created"; record: PaymentSessionRecord; answer: string }
  | { kind: "replayed"; answer: string }
  | { kind: "key_reused" };

/** What stays when retention deletes a session: nothing of any person, enough to stop a repeat. */
interface Tombstone {
  creation: SessionCreation;
  end_to_end_ids: string[];
  retired_at: number;
}

/** A claim's lease: the outbound time-out and 5 s. */
const LEASE_MS = 15_000;

/** Open pages and reloads of one payment; whoever comes beyond them polls. */
const MAX_LISTENERS = 20;

/** An alarm that is late by more than this was lost, and is set again. */
const ALARM_LOST_MS = 5_000;

/**
 * One payment session. It does no network I/O: a call reads the record, decides, and writes record
 * and alarm in one transaction; pointers to what is due go to the queues afterwards, and if we die
 * before that, the alarm sends them.
 *
 * Methods: create, act, claim, report, peek, retire; a WebSocket upgrade for the live status.
 * Stored: one value, `record`. Retention replaces it by a `tombstone`, so that an idempotency key
 * never starts a second payment.
 */
export class PaymentSession extends DurableObject<GatewayEnv> {
  /** Idempotent: the same request finds its first answer. */
  create(terms: SessionTerms, creation: SessionCreation, traceparent: string): CreateOutcome {
    const known = this.read()?.creation ?? this.tombstone()?.creation;
    if (known) {
      // Whoever repeats a request may be the first to come by since the alarm was lost.
      this.act({ type: "look" });
      return known.request_hash === creation.request_hash
        ? { kind: "replayed", answer: known.answer }
        : { kind: "key_reused" };
    }
    const created = createSession(terms, creation, traceparent, this.fresh());
    const record = this.commit(undefined, created);
    return { kind: "created", record, answer: creation.answer };
  }

  /** Decides a command; null when there is no such session. */
  act(command: SessionCommand, traceparent?: string): SessionTurn | null {
    const stored = this.read();
    if (!stored) return null;
    const { record, refusal, start } = decideSession(stored, command, this.fresh());
    const traced = traceparent && record !== stored ? { ...record, traceparent } : record;
    const { committed, claim } = this.commitAndClaim(stored, traced);
    return { record: committed, refusal, claim, ...(start ? { start } : {}) };
  }

  /** The record as it stands now, expiry included. */
  peek(): PaymentSessionRecord | null {
    return this.act({ type: "look" })?.record ?? null;
  }

  /** The effect, claimed for one numbered attempt; null: nothing is due under this name. */
  claim(effectId: string): SessionClaim | null {
    const stored = this.read();
    if (!stored) return null;
    const { record } = decideSession(stored, { type: "look" }, this.fresh());
    const claimed = claimSessionEffect(record, effectId, now(), LEASE_MS);
    const committed = this.commit(stored, claimed?.record ?? record);
    return claimed && { effect: claimed.effect, record: committed };
  }

  /** Takes a performer's report; answers what is to be performed at once because of it. */
  report(effectId: string, attempt: number, report: MoneyReport): SessionTurn | null {
    const stored = this.read();
    if (!stored) return null;
    const performed = { id: effectId, attempt };
    const record = decideEffectReport(stored, performed, report, this.fresh());
    const { committed, claim } = this.commitAndClaim(stored, record);
    return { record: committed, refusal: null, claim };
  }

  /** Forgets the session, if nothing of it is unfinished; false when it has to stay. */
  retire(): boolean {
    const record = this.peek();
    if (!record) return true;
    const waitsForPeople = movementsOf(record).some(
      ({ transfer: { attention } }) => attention !== null && attention.resolved_at === null,
    );
    if (hasWork(record) || waitsForPeople) return false;
    const tombstone: Tombstone = {
      creation: record.creation,
      end_to_end_ids: movementsOf(record).map(({ transfer }) => transfer.end_to_end_id),
      retired_at: now(),
    };
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.kv.put("tombstone", tombstone);
      this.ctx.storage.kv.delete("record");
    });
    return true;
  }

  /** Whatever was missed is caught up here: expiry, lapsed leases, due retries. */
  override async alarm(): Promise<void> {
    try {
      const stored = this.read();
      if (!stored) return;
      const awake = { ...stored, alarm_at: null };
      const { record } = decideSession(awake, { type: "look" }, this.fresh());
      this.commit(stored, record);
    } catch (error) {
      logFault("session alarm failed", error);
      await setAlarm(this.ctx.storage, now() + ALARM_LOST_MS);
    }
  }

  /** The live status: a WebSocket that sleeps with the object. The worker has checked the token. */
  override fetch(request: Request): Response {
    const record = this.peek();
    if (!record) return new Response(null, { status: 404 });
    if (this.ctx.getWebSockets().length >= MAX_LISTENERS)
      return new Response(null, { status: 429 });
    const { 0: client, 1: server } = new WebSocketPair();
    const browserId = request.headers.get("x-browser-id") ?? "";
    this.ctx.acceptWebSocket(server, [`browser:${browserId}`]);
    server.send(JSON.stringify(liveView(record, record.browser_id === browserId)));
    const protocol = request.headers.get("sec-websocket-protocol") ?? "";
    return new Response(null, {
      status: 101,
      webSocket: client,
      headers: { "sec-websocket-protocol": protocol },
    });
  }

  override webSocketMessage(): void {
    // The page only listens.
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close();
  }

  private read(): PaymentSessionRecord | undefined {
    return this.ctx.storage.kv.get<PaymentSessionRecord>("record");
  }

  private tombstone(): Tombstone | undefined {
    return this.ctx.storage.kv.get<Tombstone>("tombstone");
  }

  /** An instruction that was just decided is claimed for the caller in the same transaction. */
  private commitAndClaim(stored: PaymentSessionRecord, record: PaymentSessionRecord) {
    const isNew = (effect: SessionEffect) =>
      effect.kind === "execute" && !stored.effects.some((known) => known.id === effect.id);
    const decidedNow = record.effects.find(isNew);
    const claimed = decidedNow ? claimSessionEffect(record, decidedNow.id, now(), LEASE_MS) : null;
    const committed = this.commit(stored, claimed?.record ?? record);
    return { committed, claim: claimed ? { effect: claimed.effect, record: committed } : null };
  }

  /**
   * Writes what changed: record and alarm in one transaction. The alarm only ever moves earlier; a
   * needless one fires once, finds nothing due and arms the next.
   */
  private commit(
    stored: PaymentSessionRecord | undefined,
    record: PaymentSessionRecord,
  ): PaymentSessionRecord {
    const nowMs = now();
    const { effects, due } = takeDueEffects(record.effects, nowMs);
    const wakeAt = nextWakeUp({ ...record, effects });
    const rearm =
      wakeAt !== null &&
      (record.alarm_at === null ||
        wakeAt < record.alarm_at ||
        record.alarm_at < nowMs - ALARM_LOST_MS);
    if (record === stored && due.length === 0 && !rearm) return record;
    const next: PaymentSessionRecord = {
      ...record,
      effects,
      version: record.version + 1,
      alarm_at: rearm ? wakeAt : record.alarm_at,
    };
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.kv.put("record", next);
      if (rearm) setAlarm(this.ctx.storage, Math.max(wakeAt, nowMs));
    });
    if (due.length > 0) {
      this.ctx.waitUntil(sendPointers(this.env, this.ctx.id.toString(), next, due));
    }
    if (stored && looksDifferent(stored, next)) this.broadcast(next);
    if (stored) alertPeople(stored, next);
    return next;
  }

  private broadcast(record: PaymentSessionRecord): void {
    for (const socket of this.ctx.getWebSockets()) {
      const bound = this.ctx.getTags(socket).includes(`browser:${record.browser_id}`);
      try {
        socket.send(JSON.stringify(liveView(record, bound)));
      } catch {
        // A socket that is closing hears nothing more; its page polls.
      }
    }
  }

  private fresh(): Fresh {
    return {
      now: now(),
      eventId: () => `evt_${randomBase62()}`,
      endToEndId: () => randomUpperAlphanumeric(35),
      originator: this.env.OPERATOR,
    };
  }
}

/** Whether a page that shows the session should look again. */
const looksDifferent = (before: PaymentSessionRecord, after: PaymentSessionRecord): boolean =>
  before.state !== after.state ||
  before.browser_id !== after.browser_id ||
  before.transfer?.funds !== after.transfer?.funds ||
  before.sca.challenge?.challenge_id !== after.sca.challenge?.challenge_id;

/** What comes on the reconciliation list is told in the log too, for whoever is on duty. */
const alertPeople = (before: PaymentSessionRecord, after: PaymentSessionRecord): void => {
  const known = new Set(movementsOf(before).map(({ transfer }) => transfer.attention));
  for (const { movement, transfer } of movementsOf(after)) {
    const { attention } = transfer;
    if (!attention || !isOpenAttention(transfer) || known.has(attention)) continue;
    const { payment_id } = after.terms;
    logWarning("people are to look at a movement", {
      payment_id,
      movement,
      reason: attention.reason,
    });
  }
};

/** When the object wants to be woken next: expiry while it is open, and its effects. */
const nextWakeUp = (record: PaymentSessionRecord): number | null => {
  const expiry = isOpen(record.state) ? record.terms.expires_at : Infinity;
  const soonest = Math.min(expiry, nextEffectAt(record.effects));
  return soonest === Infinity ? null : soonest;
};
