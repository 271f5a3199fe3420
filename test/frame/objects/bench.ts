import type { Refusal, Result } from "../../../src/base/kernel/result.ts";
import {
  effectsToGiveUp,
  endEffect,
  leaseEffect,
  withoutEffect,
} from "../../../src/frame/objects/effects.ts";
import type {
  Aggregate,
  AggregateState,
  Command,
  Decide,
  Fresh,
  ViewRequest,
} from "../../../src/frame/objects/state.ts";

/**
 * The object's part around the decisions of a kind, without storage: it keeps the record, counts
 * leases and creates names. The test chooses every instant.
 */
export class Bench<
  State extends AggregateState,
  Terms,
  C extends Command,
  Report,
  V extends ViewRequest,
> {
  record: State;
  now: number;
  readonly #kind: Aggregate<State, Terms, C, Report, V>;
  #names = 0;

  constructor(kind: Aggregate<State, Terms, C, Report, V>, asked: Terms, now: number) {
    this.#kind = kind;
    this.now = now;
    const base = {
      schema: kind.upcasts.length + 1,
      version: 0,
      state: "",
      creation: { request_hash: "hash", answer: "{}" },
      traceparent: "00-trace",
      effects: [],
      timeline: [],
      alarm_at: null,
    };
    this.record = kind.create(base, asked, this.fresh());
  }

  fresh(): Fresh {
    return {
      now: this.now,
      eventId: () => `evt_${++this.#names}`,
      endToEndId: () => `E2E${++this.#names}`,
      objectHex: (_, name) => this.hexOf(name),
      originator: "local",
      correlationId: "c",
    };
  }

  /** The id of the object with this name. */
  protected hexOf(_name: readonly unknown[]): string {
    return "0".repeat(64);
  }

  /** What a bench does after a decision, as the object does or the caller of the command. */
  protected decided(_command: C, _before: State): void {}

  /** Each commit has a version. */
  protected commit(next: State): void {
    if (next !== this.record) this.record = { ...next, version: this.record.version + 1 };
  }

  /** Only time passes: effects are given up, and what time alone changes. */
  look(): this {
    for (const effect of effectsToGiveUp(this.record.effects, this.now)) {
      const without = withoutEffect(this.record, effect.id);
      this.record = this.#kind.giveUp(without, effect, this.fresh());
    }
    this.record = this.#kind.passTime(this.record, this.fresh());
    return this;
  }

  wait(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }

  /** One command, after everything that time alone changes. Null, or the refusal. */
  attempt(command: C): Refusal | null {
    this.look();
    const before = this.record;
    const decide = this.#kind.decisions[command.type as C["type"]] as Decide<State, C>;
    const decided = decide(before, command, this.fresh());
    this.commit(decided.ok ? decided.value : (decided.next ?? before));
    this.decided(command, before);
    return decided.ok ? null : decided;
  }

  /** The same: null, or the refusal's code. */
  act(command: C): string | null {
    return this.attempt(command)?.problem.code ?? null;
  }

  must(...commands: C[]): this {
    for (const command of commands) {
      const code = this.act(command);
      if (code !== null) throw new Error(`${command.type}: ${code}`);
    }
    return this;
  }

  effect(id: string): State["effects"][number] | undefined {
    return this.record.effects.find((effect) => effect.id === id);
  }

  /** The names of the effects, apart from events and rows. */
  effects(): string[] {
    const hidden = ["publish", "project"];
    return this.record.effects.filter(({ kind }) => !hidden.includes(kind)).map(({ id }) => id);
  }

  /** The events that are waiting to be published, oldest first. */
  published(): { event: string; data: Record<string, unknown> }[] {
    return this.record.effects.flatMap((effect) =>
      "event" in effect ? JSON.parse((effect.event as { bytes: string }).bytes) : [],
    );
  }

  /** Their names. */
  events(): string[] {
    return this.published().map(({ event }) => event);
  }

  /** The data of the newest event. */
  eventData(): Record<string, unknown> {
    return this.published().at(-1)?.data ?? {};
  }

  /** Leases an effect as a performer does: the number of the attempt, or null if none is due. */
  lease(id: string): number | null {
    const leased = leaseEffect(this.record.effects, id, this.now);
    if (!leased) return null;
    const held = { ...this.record, effects: leased.effects };
    this.commit(this.#kind.leased(held, leased.leased));
    return leased.leased.attempt;
  }

  report(id: string, report: Report, attempt = this.effect(id)?.attempt ?? 0): this {
    this.look();
    this.commit(this.#kind.report(this.record, { id, attempt }, report, this.fresh()));
    return this;
  }

  /** Ends an effect that has no other report. */
  finish(id: string): this {
    this.record = { ...this.record, effects: endEffect(this.record.effects, id) };
    return this;
  }

  material<T>(id: string): T {
    const effect = this.effect(id);
    if (!effect) throw new Error(`no effect ${id}`);
    return this.#kind.material(this.record, effect) as T;
  }

  view<T = Record<string, unknown>>(request: V): T {
    return this.viewOf(request);
  }

  protected viewOf<T>(request: V): T {
    const shown = this.viewResult(request);
    if (!shown.ok) throw new Error(shown.problem.code);
    return shown.value as T;
  }

  viewResult(request: V): Result<object> {
    return this.#kind.views[request.view as V["view"]](this.record, request as never);
  }
}
