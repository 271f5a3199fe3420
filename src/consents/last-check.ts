import type { WorkContext } from "../aggregate/work.ts";
import { readBanksNow } from "../banks/bank-records.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { now } from "../platform/clock.ts";
import type { ScaTicket } from "../sca/sca-call.ts";

/**
 * The last check of a consent, right before a code is verified or an approval is accepted. It reads
 * the bank uncached. Returns the time of the check.
 */
export const lastCheck = async (
  { env }: WorkContext,
  { mode, payer }: ScaTicket,
): Promise<Result<number>> => {
  if (!payer) return refuse("INVALID_STATE");
  const checkedAt = now();
  const [bank] = await readBanksNow(env, [payer.bank_handle], mode);
  const isSameBank = bank?.bank_id === payer.bank_id;
  return isSameBank && bank.status === "ACTIVE" ? ok(checkedAt) : refuse("BANK_UNAVAILABLE");
};
