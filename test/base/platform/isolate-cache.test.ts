import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isolateCache } from "../../../src/base/platform/isolate-cache.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a value is remembered for a second and a half", async () => {
  const cache = isolateCache<number | null>();
  const load = vi.fn(async () => load.mock.calls.length);
  expect(await cache.read("a", load)).toBe(1);
  vi.advanceTimersByTime(1_499);
  expect(await cache.read("a", load)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await cache.read("a", load)).toBe(2);
});

test("a clock that was set back makes no entry younger", async () => {
  const cache = isolateCache<number | null>();
  const load = vi.fn(async () => load.mock.calls.length);
  await cache.read("a", load);
  vi.setSystemTime(Date.now() - 60_000);
  expect(cache.recall("a")).toBeUndefined();
  expect(await cache.read("a", load)).toBe(2);
});

test("a miss is remembered too", async () => {
  const cache = isolateCache<null>();
  const load = vi.fn(async () => null);
  await cache.read("a", load);
  await cache.read("a", load);
  expect(load).toHaveBeenCalledTimes(1);
});

test("the age counts from before the read", async () => {
  const cache = isolateCache<string>();
  const slow = cache.read("a", async () => {
    vi.advanceTimersByTime(2_000);
    return "old";
  });
  expect(await slow).toBe("old");
  expect(await cache.read("a", async () => "new")).toBe("new");
});

test("a fresh read loads, and others see its result", async () => {
  const cache = isolateCache<string>();
  await cache.read("a", async () => "old");
  expect(await cache.read("a", async () => "new", { fresh: true })).toBe("new");
  expect(await cache.read("a", async () => "newest")).toBe("new");
});

test("an older read that ends later does not replace a newer one", async () => {
  const cache = isolateCache<string>();
  let finish = (_value: string) => {};
  const slow = cache.read("a", () => new Promise<string>((resolve) => (finish = resolve)));
  vi.advanceTimersByTime(10);
  await cache.read("a", async () => "new", { fresh: true });
  finish("old");
  expect(await slow).toBe("old");
  expect(await cache.read("a", async () => "unread")).toBe("new");
});

test("a failed read is not remembered", async () => {
  const cache = isolateCache<string>();
  await expect(cache.read("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await cache.read("a", async () => "up")).toBe("up");
});

test("it holds five thousand entries and drops the oldest", async () => {
  const cache = isolateCache<number>();
  for (let name = 0; name <= 5_000; name++) await cache.read(String(name), async () => name);
  expect(await cache.read("1", async () => -1)).toBe(1);
  expect(await cache.read("0", async () => -1)).toBe(-1);
});
