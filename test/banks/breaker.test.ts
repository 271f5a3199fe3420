import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isBreakerOpen, recordBankCall } from "../../src/banks/breaker.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const fail = (bank: string, times: number) => {
  for (let count = 0; count < times; count++) recordBankCall(bank, false);
};

it("opens after five failures in a row and lets a probe through after ten seconds", () => {
  fail("one", 4);
  expect(isBreakerOpen("one")).toBe(false);
  fail("one", 1);
  expect(isBreakerOpen("one")).toBe(true);
  vi.advanceTimersByTime(9_999);
  expect(isBreakerOpen("one")).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isBreakerOpen("one")).toBe(false);
});

it("opens again when the probe fails, and forgets all when it succeeds", () => {
  fail("two", 5);
  vi.advanceTimersByTime(10_000);
  fail("two", 1);
  expect(isBreakerOpen("two")).toBe(true);
  vi.advanceTimersByTime(10_000);
  recordBankCall("two", true);
  fail("two", 4);
  expect(isBreakerOpen("two")).toBe(false);
});

it("is of one bank alone", () => {
  fail("three", 5);
  expect(isBreakerOpen("three")).toBe(true);
  expect(isBreakerOpen("four")).toBe(false);
});
