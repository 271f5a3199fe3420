import { and, eq, inArray } from "drizzle-orm";
import { type Problem, problem } from "../../../base/kernel/problems.ts";
import { isoTime, now } from "../../../base/platform/clock.ts";
import { database } from "../../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import { events } from "../../../base/platform/schema.ts";
import {
  type AdminView,
  type AllowedAction,
  type StaffAction,
  type timelineView,
  whyNot,
} from "../../../frame/objects/explain.ts";
import type { Approver } from "../../../frame/records/approvals.ts";
import { type Permission, rolesWith } from "../../../frame/records/roles.ts";
import { readApprover } from "../../../frame/records/staff.ts";
import type { Owner } from "../../../network/parties/owners.ts";
import type { AdminCall } from "../administration.ts";

/** The members that every detail for staff adds to its object's view (docs/decisions/117). */

/** The view of an object for the member of staff who calls. */
export const adminView = async ({ env, caller }: AdminCall): Promise<AdminView> => ({
  view: "admin",
  now: now(),
  by: await readApprover(database(env), caller.keyId),
});

/** Who may do what. Only the decisions of two people are open to approvers. */
const permissionsOf: Readonly<Record<StaffAction, readonly Permission[]>> = {
  ask: ["change"],
  cancel: ["change"],
  refund: ["change"],
  approve_refund: ["approve"],
  redeliver: ["change"],
  revoke: ["change"],
  resolve: ["change", "approve"],
  acknowledge: ["change", "approve"],
  take_over_creditor: ["change", "approve"],
};

const mayDo = (action: StaffAction, { role }: Approver): boolean =>
  permissionsOf[action].some((permission) => rolesWith[permission].includes(role));

/** An action that the object refuses keeps the object's reason. */
const butFor = (one: AllowedAction, other: Problem | null | undefined): AllowedAction =>
  one.allowed && other ? { ...one, allowed: false, why: whyNot(other) } : one;

/** Adds reasons that the object cannot know, and the key that asks. */
const allowedTo = (
  by: Approver,
  allowed: readonly AllowedAction[],
  others: Partial<Record<StaffAction, Problem | null>>,
): AllowedAction[] =>
  allowed.map((one) => {
    const open = butFor(one, others[one.action]);
    return mayDo(one.action, by) ? open : butFor(open, problem("FORBIDDEN"));
  });

/** The most events of one object that are shown: the newest. */
const MOST_EVENTS = 25;

/** The part of an object's view that all kinds share. */
export interface ExplainedView {
  mode: Mode;
  merchant_id?: string | null;
  tpp_id: string | null;
  allowed: AllowedAction[];
  timeline: ReturnType<typeof timelineView>;
}

/** An object's view, with its events and other facts that decide an action. */
export const detailOf = async <Shown extends ExplainedView>(
  env: GatewayEnv,
  { by }: AdminView,
  shown: Shown,
  subjectId: string,
  others: Promise<Partial<Record<StaffAction, Problem | null>>> | null = null,
) => {
  const [events, refused] = await Promise.all([eventsOf(env, shown, subjectId), others]);
  return { ...shown, events, allowed: allowedTo(by, shown.allowed, refused ?? {}) };
};

export const ownerOf = ({ merchant_id = null, tpp_id }: ExplainedView): Owner =>
  merchant_id === null ? { kind: "TPP", id: tpp_id ?? "" } : { kind: "MERCHANT", id: merchant_id };

/** The newest events about an object, oldest first. Each has the instant of its timeline's note. */
export const eventsOf = async (env: GatewayEnv, shown: ExplainedView, subjectId: string) => {
  const { mode, timeline } = shown;
  const owner = ownerOf(shown);
  const noted = timeline.filter(({ kind }) => kind === "event").slice(-MOST_EVENTS);
  if (noted.length === 0) return [];
  const instants = noted.map(({ at }) => Date.parse(at));
  const rows = await database(env)
    .select({ event_id: events.eventId, type: events.type, createdAt: events.createdAt })
    .from(events)
    .where(
      and(
        eq(events.ownerKind, owner.kind),
        eq(events.ownerId, owner.id),
        eq(events.mode, mode),
        inArray(events.createdAt, instants),
        eq(events.subjectId, subjectId),
      ),
    )
    .orderBy(events.createdAt, events.eventId);
  return rows.map(({ createdAt, ...event }) => ({ ...event, created_at: isoTime(createdAt) }));
};
