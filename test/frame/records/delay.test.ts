import { expect, test } from "vitest";
import type { AdminEnv } from "../../../src/frame/records/administration.ts";
import { changeDelayMs } from "../../../src/frame/records/proposal-routes.ts";

const HOUR = 3_600_000;

test.each([
  ["0", 0],
  ["1", 1_000],
  ["86400", 24 * HOUR],
  ["259200", 72 * HOUR],
  // A mistake must not switch the delay off, or make it endless.
  ["259201", 24 * HOUR],
  ["-1", 24 * HOUR],
  ["0.5", 24 * HOUR],
  ["1e1", 24 * HOUR],
  ["24h", 24 * HOUR],
  ["", 24 * HOUR],
  [undefined, 24 * HOUR],
])("a delay of %j seconds is %i ms", (seconds, expected) => {
  expect(changeDelayMs({ CHANGE_DELAY_SECONDS: seconds } as AdminEnv)).toBe(expected);
});
