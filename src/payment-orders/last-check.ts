import type { WorkContext } from "../aggregate/work.ts";
import { permitOrder } from "../consents/permit-order.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { readSettings } from "../parties/read-settings.ts";
import { readTpp } from "../parties/tpps.ts";
import type { ScaTicket } from "../sca/sca-call.ts";
import { checkAccounts } from "../transfers/check-accounts.ts";
import type { OrderToCheck } from "./order-views.ts";

/**
 * The last check of an order, right before a code is verified or an approval is accepted: the
 * accounts, the TPP, the operator's strategy of this moment, and at last the consent.
 */
export const lastCheck = async (
  context: WorkContext,
  { mode, last_check }: ScaTicket,
): Promise<Result<number>> => {
  const { terms, source, route } = last_check as OrderToCheck;
  const { env, correlationId, traceparent } = context;
  const lookup = { env, mode, correlationId, traceparent };
  const checked = await checkAccounts(lookup, source, route, async () => {
    const [tpp, settings] = await Promise.all([
      readTpp(env, terms.tpp_id, { fresh: true }),
      readSettings(env, { fresh: true }),
    ]);
    if (tpp?.status !== "ACTIVE") {
      const message = "This app starts no payments at the moment. Nothing was paid.";
      return refuse("FORBIDDEN", { message });
    }
    return ok({ strategy: settings.settlement_strategy[mode], creditor_iban: null });
  });
  if (!checked.ok) return checked;
  const { consent_id, payment_order_id, source_account_id: account_id } = terms;
  const asked = { payment_order_id, account_id, use: true };
  const permitted = await permitOrder(context, consent_id, asked);
  return permitted.ok ? checked : permitted;
};
