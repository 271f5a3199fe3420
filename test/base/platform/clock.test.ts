import { beforeEach, describe, expect, it, vi } from "vitest";

/** The clock of one isolate. Each test begins with a fresh module. */
type Clock = typeof import("../../../src/base/platform/clock.ts");

const NOW = Date.parse("2026-03-01T12:00:00.000Z");
const HOUR = 3_600_000;
const movable = { LOCAL: "on", CLOCK: "on" };

let clock: Clock;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW });
  vi.resetModules();
  clock = await import("../../../src/base/platform/clock.ts");
  return () => vi.useRealTimers();
});

describe("a clock that cannot be moved", () => {
  it.each([
    {},
    { LOCAL: "on" },
    { CLOCK: "on", CLOCK_OFFSET_MS: "1000" },
    { LOCAL: "off", CLOCK: "on", CLOCK_OFFSET_MS: "1000" },
  ])("with %o it is always the real time", (env) => {
    clock.useClock(env);
    expect(clock.moveClock(HOUR)).toBe(0);
    expect(clock.now()).toBe(NOW);
  });

  it("an alarm fires at its instant", () => {
    expect(clock.alarmTime(NOW + HOUR)).toBe(NOW + HOUR);
  });
});

describe("a clock that can be moved", () => {
  it("it begins with the world's offset", () => {
    clock.useClock({ ...movable, CLOCK_OFFSET_MS: String(HOUR) });
    expect(clock.now()).toBe(NOW + HOUR);
  });

  it("it moves forward and never back", () => {
    clock.useClock(movable);
    expect([clock.moveClock(HOUR), clock.moveClock(1), clock.now()]).toEqual([
      HOUR,
      HOUR,
      NOW + HOUR,
    ]);
  });

  it.each([
    ["in a day fires within a second, to see whether the clock has jumped", 24 * HOUR, 1_000],
    ["in half a second fires then", 500, 500],
    ["that is overdue fires at once", -HOUR, -HOUR],
  ])("an alarm %s", (_what, inMs, expected) => {
    clock.useClock({ ...movable, CLOCK_OFFSET_MS: String(7 * HOUR) });
    expect(clock.alarmTime(clock.now() + inMs)).toBe(NOW + expected);
  });

  it("thousands of alarms look one after the other, each as soon as it can", () => {
    clock.useClock(movable);
    const looks = Array.from({ length: 2_000 }, () => clock.alarmTime(NOW + HOUR) - NOW);
    expect([looks[0], looks[1], looks[500], looks[501]]).toEqual([1_000, 1_002, 2_000, 2_010]);
    expect(looks.at(-1)).toBe(2_000 + 1_499 * 10);
    expect(clock.alarmTime(NOW + 3_000)).toBe(NOW + 3_000);
    vi.setSystemTime(NOW + 20_000);
    expect(clock.alarmTime(NOW + HOUR)).toBe(NOW + 21_000);
  });
});
