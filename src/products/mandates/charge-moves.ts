import { endOfDay } from "../../base/kernel/calendar.ts";
import { findMove } from "../../base/kernel/machine.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { Fresh } from "../../frame/objects/state.ts";
import type { ChargeEntry } from "./charge-entry.ts";
import { type ChargeEntryTrigger, chargeEntryMoves, isUnfinished } from "./charge-entry-machine.ts";
import { commandCharge, endCommands, notifyCharge, publish } from "./mandate-effects.ts";
import type { MandateRecord } from "./mandate-record.ts";
import { dateOf } from "./mandate-times.ts";
import { withEntry } from "./sums.ts";

/** The moves of one charge, each with the effects that it requires. */

/** A listed charge; undefined if there is none, or it is no longer listed. */
export const entryOf = (record: MandateRecord, charge_id: string): ChargeEntry | undefined =>
  record.charges.find((entry) => entry.charge_id === charge_id);

/** The one charge that has not ended; undefined if there is none. */
export const unfinishedOf = ({ charges }: MandateRecord): ChargeEntry | undefined =>
  charges.find(({ status }) => isUnfinished(status));

export const replaceEntry = (record: MandateRecord, changed: ChargeEntry): MandateRecord => ({
  ...record,
  charges: record.charges.map((entry) => (entry.charge_id === changed.charge_id ? changed : entry)),
});

/** Reserves a new charge, which is announced for its day or executed at once. @rule M3.8 */
export const addCharge = (
  record: MandateRecord,
  entry: ChargeEntry,
  fresh: Fresh,
): MandateRecord => {
  if (entry.status === "PROCESSING") return execute(withEntry(record, entry), entry, fresh);
  const { time_zone } = record.terms.schedule;
  const scheduled = commandCharge(withEntry(record, entry), entry, "SCHEDULED", fresh);
  const told = notifyCharge(scheduled, entry, endOfDay(entry.charge_date, time_zone), fresh);
  return publish(told, "mandate.charge.scheduled", entry, fresh);
};

/** Numbers an attempt and has the charge's object make it. */
const execute = (record: MandateRecord, before: ChargeEntry, fresh: Fresh): MandateRecord => {
  const entry: ChargeEntry = {
    ...before,
    attempt: before.attempt + 1,
    attempted_on: dateOf(record, fresh.now),
    attempts: [...before.attempts, { decided_at: fresh.now, retry: null, failure: null }],
    failure: null,
    updated_at: fresh.now,
  };
  const begun = stopNotice(replaceEntry(record, entry), entry);
  return commandCharge(begun, entry, "EXECUTING", fresh);
};

/** Moves the charge by its table, with the event and the command that follow. */
export const moveCharge = (
  record: MandateRecord,
  before: ChargeEntry,
  trigger: ChargeEntryTrigger,
  fresh: Fresh,
): Result<MandateRecord> => {
  const found = findMove(chargeEntryMoves, before.status, trigger);
  if (!found) return refuse("INVALID_STATE");
  const entry: ChargeEntry = { ...before, status: found.to, updated_at: fresh.now };
  const moved = replaceEntry(record, entry);
  if (found.to === "PROCESSING") return ok(execute(moved, entry, fresh));
  const commanded =
    found.to === "CANCELLED"
      ? stopNotice(commandCharge(moved, entry, "CANCELLED", fresh), entry)
      : endCommands(moved, entry.charge_id);
  return ok(found.emits ? publish(commanded, found.emits, entry, fresh) : commanded);
};

/** A charge that has begun, or was cancelled, is not announced any more. */
const stopNotice = (record: MandateRecord, { charge_id }: ChargeEntry): MandateRecord => ({
  ...record,
  effects: record.effects.filter(({ id }) => id !== `notify_charge:${charge_id}`),
});

/** Makes a move that the table must contain. */
export const mustMoveCharge = (
  record: MandateRecord,
  entry: ChargeEntry,
  trigger: ChargeEntryTrigger,
  fresh: Fresh,
): MandateRecord => {
  const moved = moveCharge(record, entry, trigger, fresh);
  if (!moved.ok) throw new Error(`no move for ${trigger} in ${entry.status}`);
  return moved.value;
};

/** The mandate itself cancels an announced charge. */
export const cancelCharge = (
  record: MandateRecord,
  entry: ChargeEntry,
  fresh: Fresh,
): MandateRecord =>
  mustMoveCharge(record, { ...entry, cancelled_by: "MANDATE" }, "cancelled", fresh);

/**
 * Cancels the announced charge, if there is one, with its mandate. A charge in flight finishes.
 * @rule M3.20
 */
export const cancelScheduled = (record: MandateRecord, fresh: Fresh): MandateRecord => {
  const entry = unfinishedOf(record);
  return entry?.status === "SCHEDULED" ? cancelCharge(record, entry, fresh) : record;
};
