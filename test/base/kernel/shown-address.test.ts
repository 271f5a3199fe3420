import { expect, test } from "vitest";
import { changedAddress, shownAddress } from "../../../src/base/kernel/shown.ts";

test.each([
  ["https://shop.example/hooks", "https://shop.example/hooks"],
  ["https://shop.example/hooks?key=1&x=a?b", "https://shop.example/hooks?hidden"],
  ["https://shop.example/?\n", "https://shop.example/?hidden"],
])("%j is shown as %j", (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});

const stored = "https://shop.example/hooks?key=1";
const other = "https://shop.example/other?hidden";

test.each([
  ["nothing", stored, undefined, stored],
  ["the address as it is shown", stored, "https://shop.example/hooks?hidden", stored],
  ["another path, also with that query", stored, other, other],
  ["null", stored, null, null],
  ["the first address", null, other, other],
])("given %s", (_what, present, given, next) => {
  expect(changedAddress(present, given)).toBe(next);
});
