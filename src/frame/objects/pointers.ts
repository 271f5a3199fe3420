import type { GatewayEnv, Pointer } from "../../base/platform/env.ts";
import { logFault } from "../../base/platform/log.ts";
import type { Effect, EffectRule } from "./effects.ts";
import type { ObjectRow, ProjectionMessage } from "./rows.ts";
import type { Lease } from "./turn.ts";

interface Pointed {
  effect: Effect;
  queue: EffectRule["queue"];
  /** Set if the pointer carries its performer's input. */
  lease: Lease | null;
}

/**
 * Sends pointers to their queues. A failed send loses nothing: the hold on the effect ends and the
 * object's alarm sends another pointer.
 */
export const sendPointers = async (
  env: GatewayEnv,
  from: Pick<Pointer, "namespace" | "object" | "traceparent">,
  pointed: readonly Pointed[],
  projection: ObjectRow,
): Promise<void> => {
  const sends = pointed.map(({ effect, queue, lease }) => {
    const { id } = effect;
    if (queue === "PROJECTIONS") {
      const { namespace, object } = from;
      const message: ProjectionMessage = {
        ...projection,
        effect: { namespace, object, id },
      };
      return env.PROJECTIONS.send(message);
    }
    const pointer: Pointer = { ...from, effect: id, ...(lease ? { lease } : {}) };
    return env[queue].send(pointer);
  });
  try {
    await Promise.all(sends);
  } catch (error) {
    logFault("pointers not sent", error, { object: from.object });
  }
};

/** Whether a message of a queue is a pointer. */
export const isPointer = (body: unknown): body is Pointer => {
  const { namespace, object, effect, traceparent } = Object(body) as Record<string, unknown>;
  return [namespace, object, effect, traceparent].every((member) => typeof member === "string");
};
