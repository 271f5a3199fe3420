import type { Effect } from "../../src/frame/objects/effects.ts";
import * as original from "../../src/frame/objects/effects.ts";

/**
 * A planted bug, bundled in place of src/frame/objects/effects.ts: a durable effect is performed
 * once and never again.
 */
export * from "../../src/frame/objects/effects.ts";

const isUntouched = (effect: Effect): boolean => effect.attempt === 0 && effect.held_until === 0;

export const takeDueEffects: typeof original.takeDueEffects = (effects, nowMs) => {
  const touched = effects.filter((effect) => !isUntouched(effect));
  const taken = original.takeDueEffects(effects.filter(isUntouched), nowMs);
  return { effects: [...touched, ...taken.effects], due: taken.due };
};

export const nextEffectAt: typeof original.nextEffectAt = (effects) =>
  original.nextEffectAt(effects.filter(isUntouched));
