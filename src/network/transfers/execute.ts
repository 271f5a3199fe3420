import { randomHex } from "../../base/platform/crypto.ts";
import { logFault, logWarning } from "../../base/platform/log.ts";
import type { BankCallNote } from "../../frame/objects/timeline.ts";
import type { Attempt } from "../../frame/objects/turn.ts";
import { callBank } from "../banks/bank-client.ts";
import { readBankRecord } from "../banks/bank-records.ts";
import type { MovementReport, StatusReport } from "./decide-report.ts";
import { type ExecuteReport, readInstruction, type Transfer } from "./transfer.ts";

/** One leased attempt at an effect of a movement. */
export type MovementAttempt = Attempt<Transfer | null, MovementReport>;

/** The outcome of a call to a bank, with the call for the timeline. */
export interface Noted<Report> {
  report: Report;
  noted: BankCallNote | null;
}

/** Makes one leased attempt at an instruction, at the debtor's bank. @rule P3.18 */
export const performExecute = async (
  { env, correlationId, traceparent, leaseEndsAt }: MovementAttempt,
  transfer: Transfer,
): Promise<Noted<ExecuteReport>> => {
  const { debtor_bank, mode } = transfer;
  // @rule G7.9
  const bank = await readBankRecord(env, debtor_bank, mode, { fresh: true }).catch((error) => {
    // Reports that the instruction was not sent: a thrown fault would leave that open.
    logFault("instruction not sent", error, { correlation_id: correlationId });
    return null;
  });
  if (!bank) return { report: { kind: "not_sent" }, noted: null };
  const { noted, ...outcome } = await callBank(env, bank, "execute-transaction", {
    body: transfer.instruction,
    // An earlier attempt may have reached the bank; sending the instruction again asks for its
    // outcome.
    isUnderWay: transfer.attempts_open > 1,
    leaseEndsAt,
    endToEndId: transfer.end_to_end_id,
    idempotencyKey: transfer.end_to_end_id,
    correlationId,
    traceparent,
  });
  switch (outcome.kind) {
    case "answered":
      return { report: { kind: "answered", answer: outcome.answer }, noted };
    case "refused":
      return { report: { kind: "refused", code: outcome.code }, noted };
    default:
      return { report: { kind: outcome.kind }, noted };
  }
};

/** Asks the debtor's bank for the status of a movement. */
export const askBankStatus = async (
  { env, correlationId, traceparent }: MovementAttempt,
  transfer: Transfer,
): Promise<Noted<StatusReport>> => {
  const bank = await readBankRecord(env, transfer.debtor_bank, transfer.mode);
  if (!bank) return { report: { kind: "unknown" }, noted: null };
  const outcome = await callBank(env, bank, "transaction-status", {
    body: { end_to_end_id: transfer.end_to_end_id },
    isUnderWay: true,
    endToEndId: transfer.end_to_end_id,
    idempotencyKey: randomHex(16),
    correlationId,
    traceparent,
  });
  const { noted } = outcome;
  if (outcome.kind !== "answered") return { report: { kind: "unknown" }, noted };
  const { status, transfer_ref } = outcome.answer;
  return { report: { kind: "answered", status, transfer_ref }, noted };
};

/** Notifies the creditor's bank of a credit; `done` once it acknowledges. @rule B4.5 */
export const notifyCredit = async (
  { env, correlationId, traceparent }: MovementAttempt,
  transfer: Transfer,
): Promise<Noted<{ kind: "done" | "again" }>> => {
  const done = { report: { kind: "done" }, noted: null } as const;
  if (transfer.creditor_bank === null) return done;
  const bank = await readBankRecord(env, transfer.creditor_bank, transfer.mode);
  // A bank that is no longer enrolled cannot be notified.
  if (!bank) return done;
  const { creditor_iban, amount, currency, remittance } = readInstruction(transfer);
  const outcome = await callBank(env, bank, "notify-credit", {
    body: { end_to_end_id: transfer.end_to_end_id, creditor_iban, amount, currency, remittance },
    isUnderWay: true,
    idempotencyKey: `credit-${transfer.end_to_end_id}`,
    correlationId,
    traceparent,
  });
  if (outcome.kind === "refused") {
    logWarning("notify-credit refused", { bank: bank.bank_handle, code: outcome.code });
  }
  const isOver = outcome.kind === "answered" || outcome.kind === "refused";
  return { report: { kind: isOver ? "done" : "again" }, noted: outcome.noted };
};
