import { eq } from "drizzle-orm";
import { now } from "./clock.ts";
import { database } from "./database.ts";
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
  const db = database(env);
  if (position === null) {
    await db.delete(settings).where(eq(settings.name, name));
    return;
  }
  const row = { name, value: position, updatedAt: now() };
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row });
};
