import type { ProblemCode } from "../../base/kernel/problems.ts";
import type { Mode } from "../../base/platform/env.ts";
import type { BankAnswer, BankRefusalCode, ExecuteInstruction } from "../banks/contract.ts";
import { reportDifferences } from "./rail-contract.ts";
import type { RouteType } from "./route-names.ts";
import type { TransferState } from "./transfer-machine.ts";

/**
 * One movement of money: the stored instruction, and the reports of bank and rail. Pure; the
 * aggregate stores it and turns these findings into its own moves.
 */
export interface Transfer {
  end_to_end_id: string;
  state: TransferState;
  route_type: RouteType;
  mode: Mode;
  debtor_bank: string;
  /** Null if the creditor's bank is not enrolled here. */
  creditor_bank: string | null;
  /**
   * The exact bytes of execute-transaction, resent unchanged until the bank's answer is definite.
   */
  instruction: string;
  decided_at: number;
  /** After this instant the bank cannot book it any more. */
  not_after: number;
  /** The number of leases without a report, whose instruction may have been sent. */
  attempts_open: number;
  /** The bank's first definite answer. */
  answer: { status: "BOOKED" | "SUBMITTED"; transfer_ref: string; bank_fee: number | null } | null;
  credit: { rail_ref: string; settlement_fee: number | null; credited_at: number } | null;
  failure: ProblemCode | null;
  /** After the rail's rejection: whether the debtor's money has come back. */
  funds: "RETURNING" | "RETURNED" | null;
  /**
   * When staff must look at the movement, unless its present wait (for an answer, a credit or a
   * return) has ended by then. Null if it waits for nothing, or if staff were alerted.
   */
  review_at: number | null;
  /** Reports of money that contradict a final state. */
  late_money: LateMoney[];
  /** Why staff must review it; null if there never was a reason. */
  manual_review: ManualReview | null;
  /** In live mode: the statement of one member of staff, until another agrees. */
  proposal: OperatorStatement | null;
  /** The decisions of staff, oldest first. */
  decisions: OperatorDecision[];
}

/**
 * What the payer's page shows of the movement beside its state: the bank's reference, for the
 * browser that paid, and whether staff are looking at it.
 */
export const receiptOf = (transfer: Transfer | null, isBound: boolean) => ({
  bank_reference: (isBound && transfer?.answer?.transfer_ref) || null,
  with_staff: transfer?.manual_review ? transfer.manual_review.resolved_at === null : false,
});

export interface ManualReview {
  reason: "UNKNOWN_OUTCOME" | "STALLED" | "LATE_MONEY";
  since: number;
  /** When the movement ended or staff resolved it; null while under review. */
  resolved_at: number | null;
}

/**
 * The decisions that staff can make. Late money can only be acknowledged, which changes no state.
 */
export type OperatorOutcome = "COMPLETED" | "FAILED" | "ACKNOWLEDGED";

/** The statement of a member of staff about a movement. */
export interface OperatorStatement {
  outcome: OperatorOutcome;
  /** The admin key that made it. */
  actor: string;
  note: string;
  at: number;
}

export interface OperatorDecision extends OperatorStatement {
  /** Live mode: the proposal that this decision agreed with. */
  proposal: OperatorStatement | null;
}

export interface LateMoney {
  at: number;
  /** `returned`: the debtor's bank says that the debtor has the money back. */
  said: "credited" | "rejected" | "booked" | "returned";
  rail_ref: string | null;
}

/** The time from the decision to the last moment at which the bank may book it. @rule B6.3 */
export const NOT_AFTER_MS = 60_000;

/**
 * After this time without an outcome, or without the returning money, staff must look at the
 * movement.
 * @rule B6.5
 */
export const REVIEW_AFTER_MS = 30 * 60_000;

/** The waits between attempts at an instruction whose outcome is unknown, in seconds. @rule B6.2 */
export const resendSchedule = [2, 4, 8, 16, 32, 60] as const;

/** The waits between questions to bank or rail about moving money, in seconds. @rule D2.3 */
export const watchSchedule = [5, 10, 20, 30, 60] as const;

export const startTransfer = (
  instruction: ExecuteInstruction,
  parties: Pick<Transfer, "mode" | "debtor_bank" | "creditor_bank">,
  decidedAt: number,
): Transfer => ({
  ...parties,
  end_to_end_id: instruction.end_to_end_id,
  state: "EXECUTING",
  route_type: instruction.route_type,
  instruction: JSON.stringify(instruction),
  decided_at: decidedAt,
  not_after: decidedAt + NOT_AFTER_MS,
  attempts_open: 0,
  answer: null,
  credit: null,
  failure: null,
  funds: null,
  review_at: decidedAt + REVIEW_AFTER_MS,
  late_money: [],
  manual_review: null,
  proposal: null,
  decisions: [],
});

export const readInstruction = ({
  instruction,
}: Pick<Transfer, "instruction">): ExecuteInstruction =>
  JSON.parse(instruction) as ExecuteInstruction;

/**
 * Whether the debtor's money has left, or may have. False only for a definite failure: the bank
 * refused it, or the rail rejected it and the bank proved the return, and neither of them reported
 * it as paid since.
 */
export const mayHaveBeenPaid = ({ state, failure, funds, late_money }: Transfer): boolean => {
  if (state !== "FAILED") return true;
  const isAway = failure === "SETTLEMENT_REJECTED" && funds !== "RETURNED";
  return isAway || late_money.some(({ said }) => said === "booked" || said === "credited");
};

export type ExecuteReport =
  | { kind: "answered"; answer: BankAnswer<"execute-transaction"> }
  | { kind: "refused"; code: BankRefusalCode }
  | { kind: "unknown" }
  /** The gateway did not call fetch. */
  | { kind: "not_sent" };

/** The meaning of an attempt's report for the movement. */
export type ExecuteFinding =
  | { found: "booked_same_bank" | "submitted_to_rail" | "ask_bank" }
  | { found: "refused"; code: BankRefusalCode }
  | { found: "nothing_sent" }
  | { found: "unknown" };

/** The bank's words for the instructed route. @rule B4.4 */
const routesUsed: Record<RouteType, readonly string[]> = {
  SAME_BANK: ["SAME_BANK"],
  NATIONAL_RAIL_INITIATE: ["NATIONAL_RAIL", "NATIONAL_RAIL_INITIATE"],
};

// @rule P2.12 P2.13
export const readExecuteReport = (
  transfer: Transfer,
  report: ExecuteReport,
  nowMs: number,
): { transfer: Transfer; finding: ExecuteFinding } => {
  if (report.kind === "answered") {
    const { status, transfer_ref, route_used, bank_fee } = report.answer;
    // An answer with another route than the instructed one is not an answer to this instruction.
    if (!routesUsed[transfer.route_type].includes(route_used)) {
      return { transfer, finding: { found: "unknown" } };
    }
    const answered = { ...transfer, answer: { status, transfer_ref, bank_fee } };
    if (transfer.route_type === "NATIONAL_RAIL_INITIATE") {
      return { transfer: answered, finding: { found: "submitted_to_rail" } };
    }
    const found = status === "BOOKED" ? "booked_same_bank" : "ask_bank";
    return { transfer: answered, finding: { found } };
  }
  if (report.kind === "refused") {
    return { transfer, finding: { found: "refused", code: report.code } };
  }
  if (report.kind === "unknown") return { transfer, finding: { found: "unknown" } };
  const unsent = { ...transfer, attempts_open: transfer.attempts_open - 1 };
  // @rule B6.7
  const nothingSent = unsent.attempts_open === 0 && nowMs > transfer.not_after;
  return { transfer: unsent, finding: { found: nothingSent ? "nothing_sent" : "unknown" } };
};

/** The rail's report (D1.1). */
export interface RailReport {
  end_to_end_id: string;
  originator_ref: string;
  status: "CREDITED" | "REJECTED";
  amount: number;
  currency: string;
  debtor_iban: string;
  creditor_iban: string;
  rail_ref: string;
  settlement_fee: number | null;
}

/** The names of the members in which the callback differs from the instruction. */
export const callbackDifferences = (transfer: Transfer, callback: RailReport): string[] => {
  const instruction = readInstruction(transfer);
  const differing = reportDifferences(instruction, callback);
  // The rail has no part in transfers within one bank.
  return transfer.route_type === "NATIONAL_RAIL_INITIATE"
    ? differing
    : ["route_type", ...differing];
};

/** Whether the callback is about exactly this instruction. */
export const callbackMatches = (transfer: Transfer, callback: RailReport): boolean =>
  callbackDifferences(transfer, callback).length === 0;
