import { boundedMap } from "../../base/platform/bounded-map.ts";
import { now } from "../../base/platform/clock.ts";
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
