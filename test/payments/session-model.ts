import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, vi } from "vitest";
import type { Claim } from "../../src/aggregate/turn.ts";
import { movementsOf } from "../../src/payments/movements.ts";
import { paymentAggregate } from "../../src/payments/payment-aggregate.ts";
import { isFinal, isOpen, isProcessing } from "../../src/payments/session-machine.ts";
import type { PaymentSession } from "../../src/payments/session-object.ts";
import type {
  PaymentSessionRecord,
  SessionCommand,
  SessionReport,
} from "../../src/payments/session-record.ts";
import { isUnderReview } from "../../src/transfers/manual-review.ts";
import type { Movement } from "../../src/transfers/movements.ts";
import type { LateMoney } from "../../src/transfers/transfer.ts";
import { creation, env, newSession, T0, TRACE } from "./object-bench.ts";
import {
  type Look,
  SessionBench,
  type SessionDecision,
  TTL_MS,
  termsOf,
} from "./session-fixtures.ts";

/**
 * A session's real object and, beside it, the pure decisions without storage, queues and alarms:
 * both get the same commands, and after each the object has to show what was decided and to have
 * kept its own promises.
 */
export const terms = termsOf({
  mode: "live",
  created_at: T0,
  expires_at: T0 + TTL_MS,
  optional_events: ["payment.processing", "payment.settlement_stalled", "settlement.completed"],
});

/** What the object is to have decided. */
export class SessionModel extends SessionBench {
  override now = T0;

  constructor() {
    super(terms);
  }

  override fresh() {
    return { ...super.fresh(), originator: env.OPERATOR };
  }

  /** Whoever has an instruction decided holds its first attempt. */
  override act(command: SessionCommand | Look): SessionDecision {
    const decision = super.act(command);
    const asked = command.type === "refund" ? this.effect(`execute:${command.refund_id}`) : null;
    if (asked?.attempt === 0) this.claim(asked.id);
    return decision;
  }

  override wait(milliseconds: number): this {
    vi.setSystemTime(super.wait(milliseconds).now);
    return this;
  }
}

/** What stands in an object's storage. */
interface Sight {
  record: PaymentSessionRecord | null;
  alarm: number | null;
  tombstone: unknown;
}

/** What is to break, once: the transaction after its write, or after its alarm was set. */
export type Fault = "write" | "alarm";

/** The object under test, with its storage in view, its queues in hand and faults on demand. */
export class SessionUnderTest {
  readonly #session = newSession();
  /** What the latest command put on the queues: the names of effects. */
  sent: string[] = [];
  queuesAway = false;
  /** The instant that the object's own alarm was lost for, or was put off to by a fault. */
  alarmLost: number | null = null;
  alarmPutOff = 0;
  seen: Sight = { record: null, alarm: null, tombstone: undefined };
  /** Everything that was ever to be published, by event id. */
  readonly events = new Map<string, string>();
  readonly instructions = new Map<string, string>();
  readonly #leases = new Map<string, { attempt: number; endsAt: number }>();
  #fault: Fault | null = null;

  static async create(): Promise<SessionUnderTest> {
    const session = new SessionUnderTest();
    await session.#install();
    await session.stub.create(terms, creation, TRACE);
    await session.look();
    return session;
  }

  get stub() {
    return this.#session.stub;
  }

  get record(): PaymentSessionRecord {
    if (!this.seen.record) throw new Error("the session is gone");
    return this.seen.record;
  }

  act(command: SessionCommand | Look) {
    return this.stub.act(command, TRACE);
  }

  /** Nobody gets an attempt while another's is neither reported nor lapsed. */
  leased({ effect: { id, attempt, held_until } }: Pick<Claim, "effect">, nowMs: number): void {
    const lease = this.#leases.get(id);
    // A lower number belongs to an effect that took the name over.
    if (lease && attempt > lease.attempt) expect(lease.endsAt).toBeLessThanOrEqual(nowMs);
    this.#leases.set(id, { attempt, endsAt: held_until });
  }

  report(effect: string, attempt: number, report: SessionReport) {
    if (this.#leases.get(effect)?.attempt === attempt) this.#leases.delete(effect);
    return this.stub.report(effect, attempt, report);
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

  /** Says it while this breaks; whether it did. The call has to fail then, and with it the turn. */
  actBreaking(fault: Fault, command: SessionCommand | Look): Promise<boolean> {
    return this.#breaking(fault, () =>
      runInDurableObject(this.#session.raw, (object: PaymentSession) => {
        try {
          if (command.type === "look") object.look();
          else object.act(command, { correlationId: "", traceparent: TRACE });
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

/**
 * The record without what only an object has (versions, alarms, pointers on their way), and with
 * its random names counted in the order of their appearance.
 */
const comparable = (record: PaymentSessionRecord): unknown => {
  const { version: _, alarm_at, traceparent, creation: __, timeline, effects, ...rest } = record;
  const shown = effects.map(({ held_until, claimed, attempt, ...effect }) => ({
    ...effect,
    // Pointers to events leave claimed.
    attempt: effect.kind === "publish" ? 0 : attempt,
    id: effect.kind === "project" ? "project" : effect.id,
  }));
  const names = new Map<string, string>();
  const text = JSON.stringify({ ...rest, effects: shown }).replaceAll(
    /\b(?:evt_\w+|E2E\d+|[A-Z0-9]{35})\b/g,
    (name) => names.get(name) ?? names.set(name, `name-${names.size}`).get(name) ?? "",
  );
  return JSON.parse(text);
};

/** When the object has to be awake at the latest, told from the record alone. */
export const neededAt = ({ state, terms, effects }: PaymentSessionRecord): number =>
  Math.min(
    isOpen(state) ? terms.expires_at : Infinity,
    ...effects.map(({ due_at, held_until }) => Math.max(due_at, held_until)),
  );

const isProven = ({ transfer }: Movement): boolean =>
  transfer.decisions.some(({ outcome }) => outcome === "COMPLETED") ||
  (transfer.route_type === "SAME_BANK"
    ? transfer.answer?.status === "BOOKED"
    : transfer.credit !== null);

/** The credit that a movement ended with, said again, contradicts nothing. */
const isTaken =
  ({ transfer: { state, credit } }: Movement) =>
  ({ said, rail_ref }: LateMoney): boolean =>
    state === "COMPLETED" && said === "credited" && rail_ref === credit?.rail_ref;

const terminalEvents = /"event":"payment\.(?:completed|failed|expired)"/;

/** What holds for every record, and between any one and the next. */
const keepsPromises = (
  session: SessionUnderTest,
  before: PaymentSessionRecord,
  after: PaymentSessionRecord,
): void => {
  if (isFinal(before.state)) expect(after.state).toBe(before.state);
  if (isProcessing(before.state)) expect(isOpen(after.state)).toBe(false);
  if (after.version === before.version) expect(after).toEqual(before);
  else expect(after.version).toBeGreaterThan(before.version);
  const movements = movementsOf(after);
  for (const movement of movements) {
    const { end_to_end_id, instruction } = movement.transfer;
    const first = session.instructions.get(movement.movement) ?? instruction;
    session.instructions.set(movement.movement, first);
    expect(instruction).toBe(first);
    expect(JSON.parse(instruction)).toMatchObject({ end_to_end_id, amount: movement.amount });
    if (movement.transfer.state === "COMPLETED") expect(isProven(movement)).toBe(true);
    expect(movement.transfer.late_money.filter(isTaken(movement))).toEqual([]);
  }
  const ids = movements.map(({ transfer }) => transfer.end_to_end_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(movements.some(({ movement }) => movement === "")).toBe(
    isProcessing(after.state) || after.state === "COMPLETED" || before.transfer !== null,
  );
  if (after.state === "COMPLETED") expect(after.transfer?.state).toBe("COMPLETED");
  keepsBooks(after);
  tellsOnce(session, after);
};

/** What refunds take or may yet take is never more than what was paid. */
const keepsBooks = ({ refunds, terms, refunded_amount }: PaymentSessionRecord): void => {
  const sum = (states: string[]) =>
    refunds
      .filter(({ transfer }) => states.includes(transfer.state))
      .reduce((total, { amount }) => total + amount, 0);
  expect(sum(["EXECUTING", "SETTLEMENT_PENDING", "COMPLETED"])).toBeLessThanOrEqual(terms.amount);
  expect(refunded_amount).toBe(sum(["COMPLETED"]));
};

/** An event's bytes never change, and a payment ends once. */
const tellsOnce = ({ events }: SessionUnderTest, record: PaymentSessionRecord): void => {
  for (const effect of record.effects) {
    if (effect.kind !== "publish") continue;
    const { event_id, bytes } = effect.event;
    expect(bytes).toBe(events.get(event_id) ?? bytes);
    events.set(event_id, bytes);
  }
  const told = [...events.values()].filter((bytes) => terminalEvents.test(bytes)).length;
  expect(told).toBe(isFinal(record.state) && record.state !== "CANCELLED" ? 1 : 0);
};

/** Whoever still has something to do is woken in time, if only by the next command. */
const isAwakeInTime = (session: SessionUnderTest, nowMs: number): void => {
  const { record, alarm } = session.seen;
  if (!record) return;
  const needed = neededAt(record);
  if (alarm !== null) {
    session.alarmLost = null;
    expect(alarm).toBeLessThanOrEqual(Math.max(needed, nowMs, session.alarmPutOff));
  } else if (needed !== Infinity) {
    // An object believes in its alarm until that is five seconds late.
    expect(session.alarmLost).not.toBeNull();
    expect(nowMs).toBeLessThanOrEqual((session.alarmLost ?? 0) + 5_000);
  }
};

/** What was due is pointed at, and held for as long as the pointer may take. */
const pointsAtAllThatIsDue = (
  session: SessionUnderTest,
  before: PaymentSessionRecord,
  nowMs: number,
): void => {
  const { effects } = session.record;
  for (const effect of effects) {
    const known = before.effects.find(({ id }) => id === effect.id);
    const wasDue = known && Math.max(known.due_at, known.held_until) <= nowMs;
    const rests = Math.max(effect.due_at, effect.held_until) > nowMs;
    expect(rests, `${effect.id} is due and nobody is on it`).toBe(true);
    const isCarried = effect.kind === "publish";
    const attempt = (known?.attempt ?? 0) + (isCarried ? 1 : 0);
    const handedOn = effect.attempt === attempt && known?.due_at === effect.due_at;
    if (wasDue && handedOn && !session.queuesAway) expect(session.sent).toContain(effect.id);
  }
  // A row that was written twice in one step has one effect only, the newer.
  for (const { id, kind, held_until, claimed } of effects) {
    if (!session.sent.includes(id)) continue;
    const isCarried = kind === "publish";
    const until = nowMs + (isCarried ? 35_000 : 20_000);
    expect({ id, held_until, claimed }).toEqual({ id, held_until: until, claimed: isCarried });
  }
};

/** Whether anything is left to do, the row of the list aside. */
export const hasWork = (record: PaymentSessionRecord): boolean =>
  paymentAggregate.isUnfinished(record) || record.effects.some(({ kind }) => kind !== "project");

export const staysOnTheList = (record: PaymentSessionRecord): boolean =>
  hasWork(record) || movementsOf(record).some(({ transfer }) => isUnderReview(transfer));

/** What the object shows now is what was decided, and it keeps its promises. */
export const showsWhatWasDecided = async (
  model: SessionModel,
  session: SessionUnderTest,
): Promise<void> => {
  const before = session.record;
  await session.look();
  expect(comparable(session.record)).toEqual(comparable(model.record));
  keepsPromises(session, before, session.record);
  pointsAtAllThatIsDue(session, before, model.now);
  isAwakeInTime(session, model.now);
};

/** Nothing of what was seen last has changed, and nobody was told of anything. */
export const showsNothingNew = async (session: SessionUnderTest): Promise<void> => {
  const before = session.seen;
  expect(await session.look()).toEqual(before);
  expect(session.sent).toEqual([]);
};
