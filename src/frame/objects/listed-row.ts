import { timeOfTraceId } from "../../base/kernel/ids.ts";
import type { BankCalls } from "../../base/platform/lists-schema.ts";
import type { ListedObject, ObjectRow } from "./rows.ts";
import type { AggregateState } from "./state.ts";
import type { TimelineEntry } from "./timeline.ts";

/**
 * The columns of an object's row that follow from its state, effects and timeline. `payer`: the
 * names of its payer (payer-names.ts).
 */
export const listedRow = (
  { state, version, timeline }: Pick<AggregateState, "state" | "version" | "timeline">,
  { row, reviews, waiting }: ListedObject,
  unfinished: boolean,
  payer: readonly string[],
): ObjectRow => {
  const correlationId = timeline[0]?.correlation_id ?? null;
  const ownName = correlationId !== null && !isMade(correlationId, row.createdAt);
  return {
    row: {
      ...row,
      state,
      version,
      unfinished,
      correlationId,
      lastOpenState:
        row.status === "OPEN" ? null : (row.lastOpenState ?? stateBefore(timeline, state)),
      bankCalls: bankCallsOf(timeline),
      otherIds: [
        ...new Set([...(row.otherIds ?? []), ...(ownName ? [correlationId] : []), ...payer]),
      ],
    },
    reviews,
    waiting,
  };
};

/** The longest time from a request's arrival to the creation of its object, in milliseconds. */
export const CREATED_WITHIN_MS = 10_000;

/**
 * Whether the gateway made this correlation id for the request that created the object. Then the
 * id's time finds the object.
 */
const isMade = (correlationId: string, createdAt: number): boolean => {
  const madeAt = timeOfTraceId(correlationId);
  return madeAt !== null && createdAt >= madeAt && createdAt < madeAt + CREATED_WITHIN_MS;
};

/** The state that the timeline's last move into this state came from. */
const stateBefore = (timeline: readonly TimelineEntry[], state: string): string | null => {
  const move = timeline.findLast(
    ({ kind, what }) => kind === "move" && what.endsWith(`→ ${state}`),
  );
  return move?.what.split(" ")[0] ?? null;
};

/** A call without a definite answer counts as failed; a refusal is an answer. */
const bankCallsOf = (timeline: readonly TimelineEntry[]): BankCalls => {
  const calls: BankCalls = {};
  for (const { kind, what, actor, outcome, count, milliseconds } of timeline) {
    if (kind !== "bank_call" || actor === null) continue;
    calls[actor] ??= {};
    calls[actor][what] ??= [0, 0, []];
    const call = calls[actor][what];
    call[0] += count;
    if (outcome === "unknown") call[1] += count;
    if (milliseconds !== null) call[2].push(milliseconds);
  }
  return calls;
};
