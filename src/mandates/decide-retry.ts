import type { Fresh } from "../aggregate/state.ts";
import { addDays, instantAt } from "../kernel/calendar.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import type { ChargeEntry } from "./charge-entry.ts";
import { entryOf, mustMoveCharge, replaceEntry } from "./charge-moves.ts";
import { checkCaps } from "./decide-charge.ts";
import { isOwner } from "./decide-mandate.ts";
import type { MandateCommand, MandateRecord } from "./mandate-record.ts";
import { automaticRetryDays, CHARGE_TIME, dateOf, laterOf } from "./mandate-times.ts";
import { retriesLeft } from "./retries.ts";

/** Retries of a charge that has failed (contract/payments.md § Mandates) [Pix Automático]. */
type RetryCommand = Extract<MandateCommand, { type: "retry_charge" }>;

/** At most three retries in seven days, one a day, and only while the mandate is ACTIVE. */
const mayRetry = (record: MandateRecord, entry: ChargeEntry, now: number): boolean => {
  const { attempted_on, retry_until } = entry;
  const isToday = attempted_on !== null && attempted_on >= dateOf(record, now);
  const isOver = retry_until === null || now >= retry_until;
  return retriesLeft(record, entry) > 0 && !isToday && !isOver;
};

/** A retry reserves again, in the charge's own period. The same request retries once. */
export const decideRetry = (
  record: MandateRecord,
  { charge_id, key_hash, ...viewer }: RetryCommand,
  fresh: Fresh,
): Result<MandateRecord> => {
  const entry = entryOf(record, charge_id);
  if (!isOwner(record, viewer) || !entry) return refuse("NOT_FOUND");
  if (key_hash !== null && entry.retry_key_hash === key_hash) return ok(record);
  if (!mayRetry(record, entry, fresh.now)) return refuse("CHARGE_NOT_RETRYABLE");
  const allowed = checkCaps(record, entry.k, entry.amount);
  if (!allowed.ok) return allowed;
  return ok(retry(record, { ...entry, retry_key_hash: key_hash }, fresh));
};

const retry = (record: MandateRecord, entry: ChargeEntry, fresh: Fresh): MandateRecord =>
  mustMoveCharge(replaceEntry(record, entry), entry, "retried", fresh);

/** When an automatic charge that has failed is next retried by itself; Infinity if never. */
export const automaticRetryAt = (record: MandateRecord, entry: ChargeEntry): number => {
  const { automatic, attempt, attempted_on, first_failed_on, retry_until } = entry;
  const days = automaticRetryDays[attempt - 1];
  if (!automatic || days === undefined || first_failed_on === null || attempted_on === null) {
    return Infinity;
  }
  if (retriesLeft(record, entry) === 0) return Infinity;
  const date = laterOf(addDays(first_failed_on, days), addDays(attempted_on, 1));
  const { time_zone } = record.terms.schedule;
  const at = instantAt(date, CHARGE_TIME, time_zone);
  return at < (retry_until ?? 0) ? at : Infinity;
};

/** Retries an automatic charge, unless its time has passed or its period is used up meanwhile. */
export const retryAutomatically = (
  record: MandateRecord,
  entry: ChargeEntry,
  fresh: Fresh,
): MandateRecord =>
  mayRetry(record, entry, fresh.now) && checkCaps(record, entry.k, entry.amount).ok
    ? retry(record, entry, fresh)
    : replaceEntry(record, { ...entry, retry_until: null });
