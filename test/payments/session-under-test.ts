import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, vi } from "vitest";
import type { PaymentSession } from "../../src/payments/session-object.ts";
import type { PaymentSessionRecord, SessionCommand } from "../../src/payments/session-record.ts";
import type { MoneyReport } from "../../src/transfers/decide-money.ts";
import { creation, env, newSession, T0, TRACE } from "./object-bench.ts";
import type { SessionModel } from "./session-model.ts";
import { type Said, SessionSubject, termsAt } from "./session-subject.ts";

/** What stands in an object's storage. */
interface Sight {
  record: PaymentSessionRecord | null;
  alarm: number | null;
  tombstone: unknown;
}

/** What is to break, once: the transaction after its write, or after its alarm was set. */
export type Fault = "write" | "alarm";

/** A session's object with its storage in view, its queues in hand and faults on demand. */
export class SessionUnderTest extends SessionSubject {
  static readonly terms = termsAt(T0);
  readonly #session = newSession();
  /** What the latest step put on the queues: the names of effects. */
  sent: string[] = [];
  queuesAway = false;
  /** The instant that the object's own alarm was lost for, or was put off to by a fault. */
  alarmLost: number | null = null;
  alarmPutOff = 0;
  seen: Sight = { record: null, alarm: null, tombstone: undefined };
  /** The record before the step, and the one that the object has answered last. */
  #before: PaymentSessionRecord | null = null;
  #answered: PaymentSessionRecord | null = null;
  readonly #leases = new Map<string, { attempt: number; endsAt: number }>();
  #fault: Fault | null = null;

  static async create(): Promise<SessionUnderTest> {
    const session = new SessionUnderTest();
    await session.#install();
    await session.stub.create(SessionUnderTest.terms, creation, TRACE);
    await session.look();
    return session;
  }

  get stub() {
    return this.#session.stub;
  }

  override get record(): PaymentSessionRecord {
    if (!this.seen.record) throw new Error("the session is gone");
    return this.seen.record;
  }

  override async act(command: SessionCommand): Promise<Said> {
    const turn = await this.stub.act(command, TRACE);
    this.#answered = turn?.record ?? null;
    if (turn?.claim) this.#leased(turn.claim.effect);
    return { refusal: turn?.refusal?.problem.code ?? null, start: turn?.start?.kind ?? null };
  }

  override async claim(effect: string): Promise<number | null> {
    const claim = await this.stub.claim(effect);
    if (!claim) return null;
    this.#answered = claim.record;
    expect(claim.effect.held_until).toBe(Date.now() + 15_000);
    this.#leased(claim.effect);
    return claim.effect.attempt;
  }

  /** Nobody gets an attempt while another's is neither reported nor lapsed. */
  #leased({ id, attempt, held_until }: { id: string; attempt: number; held_until: number }): void {
    const lease = this.#leases.get(id);
    // A lower number belongs to an effect that took the name over.
    if (lease && attempt > lease.attempt) expect(lease.endsAt).toBeLessThanOrEqual(Date.now());
    this.#leases.set(id, { attempt, endsAt: held_until });
  }

  override async report(effect: string, attempt: number, report: MoneyReport): Promise<void> {
    if (this.#leases.get(effect)?.attempt === attempt) this.#leases.delete(effect);
    this.#answered = (await this.stub.report(effect, attempt, report))?.record ?? null;
  }

  override at(now: number): void {
    vi.setSystemTime(now);
  }

  override begin(): void {
    this.sent = [];
    this.#before = this.record;
    this.#answered = null;
  }

  override async end({ now }: SessionModel): Promise<void> {
    await this.look();
    if (this.#answered) expect(this.#answered).toEqual(this.record);
    const before = this.#before ?? this.record;
    if (this.record.version === before.version) expect(this.record).toEqual(before);
    else expect(this.record.version).toBeGreaterThan(before.version);
    this.#pointsAtAllThatIsDue(before, now);
    this.#isAwakeInTime(now);
  }

  /** When the object has to be awake at the latest, told from the record alone. */
  get neededAt(): number {
    const { state, terms, effects } = this.record;
    return Math.min(
      ["PENDING", "OTP_SENT", "PUSH_SENT"].includes(state) ? terms.expires_at : Infinity,
      ...effects.map(({ due_at, held_until }) => Math.max(due_at, held_until)),
    );
  }

  /** Whoever still has something to do is woken in time, if only by the next command. */
  #isAwakeInTime(now: number): void {
    const { alarm } = this.seen;
    if (alarm !== null) {
      this.alarmLost = null;
      expect(alarm).toBeLessThanOrEqual(Math.max(this.neededAt, now, this.alarmPutOff));
    } else if (this.neededAt !== Infinity) {
      // An object believes in its alarm until that is five seconds late.
      expect(this.alarmLost).not.toBeNull();
      expect(now).toBeLessThanOrEqual((this.alarmLost ?? 0) + 5_000);
    }
  }

  /** What was due is pointed at, and held for as long as the pointer may take. */
  #pointsAtAllThatIsDue(before: PaymentSessionRecord, now: number): void {
    for (const { id, attempt, due_at, held_until, claimed } of this.record.effects) {
      expect(Math.max(due_at, held_until), `${id} is due and nobody is on it`).toBeGreaterThan(now);
      const known = before.effects.find((effect) => effect.id === id);
      const wasDue = known && Math.max(known.due_at, known.held_until) <= now;
      const handedOn = known?.attempt === attempt && known.due_at === due_at;
      if (wasDue && handedOn && !this.queuesAway) expect(this.sent).toContain(id);
      // A row that was written twice in one step has one effect only, the newer.
      if (!this.sent.includes(id)) continue;
      expect([id, held_until, claimed]).toEqual([id, now + 20_000, false]);
    }
  }

  /** Nothing of what was seen last has changed, and nobody was told of anything. */
  async showsNothingNew(): Promise<void> {
    const before = this.seen;
    expect(await this.look()).toEqual(before);
    expect(this.sent).toEqual([]);
  }

  runAlarm(): Promise<boolean> {
    return runDurableObjectAlarm(this.#session.raw);
  }

  async loseAlarm(): Promise<void> {
    this.alarmLost = this.record.alarm_at;
    await runInDurableObject(this.#session.raw, (_, { storage }) => storage.deleteAlarm());
  }

  async evict(): Promise<void> {
    await evictDurableObject(this.#session.raw);
    await this.#install();
  }

  /** Two commands at once: no effect goes to both. */
  async actTwice(...commands: SessionCommand[]): Promise<void> {
    const turns = await Promise.all(commands.map((command) => this.stub.act(command, TRACE)));
    const claims = turns.flatMap((turn) => turn?.claim?.effect ?? []);
    for (const claim of claims) this.#leased(claim);
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
  }

  /** Says it while this breaks; whether it did. The call has to fail then, and with it the turn. */
  actBreaking(fault: Fault, command: SessionCommand): Promise<boolean> {
    return this.#breaking(fault, () =>
      runInDurableObject(this.#session.raw, (object: PaymentSession) => {
        try {
          object.act(command, TRACE);
        } catch (error) {
          expect(error).toEqual(new Error("planted"));
        }
      }),
    );
  }

  runAlarmBreaking(fault: Fault): Promise<boolean> {
    return this.#breaking(fault, () => this.runAlarm());
  }

  async #breaking(fault: Fault, call: () => Promise<unknown>): Promise<boolean> {
    this.#fault = fault;
    await call();
    const broke = this.#fault === null;
    this.#fault = null;
    return broke;
  }

  async look(): Promise<Sight> {
    this.seen = await runInDurableObject(this.#session.raw, async (_, { storage }) => ({
      record: storage.kv.get<PaymentSessionRecord>("record") ?? null,
      alarm: await storage.getAlarm(),
      tombstone: storage.kv.get("tombstone"),
    }));
    return this.seen;
  }

  /** Puts storage and queues that can fail around the object that is in memory now. */
  #install(): Promise<void> {
    const queue = {
      send: async (message: { effect: string | { id: string } }) => {
        if (this.queuesAway) throw new Error("the queue is away");
        const { effect } = message;
        this.sent.push(typeof effect === "string" ? effect : effect.id);
      },
    };
    return runInDurableObject(this.#session.raw, (object: PaymentSession, state) => {
      const { storage } = state;
      const kv = {
        get: (key: string) => storage.kv.get(key),
        delete: (key: string) => storage.kv.delete(key),
        put: (key: string, value: unknown) => {
          storage.kv.put(key, value);
          this.#strike("write");
        },
      };
      const watched = {
        kv,
        transactionSync: (write: () => void) => storage.transactionSync(write),
        setAlarm: (at: number) => {
          const set = storage.setAlarm(at);
          this.#strike("alarm");
          return set;
        },
      };
      const ctx = {
        id: state.id,
        storage: watched,
        waitUntil: (promise: Promise<unknown>) => state.waitUntil(promise),
        getWebSockets: () => [],
      };
      const queues = { BANK_CALLS: queue, WEBHOOKS: queue, PROJECTIONS: queue };
      Object.defineProperty(object, "env", { value: { ...env, ...queues }, configurable: true });
      Object.defineProperty(object, "ctx", { value: ctx, configurable: true });
    });
  }

  #strike(fault: Fault): void {
    if (this.#fault !== fault) return;
    this.#fault = null;
    throw new Error("planted");
  }
}
