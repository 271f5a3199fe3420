import { and, eq, type SQL, sql } from "drizzle-orm";
import { inBackground } from "../../base/platform/background.ts";
import { now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { bankBreakers } from "../../base/platform/schema.ts";
import type { BreakerChange } from "./breaker.ts";
import type { BankOperation } from "./contract.ts";

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
  inBackground("note of a breaker", write(env, bankId, operation, now()));
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
