import type { PerformerTable } from "../../frame/objects/work.ts";
import type { MovementReport } from "./decide-movement.ts";
import {
  askBankStatus,
  type MovementAttempt,
  type Noted,
  notifyCredit,
  performExecute,
} from "./execute.ts";
import { askRailStatus } from "./rail.ts";
import type { Transfer } from "./transfer.ts";

/** Performs and reports. An effect whose movement is gone has nothing to do. */
const performing =
  (find: (attempt: MovementAttempt, transfer: Transfer) => Promise<Noted<MovementReport>>) =>
  async (attempt: MovementAttempt) => {
    const { material: transfer } = attempt;
    if (!transfer) return attempt.report({ kind: "done" });
    const { report, noted } = await find(attempt, transfer);
    return attempt.report(report, noted ?? undefined);
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
