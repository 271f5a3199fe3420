import { periodAt } from "../../base/kernel/calendar.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { newEffect, withEffect } from "../../frame/objects/effects.ts";
import type { Fresh } from "../../frame/objects/state.ts";
import type { HandedOver } from "./charge-entry.ts";
import { indexAccount, tellBank } from "./mandate-effects.ts";
import { isOpenMandate } from "./mandate-machine.ts";
import { moveMandate, mustMoveMandate } from "./mandate-moves.ts";
import type { MandateRecord } from "./mandate-record.ts";
import { dateOf, noticeBefore, scheduleOf } from "./mandate-times.ts";

/** What follows from the customer's approval of a mandate (approval.ts). None does I/O. */

/**
 * The bank shows the start date, so the first challenge fixes it: an earlier challenge may still be
 * approved after a later one was lost.
 * @rule M1.4 M1.20
 */
export const fixStart = (record: MandateRecord, fresh: Fresh): MandateRecord =>
  record.start_date === null && isOpenMandate(record.state)
    ? { ...record, start_date: record.terms.schedule.start_date ?? dateOf(record, fresh.now) }
    : record;

/**
 * The customer has approved. A mandate that replaces another one waits until the other has ended,
 * so that both can never be charged at once.
 */
export const approve = (record: MandateRecord, fresh: Fresh): Result<MandateRecord> => {
  const { payer, route, sca, terms } = record;
  if (!payer || !route || !sca.challenge) return refuse("INVALID_STATE");
  const approved = { ...record, bank_reference: sca.challenge.token };
  if (terms.replaces === null) return ok(activate(approved, "approved", fresh));
  const waiting = moveMandate(approved, "approved_to_replace", fresh);
  if (!waiting.ok) return waiting;
  return ok(withEffect(waiting.value, newEffect("replace_mandate", "replace_mandate", fresh.now)));
};

const activate = (
  record: MandateRecord,
  trigger: "approved" | "replaced",
  fresh: Fresh,
): MandateRecord => {
  const running = periodAt(scheduleOf(record), dateOf(record, fresh.now))?.k ?? null;
  const isAutomatic = record.terms.collection === "AUTOMATIC";
  const active = {
    ...record,
    activated_at: fresh.now,
    notice_at: noticeBefore(record.terms, fresh.now),
    running,
    next_automatic: isAutomatic ? (running ?? 0) : null,
  };
  return indexAccount(tellBank(mustMoveMandate(active, trigger, fresh), fresh), fresh);
};

/**
 * The replaced mandate has ended. Its charges in its current period count in this mandate's current
 * period. If this mandate has not started, they count in its first period, unless that begins after
 * the other's period. If a third mandate has replaced the other one first, this mandate ends.
 * @rule M2.7
 */
export const takeReplaced = (
  record: MandateRecord,
  effectId: string,
  carried: HandedOver | null,
  fresh: Fresh,
): MandateRecord => {
  const ended = { ...record, effects: record.effects.filter(({ id }) => id !== effectId) };
  if (record.state !== "REPLACING") return ended;
  if (!carried)
    return mustMoveMandate({ ...ended, status_reason: "MANDATE_NOT_ACTIVE" }, "cancelled", fresh);
  const { amount, count, until } = carried;
  const active = activate(ended, "replaced", fresh);
  const { running, start_date } = active;
  const isOver = running === null && until !== null && start_date !== null && start_date > until;
  return isOver ? active : { ...active, carried: { amount, count, k: running ?? 0 } };
};
