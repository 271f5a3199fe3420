import { expect, test } from "vitest";
import { type KeyState, type KeyTrigger, moveKey } from "../../src/operators/key-machine.ts";

/** What every trigger does in every state; null is refused. */
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
