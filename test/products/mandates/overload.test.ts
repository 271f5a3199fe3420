import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ok, refuse } from "../../../src/base/kernel/result.ts";
import { nextEffectAt, takeDueEffects } from "../../../src/frame/objects/effects.ts";
import { followTurn } from "../../../src/frame/objects/perform.ts";
import type { Attempt, Turn } from "../../../src/frame/objects/turn.ts";
import {
  type ChargeCommand,
  type ChargeTerms,
  chargeById,
} from "../../../src/products/charges/charge-record.ts";
import { mandateKind } from "../../../src/products/mandates/kind.ts";
import { checkCharge } from "../../../src/products/mandates/last-check.ts";
import type { MandateReport } from "../../../src/products/mandates/mandate-record.ts";
import { performCommandCharge } from "../../../src/products/mandates/performers.ts";
import { ChargeBench, checkedAt } from "../charges/charge-fixtures.ts";
import { automatic, MandateBench } from "./mandate-fixtures.ts";

vi.mock("../../../src/frame/objects/perform.ts", () => ({ followTurn: vi.fn() }));
vi.mock(import("../../../src/products/mandates/last-check.ts"), async (importOriginal) => ({
  ...(await importOriginal()),
  checkCharge: vi.fn(),
}));
vi.mock(import("../../../src/products/charges/charge-record.ts"), async (importOriginal) => ({
  ...(await importOriginal()),
  chargeById: vi.fn(),
}));

/**
 * Many mandates are due at once, because the gateway was away until eight in the morning. The
 * database answers one check after the other, so most of the first checks are void before they are
 * answered, and the banks are slow. Mandates, charges and performer are the project's own; time is
 * the test's. `MANDATES_DUE=200` makes a smaller morning, for a debugger.
 */
const DUE = Number(process.env.MANDATES_DUE ?? 2_000);

/** All checks together take the database so long: most wait longer than a check is valid. */
const ALL_CHECKS_MS = 40_000;
const BANK_MS = 9_000;

/** Eight in the morning of 1 December in Berlin. */
const START = Date.UTC(2026, 11, 1, 7);
const END = Date.UTC(2026, 11, 1, 23);

/** More checks than this for each mandate are a load that repeats itself. */
const MOST_CHECKS = 8;

class Morning {
  now = START;
  readonly mandates: MandateBench[];
  readonly charges = new Map<string, ChargeBench>();
  /** The debits at the bank, by end_to_end_id. */
  readonly debits = new Map<string, string>();
  checks = 0;
  readonly #alarms = new Map<number, number>();
  #databaseIsFreeAt = START;
  /** The next one last; of one instant the first one that was planned. */
  readonly #events: { at: number; run: () => unknown }[] = [];

  constructor() {
    const first = MandateBench.active(automatic, { start_date: "2026-12-01" }).performed();
    this.mandates = Array.from({ length: DUE }, (_, place) => {
      const mandate = new MandateBench();
      const mandate_id = `mnd_${String(place).padStart(43, "0")}`;
      mandate.record = { ...first.record, terms: { ...first.record.terms, mandate_id } };
      return mandate;
    });
  }

  at(instant: number, run: () => unknown): void {
    let [low, high] = [0, this.#events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#events[middle]?.at ?? 0) > instant) low = middle + 1;
      else high = middle;
    }
    this.#events.splice(low, 0, { at: instant, run });
  }

  later(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.at(this.now + milliseconds, resolve));
  }

  /** One check after the other. */
  async readDatabase(): Promise<void> {
    this.checks++;
    this.#databaseIsFreeAt = Math.max(this.#databaseIsFreeAt, this.now) + ALL_CHECKS_MS / DUE;
    await this.later(this.#databaseIsFreeAt - this.now);
  }

  /** Until nothing happens any more, or the day is over. */
  async live(): Promise<void> {
    for (const place of this.mandates.keys()) this.at(START, () => this.#wake(place));
    for (let next = this.#events.pop(); next && next.at < END; next = this.#events.pop()) {
      if (this.checks > MOST_CHECKS * DUE) throw new Error("a load without an end");
      this.now = next.at;
      vi.setSystemTime(this.now);
      next.run();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  mandate(place: number): MandateBench {
    const mandate = this.mandates[place] as MandateBench;
    mandate.now = this.now;
    return mandate;
  }

  /** The alarm of a mandate: its pointers go to workers at once. */
  #wake(place: number): void {
    const mandate = this.mandate(place).look();
    const own = mandate.record.effects.filter(({ kind }) => kind === "command_charge");
    const { effects, due } = takeDueEffects(own, this.now);
    mandate.record = { ...mandate.record, effects };
    for (const { id } of due) this.at(this.now, () => this.#perform(place, id));
    this.#setAlarm(place);
  }

  #setAlarm(place: number): void {
    const { record } = this.mandate(place);
    const own = record.effects.filter(({ kind }) => kind === "command_charge");
    const wanted = Math.min(mandateKind.nextChangeAt(record), nextEffectAt(own));
    const next = Math.max(wanted, this.now + 1);
    if (next >= END || this.#alarms.get(place) === next) return;
    this.#alarms.set(place, next);
    this.at(next, () => this.#alarms.get(place) === next && this.#wake(place));
  }

  #perform(place: number, id: string): void {
    const mandate = this.mandate(place);
    const number = mandate.lease(id);
    const effect = mandate.effect(id);
    if (number === null || !effect) return;
    const attempt = {
      ...{ env: {}, correlationId: "c", traceparent: "", waitUntil: () => {} },
      ...{ effect: { ...effect, attempt: number }, leaseEndsAt: effect.held_until },
      material: mandate.material(id),
      report: async (report: MandateReport) => {
        this.mandate(place).report(id, report, number);
        this.#setAlarm(place);
        return null;
      },
    } as unknown as Attempt<never, never>;
    void performCommandCharge(attempt);
    this.#setAlarm(place);
  }

  chargeStub(charge_id: string) {
    const place = () =>
      this.mandates.findIndex(({ record }) =>
        record.charges.some((entry) => entry.charge_id === charge_id),
      );
    return {
      place,
      create: async (terms: ChargeTerms) => {
        if (!this.charges.has(charge_id)) this.charges.set(charge_id, new ChargeBench(terms));
      },
      act: async (command: ChargeCommand): Promise<Turn> => {
        const charge = this.charges.get(charge_id) as ChargeBench;
        charge.now = this.now;
        const code = charge.act(command);
        const refusal = code === null ? null : refuse(code as "SERVICE_UNAVAILABLE");
        return { refusal, view: null, lease: null };
      },
      charge_id,
    };
  }

  /** The bank debits, and the charge tells its mandate. */
  async execute(charge_id: string, place: number): Promise<void> {
    const charge = this.charges.get(charge_id) as ChargeBench;
    charge.now = this.now;
    if (charge.lease("execute") === null) return;
    this.debits.set(charge.transfer().end_to_end_id + charge_id, charge_id);
    await this.later(BANK_MS);
    charge.now = this.now;
    charge.answered("BOOKED");
    const { amount, charge_date } = charge.record.terms;
    for (const report of charge.told()) {
      this.mandate(place).must({ type: "charge_report", ...report, amount, charge_date });
    }
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});

afterEach(() => {
  vi.useRealTimers();
});

describe(`${DUE} mandates that are due at once`, () => {
  it("are each charged once, on their day, however slow the database and the banks are", async () => {
    const morning = new Morning();
    vi.mocked(checkCharge).mockImplementation(async () => {
      const { type: _, ...checked } = { type: "start", ...checkedAt(morning.now) };
      await morning.readDatabase();
      return ok(checked);
    });
    const stubs = new Map<string, ReturnType<Morning["chargeStub"]>>();
    vi.mocked(chargeById).mockImplementation((_, id) => {
      const stub = stubs.get(id) ?? morning.chargeStub(id);
      stubs.set(id, stub);
      return stub as never;
    });
    vi.mocked(followTurn).mockImplementation(async (_, stub, __, turn) => {
      const { charge_id, place } = stub as unknown as ReturnType<Morning["chargeStub"]>;
      void morning.execute(charge_id, place());
      return turn;
    });
    await morning.live();
    const charged = morning.mandates.filter((mandate) => mandate.answer().charge_count === 1);
    expect(charged.length).toBe(DUE);
    expect(morning.debits.size).toBe(DUE);
    expect(new Set(morning.debits.values()).size).toBe(DUE);
    // The first checks were too many, so some were made again, but not again and again.
    expect(morning.checks).toBeGreaterThan(DUE);
  });
});
