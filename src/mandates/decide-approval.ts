import { newEffect, withEffect } from "../aggregate/effects.ts";
import type { Fresh } from "../aggregate/state.ts";
import { periodAt } from "../kernel/calendar.ts";
import { ok, type Refusal, type Result, refuse } from "../kernel/result.ts";
import { dropChallenge } from "../sca/authorisation.ts";
import { type ScaOwner, stopAskingAboutPrompt } from "../sca/decide-challenge.ts";
import type { HandedOver } from "./charge-entry.ts";
import { indexAccount, tellBank } from "./mandate-effects.ts";
import { isOpen } from "./mandate-machine.ts";
import { move, mustMove } from "./mandate-moves.ts";
import type { MandateCommand, MandateRecord } from "./mandate-record.ts";
import { dateOf, noticeBefore, scheduleOf } from "./mandate-times.ts";

/**
 * The customer's half of a mandate: the payer, the challenge, the approval or the rejection. Each
 * function takes the record and one command, and returns the next record or a refusal. None does
 * I/O.
 */
type CommandOf<T extends MandateCommand["type"]> = Extract<MandateCommand, { type: T }>;
type Decision = Result<MandateRecord>;

const MAX_RESOLUTIONS = 10;

const closed = ({ status_reason }: MandateRecord): Refusal =>
  status_reason === "AUTHORISATION_TIMEOUT"
    ? refuse("SESSION_EXPIRED", {
        message: "The time to approve has passed. Nothing was approved. Start again.",
      })
    : refuse("INVALID_STATE");

/** Only the browser that named the payer may take further steps. @rule O6.11 */
const checkBrowser = ({ payer, browser_id }: MandateRecord, browserId: string): Result<null> => {
  if (payer === null) return refuse("PAYER_REQUIRED");
  return browser_id === browserId ? ok(null) : refuse("CONTINUED_ELSEWHERE");
};

/** A customer who names the payer continues in this browser, with a new challenge. */
export const decideNamePayer = (
  record: MandateRecord,
  { browser_id, payer, route, first_only }: CommandOf<"name_payer">,
): Decision => {
  const allowed = checkResolutions(record);
  if (!allowed.ok) return allowed;
  if (first_only && record.payer !== null) {
    return record.browser_id === browser_id ? ok(record) : refuse("CONTINUED_ELSEWHERE");
  }
  const sca = dropChallenge(record.sca);
  const resolutions = record.resolutions + 1;
  return ok({ ...stopAskingAboutPrompt(record), browser_id, payer, route, sca, resolutions });
};

/** The worker also checks this before any lookup. */
export const checkResolutions = (record: MandateRecord): Result<null> => {
  if (!isOpen(record.state)) return closed(record);
  return record.resolutions < MAX_RESOLUTIONS ? ok(null) : refuse("PAYER_CHANGE_LIMIT_REACHED");
};

/** Every resolution counts, also a failed guess. */
export const decideResolutionFailed = (record: MandateRecord): Decision =>
  checkResolutions(record).ok ? ok({ ...record, resolutions: record.resolutions + 1 }) : ok(record);

/**
 * The bank shows the start date, so the first challenge fixes it: an earlier challenge may still be
 * approved after a later one was lost.
 * @rule M1.4 M1.20
 */
export const fixStart = (record: MandateRecord, fresh: Fresh): MandateRecord =>
  record.start_date === null && isOpen(record.state)
    ? { ...record, start_date: record.terms.schedule.start_date ?? dateOf(record, fresh.now) }
    : record;

/** How the authorisation of a mandate changes the mandate. */
export const scaOwner: ScaOwner<MandateRecord> = {
  scaOf: ({ sca }) => sca,
  withSca: (record, sca) => ({ ...record, sca }),
  isOpen: ({ state }) => isOpen(state),
  closed,
  admit: checkBrowser,
  authModes: ({ payer }) => payer?.available_auth_methods ?? [],
  expiresAt: ({ authorise_by }) => authorise_by,
  onSca(record, { news, problem }, fresh) {
    if (news === "sent") return ok(record);
    return news === "failed"
      ? move({ ...record, status_reason: problem }, "sca_failed", fresh)
      : approve(record, fresh);
  },
  onLastCheckFailed: (record, problem, fresh) =>
    move({ ...record, status_reason: problem }, "last_check_failed", fresh),
};

/**
 * The customer has approved. A mandate that replaces another one waits until the other has ended,
 * so that both can never be charged at once.
 */
const approve = (record: MandateRecord, fresh: Fresh): Decision => {
  const { payer, route, sca, terms } = record;
  if (!payer || !route || !sca.challenge) return refuse("INVALID_STATE");
  const approved = { ...record, bank_reference: sca.challenge.token };
  if (terms.replaces === null) return ok(activate(approved, "approved", fresh));
  const waiting = move(approved, "approved_to_replace", fresh);
  if (!waiting.ok) return waiting;
  return ok(withEffect(waiting.value, newEffect("replace_mandate", "replace_mandate", fresh.now)));
};

const activate = (
  record: MandateRecord,
  trigger: "approved" | "replaced",
  fresh: Fresh,
): MandateRecord => {
  const running = periodAt(scheduleOf(record), dateOf(record, fresh.now))?.k ?? null;
  const isAutomatic = record.terms.collection === "AUTOMATIC";
  const active = {
    ...record,
    activated_at: fresh.now,
    notice_at: noticeBefore(record.terms, fresh.now),
    running,
    next_automatic: isAutomatic ? (running ?? 0) : null,
  };
  return indexAccount(tellBank(mustMove(active, trigger, fresh), fresh), fresh);
};

/**
 * The replaced mandate has ended. Its charges in its current period count in this mandate's current
 * period. If this mandate has not started, they count in its first period, unless that begins after
 * the other's period. If a third mandate has replaced the other one first, this mandate ends.
 * @rule M2.7
 */
export const takeReplaced = (
  record: MandateRecord,
  effectId: string,
  carried: HandedOver | null,
  fresh: Fresh,
): MandateRecord => {
  const ended = { ...record, effects: record.effects.filter(({ id }) => id !== effectId) };
  if (record.state !== "REPLACING") return ended;
  if (!carried)
    return mustMove({ ...ended, status_reason: "MANDATE_NOT_ACTIVE" }, "cancelled", fresh);
  const { amount, count, until } = carried;
  const active = activate(ended, "replaced", fresh);
  const { running, start_date } = active;
  const isOver = running === null && until !== null && start_date !== null && start_date > until;
  return isOver ? active : { ...active, carried: { amount, count, k: running ?? 0 } };
};

/**
 * The customer rejects the mandate. Possible once, and only in the browser that began to approve
 * it.
 */
export const decideReject = (
  record: MandateRecord,
  { browser_id }: CommandOf<"reject">,
  fresh: Fresh,
): Decision => {
  if (record.browser_id !== null && record.browser_id !== browser_id) {
    return refuse("CONTINUED_ELSEWHERE");
  }
  if (record.status_reason === "CUSTOMER_REJECTED") return ok(record);
  if (!isOpen(record.state)) return closed(record);
  const rejected = { ...record, browser_id, status_reason: "CUSTOMER_REJECTED" };
  return move(rejected, "customer_rejected", fresh);
};
