import type { InferOutput } from "valibot";
import { ok, refuse } from "../../base/kernel/result.ts";
import { isoTime } from "../../base/platform/clock.ts";
import type { AdminView } from "../../frame/objects/explain.ts";
import type { ViewTable } from "../../frame/objects/state.ts";
import type * as answers from "../payments/payment-answers.ts";
import { refundViews } from "../payments/refund-views.ts";
import { failureView, movedView } from "../payments/views.ts";
import type { ChargeState } from "./charge-machine.ts";
import type { ChargeRecord, ChargeView, ChargeViewer } from "./charge-record.ts";
import { movements, refundOwner } from "./movements.ts";

const statusOfState = {
  SCHEDULED: "SCHEDULED",
  EXECUTING: "PROCESSING",
  SETTLEMENT_PENDING: "PROCESSING",
  COMPLETED: "COMPLETED",
  FAILED: "FAILED",
  CANCELLED: "CANCELLED",
} as const satisfies Record<ChargeState, string>;

/** The status that the owner of the mandate sees. */
export const chargeStatus = ({ state }: Pick<ChargeRecord, "state">) => statusOfState[state];

const newestOf = ({ attempts }: ChargeRecord) => attempts.at(-1);

/**
 * The charge as the owner of its mandate sees it: nothing about the payer. Only the mandate decides
 * about retries, and it shows the charges that it lists itself. One that it no longer lists cannot
 * be retried.
 */
export const chargeView = (record: ChargeRecord) => {
  const { terms } = record;
  return {
    charge_id: terms.charge_id,
    payment_id: terms.payment_id,
    mandate_id: terms.mandate_id,
    amount: terms.amount,
    currency: terms.currency,
    reference: terms.reference,
    description: terms.description,
    charge_date: terms.charge_date,
    status: chargeStatus(record),
    failure_code: record.state === "FAILED" ? (newestOf(record)?.failure ?? null) : null,
    attempts: record.attempts.map(({ attempt, decided_at, transfer, failure, ended_at }) => ({
      attempt,
      status:
        ended_at === null ? "PROCESSING" : transfer?.state === "COMPLETED" ? "COMPLETED" : "FAILED",
      failure_code: failure,
      attempted_at: isoTime(decided_at),
    })),
    ...{ retryable: false, retries_left: 0, retry_until: null },
    cancelled_by: record.cancelled_by,
    created_at: isoTime(terms.created_at),
    updated_at: isoTime(record.updated_at),
  };
};

/** The charge as a payment. @rule M3.16 */
export const paymentView = (record: ChargeRecord): InferOutput<typeof answers.payment> => {
  const { terms, state } = record;
  const { checked = null, transfer = null, failure = null } = newestOf(record) ?? {};
  const status = chargeStatus(record);
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
    completed_at: record.completed_at === null ? null : isoTime(record.completed_at),
  };
};

const isOwner = ({ terms }: ChargeRecord, { owner, mode, mandate_id }: ChargeViewer): boolean =>
  terms.owner.kind === owner.kind &&
  terms.owner.id === owner.id &&
  terms.mode === mode &&
  terms.mandate_id === mandate_id;

export const chargeViews: ViewTable<ChargeRecord, Exclude<ChargeView, AdminView>> = {
  charge: (record, viewer) =>
    isOwner(record, viewer) ? ok(chargeView(record)) : refuse("NOT_FOUND"),
  retry(record, { key_hash, ...viewer }) {
    const known = record.attempts.find(({ retry }) => retry?.key_hash === key_hash);
    return isOwner(record, viewer) && known?.retry
      ? ok(JSON.parse(known.retry.answer))
      : refuse("NOT_FOUND");
  },
  payment: (record, viewer) =>
    refundOwner.isOwner(record, viewer) ? ok(paymentView(record)) : refuse("NOT_FOUND"),
  ...refundViews(refundOwner),
  ...movements.views,
};
