import { createHash } from "node:crypto";

/** Choices by a seed, so a run can be reported and repeated. */
export interface Random {
  /** In [0, 1). */
  fraction(): number;
  chance(probability: number): boolean;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

/**
 * Each payment and each tormentor has its own sequence, named by the words after the seed, so its
 * choices do not depend on which of them is faster.
 */
export const randomFrom = (seed: number, ...words: (string | number)[]): Random => {
  let state = createHash("sha256")
    .update([seed, ...words].join(" "))
    .digest()
    .readUInt32LE();
  // Mulberry32.
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    fraction,
    chance: (probability) => fraction() < probability,
    between: (low, high) => low + Math.floor(fraction() * (high - low + 1)),
    pick: (list) => {
      const picked = list[Math.floor(fraction() * list.length)];
      if (picked === undefined) throw new Error("nothing to pick from");
      return picked;
    },
  };
};
