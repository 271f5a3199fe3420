import { describe, expect, it } from "vitest";
import {
  currencyDecimals,
  formatMoney,
  isAmountMinor,
  isCurrency,
  MAX_AMOUNT_MINOR,
  readMoney,
  writeMoney,
} from "../../../src/base/kernel/money.ts";

// @rule G5.2
describe("currencies", () => {
  it.each(["USD", "EUR", "GBP", "JPY", "KWD", "XOF", "XAF", "XPF", "XCD", "XCG", "CLP", "ISK"])(
    "takes %s",
    (code) => expect(isCurrency(code)).toBe(true),
  );

  it.each([
    ...["XAU", "XAG", "XXX", "XTS", "XDR", "XUA", "XSU", "XAD"],
    ...["ANG", "CUC", "BGN", "HRK", "ZWL", "SLL"],
    ...["CHE", "CHW", "BOV", "CLF", "COU", "MXV", "USN", "UYI"],
    ...["usd", "US", "USDD", "", "ZZZ", "U$D", " USD", "DEM", "FRF", "toString"],
  ])("refuses %j", (code) => expect(isCurrency(code)).toBe(false));

  it.each([
    ["USD", 2],
    ["XCG", 2],
    ["BGN", 2],
    ["JPY", 0],
    ["KRW", 0],
    ["XOF", 0],
    ["KWD", 3],
    ["BHD", 3],
  ])("shows %s with %i decimals", (code, decimals) =>
    expect(currencyDecimals(code)).toBe(decimals),
  );
});

// @rule G5.1
describe("amounts", () => {
  it.each([1, 2, 50_000, MAX_AMOUNT_MINOR])("takes %i", (amount) =>
    expect(isAmountMinor(amount)).toBe(true),
  );

  it.each([
    0,
    -1,
    1.5,
    MAX_AMOUNT_MINOR + 1,
    Number.NaN,
    Infinity,
    "100",
    null,
    undefined,
    2n ** 60n,
  ])("refuses %s", (amount) => expect(isAmountMinor(amount)).toBe(false));
});

// @rule G5.3
describe("formatting", () => {
  it.each([
    [50_000, "USD", "$500.00"],
    [1, "USD", "$0.01"],
    [99, "USD", "$0.99"],
    [500, "JPY", "¥500"],
    [1, "JPY", "¥1"],
    [1, "KWD", "KWD 0.001"],
    [1_234_567, "KWD", "KWD 1,234.567"],
    [50_000, "XCG", "Cg. 500.00"],
    [50_000, "BGN", "BGN 500.00"],
    [MAX_AMOUNT_MINOR, "USD", "$9,999,999,999.99"],
  ])("writes %i minor units of %s as %s", (amount, currency, text) => {
    expect(formatMoney(amount, currency).replace(/\s/g, " ")).toBe(text);
  });
});

describe("an amount as people write it", () => {
  it.each([
    ["5", "USD", 500],
    [" 5.00 ", "USD", 500],
    ["5,00", "EUR", 500],
    ["5,5", "EUR", 550],
    ["0.07", "USD", 7],
    ["1,234.50", "USD", 123_450],
    ["1.234,50", "EUR", 123_450],
    ["1 234 567,50", "EUR", 123_456_750],
    ["1'234.50", "CHF", 123_450],
    ["500", "JPY", 500],
    ["1,500", "JPY", 1_500],
    ["1.234", "KWD", 1_234],
    ["9999999999.99", "USD", MAX_AMOUNT_MINOR],
  ])("%j in %s is %i minor units", (written, currency, minor) =>
    expect(readMoney(written, currency)).toBe(minor),
  );

  it.each([
    ["1,234", "USD"],
    ["1,234", "KWD"],
    ["1.234.567", "USD"],
    ["5.000", "USD"],
    ["5.00", "JPY"],
    ["5..00", "USD"],
    ["-5", "USD"],
    ["5e3", "USD"],
    ["$5", "USD"],
    ["5 00", "USD"],
    [".5", "USD"],
    ["", "USD"],
    ["٥", "USD"],
    ["10000000000.00", "USD"],
  ])("%j in %s is none", (written, currency) => expect(readMoney(written, currency)).toBe(null));

  it.each([
    [1_850, "USD", "18.50"],
    [7, "KWD", "0.007"],
    [500, "JPY", "500"],
  ])("%i in %s is written as one that is read again", (minor, currency, written) => {
    expect(writeMoney(minor, currency)).toBe(written);
    expect(readMoney(written, currency)).toBe(minor);
  });
});
