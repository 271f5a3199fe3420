import { maskIban } from "../../base/kernel/iban.ts";
import { isoTime, isoTimeOrNull } from "../../base/platform/clock.ts";
import type { reviews } from "../../base/platform/lists-schema.ts";
import type { WaitingRow } from "../../frame/objects/rows.ts";
import type { Movement, MovementSubject } from "./movements.ts";
import { decisionFor } from "./resolve.ts";
import { nameRoute } from "./route-names.ts";
import {
  type OperatorOutcome,
  type OperatorStatement,
  readInstruction,
  type Transfer,
} from "./transfer.ts";

/** The row of a movement that is or was under manual review. */
export const reviewRow = (
  subject: MovementSubject,
  { movement, amount, transfer }: Movement,
): (typeof reviews.$inferInsert)[] => {
  if (!transfer.manual_review) return [];
  const { reason, since, resolved_at } = transfer.manual_review;
  return [
    {
      objectId: subject.object_id,
      movement,
      ownerId: subject.owner.id,
      mode: subject.mode,
      reason,
      since,
      amount,
      currency: subject.currency,
      endToEndId: transfer.end_to_end_id,
      version: subject.version,
      resolvedAt: resolved_at,
    },
  ];
};

/** The movements whose outcome one of the staff has proposed: an approver must agree. */
export const waitingRows = (
  subject: MovementSubject,
  movements: readonly Movement[],
): WaitingRow[] | undefined => {
  if (!movements.some(({ transfer }) => transfer.manual_review)) return undefined;
  return movements.flatMap(({ movement, transfer: { proposal } }) => {
    if (proposal === null) return [];
    const refund = { field: "movement", from: null, to: movement };
    return [
      {
        waitingId: movement === "" ? subject.object_id : movement,
        objectId: subject.object_id,
        kind: "MOVEMENT" as const,
        version: subject.version,
        changes: [
          ...(movement === "" ? [] : [refund]),
          { field: "outcome", from: null, to: proposal.outcome },
        ],
        proposedBy: proposal.actor,
        proposedAt: proposal.at,
      },
    ];
  });
};

/** The references of bank, rail and merchant for these movements, by which staff search. */
export const otherIdsOf = (movements: readonly Movement[]): string[] =>
  movements.flatMap(({ movement, transfer: { answer, credit, late_money } }) => [
    ...(movement.startsWith("rf_") ? [movement] : []),
    ...[answer?.transfer_ref, credit?.rail_ref].flatMap((name) => name ?? []),
    ...late_money.flatMap(({ rail_ref }) => rail_ref ?? []),
  ]);

/** The view of a movement for staff: everything that its object stores, with masked IBANs. */
export const movementView = (
  subject: MovementSubject,
  { movement, amount, transfer }: Movement,
) => {
  const { manual_review, answer, credit } = transfer;
  const { debtor_iban, creditor_iban } = readInstruction(transfer);
  return {
    payment_id: subject.object_id,
    movement: movement === "" ? null : movement,
    merchant_id: subject.owner.kind === "MERCHANT" ? subject.owner.id : null,
    tpp_id: subject.owner.kind === "TPP" ? subject.owner.id : null,
    mode: subject.mode,
    reason: manual_review?.reason ?? null,
    since: isoTimeOrNull(manual_review?.since),
    resolved_at: isoTimeOrNull(manual_review?.resolved_at),
    state: transfer.state,
    amount,
    currency: subject.currency,
    reference: subject.reference,
    end_to_end_id: transfer.end_to_end_id,
    route: nameRoute(transfer.route_type),
    debtor: { bank_handle: transfer.debtor_bank, masked_iban: maskIban(debtor_iban) },
    creditor: { bank_handle: transfer.creditor_bank, masked_iban: maskIban(creditor_iban) },
    decided_at: isoTime(transfer.decided_at),
    not_after: isoTime(transfer.not_after),
    attempts_open: transfer.attempts_open,
    answer,
    credit: credit && { ...credit, credited_at: isoTime(credit.credited_at) },
    failure: transfer.failure,
    funds: transfer.funds,
    late_money: transfer.late_money.map((late) => ({ ...late, at: isoTime(late.at) })),
    proposal: transfer.proposal && statementView(transfer.proposal),
    decisions: transfer.decisions.map(({ proposal, ...decision }) => ({
      ...statementView(decision),
      proposal: proposal && statementView(proposal),
    })),
  };
};

/**
 * The answer of a resolve call. It contains only the statement and nothing that can change later,
 * so a repeated call gets the same answer.
 */
export const resolutionView = (
  paymentId: string,
  movement: string,
  transfer: Transfer,
  outcome: OperatorOutcome,
) => {
  const decision = decisionFor(transfer, outcome);
  const proposal = decision ? decision.proposal : transfer.proposal;
  return {
    payment_id: paymentId,
    movement: movement === "" ? null : movement,
    outcome,
    status: decision ? "RESOLVED" : "PROPOSED",
    proposal: proposal && statementView(proposal),
    decision: decision && statementView(decision),
    /** The key that the proposal still needs: an approver's key that is older than the proposal. */
    awaits: proposal && !decision ? { role: "approver", older_than: isoTime(proposal.at) } : null,
  } as const;
};

const statementView = ({ outcome, actor, note, at }: OperatorStatement) => ({
  outcome,
  actor,
  note,
  at: isoTime(at),
});
