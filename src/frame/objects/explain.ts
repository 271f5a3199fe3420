import { type Problem, type ProblemCode, problemMessage } from "../../base/kernel/problems.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime } from "../../base/platform/clock.ts";
import type { Approver } from "../records/proposals.ts";
import { type Effect, isInFlight } from "./effects.ts";
import type { Fresh } from "./state.ts";
import type { TimelineEntry } from "./timeline.ts";

/**
 * The explanation of an object for staff (docs/decisions/117): the next automatic changes with
 * their times, and the actions that staff may take now. Whether an action is allowed is decided by
 * the same function that decides the action. Pure.
 */

/**
 * The view for staff. It contains the present instant in milliseconds, because views have no clock.
 */
export interface AdminView {
  view: "admin";
  now: number;
  /** The member of staff: some decisions depend on the role and the age of the key. */
  by: Approver;
}

/** A change that happens automatically, unless something else happens first. */
export interface NextChange {
  /** One of a fixed list of sentences. */
  what: string;
  /** ISO 8601. */
  at: string;
  /** The refund, attempt, charge or event that changes; null for the object itself. */
  about: string | null;
  /** Whether a call is under way. Then `at` is the end of its lease. */
  in_progress: boolean;
}

/** Whether staff may do something now, and why not. */
export interface AllowedAction {
  action: StaffAction;
  /** The movement that the action concerns; null for the object itself. */
  about: string | null;
  allowed: boolean;
  why: { code: ProblemCode; message: string } | null;
}

export const staffActions = [
  "ask",
  "cancel",
  "refund",
  "approve_refund",
  "redeliver",
  "resolve",
  "acknowledge",
  "revoke",
  "take_over_creditor",
] as const;

export type StaffAction = (typeof staffActions)[number];

/** A sentence for each kind of effect. Writing the object's own row needs none. */
const effectSentences: Readonly<Record<string, string>> = {
  execute: "The same instruction goes to the debtor's bank, which answers with its outcome.",
  ask_bank: "The debtor's bank is asked for the status of the movement.",
  ask_rail: "The rail is asked for its report on the movement.",
  notify_credit: "The creditor's bank is told of the credit.",
  ask_push: "The bank is asked what the customer did with the prompt.",
  publish: "The event goes to the webhook endpoint.",
  tell_mandate: "The mandate is told what became of the charge.",
  command_charge: "The charge is told what the mandate has decided.",
  replace_mandate: "The mandate that this one replaces is ended.",
  stop_replaced: "The mandate that this one has replaced begins no waiting charge any more.",
  leave_consent: "The consent learns that the mandate has ended.",
  notify_charge: "The bank is told of the announced charge.",
  notify_authorisation: "The bank is told of the present state.",
  index_account: "The customer's own page learns of the present state.",
  index_accounts: "The customer's own page learns of the present state.",
  list_accounts: "The bank is asked for the accounts that the customer can share.",
  end_orders: "The payment orders that wait for their customer are ended.",
  end_mandates: "The mandates of the consent are ended.",
  return_exemption: "The exemption from SCA is given back.",
};

/** The refund, attempt, charge or event that an effect concerns. */
const aboutEffect = (effect: Effect): string | null => {
  const { movement, charge_id, event } = effect as Effect & {
    movement?: string;
    charge_id?: string;
    event?: { event: string };
  };
  return movement || charge_id || event?.event || null;
};

/** The next change by each effect of an object. */
export const nextEffects = (effects: readonly Effect[], now: number): NextChange[] =>
  effects.flatMap((effect) => {
    const what = effectSentences[effect.kind];
    if (what === undefined) return [];
    const in_progress = isInFlight(effect, now);
    const at = isoTime(in_progress ? effect.held_until : Math.max(effect.due_at, now));
    return [{ what, at, about: aboutEffect(effect), in_progress }];
  });

/** A change caused by time alone; none if `at` is Infinity. */
export const nextByTime = (what: string, at: number, about: string | null = null): NextChange[] =>
  at === Number.POSITIVE_INFINITY ? [] : [{ what, at: isoTime(at), about, in_progress: false }];

/** The soonest first. */
export const inOrder = (changes: readonly NextChange[]): NextChange[] =>
  changes.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));

/**
 * Judges an action by its own decision and discards the outcome. An accepted action that would
 * change nothing is not offered.
 */
export const judged = <State>(
  action: StaffAction,
  about: string | null,
  before: State,
  decided: Result<State>,
): AllowedAction => {
  const isDone = decided.ok && decided.value === before;
  const refused = isDone ? doneAlready() : decided;
  return { action, about, allowed: refused.ok, why: refused.ok ? null : whyNot(refused.problem) };
};

const doneAlready = () =>
  refuse("INVALID_STATE", {
    message: "It has ended, or this is done already: nothing would change.",
  });

/**
 * Redelivery needs at least one event about the object; otherwise it is refused with INVALID_STATE.
 */
export const needEvents = <Event>(events: readonly Event[]): Result<readonly Event[]> =>
  events.length > 0
    ? ok(events)
    : refuse("INVALID_STATE", { message: "There is no event about it that could be sent again." });

/** The object knows its events, but not their owner's present address. */
export const allowedRedelivery = (timeline: readonly TimelineEntry[]): AllowedAction => {
  const noted = timeline.filter(({ kind }) => kind === "event");
  return judged<readonly TimelineEntry[] | null>("redeliver", null, null, needEvents(noted));
};

/** A refusal in the form for staff. */
export const whyNot = (problem: Problem) => ({
  code: problem.code,
  message: problemMessage(problem),
});

/** Placeholder names for a decision whose outcome is discarded. */
export const withoutNames = (now: number): Fresh => ({
  now,
  eventId: () => "",
  endToEndId: () => "",
  objectHex: () => "",
  originator: "",
  correlationId: "",
});

/** Newest last. */
export const timelineView = (timeline: readonly TimelineEntry[]) =>
  timeline.map(({ at, ...entry }) => ({ at: isoTime(at), ...entry }));
