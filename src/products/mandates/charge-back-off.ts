import { backOffMs, type Effect } from "../../frame/objects/effects.ts";
import type { MandateRecord } from "./mandate-record.ts";
import { hash32 } from "./mandate-times.ts";

/**
 * How long the command of a charge waits for its next attempt. Mandates that are due at once may be
 * too many for the database or a bank: then their checks take longer than they are valid, and
 * repeating them soon would keep them too many. So the waits grow, and each charge has its own.
 */

/** In seconds; the last value repeats. The charge has the whole day. */
const chargeSeconds = [5, 10, 20, 60, 120, 300, 600] as const;

/** Between half of the wait and one and a half. */
export const chargeBackOffMs = ({ id, attempt }: Pick<Effect, "id" | "attempt">): number =>
  Math.round(backOffMs(attempt, chargeSeconds) * (0.5 + hash32(`${id}.${attempt}`) / 2 ** 32));

/**
 * A worker may be slower than its lease. No other begins before the back-off after it, so a slow
 * worker is heard, and slowness does not start more work.
 */
export const restAfterLease = (record: MandateRecord, claimed: Effect): MandateRecord => ({
  ...record,
  effects: record.effects.map((effect) =>
    effect.id === claimed.id && effect.kind === "command_charge"
      ? { ...effect, due_at: claimed.held_until + chargeBackOffMs(claimed) }
      : effect,
  ),
});
