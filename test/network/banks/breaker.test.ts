import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isBreakerOpen, recordBankCall } from "../../../src/network/banks/breaker.ts";
import { type BankOperation, bankAnswers } from "../../../src/network/banks/contract.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const operations = Object.keys(bankAnswers) as BankOperation[];

const fail = (bank: string, times: number, operation: BankOperation = "resolve-alias") => {
  for (let count = 0; count < times; count++) recordBankCall(bank, operation, false);
};

const isOpen = (bank: string) => isBreakerOpen(bank, "resolve-alias");

// @rule B1.8
it("opens after five failures in a row and lets a probe through after ten seconds", () => {
  fail("one", 4);
  expect(isOpen("one")).toBe(false);
  fail("one", 1);
  expect(isOpen("one")).toBe(true);
  vi.advanceTimersByTime(9_999);
  expect(isOpen("one")).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOpen("one")).toBe(false);
});

it("opens again if the probe fails, and is reset if it succeeds", () => {
  fail("two", 5);
  vi.advanceTimersByTime(10_000);
  fail("two", 1);
  expect(isOpen("two")).toBe(true);
  vi.advanceTimersByTime(10_000);
  recordBankCall("two", "resolve-alias", true);
  fail("two", 4);
  expect(isOpen("two")).toBe(false);
});

it("applies to one bank only", () => {
  fail("three", 5);
  expect(isOpen("three")).toBe(true);
  expect(isOpen("four")).toBe(false);
});

it.each(operations)("%s holds back no other operation of the bank", (failing) => {
  fail(failing, 5, failing);
  const open = operations.filter((operation) => isBreakerOpen(failing, operation));
  expect(open).toEqual([failing]);
});

it("is not closed by another operation's success", () => {
  fail("five", 5, "execute-transaction");
  recordBankCall("five", "resolve-alias", true);
  expect(isBreakerOpen("five", "execute-transaction")).toBe(true);
});

it("says when it opens and when it closes, once each", () => {
  const call = (reached: boolean) => recordBankCall("six", "resolve-alias", reached);
  expect([call(true), call(false), call(true)]).toEqual([null, null, null]);
  expect([1, 2, 3, 4, 5, 6].map(() => call(false))).toEqual([
    ...[null, null, null, null],
    "opened",
    null,
  ]);
  vi.advanceTimersByTime(10_000);
  expect(call(false)).toBe("opened");
  vi.advanceTimersByTime(10_000);
  expect([call(true), call(true)]).toEqual(["closed", null]);
});
