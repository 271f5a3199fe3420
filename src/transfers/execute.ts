import { callBank } from "../banks/bank-client.ts";
import { readBank } from "../banks/bank-records.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { logWarning } from "../platform/log.ts";
import { type ExecuteReport, readInstruction, type Transfer } from "./transfer.ts";

export interface PerformContext {
  env: GatewayEnv;
  correlationId: string;
  traceparent: string;
  /** Nothing leaves that could still be under way when the claim's lease ends. */
  leaseEndsAt: number;
}

/** Performs one claimed attempt of an instruction at the debtor's bank. */
export const performExecute = async (
  context: PerformContext,
  transfer: Transfer,
): Promise<ExecuteReport> => {
  const bank = await readBank(context.env, transfer.debtor_bank, transfer.mode, { fresh: true });
  if (!bank) return { kind: "not_sent" };
  const outcome = await callBank(context.env, bank, "execute-transaction", {
    body: transfer.instruction,
    leaseEndsAt: context.leaseEndsAt,
    endToEndId: transfer.end_to_end_id,
    idempotencyKey: transfer.end_to_end_id,
    correlationId: context.correlationId,
    traceparent: context.traceparent,
  });
  if (outcome.kind === "not_sent") return { kind: "not_sent" };
  if (outcome.kind === "unknown") return { kind: "unknown" };
  return outcome;
};

export type StatusReport =
  | {
      kind: "answered";
      status: "BOOKED" | "SUBMITTED" | "REJECTED" | "RETURNED" | "NOT_FOUND";
      transfer_ref: string | null;
    }
  | { kind: "unknown" };

/** Asks the debtor's bank what became of a movement. */
export const askBankStatus = async (
  context: PerformContext,
  transfer: Transfer,
): Promise<StatusReport> => {
  const bank = await readBank(context.env, transfer.debtor_bank, transfer.mode);
  if (!bank) return { kind: "unknown" };
  const outcome = await callBank(context.env, bank, "transaction-status", {
    body: { end_to_end_id: transfer.end_to_end_id },
    endToEndId: transfer.end_to_end_id,
    idempotencyKey: transfer.end_to_end_id,
    correlationId: context.correlationId,
    traceparent: context.traceparent,
  });
  if (outcome.kind !== "answered") return { kind: "unknown" };
  const { status, transfer_ref } = outcome.answer;
  return { kind: "answered", status, transfer_ref };
};

/** Tells the creditor's bank that a credit arrived; true once it acknowledged. */
export const notifyCredit = async (
  context: PerformContext,
  transfer: Transfer,
): Promise<boolean> => {
  if (transfer.creditor_bank === null) return true;
  const bank = await readBank(context.env, transfer.creditor_bank, transfer.mode);
  // A bank that is no longer enrolled has nobody to tell.
  if (!bank) return true;
  const { creditor_iban, amount, currency, remittance } = readInstruction(transfer);
  const outcome = await callBank(context.env, bank, "notify-credit", {
    body: { end_to_end_id: transfer.end_to_end_id, creditor_iban, amount, currency, remittance },
    idempotencyKey: transfer.end_to_end_id,
    correlationId: context.correlationId,
    traceparent: context.traceparent,
  });
  if (outcome.kind === "refused") {
    logWarning("notify-credit refused", { bank: bank.bank_handle, code: outcome.code });
  }
  return outcome.kind === "answered" || outcome.kind === "refused";
};
