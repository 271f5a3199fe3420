import { describe, expect, test } from "vitest";
import { foldNumber, provenSubject } from "../../src/registry/subjects.ts";
import fc from "../support/fast-check.ts";

const env = { IDENTITY_KEY: "identity" } as Parameters<typeof provenSubject>[0];

const known = { scheme: "NATIONAL_ID", country: "AE", value: "784-1990-1234567-1" };

const subjectOf = (changes: Partial<typeof known> = {}, realm: "test" | "live" = "test") => {
  const proven = provenSubject(env, realm, {
    type: "BANK_VERIFIED",
    subject: { ...known, ...changes },
  });
  if (!proven) throw new Error("no subject");
  return proven;
};

describe("one number, however it is written", () => {
  test.each([
    ["without separators", "784199012345671"],
    ["with other separators", "784.1990/1234567 _1"],
    ["with other dashes and blanks", "784\u20131990\u00a01234567\u20111"],
    ["with marks of direction", "\u200f784-1990-1234567-1\u200e"],
    ["in Arabic digits", "٧٨٤-١٩٩٠-١٢٣٤٥٦٧-١"],
    ["in Persian digits", "۷۸۴۱۹۹۰۱۲۳۴۵۶۷۱"],
    ["in Devanagari digits", "७८४१९९०१२३४५६७१"],
    ["in Thai digits", "๗๘๔๑๙๙๐๑๒๓๔๕๖๗๑"],
    ["in full width", "７８４－１９９０－１２３４５６７－１"],
    ["in digits beyond the first plane", "𑁭𑁮𑁪𑁧𑁯𑁯𑁦𑁧𑁨𑁩𑁪𑁫𑁬𑁭𑁧"],
  ])("%s", (_how, value) => {
    expect(subjectOf({ value })).toBe(subjectOf());
  });

  test.each([
    ["ab 12", "ＡＢ１２"],
    ["x1234567l", "X-1234567-L"],
    ["Ñé9", "ne9"],
    ["straße1", "STRASSE1"],
  ])("%s is %s", (one, other) => {
    expect(foldNumber(one)).toBe(foldNumber(other));
  });

  test("every digit of every script has its value", () => {
    // Unicode gives each script ten digits in order; fullwidth and mathematical ones fold by NFKD.
    const zeros = [0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0xde6, 0xe50, 0x1040, 0x17e0, 0xff10, 0x1d7ce];
    for (const zero of zeros) {
      const digits = Array.from({ length: 10 }, (_, n) => String.fromCodePoint(zero + n)).join("");
      expect(foldNumber(digits), zero.toString(16)).toBe("0123456789");
    }
  });

  test("folding twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), (text) => {
        expect(foldNumber(foldNumber(text))).toBe(foldNumber(text));
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ["scheme", subjectOf({ scheme: "PASSPORT" })],
  ["country", subjectOf({ country: "SA" })],
  ["number", subjectOf({ value: "784-1990-1234567-2" })],
  ["realm", subjectOf({}, "live")],
])("another %s is another customer", (_what, other) => {
  expect(other).not.toBe(subjectOf());
});
