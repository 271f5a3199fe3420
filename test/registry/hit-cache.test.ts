import { expect, test } from "vitest";
import type { ResolvedAliasView } from "../../src/registry/lookups/answer.ts";
import { hitCache } from "../../src/registry/lookups/hit-cache.ts";

const view = (handle: string): ResolvedAliasView => ({
  alias: handle,
  handle,
  bank_handle: "aurora",
  status: "ACTIVE",
  routes: [],
});

const moment = (ms: number, changes = 0) => ({ ms, changes });

test("a hit is cached for a second and a half, counted from before it was read", () => {
  const cache = hitCache();
  cache.put("layla", view("layla"), moment(1_000));
  expect(cache.get("layla", moment(1_000))).toEqual(view("layla"));
  expect(cache.get("layla", moment(2_499))).toEqual(view("layla"));
  expect(cache.get("layla", moment(2_500))).toBeNull();
});

test("a hit is not used after a change of the same isolate, whenever it was stored", () => {
  const cache = hitCache();
  cache.put("layla", view("layla"), moment(1_000, 7));
  expect(cache.get("layla", moment(1_001, 7))).toEqual(view("layla"));
  expect(cache.get("layla", moment(1_001, 8))).toBeNull();
  cache.put("layla", view("layla"), moment(1_000, 7));
  expect(cache.get("layla", moment(1_002, 8))).toBeNull();
});

test("a clock that was set back does not make a hit younger", () => {
  const cache = hitCache();
  cache.put("layla", view("layla"), moment(5_000));
  expect(cache.get("layla", moment(4_999))).toBeNull();
});

test("a new read replaces the old one and its age", () => {
  const cache = hitCache();
  cache.put("layla", view("layla"), moment(1_000));
  cache.put("layla", view("other"), moment(2_400));
  expect(cache.get("layla", moment(3_800))).toEqual(view("other"));
});

test("the oldest of 5,000 hits is dropped for a new one", () => {
  const cache = hitCache();
  for (let count = 0; count <= 5_000; count++)
    cache.put(`h${count}`, view(`h${count}`), moment(1_000));
  expect(cache.get("h0", moment(1_000))).toBeNull();
  expect(cache.get("h1", moment(1_000))).toEqual(view("h1"));
  expect(cache.get("h5000", moment(1_000))).toEqual(view("h5000"));
});
