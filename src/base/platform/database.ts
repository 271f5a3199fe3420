import type { BatchItem } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

/** One statement of a batch. */
export type Statement = BatchItem<"sqlite">;

/**
 * The operator's D1. Changes that belong together go into one atomic `batch`; D1 has no interactive
 * transactions.
 */
export const database = (env: { DB: D1Database }): Database => drizzle(env.DB);
