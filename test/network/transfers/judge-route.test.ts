import { describe, expect, it } from "vitest";
import { judgeRoute } from "../../../src/network/transfers/choose-route.ts";
import { routes } from "../../products/payments/session-fixtures.ts";

const payer = { iban: "DE47500208000100200300", currency: "USD", institution_code: "ALPHDEFFXXX" };
const same = routes.sameBank.creditor;
const other = routes.crossBank.creditor;

const judge = (
  changes: { payer?: object; creditor?: object; terms?: object },
  creditor: typeof same | typeof other = same,
) => {
  const judged = judgeRoute(
    { currency: "USD", strategy: "SAME_BANK_OR_NATIONAL_RAIL", ...changes.terms },
    { ...payer, ...changes.payer },
    { ...creditor, ...changes.creditor },
  );
  return judged.ok ? judged.value.type : judged.problem.code;
};

describe("what is refused before a challenge", () => {
  it.each([
    ["one account for both", { creditor: { iban: payer.iban } }, "SAME_ACCOUNT"],
    ["a payer in another currency", { payer: { currency: "EUR" } }, "CURRENCY_MISMATCH"],
    ["a payee in another currency", { creditor: { currency: "EUR" } }, "CURRENCY_MISMATCH"],
    ["a payment in another currency", { terms: { currency: "EUR" } }, "CURRENCY_MISMATCH"],
    [
      "no permitted route",
      { terms: { strategy: "SAME_BANK_ONLY" }, creditor: { institution_code: "BOREGB2LXXX" } },
      "ROUTE_NOT_AVAILABLE",
    ],
  ])("%s", (_, changes, code) => expect(judge(changes)).toBe(code));
});

it("chooses the book transfer within one bank and the rail between two", () => {
  expect(judge({})).toBe("SAME_BANK");
  expect(judge({}, other)).toBe("NATIONAL_RAIL_INITIATE");
});

it("accepts a payee whose currency only its bank knows", () => {
  expect(judge({ creditor: { currency: null } }, other)).toBe("NATIONAL_RAIL_INITIATE");
});
