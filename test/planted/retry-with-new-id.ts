import { randomUpperAlphanumeric } from "../../src/base/platform/crypto.ts";
import * as original from "../../src/network/transfers/execute.ts";
import { readInstruction } from "../../src/network/transfers/transfer.ts";

/**
 * A planted bug, bundled in place of src/network/transfers/execute.ts: an instruction whose outcome
 * is unknown is sent again under a new end_to_end_id, so the bank cannot recognise it.
 */
export * from "../../src/network/transfers/execute.ts";

export const performExecute: typeof original.performExecute = (context, transfer) => {
  if (transfer.attempts_open < 2) return original.performExecute(context, transfer);
  const end_to_end_id = randomUpperAlphanumeric(35);
  const instruction = JSON.stringify({ ...readInstruction(transfer), end_to_end_id });
  return original.performExecute(context, { ...transfer, end_to_end_id, instruction });
};
