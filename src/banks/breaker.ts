import { now } from "../platform/clock.ts";

/**
 * A breaker per bank, in the isolate and advisory: it spares customers a wait that is bound to
 * fail. Safety never depends on it; that comes from end_to_end_id.
 */
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;

interface Breaker {
  failures: number;
  openUntil: number;
}

const breakers = new Map<string, Breaker>();

/** Whether calls to this bank are held back at the moment. */
export const isBreakerOpen = (bankId: string): boolean =>
  (breakers.get(bankId)?.openUntil ?? 0) > now();

/** After the pause one failure is enough to open the breaker again: the first call is the probe. */
export const recordBankCall = (bankId: string, reached: boolean): void => {
  if (reached) {
    breakers.delete(bankId);
    return;
  }
  const breaker = breakers.get(bankId) ?? { failures: 0, openUntil: 0 };
  breaker.failures += 1;
  if (breaker.failures >= FAILURES_TO_OPEN) breaker.openUntil = now() + OPEN_MS;
  breakers.set(bankId, breaker);
};
