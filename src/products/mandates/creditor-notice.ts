import { backOffMs, postponeEffect, withoutEffect } from "../../frame/objects/effects.ts";
import type { Fresh, Performed } from "../../frame/objects/state.ts";
import { isFinal } from "./mandate-machine.ts";
import type { MandateRecord } from "./mandate-record.ts";

/**
 * The bank's answers to the notices of a mandate. A charge waits while the bank has not
 * acknowledged a new creditor: the bank would refuse it for good, because the approval names
 * another payee.
 */

/** Back-off in seconds while a bank cannot be notified; the last value repeats. */
const tellSeconds = [5, 10, 20, 60, 300, 900, 3600] as const;

export const tellBackOffMs = (attempt: number): number => backOffMs(attempt, tellSeconds);

/**
 * An answer to an older notice is none to the newest: each change of the creditor has its own
 * notice. A waiting charge begins at once.
 */
export const takeAcknowledged = (
  record: MandateRecord,
  { id }: Performed,
  { now }: Fresh,
): MandateRecord => {
  if (!record.effects.some((effect) => effect.id === id)) return record;
  const told = withoutEffect(record, id);
  if (told.creditor_notice === "ACKNOWLEDGED") return told;
  const effects = told.effects.map((effect) =>
    effect.kind === "command_charge" ? { ...effect, due_at: Math.min(effect.due_at, now) } : effect,
  );
  return { ...told, creditor_notice: "ACKNOWLEDGED", effects };
};

/**
 * The bank refuses the notice. That of a new creditor is repeated, and staff see its refusal until
 * the bank accepts it. Any other is given up, because nothing waits for it.
 */
export const takeNotAcknowledged = (
  record: MandateRecord,
  { id, attempt }: Performed,
  { now }: Fresh,
): MandateRecord => {
  const newest = record.effects.some((effect) => effect.id === id && effect.attempt === attempt);
  if (!newest) return record;
  if (record.creditor_notice === "ACKNOWLEDGED" || isFinal(record.state)) {
    return withoutEffect(record, id);
  }
  const effects = postponeEffect(record.effects, id, now, tellBackOffMs(attempt));
  return { ...record, creditor_notice: "REFUSED", effects };
};
