import type { WorkContext } from "../aggregate/work.ts";
import { readBank } from "../banks/bank-records.ts";
import { isBreakerOpen } from "../banks/breaker.ts";
import { confirmCreditor } from "../directory/resolve-account.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { readMerchant } from "../parties/merchants.ts";
import { now } from "../platform/clock.ts";
import type { ScaTicket } from "../sca/sca-call.ts";
import type { SessionRoute } from "./session-record.ts";

/** The input for a payment's last check, from its ticket. */
interface PaymentToCheck {
  merchant_id: string;
  route: SessionRoute | null;
}

/**
 * The last check of a payment, right before a code is verified or an approval is accepted. It reads
 * bank and merchant uncached, and for a cross-bank payment asks the directory again. Returns the
 * time of the check: EXECUTING commits only with a fresh one. DESTINATION_MISMATCH ends the
 * session; every other refusal leaves it unchanged.
 */
export const lastCheck = async (
  { env, correlationId, traceparent }: WorkContext,
  { mode, payer, last_check }: ScaTicket,
): Promise<Result<number>> => {
  const { merchant_id, route } = last_check as PaymentToCheck;
  if (!payer || !route) return refuse("INVALID_STATE");
  const checkedAt = now();
  const crossBank = route.type === "NATIONAL_RAIL_INITIATE";
  const lookup = { env, mode, correlationId, traceparent };
  const [bank, merchant, confirmed] = await Promise.all([
    readBank(env, payer.bank_handle, mode, { fresh: true }),
    readMerchant(env, merchant_id, mode, { fresh: true }),
    crossBank ? confirmCreditor(lookup, route.creditor) : ok(null),
  ]);
  // A code is not checked while the bank cannot take the instruction.
  if (bank?.status !== "ACTIVE" || isBreakerOpen(bank.bank_id, "execute-transaction")) {
    return refuse("BANK_UNAVAILABLE");
  }
  if (merchant?.status !== "ACTIVE") {
    return refuse("FORBIDDEN", { message: "This merchant cannot take payments at the moment." });
  }
  return confirmed.ok ? ok(checkedAt) : confirmed;
};
