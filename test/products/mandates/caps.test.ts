import { describe, expect, it } from "vitest";
import {
  type Caps,
  type ChargeSum,
  exceededLimit,
  isUsedUp,
  nothingUsed,
  remainingInPeriod,
  type Usage,
} from "../../../src/products/mandates/decide/caps.ts";
import fc from "../../support/fast-check.ts";

const caps = (changes: Partial<Caps> = {}): Caps => ({
  amount: 1_000,
  amount_type: "VARIABLE",
  max_amount_per_period: 2_500,
  max_charges: null,
  max_total: null,
  ...changes,
});

const sum = (charged: number, reserved: number, count: number): ChargeSum => ({
  charged,
  reserved,
  count,
});

const fixed = caps({ amount_type: "FIXED" });

// @rule M3.6
describe("a charge exceeds", () => {
  it.each<[string, Caps, Usage, number, ReturnType<typeof exceededLimit>]>([
    ["nothing", caps(), { total: nothingUsed, period: nothingUsed }, 1_000, null],
    [
      "the cap of one charge",
      caps(),
      { total: nothingUsed, period: nothingUsed },
      1_001,
      { limit: "PER_CHARGE", remaining: 1_000 },
    ],
    [
      "the cap of the period, where a reserved charge counts",
      caps(),
      { total: sum(1_000, 900, 2), period: sum(1_000, 900, 2) },
      601,
      { limit: "PER_PERIOD", remaining: 600 },
    ],
    [
      "nothing with exactly what remains of the period",
      caps(),
      { total: sum(1_000, 900, 2), period: sum(1_000, 900, 2) },
      600,
      null,
    ],
    [
      "the sum of all, although the period is used up too",
      caps({ max_total: 5_000 }),
      { total: sum(4_100, 0, 5), period: sum(2_500, 0, 3) },
      901,
      { limit: "MAX_TOTAL", remaining: 900 },
    ],
    [
      "the number of all before the sum of all",
      caps({ max_charges: 5, max_total: 5_000 }),
      { total: sum(4_900, 0, 5), period: nothingUsed },
      500,
      { limit: "MAX_CHARGES", remaining: 0 },
    ],
    [
      "nothing with the last of the number",
      caps({ max_charges: 6 }),
      { total: sum(4_900, 0, 5), period: nothingUsed },
      500,
      null,
    ],
    [
      "the one charge of a period that FIXED allows",
      fixed,
      { total: sum(0, 1_000, 1), period: sum(0, 1_000, 1) },
      1_000,
      { limit: "PER_PERIOD", remaining: 0 },
    ],
    [
      "the period after a late report of money",
      caps(),
      { total: sum(3_000, 0, 3), period: sum(3_000, 0, 3) },
      1,
      { limit: "PER_PERIOD", remaining: 0 },
    ],
  ])("%s", (_, of, usage, amount, expected) => {
    expect(exceededLimit(of, usage, amount)).toEqual(expected);
  });
});

describe("the rest of a period", () => {
  it.each<[string, Caps, Usage, number]>([
    ["is its cap at first", caps(), { total: nothingUsed, period: nothingUsed }, 2_500],
    ["is the amount with FIXED", fixed, { total: nothingUsed, period: nothingUsed }, 1_000],
    [
      "is nothing with FIXED if the total does not cover another charge",
      { ...fixed, max_total: 1_500 },
      { total: sum(1_000, 0, 1), period: nothingUsed },
      0,
    ],
    [
      "is what remains of the total",
      caps({ max_total: 3_000 }),
      { total: sum(2_900, 0, 3), period: nothingUsed },
      100,
    ],
  ])("%s", (_, of, usage, expected) => expect(remainingInPeriod(of, usage)).toBe(expected));
});

// @rule M2.3
describe("a mandate is used up", () => {
  it.each<[string, Caps, ChargeSum, boolean]>([
    ["never without a number or a sum", caps(), sum(9_999_999, 0, 900), false],
    ["after its number", caps({ max_charges: 2 }), sum(20, 0, 2), true],
    ["not while the last one can fail", caps({ max_charges: 2 }), sum(10, 10, 2), false],
    ["after its sum", caps({ max_total: 5_000 }), sum(5_000, 0, 6), true],
    ["not while one unit remains", caps({ max_total: 5_000 }), sum(4_999, 0, 6), false],
    ["with FIXED once no charge fits", { ...fixed, max_total: 5_999 }, sum(5_000, 0, 5), true],
  ])("%s", (_, of, total, expected) => expect(isUsedUp(of, total)).toBe(expected));
});

describe("whatever is reserved, charged and released", () => {
  interface Charge {
    period: number;
    amount: number;
    state: "RESERVED" | "CHARGED" | "RELEASED";
  }

  const sumUp = (charges: readonly Charge[]): ChargeSum => {
    const amountOf = (state: Charge["state"]): number =>
      charges.reduce((sum, charge) => sum + (charge.state === state ? charge.amount : 0), 0);
    const count = charges.filter(({ state }) => state !== "RELEASED").length;
    return sum(amountOf("CHARGED"), amountOf("RESERVED"), count);
  };

  const anyCaps = fc
    .record({
      amount: fc.integer({ min: 1, max: 20 }),
      amount_type: fc.constantFrom("FIXED" as const, "VARIABLE" as const),
      more: fc.nat(40),
      max_charges: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
      total: fc.option(fc.nat(60), { nil: null }),
    })
    .map(({ amount, amount_type, more, max_charges, total }): Caps => {
      const max_total = total === null ? null : amount + total;
      return { amount, amount_type, max_amount_per_period: amount + more, max_charges, max_total };
    });

  const step = fc.oneof(
    fc.record({ act: fc.constant("RESERVE"), period: fc.nat(2), amount: fc.nat(24) }),
    fc.record({
      act: fc.constantFrom("CHARGED", "RELEASED"),
      period: fc.nat(20),
      amount: fc.nat(0),
    }),
  );

  // @rule M3.3
  it("no cap is exceeded, and nothing that fits is refused", () => {
    fc.assert(
      fc.property(anyCaps, fc.array(step, { maxLength: 40 }), (of, steps) => {
        const charges: Charge[] = [];
        for (const { act, period, amount } of steps) {
          if (act !== "RESERVE") {
            const open = charges.filter(({ state }) => state === "RESERVED");
            const charge = open[period % Math.max(open.length, 1)];
            if (charge) charge.state = act as Charge["state"];
            continue;
          }
          const wanted = of.amount_type === "FIXED" ? of.amount : Math.max(1, amount);
          const here = charges.filter((charge) => charge.period === period);
          const usage = { total: sumUp(charges), period: sumUp(here) };
          const remaining = remainingInPeriod(of, usage);
          const fits = exceededLimit(of, usage, wanted) === null;
          if (fits) charges.push({ period, amount: wanted, state: "RESERVED" });
          const next = sumUp(charges);
          const nextHere = sumUp(charges.filter((charge) => charge.period === period));
          const couldBe =
            wanted <= of.amount &&
            usage.total.count < (of.max_charges ?? Infinity) &&
            usage.total.charged + usage.total.reserved + wanted <= (of.max_total ?? Infinity) &&
            (of.amount_type === "FIXED"
              ? usage.period.count === 0
              : usage.period.charged + usage.period.reserved + wanted <= of.max_amount_per_period);
          expect(fits).toBe(couldBe);
          expect(!fits || remaining >= wanted).toBe(true);
          expect(next.charged + next.reserved).toBeLessThanOrEqual(of.max_total ?? Infinity);
          expect(next.count).toBeLessThanOrEqual(of.max_charges ?? Infinity);
          expect(nextHere.charged + nextHere.reserved).toBeLessThanOrEqual(
            of.max_amount_per_period,
          );
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
