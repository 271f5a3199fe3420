import { describe, expect, test } from "vitest";
import { readSearchText } from "../../../../src/staff/operators/search/search-text.ts";

/** What one text in the search box may mean. */
const amountOf = (text: string) => {
  const { amount } = readSearchText(text);
  return amount && [Object.fromEntries(amount.byDecimals)[2], amount.currency, amount.day?.from];
};

const day = Date.UTC(2026, 10, 23);

describe("an amount", () => {
  test.each([
    ["18.50 2026-11-23", [1_850, null, day]],
    ["2026-11-23 18,50", [1_850, null, day]],
    ["$18.50", [1_850, "USD", undefined]],
    ["18.50 usd", [1_850, "USD", undefined]],
    ["EUR 1,250.00 2026-11-23", [125_000, "EUR", day]],
    ["1.250,5 €", [125_050, "EUR", undefined]],
    ["1 250", [125_000, null, undefined]],
    ["1,250", [125_000, null, undefined]],
    ["18", [1_800, null, undefined]],
    ["order-18", null],
    ["18.50 2026-13-45", null],
    ["0.00", null],
    ["2026-11-23", null],
  ])("%s", (text, expected) => {
    expect(amountOf(text)).toEqual(expected);
  });

  test("is read by the decimals of each currency", () => {
    expect(readSearchText("18.5").amount?.byDecimals).toEqual([
      [2, 1_850],
      [3, 18_500],
    ]);
    expect(readSearchText("KWD 1.250").amount?.byDecimals).toContainEqual([3, 1_250]);
    expect(readSearchText("1,250").amount?.byDecimals).toContainEqual([2, 125_000]);
  });
});

describe("the end of an account", () => {
  test.each([
    ["0300", "0300"],
    ["…0300", "0300"],
    ["•••• 0300", "0300"],
    ["GB•• •••• 0300", "0300"],
    ["** 03ab", "03AB"],
    ["amir", null],
    ["10300", null],
    ["x-0300", null],
  ])("%s", (text, tail) => {
    expect(readSearchText(text).accountTail).toBe(tail);
  });
});

test.each([
  ["pay_qcsnPues", { from: "pay_qcsnPues", end: "" }],
  ["mer_FjxLAF2v…OovKY6", { from: "mer_FjxLAF2v", end: "OovKY6" }],
  ["mer_FjxLAF2v...OovKY6", { from: "mer_FjxLAF2v", end: "OovKY6" }],
  ["mer_Fj…OovKY6", null],
  ["sub", null],
])("the beginning %s", (text, beginning) => {
  expect(readSearchText(text).beginning).toEqual(beginning);
});

test("a whole account number is known as one, and a username as one", () => {
  expect(readSearchText("DE89 3704 0044 0532 0130 00").isAccountNumber).toBe(true);
  expect(readSearchText("amira@aurora").username).toBe("amira@aurora");
  expect(readSearchText("Meridian Books").username).toBe(null);
});
