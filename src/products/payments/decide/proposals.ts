import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { DAY_MS, isoTime, isoTimeOrNull } from "../../../base/platform/clock.ts";
import { withProjection } from "../../../frame/objects/effects.ts";
import type { WaitingRow } from "../../../frame/objects/rows.ts";
import type { Fresh } from "../../../frame/objects/state.ts";
import { newNote, type TimelineNote } from "../../../frame/objects/timeline.ts";
import type { MovementSubject } from "../../../network/transfers/movements.ts";
import type { NewRefund, Refundable, RefundCommand, RefundProposal } from "../refund-record.ts";

/**
 * Refunds that staff ask for and that take an approver (docs/decisions/161). The paid object keeps
 * them, so an approval and its refund are one commit. They reserve nothing: the merchant's own
 * refunds go on, and an approval checks again what is left. Pure.
 */

/** A week: staff may be away for some days, and nothing older is approved by mistake. @rule A2.6 */
const WAITS_MS = 7 * DAY_MS;

/** How many are kept. An older one that was approved is known by its refund. */
const KEPT = 50;

export const proposalOf = (
  { refund_proposals: all }: Refundable,
  refundId: string,
): RefundProposal | undefined => all.find(({ refund_id }) => refund_id === refundId);

const openOf = ({ refund_proposals: all }: Refundable): RefundProposal | undefined =>
  all.find(({ status }) => status === "PROPOSED");

/** Proposes a refund that has been checked as if it was made. A payment has one open proposal. */
export const proposeRefund = <State extends Refundable>(
  record: State,
  command: NewRefund & { amount: number },
  fresh: Fresh,
): Result<State> => {
  const { refund_id, amount, reason, request_hash, idempotency_key_hash, actor = "" } = command;
  if (openOf(record)) return refuse("CHANGE_PENDING");
  const proposal: RefundProposal = {
    refund_id,
    amount,
    reason,
    idempotency_key_hash,
    creation: { request_hash, answer: "" },
    proposed_by: actor,
    proposed_at: fresh.now,
    status: "PROPOSED",
    decided_by: null,
    ended_at: null,
  };
  proposal.creation.answer = JSON.stringify(refundProposalView(record, proposal));
  const refund_proposals = [...record.refund_proposals, proposal].slice(-KEPT);
  return ok(withProjection({ ...record, refund_proposals }, fresh.now));
};

export const withProposal = <State extends Refundable>(
  record: State,
  refundId: string,
  change: Partial<RefundProposal>,
): State => ({
  ...record,
  refund_proposals: record.refund_proposals.map((known) =>
    known.refund_id === refundId ? { ...known, ...change } : known,
  ),
});

/** An approver stops it. Stopping takes one person, however young the key is. */
export const decideRejection = <State extends Refundable>(
  record: State,
  { refund_id, actor }: Extract<RefundCommand, { type: "reject_refund" }>,
  fresh: Fresh,
): Result<State> => {
  const proposal = proposalOf(record, refund_id);
  if (!proposal) return refuse("NOT_FOUND");
  if (proposal.status === "REJECTED") return ok(record);
  if (proposal.status !== "PROPOSED") return refuse("CHANGE_HAS_ENDED");
  const ended = { status: "REJECTED", decided_by: actor, ended_at: fresh.now } as const;
  return ok(withProjection(withProposal(record, refund_id, ended), fresh.now));
};

/** When the open proposal becomes void; null if there is none. */
export const proposalEndsAt = (record: Refundable): number | null => {
  const open = openOf(record);
  return open ? open.proposed_at + WAITS_MS : null;
};

export const endOldProposal = <State extends Refundable>(record: State, fresh: Fresh): State => {
  const open = openOf(record);
  const endsAt = proposalEndsAt(record);
  if (!open || endsAt === null || fresh.now < endsAt) return record;
  const ended = { status: "VOID", ended_at: endsAt } as const;
  return withProjection(withProposal(record, open.refund_id, ended), fresh.now);
};

/** A proposal as staff see it. */
export const refundProposalView = (
  { terms }: Pick<Refundable, "terms">,
  proposal: RefundProposal,
) => ({
  refund_id: proposal.refund_id,
  payment_id: terms.payment_id,
  amount: proposal.amount,
  currency: terms.currency,
  reason: proposal.reason,
  status: proposal.status,
  proposed_by: proposal.proposed_by,
  proposed_at: isoTime(proposal.proposed_at),
  void_at: isoTime(proposal.proposed_at + WAITS_MS),
  decided_by: proposal.decided_by,
  ended_at: isoTimeOrNull(proposal.ended_at),
});

/** The rows of the list of what waits for an approver, with that of an open proposal. */
export const withWaitingRefund = (
  { object_id: objectId, version, currency }: MovementSubject,
  record: Refundable,
  rows: WaitingRow[] | undefined,
): WaitingRow[] | undefined => {
  if (record.refund_proposals.length === 0) return rows;
  const open = openOf(record);
  if (!open) return rows ?? [];
  const waiting: WaitingRow = {
    waitingId: open.refund_id,
    objectId,
    kind: "REFUND",
    version,
    changes: [
      { field: "refund_amount", from: null, to: open.amount },
      { field: "currency", from: null, to: currency },
    ],
    proposedBy: open.proposed_by,
    proposedAt: open.proposed_at,
  };
  return [...(rows ?? []), waiting];
};

/** The timeline note of a command about a refund. */
export const noteRefund = (input: RefundCommand, after: Refundable): TimelineNote => {
  const about = input.refund_id;
  if (input.type === "approve_refund") {
    return newNote("decision", "refund", { outcome: "approved", actor: input.by.keyId, about });
  }
  if (input.type === "reject_refund") {
    return newNote("decision", "refund", { outcome: "rejected", actor: input.actor, about });
  }
  const outcome = proposalOf(after, about) ? "proposed" : null;
  return newNote("decision", "refund", { outcome, actor: input.actor ?? "merchant", about });
};
