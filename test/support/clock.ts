import { setTimeout as sleep } from "node:timers/promises";
import { requestOk } from "../../scripts/local/http.ts";

/** The clock of a world that was started with one. All of its processes follow it. */
export interface WorldClock {
  /** How far the clock is ahead of the real time, in milliseconds. */
  offset(): Promise<number>;
  /** The same in whole seconds, the form that client libraries take. */
  skew(): Promise<number>;
  /** Sets how far the clock is ahead; it never goes back. */
  set(offsetMs: number): Promise<void>;
  /** Moves the clock forward by this many milliseconds. */
  advance(milliseconds: number): Promise<void>;
  /** Moves the clock forward to noon in UTC, unless it is noon, so that no day ends soon. */
  toNoon(): Promise<void>;
  /** Runs the clock ten times as fast until the work is done, for schedules of seconds. */
  hurry<Value>(work: Promise<Value>): Promise<Value>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HURRY_STEP_MS = 5_000;
const HURRY_EVERY_MS = 500;

/** The sandbox stores it. */
export const clockAt = (sandboxUrl: string): WorldClock => {
  const address = `${sandboxUrl}/__local/clock`;
  const offset = async () => (await requestOk<{ offset_ms: number }>(address)).offset_ms;
  const skew = async () => Math.floor((await offset()) / 1_000);
  const set = async (offset_ms: number) => {
    await requestOk(address, { method: "PUT", body: { offset_ms } });
  };
  const advance = async (milliseconds: number) => set((await offset()) + milliseconds);
  const toNoon = async () => {
    const since = (Date.now() + (await offset()) - DAY_MS / 2) % DAY_MS;
    if (since > HOUR_MS) await advance(DAY_MS - since);
  };
  const hurry = async <Value>(work: Promise<Value>): Promise<Value> => {
    const over = new AbortController();
    const moving = (async () => {
      while (!over.signal.aborted) {
        await advance(HURRY_STEP_MS);
        await sleep(HURRY_EVERY_MS, null, over).catch(() => undefined);
      }
    })();
    try {
      return await work;
    } finally {
      over.abort();
      await moving;
    }
  };
  return { offset, skew, set, advance, toNoon, hurry };
};
