import { stopAskingAboutPrompt } from "../../../approvals/prompt-questions.ts";
import { certain, findMove } from "../../../base/kernel/machine.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import {
  newEffect,
  withEffect,
  withoutEffect,
  withProjection,
} from "../../../frame/objects/effects.ts";
import type { Fresh } from "../../../frame/objects/state.ts";
import {
  isFinalMandate,
  isOpenMandate,
  type MandateTrigger,
  mandateMoves,
} from "../mandate-machine.ts";
import type { MandateRecord } from "../mandate-record.ts";
import { cancelScheduled, unfinishedOf } from "./charge-moves.ts";
import { indexAccount, leaveConsent, publish, tellBank } from "./effects.ts";

/** Makes a move of the table, with every effect that the move requires. */
export const moveMandate = (
  record: MandateRecord,
  trigger: MandateTrigger,
  fresh: Fresh,
): Result<MandateRecord> => {
  const found = findMove(mandateMoves, record.state, trigger);
  if (!found) return refuse("INVALID_STATE");
  const { to, emits } = found;
  const entered = to === record.state ? record : enter({ ...record, state: to }, fresh);
  const told = emits ? publish(entered, emits, fresh) : entered;
  return ok(isFinalMandate(to) ? cancelScheduled(told, fresh) : told);
};

/** The record in a new state. */
const enter = (record: MandateRecord, fresh: Fresh): MandateRecord => {
  const { state } = record;
  const ended = isFinalMandate(state)
    ? { ended_at: fresh.now, resume_on: null, notice_at: null, next_automatic: null }
    : {};
  const entered = withProjection({ ...record, updated_at: fresh.now, ...ended }, fresh.now);
  const quiet = isOpenMandate(state) ? entered : stopAskingAboutPrompt(entered);
  const isCancelled = state === "CANCELLED" && record.cancelled_by !== "REPLACED";
  const asked = withoutReplacing(isCancelled ? stopWaiting(quiet, fresh) : quiet);
  if (record.bank_reference === null) return asked;
  return isFinalMandate(state) ? tellEnd(indexAccount(asked, fresh), fresh) : asked;
};

/** Takes back the end of the mandate that this one was to replace. @rule M2.8 */
const withoutReplacing = (record: MandateRecord): MandateRecord =>
  isFinalMandate(record.state) ? withoutEffect(record, "replace_mandate") : record;

/**
 * No attempt begins any more that has not left, also not in the mandate that this one replaced. A
 * replaced mandate is not stopped at first, because its amount counts in the newer one. If the call
 * that replaces it is under way, it is stopped after that: before, it would not know who asks.
 * @rule M3.5
 */
export const stopWaiting = (record: MandateRecord, fresh: Fresh): MandateRecord => {
  if (record.is_stopped) return record;
  const stopped = { ...record, is_stopped: true };
  if (!hasReplaced(record)) return stopped;
  const replacing = record.effects.find(({ kind }) => kind === "replace_mandate");
  const dueAt = Math.max(fresh.now, replacing?.held_until ?? 0);
  return withEffect(stopped, newEffect("stop_replaced", "stop_replaced", dueAt));
};

const hasReplaced = ({ terms, bank_reference }: MandateRecord): boolean =>
  terms.replaces !== null && bank_reference !== null;

/**
 * Tells bank and consent of the end. A charge in flight finishes first: the bank would refuse it
 * once it knows. A bank that ended the mandate itself is told all the same, and knows it.
 * @rule M3.5
 */
export const tellEnd = (record: MandateRecord, fresh: Fresh): MandateRecord =>
  unfinishedOf(record)?.stage === "BEGUN" ? record : leaveConsent(tellBank(record, fresh), fresh);

/** Makes a move that the table must contain in this state. */
export const mustMoveMandate = certain(moveMandate);

/** The same for a mandate that has ended: it changes only if something can still wait. */
export const stopWhatWaits = (record: MandateRecord, fresh: Fresh): MandateRecord =>
  unfinishedOf(record) || hasReplaced(record) ? stopWaiting(record, fresh) : record;
