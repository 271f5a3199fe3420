import type { GatewayEnv, Pointer } from "../platform/env.ts";
import { logFault } from "../platform/log.ts";
import type { Effect, EffectRule } from "./effects.ts";
import type { ObjectRow, ProjectionMessage } from "./rows.ts";

interface Pointed {
  effect: Effect;
  rule: EffectRule;
  material: unknown;
}

/**
 * Puts what is due on its queue. A failed send loses nothing: the hold on the effect ends and the
 * object's alarm sends another pointer.
 */
export const sendPointers = async (
  env: GatewayEnv,
  from: Pick<Pointer, "namespace" | "object" | "traceparent">,
  pointed: readonly Pointed[],
  projection: ObjectRow,
): Promise<void> => {
  const sends = pointed.map(({ effect, rule, material }) => {
    const { id } = effect;
    if (rule.queue === "PROJECTIONS") {
      const { namespace, object } = from;
      const message: ProjectionMessage = {
        ...projection,
        effect: { namespace, object, id },
      };
      return env.PROJECTIONS.send(message);
    }
    const claim = rule.carried ? { claim: { effect, material } } : {};
    const pointer: Pointer = { ...from, effect: id, ...claim };
    return env[rule.queue].send(pointer);
  });
  try {
    await Promise.all(sends);
  } catch (error) {
    logFault("pointers not sent", error, { object: from.object });
  }
};
