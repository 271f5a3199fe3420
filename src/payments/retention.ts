import { and, asc, eq, lt, sql } from "drizzle-orm";
import { parseId } from "../kernel/ids.ts";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { merchantSettings, payments, reconciliation, settings } from "../platform/schema.ts";
import { SESSION_PREFIXES, sessionStub } from "./session-address.ts";

/**
 * Payments are kept for thirteen months and a little more: as long as a payer may dispute one
 * [PSD2 Art. 71]. Then the object keeps its tombstone, and the lists forget.
 */
const RETENTION_MS = 400 * 24 * 3600_000;

/** What one run does at the most; the next goes on with the merchants behind. */
const MERCHANTS_PER_RUN = 20;
const PAYMENTS_PER_MERCHANT = 50;

/** The merchant that was swept last, in `settings`. */
const POSITION = "retention_position";

export const sweepRetention = async (env: GatewayEnv): Promise<void> => {
  const db = database(env);
  const kept = await db.select().from(settings).where(eq(settings.name, POSITION)).get();
  const [merchantId = "", mode = ""] = (kept?.value as string[] | undefined) ?? [];
  const page = await db
    .select({ merchantId: merchantSettings.merchantId, mode: merchantSettings.mode })
    .from(merchantSettings)
    .where(
      sql`(${merchantSettings.merchantId}, ${merchantSettings.mode}) > (${merchantId}, ${mode})`,
    )
    .orderBy(asc(merchantSettings.merchantId), asc(merchantSettings.mode))
    .limit(MERCHANTS_PER_RUN);
  for (const merchant of page) await forgetOld(env, merchant);
  const last = page.length < MERCHANTS_PER_RUN ? undefined : page.at(-1);
  const value = last ? [last.merchantId, last.mode] : [];
  const row = { name: POSITION, value, updatedAt: now() };
  if (kept || last) {
    await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row });
  }
};

interface MerchantInMode {
  merchantId: string;
  mode: Mode;
}

/** A payment that still has work to do stays, with its row; the next round asks it again. */
const forgetOld = async (env: GatewayEnv, { merchantId, mode }: MerchantInMode): Promise<void> => {
  const db = database(env);
  const before = now() - RETENTION_MS;
  const old = await db
    .select({ createdAt: payments.createdAt, paymentId: payments.paymentId })
    .from(payments)
    .where(
      and(
        eq(payments.merchantId, merchantId),
        eq(payments.mode, mode),
        lt(payments.createdAt, before),
        // The others are in the sweep's care, and would stand in the way of those behind them.
        eq(payments.unfinished, false),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.paymentId))
    .limit(PAYMENTS_PER_MERCHANT);
  for (const { createdAt, paymentId } of old) {
    const stub = sessionStub(env, parseId(SESSION_PREFIXES, paymentId) ?? "");
    if (stub && !(await stub.retire())) continue;
    const row = and(
      eq(payments.merchantId, merchantId),
      eq(payments.mode, mode),
      eq(payments.createdAt, createdAt),
      eq(payments.paymentId, paymentId),
    );
    await db.batch([
      db.delete(payments).where(row),
      db.delete(reconciliation).where(eq(reconciliation.paymentId, paymentId)),
    ]);
  }
};
