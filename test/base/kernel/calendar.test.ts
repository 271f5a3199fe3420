import { describe, expect, it } from "vitest";
import {
  addDays,
  civilDate,
  endOfDay,
  type Frequency,
  frequencies,
  instantAt,
  isTimeZone,
  periodAt,
  periodNumber,
  type Schedule,
} from "../../../src/base/kernel/calendar.ts";
import fc from "../../support/fast-check.ts";

const schedule = (changes: Partial<Schedule> = {}): Schedule => ({
  frequency: "MONTHLY",
  interval_count: 1,
  start_date: "2027-01-31",
  end_date: null,
  time_zone: "UTC",
  ...changes,
});

/** The first days of the periods from 0. */
const firstDays = (of: Schedule, count: number): (string | undefined)[] =>
  Array.from({ length: count }, (_, k) => periodNumber(of, k)?.from);

const DAY_MS = 24 * 60 * 60_000;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

describe("the periods of a schedule", () => {
  it.each<[Frequency, number, string, string[]]>([
    ["DAILY", 1, "2027-12-30", ["2027-12-30", "2027-12-31", "2028-01-01", "2028-01-02"]],
    ["DAILY", 12, "2028-02-20", ["2028-02-20", "2028-03-03", "2028-03-15", "2028-03-27"]],
    ["WEEKLY", 1, "2027-12-20", ["2027-12-20", "2027-12-27", "2028-01-03", "2028-01-10"]],
    ["WEEKLY", 2, "2028-02-21", ["2028-02-21", "2028-03-06", "2028-03-20", "2028-04-03"]],
    ["MONTHLY", 1, "2027-12-31", ["2027-12-31", "2028-01-31", "2028-02-29", "2028-03-31"]],
    ["MONTHLY", 1, "2027-01-30", ["2027-01-30", "2027-02-28", "2027-03-30", "2027-04-30"]],
    ["MONTHLY", 5, "2027-01-31", ["2027-01-31", "2027-06-30", "2027-11-30", "2028-04-30"]],
    ["QUARTERLY", 1, "2027-08-31", ["2027-08-31", "2027-11-30", "2028-02-29", "2028-05-31"]],
    ["QUARTERLY", 2, "2027-08-31", ["2027-08-31", "2028-02-29", "2028-08-31", "2029-02-28"]],
    ["YEARLY", 1, "2028-02-29", ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28"]],
    ["YEARLY", 4, "2028-02-29", ["2028-02-29", "2032-02-29", "2036-02-29", "2040-02-29"]],
  ])("%s × %i from %s begin on %j", (frequency, interval_count, start_date, expected) => {
    expect(firstDays(schedule({ frequency, interval_count, start_date }), 4)).toEqual(expected);
  });

  it("of ON_DEMAND is one, from the start to the end", () => {
    const open = schedule({ frequency: "ON_DEMAND" });
    expect(periodAt(open, "2099-05-05")).toEqual({ k: 0, from: "2027-01-31", to: null });
    expect(periodNumber(open, 1)).toBeNull();
    const ending = { ...open, end_date: "2027-03-01" };
    expect(periodAt(ending, "2027-03-01")).toEqual({ k: 0, from: "2027-01-31", to: "2027-03-01" });
    expect(periodAt(ending, "2027-03-02")).toBeNull();
  });

  it("end with the end date, inclusive", () => {
    const ending = schedule({ end_date: "2027-03-31" });
    expect(periodAt(ending, "2027-03-30")).toEqual({ k: 1, from: "2027-02-28", to: "2027-03-30" });
    expect(periodAt(ending, "2027-03-31")).toEqual({ k: 2, from: "2027-03-31", to: "2027-03-31" });
    expect(periodAt(ending, "2027-04-01")).toBeNull();
    expect(periodNumber(ending, 3)).toBeNull();
  });

  it("begin with the start date", () => {
    expect(periodAt(schedule(), "2027-01-30")).toBeNull();
    expect(periodNumber(schedule(), -1)).toBeNull();
  });

  const schedules = fc
    .record({
      frequency: fc.constantFrom(...frequencies),
      interval_count: fc.integer({ min: 1, max: 12 }),
      // Half of the starts are late in their month, where clamping happens.
      start: fc.integer({ min: dayOf("2024-01-01"), max: dayOf("2032-12-31") }),
      isLate: fc.boolean(),
      days: fc.option(fc.integer({ min: 0, max: 6_000 }), { nil: null }),
    })
    .map(({ frequency, interval_count, start, isLate, days }) => {
      const [year = 0, month = 0] = dateOf(start).split("-").map(Number);
      const late = dayOf(`${dateOf(start).slice(0, 8)}${daysInMonth(year, month)}`) - (start % 4);
      const first = isLate ? late : start;
      const end_date = days === null ? null : dateOf(first + days);
      return schedule({ frequency, interval_count, start_date: dateOf(first), end_date });
    });

  it("follow each other without a gap and without an overlap", () => {
    fc.assert(
      fc.property(schedules, fc.nat(40), (of, k) => {
        const period = periodNumber(of, k);
        const next = periodNumber(of, k + 1);
        // Only the end of the schedule, or having none, leaves a period without a next one.
        const to = next === null ? of.end_date : addDays(next.from, -1);
        expect(period === null ? next : period.to).toBe(period === null ? null : to);
        expect((period?.to ?? "9") >= (period?.from ?? "0")).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it("hold every day of the schedule exactly once", () => {
    fc.assert(
      fc.property(schedules, fc.nat(6_000), (of, offset) => {
        const date = addDays(of.start_date, offset);
        const k = periodAt(of, date)?.k ?? null;
        const isCovered = of.end_date === null || date <= of.end_date;
        const near = isCovered ? [(k as number) - 1, k as number, (k as number) + 1] : [0, 1, 2];
        const holding = near.filter((n) => {
          const period = periodNumber(of, n);
          return period && period.from <= date && (period.to === null || date <= period.to);
        });
        expect(holding).toEqual(isCovered ? [k] : []);
        expect(k !== null).toBe(isCovered);
      }),
      { numRuns: 1_000 },
    );
  });

  it("of months begin on the start's day, or on the last day of a shorter month", () => {
    const months = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 };
    fc.assert(
      fc.property(schedules, fc.nat(60), (of, k) => {
        fc.pre(of.frequency in months);
        const from = periodNumber({ ...of, end_date: null }, k)?.from;
        const [year = 0, month = 0, day = 0] = of.start_date.split("-").map(Number);
        const step = months[of.frequency as keyof typeof months] * of.interval_count;
        const count = year * 12 + month - 1 + k * step;
        const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
        const toDay = Math.min(day, daysInMonth(toYear, toMonth));
        expect(from).toBe(dateOf(Date.UTC(toYear, toMonth - 1, toDay) / DAY_MS));
      }),
      { numRuns: 500 },
    );
  });
});

describe("local times", () => {
  it.each([
    ["2026-01-15", "06:00", "America/New_York", "2026-01-15T11:00:00.000Z"],
    ["2026-07-15", "06:00", "America/New_York", "2026-07-15T10:00:00.000Z"],
    // On 8 March clocks jump from 02:00 to 03:00; on 1 November they return from 02:00 to 01:00.
    ["2026-03-08", "06:00", "America/New_York", "2026-03-08T10:00:00.000Z"],
    ["2026-03-08", "02:30", "America/New_York", "2026-03-08T07:30:00.000Z"],
    ["2026-11-01", "01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
    ["2026-11-01", "06:00", "America/New_York", "2026-11-01T11:00:00.000Z"],
    ["2026-03-29", "02:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
    ["2026-10-25", "02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
    ["2026-11-22", "06:00", "Asia/Kathmandu", "2026-11-22T00:15:00.000Z"],
    ["2026-11-22", "06:00", "Pacific/Apia", "2026-11-21T17:00:00.000Z"],
    // Samoa had no 30 December 2011.
    ["2011-12-30", "06:00", "Pacific/Apia", "2011-12-30T16:00:00.000Z"],
  ])("%s %s in %s is %s", (date, time, timeZone, expected) => {
    expect(new Date(instantAt(date, time, timeZone)).toISOString()).toBe(expected);
  });

  it.each([
    ["2026-11-22", "UTC", "2026-11-23T00:00:00.000Z"],
    ["2026-03-08", "America/New_York", "2026-03-09T04:00:00.000Z"],
    ["2026-11-01", "America/New_York", "2026-11-02T05:00:00.000Z"],
    ["2026-11-22", "Asia/Kathmandu", "2026-11-22T18:15:00.000Z"],
    ["2011-12-29", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
    ["2011-12-30", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
    // In Brazil clocks changed at midnight: one day began at 01:00, another midnight came twice.
    ["2018-11-03", "America/Sao_Paulo", "2018-11-04T03:00:00.000Z"],
    ["2018-02-17", "America/Sao_Paulo", "2018-02-18T03:00:00.000Z"],
  ])("%s ends in %s at %s", (date, timeZone, expected) => {
    expect(new Date(endOfDay(date, timeZone)).toISOString()).toBe(expected);
  });

  const zones = fc.constantFrom(
    ...["UTC", "America/New_York", "Europe/Berlin", "Pacific/Apia", "Asia/Kathmandu"],
    ...["Australia/Lord_Howe", "America/Sao_Paulo", "Pacific/Kiritimati"],
  );
  const milliseconds = fc.integer({ min: Date.parse("2012-01-01"), max: Date.parse("2037-12-31") });

  it("belong to the day whose end is the next one after them", () => {
    fc.assert(
      fc.property(zones, milliseconds, (timeZone, now) => {
        const date = civilDate(now, timeZone);
        expect(now).toBeLessThan(endOfDay(date, timeZone));
        expect(now).toBeGreaterThanOrEqual(endOfDay(addDays(date, -1), timeZone));
      }),
      { numRuns: 1_000 },
    );
  });

  it("of 06:00 lie within their day and are shown as 06:00", () => {
    fc.assert(
      fc.property(zones, milliseconds, (timeZone, now) => {
        const date = civilDate(now, timeZone);
        const six = instantAt(date, "06:00", timeZone);
        const shown = new Intl.DateTimeFormat("sv", {
          timeZone,
          dateStyle: "short",
          timeStyle: "short",
        });
        expect(shown.format(six)).toBe(`${date} 06:00`);
        expect(six).toBeLessThan(endOfDay(date, timeZone));
      }),
      { numRuns: 500 },
    );
  });
});

describe("dates", () => {
  it("are counted in days of the calendar", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ max: 900 }), (day, days) => {
        fc.pre(day + days >= 0);
        expect(addDays(dateOf(day), days)).toBe(dateOf(day + days));
      }),
    );
  });

  it.each(["2027-02-29", "2027-13-01", "2027-00-10", "tomorrow", ""])(
    "throw a RangeError for %j",
    (date) => expect(() => addDays(date, 1)).toThrow(RangeError),
  );
});

describe("time zones", () => {
  it.each([
    ...["UTC", "GMT", "America/New_York", "Europe/Berlin", "Pacific/Apia", "Asia/Kathmandu"],
    ...["Asia/Kolkata", "Asia/Calcutta", "America/Argentina/Buenos_Aires", "Etc/GMT+5"],
    ...["America/Port-au-Prince", "Europe/Kyiv"],
  ])("take %s", (text) => expect(isTimeZone(text)).toBe(true));

  it.each([
    ...["", "+05:30", "-03", "utc", "america/new_york", "Mars/Olympus_Mons", "Europe/"],
    ...["Europe/Berlin ", "../Europe/Berlin", "Europe/Berlin\n", "Z"],
  ])("refuse %j", (text) => expect(isTimeZone(text)).toBe(false));
});
