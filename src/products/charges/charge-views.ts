import type { InferOutput } from "valibot";
import { partiesView } from "../../approvals/approval-part.ts";
import { ok, type Refusal, refuse } from "../../base/kernel/result.ts";
import { isoTime, isoTimeOrNull } from "../../base/platform/clock.ts";
import {
  type AdminView,
  type AllowedAction,
  allowedRedelivery,
  inOrder,
  judged,
  nextEffects,
  timelineView,
} from "../../frame/objects/explain.ts";
import type { ViewTable } from "../../frame/objects/state.ts";
import { refundProposalView } from "../payments/decide/proposals.ts";
import type * as answers from "../payments/payment-answers.ts";
import { refundView, refundViews } from "../payments/refund-views.ts";
import { allowedApprovals, allowedRefund, nextVoid } from "../payments/session-views.ts";
import { failureView, movedView } from "../payments/views.ts";
import type { ChargeState } from "./charge-machine.ts";
import type {
  ChargeAttempt,
  ChargeRecord,
  ChargeTerms,
  ChargeView,
  ChargeViewer,
  MandateDecision,
} from "./charge-record.ts";
import { chargeMovements, chargeRefundOwner } from "./movements.ts";

const statusOfState = {
  SCHEDULED: "SCHEDULED",
  EXECUTING: "PROCESSING",
  SETTLEMENT_PENDING: "PROCESSING",
  COMPLETED: "COMPLETED",
  FAILED: "FAILED",
  CANCELLED: "CANCELLED",
} as const satisfies Record<ChargeState, ChargeStatus>;

/** Every status that the owner of the mandate sees. */
export const chargeStatuses = [
  "SCHEDULED",
  "PROCESSING",
  "COMPLETED",
  "FAILED",
  "CANCELLED",
] as const;

export type ChargeStatus = (typeof chargeStatuses)[number];

export const statusOfCharge = ({ state }: Pick<ChargeRecord, "state">) => statusOfState[state];

const newestOf = ({ attempts }: Pick<ChargeRecord, "attempts">) => attempts.at(-1);

/** What a charge's view is made of. A charge whose object does not exist yet has it too. */
type Shown = Pick<ChargeRecord, "terms" | "state" | "attempts" | "updated_at" | "cancelled_by">;

const attemptView = ({ attempt, decided_at, transfer, failure, ended_at }: ChargeAttempt) => ({
  attempt,
  status:
    ended_at === null ? "PROCESSING" : transfer?.state === "COMPLETED" ? "COMPLETED" : "FAILED",
  failure_code: failure,
  attempted_at: isoTime(decided_at),
});

/** Every attempt. For its owner, one is under way until the mandate knows its end. */
const attemptsView = ({ attempts }: Shown, under_way: MandateDecision["under_way"]) => {
  if (!under_way) return attempts.map(attemptView);
  const { attempt, decided_at } = under_way;
  const earlier = attempts.filter((other) => other.attempt < attempt).map(attemptView);
  const attempted_at = isoTime(decided_at);
  return [...earlier, { attempt, status: "PROCESSING", failure_code: null, attempted_at }];
};

/**
 * The charge as the owner of its mandate sees it, with the mandate's decision, and nothing about
 * its payer.
 * One that the mandate lists no longer has ended, and cannot be retried.
 * @rule M3.7 M1.12
 */
export const chargeView = (record: Shown, decision: MandateDecision | null) => {
  const { terms } = record;
  const newest = newestOf(record);
  const { cancelled = null } = decision ?? {};
  // An attempt that is newer than the mandate's decision has not ended for the mandate either.
  const under_way =
    decision && newest && newest.attempt > decision.attempt ? newest : decision?.under_way;
  const known = under_way ? "PROCESSING" : statusOfCharge(record);
  const status: ChargeStatus = cancelled ? "CANCELLED" : known;
  const hasFailed = status === "FAILED";
  const retries_left = hasFailed ? (decision?.retries_left ?? 0) : 0;
  const until = retries_left > 0 ? (decision?.retry_until ?? null) : null;
  return {
    charge_id: terms.charge_id,
    payment_id: terms.payment_id,
    mandate_id: terms.mandate_id,
    amount: terms.amount,
    currency: terms.currency,
    reference: terms.reference,
    description: terms.description,
    charge_date: terms.charge_date,
    status,
    failure_code: hasFailed ? (newest?.failure ?? null) : null,
    attempts: attemptsView(record, under_way ?? null),
    retryable: retries_left > 0,
    retries_left,
    retry_until: isoTimeOrNull(until),
    cancelled_by: cancelled?.by ?? record.cancelled_by,
    created_at: isoTime(terms.created_at),
    updated_at: isoTime(cancelled?.at ?? under_way?.decided_at ?? record.updated_at),
  };
};

/** A charge as its owner reads it. */
export type ChargeAnswer = ReturnType<typeof chargeView>;

/** A charge whose object does not exist yet: its mandate has just decided it. */
export const unmadeView = (terms: ChargeTerms, decision: MandateDecision | null): ChargeAnswer =>
  chargeView(
    { terms, state: "SCHEDULED", attempts: [], updated_at: terms.created_at, cancelled_by: null },
    decision,
  );

/** The answer of the request that made it: announced, or to be executed at once. */
export const firstAnswer = (terms: ChargeTerms, isAnnounced: boolean): ChargeAnswer => ({
  ...unmadeView(terms, null),
  status: isAnnounced ? "SCHEDULED" : "PROCESSING",
});

/** The charge as a payment. @rule M3.16 */
const chargePaymentView = (record: ChargeRecord): InferOutput<typeof answers.payment> => {
  const { terms, state } = record;
  const { checked = null, transfer = null, failure = null } = newestOf(record) ?? {};
  const status = statusOfCharge(record);
  const moved = {
    // The fee of the attempt's time, not that of the approval.
    payer: { ...terms.debtor, gateway_fee: null },
    route: checked?.route ?? null,
    gateway_fee: checked?.gateway_fee ?? 0,
  };
  return {
    payment_id: terms.payment_id,
    session_id: null,
    mandate_id: terms.mandate_id,
    charge_id: terms.charge_id,
    status: status === "SCHEDULED" ? "PENDING" : status,
    state,
    mode: terms.mode,
    amount: terms.amount,
    currency: terms.currency,
    reference: terms.reference,
    ...movedView(transfer, moved),
    refunded_amount: record.refunded_amount,
    failure: failureView(failure),
    funds: transfer?.funds ?? null,
    created_at: isoTime(terms.created_at),
    completed_at: isoTimeOrNull(record.completed_at),
  };
};

const isOwner = ({ terms }: ChargeRecord, { owner, mode, mandate_id }: ChargeViewer): boolean =>
  terms.owner.kind === owner.kind &&
  terms.owner.id === owner.id &&
  terms.mode === mode &&
  terms.mandate_id === mandate_id;

export const chargeViews: ViewTable<ChargeRecord, Exclude<ChargeView, AdminView>> = {
  charge: (record, { decision, ...viewer }) =>
    isOwner(record, viewer) ? ok(chargeView(record, decision)) : refuse("NOT_FOUND"),
  retry(record, { key_hash, ...viewer }) {
    const known = record.retries.find((kept) => kept.key_hash === key_hash);
    return isOwner(record, viewer) && known ? ok(JSON.parse(known.answer)) : refuse("NOT_FOUND");
  },
  payment: (record, viewer) =>
    chargeRefundOwner.isOwner(record, viewer) ? ok(chargePaymentView(record)) : refuse("NOT_FOUND"),
  ...refundViews(chargeRefundOwner),
  ...chargeMovements.views,
};

/** A charge obeys its mandate, so staff end the mandate instead. */
export const refuseCancelByStaff = (): Refusal =>
  refuse("SESSION_NOT_CANCELLABLE", {
    message: "A charge belongs to its mandate. Cancel the mandate: an announced charge ends too.",
  });

const allowedOf = (record: ChargeRecord, viewer: AdminView): AllowedAction[] => {
  const [ask, ...others] = chargeMovements.allowed(record, viewer);
  return [
    ...(ask ? [ask] : []),
    judged<ChargeRecord>("cancel", null, record, refuseCancelByStaff()),
    allowedRefund(chargeRefundOwner, record, viewer.now),
    ...allowedApprovals(chargeRefundOwner, record, viewer),
    allowedRedelivery(record.timeline),
    ...others,
  ];
};

export const chargeForStaff = (record: ChargeRecord, viewer: AdminView) => {
  const { terms, attempts } = record;
  const creditor = attempts.findLast(({ checked }) => checked)?.checked?.route.creditor ?? null;
  const isMerchants = terms.owner.kind === "MERCHANT";
  return {
    kind: "CHARGE",
    ...chargePaymentView(record),
    merchant_id: isMerchants ? terms.owner.id : null,
    tpp_id: isMerchants ? null : terms.owner.id,
    description: terms.description,
    destination: null,
    ...partiesView(terms.debtor, creditor),
    authorisation: null,
    expires_at: null,
    charge_date: terms.charge_date,
    movements: chargeMovements.shown(record),
    refunds: record.refunds.map((refund) => refundView(record, refund)),
    refused_attempts: [],
    refund_proposals: record.refund_proposals.map((proposal) =>
      refundProposalView(record, proposal),
    ),
    next: inOrder([
      ...nextEffects(record.effects, viewer.now),
      ...chargeMovements.nextReviews(record),
      ...nextVoid(record),
    ]),
    allowed: allowedOf(record, viewer),
    timeline: timelineView(record.timeline),
  } as const;
};
