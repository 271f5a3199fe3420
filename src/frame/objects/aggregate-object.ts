import { DurableObject } from "cloudflare:workers";
import { endToEndPrefix } from "../../base/kernel/ids.ts";
import { ok, type Result } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { randomBase62, randomUpperAlphanumeric } from "../../base/platform/crypto.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { alarmToSet, namedObjectId, runAlarm, setAlarm } from "../../base/platform/objects.ts";
import {
  type Effect,
  effectsToGiveUp,
  faultWaitMs,
  leaseEffect,
  nextEffectAt,
  postponeEffect,
  ruleOf,
  takeDueEffects,
  withoutEffect,
} from "./effects.ts";
import { type KeptOfHolder, keptOfHolder, tombstoneOf } from "./kept.ts";
import { listedRow } from "./listed-row.ts";
import { broadcast, listen } from "./live.ts";
import { payerNames } from "./payer-names.ts";
import { sendPointers } from "./queues.ts";
import type { ObjectRow } from "./rows.ts";
import {
  type Aggregate,
  type AggregateState,
  type Command,
  type Creation,
  type Fresh,
  type Performed,
  upcast,
  type ViewRequest,
} from "./state.ts";
import { addNotes, changesBetween, noteBankCall } from "./timeline.ts";
import type { CallNote, CreateOutcome, Lease, ReplayOutcome, Tombstone, Turn } from "./turn.ts";

const ALARM_AFTER_FAULT_MS = 5_000;
/** The most views that one object caches. */
const MAX_VIEWS = 16;

/**
 * A deciding object. It does no network I/O. A call reads the stored value, decides with the tables
 * of its aggregate, and writes value and alarm in one transaction. Afterwards it sends pointers to
 * due effects to the queues; if the object dies before that, its alarm sends them.
 *
 * Methods: create, replay, act, view, lease, report, finish, postpone, look, keptOf, retire; a
 * WebSocket upgrade for the live status.
 * Stored: one value, `record`. Retention replaces it with a `tombstone`, so an idempotency key
 * never starts the same work twice.
 *
 * The value stays in memory between calls and is replaced only after its commit. Views are kept
 * until the value changes or the next change due by time.
 */
export abstract class AggregateObject<
  State extends AggregateState,
  Terms,
  C extends Command,
  Report,
  V extends ViewRequest,
> extends DurableObject<GatewayEnv> {
  protected abstract readonly aggregate: Aggregate<State, Terms, C, Report, V>;
  #kept: State | null = null;
  readonly #views = new Map<string, Result<string>>();

  /** Idempotent: the same request gets its first answer. @rule G4.5 */
  create(terms: Terms, creation: Creation, call: CallNote): CreateOutcome {
    const repeated = this.replay(creation.request_hash);
    if (repeated) return repeated;
    const base: AggregateState<never> = {
      schema: this.aggregate.upcasts.length + 1,
      version: 0,
      state: "",
      creation,
      traceparent: call.traceparent ?? "",
      effects: [],
      timeline: [],
      alarm_at: null,
    };
    const fresh = this.#fresh(call);
    const created = this.aggregate.create(base, terms, fresh);
    const noted = this.#noted(null, created, null, fresh, call.bankCall);
    const { state, lease } = this.#commitAndLease(null, noted, call.performs ?? false);
    return { kind: "created", answer: state.creation.answer, row: this.#row(state), lease };
  }

  /**
   * The answer of `create` to a repeated request; null if the object does not exist.
   * @rule G4.3 G4.4
   */
  replay(requestHash: string): ReplayOutcome | null {
    const known = this.#read()?.creation ?? this.#tombstone()?.creation;
    if (!known) return null;
    // A repeated request may be the first call since the alarm was lost.
    this.look();
    return known.request_hash === requestHash
      ? { kind: "replayed", answer: known.answer }
      : { kind: "key_reused" };
  }

  /** Decides a command; null if the object does not exist. */
  act(command: C, call: CallNote, view?: V): Turn | null {
    const stored = this.#read();
    if (!stored) return null;
    const fresh = this.#fresh(call);
    const present = this.#passTime(stored, fresh);
    const decide = this.aggregate.decisions[command.type as C["type"]];
    const decided = decide(present, command as never, fresh);
    const next = decided.ok ? decided.value : (decided.next ?? present);
    const noted = this.#noted(present, next, command, fresh, call.bankCall);
    const traced =
      call.traceparent && noted !== stored ? { ...noted, traceparent: call.traceparent } : noted;
    const { state, lease } = this.#commitAndLease(stored, traced, call.performs ?? true);
    return {
      // The next state of a refusal stays in the object.
      refusal: decided.ok ? null : { ok: false, problem: decided.problem },
      view: view ? this.#render(state, view) : null,
      lease,
    };
  }

  /** The JSON text of a view as of now, with expiry applied; null if the object does not exist. */
  view(request: V): Result<string> | null {
    const state = this.#present();
    if (!state) return null;
    const key = JSON.stringify(request);
    const kept = this.#views.get(key);
    if (kept) return kept;
    const rendered = this.#render(state, request);
    // Each browser has its own view, so their number must be limited.
    if (this.#views.size >= MAX_VIEWS) this.#views.clear();
    this.#views.set(key, rendered);
    return rendered;
  }

  /** Leases the effect for one numbered attempt; null if no such effect is due. */
  lease(effectId: string): Lease | null {
    const stored = this.#read();
    if (!stored) return null;
    const present = this.#passTime(stored, this.#fresh({ correlationId: "" }));
    const leased = this.#lease(present, effectId);
    const state = this.#commit(stored, leased?.state ?? present);
    return leased && this.#leaseOf(state, leased.effect);
  }

  /** Takes a performer's report. The turn says what the caller performs next. */
  report(effectId: string, attempt: number, report: Report, call: CallNote, view?: V): Turn | null {
    const stored = this.#read();
    if (!stored) return null;
    const fresh = this.#fresh(call);
    const present = this.#passTime(stored, fresh);
    const performed = { id: effectId, attempt };
    const next = this.aggregate.report(present, performed, report, fresh);
    const noted = this.#noted(present, next, report, fresh, call.bankCall, performed);
    const { state, lease } = this.#commitAndLease(stored, noted, true);
    return { refusal: null, view: view ? this.#render(state, view) : null, lease };
  }

  /** For the sweep: the current row. Like every call it restores the alarm and lost pointers. */
  look(): ObjectRow | null {
    const state = this.#present();
    return state && this.#row(state, this.#hasWork(state));
  }

  /**
   * Ends an effect that is done, such as a written row or a published event. If the object has
   * ended but still has work, returns its row: it is written again, so the sweep watches the
   * object.
   */
  finish(effectId: string): ObjectRow | null {
    const stored = this.#read();
    if (!stored) return null;
    const state = this.#commit(stored, withoutEffect(stored, effectId));
    const isBusy = !this.aggregate.isUnfinished(state) && this.#hasWork(state);
    return isBusy ? this.#row(state, true) : null;
  }

  /**
   * Makes an effect wait for its back-off before the next attempt. A stale performer changes
   * nothing.
   */
  postpone(effectId: string, attempt: number): void {
    const stored = this.#read();
    const newest = stored?.effects.find(
      (effect) => effect.id === effectId && effect.attempt === attempt,
    );
    if (!stored || !newest) return;
    const effects = postponeEffect(stored.effects, effectId, now(), faultWaitMs(newest, attempt));
    this.#commit(stored, { ...stored, effects });
  }

  /** What it keeps of the holder of this account; null if it has nothing of that account. */
  keptOf(iban: string): KeptOfHolder | null {
    const state = this.#present();
    if (!state) return null;
    const until = this.#hasWork(state) ? null : this.aggregate.keptUntil(state);
    return keptOfHolder(this.aggregate.persons(state), this.#row(state), until, iban);
  }

  /** Deletes the object if nothing is unfinished or must be kept; otherwise returns false. */
  retire(): boolean {
    const state = this.#present();
    if (!state) return true;
    if (this.#hasWork(state) || now() < this.aggregate.keptUntil(state)) return false;
    const tombstone = tombstoneOf(state.creation, this.aggregate.endToEndIds(state), now());
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.kv.put("tombstone", tombstone);
      this.ctx.storage.kv.delete("record");
    });
    this.#keep(null);
    return true;
  }

  /** Catches up on expiry, ended holds and due retries. */
  override alarm(): Promise<void> {
    const { storage } = this.ctx;
    return runAlarm(storage, () => this.#wake(), ALARM_AFTER_FAULT_MS);
  }

  /**
   * The live status: a WebSocket that hibernates with the object. The worker has checked the token.
   */
  override fetch(request: Request): Response {
    const state = this.#present();
    if (!state) return new Response(null, { status: 404 });
    return listen(this.ctx, request, (browserId) => this.aggregate.live(state, browserId));
  }

  override webSocketMessage(): void {
    // The page only listens.
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close();
  }

  #wake(): void {
    const stored = this.#read();
    if (!stored) return;
    const awake = { ...stored, alarm_at: null };
    this.#commit(stored, this.#passTime(awake, this.#fresh({ correlationId: "" })));
  }

  /** The current value. Commits any change that time has caused. */
  #present(): State | null {
    const stored = this.#read();
    return (
      stored && this.#commit(stored, this.#passTime(stored, this.#fresh({ correlationId: "" })))
    );
  }

  #read(): State | null {
    if (this.#kept) return this.#kept;
    const stored = this.ctx.storage.kv.get<object>("record");
    this.#kept = stored ? upcast<State>(stored, this.aggregate.upcasts) : null;
    return this.#kept;
  }

  #tombstone(): Tombstone | undefined {
    return this.ctx.storage.kv.get<Tombstone>("tombstone");
  }

  #keep(state: State | null): void {
    this.#kept = state;
    this.#views.clear();
  }

  #passTime(state: State, fresh: Fresh): State {
    let present = state;
    for (const effect of effectsToGiveUp(state.effects, fresh.now)) {
      present = this.aggregate.giveUp(withoutEffect(present, effect.id), effect, fresh);
    }
    const passed = this.aggregate.passTime(present, fresh);
    return this.#noted(state, passed, null, fresh);
  }

  /**
   * The value with new timeline entries, if something happened. They have the time of the decision,
   * as its events do. A bank call is noted even if its report came too late to change anything.
   */
  #noted(
    before: State | null,
    after: State,
    input: C | Report | null,
    fresh: Fresh,
    bankCall?: CallNote["bankCall"],
    performed: Performed | null = null,
  ): State {
    const notes = bankCall ? [noteBankCall(bankCall, performed)] : [];
    if (after !== before) {
      const noted = before && input && this.aggregate.note(input, before, after);
      if (noted) notes.push(noted);
      notes.push(...changesBetween(before, after));
    }
    if (notes.length === 0) return after;
    return { ...after, timeline: addNotes(after.timeline, notes, fresh) };
  }

  #render(state: State, request: V): Result<string> {
    const shown = this.aggregate.views[request.view as V["view"]](state, request as never);
    return shown.ok ? ok(JSON.stringify(shown.value)) : shown;
  }

  #lease(state: State, effectId: string) {
    const leased = leaseEffect(state.effects, effectId, now());
    if (!leased) return null;
    const held = { ...state, effects: leased.effects };
    return { state: this.aggregate.leased(held, leased.leased), effect: leased.leased };
  }

  #leaseOf(state: State, effect: Effect): Lease {
    const { id, kind, attempt, held_until } = effect;
    const material = this.aggregate.material(state, effect);
    return { effect: { id, kind, attempt, held_until }, material };
  }

  /** Leases the effect that was just decided for a caller who performs it, in the same commit. */
  #commitAndLease(stored: State | null, next: State, performs: boolean) {
    const isNew = ({ id }: Effect) => !stored?.effects.some((effect) => effect.id === id);
    const decided = next.effects.find(
      (effect) => performs && this.aggregate.isPerformedByCaller(effect) && isNew(effect),
    );
    const leased = decided ? this.#lease(next, decided.id) : null;
    const state = this.#commit(stored, leased?.state ?? next);
    return { state, lease: leased && this.#leaseOf(state, leased.effect) };
  }

  /**
   * Writes value and alarm in one transaction. The alarm only moves earlier. A needless alarm fires
   * once, finds nothing due and sets the next.
   */
  #commit(stored: State | null, next: State): State {
    const nowMs = now();
    const { effects, due } = takeDueEffects(next.effects, nowMs);
    const wakeAt = Math.min(this.aggregate.nextChangeAt(next), nextEffectAt(effects));
    const alarmAt = alarmToSet(next.alarm_at, wakeAt, nowMs);
    if (next === stored && due.length === 0 && alarmAt === null) return next;
    const committed = {
      ...next,
      effects,
      version: next.version + 1,
      alarm_at: alarmAt ?? next.alarm_at,
    };
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.kv.put("record", committed);
      if (alarmAt !== null) setAlarm(this.ctx.storage, alarmAt);
    });
    this.#keep(committed);
    if (due.length > 0) this.#sendPointers(committed, due);
    if (stored) {
      if (this.aggregate.isLiveChange(stored, committed)) {
        broadcast(this.ctx, (browserId) => this.aggregate.live(committed, browserId));
      }
      this.aggregate.alert(stored, committed);
    }
    return committed;
  }

  #sendPointers(state: State, due: readonly Effect[]): void {
    const pointed = due.map((effect) => {
      const { queue, carried } = ruleOf(effect);
      const lease = carried ? this.#leaseOf(state, effect) : null;
      return { effect, queue, lease };
    });
    const from = {
      namespace: this.aggregate.binding,
      object: this.ctx.id.toString(),
      traceparent: state.traceparent,
    };
    this.ctx.waitUntil(sendPointers(this.env, from, pointed, this.#row(state)));
  }

  /** `unfinished`: whether the sweep watches the object. */
  #row(state: State, unfinished = this.aggregate.isUnfinished(state)): ObjectRow {
    const payer = payerNames(this.env, this.aggregate.persons(state));
    return listedRow(state, this.aggregate.row(state), unfinished, payer);
  }

  /** Whether any work is left, apart from writing its own row. */
  #hasWork(state: State): boolean {
    const works = state.effects.some(({ kind }) => kind !== "project");
    return works || this.aggregate.isUnfinished(state);
  }

  #fresh({ correlationId }: CallNote): Fresh {
    return {
      now: now(),
      eventId: () => `evt_${randomBase62()}`,
      // @rule B6.6
      endToEndId: (createdAt) => endToEndPrefix(createdAt) + randomUpperAlphanumeric(26),
      objectHex: (binding, name) => namedObjectId(this.env, binding, name),
      originator: this.env.OPERATOR,
      correlationId,
    };
  }
}
