import { and, eq, ne } from "drizzle-orm";
import { decryptSecret } from "../platform/crypto.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { isolateCache, type ReadOptions } from "../platform/isolate-cache.ts";
import { SEALED_SIGNING_SECRET } from "../platform/keys.ts";
import { keys, merchantSettings, merchants } from "../platform/schema.ts";
import type { SettlementStrategy } from "./settings.ts";

/** A merchant as one mode sees it. */
export interface MerchantRecord {
  merchant_id: string;
  name: string;
  status: "ACTIVE" | "SUSPENDED";
  mode: Mode;
  settlement_iban: string;
  webhook_url: string | null;
  /** Events beyond the usual ones that the registered endpoint asked for. */
  optional_events: string[];
  /** Null where the operator's strategy holds. */
  settlement_strategy: SettlementStrategy | null;
  /** Whether the bank of the settlement account has granted refunds from it. */
  refund_authority: boolean;
}

/** The secrets that sign a merchant's events: receivers may hold any of `all` while they rotate. */
export interface SigningSecrets {
  promoted: string;
  /** The promoted one first. */
  all: string[];
}

const merchantCache = isolateCache<MerchantRecord | null>();
const secretCache = isolateCache<SigningSecrets | null>();

/** The merchant, or null when it is unknown or does not trade in this mode. */
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
    name: merchant.name,
    status: merchant.status,
    mode,
    settlement_iban: inMode.settlementIban,
    webhook_url: inMode.webhookUrl,
    optional_events: inMode.optionalEvents,
    settlement_strategy: inMode.settlementStrategy,
    refund_authority: inMode.refundAuthority,
  };
};

/** The signing secrets that are not retired, or null when none is promoted. */
export const readSigningSecrets = (
  env: GatewayEnv,
  merchantId: string,
  mode: Mode,
  options?: ReadOptions,
): Promise<SigningSecrets | null> =>
  secretCache.read(`${mode} ${merchantId}`, () => loadSecrets(env, merchantId, mode), options);

const loadSecrets = async (
  env: GatewayEnv,
  merchantId: string,
  mode: Mode,
): Promise<SigningSecrets | null> => {
  const rows = await database(env)
    .select()
    .from(keys)
    .where(
      and(
        eq(keys.ownerId, merchantId),
        eq(keys.mode, mode),
        eq(keys.kind, "SIGNING"),
        ne(keys.status, "RETIRED"),
      ),
    );
  const rank = (row: { status: string }) => (row.status === "ACTIVE" ? 0 : 1);
  rows.sort((a, b) => rank(a) - rank(b) || b.createdAt - a.createdAt);
  const secrets = await Promise.all(
    rows.map((row) =>
      decryptSecret(env.MASTER_KEY, SEALED_SIGNING_SECRET, row.keyId, row.sealed ?? ""),
    ),
  );
  const [promoted] = secrets;
  return rows[0]?.status === "ACTIVE" && promoted ? { promoted, all: secrets } : null;
};
