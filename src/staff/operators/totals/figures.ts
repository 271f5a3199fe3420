import type { Figures, objects } from "../../../base/platform/schema.ts";

/**
 * Figures about objects and webhooks. They add up member by member in any order, so hours, owners
 * and parts of hours combine freely. Pure.
 */

/** The sum of two. Exact up to 2^53; a greater sum is rounded. */
export const add = (one: Figures, other: Figures): Figures => {
  const sum: Figures = { ...one };
  for (const [name, more] of Object.entries(other)) {
    const known = sum[name];
    if (typeof more === "number") sum[name] = (typeof known === "number" ? known : 0) + more;
    else sum[name] = add(typeof known === "object" ? known : {}, more);
  }
  return sum;
};

/** The figures of one hour, or of one object. */
export interface Piece {
  at: number;
  figures: Figures;
}

/** The columns of an object's row that its figures come from. */
export type CountedRow = Pick<
  typeof objects.$inferSelect,
  | "kind"
  | "status"
  | "amount"
  | "currency"
  | "failureCode"
  | "debtorBank"
  | "lastOpenState"
  | "bankCalls"
>;

/** The bank of a failure that came before the payer's bank was known. */
export const NO_BANK = "-";

/** The figures of one object. */
export const figuresOf = (row: CountedRow): Figures => ({
  kinds: { [row.kind]: { created: 1, [row.status]: 1 } },
  ...(row.status === "COMPLETED" ? completed(row) : {}),
  ...(row.status === "OPEN" || row.status === "COMPLETED" ? {} : notCompleted(row)),
  ...(row.bankCalls ? { calls: callsOf(row.bankCalls) } : {}),
});

const completed = ({ amount, currency }: CountedRow): Figures =>
  amount === null || currency === null ? {} : { volume: { [currency]: { count: 1, amount } } };

const notCompleted = ({ lastOpenState, failureCode, debtorBank }: CountedRow): Figures => ({
  ...(lastOpenState === null ? {} : { stages: { [lastOpenState]: 1 } }),
  ...(failureCode === null ? {} : { failures: { [failureCode]: { [debtorBank ?? NO_BANK]: 1 } } }),
});

const callsOf = (calls: NonNullable<CountedRow["bankCalls"]>): Figures =>
  Object.fromEntries(
    Object.entries(calls).map(([bank, operations]) => [
      bank,
      Object.fromEntries(
        Object.entries(operations).map(([operation, [count, failed, milliseconds]]) => [
          operation,
          timed(count, failed, milliseconds),
        ]),
      ),
    ]),
  );

/** Calls and their durations, counted in buckets that are 19 % longer each. */
export const timed = (count: number, failed: number, milliseconds: readonly number[]): Figures => {
  const ms: Figures = {};
  for (const duration of milliseconds) {
    const bucket = bucketOf(duration);
    ms[bucket] = ((ms[bucket] as number | undefined) ?? 0) + 1;
  }
  return { count, failed, ms };
};

/** Four buckets for each doubling. The rounding keeps a bound in its own bucket. */
const bucketOf = (milliseconds: number): number =>
  milliseconds <= 1 ? 0 : Math.ceil(Math.round(4e6 * Math.log2(milliseconds)) / 1e6);

/**
 * The duration in milliseconds that this share of the counted ones does not exceed: never below the
 * true one, and at most 19 % above it. Null if none was counted.
 */
export const percentile = (ms: Figures | undefined, share: number): number | null => {
  const buckets = Object.entries(ms ?? {}).map(([bucket, count]) => [
    Number(bucket),
    Number(count),
  ]);
  const total = buckets.reduce((sum, [, count = 0]) => sum + count, 0);
  let left = Math.ceil(total * share);
  for (const [bucket = 0, count = 0] of buckets.sort(([one = 0], [other = 0]) => one - other)) {
    left -= count;
    if (left <= 0) return Math.ceil(Math.round(1e6 * 2 ** (bucket / 4)) / 1e6);
  }
  return null;
};
