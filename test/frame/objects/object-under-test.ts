import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { expect, vi } from "vitest";
import type { Result } from "../../../src/base/kernel/result.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { objectStub, type Remote } from "../../../src/base/platform/objects.ts";
import type { AggregateObject } from "../../../src/frame/objects/aggregate-object.ts";
import type { Effect } from "../../../src/frame/objects/effects.ts";
import type { AggregateState, Command, ViewRequest } from "../../../src/frame/objects/state.ts";
import type { Lease, Turn } from "../../../src/frame/objects/turn.ts";

/** A kind of deciding object, for tests of the frame. */
export interface KindUnderTest<State, Terms, V> {
  binding: string;
  terms: Terms;
  /** A view, and the part of the value that it must show. */
  probe: V;
  shows(state: State): object;
  /** When time changes the value, apart from effects; Infinity if never. */
  changesAt(state: State): number;
}

/** The contents of an object's storage. */
interface Sight<State> {
  record: State | null;
  alarm: number | null;
  tombstone: unknown;
}

/**
 * The next fault: the transaction fails after its write, or after its alarm was set; or the object
 * dies right after its commit, so neither its caller nor a queue gets anything.
 */
export type Fault = "write" | "alarm" | "answer";

export const creation = { request_hash: "hash-1", answer: '{"id":"1"}' };
const TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
export const CALL = { correlationId: "cor_1", traceparent: TRACE };

const LEASE_MS = 15_000;
const POINTER_MS = 20_000;
/** How long a row is waited for: longer with each pointer, because its database may be full. */
const rowWaits = [20, 20, 20, ...Array<number>(10).fill(60), 300, 900];
const LAST_ROW_WAIT = 3_600;

/** An object with access to its storage and queues, and faults on demand. */
export class ObjectUnderTest<
  State extends AggregateState,
  Terms,
  C extends Command,
  Report,
  V extends ViewRequest,
> {
  readonly #kind: KindUnderTest<State, Terms, V>;
  readonly #raw: DurableObjectStub<AggregateObject<State, Terms, C, Report, V>>;
  readonly stub: Remote<AggregateObject<State, Terms, C, Report, V>>;
  /** The messages of the latest step: names of effects. */
  sent: string[] = [];
  queuesAway = false;
  /** The instant of the alarm that was lost or delayed by a fault. */
  #alarmLost: number | null = null;
  #alarmPutOff = 0;
  seen: Sight<State> = { record: null, alarm: null, tombstone: undefined };
  /** The value before the step. */
  #before: State | null = null;
  /** Whether the step has called the object and has its answer. */
  #called = false;
  /** The effects that the step has leased, as answered. */
  #leased: Lease["effect"][] = [];
  readonly #leases = new Map<string, { attempt: number; endsAt: number }>();
  #fault: Fault | null = null;

  constructor(kind: KindUnderTest<State, Terms, V>) {
    this.#kind = kind;
    const env = bindings as unknown as GatewayEnv;
    const namespaces = env as unknown as Record<string, DurableObjectNamespace>;
    const namespace = namespaces[kind.binding] as unknown as DurableObjectNamespace<
      AggregateObject<State, Terms, C, Report, V>
    >;
    this.#raw = namespace.get(namespace.newUniqueId());
    const stub = objectStub<this["stub"]>(env, kind.binding, this.#raw.id.toString());
    if (!stub) throw new Error("an id that we made ourselves");
    this.stub = stub;
  }

  async create(): Promise<void> {
    await this.#install();
    await this.stub.create(this.#kind.terms, creation, CALL);
    await this.look();
  }

  get terms(): Terms {
    return this.#kind.terms;
  }

  get record(): State {
    if (!this.seen.record) throw new Error("the object is gone");
    return this.seen.record;
  }

  effect(id: string): Effect | undefined {
    return this.record.effects.find((effect) => effect.id === id);
  }

  async act(command: C): Promise<Turn | null> {
    const turn = await this.stub.act(command, CALL);
    if (turn?.lease) this.#noteLease(turn.lease);
    this.#called = true;
    return turn;
  }

  async lease(id: string): Promise<Lease | null> {
    const lease = await this.stub.lease(id);
    if (lease) this.#noteLease(lease);
    this.#called = true;
    return lease;
  }

  /** No performer gets an attempt while another attempt is neither reported nor lapsed. */
  #noteLease({ effect }: Lease): void {
    const { id, attempt, held_until } = effect;
    this.#leased.push(effect);
    const lease = this.#leases.get(id);
    // A lower number belongs to a new effect of the same name.
    if (lease && attempt > lease.attempt) expect(lease.endsAt).toBeLessThanOrEqual(Date.now());
    expect(held_until).toBe(Date.now() + LEASE_MS);
    this.#leases.set(id, { attempt, endsAt: held_until });
  }

  async report(id: string, attempt: number, report: Report): Promise<Turn | null> {
    if (this.#leases.get(id)?.attempt === attempt) this.#leases.delete(id);
    const turn = await this.stub.report(id, attempt, report, CALL);
    this.#called = true;
    return turn;
  }

  /** Two parallel commands: no effect goes to both. */
  async actTwice(...commands: C[]): Promise<void> {
    const turns = await Promise.all(commands.map((command) => this.act(command)));
    const leases = turns.flatMap((turn) => turn?.lease?.effect.id ?? []);
    expect(new Set(leases).size).toBe(leases.length);
  }

  begin(): void {
    this.sent = [];
    this.#leased = [];
    this.#before = this.record;
    this.#called = false;
  }

  /** The promises after every step, for every kind of object. */
  async end(): Promise<void> {
    if (this.#called) await this.#showsWhatIsStored();
    else await this.look();
    const before = this.#before ?? this.record;
    if (this.record.version === before.version) expect(this.record).toEqual(before);
    else expect(this.record.version).toBeGreaterThan(before.version);
    for (const leased of this.#leased) expect(this.effect(leased.id)).toMatchObject(leased);
    this.#tellsItsHistory();
    this.#pointsAtAllThatIsDue(before);
    this.#isAwakeInTime();
  }

  /** Nothing has changed since the last look, and no message was sent. */
  async showsNothingNew(): Promise<void> {
    const before = this.seen;
    expect(await this.look()).toEqual(before);
    expect(this.sent).toEqual([]);
  }

  /** A view right after an answer shows the stored value, and writes nothing. */
  async #showsWhatIsStored(): Promise<void> {
    const { probe, shows } = this.#kind;
    const { before, view, after } = await runInDurableObject(this.#raw, async (object, state) => ({
      before: await sightOf<State>(state),
      view: object.view(probe),
      after: await sightOf<State>(state),
    }));
    this.seen = after;
    const shown = view?.ok ? JSON.parse(view.value) : view;
    expect(shown).toMatchObject(shows(this.record));
    expect(after.record).toEqual(before.record);
  }

  /** What the object shows of each of these, all at one instant. */
  viewsOf(requests: readonly V[]): Promise<(Result<string> | null)[]> {
    return runInDurableObject(this.#raw, (object) => requests.map((each) => object.view(each)));
  }

  /** The timeline begins with the creation, folds repeats and is bounded. */
  #tellsItsHistory(): void {
    const { timeline } = this.record;
    expect(timeline[0]).toMatchObject({ kind: "move", what: "created", count: 1 });
    expect(timeline.length).toBeLessThanOrEqual(100);
    const lines = timeline.map(({ kind, what, outcome, actor, about }) =>
      JSON.stringify([kind, what, outcome, actor, about]),
    );
    // Where an entry was dropped, its neighbours may be alike.
    const repeats = lines.filter((line, place) => place > 0 && line === lines[place - 1]);
    if (timeline.length < 100) expect(repeats).toEqual([]);
  }

  /** The latest instant at which the object must be awake, by its value alone. */
  get neededAt(): number {
    const { effects } = this.record;
    return Math.min(this.#kind.changesAt(this.record), ...effects.map(awakeFor));
  }

  /** An object with work left is woken in time, if only by the next command. */
  #isAwakeInTime(): void {
    const { alarm } = this.seen;
    const now = Date.now();
    if (alarm !== null) {
      this.#alarmLost = null;
      expect(alarm).toBeLessThanOrEqual(Math.max(this.neededAt, now, this.#alarmPutOff));
    } else if (this.neededAt !== Infinity) {
      // An object trusts its alarm until that is five seconds late.
      expect(this.#alarmLost).not.toBeNull();
      expect(now).toBeLessThanOrEqual((this.#alarmLost ?? 0) + 5_000);
    }
  }

  /** Due effects have a pointer, and are held for the longest time in the queue. */
  #pointsAtAllThatIsDue(before: State): void {
    const now = Date.now();
    for (const { id, kind, attempt, due_at, held_until, leased } of this.record.effects) {
      expect(Math.max(due_at, held_until), `${id} is due and nobody is on it`).toBeGreaterThan(now);
      // A pointer to an event is already leased for its performer.
      const carried = kind === "publish";
      const known = before.effects.find((effect) => effect.id === id);
      const wasDue = known && Math.max(known.due_at, known.held_until) <= now;
      const isRow = kind === "project";
      const count = (known?.attempt ?? 0) + (carried || isRow ? 1 : 0);
      const handedOn = attempt === count && known?.due_at === due_at;
      const isLeased = this.#leases.get(id)?.endsAt === held_until;
      if (wasDue && handedOn && !isLeased && !this.queuesAway) expect(this.sent).toContain(id);
      // A row that is written twice in one step has only one effect, the newer.
      if (!this.sent.includes(id)) continue;
      const waits = isRow ? 1_000 * (rowWaits[attempt - 1] ?? LAST_ROW_WAIT) : POINTER_MS;
      const until = now + waits + (carried ? LEASE_MS : 0);
      expect([id, held_until, leased]).toEqual([id, until, carried]);
    }
  }

  hasAlarm(): boolean {
    return this.seen.alarm !== null;
  }

  async runAlarm(): Promise<void> {
    await runDurableObjectAlarm(this.#raw);
    this.#alarmPutOff = 0;
    this.#called = true;
  }

  /**
   * Whether it failed. Then the alarm tries again in five seconds, and nothing else has changed.
   */
  async runAlarmBreaking(fault: "write" | "alarm"): Promise<boolean> {
    this.#fault = fault;
    await runDurableObjectAlarm(this.#raw);
    const broke = this.#fault === null;
    this.#fault = null;
    if (broke) {
      this.#alarmPutOff = Date.now() + 5_000;
      this.seen.alarm = this.#alarmPutOff;
    } else this.#alarmPutOff = 0;
    return broke;
  }

  async loseAlarm(): Promise<void> {
    if (!this.hasAlarm()) return;
    this.#alarmLost = this.record.alarm_at;
    await runInDurableObject(this.#raw, (_, { storage }) => storage.deleteAlarm());
    await this.look();
  }

  /** Replaces the stored value by one that another release wrote. */
  async rewrite(change: (stored: State) => object): Promise<void> {
    await runInDurableObject(this.#raw, (_, { storage }) =>
      storage.kv.put("record", change(storage.kv.get<State>("record") as State)),
    );
    await this.evict();
    await this.look();
  }

  async evict(): Promise<void> {
    await evictDurableObject(this.#raw);
    await this.#install();
  }

  /**
   * Runs the step with this fault. True if the call failed and nothing was decided. A fault without
   * a target leaves a normal call.
   */
  async actBreaking(fault: Fault, command: C): Promise<boolean> {
    if (fault === "answer") return this.#actDying(command);
    this.#fault = fault;
    await runInDurableObject(this.#raw, (object) => {
      try {
        const turn = object.act(command, CALL);
        if (turn?.lease) this.#noteLease(turn.lease);
      } catch (error) {
        expect(error).toEqual(new Error("planted"));
      }
    });
    const broke = this.#fault === null;
    this.#fault = null;
    return broke;
  }

  async #actDying(command: C): Promise<false> {
    const wereAway = this.queuesAway;
    this.queuesAway = true;
    await this.act(command);
    await this.evict();
    await this.end();
    this.queuesAway = wereAway;
    this.begin();
    return false;
  }

  async look(): Promise<Sight<State>> {
    this.seen = await runInDurableObject(this.#raw, (_, state) => sightOf<State>(state));
    return this.seen;
  }

  /** Moves the clock to the alarm, or to the time at which a lost alarm is noticed. */
  toTheNextAlarm(): void {
    const { alarm, record } = this.seen;
    vi.setSystemTime(Math.max(Date.now(), alarm ?? (record?.alarm_at ?? 0) + 5_001));
  }

  /** Puts failing storage and queues around the object in memory. */
  #install(): Promise<void> {
    const queue = {
      send: async (message: { effect: string | { id: string } }) => {
        if (this.queuesAway) throw new Error("the queue is away");
        const { effect } = message;
        this.sent.push(typeof effect === "string" ? effect : effect.id);
      },
    };
    return runInDurableObject(this.#raw, (object, state) => {
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
      const env = { ...bindings, ...queues };
      Object.defineProperty(object, "env", { value: env, configurable: true });
      Object.defineProperty(object, "ctx", { value: ctx, configurable: true });
    });
  }

  #strike(fault: Fault): void {
    if (this.#fault !== fault) return;
    this.#fault = null;
    throw new Error("planted");
  }
}

const sightOf = async <State>({ storage }: DurableObjectState): Promise<Sight<State>> => ({
  record: storage.kv.get<State>("record") ?? null,
  alarm: await storage.getAlarm(),
  tombstone: storage.kv.get("tombstone"),
});

/** An effect needs its object awake when it is due and no longer held, or to be given up. */
const awakeFor = ({ due_at, held_until, leased, give_up_at }: Effect): number => {
  const givenUpAt = Math.max(give_up_at ?? Infinity, leased ? held_until : 0);
  return Math.min(Math.max(due_at, held_until), givenUpAt);
};
