import { addDays } from "../../base/kernel/calendar.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { Fresh } from "../../frame/objects/state.ts";
import { retriesLeft } from "./charge-decision.ts";
import type { ChargeEntry } from "./charge-entry.ts";
import { beginCharge, entryOf, replaceEntry } from "./charge-moves.ts";
import { checkCaps } from "./decide-charge.ts";
import { isMandateOwner } from "./decide-mandate.ts";
import type { MandateCommand, MandateRecord } from "./mandate-record.ts";
import {
  attemptedOn,
  automaticRetryDays,
  chargeInstant,
  dateOf,
  laterOf,
} from "./mandate-times.ts";

/** Retries of a charge that has failed (M3.12) [Pix Automático]. */
type RetryCommand = Extract<MandateCommand, { type: "retry_charge" }>;

/** Whether the charge can be retried today. @rule M3.12 */
const mayRetry = (record: MandateRecord, entry: ChargeEntry, now: number): boolean => {
  const { retry_until } = entry;
  const attempted_on = attemptedOn(record, entry);
  const isToday = attempted_on !== null && attempted_on >= dateOf(record, now);
  const isOver = retry_until === null || now >= retry_until;
  return retriesLeft(record, entry) > 0 && !isToday && !isOver;
};

/**
 * A retry reserves the amount again, in the charge's own period. An idempotency key belongs to one
 * retry of one charge, and a repeated request finds that retry. A request names only its charge, so
 * nothing else can differ.
 */
export const decideRetry = (
  record: MandateRecord,
  { charge_id, key_hash, ...viewer }: RetryCommand,
  fresh: Fresh,
): Result<MandateRecord> => {
  const entry = entryOf(record, charge_id);
  if (!isMandateOwner(record, viewer) || !entry) return refuse("NOT_FOUND");
  const known = key_hash === null ? undefined : retriedBy(record, key_hash);
  if (known) return known === entry ? ok(record) : refuse("IDEMPOTENCY_KEY_REUSED");
  if (!mayRetry(record, entry, fresh.now)) return refuse("CHARGE_NOT_RETRYABLE");
  const allowed = checkCaps(record, entry.k, entry.amount);
  return allowed.ok ? ok(beginCharge(record, entry, key_hash, fresh)) : allowed;
};

/** The listed charge that a request with this key has retried. */
const retriedBy = ({ charges }: MandateRecord, key_hash: string): ChargeEntry | undefined =>
  charges.find(({ retry_keys }) => retry_keys.includes(key_hash));

/**
 * When an automatic charge that has failed is next retried by itself; Infinity if never. One whose
 * day came during a pause waits until the usual time of the day on which the mandate resumed.
 */
export const automaticRetryAt = (record: MandateRecord, entry: ChargeEntry): number => {
  const { request_hash, attempt, first_failed_on, retry_until } = entry;
  const attempted_on = attemptedOn(record, entry);
  const days = automaticRetryDays[attempt - 1];
  if (request_hash !== "" || retriesLeft(record, entry) === 0) return Infinity;
  if (days === undefined || first_failed_on === null || attempted_on === null) return Infinity;
  const due = laterOf(addDays(first_failed_on, days), addDays(attempted_on, 1));
  const date = laterOf(due, dateOf(record, record.updated_at));
  const at = chargeInstant(record, date);
  return at < (retry_until ?? 0) ? at : Infinity;
};

/** Retries an automatic charge, unless its time has passed or its period has been used up. */
export const retryAutomatically = (
  record: MandateRecord,
  entry: ChargeEntry,
  fresh: Fresh,
): MandateRecord =>
  mayRetry(record, entry, fresh.now) && checkCaps(record, entry.k, entry.amount).ok
    ? beginCharge(record, entry, null, fresh)
    : replaceEntry(record, { ...entry, retry_until: null });
