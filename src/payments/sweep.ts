import { and, eq, lt } from "drizzle-orm";
import { parseId } from "../kernel/ids.ts";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { payments } from "../platform/schema.ts";
import { SESSION_PREFIXES, sessionStub } from "./session-address.ts";

/**
 * Longer than a session lives: whoever is still open then is either paying or has lost its alarm.
 */
const OPEN_TOO_LONG_MS = 16 * 60_000;
const SWEEP_LIMIT = 100;

/**
 * Pokes sessions that have been open for too long. Looking is enough: it expires what is over and
 * sets an alarm that was lost again.
 */
export const sweepOpenSessions = async (env: GatewayEnv): Promise<void> => {
  const stuck = await database(env)
    .select({ paymentId: payments.paymentId })
    .from(payments)
    .where(and(eq(payments.status, "OPEN"), lt(payments.createdAt, now() - OPEN_TOO_LONG_MS)))
    .orderBy(payments.createdAt)
    .limit(SWEEP_LIMIT);
  await Promise.allSettled(
    stuck.map(({ paymentId }) =>
      sessionStub(env, parseId(SESSION_PREFIXES, paymentId) ?? "")?.peek(),
    ),
  );
};
