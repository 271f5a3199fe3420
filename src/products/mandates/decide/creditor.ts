import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import {
  backOffMs,
  postponeEffect,
  withoutEffect,
  withProjection,
} from "../../../frame/objects/effects.ts";
import type { Fresh, Performed } from "../../../frame/objects/state.ts";
import { judgeStatement } from "../../../frame/records/proposals.ts";
import { isFinalMandate, isInForce } from "../mandate-machine.ts";
import type { MandateCommand, MandateRecord } from "../mandate-record.ts";
import { tellBank } from "./effects.ts";

type TakeOver = Extract<MandateCommand, { type: "take_over_creditor" }>;

/**
 * The operator changes the merchant's account that is credited, and the payer's bank is told. In
 * live mode an operator's call is a proposal, and the same call by an approver decides
 * (records/proposals.ts). The account itself was changed by two people and after a delay. The row
 * of what waits for an approver is projected.
 * @rule M3.15
 */
export const decideTakeOverCreditor = (
  record: MandateRecord,
  { route, by }: TakeOver,
  fresh: Fresh,
): Result<MandateRecord> => {
  if (!isInForce(record.state)) return refuse("INVALID_STATE");
  const { iban } = route.creditor;
  if (record.route?.creditor.iban === iban) return ok(record);
  const proposal = record.creditor_proposal?.iban === iban ? record.creditor_proposal : null;
  const known = proposal && { proposer: proposal.proposed_by, at: proposal.proposed_at };
  const judged = judgeStatement(by, known, {
    isLive: record.terms.mode === "live",
    unproposed: "Nobody has proposed this account. An approver's key can only approve one.",
  });
  if (!judged.ok) return judged;
  if (judged.value === "DECIDES") return ok(credit(record, route, fresh));
  if (judged.value === "REPEATS") return ok(record);
  const proposed = { iban, proposed_by: by.keyId, proposed_at: fresh.now };
  return ok(withProjection({ ...record, creditor_proposal: proposed }, fresh.now));
};

/** Charges wait until the bank has acknowledged it (`takeAcknowledged`). */
const credit = (record: MandateRecord, route: TakeOver["route"], fresh: Fresh): MandateRecord =>
  withProjection(
    tellBank({ ...record, route, creditor_proposal: null, creditor_notice: "PENDING" }, fresh),
    fresh.now,
  );

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
  if (record.creditor_notice === "ACKNOWLEDGED" || isFinalMandate(record.state)) {
    return withoutEffect(record, id);
  }
  const effects = postponeEffect(record.effects, id, now, tellBackOffMs(attempt));
  return { ...record, creditor_notice: "REFUSED", effects };
};
