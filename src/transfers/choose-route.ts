import * as v from "valibot";
import type { CreditorAccount, DebtorAccount } from "../directory/resolve-account.ts";
import { described } from "../kernel/fields.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import type { SettlementStrategy } from "../parties/settings.ts";

export type RouteType = "SAME_BANK" | "NATIONAL_RAIL_INITIATE";

/**
 * The word of answers, lists and pages for the route (§2.4). Only instructions and what is stored
 * with them use the word of the bank interface (§4.4).
 */
export const routeName = v.pipe(
  v.picklist(["SAME_BANK", "INTERBANK"]),
  described("Within one bank, or between two over the national rail.", "INTERBANK"),
);

export const nameRoute = (type: RouteType): v.InferOutput<typeof routeName> =>
  type === "SAME_BANK" ? "SAME_BANK" : "INTERBANK";

/** The bank of a credited account, known here or not (CreditorAccount.bank_known_as). */
export const creditorBank = v.pipe(
  v.string(),
  v.regex(/^([a-z0-9._-]{3,30}|[A-Z0-9]{4,35})$/, "must be a bank handle or an institution code"),
  described("Its handle here, else its handle at the registry, else its code.", "aurora"),
);

/** The route type, and the account that is credited. */
export interface ChosenRoute {
  type: RouteType;
  creditor: CreditorAccount;
}

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
