import { ok, type Result, refuse } from "../kernel/result.ts";
import type { SettlementStrategy } from "../parties/settings.ts";

export type RouteType = "SAME_BANK" | "NATIONAL_RAIL_INITIATE";

/** The route (§1.2) that this strategy permits between these two institutions. */
export const chooseRoute = (
  strategy: SettlementStrategy,
  debtorInstitution: string,
  creditorInstitution: string,
): Result<RouteType> => {
  const sameBank = debtorInstitution === creditorInstitution;
  if (strategy === "NATIONAL_RAIL_ONLY") return ok("NATIONAL_RAIL_INITIATE");
  if (sameBank) return ok("SAME_BANK");
  return strategy === "SAME_BANK_ONLY"
    ? refuse("ROUTE_NOT_AVAILABLE")
    : ok("NATIONAL_RAIL_INITIATE");
};
