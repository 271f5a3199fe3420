import { ok, type Result } from "../../base/kernel/result.ts";
import type { Fresh } from "../../frame/objects/state.ts";
import type { ChargeReport } from "../charges/charge-record.ts";
import { isRetryable, retryUntil } from "../charges/retries.ts";
import { isUsedUp } from "./caps.ts";
import type { ChargeEntry } from "./charge-entry.ts";
import { entryOf, moveCharge, replaceEntry } from "./charge-moves.ts";
import { end } from "./decide-mandate.ts";
import { isFinal, isInForce } from "./mandate-machine.ts";
import { mustMove, tellEnd } from "./mandate-moves.ts";
import type { MandateRecord, ReportOfCharge } from "./mandate-record.ts";
import { dateOf } from "./mandate-times.ts";
import { mayBePaid, totalOf, withLateMoney } from "./sums.ts";

/**
 * Takes a charge's report on one of its attempts: the end of the present attempt, or late news of
 * an earlier attempt's money. Reports come at least once and in any order; the newest report of
 * each attempt counts.
 */
export const decideChargeReport = (
  record: MandateRecord,
  report: ReportOfCharge,
  fresh: Fresh,
): Result<MandateRecord> => {
  const entry = entryOf(record, report.charge_id);
  if (!entry) {
    const isLate = report.outcome === "FAILED" && report.may_be_paid;
    return ok(isLate ? completeIfUsedUp(withLateMoney(record, report), fresh) : record);
  }
  const { attempt, version, may_be_paid } = report;
  const others = entry.heard.filter((heard) => heard.attempt !== attempt);
  const last = entry.heard.find((heard) => heard.attempt === attempt);
  if (last && last.version >= version) return ok(record);
  const heard = [...others, { attempt, version, may_be_paid }].sort(
    (a, b) => a.attempt - b.attempt,
  );
  const known = { ...entry, heard, creation: { ...entry.creation, answer: "" } };
  const isPresent = entry.status === "PROCESSING" && entry.attempt === attempt;
  const next = isPresent
    ? endAttempt(record, known, report, fresh)
    : ok(replaceEntry(record, known));
  return next.ok ? ok(completeIfUsedUp(next.value, fresh)) : next;
};

const endAttempt = (
  record: MandateRecord,
  entry: ChargeEntry,
  report: ChargeReport,
  fresh: Fresh,
): Result<MandateRecord> => {
  const { outcome, failure_code } = report;
  const isCompleted = outcome === "COMPLETED";
  const moved = isCompleted
    ? completed(record, entry, fresh)
    : failed(record, entry, report, fresh);
  if (!moved.ok) return moved;
  // No charge is in flight any more, so the bank can now be told of the mandate's end.
  if (isFinal(moved.value.state)) return ok(tellEnd(moved.value, fresh));
  // @rule M2.5
  return failure_code === "MANDATE_REVOKED" && !isCompleted
    ? end(moved.value, "BANK", "MANDATE_REVOKED", fresh)
    : moved;
};

const completed = (record: MandateRecord, entry: ChargeEntry, fresh: Fresh) =>
  moveCharge(record, entry, "completed", fresh);

const failed = (
  record: MandateRecord,
  entry: ChargeEntry,
  { failure_code, at }: ChargeReport,
  fresh: Fresh,
) => {
  const failure = failure_code ?? "BANK_ERROR";
  // Counted from the failure itself: a report may come a day later.
  const first_failed_on = entry.first_failed_on ?? dateOf(record, at);
  const { time_zone } = record.terms.schedule;
  const until = entry.retry_until ?? retryUntil(at, time_zone);
  const retry_until = isRetryable(failure) ? until : null;
  const attempts = entry.attempts.map((known, place) =>
    place === entry.attempts.length - 1 ? { ...known, failure } : known,
  );
  const ended = { ...entry, attempts, failure, first_failed_on, retry_until };
  return moveCharge(record, ended, "failed", fresh);
};

/** The rail rejected it, and its money has not come back yet. */
const isComingBack = (entry: ChargeEntry): boolean =>
  entry.failure === "SETTLEMENT_REJECTED" && mayBePaid(entry);

/** Late money can use up a mandate too. Returning money frees its limits again. @rule M2.3 */
const completeIfUsedUp = (record: MandateRecord, fresh: Fresh): MandateRecord =>
  isInForce(record.state) &&
  isUsedUp(record.terms, totalOf(record)) &&
  !record.charges.some(isComingBack)
    ? mustMove(record, "used_up", fresh)
    : record;
