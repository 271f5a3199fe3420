import { expect, test } from "vitest";
import { boundedMap } from "../../../src/base/platform/isolate-cache.ts";

test("a full map drops the entry that was used longest ago", () => {
  const map = boundedMap<string, number>(3);
  for (const [name, value] of Object.entries({ a: 1, b: 2, c: 3 })) map.set(name, value);
  expect(map.get("a")).toBe(1);
  map.set("b", 4);
  map.set("d", 5);
  expect(["a", "b", "c", "d"].map((name) => map.get(name))).toEqual([1, 4, undefined, 5]);
});

test("a thousand names leave as many entries as the limit", () => {
  const map = boundedMap<string, number>(10);
  for (let place = 0; place < 1_000; place++) map.set(`name ${place}`, place);
  expect(map.size).toBe(10);
  map.delete("name 999");
  expect([map.size, map.get("name 999")]).toEqual([9, undefined]);
});
