import type { ScaTicket } from "../../approvals/sca-call.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { WorkContext } from "../../frame/objects/turn.ts";
import type { DebtorAccount } from "../../network/directory/resolve-account.ts";
import { readMerchant, takesPayment } from "../../network/parties/merchants.ts";
import { checkAccounts } from "../../network/transfers/check-accounts.ts";
import type { ChosenRoute } from "../../network/transfers/choose-route.ts";

/** The input for a payment's last check, from its ticket. */
export interface PaymentToCheck {
  merchant_id: string;
  created_at: number;
  to_settlement_account: boolean;
  payer: DebtorAccount | null;
  route: ChosenRoute | null;
}

/**
 * The last check of a payment, right before a code is verified or an approval is accepted. It
 * checks the accounts, and the merchant's present strategy and settlement account.
 */
export const lastPaymentCheck = async (
  { env, correlationId, traceparent }: WorkContext,
  { mode, last_check }: ScaTicket,
): Promise<Result<number>> => {
  const payment = last_check as PaymentToCheck;
  const { merchant_id, created_at, to_settlement_account, payer, route } = payment;
  if (!payer || !route) return refuse("INVALID_STATE");
  const lookup = { env, mode, correlationId, traceparent };
  const readOwner = async () => {
    // @rule G7.9 P5.1
    const merchant = await readMerchant(env, merchant_id, mode, { fresh: true });
    if (!merchant || !takesPayment(merchant, created_at)) return refuseMerchant();
    const { settlement_strategy: strategy, settlement_iban } = merchant;
    return ok({ strategy, creditor_iban: to_settlement_account ? settlement_iban : null });
  };
  return checkAccounts(lookup, payer, route, { readOwner });
};

export const refuseMerchant = () =>
  refuse("FORBIDDEN", {
    message: "This merchant takes no payments at the moment. Nothing was paid.",
  });
