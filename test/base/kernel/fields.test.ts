import * as v from "valibot";
import { describe, expect, it } from "vitest";
import * as fields from "../../../src/base/kernel/fields.ts";
import { createSessionRequest } from "../../../src/products/payments/requests.ts";
import fc from "../../support/fast-check.ts";
import { ibans } from "../../support/ibans.ts";

const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

describe("a bank handle", () => {
  it.each(["aurora", "abc", "a.b_c-9", "x".repeat(30), "bank-1"])("may be %s", (text) => {
    expect(accepts(fields.bankHandle, text)).toBe(true);
  });

  it.each(["ab", "x".repeat(31), "Aurora", "two words", "a@b", "", "aurorä"])(
    "may not be %j",
    (text) => expect(accepts(fields.bankHandle, text)).toBe(false),
  );

  it.each(["aurora", "a.b_c-9"])("leads to an alias that can be asked for: %s", (text) => {
    expect(v.parse(fields.alias, `amira@${text}`)).toBe(`amira@${text}`);
  });
});

describe("a name that could be an account number", () => {
  const names = [
    ["DE89370400440532013000", false],
    ["de89.3704.0044.0532.0130.00", false],
    ["de88370400440532013000", false],
    ["no9386011117947", false],
    ["layla-no9386011117947", false],
    ["de89----370400440532013000", false],
    ["n._-._-._-o9386011117947", false],
    ["jo90superlongusername12", true],
    ["de-2026-11-21", true],
    ["be123", true],
  ] as const;

  it.each(names)("%s is a username: %s", (text, isName) => {
    expect(accepts(fields.handle, text)).toBe(isName);
    expect(accepts(fields.alias, text)).toBe(isName);
    expect(accepts(fields.alias, `${text}@aurora`)).toBe(isName);
    expect(accepts(fields.newBankHandle, text.toLowerCase())).toBe(isName);
  });

  it.each(["12345678", "1.2-3", "___"])("%s has no letter and is no username", (text) => {
    expect(accepts(fields.handle, text)).toBe(false);
    expect(accepts(fields.newBankHandle, text)).toBe(false);
  });

  it.each([
    "٤٩١٥١١٢٣٤",
    "４９１５１１２a",
    "491511\u00ad2a",
    "+4915112a",
    "4915112 a",
    "491511２a",
  ])("%s is no username: digits and separators of other scripts look like a number", (text) => {
    expect(accepts(fields.handle, text)).toBe(false);
    expect(accepts(fields.alias, text)).toBe(false);
  });

  it("is refused whatever its country and spelling", () => {
    const separators = fc.constantFrom("", ".", "-", "_", "----", "._.-_");
    fc.assert(
      fc.property(ibans, separators, fc.boolean(), (iban, separator, small) => {
        const spelt = iban.match(/.{1,8}/g)?.join(separator) ?? "";
        const text = small ? spelt.toLowerCase() : spelt;
        fc.pre(text.length <= 30);
        expect(accepts(fields.handle, text) || accepts(fields.alias, text)).toBe(false);
      }),
      { seed: 16, numRuns: 60 },
    );
  });
});

describe("metadata", () => {
  it.each([{}, { cart: "7" }, { ["k".repeat(40)]: "x".repeat(500) }])("may be %j", (value) => {
    expect(v.parse(fields.metadata, value)).toEqual(value);
  });

  it.each([[[]], ["cart"], [null], [{ cart: 7 }], [{ "": "7" }], [{ ["k".repeat(41)]: "7" }]])(
    "may not be %j",
    (value) => expect(accepts(fields.metadata, value)).toBe(false),
  );
});

describe("a web address", () => {
  const address = fields.webAddress("An address.", "https://shop.example/");

  it.each([
    ["https://shop.example/thanks?cart=7#top", "https://shop.example/thanks?cart=7#top"],
    ["https://shop.example", "https://shop.example/"],
    [" https://shop.example/ ", "https://shop.example/"],
    ["https:\\\\shop.example\\thanks", "https://shop.example/thanks"],
    ["https://bücher.example/größe", "https://xn--bcher-kva.example/gr%C3%B6%C3%9Fe"],
    ["https://shop.example/\u202egnp.exe", "https://shop.example/%E2%80%AEgnp.exe"],
    ["https://①②⑦.0.0.1/", "https://127.0.0.1/"],
  ])("%s is kept as %s", (text, kept) => expect(v.parse(address, text)).toBe(kept));

  it.each([
    "",
    "shop.example",
    "https://",
    "https://shop.example/\u0000",
    "https://shop.example/\r\nset-cookie: a=b",
    "https://sh\top.example/",
    "\u001bhttps://shop.example/",
    "https://shop.example/\u007f",
    `https://shop.example/${"x".repeat(2_048)}`,
  ])("%j is refused", (text) => expect(accepts(address, text)).toBe(false));
});

describe("an institution code", () => {
  it.each(["AURO", "AURODEFFXXX", "37040044", "X".repeat(35)])("may be %s", (text) => {
    expect(accepts(fields.institutionCode, text)).toBe(true);
  });

  it.each(["AUR", "X".repeat(36), "aurodeff", "AURO-DE", ""])("may not be %j", (text) => {
    expect(accepts(fields.institutionCode, text)).toBe(false);
  });
});

it.each([
  ["2026-11-21T10:15:00.000Z", true],
  ["2026-11-21T10:15:00Z", true],
  ["2026-11-21T10:15:00+01:00", false],
  ["2026-11-21T10:15:00", false],
  ["2026-11-21", false],
  ["2028-02-29T00:00:00Z", true],
  ["2026-02-29T00:00:00Z", false],
  ["2026-11-31T10:15:00Z", false],
])("a time is in UTC: %s: %s", (text, isOne) => {
  expect(accepts(fields.time, text)).toBe(isOne);
});

it.each([
  ["bnk_aurora", true],
  ["bnk_", false],
  ["mer_aurora", false],
  [`bnk_${"x".repeat(61)}`, false],
])("a bank's id may be %s: %s", (text, isOne) => {
  expect(accepts(fields.bankId, text)).toBe(isOne);
});

// @rule G1.4 G1.5
it("identifiers of this project have 43 characters of base62 behind their prefix", () => {
  const digits = "0".repeat(43);
  expect(accepts(fields.sessionId, `ps_${digits}`)).toBe(true);
  for (const wrong of [`pay_${digits}`, `ps_${digits}0`, `ps_${digits.slice(1)}`, "ps_", digits]) {
    expect(accepts(fields.sessionId, wrong)).toBe(false);
  }
  expect(accepts(fields.sessionOrPaymentId, `pay_${digits}`)).toBe(true);
});

it("the refusal of a field uses the terms of the request", () => {
  const parsed = v.safeParse(createSessionRequest, { amount: 0 }, { abortPipeEarly: true });
  expect(parsed.issues?.[0].message).toBe(
    "must be a whole number of minor units from 1 to 999999999999",
  );
});
