import { expect, test } from "vitest";
import {
  addLine,
  type SettlementLine,
  type SettlementSums,
  settlementCells,
  settlementColumns,
  sumLines,
} from "../../../../src/staff/operators/settlement/settlement-file.ts";
import fc from "../../../support/fast-check.ts";

const line = (changes: Partial<SettlementLine>): SettlementLine => ({
  ...{ type: "PAYMENT", completed_at: "2026-03-29T10:00:00.000Z", payment_id: "pay_1" },
  ...{ refund_id: null, reference: "order-7", amount: 1_250, currency: "USD" },
  fees: { gateway_fee: 10, bank_fee: 25, settlement_fee: null },
  ...changes,
});

test("a line has a cell for each column, and a refund is negative", () => {
  const refund = line({ type: "REFUND", refund_id: "rf_1", fees: null });
  expect(settlementCells(line({}))).toEqual([
    ...[
      "PAYMENT",
      "2026-03-29T10:00:00.000Z",
      "pay_1",
      null,
      "order-7",
      1_250,
      "USD",
      10,
      25,
      null,
    ],
  ]);
  expect(settlementCells(refund).slice(3)).toEqual([
    ...["rf_1", "order-7", -1_250, "USD", null, null, null],
  ]);
  expect(settlementCells(refund)).toHaveLength(settlementColumns.length);
});

const lines = fc.array(
  fc.record({
    type: fc.constantFrom("PAYMENT" as const, "CHARGE" as const, "REFUND" as const),
    amount: fc.integer({ min: 1, max: 999_999_999_999 }),
    currency: fc.constantFrom("USD", "EUR"),
    fee: fc.nat(1_000),
  }),
  { maxLength: 30 },
);

test("the sums of a currency are those of its lines, exactly", () => {
  fc.assert(
    fc.property(lines, (all) => {
      const sums: SettlementSums = new Map();
      const written = all.map(({ type, amount, currency, fee }) => {
        const fees =
          type === "REFUND" ? null : { gateway_fee: fee, bank_fee: 1, settlement_fee: null };
        return line({ type, amount, currency, fees });
      });
      for (const one of written) addLine(sums, one);
      const cells = written.map(settlementCells);
      for (const [name, , , , , amount, currency, gateway, bank] of sumLines(sums)) {
        const own = cells.filter((row) => row[6] === currency);
        const refunded = own.filter(([type]) => type === "REFUND");
        const paid = own.filter(([type]) => type !== "REFUND");
        const of = { TOTAL_PAID: paid, TOTAL_REFUNDED: refunded, TOTAL: own }[String(name)] ?? [];
        expect(amount).toBe(of.reduce((sum, row) => sum + BigInt(Number(row[5])), 0n));
        if (name !== "TOTAL_PAID") continue;
        expect(gateway).toBe(paid.reduce((sum, row) => sum + BigInt(Number(row[7])), 0n));
        expect(bank).toBe(BigInt(paid.length));
      }
      expect(sumLines(sums)).toHaveLength(3 * new Set(all.map(({ currency }) => currency)).size);
    }),
  );
});

test("a sum beyond the exact numbers of JavaScript is exact", () => {
  const sums: SettlementSums = new Map();
  const all = 10_001;
  for (let i = 0; i < all; i++) addLine(sums, line({ amount: 999_999_999_999 }));
  expect(sumLines(sums)[0]?.[5]).toBe(999_999_999_999n * BigInt(all));
});

test("currencies come in their order, each with what was paid, refunded and left", () => {
  const sums: SettlementSums = new Map();
  for (const one of [
    line({}),
    line({ currency: "EUR" }),
    line({ type: "REFUND", amount: 50, fees: null }),
  ]) {
    addLine(sums, one);
  }
  expect(
    sumLines(sums).map(([name, , , , , amount, currency]) => [name, amount, currency]),
  ).toEqual([
    ...[
      ["TOTAL_PAID", 1_250n, "EUR"],
      ["TOTAL_REFUNDED", 0n, "EUR"],
      ["TOTAL", 1_250n, "EUR"],
    ],
    ...[
      ["TOTAL_PAID", 1_250n, "USD"],
      ["TOTAL_REFUNDED", -50n, "USD"],
      ["TOTAL", 1_200n, "USD"],
    ],
  ]);
});
