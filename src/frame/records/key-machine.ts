import { findMove, type Move } from "../../base/kernel/machine.ts";

/**
 * The life of a key (G7.7). Rotation overlaps: added and superseded keys are accepted like the
 * promoted one until they retire. The gateway itself sends and signs with the promoted key.
 */
export type KeyState = "ADDED" | "ACTIVE" | "SUPERSEDED" | "RETIRED";

export type KeyTrigger = "promote" | "superseded" | "retire";

// @rule G7.7
export const keyMoves: readonly Move<KeyState, KeyTrigger, null>[] = [
  ["ADDED", "promote", "ACTIVE", null],
  ["SUPERSEDED", "promote", "ACTIVE", null],
  ["ACTIVE", "superseded", "SUPERSEDED", null],
  ["ADDED", "retire", "RETIRED", null],
  ["ACTIVE", "retire", "RETIRED", null],
  ["SUPERSEDED", "retire", "RETIRED", null],
];

export const moveKey = (from: KeyState, trigger: KeyTrigger): KeyState | null =>
  findMove(keyMoves, from, trigger)?.to ?? null;
