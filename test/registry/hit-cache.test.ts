import { expect, test } from "vitest";
import { hitCache } from "../../src/registry/lookups/hit-cache.ts";
import type { ResolvedAliasView } from "../../src/registry/views.ts";

const view = (handle: string): ResolvedAliasView => ({
  alias: handle,
  handle,
  bank_handle: "aurora",
  status: "ACTIVE",
  routes: [],
});

test("a hit is told for less than two seconds from before it was read", () => {
  const cache = hitCache();
  cache.put("layla", view("layla"), 1_000);
  expect(cache.get("layla", 1_000)).toEqual(view("layla"));
  expect(cache.get("layla", 2_999)).toEqual(view("layla"));
  expect(cache.get("layla", 3_000)).toBeNull();
});

test("a new read replaces the old one and its age", () => {
  const cache = hitCache();
  cache.put("layla", view("layla"), 1_000);
  cache.put("layla", view("other"), 2_500);
  expect(cache.get("layla", 4_000)).toEqual(view("other"));
});

test("the oldest of 5,000 hits makes place for a new one", () => {
  const cache = hitCache();
  for (let count = 0; count <= 5_000; count++) cache.put(`h${count}`, view(`h${count}`), 1_000);
  expect(cache.get("h0", 1_000)).toBeNull();
  expect(cache.get("h1", 1_000)).toEqual(view("h1"));
  expect(cache.get("h5000", 1_000)).toEqual(view("h5000"));
});
