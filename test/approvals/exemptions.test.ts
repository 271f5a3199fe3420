import { describe, expect, it } from "vitest";
import {
  type ExemptedOrder,
  MAX_EXEMPTED_PER_DAY,
  recentExemptions,
  returnExemption,
  takeExemption,
} from "../../src/approvals/exemptions.ts";
import { emptyGuard, forgottenAt, remembered } from "../../src/approvals/payer-guard.ts";
import fc from "../support/fast-check.ts";

const T0 = Date.UTC(2026, 10, 20, 12);
const HOUR = 3600_000;
const DAY = 24 * HOUR;
const MIDNIGHT = Date.UTC(2026, 10, 21);
const LIMIT = 15_000;

/** An account's orders, driven by hand. */
class Account {
  orders: ExemptedOrder[] = [];
  now = T0;

  take(id: string, amount: number, limit = LIMIT): boolean {
    const taken = takeExemption(this.orders, { id, amount, limit }, this.now);
    this.orders = taken ?? this.orders;
    return taken !== null;
  }

  giveBack(id: string): this {
    this.orders = returnExemption(this.orders, id);
    return this;
  }

  at(instant: number): this {
    this.now = instant;
    return this;
  }
}

// @rule O8.3
describe("exempted orders of one account", () => {
  it("reach the limit exactly, and the next must be approved", () => {
    const account = new Account();
    for (const id of ["a", "b", "c", "d", "e"]) expect(account.take(id, 3_000)).toBe(true);
    expect(account.take("f", 1)).toBe(false);
  });

  it("may be small once a large one does not fit", () => {
    const account = new Account();
    expect(account.take("a", 14_999)).toBe(true);
    expect(account.take("b", 2)).toBe(false);
    expect(account.take("c", 1)).toBe(true);
  });

  it("are none at a limit of 0", () => {
    expect(new Account().take("a", 1, 0)).toBe(false);
  });

  it("start again at midnight in UTC, and not a millisecond before", () => {
    const account = new Account().at(MIDNIGHT - 1);
    expect(account.take("a", LIMIT)).toBe(true);
    expect(account.take("b", 1)).toBe(false);
    expect(account.at(MIDNIGHT).take("b", LIMIT)).toBe(true);
  });

  it("are counted once, however often they are asked for, also after midnight", () => {
    const account = new Account().at(MIDNIGHT - 1);
    for (let count = 0; count < 10; count++) expect(account.take("a", 9_000)).toBe(true);
    expect(account.at(MIDNIGHT).take("a", 9_000)).toBe(true);
    expect(account.take("b", LIMIT)).toBe(true);
  });

  it("are not exempt with another amount than the counted one", () => {
    const account = new Account();
    expect(account.take("a", 1)).toBe(true);
    expect(account.take("a", 9_000)).toBe(false);
  });

  it("free their own amount once when they are returned, and are not counted again", () => {
    const account = new Account();
    expect(account.take("a", 9_000)).toBe(true);
    expect(account.take("b", 6_000)).toBe(true);
    account.giveBack("a").giveBack("a").giveBack("unknown");
    expect(account.take("a", 9_000)).toBe(false);
    expect(account.take("c", 9_000)).toBe(true);
    expect(account.take("d", 1)).toBe(false);
  });

  it("of yesterday free nothing today", () => {
    const account = new Account();
    expect(account.take("a", LIMIT)).toBe(true);
    account.at(MIDNIGHT).take("b", LIMIT);
    expect(account.giveBack("a").take("c", 1)).toBe(false);
  });

  it("are bounded in number, returned ones included", () => {
    const account = new Account();
    for (let count = 0; count < MAX_EXEMPTED_PER_DAY; count++) {
      expect(account.take(`a${count}`, 1)).toBe(true);
      account.giveBack(`a${count}`);
    }
    expect(account.take("b", 1)).toBe(false);
    expect(account.at(MIDNIGHT).take("b", 1)).toBe(true);
  });
});

/** The rules once more, as plain sums over everything that ever happened. */
type Step =
  | { do: "take"; id: string; amount: number; limit: number }
  | { do: "return"; id: string }
  | { do: "wait"; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("take" as const),
      id: fc.constantFrom(...[..."abcdefghij"]),
      amount: fc.integer({ min: 1, max: 40 }),
      limit: fc.constantFrom(60, 100),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("return" as const),
      id: fc.constantFrom(...[..."abcdefghij"]),
    }),
  },
  fc.record({
    do: fc.constant("wait" as const),
    ms: fc.constantFrom(1, HOUR, 11 * HOUR, 12 * HOUR, DAY),
  }),
);

it("in any order never exceed the limit of a day, and are counted and returned once", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: "max" }), (steps) => {
      const account = new Account();
      const counted = new Map<string, { amount: number; day: number; returned: boolean }>();
      const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
      const isRecent = (day: number) =>
        [account.now, account.now - DAY].map(dayOf).includes(dayOf(day));
      for (const taken of steps) {
        if (taken.do === "wait") {
          account.at(account.now + taken.ms);
          continue;
        }
        const known = counted.get(taken.id);
        const own = known && isRecent(known.day) ? known : undefined;
        if (taken.do === "return") {
          account.giveBack(taken.id);
          if (known) known.returned = true;
          continue;
        }
        const today = [...counted.values()]
          .filter(({ day, returned }) => !returned && dayOf(day) === dayOf(account.now))
          .reduce((sum, { amount }) => sum + amount, 0);
        const expected = own
          ? !own.returned && own.amount === taken.amount
          : today + taken.amount <= taken.limit;
        expect(account.take(taken.id, taken.amount, taken.limit)).toBe(expected);
        if (expected && !own) {
          const { amount } = taken;
          counted.set(taken.id, { amount, day: account.now, returned: false });
        }
      }
      expect(account.orders.length).toBeLessThanOrEqual(2 * MAX_EXEMPTED_PER_DAY);
    }),
    { numRuns: 1_000 },
  );
});

describe("a guard remembers exempted orders", () => {
  const taken = takeExemption([], { id: "a", amount: 1, limit: 1 }, T0) ?? [];

  it("until the end of the next day", () => {
    expect(forgottenAt({ ...emptyGuard, exempted: taken })).toBe(MIDNIGHT + DAY);
    expect(recentExemptions(taken, MIDNIGHT + DAY - 1)).toEqual(taken);
    expect(recentExemptions(taken, MIDNIGHT + DAY)).toEqual([]);
  });

  it("without keeping a wait that two quiet days have ended", () => {
    const waiting = { ...emptyGuard, waits: 3, touched_at: T0 - 2 * DAY, exempted: taken };
    expect(remembered(waiting, T0)).toEqual({ ...emptyGuard, exempted: taken });
    expect(remembered(waiting, T0 - 1)).toEqual(waiting);
  });
});
