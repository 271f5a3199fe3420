import { movementPart } from "../../network/transfers/movement-part.ts";
import type {
  Movement,
  MovementSubject,
  TransferOwner,
} from "../../network/transfers/movements.ts";
import { isSessionOwner } from "./decide-checkout.ts";
import { followRefund, refundMovements, withRefundTransfer } from "./decide-refund.ts";
import type { RefundOwner } from "./refund-record.ts";
import { addresseeOf, emit, mustMoveSession } from "./session-effects.ts";
import type { PaymentSessionRecord } from "./session-record.ts";

/** The movements of a payment: its own and those of its refunds. */
const movementsOf = (record: PaymentSessionRecord): Movement[] => {
  const { transfer, terms } = record;
  const own = transfer ? [{ movement: "", amount: terms.amount, transfer }] : [];
  return [...own, ...refundMovements(record)];
};

export const paymentRefundOwner: RefundOwner<PaymentSessionRecord> = {
  isOwner: isSessionOwner,
  paidBy: ({ state, payer, route, transfer }) =>
    state === "COMPLETED" && payer && route && transfer
      ? { payer, route, movement: "", transfer }
      : null,
  addresseeOf,
  namesOf: ({ terms }) => ({ session_id: terms.session_id, payment_id: terms.payment_id }),
};

/** The object that a payment's movements belong to. */
export const paymentSubject = ({ terms, version }: PaymentSessionRecord): MovementSubject => ({
  object_id: terms.payment_id,
  owner: { kind: "MERCHANT", id: terms.merchant_id },
  mode: terms.mode,
  currency: terms.currency,
  reference: terms.reference,
  version,
});

const transferOwner: TransferOwner<PaymentSessionRecord> = {
  movementsOf,
  withTransfer: (record, movement, transfer) =>
    movement === "" ? { ...record, transfer } : withRefundTransfer(record, movement, transfer),
  subjectOf: paymentSubject,
  onStep(record, movement, step, fresh) {
    if (movement !== "") return followRefund(paymentRefundOwner, record, movement, step, fresh);
    if (step.stalled) return emit(record, "payment.settlement_stalled", fresh);
    if (!step.trigger) return record;
    return mustMoveSession({ ...record, failure: step.transfer.failure }, step.trigger, fresh);
  },
};

export const paymentMovements = movementPart(transferOwner);
