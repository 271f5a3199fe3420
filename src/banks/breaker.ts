import { now } from "../platform/clock.ts";
import type { BankOperation } from "./contract.ts";

/**
 * A breaker per bank and operation, in the isolate and advisory: it spares customers a wait that is
 * bound to fail. Safety never depends on it; that comes from end_to_end_id.
 *
 * Operations are kept apart because a bank answers them from different systems: a directory of
 * accounts that is slow, or a text message service that is away, says nothing about whether a
 * payment would be booked, and an instruction whose outcome is unknown is no reason not to ask
 * for it.
 */
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;

interface Breaker {
  failures: number;
  openUntil: number;
}

const breakers = new Map<string, Breaker>();

const nameOf = (bankId: string, operation: BankOperation): string => `${bankId} ${operation}`;

/** Whether calls of this operation to this bank are held back at the moment. */
export const isBreakerOpen = (bankId: string, operation: BankOperation): boolean =>
  (breakers.get(nameOf(bankId, operation))?.openUntil ?? 0) > now();

/** After the pause one failure is enough to open the breaker again: the first call is the probe. */
export const recordBankCall = (
  bankId: string,
  operation: BankOperation,
  reached: boolean,
): void => {
  const name = nameOf(bankId, operation);
  if (reached) {
    breakers.delete(name);
    return;
  }
  const breaker = breakers.get(name) ?? { failures: 0, openUntil: 0 };
  breaker.failures += 1;
  if (breaker.failures >= FAILURES_TO_OPEN) breaker.openUntil = now() + OPEN_MS;
  breakers.set(name, breaker);
};
