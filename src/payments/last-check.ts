import type { WorkContext } from "../aggregate/work.ts";
import { readBank } from "../banks/bank-records.ts";
import { isBreakerOpen } from "../banks/breaker.ts";
import { confirmCreditor } from "../directory/resolve-account.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { readMerchant } from "../parties/merchants.ts";
import { now } from "../platform/clock.ts";
import type { ScaTicket } from "../sca/sca-call.ts";
import type { SessionRoute } from "./session-record.ts";

/** What the ticket of a payment brings to its last check. */
interface PaymentToCheck {
  merchant_id: string;
  route: SessionRoute | null;
}

/**
 * The last check of a payment, right before a code is verified or an approval is taken: bank and
 * merchant read uncached, and for a cross-bank payment the directory asked once more. Answers when
 * it was made; EXECUTING commits only on a fresh one. DESTINATION_MISMATCH ends the session, every
 * other refusal leaves it as it is.
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
  // A bank that takes no instructions at the moment is not asked to check a code for one.
  if (bank?.status !== "ACTIVE" || isBreakerOpen(bank.bank_id, "execute-transaction")) {
    return refuse("BANK_UNAVAILABLE");
  }
  if (merchant?.status !== "ACTIVE") {
    return refuse("FORBIDDEN", { message: "This merchant cannot take payments at the moment." });
  }
  return confirmed.ok ? ok(checkedAt) : confirmed;
};
