import { afterEach, beforeEach, vi } from "vitest";

export const DAY = 86_400_000;

/**
 * The clock of a file's tests. It stands still unless a test moves it, and each test begins so many
 * milliseconds after the end of the one before. By then everything of the earlier test has lapsed.
 */
export const standingClock = (apart: number) => {
  let start = 0;
  let end = Date.UTC(2026, 0, 1);
  beforeEach(() => {
    start = end + apart;
    vi.useFakeTimers({ toFake: ["Date"], now: start });
  });
  afterEach(() => {
    end = Date.now();
    vi.useRealTimers();
  });
  return {
    /** When the test began, in milliseconds since the epoch. */
    start: () => start,
    /** Moves to so many milliseconds after the test's beginning. */
    moveTo: (milliseconds: number) => vi.setSystemTime(start + milliseconds),
    /** Moves forward from the present instant. */
    moveBy: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds),
  };
};
