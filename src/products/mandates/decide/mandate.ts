import { periodAt } from "../../../base/kernel/calendar.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { newEffect, withEffect } from "../../../frame/objects/effects.ts";
import type { CommandOf, Fresh } from "../../../frame/objects/state.ts";
import type { HandedOver } from "../charge-entry.ts";
import { isFinalMandate, isInForce, isOpenMandate } from "../mandate-machine.ts";
import type {
  EndingCaller,
  MandateCommand,
  MandateEnder,
  MandateRecord,
  MandateViewer,
} from "../mandate-record.ts";
import { dateOf, noticeBefore, scheduleOf } from "../mandate-times.ts";
import { indexAccount, tellBank } from "./effects.ts";
import { moveMandate, mustMoveMandate, stopWaiting, stopWhatWaits } from "./mandate-moves.ts";
import { takenIn } from "./sums.ts";

/**
 * The decisions about the mandate itself: pausing, resuming, and every end that is not caused by
 * time.
 */

/** Whether the mandate is this owner's, in this mode. */
export const isMandateOwner = (
  { terms }: MandateRecord,
  { owner, mode, consent_id }: MandateViewer,
): boolean =>
  terms.owner.kind === owner.kind &&
  terms.owner.id === owner.id &&
  terms.mode === mode &&
  (consent_id === null || terms.consent_id === consent_id);

/** Pausing again only changes the date. @rule M2.10 */
export const decidePause = (
  record: MandateRecord,
  { resume_on, ...viewer }: CommandOf<MandateCommand, "pause">,
  fresh: Fresh,
): Result<MandateRecord> => {
  if (!isMandateOwner(record, viewer)) return refuse("NOT_FOUND");
  if (!isInForce(record.state)) return refuse("INVALID_STATE");
  if (resume_on !== null && resume_on <= dateOf(record, fresh.now)) {
    return refuse("VALIDATION_FAILED", {
      field: "resume_on",
      message: "resume_on: must be after today in the mandate's time zone",
    });
  }
  if (record.state === "ACTIVE") return moveMandate({ ...record, resume_on }, "paused", fresh);
  return ok(record.resume_on === resume_on ? record : { ...record, resume_on });
};

/** Resuming again changes nothing. */
export const decideResume = (
  record: MandateRecord,
  viewer: CommandOf<MandateCommand, "resume">,
  fresh: Fresh,
): Result<MandateRecord> => {
  if (!isMandateOwner(record, viewer)) return refuse("NOT_FOUND");
  return record.state === "ACTIVE" ? ok(record) : resume(record, dateOf(record, fresh.now), fresh);
};

/** A period whose first day is before this civil date is not collected automatically. */
export const resume = (
  record: MandateRecord,
  today: string,
  fresh: Fresh,
): Result<MandateRecord> => {
  const moved = moveMandate({ ...record, resume_on: null }, "resumed", fresh);
  const { next_automatic } = record;
  if (!moved.ok || next_automatic === null) return moved;
  const period = periodAt(scheduleOf(record), today);
  // @rule M3.11
  const isMissed = period !== null && period.from < today;
  const next = Math.max(next_automatic, isMissed ? period.k + 1 : 0);
  return ok({ ...moved.value, next_automatic: next });
};

/** The owner cancels the mandate. Cancelling again stops what still waits of a replaced one. */
export const decideCancelMandate = (
  record: MandateRecord,
  { reason, ...viewer }: CommandOf<MandateCommand, "cancel">,
  fresh: Fresh,
): Result<MandateRecord> => {
  if (!isMandateOwner(record, viewer)) return refuse("NOT_FOUND");
  // @rule M2.4
  if (record.state === "CANCELLED") return ok(stopWhatWaits(record, fresh));
  return end(record, viewer.owner.kind, reason, fresh);
};

/** Whether this caller may end the mandate. Any other caller gets NOT_FOUND. */
const mayEnd = ({ terms, payer }: MandateRecord, by: EndingCaller): boolean => {
  switch (by.kind) {
    case "CUSTOMER":
      return by.mode === terms.mode && by.iban === payer?.iban;
    case "BANK":
      return by.mode === terms.mode && by.bank_id === payer?.bank_id;
    // @rule M2.6
    case "CONSENT":
      return by.consent_id === terms.consent_id;
    case "OPERATOR":
      return true;
  }
};

/**
 * Ends the mandate from outside the owner's API. A report about an ended mandate is accepted,
 * because it is repeated until it is accepted. It stops what still waits, and changes nothing else.
 */
export const decideEnd = (
  record: MandateRecord,
  { by, reason }: CommandOf<MandateCommand, "end">,
  fresh: Fresh,
): Result<MandateRecord> => {
  if (!mayEnd(record, by)) return refuse("NOT_FOUND");
  if (isFinalMandate(record.state)) return ok(stopWhatWaits(record, fresh));
  const ender = by.kind === "BANK" || by.kind === "CONSENT" ? by.cancelled_by : by.kind;
  return end(record, ender, reason, fresh);
};

/** Ends the mandate and cancels its announced charge. A charge in flight finishes. */
export const end = (
  record: MandateRecord,
  cancelled_by: MandateEnder | null,
  status_reason: string | null,
  fresh: Fresh,
): Result<MandateRecord> =>
  moveMandate({ ...record, cancelled_by, status_reason }, "cancelled", fresh);

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

/** Writes the index of its account again, whether the mandate is in force or has ended. */
export const decideReindexMandate = (
  record: MandateRecord,
  _command: CommandOf<MandateCommand, "reindex">,
  fresh: Fresh,
): Result<MandateRecord> => ok(record.activated_at === null ? record : indexAccount(record, fresh));
