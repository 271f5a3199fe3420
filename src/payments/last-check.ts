import type { WorkContext } from "../aggregate/work.ts";
import { readBanksNow } from "../banks/bank-records.ts";
import { isBreakerOpen } from "../banks/breaker.ts";
import {
  confirmCreditor,
  confirmPayeeAlias,
  confirmPayerAlias,
} from "../directory/confirm-account.ts";
import type { NamedAccount } from "../directory/resolve-account.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { readMerchant } from "../parties/merchants.ts";
import { now } from "../platform/clock.ts";
import type { ScaTicket } from "../sca/sca-call.ts";
import type { SessionRoute } from "./session-record.ts";

/** The input for a payment's last check, from its ticket. */
export interface PaymentToCheck {
  merchant_id: string;
  payer: NamedAccount | null;
  route: SessionRoute | null;
}

/**
 * The last check of a payment, right before a code is verified or an approval is accepted. It reads
 * banks and merchant uncached, asks the registry again about every alias that was used, and for a
 * cross-bank payment the directory. Returns the time of the check: EXECUTING commits only with a
 * fresh one.
 */
export const lastCheck = async (
  { env, correlationId, traceparent }: WorkContext,
  { mode, payer, last_check }: ScaTicket,
): Promise<Result<number>> => {
  const { merchant_id, route, payer: named } = last_check as PaymentToCheck;
  if (!payer || !route || !named) return refuse("INVALID_STATE");
  // A code is not checked while the bank cannot take the instruction.
  if (isBreakerOpen(payer.bank_id, "execute-transaction")) return refuse("BANK_UNAVAILABLE");
  const checkedAt = now();
  const crossBank = route.type === "NATIONAL_RAIL_INITIATE";
  const lookup = { env, mode, correlationId, traceparent };
  const handles = [payer.bank_handle, route.creditor.bank_handle].filter((name) => name !== null);
  const enrolled = [...new Set(handles)];
  const [banks, merchant, ...accounts] = await Promise.all([
    readBanksNow(env, enrolled, mode),
    readMerchant(env, merchant_id, mode, { fresh: true }),
    confirmPayeeAlias(lookup, route.creditor),
    confirmPayerAlias(lookup, named),
    crossBank ? confirmCreditor(lookup, route.creditor) : ok(null),
  ]);
  const unconfirmed = accounts.find((account) => !account.ok);
  if (unconfirmed && !unconfirmed.ok) return unconfirmed;
  const active = banks.filter(({ status }) => status === "ACTIVE");
  if (active.length < enrolled.length) return refuse("BANK_UNAVAILABLE");
  if (merchant?.status !== "ACTIVE") {
    return refuse("FORBIDDEN", {
      message: "This merchant takes no payments at the moment. Nothing was paid.",
    });
  }
  return ok(checkedAt);
};
