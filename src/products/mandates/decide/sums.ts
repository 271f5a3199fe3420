import { periodAt } from "../../../base/kernel/calendar.ts";
import type { ChargeEntry, UnlistedCharges } from "../charge-entry.ts";
import { retriesAfter } from "../charge-entry.ts";
import type { MandateRecord, ReportOfCharge } from "../mandate-record.ts";
import { scheduleOf } from "../mandate-times.ts";
import { type ChargeSum, nothingUsed, type Usage } from "./caps.ts";

/**
 * How much of its caps a mandate's charges have used. The sums are computed from the charges, so no
 * repeated or late report can count a charge twice. Stored sums exist only for charges that are no
 * longer listed.
 */

/** More than a charge and its retries need. Older charges are remembered by their own objects. */
const MOST_ENTRIES = 30;

/** Whether a mandate that lists so many charges lists every charge that it ever had. */
export const listsAll = (listed: number): boolean => listed < MOST_ENTRIES;

/**
 * Includes charges that can still be retried, and those whose money may still come back, which then
 * frees their limits again.
 */
const MOST_KEPT = 60;

/** A daily mandate announces charges at most 30 periods ahead, so older ones are over. */
const PERIODS_KEPT = 32;

/** How many of its attempts have been paid, or may have been although they failed. @rule M3.25 */
export const paidAttempts = ({ heard }: ChargeEntry): number =>
  heard.filter(({ money }) => money !== "NONE" && money !== "DENIED").length;

const deniedAttempts = ({ heard }: ChargeEntry): number =>
  heard.filter(({ money }) => money === "DENIED").length;

/** Whether it is open if the money of a failed attempt has left, or whether it comes back. */
const isUncertain = ({ heard }: ChargeEntry): boolean =>
  heard.some(({ money }) => money !== "NONE" && money !== "PAID");

/** @rule M3.3 */
const sumOf = (entry: ChargeEntry): ChargeSum => {
  const isReserved = entry.stage !== "ENDED";
  const paid = paidAttempts(entry);
  return {
    charged: paid * entry.amount,
    reserved: isReserved ? entry.amount : 0,
    count: paid + (isReserved ? 1 : 0),
  };
};

const add = (a: ChargeSum, b: ChargeSum): ChargeSum => ({
  charged: a.charged + b.charged,
  reserved: a.reserved + b.reserved,
  count: a.count + b.count,
});

const taken = ({ amount, count }: UnlistedCharges): ChargeSum => ({
  charged: amount,
  reserved: 0,
  count,
});

/** Over the whole life of the mandate. */
export const totalOf = ({ charges, past }: MandateRecord): ChargeSum =>
  charges.map(sumOf).reduce(add, taken(past.total));

/** The sums in one period, including the amount handed over by a replaced mandate. */
const periodSum = ({ charges, past, carried }: MandateRecord, k: number): ChargeSum =>
  [
    ...charges.filter((entry) => entry.k === k).map(sumOf),
    ...past.periods.filter((period) => period.k === k).map(taken),
    ...(carried?.k === k ? [taken(carried)] : []),
  ].reduce(add, nothingUsed);

export const usageIn = (record: MandateRecord, k: number): Usage => ({
  total: totalOf(record),
  period: periodSum(record, k),
});

/**
 * The amount in the current period, for the mandate that replaces this one. It is told once, so
 * money counts too that staff have denied and a bank may yet report.
 */
export const takenIn = (record: MandateRecord, k: number): UnlistedCharges => {
  const { charged, reserved, count } = periodSum(record, k);
  const inPeriod = record.charges.filter((entry) => entry.k === k);
  const denied = inPeriod.flatMap((entry) => Array(deniedAttempts(entry)).fill(entry.amount));
  return {
    amount: denied.reduce((sum, amount) => sum + amount, charged + reserved),
    count: count + denied.length,
  };
};

/** Whether the charge has ended, and its object knows it. */
const isOver = ({ effects }: MandateRecord, { stage, charge_id }: ChargeEntry): boolean =>
  stage === "ENDED" &&
  !effects.some((effect) => "charge_id" in effect && effect.charge_id === charge_id);

/** A charge that the mandate no longer lists cannot be retried. */
const mayBeRetried = ({ retry_until, attempt }: ChargeEntry): boolean =>
  retry_until !== null && retriesAfter(attempt) > 0;

/** The record with one more charge. The oldest ones that are over are no longer listed. */
export const withEntry = (record: MandateRecord, entry: ChargeEntry): MandateRecord =>
  withoutOldest({ ...record, charges: [...record.charges, entry] });

const withoutOldest = (record: MandateRecord): MandateRecord => {
  const { charges, past } = record;
  if (charges.length <= MOST_ENTRIES) return record;
  const over = charges.filter((listed) => isOver(record, listed));
  const certain = over.filter((listed) => !isUncertain(listed));
  const [first] = charges.length > MOST_KEPT ? [...certain, ...over] : [];
  const oldest = certain.find((listed) => !mayBeRetried(listed)) ?? first;
  if (!oldest) return record;
  const { charged: amount, count } = sumOf(oldest);
  return withoutOldest({
    ...record,
    charges: charges.filter((other) => other !== oldest),
    past: addPast(past, { k: oldest.k, amount, count }),
  });
};

/** How many late attempts are remembered, so that a repeated report counts one once. */
const LATE_KEPT = 20;

/**
 * Counts the money of an attempt whose charge is no longer listed, if it may have left after all.
 */
export const withLateMoney = (
  record: MandateRecord,
  { charge_id, attempt, amount, charge_date }: ReportOfCharge,
): MandateRecord => {
  const name = `${charge_id}.${attempt}`;
  const period = periodAt(scheduleOf(record), charge_date);
  if (!period || record.past.late.includes(name)) return record;
  const past = addPast(record.past, { k: period.k, amount, count: 1 });
  return { ...record, past: { ...past, late: [...past.late, name].slice(-LATE_KEPT) } };
};

const addPast = (
  past: MandateRecord["past"],
  { k, amount, count }: UnlistedCharges & { k: number },
): MandateRecord["past"] => {
  const { total, periods } = past;
  if (count === 0) return past;
  const before = periods.find((period) => period.k === k);
  const period = { k, amount: amount + (before?.amount ?? 0), count: count + (before?.count ?? 0) };
  const others = periods.filter((other) => other !== before);
  return {
    ...past,
    total: { amount: total.amount + amount, count: total.count + count },
    periods: [...others, period].sort((a, b) => a.k - b.k).slice(-PERIODS_KEPT),
  };
};
