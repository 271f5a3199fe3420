import { describe, expect, it } from "vitest";
import {
  attemptDelaysMs,
  LONGEST_RETRY_AFTER_MS,
  nextDelayMs,
  retryAfterMs,
} from "../../../src/network/webhooks/schedule.ts";

const HOUR = 3_600_000;
const MIDDLE = 0.5;

// @rule P8.7
describe("the schedule of retries", () => {
  it.each([
    [1, 5_000],
    [2, 300_000],
    [3, 1_800_000],
    [4, 2 * HOUR],
    [5, 5 * HOUR],
    [6, 10 * HOUR],
    [7, 14 * HOUR],
    [8, 20 * HOUR],
    [9, 24 * HOUR],
    [10, null],
    [11, null],
  ])("waits after failure %i for %s ms", (failures, expected) => {
    expect(nextDelayMs(failures, MIDDLE, null)).toBe(expected);
  });

  it("makes the first attempt at once, and ten in total", () => {
    expect(attemptDelaysMs[0]).toBe(0);
    expect(attemptDelaysMs).toHaveLength(10);
  });

  it.each([
    [0, 4_000],
    [0.25, 4_500],
    [0.999999, 6_000],
  ])("spreads 5 s by a fifth: random %d gives %i ms", (random, expected) => {
    expect(nextDelayMs(1, random, null)).toBe(expected);
  });

  it.each([
    ["less than the schedule", 1, 1_000, 5_000],
    ["more than the schedule", 1, 60_000, 60_000],
    ["more than a day", 1, 10 * 24 * HOUR, LONGEST_RETRY_AFTER_MS],
    ["after the last attempt", 10, 60_000, null],
  ])("respects a Retry-After of %s", (_, failures, retryAfter, expected) => {
    expect(nextDelayMs(failures, MIDDLE, retryAfter)).toBe(expected);
  });
});

// @rule P8.19
describe("Retry-After", () => {
  const nowMs = Date.UTC(2026, 10, 20, 12, 0, 0);

  it.each([
    [null, null],
    ["", null],
    ["120", 120_000],
    [" 7 ", 7_000],
    ["0", 0],
    ["-5", null],
    ["1.5", null],
    ["soon", null],
    ["99999999999999999999", null],
    ["Fri, 20 Nov 2026 12:01:00 GMT", 60_000],
    ["Fri, 20 Nov 2026 11:00:00 GMT", 0],
    ["2026-11-20", null],
    ["no date GMT", null],
  ])("%j means %s ms", (header, expected) => {
    expect(retryAfterMs(header, nowMs)).toBe(expected);
  });
});
