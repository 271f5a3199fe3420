import { forgetBetweenTests } from "./isolate-memory.ts";

/**
 * The only clock. Every age, lease and expiry uses it. A local world started with `--clock` may
 * move it forward (clock-routes.ts). Everywhere else it is the real time.
 */
let offsetMs = 0;
let movable = false;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Milliseconds since the epoch. */
export const now = (): number => Date.now() + offsetMs;

/** ISO 8601 in UTC, like every timestamp of the API. @rule G1.2 */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** The same of an instant that may be missing. */
export const isoTimeOrNull = (milliseconds: number | null | undefined): string | null =>
  milliseconds == null ? null : isoTime(milliseconds);

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds since an instant that `now` returned. */
export const elapsedSince = (start: number): number => now() - start;

/** The bindings of a worker with a movable clock. No wrangler configuration sets them. */
export interface ClockEnv {
  LOCAL?: string;
  CLOCK?: string;
  /** How far ahead the clock was when the worker started. */
  CLOCK_OFFSET_MS?: string;
}

export const isClockMovable = (env: ClockEnv): boolean => env.LOCAL === "on" && env.CLOCK === "on";

/**
 * Called once at the beginning of a worker's module, before any of its handlers, alarms or objects.
 * They all run in the same isolate and share this clock.
 */
export const useClock = (env: ClockEnv): void => {
  movable = isClockMovable(env);
  if (movable) moveClock(Number(env.CLOCK_OFFSET_MS ?? 0));
};

/**
 * Moves the clock forward, never back. Returns how far it is ahead of the real time, in
 * milliseconds.
 */
export const moveClock = (aheadMs: number): number => {
  if (movable) offsetMs = Math.max(offsetMs, aheadMs);
  return offsetMs;
};

/**
 * How long an alarm sleeps when the clock may jump, and how far those that look are apart: the
 * first 500, and those behind them. Thousands of mandates would keep their worker busy with nothing
 * else, so they look less often.
 */
const SLEEP_MS = 1_000;
const APART_MS = 2;
const FAR_APART_MS = 10;

/** The real time at which the latest alarm looks whether the clock has jumped. */
let latestLook = 0;

forgetBetweenTests(() => {
  offsetMs = 0;
  movable = false;
  latestLook = 0;
});

/** The real time at which an alarm for an instant of this clock must fire. */
export const alarmTime = (instantMs: number): number => {
  const realMs = instantMs - offsetMs;
  const soonest = Date.now() + SLEEP_MS;
  if (!movable || realMs <= soonest) return realMs;
  const apart = latestLook < soonest + SLEEP_MS ? APART_MS : FAR_APART_MS;
  latestLook = Math.max(soonest, latestLook + apart);
  return Math.min(realMs, latestLook);
};
