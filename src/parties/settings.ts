import { inArray } from "drizzle-orm";
import { database } from "../platform/database.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { isolateCache, type ReadOptions } from "../platform/isolate-cache.ts";
import { settings } from "../platform/schema.ts";

/**
 * The permitted routes of money (contract/payments.md § Bank interface); a merchant may have its
 * own.
 */
export const settlementStrategies = [
  "SAME_BANK_OR_NATIONAL_RAIL",
  "SAME_BANK_ONLY",
  "NATIONAL_RAIL_ONLY",
] as const;

export type SettlementStrategy = (typeof settlementStrategies)[number];

/** The operator's settings for the whole deployment: one row of D1 per member. */
export interface OperatorSettings {
  settlement_strategy: SettlementStrategy;
  /** Reported with each payment, never deducted; minor units of the payment's currency. */
  gateway_fee: Record<Mode, number>;
}

const defaults: OperatorSettings = {
  settlement_strategy: "SAME_BANK_OR_NATIONAL_RAIL",
  gateway_fee: { test: 0, live: 0 },
};

const settingsCache = isolateCache<OperatorSettings>();

/** The settings, at most 2 s old. */
export const readSettings = (env: GatewayEnv, options?: ReadOptions): Promise<OperatorSettings> =>
  settingsCache.read(
    "settings",
    async () => {
      const rows = await database(env)
        .select()
        .from(settings)
        .where(inArray(settings.name, Object.keys(defaults)));
      return { ...defaults, ...Object.fromEntries(rows.map((row) => [row.name, row.value])) };
    },
    options,
  );
