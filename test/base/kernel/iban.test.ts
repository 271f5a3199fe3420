import { describe, expect, it } from "vitest";
import { maskIban, maskIbansIn, maskName, parseIban } from "../../../src/base/kernel/iban.ts";
import fc from "../../support/fast-check.ts";

// @rule G5.5
describe("IBANs", () => {
  it.each([
    ["DE89370400440532013000", "DE89370400440532013000"],
    ["de89 3704 0044 0532 0130 00", "DE89370400440532013000"],
    ["GB29 NWBK 6016 1331 9268 19", "GB29NWBK60161331926819"],
    ["NO9386011117947", "NO9386011117947"],
  ])("reads %s", (text, iban) => expect(parseIban(text)).toBe(iban));

  it.each([
    ["a wrong check digit", "DE88370400440532013000"],
    ["two digits swapped", "DE89370400440532010300"],
    ["one character too few", "DE8937040044053201300"],
    ["an unknown country", "ZZ89370400440532013000"],
    ["nothing", ""],
    ["a name", "amira"],
    ["letters of another script", "DE8９370400440532013000"],
    ["endless text", `DE89${"0".repeat(5_000)}`],
  ])("refuses %s", (_, text) => expect(parseIban(text)).toBeNull());

  it("never throws, and returns only IBANs that it accepts again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => {
        const iban = parseIban(text);
        expect(iban === null || parseIban(iban) === iban).toBe(true);
      }),
    );
  });
});

describe("masks", () => {
  // @rule G5.7
  it("leave the country and the last four characters of an IBAN", () => {
    expect(maskIban("DE89370400440532013000")).toBe("DE•• •••• 3000");
  });

  it.each([
    ["rent DE89370400440532013000.", "rent DE•• •••• 3000."],
    ["gb29 nwbk 6016 1331 9268 19 and NO9386011117947", "GB•• •••• 6819 and NO•• •••• 7947"],
    ["order-7 of 2026-11-22", "order-7 of 2026-11-22"],
    ["", ""],
  ])("hide every IBAN in %j", (text, masked) => expect(maskIbansIn(text)).toBe(masked));

  it.each([
    ["Layla Haddad", "L•••• H•••••"],
    ["Maximiliane  Oppenheimer", "M•••••• O••••••"],
    ["Ö Å", "Ö Å"],
    ["😀mile", "😀••••"],
    ["", ""],
  ])("leave the first letters of %j", (name, masked) => expect(maskName(name)).toBe(masked));
});
