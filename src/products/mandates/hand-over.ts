import { periodAt, periodNumber } from "../../base/kernel/calendar.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { newEffect, withEffect } from "../../frame/objects/effects.ts";
import type { Fresh } from "../../frame/objects/state.ts";
import type { HandedOver, Taken } from "./charge-entry.ts";
import { end, isOwner } from "./decide-mandate.ts";
import { isFinal } from "./mandate-machine.ts";
import { stopWaiting } from "./mandate-moves.ts";
import type { MandateCommand, MandateRecord } from "./mandate-record.ts";
import { dateOf, scheduleOf } from "./mandate-times.ts";
import { takenIn } from "./sums.ts";

/**
 * A replaced mandate hands over the amount of its charges in its last period to the mandate that
 * replaces it. The amount can grow later, by money that left although its charge had failed. It
 * never shrinks, so the newer mandate may count too much but never too little.
 */
type CommandOf<T extends MandateCommand["type"]> = Extract<MandateCommand, { type: T }>;
type Decision = Result<MandateRecord>;

/**
 * A newer mandate of the same owner replaces it. Only one can, because a second one would count the
 * same amount again.
 */
export const decideReplacedBy = (
  record: MandateRecord,
  { mandate_id, ...viewer }: CommandOf<"replaced_by">,
  fresh: Fresh,
): Decision => {
  if (!isOwner(record, viewer)) return refuse("NOT_FOUND");
  const { handed_over } = record;
  if (handed_over !== null)
    return handed_over.to === mandate_id ? ok(record) : refuse("INVALID_STATE");
  // An announced charge ends with its mandate, so it is not handed over.
  const ended = isFinal(record.state) ? ok(record) : end(record, "REPLACED", mandate_id, fresh);
  if (!ended.ok) return ended;
  const taken = takenNow(ended.value, fresh);
  return ok({ ...ended.value, handed_over: { to: mandate_id, ...taken } });
};

/** Its customer approved the newer mandate in its place, so its end stops what waits here too. */
export const decideReplacementEnded = (
  record: MandateRecord,
  { mandate_id, ...viewer }: CommandOf<"replacement_ended">,
  fresh: Fresh,
): Decision =>
  isOwner(record, viewer) && record.handed_over?.to === mandate_id
    ? ok(stopWaiting(record, fresh))
    : refuse("NOT_FOUND");

/** @rule M2.7 */
const takenNow = (record: MandateRecord, fresh: Fresh): Omit<HandedOver, "to"> => {
  const nothing = { amount: 0, count: 0, until: null };
  if (record.activated_at === null) return nothing;
  const schedule = scheduleOf(record);
  const today = dateOf(record, fresh.now);
  const running = periodAt(schedule, today);
  if (running) return { ...takenIn(record, running.k), until: running.to };
  const { carried } = record;
  if (!carried || today >= schedule.start_date) return nothing;
  // This mandate has not started, so the amount handed over to it counts in the newer one.
  return { amount: carried.amount, count: carried.count, until: null };
};

/** Tells the newer mandate if the amount has grown since it was handed over. */
export const handOverMore = (record: MandateRecord, fresh: Fresh): MandateRecord => {
  const { handed_over } = record;
  const k = handed_over && handedPeriod(record, handed_over);
  if (!handed_over || k === null) return record;
  const most = mostOf(handed_over, takenIn(record, k));
  if (isSame(most, handed_over)) return record;
  const others = record.effects.filter(({ kind }) => kind !== "tell_successor");
  const tell = newEffect("tell_successor", `tell_successor-${record.version}`, fresh.now);
  const grown = { ...record, effects: others, handed_over: { ...handed_over, ...most } };
  return withEffect(grown, tell);
};

/** The number of the period that was handed over; null if none was. */
const handedPeriod = (record: MandateRecord, { until }: HandedOver): number | null => {
  const { activated_at, ended_at } = record;
  if (activated_at === null || ended_at === null) return null;
  const schedule = scheduleOf(record);
  if (until !== null) return periodAt(schedule, until)?.k ?? null;
  const isEndless = periodNumber(schedule, 0)?.to === null;
  const hadNotStarted = dateOf(record, ended_at) < schedule.start_date;
  return isEndless || hadNotStarted ? 0 : null;
};

const mostOf = (a: Taken, b: Taken): Taken => ({
  amount: Math.max(a.amount, b.amount),
  count: Math.max(a.count, b.count),
});

const isSame = (a: Taken, b: Taken): boolean => a.amount === b.amount && a.count === b.count;

/**
 * The amount of the replaced mandate has grown since it was handed over. It counts if that period
 * counts here, and then also in the mandate that replaces this one.
 */
export const decideCarriedMore = (
  record: MandateRecord,
  { mandate_id, amount, count, ...viewer }: CommandOf<"carried_more">,
  fresh: Fresh,
): Decision => {
  if (!isOwner(record, viewer) || record.terms.replaces !== mandate_id) return refuse("NOT_FOUND");
  // The handover has not arrived yet. The other mandate will report again.
  if (record.state === "REPLACING") return refuse("INVALID_STATE");
  const { carried } = record;
  if (!carried) return ok(record);
  const most = mostOf(carried, { amount, count });
  return ok(
    isSame(most, carried)
      ? record
      : handOverMore({ ...record, carried: { ...carried, ...most } }, fresh),
  );
};
