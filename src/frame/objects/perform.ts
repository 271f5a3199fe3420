import { now } from "../../base/platform/clock.ts";
import type { Pointer } from "../../base/platform/env.ts";
import { logWarning } from "../../base/platform/log.ts";
import { type ObjectKind, stubOf } from "./kinds.ts";
import type { ViewRequest } from "./state.ts";
import type { EffectLease, Turn } from "./turn.ts";
import type { Attempt, PerformerTable, WorkContext, WorkStub } from "./work.ts";

/**
 * Performs the effect that a turn claims, and every effect that follows from it. Returns the last
 * turn, with this view.
 */
export const followTurn = async (
  context: WorkContext,
  stub: WorkStub,
  performers: PerformerTable,
  turn: Turn,
  view?: ViewRequest,
): Promise<Turn> => {
  let latest = turn;
  while (latest.claim) {
    const next = await performClaim(context, stub, performers, latest.claim, view);
    if (!next) break;
    latest = next;
  }
  return latest;
};

const performClaim = async (
  context: WorkContext,
  stub: WorkStub,
  performers: PerformerTable,
  { effect, material }: EffectLease,
  view: ViewRequest | undefined,
): Promise<Turn | null> => {
  const { correlationId } = context;
  const attempt: Attempt = {
    ...context,
    effect,
    material,
    leaseEndsAt: effect.held_until,
    finish: () => stub.finish(effect.id),
    report: (report, bankCall, own) =>
      stub.report(
        effect.id,
        effect.attempt,
        report as never,
        { correlationId, ...(bankCall ? { bankCall } : {}) },
        (own ?? view) as never,
      ),
  };
  const perform = performers[effect.kind];
  if (!perform) {
    logWarning("effect without a performer", { effect: effect.id });
    return null;
  }
  try {
    return await perform(attempt as Attempt<never, never>);
  } catch (error) {
    // Releases the effect of a failed performer now, because its lease may last much longer.
    await stub.postpone(effect.id, effect.attempt).catch(() => {});
    throw error;
  }
};

/** Performs the effect that a pointer names, if it is due. */
export const performPointer = async (
  { env, waitUntil }: Pick<WorkContext, "env" | "waitUntil">,
  kinds: readonly ObjectKind[],
  pointer: Pointer,
): Promise<void> => {
  const { namespace, object, effect, traceparent } = pointer;
  const stub = stubOf(env, kinds, namespace, object);
  const performers = kinds.find(({ binding }) => binding === namespace)?.performers;
  if (!stub || !performers) return logWarning("pointer to no object", { namespace, effect });
  const claim = pointer.claim ? inTime(pointer.claim as EffectLease) : await stub.claim(effect);
  if (!claim) return;
  const correlationId = traceparent.split("-")[1] ?? "";
  const context = { env, waitUntil, traceparent, correlationId };
  const turn = { refusal: null, view: null, claim };
  await followTurn(context, stub, performers, turn);
};

/** Null if the claim's lease ended in the queue; the object's alarm then sends a new pointer. */
const inTime = (claim: EffectLease): EffectLease | null => (claim.effect.held_until > now() ? claim : null);
