import { findMove, type Move } from "../kernel/machine.ts";

/**
 * The life of a key (contract/general.md § Keys). Rotation overlaps: a key that was added or
 * superseded is accepted like the promoted one until it retires; what the gateway itself shows or
 * signs with is the promoted one.
 */
export type KeyState = "ADDED" | "ACTIVE" | "SUPERSEDED" | "RETIRED";

export type KeyTrigger = "promote" | "superseded" | "retire";

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
