import { describe, expect, it } from "vitest";
import { canonicalJson } from "../../../src/base/kernel/json.ts";
import fc from "../../support/fast-check.ts";

const shuffle = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffle);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([key, member]) => [key, shuffle(member)]));
};

describe("canonical JSON", () => {
  it.each([
    [{ b: 1, a: { d: [3, 1], c: null } }, '{"a":{"c":null,"d":[3,1]},"b":1}'],
    [{ a: undefined, b: "é\n" }, '{"b":"é\\n"}'],
    [[], "[]"],
    ["text", '"text"'],
    [null, "null"],
  ])("of %j is %s", (value, text) => expect(canonicalJson(value)).toBe(text));

  it("does not depend on the order of members, and parses to the same value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(shuffle(value))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("differs for different values", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const same = canonicalJson(a) === canonicalJson(b);
        if (same) expect(JSON.parse(canonicalJson(a))).toEqual(JSON.parse(canonicalJson(b)));
        else expect(JSON.stringify(a)).not.toBe(JSON.stringify(b));
      }),
    );
  });
});
