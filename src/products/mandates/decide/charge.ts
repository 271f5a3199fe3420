import { addDays, type Period, periodAt, periodNumber } from "../../../base/kernel/calendar.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import type { Fresh } from "../../../frame/objects/state.ts";
import type { ChargeEntry } from "../charge-entry.ts";
import type { MandateCommand, MandateRecord } from "../mandate-record.ts";
import {
  attemptedOn,
  automaticRetryDays,
  chargeInstant,
  dateOf,
  laterOf,
  MOST_DAYS_AHEAD,
  scheduleOf,
  startOfDay,
} from "../mandate-times.ts";
import { exceededLimit } from "./caps.ts";
import {
  addCharge,
  beginCharge,
  cancelCharge,
  entryOf,
  replaceEntry,
  retriesLeft,
  unfinishedOf,
} from "./charge-moves.ts";
import { isMandateOwner } from "./mandate.ts";
import { listsAll, usageIn } from "./sums.ts";

/** The decisions about requested charges: reserving and cancelling them. */
type CommandOf<T extends MandateCommand["type"]> = Extract<MandateCommand, { type: T }>;
type Decision = Result<MandateRecord>;
type ChargeCommand = CommandOf<"charge">;

/** A repeated request finds the charge that it created; another request cannot use its id. */
export const decideCharge = (
  record: MandateRecord,
  command: ChargeCommand,
  fresh: Fresh,
): Decision => {
  if (!isMandateOwner(record, command)) return refuse("NOT_FOUND");
  const known = entryOf(record, command.charge_id);
  if (known) {
    return known.request_hash === command.request_hash
      ? ok(record)
      : refuse("IDEMPOTENCY_KEY_REUSED");
  }
  // So many charges were made since the caller looked that this one may be among them.
  if (command.unasked && !listsAll(record.charges.length)) return refuse("CHARGE_IN_PROGRESS");
  const { charge_id, payment_id, amount, reference, description, request_hash } = command;
  const today = dateOf(record, fresh.now);
  const charge_date = command.charge_date ?? today;
  const period = periodOfCharge(record, charge_date, today, command.notice_days);
  if (!period.ok) return period;
  // @rule M3.6
  if (record.terms.amount_type === "FIXED" && amount !== record.terms.amount) {
    return refuse("MANDATE_AMOUNT_FIXED", { field: "amount" });
  }
  const entry = newEntry({
    charge_id,
    payment_id,
    amount,
    reference,
    description,
    charge_date,
    k: period.value.k,
    request_hash,
    created_at: fresh.now,
  });
  return reserveCharge(record, entry, fresh);
};

/** The period of a charge on this date, or the refusal. */
const periodOfCharge = (
  record: MandateRecord,
  date: string,
  today: string,
  noticeDays: number,
): Result<Period> => {
  // @rule M3.1
  if (record.state !== "ACTIVE") return refuse("MANDATE_NOT_ACTIVE");
  const schedule = scheduleOf(record);
  if (date < schedule.start_date) return refuse("MANDATE_NOT_STARTED");
  if (date < today) return refuseDate("must not be before today in the mandate's time zone");
  if (date > addDays(today, MOST_DAYS_AHEAD)) {
    return refuseDate(`must be at most ${MOST_DAYS_AHEAD} days ahead`);
  }
  const period = periodAt(schedule, date);
  if (!period) return refuseDate("must not be after the mandate's end_date");
  // @rule M3.10
  return noticeDays > 0 && date < addDays(today, noticeDays)
    ? refuse("NOTICE_REQUIRED", { field: "charge_date" })
    : ok(period);
};

const refuseDate = (what: string) =>
  refuse("VALIDATION_FAILED", { field: "charge_date", message: `charge_date: ${what}` });

/** What has not happened to a new charge. */
const untouched = {
  stage: "ANNOUNCED" as const,
  cancelled: null,
  attempt: 0,
  decided_at: null,
  retry_keys: [],
  heard: [],
  first_failed_on: null,
  retry_until: null,
};

export const newEntry = (asked: Omit<ChargeEntry, keyof typeof untouched>): ChargeEntry => ({
  ...asked,
  ...untouched,
});

/** Refused while another charge has not ended, or if a cap would be exceeded. */
const checkCaps = (record: MandateRecord, k: number, amount: number): Result<null> => {
  // @rule M3.4
  if (unfinishedOf(record)) return refuse("CHARGE_IN_PROGRESS");
  const exceeded = exceededLimit(record.terms, usageIn(record, k), amount);
  if (!exceeded) return ok(null);
  const { limit, remaining } = exceeded;
  const resets_at = limit === "PER_PERIOD" ? resetOf(record, k) : null;
  return refuse("MANDATE_LIMIT_EXCEEDED", { limit, remaining, resets_at });
};

/** The start of the period after this one; null if there is none. */
const resetOf = (record: MandateRecord, k: number): string | null => {
  const next = periodNumber(scheduleOf(record), k + 1);
  return next && isoTime(startOfDay(next.from, record.terms.schedule.time_zone));
};

/**
 * Creates a charge. This is the only place that does, and it reserves the amount in the same
 * transaction.
 * @rule M3.3
 */
export const reserveCharge = (
  record: MandateRecord,
  entry: ChargeEntry,
  fresh: Fresh,
): Decision => {
  const allowed = checkCaps(record, entry.k, entry.amount);
  return allowed.ok ? ok(addCharge(record, entry, fresh)) : allowed;
};

/**
 * An announced charge can be cancelled until the end of the day before its charge_date; the
 * customer's bank can cancel it until its execution begins. Cancelling again changes nothing.
 */
export const decideCancelCharge = (
  record: MandateRecord,
  { charge_id, by }: CommandOf<"cancel_charge">,
  fresh: Fresh,
): Decision => {
  const { payer, terms } = record;
  const isOwn =
    by.kind === "OWNER"
      ? isMandateOwner(record, by)
      : by.mode === terms.mode && by.bank_id === payer?.bank_id;
  const entry = entryOf(record, charge_id);
  if (!isOwn || !entry) return refuse("NOT_FOUND");
  if (entry.cancelled) return ok(record);
  // @rule M3.8
  const isTooLate = by.kind === "OWNER" && dateOf(record, fresh.now) >= entry.charge_date;
  if (isTooLate || entry.stage !== "ANNOUNCED") return refuse("INVALID_STATE");
  const canceller = by.kind === "OWNER" ? by.owner.kind : "CUSTOMER";
  return ok(cancelCharge(record, entry, canceller, fresh));
};

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
  if (request_hash !== "" || retriesLeft(record, entry) === 0) return Infinity;
  const attempted_on = attemptedOn(record, entry);
  const days = automaticRetryDays[attempt - 1];
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
