import { describe, expect, it, test } from "vitest";
import {
  heldKeys,
  isMacOf,
  type KeyEnv,
  presentKey,
  seal,
  unseal,
  writeMac,
} from "../../../src/base/platform/master-key.ts";
import { newMasterKey } from "../../support/master-keys.ts";

const IDENTITY_KEY = "the identity key";
const first: KeyEnv = { MASTER_KEY: "the first master key", IDENTITY_KEY };
const SECOND = newMasterKey(2);
/** The three stages of a rotation. */
const both: KeyEnv = { ...first, MASTER_KEY_NEXT: SECOND };
const twice: KeyEnv = { MASTER_KEY: SECOND, MASTER_KEY_NEXT: SECOND, IDENTITY_KEY };
const second: KeyEnv = { MASTER_KEY: SECOND, IDENTITY_KEY };

describe("a rotation", () => {
  // @rule G7.11
  it("reads with the former key, and writes with the new one", async () => {
    const old = await seal(first, "purpose", "row", "a secret");
    expect(old).toMatch(/^1\.[0-9a-f]{72}$/);
    expect(await unseal(both, "purpose", "row", old)).toBe("a secret");
    const fresh = await seal(both, "purpose", "row", "a secret");
    expect(fresh).toMatch(/^2\./);
    for (const env of [both, twice, second]) {
      expect(await unseal(env, "purpose", "row", fresh)).toBe("a secret");
    }
    const mac = writeMac(first, "purpose", "a text");
    expect([first, both].map((env) => isMacOf(env, "purpose", "a text", mac))).toEqual([
      true,
      true,
    ]);
    expect([twice, second].map((env) => isMacOf(env, "purpose", "a text", mac))).toEqual([
      false,
      false,
    ]);
  });

  it("says which key is missing, and nothing is lost when it comes back", async () => {
    const old = await seal(first, "purpose", "row", "a secret");
    await expect(unseal(second, "purpose", "row", old)).rejects.toThrow(
      "sealed with master key 1, which this worker lacks",
    );
    expect(await unseal(both, "purpose", "row", old)).toBe("a secret");
  });

  it("reads with a key before its time, and writes with it from then on", async () => {
    const at = 1_900_000_000;
    const env = { ...first, MASTER_KEY_NEXT: newMasterKey(2, at) };
    expect(presentKey(env, at * 1000 - 1).number).toBe(1);
    expect(presentKey(env, at * 1000).number).toBe(2);
    const early = await seal({ ...first, MASTER_KEY: env.MASTER_KEY_NEXT }, "p", "row", "early");
    expect(await unseal(env, "p", "row", early)).toBe("early");
  });
});

test.each([
  ["another number", (value: string) => value.replace(/^1/, "2")],
  ["no number", (value: string) => value.slice(2)],
  ["a leading zero", (value: string) => `0${value}`],
  ["a hyphen for the point", (value: string) => value.replace(".", "-")],
  ["a line break", (value: string) => `${value}\n`],
  ["one digit changed", (value: string) => value.slice(0, -1) + (value.endsWith("0") ? "1" : "0")],
])("a sealed value with %s is refused", async (_what, change) => {
  const sealed = await seal(first, "purpose", "row", "a secret");
  await expect(unseal(both, "purpose", "row", change(sealed))).rejects.toThrow();
});

// @rule G7.11
test.each([
  ["another number", (mac: string) => mac.replace(/^1/, "2")],
  ["a number that is not held", (mac: string) => mac.replace(/^1/, "3")],
  ["no number", (mac: string) => mac.slice(2)],
  ["a leading zero", (mac: string) => `0${mac}`],
  ["a point for the hyphen", (mac: string) => mac.replace("-", ".")],
])("a MAC with %s is none", (_what, change) => {
  const mac = writeMac(first, "purpose", "a text");
  expect(isMacOf(both, "purpose", "a text", mac)).toBe(true);
  expect(isMacOf(both, "purpose", "a text", change(mac))).toBe(false);
  expect(isMacOf(both, "another purpose", "a text", mac)).toBe(false);
});

test.each([
  ["a word", "1.now.".padEnd(70, "a"), "is not <number>"],
  ["too few digits", "2.0.abc", "is not <number>"],
  ["capitals", `2.0.${"A".repeat(64)}`, "is not <number>"],
  ["the number 0", `0.0.${"a".repeat(64)}`, "is not <number>"],
  ["the number of MASTER_KEY", newMasterKey(1), "is another key"],
  ["a number after the next", newMasterKey(3), "has the number 3, and 2 follows MASTER_KEY"],
])("a next key with %s is not used, and stops nothing", (_what, text, fault) => {
  const held = heldKeys({ ...first, MASTER_KEY_NEXT: text });
  expect(held.keys.map(({ number }) => number)).toEqual([1]);
  expect(held.fault).toContain(fault);
});

test("a next key with a lower number is not used", () => {
  const env = { ...second, MASTER_KEY_NEXT: "the first master key" };
  expect(heldKeys(env).fault).toContain("lower number");
});

test.each(["", "2.0.abc", "2.1.2.3"])("MASTER_KEY %j is refused", (MASTER_KEY) => {
  expect(() => heldKeys({ MASTER_KEY, IDENTITY_KEY })).toThrow("MASTER_KEY is not");
});
