/**
 * The one clock. Every age, lease and expiry is measured with it. A local world that was started
 * with `--clock` may move it forward (clock-routes.ts); everywhere else it is the real time.
 */
let offsetMs = 0;
let movable = false;

/** Milliseconds since the epoch. */
export const now = (): number => Date.now() + offsetMs;

/** ISO 8601 in UTC, as every timestamp of the API. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds since an instant that `now` gave. */
export const elapsedSince = (start: number): number => now() - start;

/** What a worker that may have a movable clock is bound to. No wrangler configuration sets it. */
export interface ClockEnv {
  LOCAL?: string;
  CLOCK?: string;
  /** How far the clock was ahead when the worker was started. */
  CLOCK_OFFSET_MS?: string;
}

export const isClockMovable = (env: ClockEnv): boolean => env.LOCAL === "on" && env.CLOCK === "on";

/**
 * Called once where a worker's module begins, before any handler, alarm or object of it: they all
 * run in the same isolate and share this clock.
 */
export const useClock = (env: ClockEnv): void => {
  movable = isClockMovable(env);
  if (movable) moveClock(Number(env.CLOCK_OFFSET_MS ?? 0));
};

/** Moves the clock, never back. Answers how far it is ahead of the real time, in milliseconds. */
export const moveClock = (aheadMs: number): number => {
  if (movable) offsetMs = Math.max(offsetMs, aheadMs);
  return offsetMs;
};

/** How long an alarm sleeps at most where the clock may jump. */
const LONGEST_SLEEP_MS = 1_000;

/** When an alarm for an instant of this clock has to fire, in real time. */
export const alarmTime = (instantMs: number): number =>
  movable ? Math.min(instantMs - offsetMs, Date.now() + LONGEST_SLEEP_MS) : instantMs;
