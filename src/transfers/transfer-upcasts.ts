import type { Transfer } from "./transfer.ts";

/**
 * The stored transfer of releases before the name `manual_review`. Its `stalled` outlived the wait
 * for a credit.
 */
export interface Transfer1 extends Omit<Transfer, "manual_review"> {
  attention: Transfer["manual_review"];
}

export const upcastTransfer1 = ({ attention, ...transfer }: Transfer1): Transfer => ({
  ...transfer,
  manual_review: attention,
  stalled: transfer.stalled && transfer.state === "SETTLEMENT_PENDING",
});
