import { type BankRefusalCode, refusalProblem } from "../banks/contract.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { backOffMs, newEffect, postponeEffect } from "../platform/effects.ts";
import type { StatusReport } from "../transfers/execute.ts";
import {
  type CreditCallback,
  callbackMatches,
  type ExecuteFinding,
  type ExecuteReport,
  readExecuteReport,
  resendSchedule,
  type Transfer,
  watchSchedule,
} from "../transfers/transfer.ts";
import { PUSH_POLL_MS } from "./decide-checkout.ts";
import { addEffect, dropEffect, emit, mustMove } from "./session-effects.ts";
import { isProcessing } from "./session-machine.ts";
import type { Fresh, LateMoney, PaymentSessionRecord } from "./session-record.ts";

/**
 * The money's half of a payment: what the bank and the rail say about the instruction. Reports may
 * be late, repeated or contradicting; the move table decides, and money that contradicts a final
 * state is recorded, never acted upon.
 */

/** After this without a credit the merchant is told that settlement is stalled. */
export const STALLED_AFTER_MS = 10 * 60_000;

/** Credit notices go on in the short rhythm for so many attempts, then hourly. */
const QUICK_NOTICES = 60;
const HOUR_MS = 3_600_000;

export type EffectReport =
  | { kind: "execute"; report: ExecuteReport }
  | { kind: "ask_bank"; report: StatusReport }
  | { kind: "ask_rail"; callback: CreditCallback | null }
  /** Nothing more to do, or once more later. */
  | { kind: "done" }
  | { kind: "again" };

/** Which attempt at which effect a report speaks of. */
export interface Performed {
  id: string;
  attempt: number;
}

export const decideEffectReport = (
  record: PaymentSessionRecord,
  performed: Performed,
  report: EffectReport,
  fresh: Fresh,
): PaymentSessionRecord => {
  switch (report.kind) {
    case "execute":
      return decideExecuteReport(record, performed, report.report, fresh);
    case "ask_bank":
      return decideStatusReport(record, performed, report.report, fresh);
    case "ask_rail":
      return decideRailAnswer(record, performed, report.callback, fresh);
    case "done":
      return dropEffect(record, performed.id);
    case "again":
      return postpone(record, performed, fresh);
  }
};

const decideExecuteReport = (
  record: PaymentSessionRecord,
  performed: Performed,
  report: ExecuteReport,
  fresh: Fresh,
): PaymentSessionRecord => {
  if (!record.transfer) return record;
  const { transfer, finding } = readExecuteReport(record.transfer, report, fresh.now);
  const next = { ...record, transfer };
  if (record.state !== "EXECUTING") return noteLateAnswer(record, next, performed, finding, fresh);
  switch (finding.found) {
    case "booked_same_bank":
      return mustMove(next, "booked_same_bank", fresh);
    case "submitted_to_rail":
      return watchRail(mustMove(next, "submitted_to_rail", fresh), fresh);
    case "ask_bank":
      return addEffect(dropEffect(next, "execute"), askBank(fresh));
    case "refused":
      return fail(next, finding.code, fresh);
    case "nothing_sent":
      return mustMove({ ...next, failure: "BANK_UNAVAILABLE" }, "refused", fresh);
    case "unknown":
      return postpone(next, performed, fresh);
  }
};

/**
 * A report after EXECUTING ended: the bank's answer after the rail's word fills reference and fee.
 * Booked against a refusal, or refused against a credit, it is late money. Without an answer the
 * bank is asked on for a while.
 */
const noteLateAnswer = (
  before: PaymentSessionRecord,
  next: PaymentSessionRecord,
  performed: Performed,
  finding: ExecuteFinding,
  fresh: Fresh,
): PaymentSessionRecord => {
  if (finding.found === "unknown") {
    const giveUpAt = (before.transfer?.not_after ?? 0) + HOUR_MS;
    return fresh.now < giveUpAt
      ? postpone(before, performed, fresh)
      : dropEffect(before, "execute");
  }
  if (finding.found === "nothing_sent") return dropEffect(before, "execute");
  if (finding.found === "refused") {
    const refused = { said: "rejected", rail_ref: null } as const;
    const noted = before.state === "COMPLETED" ? noteLateMoney(before, refused, fresh) : before;
    return dropEffect(noted, "execute");
  }
  const contradicts = before.state === "FAILED" && before.failure !== "SETTLEMENT_REJECTED";
  const late = { said: "booked", rail_ref: null } as const;
  // The bank's first definite answer stays, whatever a slower attempt brings.
  const answered = before.transfer?.answer ? before : next;
  return dropEffect(contradicts ? noteLateMoney(before, late, fresh) : answered, "execute");
};

const fail = (
  record: PaymentSessionRecord,
  code: BankRefusalCode,
  fresh: Fresh,
): PaymentSessionRecord => mustMove({ ...record, failure: refusalProblem[code] }, "refused", fresh);

const askBank = (fresh: Fresh) =>
  newEffect("ask_bank", "ask_bank", fresh.now + backOffMs(1, watchSchedule));

const watchRail = (record: PaymentSessionRecord, fresh: Fresh): PaymentSessionRecord =>
  addEffect(record, newEffect("ask_rail", "ask_rail", fresh.now + backOffMs(1, watchSchedule)));

/** The bank's transaction-status: for a book transfer not yet booked, and for money going back. */
const decideStatusReport = (
  record: PaymentSessionRecord,
  performed: Performed,
  report: StatusReport,
  fresh: Fresh,
): PaymentSessionRecord => {
  const { transfer } = record;
  if (!transfer || report.kind === "unknown") return postpone(record, performed, fresh);
  if (record.funds === "RETURNING") {
    if (report.status !== "RETURNED" && report.status !== "REJECTED") {
      return postpone(record, performed, fresh);
    }
    return dropEffect({ ...record, funds: "RETURNED" }, "ask_bank");
  }
  if (record.state !== "EXECUTING") return dropEffect(record, "ask_bank");
  if (report.status === "BOOKED" && transfer.answer) {
    const booked: Transfer = { ...transfer, answer: { ...transfer.answer, status: "BOOKED" } };
    const next = dropEffect({ ...record, transfer: booked }, "ask_bank");
    return mustMove(next, "booked_same_bank", fresh);
  }
  if (report.status === "REJECTED" || report.status === "RETURNED") {
    const next = dropEffect({ ...record, failure: "PAYMENT_REFUSED" as const }, "ask_bank");
    return mustMove(next, "refused", fresh);
  }
  return postpone(record, performed, fresh);
};

const decideRailAnswer = (
  record: PaymentSessionRecord,
  performed: Performed,
  callback: CreditCallback | null,
  fresh: Fresh,
): PaymentSessionRecord => {
  if (callback) {
    const decided = decideRailWord(record, callback, fresh);
    if (decided.ok) return decided.value;
  }
  const since = record.transfer?.decided_at ?? fresh.now;
  const stalled = !record.settlement_stalled && fresh.now - since >= STALLED_AFTER_MS;
  const next = stalled
    ? emit({ ...record, settlement_stalled: true }, "payment.settlement_stalled", fresh)
    : record;
  return postpone(next, performed, fresh);
};

/** The rail's word, called back or asked for: the only proof of a credit. */
export const decideRailWord = (
  record: PaymentSessionRecord,
  callback: CreditCallback,
  fresh: Fresh,
): Result<PaymentSessionRecord> => {
  const { transfer } = record;
  if (!transfer || !callbackMatches(transfer, callback)) return refuse("CALLBACK_MISMATCH");
  const { rail_ref, settlement_fee } = callback;
  const credited = callback.status === "CREDITED";
  if (isProcessing(record.state)) {
    if (!credited) return ok(rejectByRail(record, fresh));
    const credit = { rail_ref, settlement_fee, credited_at: fresh.now };
    const next = mustMove({ ...record, transfer: { ...transfer, credit } }, "credited", fresh);
    const notice = newEffect("notify_credit", "notify_credit", fresh.now);
    // A bank that has not answered yet is asked on, for its reference and its fee.
    const kept = record.effects.filter((effect) => effect.kind === "execute");
    const effects = transfer.answer ? next.effects : [...next.effects, ...kept];
    const completed = { ...next, effects };
    return ok(transfer.creditor_bank === null ? completed : addEffect(completed, notice));
  }
  const matches = credited
    ? record.state === "COMPLETED" && transfer.credit?.rail_ref === rail_ref
    : record.failure === "SETTLEMENT_REJECTED";
  if (matches) return ok(record);
  const said = credited ? "credited" : "rejected";
  return ok(noteLateMoney(record, { said, rail_ref }, fresh));
};

/** The payee's bank did not take it: failed, and the money is on its way back to the payer. */
const rejectByRail = (record: PaymentSessionRecord, fresh: Fresh): PaymentSessionRecord => {
  const rejected = { ...record, failure: "SETTLEMENT_REJECTED", funds: "RETURNING" } as const;
  return addEffect(mustMove(rejected, "rejected_by_rail", fresh), askBank(fresh));
};

const noteLateMoney = (
  record: PaymentSessionRecord,
  word: Pick<LateMoney, "said" | "rail_ref">,
  fresh: Fresh,
): PaymentSessionRecord => {
  const known = record.late_money.some(
    (late) => late.said === word.said && late.rail_ref === word.rail_ref,
  );
  if (known) return record;
  return { ...record, late_money: [...record.late_money, { at: fresh.now, ...word }] };
};

const schedules = {
  execute: resendSchedule,
  ask_bank: watchSchedule,
  ask_rail: watchSchedule,
} as const;

/** Lets an effect rest until its next attempt; a stale performer does not disturb a newer one. */
const postpone = (
  record: PaymentSessionRecord,
  performed: Performed,
  fresh: Fresh,
): PaymentSessionRecord => {
  const effect = record.effects.find((candidate) => candidate.id === performed.id);
  if (!effect || effect.attempt !== performed.attempt) return record;
  const { kind, attempt } = effect;
  const schedule = kind in schedules ? schedules[kind as keyof typeof schedules] : undefined;
  let delayMs = kind === "ask_push" ? PUSH_POLL_MS : backOffMs(attempt, schedule);
  if (kind === "notify_credit" && attempt > QUICK_NOTICES) delayMs = HOUR_MS;
  return { ...record, effects: postponeEffect(record.effects, effect.id, fresh.now, delayMs) };
};
