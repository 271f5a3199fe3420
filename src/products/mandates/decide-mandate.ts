import { periodAt } from "../../base/kernel/calendar.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { CommandOf, Fresh } from "../../frame/objects/state.ts";
import { isFinalMandate, isInForce } from "./mandate-machine.ts";
import { moveMandate, stopWhatWaits } from "./mandate-moves.ts";
import type {
  EndingCaller,
  MandateCommand,
  MandateEnder,
  MandateRecord,
  MandateViewer,
} from "./mandate-record.ts";
import { dateOf, scheduleOf } from "./mandate-times.ts";

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
