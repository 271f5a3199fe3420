import { expect, test } from "vitest";
import {
  type KeyState,
  type KeyTrigger,
  keyMoves,
  moveKey,
} from "../../../src/frame/records/key-machine.ts";

/** The next state for every trigger in every state; null if it is refused. */
const expected: Record<KeyState, Record<KeyTrigger, KeyState | null>> = {
  ADDED: { promote: "ACTIVE", superseded: null, retire: "RETIRED" },
  ACTIVE: { promote: null, superseded: "SUPERSEDED", retire: "RETIRED" },
  SUPERSEDED: { promote: "ACTIVE", superseded: null, retire: "RETIRED" },
  RETIRED: { promote: null, superseded: null, retire: null },
};

test.each(
  Object.entries(expected).flatMap(([state, row]) =>
    Object.entries(row).map(([trigger, to]) => [state, trigger, to] as const),
  ),
)("%s on %s becomes %s", (state, trigger, to) => {
  expect(moveKey(state as KeyState, trigger as KeyTrigger)).toBe(to);
});

test("the table has only those moves", () => {
  const listed = keyMoves.map(([from, trigger, to]) => `${from} ${trigger} ${to}`);
  const wanted = Object.entries(expected).flatMap(([from, row]) =>
    Object.entries(row).flatMap(([trigger, to]) => (to ? [`${from} ${trigger} ${to}`] : [])),
  );
  expect(listed.sort()).toEqual(wanted.sort());
});
