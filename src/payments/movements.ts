import type { Movement, TransferOwner } from "../transfers/movements.ts";
import type { MovementSubject } from "../transfers/views.ts";
import { followRefund } from "./decide-refund.ts";
import { emit, mustMove } from "./session-effects.ts";
import type { PaymentSessionRecord } from "./session-record.ts";

/** The movements of a payment: its own and those of its refunds. */
export const movementsOf = ({ transfer, terms, refunds }: PaymentSessionRecord): Movement[] => [
  ...(transfer ? [{ movement: "", amount: terms.amount, transfer }] : []),
  ...refunds.map((refund) => ({
    movement: refund.refund_id,
    amount: refund.amount,
    transfer: refund.transfer,
  })),
];

export const transferOwner: TransferOwner<PaymentSessionRecord> = {
  movementsOf,
  withTransfer: (record, movement, transfer) =>
    movement === ""
      ? { ...record, transfer }
      : {
          ...record,
          refunds: record.refunds.map((refund) =>
            refund.refund_id === movement ? { ...refund, transfer } : refund,
          ),
        },
  modeOf: ({ terms }) => terms.mode,
  onStep(record, movement, step, fresh) {
    if (movement !== "") return followRefund(record, movement, step, fresh);
    if (step.stalled) return emit(record, "payment.settlement_stalled", fresh);
    if (!step.trigger) return record;
    return mustMove({ ...record, failure: step.transfer.failure }, step.trigger, fresh);
  },
};

/** The object that a payment's movements belong to. */
export const subjectOf = ({ terms, version }: PaymentSessionRecord): MovementSubject => ({
  object_id: terms.payment_id,
  owner: { kind: "MERCHANT", id: terms.merchant_id },
  mode: terms.mode,
  currency: terms.currency,
  reference: terms.reference,
  version,
});
