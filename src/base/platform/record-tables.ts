import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { mode, ownerId, updatedAt } from "./columns.ts";

/** The tables of past values: versions of the settlement strategy, and figures over time. */
export const strategies = [
  "SAME_BANK_OR_NATIONAL_RAIL",
  "SAME_BANK_ONLY",
  "NATIONAL_RAIL_ONLY",
] as const;

/**
 * The operator's settlement strategies of each mode, one row per version, so the time of a
 * payment's decision tells which strategy applied. Written in the batch that changes the setting. A
 * live version is first a proposal: it has no number and no time until it is in force.
 */
export const strategyVersions = sqliteTable(
  "strategy_versions",
  {
    /** A live version has the id of its proposal. */
    versionId: text("version_id").primaryKey(),
    mode: mode(),
    /** Counts from 1 in each mode. */
    version: integer("version"),
    strategy: text("strategy", { enum: strategies }).notNull(),
    reason: text("reason"),
    /** The admin key that set or proposed it. */
    setBy: text("set_by").notNull(),
    approvedBy: text("approved_by"),
    inForceAt: integer("in_force_at"),
  },
  (table) => [
    uniqueIndex("strategy_versions_number").on(table.mode, table.version),
    index("strategy_versions_created")
      .on(table.inForceAt, table.versionId)
      .where(sql`in_force_at IS NOT NULL`),
  ],
);

/**
 * Figures of closed times (operators/totals/figures.ts): of all owners together by hour, of each
 * owner by day. Sweeps sum them from the rows of the objects created in the time and from the
 * endpoints' answers in it. A row is replaced until all its objects have ended.
 */
export const hourlyTotals = sqliteTable(
  "hourly_totals",
  {
    mode: mode(),
    /** Empty in the row for all owners together. */
    ownerId: ownerId(),
    /** When the hour began, or the owner's day in UTC. */
    hour: integer("hour").notNull(),
    part: text("part", { enum: ["OBJECTS", "WEBHOOKS"] }).notNull(),
    figures: text("figures", { mode: "json" }).$type<Figures>().notNull(),
    /** How many of its objects are open. Unless it is 0, the time is summed again. */
    open: integer("open").notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.mode, table.ownerId, table.hour, table.part] }),
    index("hourly_totals_hour").on(table.hour),
    index("hourly_totals_open").on(table.updatedAt, table.hour).where(sql`open > 0`),
  ],
);

/** Counts and sums by name, nested. */
export interface Figures {
  [name: string]: number | Figures;
}
