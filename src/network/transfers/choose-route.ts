import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { CreditorAccount, DebtorAccount } from "../directory/resolve-account.ts";
import type { SettlementStrategy } from "../parties/settings.ts";
import type { RouteType } from "./route-names.ts";

/** The route type, and the account that is credited. */
export interface ChosenRoute {
  type: RouteType;
  creditor: CreditorAccount;
}

/** The route that this strategy permits between these two institutions. @rule P6.1 P6.2 */
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

/** Currency and accounts must match, and the strategy must permit a route. */
export const judgeRoute = (
  { currency, strategy }: { currency: string; strategy: SettlementStrategy },
  payer: Pick<DebtorAccount, "iban" | "currency" | "institution_code">,
  creditor: CreditorAccount,
): Result<ChosenRoute> => {
  if (payer.iban === creditor.iban) return refuse("SAME_ACCOUNT");
  if (payer.currency !== null && payer.currency !== currency) return refuse("CURRENCY_MISMATCH");
  if (creditor.currency !== null && creditor.currency !== currency) {
    return refuse("CURRENCY_MISMATCH", {
      message: "The payee's account is in another currency. Use the account's currency.",
    });
  }
  const type = chooseRoute(strategy, payer.institution_code, creditor.institution_code);
  return type.ok ? ok({ type: type.value, creditor }) : type;
};
