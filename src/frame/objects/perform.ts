import { now } from "../../base/platform/clock.ts";
import type { Pointer } from "../../base/platform/env.ts";
import { logWarning } from "../../base/platform/log.ts";
import { type ObjectKind, stubOf } from "./kinds.ts";
import type { ViewRequest } from "./state.ts";
import type { Attempt, Lease, PerformerTable, Turn, WorkContext, WorkStub } from "./turn.ts";

/**
 * Performs the effect that a turn leases, and every effect that follows from it. Returns the last
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
  while (latest.lease) {
    const next = await performLease(context, stub, performers, latest.lease, view);
    if (!next) break;
    latest = next;
  }
  return latest;
};

const performLease = async (
  context: WorkContext,
  stub: WorkStub,
  performers: PerformerTable,
  { effect, material }: Lease,
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
  const lease = pointer.lease ? inTime(pointer.lease as Lease) : await stub.lease(effect);
  if (!lease) return;
  const correlationId = traceparent.split("-")[1] ?? "";
  const context = { env, waitUntil, traceparent, correlationId };
  const turn = { refusal: null, view: null, lease };
  await followTurn(context, stub, performers, turn);
};

/** Null if the lease ended in the queue; the object's alarm then sends a new pointer. */
const inTime = (lease: Lease): Lease | null => (lease.effect.held_until > now() ? lease : null);
