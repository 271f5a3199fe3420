import { maskIban } from "../../../base/kernel/iban.ts";
import { ok, type Result, refuse, refuseField } from "../../../base/kernel/result.ts";
import { isVisible, shownText } from "../../../base/kernel/shown.ts";
import type { Call } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { logWarning } from "../../../base/platform/log.ts";
import { readBankRecord } from "../../../network/banks/bank-records.ts";
import { confirmCreditor } from "../../../network/directory/confirm-account.ts";
import {
  findPayer,
  type NamedPayer,
  shopperContext,
} from "../../../network/directory/find-payer.ts";
import {
  type CreditorAccount,
  type DebtorAccount,
  findCreditor,
} from "../../../network/directory/resolve-account.ts";
import { readSettings } from "../../../network/parties/administration.ts";
import { readMerchant } from "../../../network/parties/merchants.ts";
import type { SettlementStrategy } from "../../../network/parties/settings.ts";
import { type ChosenRoute, judgeRoute } from "../../../network/transfers/choose-route.ts";
import type { DataCaller } from "../../consents/tpp-caller.ts";
import { askConsent } from "../ask-consent.ts";
import { type MandateResolution, namesPayer } from "../decide/approval.ts";
import type { MandateTerms } from "../mandate-record.ts";
import type { CreateMandate } from "../requests.ts";

/** The parties of a mandate: the account to debit, and the route to the account to credit. */
export interface Parties {
  payer: DebtorAccount;
  route: ChosenRoute;
}

type PageCall = Call<GatewayEnv, unknown, unknown>;

/**
 * The account that the customer named, at any bank. If the owner has named the payer, no other
 * account is accepted: the customer then only names that account to continue in this browser.
 */
export const findNamedParties = async (
  call: PageCall,
  resolution: MandateResolution,
  named: NamedPayer,
): Promise<Result<Parties>> => {
  const { terms } = resolution;
  const payer = await findPayer(call, named, lookupOf(terms));
  if (!payer.ok || !namesPayer(terms)) return withRoute(call, terms, payer);
  const own = await findOwnPayer(call, resolution);
  if (own.ok && own.value.iban !== payer.value.iban) return refuse("PAYER_NOT_FOUND");
  return withRoute(call, terms, own);
};

/** The account of the customer that the owner named; PAYER_REQUIRED if it named none. */
export const findOwnParties = async (
  call: PageCall,
  resolution: MandateResolution,
): Promise<Result<Parties>> =>
  withRoute(call, resolution.terms, await findOwnPayer(call, resolution));

/**
 * A merchant's mandate can name a username. A TPP's mandate names an account of its consent.
 * @rule M1.3
 */
const findOwnPayer = async (
  call: PageCall,
  { terms, authorise_by }: MandateResolution,
): Promise<Result<DebtorAccount>> => {
  const { customer_alias, source_account_id } = terms;
  if (source_account_id !== null) return askConsent(call, terms, authorise_by);
  if (customer_alias === null) return refuse("PAYER_REQUIRED");
  return findPayer(call, { payer_alias: customer_alias }, lookupOf(terms));
};

const lookupOf = ({ mode, owner }: MandateTerms) => ({
  mode,
  owner: owner.id,
  banks: { only: null, closing: false },
});

const withRoute = async (
  call: PageCall,
  terms: MandateTerms,
  payer: Result<DebtorAccount>,
): Promise<Result<Parties>> => {
  if (!payer.ok) return payer;
  const [strategy, context] = await Promise.all([
    readStrategy(call.env, terms),
    shopperContext(call, { mode: terms.mode, owner: terms.owner.id }, [terms.destination]),
  ]);
  if (!strategy.ok) return strategy;
  if (!context.ok) return context;
  const creditor: Result<CreditorAccount> = await findCreditor(context.value, terms.destination);
  if (!creditor.ok) return creditor;
  // @rule M1.11
  if (creditor.value.iban !== terms.creditor_iban) return refuseMoved(call, terms);
  const { currency } = terms;
  const route = judgeRoute({ currency, strategy: strategy.value }, payer.value, creditor.value);
  if (!route.ok) return route;
  if (route.value.type === "NATIONAL_RAIL_INITIATE") {
    const confirmed = await confirmCreditor(context.value, creditor.value);
    if (!confirmed.ok) return confirmed;
  }
  return ok({ payer: payer.value, route: route.value });
};

/** The page shows the payee of the creation, so an alias that has moved since names nobody. */
const refuseMoved = ({ correlationId }: PageCall, { mandate_id }: MandateTerms) => {
  const fields = { mandate_id, correlation_id: correlationId };
  logWarning("a mandate's payee is at another account than at its creation", fields);
  return refuse("DESTINATION_MISMATCH");
};

const readStrategy = async (
  env: GatewayEnv,
  { mode, owner }: MandateTerms,
): Promise<Result<SettlementStrategy>> => {
  if (owner.kind === "TPP") return ok((await readSettings(env)).settlement_strategy[mode]);
  const merchant = await readMerchant(env, owner.id, mode);
  if (merchant?.status === "ACTIVE") return ok(merchant.settlement_strategy);
  const message = "This merchant takes no payments at the moment. Nothing was approved.";
  return refuse("FORBIDDEN", { message });
};

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
