import { describe, expect, it } from "vitest";
import {
  type GrantKind,
  readGrant,
  writeGrant,
} from "../../../src/products/oauth/authorisation-code.ts";
import fc from "../../support/fast-check.ts";
import { newMasterKey } from "../../support/master-keys.ts";

const KEY = { MASTER_KEY: "the master key of the tests", IDENTITY_KEY: "the identity key" };
const HEX = "0f".repeat(32);
const grant = { hex: HEX, numbers: [2, 17] };
const text = writeGrant(KEY, "rt", grant);

describe("codes and refresh tokens", () => {
  it("name their consent and their numbers", () => {
    expect(readGrant(KEY, "rt", text)).toEqual(grant);
    const code = writeGrant(KEY, "ac", { hex: HEX, numbers: [1] });
    expect(readGrant(KEY, "ac", code)).toEqual({ hex: HEX, numbers: [1] });
  });

  it("are the same each time, so that an answer can be given again", () => {
    expect(writeGrant(KEY, "rt", grant)).toBe(text);
  });

  it("are written in characters that need no escape in an address", () => {
    expect(encodeURIComponent(text)).toBe(text);
    expect(text).toMatch(/^rt_[0-9A-Za-z]{43}\.2\.17\.1-[0-9a-f]{64}$/);
  });

  it("of any consent and numbers are read as they were written", () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 9_999_999_999 }), {
      minLength: 1,
      maxLength: 2,
    });
    const hexes = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString("hex"));
    fc.assert(
      fc.property(hexes, numbers, (hex, list) => {
        const written = writeGrant(KEY, "ac", { hex, numbers: list });
        expect(readGrant(KEY, "ac", written)).toEqual({ hex, numbers: list });
      }),
    );
  });

  it.each<[string, string, GrantKind]>([
    ["another consent", text.replace(/^rt_./, "rt_1"), "rt"],
    ["another family", text.replace(".2.", ".3."), "rt"],
    ["another generation", text.replace(".17.", ".18."), "rt"],
    ["one number less", text.replace(".17.", "."), "rt"],
    ["another prefix", text.replace("rt_", "xx_"), "rt"],
    ["a code made of it", text.replace("rt_", "ac_"), "ac"],
    ["it, where a code is expected", text, "ac"],
    ["its end cut off", text.slice(0, -1), "rt"],
    ["more behind it", `${text}a`, "rt"],
    ["another mac", `${text.slice(0, -1)}${text.endsWith("a") ? "b" : "a"}`, "rt"],
    ["the number of a key that is not held", text.replace(".1-", ".2-"), "rt"],
    ["a leading zero of its key", text.replace(".1-", ".01-"), "rt"],
    ["no number of a key", text.replace(".1-", "."), "rt"],
    ["a leading zero", text.replace(".2.", ".02."), "rt"],
    ["a line break behind it", `${text}\n`, "rt"],
    ["nothing", "", "rt"],
    ["a long text", "rt_".padEnd(60_000, "a"), "rt"],
  ])("forged with %s are none", (_, forged, kind) => {
    expect(readGrant(KEY, kind, forged)).toBeNull();
  });

  // @rule G7.11
  it("of the former master key are read as long as it is held", () => {
    const next = newMasterKey(2);
    const both = { ...KEY, MASTER_KEY_NEXT: next };
    expect(readGrant(both, "rt", text)).toEqual(grant);
    expect(writeGrant(both, "rt", grant)).toMatch(/\.2-[0-9a-f]{64}$/);
    expect(readGrant({ ...KEY, MASTER_KEY: next }, "rt", text)).toBeNull();
  });

  it("of another deployment are none", () => {
    expect(readGrant({ ...KEY, MASTER_KEY: "another master key" }, "rt", text)).toBeNull();
  });
});
