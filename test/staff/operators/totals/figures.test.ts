import { describe, expect, test } from "vitest";
import type { Figures } from "../../../../src/base/platform/tables.ts";
import {
  add,
  type CountedRow,
  figuresOf,
  percentile,
  timed,
} from "../../../../src/staff/operators/totals/figures.ts";
import {
  bankCallsView,
  seriesView,
  totalsView,
} from "../../../../src/staff/operators/totals/totals-view.ts";
import fc from "../../../support/fast-check.ts";

const row = (changes: Partial<CountedRow>): CountedRow => ({
  ...{ kind: "PAYMENT", status: "COMPLETED", amount: 1_250, currency: "USD" },
  ...{ failureCode: null, debtorBank: "aurora", lastOpenState: null, bankCalls: null },
  ...changes,
});

const sum = (rows: readonly CountedRow[]): Figures => rows.map(figuresOf).reduce(add, {});

describe("the figures of an object", () => {
  test.each<[string, Partial<CountedRow>, Figures]>([
    [
      "that has completed",
      { lastOpenState: "EXECUTING" },
      {
        kinds: { PAYMENT: { created: 1, COMPLETED: 1 } },
        volume: { USD: { count: 1, amount: 1_250 } },
      },
    ],
    ["that is open", { status: "OPEN" }, { kinds: { PAYMENT: { created: 1, OPEN: 1 } } }],
    [
      "that has failed",
      {
        kind: "CHARGE",
        status: "FAILED",
        failureCode: "LIMIT_EXCEEDED",
        lastOpenState: "CHECKING",
      },
      {
        kinds: { CHARGE: { created: 1, FAILED: 1 } },
        stages: { CHECKING: 1 },
        failures: { LIMIT_EXCEEDED: { aurora: 1 } },
      },
    ],
    [
      "that has failed before its bank was known",
      { status: "FAILED", failureCode: "SESSION_EXPIRED", debtorBank: null },
      {
        kinds: { PAYMENT: { created: 1, FAILED: 1 } },
        failures: { SESSION_EXPIRED: { "-": 1 } },
      },
    ],
    [
      "that was cancelled, after a call to a bank",
      {
        status: "CANCELLED",
        lastOpenState: "OTP_SENT",
        bankCalls: { aurora: { "send-otp": [3, 1, [1, 100, 101]] } },
      },
      {
        ...{ kinds: { PAYMENT: { created: 1, CANCELLED: 1 } }, named: 1 },
        stages: { OTP_SENT: 1 },
        calls: { aurora: { "send-otp": { count: 3, failed: 1, ms: { 0: 1, 27: 2 } } } },
      },
    ],
  ])("%s", (_, changes, figures) => {
    expect(figuresOf(row(changes))).toEqual(figures);
  });
});

const name = fc.constantFrom("a", "b", "c");
const figures = fc.letrec((tie) => ({
  tree: fc.dictionary(name, fc.oneof({ maxDepth: 2 }, fc.nat(1_000), tie("tree"))),
})).tree as fc.Arbitrary<Figures>;

/** Numbers and groups have names of their own, as in every row. */
const alike = fc.dictionary(
  name,
  fc.record({ n: fc.nat(1_000), ms: fc.dictionary(name, fc.nat(9)) }),
);

describe("figures add up", () => {
  test("in any order and any grouping", () => {
    fc.assert(
      fc.property(alike, alike, alike, (one, two, three) => {
        expect(add(one, two)).toEqual(add(two, one));
        expect(add(add(one, two), three)).toEqual(add(one, add(two, three)));
      }),
    );
  });

  test("to themselves with nothing, and leave what they add unchanged", () => {
    fc.assert(
      fc.property(figures, figures, (one, two) => {
        const before = JSON.stringify([one, two]);
        expect(add(one, {})).toEqual(one);
        add(one, two);
        expect(JSON.stringify([one, two])).toBe(before);
      }),
    );
  });

  test("to what counting each object gives", () => {
    const amounts = fc.array(fc.nat(1_000_000), { maxLength: 50 });
    fc.assert(
      fc.property(amounts, (all) => {
        const { created, completed, volume } = totalsView(
          sum(all.map((amount) => row({ amount }))),
        );
        expect([created, completed]).toEqual([all.length, all.length]);
        const total = all.reduce((one, other) => one + other, 0);
        expect(volume.map(({ amount }) => amount)).toEqual(all.length === 0 ? [] : [total]);
      }),
    );
  });
});

test("a percentile is never below the true one, and at most a fifth above it", () => {
  const durations = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(durations, fc.constantFrom(0.5, 0.95, 1), (all, share) => {
      const sorted = [...all].sort((one, other) => one - other);
      const truth = sorted[Math.ceil(all.length * share) - 1] as number;
      const found = percentile(timed(all.length, 0, all).ms as Figures, share) as number;
      expect(found).toBeGreaterThanOrEqual(truth);
      expect(found).toBeLessThanOrEqual(Math.ceil(truth * 1.19));
    }),
  );
  expect(percentile({}, 0.95)).toBeNull();
});

const failed = (code: string, debtorBank: string | null) =>
  row({ status: "FAILED", failureCode: code, debtorBank, lastOpenState: "EXECUTING" });

test("staff see outcomes, drop-outs, failures and calls, the most frequent first", () => {
  const calls = { aurora: { "send-otp": [4, 1, [10, 10, 10, 900]] } } as CountedRow["bankCalls"];
  const view = totalsView(
    add(
      sum([
        ...[row({}), row({ amount: 50, currency: "JPY", kind: "CHARGE" }), row({ status: "OPEN" })],
        row({ status: "CANCELLED", lastOpenState: "PENDING", bankCalls: calls }),
        ...[failed("INSUFFICIENT_FUNDS", "aurora"), failed("INSUFFICIENT_FUNDS", "aurora")],
        failed("SESSION_EXPIRED", null),
      ]),
      { webhooks: timed(4, 1, [100, 100, 100, 4_000]) },
    ),
  );
  expect(view).toEqual({
    ...{ created: 7, open: 1, completed: 2, cancelled: 1, failed: 3, success_share: 0.3333 },
    kinds: [
      { kind: "PAYMENT", created: 6, completed: 1 },
      { kind: "CHARGE", created: 1, completed: 1 },
    ],
    volume: [
      { currency: "USD", count: 1, amount: 1_250 },
      { currency: "JPY", count: 1, amount: 50 },
    ],
    // One customer left at the first step, after it had named a bank; the others approved.
    funnel: { created: 5, payer_named: 4, challenged: 4, approved: 4, completed: 1 },
    drop_outs: [
      { state: "EXECUTING", count: 3 },
      { state: "PENDING", count: 1 },
    ],
    failures: [
      { code: "INSUFFICIENT_FUNDS", bank: "aurora", count: 2 },
      { code: "SESSION_EXPIRED", bank: null, count: 1 },
    ],
    bank_calls: [
      ...[
        {
          bank: "aurora",
          operation: "send-otp",
          count: 4,
          failed: 1,
          error_share: 0.25,
          p95_ms: 1_024,
        },
      ],
    ],
    webhooks: { count: 4, failed: 1, error_share: 0.25, p95_ms: 4_096, p50_ms: 108 },
  });
});

test("shares of nothing are null", () => {
  const { success_share, webhooks } = totalsView({});
  expect(success_share).toBeNull();
  expect(webhooks).toEqual({ count: 0, failed: 0, error_share: null, p95_ms: null, p50_ms: null });
});

const hour = 3_600_000;

test("a series has every step of its span, also the empty ones", () => {
  const pieces = [hour, 3 * hour + 1, 3 * hour + 2].map((at) => ({
    at,
    figures: figuresOf(row({})),
  }));
  const series = seriesView({ from: hour + 60_000, to: 4 * hour + 1 }, hour, pieces);
  expect(series.map(({ from, created }) => [from.slice(11, 16), created])).toEqual([
    ...[
      ["01:00", 1],
      ["02:00", 0],
      ["03:00", 2],
      ["04:00", 0],
    ],
  ]);
});

test("a bank's calls are those to it, the oldest hour first", () => {
  const asked = (bank: string, count: number) => ({
    calls: { [bank]: { "send-otp": timed(count, 0, []) } },
  });
  const pieces = [
    { at: 2 * hour, figures: asked("aurora", 1) },
    { at: hour, figures: asked("aurora", 2) },
    { at: hour + 1, figures: asked("aurora", 3) },
    { at: hour, figures: asked("borealis", 4) },
  ];
  const calls = bankCallsView("aurora", hour, pieces);
  expect(calls.map(({ from, count }) => [from.slice(11, 16), count])).toEqual([
    ...[
      ["01:00", 5],
      ["02:00", 1],
    ],
  ]);
});
