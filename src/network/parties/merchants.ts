import { and, eq } from "drizzle-orm";
import { shownText } from "../../base/kernel/shown.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { isolateCache, type ReadOptions } from "../../base/platform/isolate-cache.ts";
import { merchantSettings, merchants } from "../../base/platform/schema.ts";
import { finishesBefore, merchantStanding, type TradingMerchant } from "./merchant-standing.ts";
import { readInForce } from "./read-in-force.ts";
import { type SettlementStrategy, selectStrategies, strategiesOf } from "./settings.ts";

/** A merchant as one mode sees it. */
export interface MerchantRecord extends TradingMerchant {
  merchant_id: string;
  name: string;
  mode: Mode;
  settlement_iban: string;
  webhook_url: string | null;
  /** Where it is told that its endpoint fails or works again. */
  alert_url: string | null;
  /** The optional events that the merchant asked for. */
  optional_events: string[];
  /** The merchant's own, or else the operator's. */
  settlement_strategy: SettlementStrategy;
  /** Whether the bank of the settlement account has granted refunds from it. */
  refund_authority: boolean;
  brand: Brand;
}

/** How the pages that customers see present a merchant; null for what it does not have. */
export interface Brand {
  logo_url: string | null;
  /** As `#rrggbb`. */
  colour: string | null;
  support_email: string | null;
  support_url: string | null;
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
  const [row] = await readInForce(env, (db, due) =>
    db
      .select({
        merchant_id: merchants.merchantId,
        name: merchants.name,
        standing: { status: merchants.status, closedAt: merchants.closedAt },
        mode: merchantSettings.mode,
        settlement_iban: merchantSettings.settlementIban,
        webhook_url: merchantSettings.webhookUrl,
        alert_url: merchantSettings.alertUrl,
        optional_events: merchantSettings.optionalEvents,
        settlement_strategy: merchantSettings.settlementStrategy,
        operators_strategy: selectStrategies,
        refund_authority: merchantSettings.refundAuthority,
        brand: {
          logo_url: merchants.logoUrl,
          colour: merchants.colour,
          support_email: merchants.supportEmail,
          support_url: merchants.supportUrl,
        },
        due,
      })
      .from(merchantSettings)
      .innerJoin(merchants, eq(merchants.merchantId, merchantSettings.merchantId))
      .where(and(eq(merchantSettings.merchantId, merchantId), eq(merchantSettings.mode, mode))),
  );
  if (!row) return null;
  const { due: _, standing, operators_strategy: operators, ...merchant } = row;
  const strategy = merchant.settlement_strategy ?? strategiesOf(operators)[mode];
  return {
    ...merchant,
    ...{ status: merchantStanding(standing), finishes_before: finishesBefore(standing) },
    ...{ settlement_strategy: strategy, name: shownText(merchant.name) },
  };
};
