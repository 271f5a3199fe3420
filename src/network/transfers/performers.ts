import { logWarning } from "../../base/platform/log.ts";
import { callOut } from "../../base/platform/outbound.ts";
import type { PerformerTable, WorkContext } from "../../frame/objects/turn.ts";
import type { MovementReport } from "./decide-report.ts";
import {
  askBankStatus,
  type MovementAttempt,
  type Noted,
  notifyCredit,
  performExecute,
} from "./execute.ts";
import { readRailAnswer } from "./rail-contract.ts";
import { callbackMatches, type RailReport, type Transfer } from "./transfer.ts";

/** Performs and reports. An effect whose movement is gone has nothing to do. */
const performing =
  (find: (attempt: MovementAttempt, transfer: Transfer) => Promise<Noted<MovementReport>>) =>
  async (attempt: MovementAttempt) => {
    const { material: transfer } = attempt;
    if (!transfer) return attempt.report({ kind: "done" });
    const { report, noted } = await find(attempt, transfer);
    return attempt.report(report, noted ?? undefined);
  };

// @rule G8.1
const RAIL_TIMEOUT_MS = 10_000;

/**
 * The rail's report on a movement in the callback's form, or null if nothing is final yet.
 * @rule D2.1
 */
export const askRailStatus = async (
  { env, traceparent, correlationId }: Pick<WorkContext, "env" | "traceparent" | "correlationId">,
  transfer: Transfer,
): Promise<RailReport | null> => {
  const url = transfer.mode === "test" ? env.TEST_RAIL_URL : env.LIVE_RAIL_URL;
  const key = transfer.mode === "test" ? env.TEST_RAIL_KEY : env.LIVE_RAIL_KEY;
  if (!url || !key) return null;
  const answer = await callOut({
    url: `${url}/status`,
    method: "POST",
    headers: {
      "content-type": "application/json",
      // @rule D2.4
      "x-gateway-key": key,
      "x-correlation-id": correlationId,
      traceparent,
    },
    body: JSON.stringify({ end_to_end_id: transfer.end_to_end_id }),
    timeoutMs: RAIL_TIMEOUT_MS,
  });
  const output = readRailAnswer(answer);
  if (output?.status !== "CREDITED" && output?.status !== "REJECTED") return null;
  if (callbackMatches(transfer, output)) return output;
  // A callback like this would be refused; here it can only be logged.
  const { end_to_end_id } = transfer;
  logWarning("rail's answer does not match", { end_to_end_id, correlation_id: correlationId });
  return null;
};

/** The performers of a movement's effects. Each makes one leased attempt and reports it. */
export const movementPerformers: PerformerTable = {
  execute: performing(async (attempt, transfer) => {
    const { report, noted } = await performExecute(attempt, transfer);
    return { report: { kind: "execute", report }, noted };
  }),
  ask_bank: performing(async (attempt, transfer) => {
    const { report, noted } = await askBankStatus(attempt, transfer);
    return { report: { kind: "ask_bank", report }, noted };
  }),
  ask_rail: performing(async (attempt, transfer) => ({
    report: { kind: "ask_rail", callback: await askRailStatus(attempt, transfer) },
    noted: null,
  })),
  notify_credit: performing(notifyCredit),
};
