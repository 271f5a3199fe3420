import { periodAt } from "../../base/kernel/calendar.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { CommandOf, Fresh } from "../../frame/objects/state.ts";
import type { HandedOver } from "./charge-entry.ts";
import { end, isMandateOwner } from "./decide-mandate.ts";
import { isFinalMandate } from "./mandate-machine.ts";
import { stopWaiting } from "./mandate-moves.ts";
import type { MandateCommand, MandateRecord } from "./mandate-record.ts";
import { dateOf, scheduleOf } from "./mandate-times.ts";
import { takenIn } from "./sums.ts";

/**
 * A replaced mandate hands over the amount of its charges in its last period to the mandate that
 * replaces it. The amount is fixed with the end of the replaced one (docs/decisions/166).
 */
type Decision = Result<MandateRecord>;

/**
 * A newer mandate of the same owner replaces it. Only one can, because a second one would count the
 * same amount again.
 */
export const decideReplacedBy = (
  record: MandateRecord,
  { mandate_id, ...viewer }: CommandOf<MandateCommand, "replaced_by">,
  fresh: Fresh,
): Decision => {
  if (!isMandateOwner(record, viewer)) return refuse("NOT_FOUND");
  const { handed_over } = record;
  if (handed_over !== null)
    return handed_over.to === mandate_id ? ok(record) : refuse("INVALID_STATE");
  // An announced charge ends with its mandate, so it is not handed over.
  const ended = isFinalMandate(record.state)
    ? ok(record)
    : end(record, "REPLACED", mandate_id, fresh);
  if (!ended.ok) return ended;
  const taken = takenNow(ended.value, fresh);
  return ok({ ...ended.value, handed_over: { to: mandate_id, ...taken } });
};

/** Its customer approved the newer mandate in its place, so its end stops what waits here too. */
export const decideReplacementEnded = (
  record: MandateRecord,
  { mandate_id, ...viewer }: CommandOf<MandateCommand, "replacement_ended">,
  fresh: Fresh,
): Decision =>
  isMandateOwner(record, viewer) && record.handed_over?.to === mandate_id
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
