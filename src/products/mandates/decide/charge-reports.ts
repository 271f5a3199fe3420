import { ok, type Result } from "../../../base/kernel/result.ts";
import type { Fresh } from "../../../frame/objects/state.ts";
import type { ChargeReport } from "../../charges/charge-record.ts";
import { type ChargeEntry, type HeardAttempt, isRetryable, retryUntil } from "../charge-entry.ts";
import { isFinalMandate, isInForce } from "../mandate-machine.ts";
import type { MandateRecord, ReportOfCharge } from "../mandate-record.ts";
import { dateOf } from "../mandate-times.ts";
import { isUsedUp } from "./caps.ts";
import { endCharge, entryOf, replaceEntry } from "./charge-moves.ts";
import { end } from "./mandate.ts";
import { mustMoveMandate, tellEnd } from "./mandate-moves.ts";
import { totalOf, withLateMoney } from "./sums.ts";

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
  const { attempt, version } = report;
  const others = entry.heard.filter((heard) => heard.attempt !== attempt);
  const last = entry.heard.find((heard) => heard.attempt === attempt);
  if (last && last.version >= version) return ok(record);
  const heard = [...others, { attempt, version, money: moneyOf(report) }].sort(
    (a, b) => a.attempt - b.attempt,
  );
  const known = { ...entry, heard };
  const isPresent = entry.stage === "BEGUN" && entry.attempt === attempt;
  const next = isPresent
    ? endAttempt(record, known, report, fresh)
    : ok(replaceEntry(record, known));
  return next.ok ? ok(completeIfUsedUp(next.value, fresh)) : next;
};

const moneyOf = (report: ChargeReport): HeardAttempt["money"] => {
  if (report.outcome === "COMPLETED") return "PAID";
  if (!report.may_be_paid) return report.by_staff ? "DENIED" : "NONE";
  return report.failure_code === "SETTLEMENT_REJECTED" ? "RETURNING" : "MAYBE";
};

const endAttempt = (
  record: MandateRecord,
  entry: ChargeEntry,
  report: ChargeReport,
  fresh: Fresh,
): Result<MandateRecord> => {
  const ended =
    report.outcome === "COMPLETED"
      ? completed(record, entry, fresh)
      : failed(record, entry, report, fresh);
  // No charge is in flight any more, so the bank can now be told of the mandate's end.
  if (isFinalMandate(ended.state)) return ok(tellEnd(ended, fresh));
  // @rule M2.5
  return report.outcome === "FAILED" && report.failure_code === "MANDATE_REVOKED"
    ? end(ended, "BANK", "MANDATE_REVOKED", fresh)
    : ok(ended);
};

const completed = (record: MandateRecord, entry: ChargeEntry, fresh: Fresh): MandateRecord => ({
  ...endCharge(record, { ...entry, retry_until: null }, null, fresh),
  last_charged_at: fresh.now,
});

const failed = (
  record: MandateRecord,
  entry: ChargeEntry,
  { failure_code, at }: ChargeReport,
  fresh: Fresh,
): MandateRecord => {
  const failure = failure_code ?? "BANK_ERROR";
  // Counted from the failure itself: a report may come a day later.
  const first_failed_on = entry.first_failed_on ?? dateOf(record, at);
  const until = entry.retry_until ?? retryUntil(at, record.terms.schedule.time_zone);
  const retry_until = isRetryable(failure) ? until : null;
  return endCharge(record, { ...entry, first_failed_on, retry_until }, failure, fresh);
};

/** The rail rejected it, and its money has not come back yet. */
const isComingBack = ({ heard }: ChargeEntry): boolean =>
  heard.some(({ money }) => money === "RETURNING");

/** Late money can use up a mandate too. Returning money frees its limits again. @rule M2.3 */
const completeIfUsedUp = (record: MandateRecord, fresh: Fresh): MandateRecord =>
  isInForce(record.state) &&
  isUsedUp(record.terms, totalOf(record)) &&
  !record.charges.some(isComingBack)
    ? mustMoveMandate(record, "used_up", fresh)
    : record;
