import type { Cell } from "../../../base/platform/csv.ts";

/** The lines of a settlement file; pure. */
export const settlementColumns = [
  "type",
  "completed_at",
  "payment_id",
  "refund_id",
  "reference",
  "amount",
  "currency",
  "gateway_fee",
  "bank_fee",
  "settlement_fee",
] as const;

/** Money that moved: to the merchant, or as a refund from it. */
export interface SettlementLine {
  type: "PAYMENT" | "CHARGE" | "REFUND";
  completed_at: string;
  payment_id: string;
  refund_id: string | null;
  reference: string | null;
  /** Minor units, also of a refund. */
  amount: number;
  currency: string;
  /** Minor units. Reported, never deducted; null for a refund. */
  fees: Fees | null;
}

export interface Fees {
  gateway_fee: number;
  bank_fee: number | null;
  settlement_fee: number | null;
}

/** A refund is negative, so a column adds up. */
export const settlementCells = (line: SettlementLine): Cell[] => {
  const { type, completed_at, payment_id, refund_id, reference, amount, currency, fees } = line;
  return [
    type,
    completed_at,
    payment_id,
    refund_id,
    reference,
    type === "REFUND" ? -amount : amount,
    currency,
    fees?.gateway_fee ?? null,
    fees?.bank_fee ?? null,
    fees?.settlement_fee ?? null,
  ];
};

/** Exact, however much a day moves. */
interface Sum {
  paid: bigint;
  refunded: bigint;
  fees: [gateway: bigint, bank: bigint, settlement: bigint];
}

/** Sums by currency. */
export type SettlementSums = Map<string, Sum>;

export const addLine = (sums: SettlementSums, line: SettlementLine): void => {
  const { type, amount, currency, fees } = line;
  const known = sums.get(currency) ?? { paid: 0n, refunded: 0n, fees: [0n, 0n, 0n] };
  const [gateway, bank, settlement] = known.fees;
  sums.set(currency, {
    paid: known.paid + (type === "REFUND" ? 0n : BigInt(amount)),
    refunded: known.refunded + (type === "REFUND" ? BigInt(amount) : 0n),
    fees: [
      gateway + BigInt(fees?.gateway_fee ?? 0),
      bank + BigInt(fees?.bank_fee ?? 0),
      settlement + BigInt(fees?.settlement_fee ?? 0),
    ],
  });
};

/** The last lines: the sum paid, the sum refunded and the difference, for each currency. */
export const sumLines = (sums: SettlementSums): Cell[][] =>
  [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([currency, { paid, refunded, fees }]) => [
      ["TOTAL_PAID", null, null, null, null, paid, currency, ...fees],
      ["TOTAL_REFUNDED", null, null, null, null, -refunded, currency, null, null, null],
      ["TOTAL", null, null, null, null, paid - refunded, currency, null, null, null],
    ]);
