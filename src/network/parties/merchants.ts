import { and, eq, getTableColumns } from "drizzle-orm";
import { refuse } from "../../base/kernel/result.ts";
import { shownText } from "../../base/kernel/shown.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { isolateCache, type ReadOptions } from "../../base/platform/isolate-cache.ts";
import { noteLists } from "../../base/platform/list-databases.ts";
import {
  type MerchantRow,
  merchantSettings,
  merchants,
  type SettingsRow,
} from "../../base/platform/schema.ts";
import { readInForce } from "./administration.ts";
import { type SettlementStrategy, selectStrategies, strategiesOf } from "./settings.ts";

/** A merchant as one mode sees it. */
export interface MerchantRecord extends TradingMerchant, SettingsRow {
  name: string;
  /** The merchant's own, or else the operator's. */
  settlement_strategy: SettlementStrategy;
  brand: Brand;
}

/** How the pages that customers see present a merchant; null for what it does not have. */
export type Brand = Pick<
  MerchantRow,
  | "logo_url"
  | "logo"
  | "colour"
  | "legal_name"
  | "support_email"
  | "support_phone"
  | "support_url"
  | "terms_url"
  | "privacy_url"
  | "default_locale"
>;

const merchantCache = isolateCache<MerchantRecord | null>();

/** The merchant, or null if it is unknown or does not trade in this mode; at most 2 s old. */
export const readMerchant = (
  env: GatewayEnv,
  merchantId: string,
  mode: Mode,
  options?: ReadOptions,
): Promise<MerchantRecord | null> =>
  merchantCache.read(`${mode} ${merchantId}`, () => loadMerchant(env, merchantId, mode), options);

/** The refusal of a merchant that has no record in this mode. */
export const refuseMode = () =>
  refuse("FORBIDDEN", { message: "This merchant is not set up for this mode. Ask the operator." });

const loadMerchant = async (
  env: GatewayEnv,
  merchantId: string,
  mode: Mode,
): Promise<MerchantRecord | null> => {
  const [row] = await readInForce(env, (db, due) =>
    db
      .select({
        ...getTableColumns(merchantSettings),
        name: merchants.name,
        lists: merchants.lists,
        standing: { status: merchants.status, closed_at: merchants.closed_at },
        operators_strategy: selectStrategies,
        brand: {
          logo_url: merchants.logo_url,
          logo: merchants.logo,
          colour: merchants.colour,
          legal_name: merchants.legal_name,
          support_email: merchants.support_email,
          support_phone: merchants.support_phone,
          support_url: merchants.support_url,
          terms_url: merchants.terms_url,
          privacy_url: merchants.privacy_url,
          default_locale: merchants.default_locale,
        },
        due,
      })
      .from(merchantSettings)
      .innerJoin(merchants, eq(merchants.merchant_id, merchantSettings.merchant_id))
      .where(and(eq(merchantSettings.merchant_id, merchantId), eq(merchantSettings.mode, mode))),
  );
  if (!row) return null;
  const { due: _, standing, operators_strategy: operators, lists, ...merchant } = row;
  noteLists({ kind: "MERCHANT", id: merchantId }, lists);
  const strategy = merchant.settlement_strategy ?? strategiesOf(operators)[mode];
  return {
    ...merchant,
    status: merchantStanding(standing),
    finishes_before: finishesBefore(standing),
    settlement_strategy: strategy,
    name: shownText(merchant.name),
  };
};

/** What a merchant is open for (docs/decisions/162). */
export type MerchantStanding = "ACTIVE" | "SUSPENDED" | "CLOSED";

interface StoredStanding {
  status: "ACTIVE" | "SUSPENDED";
  /** Milliseconds since the epoch; null while it is open. */
  closed_at: number | null;
}

export const merchantStanding = ({ status, closed_at }: StoredStanding): MerchantStanding =>
  closed_at === null ? status : "CLOSED";

/** A merchant, as far as its payments depend on it. */
export interface TradingMerchant {
  status: MerchantStanding;
  /**
   * Of a closed merchant: payments that were created before this instant (milliseconds) may still
   * be approved. Null for every other, and if staff have suspended it besides.
   */
  finishes_before: number | null;
}

const finishesBefore = ({ status, closed_at }: StoredStanding): number | null =>
  status === "ACTIVE" ? closed_at : null;

/**
 * Whether a customer may approve a payment that was created at this time. What a closed merchant
 * has asked for before finishes, and that takes no longer than a payment is open.
 * @rule A3.6
 */
export const takesPayment = (
  { status, finishes_before }: TradingMerchant,
  createdAt: number,
): boolean => status === "ACTIVE" || (finishes_before !== null && createdAt < finishes_before);
