import { endOfDay } from "../../base/kernel/calendar.ts";
import type { ProblemCode } from "../../base/kernel/problems.ts";
import type { Fresh } from "../../frame/objects/state.ts";
import type { ChargeCanceller } from "../charges/charge-record.ts";
import type { ChargeEntry } from "./charge-entry.ts";
import { commandCharge, endCommands, publishCharge, withChargeNotice } from "./mandate-effects.ts";
import type { MandateRecord } from "./mandate-record.ts";
import { dateOf } from "./mandate-times.ts";
import { withEntry } from "./sums.ts";

/**
 * The stages of one charge, each with the effects that it requires: announced, begun, ended, and
 * begun again by a retry.
 */

/** A listed charge; undefined if there is none, or it is no longer listed. */
export const entryOf = (record: MandateRecord, charge_id: string): ChargeEntry | undefined =>
  record.charges.find((entry) => entry.charge_id === charge_id);

/** The one charge that has not ended; undefined if there is none. */
export const unfinishedOf = ({ charges }: MandateRecord): ChargeEntry | undefined =>
  charges.find(({ stage }) => stage !== "ENDED");

export const replaceEntry = (record: MandateRecord, changed: ChargeEntry): MandateRecord => ({
  ...record,
  charges: record.charges.map((entry) => (entry.charge_id === changed.charge_id ? changed : entry)),
});

/** Reserves a new charge, which is announced for its day or begun at once. @rule M3.8 */
export const addCharge = (
  record: MandateRecord,
  entry: ChargeEntry,
  fresh: Fresh,
): MandateRecord => {
  const added = withEntry(record, entry);
  if (entry.charge_date <= dateOf(record, fresh.now)) return beginCharge(added, entry, null, fresh);
  const { time_zone } = record.terms.schedule;
  const scheduled = commandCharge(added, entry, "SCHEDULED", fresh);
  const told = withChargeNotice(scheduled, entry, endOfDay(entry.charge_date, time_zone), fresh);
  return publishCharge(told, entry, "SCHEDULED", null, fresh);
};

/** Numbers an attempt and has the charge's object make it. A retry may have a key. */
export const beginCharge = (
  record: MandateRecord,
  before: ChargeEntry,
  retryKey: string | null,
  fresh: Fresh,
): MandateRecord => {
  const entry: ChargeEntry = {
    ...before,
    stage: "BEGUN",
    attempt: before.attempt + 1,
    decided_at: fresh.now,
    retry_keys: retryKey === null ? before.retry_keys : [...before.retry_keys, retryKey],
  };
  const begun = stopNotice(replaceEntry(record, entry), entry);
  return commandCharge(begun, entry, "EXECUTING", fresh);
};

/** The attempt under way has ended: paid, or failed for this reason. */
export const endCharge = (
  record: MandateRecord,
  before: ChargeEntry,
  failure: ProblemCode | null,
  fresh: Fresh,
): MandateRecord => {
  const entry: ChargeEntry = { ...before, stage: "ENDED" };
  const ended = endCommands(replaceEntry(record, entry), entry.charge_id);
  return publishCharge(ended, entry, failure === null ? "COMPLETED" : "FAILED", failure, fresh);
};

/** Cancels an announced charge. */
export const cancelCharge = (
  record: MandateRecord,
  before: ChargeEntry,
  by: ChargeCanceller,
  fresh: Fresh,
): MandateRecord => {
  const entry: ChargeEntry = { ...before, stage: "ENDED", cancelled: { by, at: fresh.now } };
  const ended = commandCharge(replaceEntry(record, entry), entry, "CANCELLED", fresh);
  return publishCharge(stopNotice(ended, entry), entry, "CANCELLED", null, fresh);
};

/**
 * Cancels the announced charge, if there is one, with its mandate. A charge in flight finishes.
 * @rule M3.20
 */
export const cancelScheduled = (record: MandateRecord, fresh: Fresh): MandateRecord => {
  const entry = unfinishedOf(record);
  return entry?.stage === "ANNOUNCED" ? cancelCharge(record, entry, "MANDATE", fresh) : record;
};

/** A charge that has begun, or was cancelled, is not announced any more. */
const stopNotice = (record: MandateRecord, { charge_id }: ChargeEntry): MandateRecord => ({
  ...record,
  effects: record.effects.filter(({ id }) => id !== `notify_charge:${charge_id}`),
});
