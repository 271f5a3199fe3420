import { eq } from "drizzle-orm";
import { now } from "./clock.ts";
import { database } from "./database.ts";
import type { GatewayEnv } from "./env.ts";
import { settings } from "./schema.ts";

/**
 * Where a sweep's last run stopped, by the sweep's name in `settings`, so that the next run goes on
 * behind it and nobody is starved by others that stay stuck. Null: it begins anew.
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
