import { waitUntil } from "cloudflare:workers";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { boundedMap } from "../../base/platform/isolate-cache.ts";
import { logFault } from "../../base/platform/log.ts";
import { bankBreakers } from "../../base/platform/schema.ts";
import type { BankOperation } from "./contract.ts";

/**
 * A circuit breaker per bank and operation. It lives in the isolate and is advisory: it saves
 * customers a wait that would probably fail. Safety never depends on it; end_to_end_id provides
 * that.
 *
 * Operations are separate because a bank serves them from different systems. A slow account lookup
 * or a failing text message service says nothing about booking a payment, and an instruction with
 * an unknown outcome is no reason to stop asking for its status.
 * @rule B1.8
 */
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;

interface Breaker {
  failures: number;
  openUntil: number;
}

const breakers = boundedMap<string, Breaker>(10_000);

const nameOf = (bankId: string, operation: BankOperation): string => `${bankId} ${operation}`;

/** Whether the breaker now stops calls of this operation to this bank. */
export const isBreakerOpen = (bankId: string, operation: BankOperation): boolean =>
  (breakers.get(nameOf(bankId, operation))?.openUntil ?? 0) > now();

/** How a call changed its breaker. */
export type BreakerChange = "opened" | "closed";

/**
 * Counts a call, and returns how it changed the breaker. After the pause one failure opens it
 * again: the first call is the probe.
 */
export const recordBankCall = (
  bankId: string,
  operation: BankOperation,
  reached: boolean,
): BreakerChange | null => {
  const name = nameOf(bankId, operation);
  const breaker = breakers.get(name) ?? { failures: 0, openUntil: 0 };
  const wasOpened = breaker.openUntil > 0;
  if (reached) {
    breakers.delete(name);
    return wasOpened ? "closed" : null;
  }
  breaker.failures += 1;
  const opens = breaker.failures >= FAILURES_TO_OPEN;
  const isNews = opens && breaker.openUntil <= now();
  if (opens) breaker.openUntil = now() + OPEN_MS;
  breakers.set(name, breaker);
  return isNews ? "opened" : null;
};

/**
 * The breakers that staff see. Each isolate has its own and notes when it opens or closes, which is
 * rare. An isolate may end before it closes its breaker, so one that no isolate has opened for ten
 * minutes counts as closed.
 */
const OPEN_FOR_MS = 10 * 60_000;

/** Writes the change after the answer. If the write is lost, staff see the next change. */
export const noteBreaker = (
  env: GatewayEnv,
  bankId: string,
  operation: BankOperation,
  change: BreakerChange,
): void => {
  const write = change === "opened" ? writeOpened : writeClosed;
  inBackground(write(env, bankId, operation, now()));
};

const { bankId: ofBank, operation: ofOperation, since, openedAt, closedAt } = bankBreakers;

const writeOpened = async (env: GatewayEnv, bankId: string, operation: string, at: number) => {
  const isSameTrouble = sql`${closedAt} IS NULL AND ${openedAt} > ${at - OPEN_FOR_MS}`;
  await database(env)
    .insert(bankBreakers)
    .values({ bankId, operation, since: at, openedAt: at })
    .onConflictDoUpdate({
      target: [ofBank, ofOperation],
      set: {
        since: sql`CASE WHEN ${isSameTrouble} THEN ${since} ELSE ${at} END`,
        openedAt: at,
        closedAt: null,
      },
    })
    .run();
};

const writeClosed = async (env: GatewayEnv, bankId: string, operation: string, at: number) =>
  database(env)
    .update(bankBreakers)
    .set({ closedAt: at })
    .where(and(eq(ofBank, bankId), eq(ofOperation, operation)))
    .run();

/** An open breaker of a bank. Times are milliseconds since the epoch. */
export interface OpenBreaker {
  operation: string;
  since: number;
  opened_at: number;
}

/** A bank's open breakers in JSON, as a column of a statement about banks. */
export const selectOpenBreakers = (): SQL<string> => sql<string>`(
  SELECT json_group_array(json_object(
    'operation', operation, 'since', since, 'opened_at', opened_at))
  FROM bank_breakers AS breakers
  WHERE breakers.bank_id = banks.bank_id AND closed_at IS NULL
    AND opened_at > ${now() - OPEN_FOR_MS})`;

/** Whether the bank has one, as a column of a statement about banks. */
export const hasOpenBreaker = (): SQL<number> => sql<number>`EXISTS (
  SELECT 1 FROM bank_breakers AS breakers
  WHERE breakers.bank_id = banks.bank_id AND closed_at IS NULL
    AND opened_at > ${now() - OPEN_FOR_MS})`;

/** The operations of open breakers, one row for each bank. */
export const selectOpenOperations = (env: GatewayEnv, most: number) =>
  database(env)
    .select({ operation: ofOperation })
    .from(bankBreakers)
    .where(sql`closed_at IS NULL AND ${openedAt} > ${now() - OPEN_FOR_MS}`)
    .limit(most);

/** Lets work continue after the answer, in code that has no request. Logs a fault. */
const inBackground = (work: Promise<unknown>): void =>
  waitUntil(work.catch((error) => logFault("note of a breaker failed", error)));
