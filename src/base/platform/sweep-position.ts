import { eq } from "drizzle-orm";
import { now } from "./clock.ts";
import { type Database, database } from "./database.ts";
import type { GatewayEnv } from "./env.ts";
import { settings } from "./schema.ts";

/**
 * Where the last run of a sweep stopped, stored in `settings` under the sweep's name. The next run
 * continues there, so stuck rows do not starve the others. Null starts from the beginning.
 */
export const readPosition = async <Position>(
  env: GatewayEnv,
  name: string,
): Promise<Position | null> => {
  const row = await database(env).select().from(settings).where(eq(settings.name, name)).get();
  return (row?.value as Position | null | undefined) ?? null;
};

export const keepPosition = async (
  env: GatewayEnv,
  name: string,
  position: readonly unknown[] | null,
): Promise<void> => {
  await positionStatement(database(env), name, position);
};

/** The statement of it, for a batch with what the position stands for. */
export const positionStatement = (
  db: Database,
  name: string,
  position: readonly unknown[] | null,
) => {
  if (position === null) return db.delete(settings).where(eq(settings.name, name));
  const row = { name, value: position, updatedAt: now() };
  return db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row });
};
