import { describe, expect, it } from "vitest";
import {
  base62FromHex,
  endToEndPrefix,
  formatId,
  hexFromBase62,
  parseId,
  timeOfEndToEndId,
  timeOfTraceId,
  tracePrefix,
} from "../../../src/base/kernel/ids.ts";
import fc from "../../support/fast-check.ts";

const hex256 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""));

// @rule G1.4
describe("identifiers", () => {
  it("hold every 256-bit address in 43 characters, and return it", () => {
    fc.assert(
      fc.property(hex256, (hex) => {
        const id = formatId("ps", hex);
        expect(id).toMatch(/^ps_[0-9A-Za-z]{43}$/);
        expect(parseId(["ps", "pay"], id)).toBe(hex);
      }),
    );
  });

  it.each(["0".repeat(64), "f".repeat(64), "0".repeat(63).concat("1")])("keep the edge %s", (hex) =>
    expect(hexFromBase62(base62FromHex(hex))).toBe(hex),
  );

  it("are different for different addresses", () => {
    fc.assert(
      fc.property(hex256, hex256, (a, b) => {
        expect(base62FromHex(a) === base62FromHex(b)).toBe(a === b);
      }),
    );
  });

  const whole = base62FromHex("ab".repeat(32));
  it.each([
    ["one character short", `ps_${whole.slice(1)}`],
    ["one character long", `ps_${whole}0`],
    ["more than 256 bits", `ps_${"z".repeat(43)}`],
    ["the first value that is too large", `ps_${overflow()}`],
    ["another prefix", `po_${whole}`],
    ["no prefix", whole],
    ["an empty prefix", `_${whole}`],
    ["a character outside the alphabet", `ps_${whole.slice(1)}-`],
    ["a line break at the end", `ps_${whole}\n`],
    ["nothing", ""],
  ])("with %s are refused", (_, id) => expect(parseId(["ps", "pay"], id)).toBeNull());

  it("of random text are refused", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const hex = parseId(["ps"], text);
        expect(hex === null || formatId("ps", hex) === text).toBe(true);
      }),
    );
  });
});

/** 2^256 in base 62. */
function overflow(): string {
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  let value = 2n ** 256n;
  let text = "";
  while (value > 0n) {
    text = alphabet[Number(value % 62n)] + text;
    value /= 62n;
  }
  return text.padStart(43, "0");
}

describe("the time that an identifier begins with", () => {
  const latest = Date.UTC(2999, 11, 31);

  it("is read back from an end_to_end_id", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: latest }), (time) => {
        const id = `${endToEndPrefix(time)}ABCDEFGHIJKLMNOPQRSTUVWX01`;
        expect([id.length, timeOfEndToEndId(id)]).toEqual([35, time]);
      }),
    );
  });

  it("is read back from a correlation id", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: latest }), (time) => {
        expect(timeOfTraceId(`${tracePrefix(time)}0123456789abcdef0123`)).toBe(time);
      }),
    );
  });

  it.each(["", "order-7", "0MI9QY4X8", "0mi9qy4x8abcdefghijklmnopqrstuvwx01"])(
    "is not in %j",
    (text) => expect([timeOfEndToEndId(text), timeOfTraceId(text)]).toEqual([null, null]),
  );
});
