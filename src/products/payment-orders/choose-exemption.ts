import type { BankRecord } from "../../network/banks/bank-records.ts";
import { dailyLimitOf } from "../../network/banks/capabilities.ts";

type Limits = Pick<BankRecord, "currency" | "sca_exemption_limit" | "sca_exemption_daily_limit">;

/**
 * The daily sum without SCA for orders of one account, if this order may be exempt; null if the
 * customer must approve it. The bank's limits are in its own currency, so an order in another one
 * is never exempt.
 * @rule O8.2
 */
export const exemptWithin = (
  { amount, currency }: { amount: number; currency: string },
  bank: Limits,
): number | null =>
  currency === bank.currency && amount <= bank.sca_exemption_limit ? dailyLimitOf(bank) : null;
