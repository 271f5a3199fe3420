import { and, eq } from "drizzle-orm";
import { shownText } from "../kernel/shown.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { isolateCache, type ReadOptions } from "../platform/isolate-cache.ts";
import { merchantSettings, merchants } from "../platform/schema.ts";
import type { SettlementStrategy } from "./settings.ts";

/** A merchant as one mode sees it. */
export interface MerchantRecord {
  merchant_id: string;
  name: string;
  status: "ACTIVE" | "SUSPENDED";
  mode: Mode;
  settlement_iban: string;
  webhook_url: string | null;
  /** The optional events that the merchant asked for. */
  optional_events: string[];
  /** Null if the operator's strategy applies. */
  settlement_strategy: SettlementStrategy | null;
  /** Whether the bank of the settlement account has granted refunds from it. */
  refund_authority: boolean;
}

const merchantCache = isolateCache<MerchantRecord | null>();

/** The merchant, or null if it is unknown or does not trade in this mode; at most 2 s old. */
export const readMerchant = (
  env: GatewayEnv,
  merchantId: string,
  mode: Mode,
  options?: ReadOptions,
): Promise<MerchantRecord | null> =>
  merchantCache.read(`${mode} ${merchantId}`, () => loadMerchant(env, merchantId, mode), options);

const loadMerchant = async (
  env: GatewayEnv,
  merchantId: string,
  mode: Mode,
): Promise<MerchantRecord | null> => {
  const row = await database(env)
    .select()
    .from(merchantSettings)
    .innerJoin(merchants, eq(merchants.merchantId, merchantSettings.merchantId))
    .where(and(eq(merchantSettings.merchantId, merchantId), eq(merchantSettings.mode, mode)))
    .get();
  if (!row) return null;
  const { merchants: merchant, merchant_settings: inMode } = row;
  return {
    merchant_id: merchant.merchantId,
    name: shownText(merchant.name),
    status: merchant.status,
    mode,
    settlement_iban: inMode.settlementIban,
    webhook_url: inMode.webhookUrl,
    optional_events: inMode.optionalEvents,
    settlement_strategy: inMode.settlementStrategy,
    refund_authority: inMode.refundAuthority,
  };
};
