import { expect, it } from "vitest";
import { alarmToSet } from "../../src/platform/alarms.ts";

const NOW = 1_000_000;
const NEVER = Number.POSITIVE_INFINITY;

it.each<[string, { wanted: number; set: number | null; then: number | null }]>([
  ["that nothing needs is left", { wanted: NEVER, set: null, then: null }],
  ["that nothing needs any more is left to fire", { wanted: NEVER, set: NOW + 9, then: null }],
  ["that is not set is set", { wanted: NOW + 7, set: null, then: NOW + 7 }],
  ["that is set for this instant is left", { wanted: NOW + 7, set: NOW + 7, then: null }],
  ["that is set for an earlier instant is left", { wanted: NOW + 7, set: NOW + 6, then: null }],
  ["that is set for a later instant moves", { wanted: NOW + 7, set: NOW + 8, then: NOW + 7 }],
  ["that is overdue work's is set for now", { wanted: NOW - 7, set: null, then: NOW }],
  ["that is 5 s late is left", { wanted: NOW + 7, set: NOW - 5_000, then: null }],
  ["that is later than that was lost", { wanted: NOW + 7, set: NOW - 5_001, then: NOW + 7 }],
])("an alarm %s", (_, { wanted, set, then }) => {
  expect(alarmToSet(set, wanted, NOW)).toBe(then);
});
