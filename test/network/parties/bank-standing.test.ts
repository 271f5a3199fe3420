import { expect, it } from "vitest";
import { standingOf } from "../../../src/network/parties/guarded-bank.ts";

const T0 = Date.UTC(2026, 10, 22, 12);

it.each([
  ["ACTIVE", null, "ACTIVE"],
  ["SUSPENDED", null, "SUSPENDED"],
  ["ACTIVE", T0 + 1, "CLOSING"],
  ["SUSPENDED", T0 + 1, "SUSPENDED"],
  ["ACTIVE", T0, "CLOSED"],
  ["SUSPENDED", T0, "CLOSED"],
] as const)("a bank that is %s and closes at %s is %s", (status, closesAt, standing) => {
  expect(standingOf({ status, closes_at: closesAt }, T0)).toBe(standing);
});
