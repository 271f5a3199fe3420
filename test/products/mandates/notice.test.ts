import { describe, expect, it } from "vitest";
import { type Frequency, periodNumber } from "../../../src/base/kernel/calendar.ts";
import { scheduleOf } from "../../../src/products/mandates/mandate-times.ts";
import { checkNotice } from "../../../src/products/mandates/verbs/create-mandate.ts";
import { automatic, DAY, MandateBench, T0 } from "./mandate-fixtures.ts";

/** AUTOMATIC collection where the operator demands that each charge is announced. */
type Terms = [frequency: Frequency, interval_count: number, notice_days: number];

const schedule = (frequency: Frequency, interval_count: number) => ({
  ...{ frequency, interval_count, start_date: null, end_date: null, time_zone: "Europe/Berlin" },
});

// @rule M3.24
describe("a period that is shorter than the notice", () => {
  it.each<[...Terms, refused: boolean]>([
    ["DAILY", 1, 1, false],
    ["DAILY", 1, 2, true],
    ["DAILY", 12, 12, false],
    ["DAILY", 12, 13, true],
    ["WEEKLY", 1, 7, false],
    ["WEEKLY", 1, 8, true],
    ["WEEKLY", 4, 28, false],
    ["WEEKLY", 4, 29, true],
    ["MONTHLY", 1, 30, false],
  ])("%s × %i with %i days: refused is %s", (frequency, count, noticeDays, refused) => {
    const terms = { collection: "AUTOMATIC", schedule: schedule(frequency, count) } as const;
    expect(checkNotice(terms, noticeDays).ok).toBe(!refused);
    expect(checkNotice({ ...terms, collection: "MANUAL" }, noticeDays).ok).toBe(true);
  });
});

describe("the longest notice passes over no period", () => {
  it.each<[...Terms, start: string, latest: number]>([
    ["DAILY", 1, 1, "2026-11-24", 0],
    ["DAILY", 3, 3, "2026-12-10", 0],
    ["WEEKLY", 1, 7, "2026-12-10", 0],
    ["MONTHLY", 1, 30, "2026-12-31", 2],
    ["MONTHLY", 1, 30, "2027-01-01", 2],
    ["MONTHLY", 1, 30, "2027-01-29", 1],
  ])(
    "%s × %i with %i days from %s",
    (frequency, interval_count, notice_days, start_date, latest) => {
      const terms = { ...automatic, notice_days };
      const mandate = MandateBench.active(terms, { frequency, interval_count, start_date });
      const dates = new Map<number, string>();
      const days = frequency === "MONTHLY" ? 14 * 31 : 80;
      while (mandate.now < T0 + days * DAY) {
        for (const { charge_id, k, charge_date, status } of mandate.wait(DAY / 4).entries()) {
          dates.set(k, charge_date);
          if (status === "PROCESSING") mandate.reported(charge_id);
        }
        mandate.performed();
      }
      const numbers = [...dates.keys()].sort((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_, place) => place));
      expect(numbers.length).toBeGreaterThan(8);
      const late = [...dates].map(([k, date]) => {
        const from = periodNumber(scheduleOf(mandate.record), k)?.from ?? "";
        return (Date.parse(date) - Date.parse(from)) / DAY;
      });
      expect(Math.max(...late)).toBe(latest);
      expect(Math.min(...late)).toBe(0);
    },
  );
});
