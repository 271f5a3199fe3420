import { describe, expect, test } from "vitest";
import { parseAlias } from "../../src/registry/parameters.ts";

// @rule R1.2
describe("an alias is a handle, alone or at a bank, folded to lower case", () => {
  test.each([
    ["layla", "layla", "layla", null],
    ["LAYLA", "layla", "layla", null],
    ["a.b", "a.b", "a.b", null],
    ["0_0-", "0_0-", "0_0-", null],
    ["x".repeat(30), "x".repeat(30), "x".repeat(30), null],
    ["Layla@Aurora", "layla@aurora", "layla", "aurora"],
  ])("%s", (text, alias, handle, bankHandle) => {
    expect(parseAlias(text)).toEqual({ alias, handle, bankHandle });
  });
});

// @rule R1.2
describe("no handle can have this form", () => {
  test.each([
    ["empty", ""],
    ["too short", "ab"],
    ["too long", "x".repeat(31)],
    ["a space", "lay la"],
    ["a line break after it", "layla\n"],
    ["a slash", "layla/omar"],
    ["still percent-encoded", "layla%40aurora"],
    ["an empty bank", "layla@"],
    ["only a bank", "@aurora"],
    ["two banks", "layla@aurora@borealis"],
    ["an Arabic letter", "ليلى"],
    ["the Kelvin sign, which Unicode folds to k", "\u212Aate"],
    ["a full-width letter", "\uFF4Cayla"],
    ["a null character", "layla\0"],
  ])("%s", (_reason, text) => {
    expect(parseAlias(text)).toBeNull();
  });
});
