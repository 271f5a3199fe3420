import type { Transfer } from "./transfer.ts";

/** A transfer as it was stored before its manual review had that name. */
export interface Transfer1 extends Omit<Transfer, "manual_review"> {
  attention: Transfer["manual_review"];
}

export const upcastTransfer1 = ({ attention, ...transfer }: Transfer1): Transfer => ({
  ...transfer,
  manual_review: attention,
});
