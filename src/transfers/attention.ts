import type { Attention, LateMoney, Transfer } from "./transfer.ts";

/**
 * What puts a movement on the operator's reconciliation list, and what takes it off: its own end,
 * or a person's decision (settle.ts). Pure.
 */
export const isOpenAttention = ({ attention }: Transfer): boolean =>
  attention !== null && attention.resolved_at === null;

/** Puts a movement on the list; the latest reason is the one that is shown. */
export const needAttention = (
  transfer: Transfer,
  reason: Attention["reason"],
  nowMs: number,
): Transfer =>
  isOpenAttention(transfer) && transfer.attention?.reason === reason
    ? transfer
    : { ...transfer, attention: { reason, since: nowMs, resolved_at: null } };

/** Takes a movement off the list; the reason stays readable. */
export const resolveAttention = (transfer: Transfer, nowMs: number): Transfer =>
  transfer.attention && isOpenAttention(transfer)
    ? { ...transfer, attention: { ...transfer.attention, resolved_at: nowMs } }
    : transfer;

/**
 * Records money that contradicts a final state, once. People have not seen it yet: what one of them
 * proposed before counts no more.
 */
export const recordLateMoney = (transfer: Transfer, late: LateMoney): Transfer => {
  const known = transfer.late_money.some(
    ({ said, rail_ref }) => said === late.said && rail_ref === late.rail_ref,
  );
  if (known) return transfer;
  const late_money = [...transfer.late_money, late];
  return needAttention({ ...transfer, late_money, proposal: null }, "LATE_MONEY", late.at);
};
