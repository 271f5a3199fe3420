import { describe, expect, test } from "vitest";
import { sha256Hex } from "../../../src/base/platform/crypto.ts";
import { isListedKey, issuedKeyPrefix, newKey } from "../../../src/base/platform/keys.ts";

const own = { IDENTITY_KEY: "the identity key" };
const prefixes = ["mk_live", "mk_test", "ak", "bk", "ik"];

describe("a key", () => {
  test.each(prefixes)("%s_… is recognised only by the deployment that issued it", (prefix) => {
    const key = newKey(own, prefix);
    expect(key).toMatch(new RegExp(`^${prefix}_[0-9A-Za-z]{51}$`));
    expect(issuedKeyPrefix(own, key)).toBe(prefix);
    expect(issuedKeyPrefix({ IDENTITY_KEY: "another" }, key)).toBeNull();
  });

  // @rule G7.10
  test("is refused if any of its characters differs", () => {
    const key = newKey(own, "mk_test");
    for (let place = 0; place < key.length; place++) {
      const other = key[place] === "a" ? "b" : "a";
      const altered = key.slice(0, place) + other + key.slice(place + 1);
      expect(issuedKeyPrefix(own, altered)).toBeNull();
    }
  });

  test.each(["", "mk_test_", "mk_test_short", "mk_other_x", "é".repeat(60), "mk_test_\n"])(
    "%j is none",
    (text) => {
      expect(issuedKeyPrefix(own, text)).toBeNull();
    },
  );

  test("is never made twice", () => {
    expect(new Set(Array.from({ length: 200 }, () => newKey(own, "ak"))).size).toBe(200);
  });
});

test.each([
  ["one of several, in either case", `${sha256Hex("a").toUpperCase()}  ${sha256Hex("key")}`, true],
  ["another", sha256Hex("other"), false],
  ["the key itself", "key", false],
  ["none", "", false],
  ["nothing set", undefined, false],
])("a key listed as %s", (_what, hashes, expected) => {
  expect(isListedKey("key", hashes)).toBe(expected);
});
