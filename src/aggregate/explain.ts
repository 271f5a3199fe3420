import type { Approver } from "../admin/approvals.ts";
import { type Problem, type ProblemCode, problemMessage } from "../kernel/problems.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { isoTime } from "../platform/clock.ts";
import { type Effect, isInFlight } from "./effects.ts";
import type { Fresh } from "./state.ts";
import type { TimelineEntry } from "./timeline.ts";

/**
 * How an object explains itself to staff (docs/decisions/117): what happens by itself and when, and
 * what they may do now. What is allowed is decided by the decision that the action itself takes.
 * Pure.
 */

/** The view for staff. Views know no clock, so it brings the instant; in milliseconds. */
export interface AdminView {
  view: "admin";
  now: number;
  /** Who looks: some decisions depend on the role and the age of the key. */
  by: Approver;
}

/** A change that comes by itself, unless something happens before. */
export interface NextChange {
  /** A sentence of a fixed list. */
  what: string;
  /** ISO 8601. */
  at: string;
  /** The refund, attempt, charge or event that it is about; null for the object itself. */
  about: string | null;
  /** Whether a call is under way. Then `at` is the end of its lease. */
  in_progress: boolean;
}

/** Whether staff may do something now, and why not. */
export interface AllowedAction {
  action: StaffAction;
  /** The movement that it is about; null for the object itself. */
  about: string | null;
  allowed: boolean;
  why: { code: ProblemCode; message: string } | null;
}

export const staffActions = [
  "ask",
  "cancel",
  "refund",
  "redeliver",
  "resolve",
  "acknowledge",
  "revoke",
  "take_over_creditor",
] as const;

export type StaffAction = (typeof staffActions)[number];

/** What each kind of effect does. Writing the object's own row is not worth a sentence. */
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
  tell_successor: "The mandate that has replaced this one is told to count more.",
  notify_charge: "The bank is told of the announced charge.",
  notify_authorisation: "The bank is told of the present state.",
  index_account: "The customer's own page learns of the present state.",
  index_accounts: "The customer's own page learns of the present state.",
  list_accounts: "The bank is asked for the accounts that the customer can share.",
  end_orders: "The payment orders that wait for their customer are ended.",
  end_mandates: "The mandates of the consent are ended.",
  return_exemption: "The exemption from SCA is given back.",
};

/** The refund, attempt, charge or event that an effect is about. */
const aboutEffect = (effect: Effect): string | null => {
  const { movement, charge_id, event } = effect as Effect & {
    movement?: string;
    charge_id?: string;
    event?: { event: string };
  };
  return movement || charge_id || event?.event || null;
};

/** What the effects of an object do next. */
export const nextEffects = (effects: readonly Effect[], now: number): NextChange[] =>
  effects.flatMap((effect) => {
    const what = effectSentences[effect.kind];
    if (what === undefined) return [];
    const in_progress = isInFlight(effect, now);
    const at = isoTime(in_progress ? effect.held_until : Math.max(effect.due_at, now));
    return [{ what, at, about: aboutEffect(effect), in_progress }];
  });

/** A change by time alone; none at Infinity. */
export const nextByTime = (what: string, at: number, about: string | null = null): NextChange[] =>
  at === Number.POSITIVE_INFINITY ? [] : [{ what, at: isoTime(at), about, in_progress: false }];

/** The soonest first. */
export const inOrder = (changes: readonly NextChange[]): NextChange[] =>
  changes.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));

/**
 * An action by its own decision, made without effect: its outcome is thrown away. An accepted one
 * that changes nothing is not offered.
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

/** Sending the events about an object again needs one. INVALID_STATE without. */
export const needEvents = <Event>(events: readonly Event[]): Result<readonly Event[]> =>
  events.length > 0
    ? ok(events)
    : refuse("INVALID_STATE", { message: "There is no event about it that could be sent again." });

/** The object knows its events, but not where its owner wants them now. */
export const allowedRedelivery = (timeline: readonly TimelineEntry[]): AllowedAction => {
  const noted = timeline.filter(({ kind }) => kind === "event");
  return judged<readonly TimelineEntry[] | null>("redeliver", null, null, needEvents(noted));
};

/** A refusal as staff read it. */
export const whyNot = (problem: Problem) => ({
  code: problem.code,
  message: problemMessage(problem),
});

/** Names for a decision whose outcome is thrown away. */
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
