import { describe, expect, it } from "vitest";
import {
  currencyDecimals,
  formatMoney,
  isAmountMinor,
  isCurrency,
  MAX_AMOUNT_MINOR,
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
