import { inArray, type SQL, sql } from "drizzle-orm";
import type { Database, Statement } from "../../base/platform/database.ts";
import type { Mode } from "../../base/platform/env.ts";
import { settings } from "../../base/platform/schema.ts";

/** The permitted routes of money; a merchant may have its own. @rule P6.2 */
export const settlementStrategies = [
  "SAME_BANK_OR_NATIONAL_RAIL",
  "SAME_BANK_ONLY",
  "NATIONAL_RAIL_ONLY",
] as const;

export type SettlementStrategy = (typeof settlementStrategies)[number];

/** The operator's settings for the whole deployment: one row of D1 per member. */
export interface OperatorSettings {
  settlement_strategy: Record<Mode, SettlementStrategy>;
  /** Reported with each payment, never deducted; minor units of the payment's currency. */
  gateway_fee: Record<Mode, number>;
  /** How many days ahead a charge of a mandate is announced to the payer; 0 for not at all. */
  notice_days: Record<Mode, number>;
  /**
   * What staff may refund of a live payment without an approver; minor units of its currency.
   */
  staff_refund_limit: number;
}

/** The settings that are a number for each mode. */
export type NumberSetting = "gateway_fee" | "notice_days";

const DEFAULT_STRATEGY = "SAME_BANK_OR_NATIONAL_RAIL";

const defaults: OperatorSettings = {
  settlement_strategy: { test: DEFAULT_STRATEGY, live: DEFAULT_STRATEGY },
  gateway_fee: { test: 0, live: 0 },
  notice_days: { test: 0, live: 0 },
  staff_refund_limit: 0,
};

/**
 * The settings as one row, also while nothing is set: a reader without a row would have to ask
 * again whether a change is due. `more`: further columns.
 */
export const selectSettings = <More extends Record<string, SQL.Aliased>>(
  db: Database,
  more: More,
) => {
  const { name, value } = settings;
  const stored = sql<string>`json_group_object(${name}, json(${value}))`;
  return db
    .select({ stored, ...more })
    .from(settings)
    .where(inArray(name, Object.keys(defaults)));
};

/** The operator's strategies, as a column of a statement about something else. */
export const selectStrategies = sql<string | null>`(SELECT ${settings.value} FROM ${settings}
  WHERE ${settings.name} = 'settlement_strategy')`;

/** What that column holds. */
export const strategiesOf = (column: string | null): Record<Mode, SettlementStrategy> =>
  column === null ? defaults.settlement_strategy : JSON.parse(column);

export const settingsOf = ([row]: readonly { stored: string }[]): OperatorSettings => ({
  ...defaults,
  ...JSON.parse(row?.stored ?? "{}"),
});

export const writeSetting = <Name extends keyof OperatorSettings>(
  db: Database,
  name: Name,
  value: OperatorSettings[Name],
  at: number,
): Statement => {
  const row = { name, value, updatedAt: at };
  return db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row });
};
