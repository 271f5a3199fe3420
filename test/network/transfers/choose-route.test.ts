import { describe, expect, it } from "vitest";
import { settlementStrategies } from "../../../src/network/parties/settings.ts";
import { chooseRoute } from "../../../src/network/transfers/choose-route.ts";
import { nameRoute } from "../../../src/network/transfers/route-names.ts";

const A = "ALPHDEFFXXX";
const B = "BOREGB2LXXX";

const table = [
  // strategy                     debtor, creditor  route, null: refused
  ["SAME_BANK_OR_NATIONAL_RAIL", A, A, "SAME_BANK"],
  ["SAME_BANK_OR_NATIONAL_RAIL", A, B, "NATIONAL_RAIL_INITIATE"],
  ["SAME_BANK_OR_NATIONAL_RAIL", B, A, "NATIONAL_RAIL_INITIATE"],
  ["SAME_BANK_ONLY", A, A, "SAME_BANK"],
  ["SAME_BANK_ONLY", A, B, null],
  ["SAME_BANK_ONLY", B, A, null],
  ["NATIONAL_RAIL_ONLY", A, A, "NATIONAL_RAIL_INITIATE"],
  ["NATIONAL_RAIL_ONLY", A, B, "NATIONAL_RAIL_INITIATE"],
  ["NATIONAL_RAIL_ONLY", B, A, "NATIONAL_RAIL_INITIATE"],
] as const;

// @rule P6.1 P6.2
describe("the route", () => {
  it.each(table)("by %s from %s to %s is %s", (strategy, debtor, creditor, route) => {
    const chosen = chooseRoute(strategy, debtor, creditor);
    expect(chosen.ok ? chosen.value : chosen.problem.code).toBe(route ?? "ROUTE_NOT_AVAILABLE");
  });

  // @rule P6.7
  it("has one name for those who read it", () => {
    expect(nameRoute("SAME_BANK")).toBe("SAME_BANK");
    expect(nameRoute("NATIONAL_RAIL_INITIATE")).toBe("INTERBANK");
  });

  it("is decided here for every strategy", () => {
    expect([...new Set(table.map(([strategy]) => strategy))].sort()).toEqual(
      [...settlementStrategies].sort(),
    );
  });
});
