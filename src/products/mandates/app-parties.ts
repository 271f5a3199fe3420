import { maskIban } from "../../base/kernel/iban.ts";
import { ok, type Result, refuse, refuseField } from "../../base/kernel/result.ts";
import { isVisible, shownText } from "../../base/kernel/shown.ts";
import type { Call } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { readBankRecord } from "../../network/banks/bank-records.ts";
import { shopperContext } from "../../network/directory/find-payer.ts";
import { type CreditorAccount, findCreditor } from "../../network/directory/resolve-account.ts";
import { readSettings } from "../../network/parties/read-settings.ts";
import { judgeRoute } from "../../network/transfers/choose-route.ts";
import type { DataCaller } from "../consents/tpp-caller.ts";
import { askConsent } from "./ask-consent.ts";
import type { MandateTerms } from "./mandate-record.ts";
import type { CreateMandate } from "./requests.ts";

/** The terms that a TPP names in its request. For a merchant they follow from its record. */
type AppParties = Pick<
  MandateTerms,
  | "creditor_name"
  | "creditor_iban"
  | "destination"
  | "consent_id"
  | "source_account_id"
  | "app_name"
  | "optional_events"
>;

type CreateCall = Call<GatewayEnv, unknown, CreateMandate>;

/**
 * Account and payee of a TPP's new mandate, resolved as those of a payment order
 * (docs/decisions/114). The consent remembers the mandate until `authorise_by` (milliseconds).
 * @rule M1.10 M1.16
 */
export const findAppParties = async (
  call: CreateCall,
  { tpp, grant }: DataCaller,
  { mandate_id, authorise_by }: { mandate_id: string; authorise_by: number },
): Promise<Result<AppParties>> => {
  const { source_account_id, destination, customer_alias, redirect_url, currency } = call.body;
  if (source_account_id === null) return refuseField("source_account_id", "is missing");
  if (destination === undefined) return refuseField("destination", "is missing");
  if (customer_alias !== null) {
    return refuseField("customer_alias", "must be left out: source_account_id names the payer");
  }
  if (redirect_url !== null && !tpp.redirect_uris.includes(redirect_url)) {
    return refuseField("redirect_url", "is not registered");
  }
  const account = grant.accounts.find(({ account_id }) => account_id === source_account_id);
  if (!account) return refuseField("source_account_id", "is not an account of this consent");
  const { mode, name: app_name } = tpp;
  const { consent_id } = grant;
  const [creditor, bank, settings] = await Promise.all([
    findPayee(call, { mode, owner: tpp.tpp_id }, destination),
    readBankRecord(call.env, grant.bank_handle, mode),
    readSettings(call.env),
  ]);
  if (!creditor.ok) return creditor;
  if (!bank?.takes_new) return refuse("BANK_UNAVAILABLE");
  const { institution_code } = bank;
  const strategy = settings.settlement_strategy[mode];
  const route = judgeRoute(
    { currency, strategy },
    { ...account, institution_code },
    creditor.value,
  );
  if (!route.ok) return route;
  const owner = { kind: "TPP", id: tpp.tpp_id } as const;
  const asked = { mandate_id, mode, owner, consent_id, source_account_id };
  const permitted = await askConsent(call, asked, authorise_by);
  if (!permitted.ok) return permitted;
  const payee = { creditor_name: nameOf(creditor.value), creditor_iban: creditor.value.iban };
  const parties = { ...payee, destination, consent_id, source_account_id, app_name };
  return ok({ ...parties, optional_events: [] });
};

/** The payee's name at its bank, else the account. */
const nameOf = ({ display_name, iban }: CreditorAccount): string => {
  const name = shownText(display_name ?? "");
  return isVisible(name) ? name : maskIban(iban);
};

const findPayee = async (
  call: CreateCall,
  tpp: { mode: MandateTerms["mode"]; owner: string },
  destination: MandateTerms["destination"],
): Promise<Result<CreditorAccount>> => {
  const context = await shopperContext(call, tpp, [destination]);
  return context.ok ? findCreditor(context.value, destination) : context;
};
