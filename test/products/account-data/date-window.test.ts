import { describe, expect, it, test } from "vitest";
import { dateWindow, isDate } from "../../../src/products/account-data/data-cursor.ts";

/** The last millisecond of 22 November 2026 in UTC. */
const NOW = Date.parse("2026-11-22T23:59:59.999Z");
const YEAR = 365;

describe("a date", () => {
  test.each([
    ["2026-11-22", true],
    ["2024-02-29", true],
    ["0001-01-01", true],
    ["9999-12-31", true],
    ["2026-02-29", false],
    ["2026-02-30", false],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["2026-1-1", false],
    ["2026-11-22T00:00:00Z", false],
    ["+002026-11-22", false],
    [" 2026-11-22", false],
    ["22-11-2026", false],
    ["", false],
  ])("%s: %s", (text, exists) => {
    expect(isDate(text)).toBe(exists);
  });
});

// @rule O7.13
describe("the dates that the bank is asked for", () => {
  test.each([
    ["by default", undefined, undefined, "2026-08-24", "2026-11-22"],
    ["with both dates", "2026-10-01", "2026-10-31", "2026-10-01", "2026-10-31"],
    ["one day alone", "2026-10-01", "2026-10-01", "2026-10-01", "2026-10-01"],
    ["from a day until today", "2026-11-01", undefined, "2026-11-01", "2026-11-22"],
    ["90 days before a toDate", undefined, "2026-05-31", "2026-03-02", "2026-05-31"],
    ["a toDate ahead", undefined, "2026-12-31", "2026-10-02", "2026-12-31"],
    ["both ahead", "2027-01-01", "2027-02-01", "2027-01-01", "2027-02-01"],
    ["the first day that the bank has", "2025-11-22", undefined, "2025-11-22", "2026-11-22"],
    ["a day before it", "2025-11-21", undefined, "2025-11-22", "2026-11-22"],
    ["the beginning of time", "0001-01-01", undefined, "2025-11-22", "2026-11-22"],
    ["a toDate on the first day", "2020-01-01", "2025-11-22", "2025-11-22", "2025-11-22"],
  ])("%s", (_name, fromDate, toDate, from, to) => {
    expect(dateWindow({ fromDate, toDate }, YEAR, NOW)).toEqual({ ok: true, value: { from, to } });
  });

  test("a day later, at midnight in UTC, they are the next day's", () => {
    const window = dateWindow({ fromDate: undefined, toDate: undefined }, YEAR, NOW + 1);
    expect(window).toMatchObject({ value: { from: "2026-08-25", to: "2026-11-23" } });
  });

  test("a shorter history shortens the default", () => {
    const window = dateWindow({ fromDate: undefined, toDate: undefined }, 30, NOW);
    expect(window).toMatchObject({ value: { from: "2026-10-23", to: "2026-11-22" } });
  });

  test.each([
    ["2020-01-01", "2025-11-21"],
    [undefined, "2025-11-21"],
    [undefined, "0001-01-01"],
  ])("from %s to %s nothing is left of the history", (fromDate, toDate) => {
    expect(dateWindow({ fromDate, toDate }, YEAR, NOW)).toEqual({ ok: true, value: null });
  });

  it.each([
    ["2026-10-02", "2026-10-01"],
    ["2026-11-23", undefined],
    // Refused, however old: an empty answer would hide the mistake.
    ["2020-10-02", "2020-10-01"],
  ])("from %s to %s is refused, and the field named", (fromDate, toDate) => {
    expect(dateWindow({ fromDate, toDate }, YEAR, NOW)).toMatchObject({
      ok: false,
      problem: { code: "VALIDATION_FAILED", field: "fromDate" },
    });
  });
});
