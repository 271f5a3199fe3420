import type { Performed } from "../../frame/objects/state.ts";
import {
  decideExecuteReport,
  decideStatusReport,
  type StatusReport,
} from "./decide-bank-report.ts";
import { decideRailAnswer } from "./decide-rail-report.ts";
import {
  type MovementStep,
  type Moving,
  postpone,
  type StepContext,
  still,
  withoutMovementEffect,
} from "./movement-steps.ts";
import type { ExecuteReport, RailReport } from "./transfer.ts";

/**
 * How the reports of bank and rail change a movement, for every kind of object. Reports may be
 * late, repeated or contradictory; the move table decides. Money that contradicts a final state is
 * recorded and never acted upon. Pure.
 */
export type MovementReport =
  | { kind: "execute"; report: ExecuteReport }
  | { kind: "ask_bank"; report: StatusReport }
  | { kind: "ask_rail"; callback: RailReport | null }
  /** The effect is done, or is tried again later. */
  | { kind: "done" }
  | { kind: "again" };

export const decideMovementReport = (
  moving: Moving,
  movement: string,
  performed: Performed,
  report: MovementReport,
  nowMs: number,
): MovementStep => {
  const context: StepContext = { movement, performed, nowMs };
  switch (report.kind) {
    case "execute":
      return decideExecuteReport(moving, report.report, context);
    case "ask_bank":
      return decideStatusReport(moving, report.report, context);
    case "ask_rail":
      return decideRailAnswer(moving, report.callback, context);
    case "done":
      return still(withoutMovementEffect(moving, performed.id));
    case "again":
      return still(postpone(moving, context));
  }
};
