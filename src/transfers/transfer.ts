import type { BankAnswer, BankRefusalCode, ExecuteInstruction } from "../banks/contract.ts";
import type { ProblemCode } from "../kernel/problems.ts";
import type { Mode } from "../platform/env.ts";
import type { RouteType } from "./choose-route.ts";
import type { TransferState } from "./transfer-machine.ts";

/**
 * One movement of money: the stored instruction, what the bank said, what the rail said. Pure; the
 * aggregate keeps it in its record and turns what these functions find into its own moves.
 */
export interface Transfer {
  end_to_end_id: string;
  state: TransferState;
  route_type: RouteType;
  mode: Mode;
  debtor_bank: string;
  /** Null where the creditor's bank is not enrolled here. */
  creditor_bank: string | null;
  /** The exact bytes of execute-transaction: sent again unchanged until the bank is definite. */
  instruction: string;
  decided_at: number;
  /** After this the bank books nothing any more. */
  not_after: number;
  /** Claims of which nobody can say that they never left. */
  attempts_open: number;
  /** The bank's first definite answer. */
  answer: { status: "BOOKED" | "SUBMITTED"; transfer_ref: string; bank_fee: number | null } | null;
  credit: { rail_ref: string; settlement_fee: number | null; credited_at: number } | null;
  failure: ProblemCode | null;
  /** After the rail's rejection: where the debtor's money is. */
  funds: "RETURNING" | "RETURNED" | null;
  stalled: boolean;
  /** Reports about money that contradict a final state. */
  late_money: LateMoney[];
  /** Why staff have to look at it; null: there never was a reason. */
  manual_review: ManualReview | null;
  /** In live mode: what one member of staff wants, until another agrees. */
  proposal: OperatorStatement | null;
  /** What staff decided, oldest first. */
  decisions: OperatorDecision[];
}

export interface ManualReview {
  reason: "UNKNOWN_OUTCOME" | "STALLED" | "LATE_MONEY";
  since: number;
  /** When the movement ended by itself or staff resolved it; null: still under review. */
  resolved_at: number | null;
}

/** How staff end a movement; late money is only acknowledged, because it moves no state. */
export type OperatorOutcome = "COMPLETED" | "FAILED" | "ACKNOWLEDGED";

/** What a member of staff said about a movement. */
export interface OperatorStatement {
  outcome: OperatorOutcome;
  /** The admin key that said it. */
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
  said: "credited" | "rejected" | "booked";
  rail_ref: string | null;
}

/** From decision to the bank's last moment to book (contract/payments.md § Unknown outcomes). */
export const NOT_AFTER_MS = 60_000;

/** Waits between the attempts of an instruction whose outcome is unknown, in seconds. */
export const resendSchedule = [2, 4, 8, 16, 32, 60] as const;

/** Waits between questions to bank or rail about money that is under way, in seconds. */
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
  stalled: false,
  late_money: [],
  manual_review: null,
  proposal: null,
  decisions: [],
});

export const readInstruction = (transfer: Transfer): ExecuteInstruction =>
  JSON.parse(transfer.instruction) as ExecuteInstruction;

export type ExecuteReport =
  | { kind: "answered"; answer: BankAnswer<"execute-transaction"> }
  | { kind: "refused"; code: BankRefusalCode }
  | { kind: "unknown" }
  /** Our own code did not call fetch. */
  | { kind: "not_sent" };

/** What an attempt's report means for the movement. */
export type ExecuteFinding =
  | { found: "booked_same_bank" | "submitted_to_rail" | "ask_bank" }
  | { found: "refused"; code: BankRefusalCode }
  | { found: "nothing_sent" }
  | { found: "unknown" };

const routeUsed = { SAME_BANK: "SAME_BANK", NATIONAL_RAIL_INITIATE: "NATIONAL_RAIL" } as const;

export const readExecuteReport = (
  transfer: Transfer,
  report: ExecuteReport,
  nowMs: number,
): { transfer: Transfer; finding: ExecuteFinding } => {
  if (report.kind === "answered") {
    const { status, transfer_ref, route_used, bank_fee } = report.answer;
    // Another route than the one instructed is an answer to some other question.
    if (route_used !== routeUsed[transfer.route_type]) {
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
  const nothingSent = unsent.attempts_open === 0 && nowMs > transfer.not_after;
  return { transfer: unsent, finding: { found: nothingSent ? "nothing_sent" : "unknown" } };
};

/** The rail's report (contract/payments.md § Bank interface, inbound). */
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

/** Whether the callback speaks of exactly the instruction that was given. */
export const callbackMatches = (transfer: Transfer, callback: RailReport): boolean => {
  const instruction = readInstruction(transfer);
  return (
    transfer.route_type === "NATIONAL_RAIL_INITIATE" &&
    callback.end_to_end_id === instruction.end_to_end_id &&
    callback.originator_ref === instruction.originator_ref &&
    callback.amount === instruction.amount &&
    callback.currency === instruction.currency &&
    callback.debtor_iban === instruction.debtor_iban &&
    callback.creditor_iban === instruction.creditor_iban &&
    (transfer.credit === null || transfer.credit.rail_ref === callback.rail_ref)
  );
};
