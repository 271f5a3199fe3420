import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilReady } from "./world.ts";

/** How long the tests wait for a world: as long as its start makes progress. */
class StartScript extends EventEmitter {
  killed: string[] = [];
  kill(signal: string): boolean {
    this.killed.push(signal);
    return true;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const waitFor = (script: StartScript) => {
  let came: unknown = "nothing yet";
  untilReady(script as never).then(
    () => (came = "ready"),
    (error: Error) => (came = error.message),
  );
  return {
    after: async (seconds: number, message?: string) => {
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
      if (message === "exit") script.emit("exit", 1);
      else if (message) script.emit("message", message);
      await vi.advanceTimersByTimeAsync(0);
      return [came, script.killed];
    },
  };
};

test("a slow start that makes progress is waited for", async () => {
  const { after } = waitFor(new StartScript());
  for (let count = 0; count < 5; count++) {
    expect(await after(59, "progress")).toEqual(["nothing yet", []]);
  }
  expect(await after(59, "ready")).toEqual(["ready", []]);
  expect(await after(600)).toEqual(["ready", []]);
});

test("a start without progress for a minute is killed", async () => {
  const { after } = waitFor(new StartScript());
  await after(59, "progress");
  expect(await after(59)).toEqual(["nothing yet", []]);
  const [came, killed] = await after(1);
  expect([came, killed]).toEqual([expect.stringContaining("no further for a minute"), ["SIGKILL"]]);
});

test("a start that has ended is not waited for", async () => {
  const { after } = waitFor(new StartScript());
  expect(await after(1, "exit")).toEqual(["the world did not start", []]);
});
