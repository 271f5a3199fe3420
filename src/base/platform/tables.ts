import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Columns that many tables of the operator's databases have. */
export const modeColumn = () => text("mode", { enum: ["test", "live"] }).notNull();
export const ownerKind = () => text("owner_kind", { enum: ["MERCHANT", "TPP"] }).notNull();
export const ownerId = () => text("owner_id").notNull();
export const createdAt = () => integer("created_at").notNull();
export const updatedAt = () => integer("updated_at").notNull();
/** The number of an owner's list database, given at its registration. It never changes. */
export const listsColumn = () => integer("lists").notNull();

/** What an OAuth client is held to. */
export const securityProfiles = ["STANDARD", "FAPI_2_0"] as const;

/** The permitted routes of money, and the table of figures over time. */
export const strategies = [
  "SAME_BANK_OR_NATIONAL_RAIL",
  "SAME_BANK_ONLY",
  "NATIONAL_RAIL_ONLY",
] as const;

/**
 * Figures of closed times (operators/totals/figures.ts): of all owners together by hour, of each
 * owner by day. Sweeps sum them from the rows of the objects created in the time and from the
 * endpoints' answers in it. A row is replaced until all its objects have ended.
 *
 * Each list database sums its own objects and its owners' endpoints. The hours of all endpoints are
 * in the operator's D1, because they are written in one batch with the place of their sweep.
 */
export const hourlyTotals = sqliteTable(
  "hourly_totals",
  {
    mode: modeColumn(),
    /** Empty in the row for all owners of the database together. */
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

export const standing = () => text("status", { enum: ["ACTIVE", "SUSPENDED"] }).notNull();
