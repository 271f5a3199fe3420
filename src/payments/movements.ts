import type { Transfer } from "../transfers/transfer.ts";
import { isFinal } from "./session-machine.ts";
import type { PaymentSessionRecord } from "./session-record.ts";

/** The movements of money that a payment consists of: itself, and its refunds. Pure. */
export interface Movement {
  /** Empty for the payment itself, else the refund's id. */
  movement: string;
  /** Minor units. */
  amount: number;
  transfer: Transfer;
}

export const movementsOf = ({ transfer, terms, refunds }: PaymentSessionRecord): Movement[] => [
  ...(transfer ? [{ movement: "", amount: terms.amount, transfer }] : []),
  ...refunds.map((refund) => ({
    movement: refund.refund_id,
    amount: refund.amount,
    transfer: refund.transfer,
  })),
];

/** Whether the payment or money of it is still on its way. */
export const isUnfinished = (record: PaymentSessionRecord): boolean =>
  !isFinal(record.state) ||
  movementsOf(record).some(
    ({ transfer: { state, funds } }) =>
      state === "EXECUTING" || state === "SETTLEMENT_PENDING" || funds === "RETURNING",
  );

/** Whether the object has anything left to do; its own projection aside. */
export const hasWork = (record: PaymentSessionRecord): boolean =>
  isUnfinished(record) || record.effects.some(({ kind }) => kind !== "project");
