import { endOfDay } from "../../../base/kernel/calendar.ts";
import type { ProblemCode } from "../../../base/kernel/problems.ts";
import type { Creation, Fresh } from "../../../frame/objects/state.ts";
import type { ChargeCanceller, ChargeTerms, MandateDecision } from "../../charges/charge-record.ts";
import { firstAnswer } from "../../charges/charge-views.ts";
import { type ChargeEntry, retriesAfter } from "../charge-entry.ts";
import type { MandateRecord } from "../mandate-record.ts";
import { dateOf } from "../mandate-times.ts";
import { commandCharge, endCommands, publishCharge, withChargeNotice } from "./effects.ts";
import { paidAttempts, withEntry } from "./sums.ts";

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

/** What a mandate tells of a charge that it lists: to the charge's object, and to its views. */

/** How many times a charge may still be retried; 0 also while the mandate is paused. @rule M3.13 */
export const retriesLeft = ({ state }: MandateRecord, entry: ChargeEntry): number =>
  state === "ACTIVE" &&
  entry.stage === "ENDED" &&
  entry.retry_until !== null &&
  paidAttempts(entry) === 0
    ? retriesAfter(entry.attempt)
    : 0;

/** What it has decided, and what may be retried. */
export const decisionOf = (record: MandateRecord, entry: ChargeEntry): MandateDecision => {
  const { charge_id, payment_id, created_at, stage, attempt, decided_at, cancelled } = entry;
  const retries_left = retriesLeft(record, entry);
  return {
    charge_id,
    payment_id,
    created_at,
    attempt,
    cancelled,
    retries_left,
    under_way: stage === "BEGUN" && decided_at !== null ? { attempt, decided_at } : null,
    retry_until: retries_left > 0 ? entry.retry_until : null,
  };
};

/** The approved parties; a mandate without them has no charge. */
export const partiesOf = ({ payer, route, bank_reference }: MandateRecord) => {
  if (!payer || !route || bank_reference === null) throw new Error("a mandate nobody approved");
  return { payer, route, reference: bank_reference };
};

/** What the charge's object is made of. */
export const chargeTerms = (record: MandateRecord, entry: ChargeEntry): ChargeTerms => {
  const { terms } = record;
  const { payer, reference } = partiesOf(record);
  return {
    charge_id: entry.charge_id,
    payment_id: entry.payment_id,
    mandate_id: terms.mandate_id,
    owner: terms.owner,
    mode: terms.mode,
    amount: entry.amount,
    currency: terms.currency,
    reference: entry.reference,
    description: entry.description,
    charge_date: entry.charge_date,
    creditor_name: terms.creditor_name,
    debtor: payer,
    authorisation: reference,
    created_at: entry.created_at,
  };
};

/** The request that made it, and its answer, which the charge's object keeps. */
export const creationOf = (record: MandateRecord, entry: ChargeEntry): Creation => {
  const isAnnounced = entry.charge_date > dateOf(record, entry.created_at);
  const answer = firstAnswer(chargeTerms(record, entry), isAnnounced);
  return { request_hash: entry.request_hash, answer: JSON.stringify(answer) };
};
