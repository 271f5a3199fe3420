import { expect, it } from "vitest";
import { alarmToSet } from "../../../src/base/platform/objects.ts";

const NOW = 1_000_000;
const NEVER = Number.POSITIVE_INFINITY;

it.each<[string, { wanted: number; set: number | null; expected: number | null }]>([
  ["that nothing needs is not set", { wanted: NEVER, set: null, expected: null }],
  [
    "that nothing needs any more stays set and fires",
    { wanted: NEVER, set: NOW + 9, expected: null },
  ],
  ["that is not set is set", { wanted: NOW + 7, set: null, expected: NOW + 7 }],
  ["that is set for this instant stays", { wanted: NOW + 7, set: NOW + 7, expected: null }],
  ["that is set for an earlier instant stays", { wanted: NOW + 7, set: NOW + 6, expected: null }],
  ["that is set for a later instant moves", { wanted: NOW + 7, set: NOW + 8, expected: NOW + 7 }],
  ["for overdue work is set for now", { wanted: NOW - 7, set: null, expected: NOW }],
  ["that is 5 s late stays", { wanted: NOW + 7, set: NOW - 5_000, expected: null }],
  [
    "that is later than that counts as lost",
    { wanted: NOW + 7, set: NOW - 5_001, expected: NOW + 7 },
  ],
])("an alarm %s", (_, { wanted, set, expected }) => {
  expect(alarmToSet(set, wanted, NOW)).toBe(expected);
});
