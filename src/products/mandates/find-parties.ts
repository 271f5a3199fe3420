import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { Call } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { logWarning } from "../../base/platform/log.ts";
import { confirmCreditor } from "../../network/directory/confirm-account.ts";
import { findPayer, type NamedPayer, shopperContext } from "../../network/directory/find-payer.ts";
import {
  type CreditorAccount,
  type DebtorAccount,
  findCreditor,
} from "../../network/directory/resolve-account.ts";
import { readMerchant } from "../../network/parties/merchants.ts";
import { readSettings } from "../../network/parties/read-settings.ts";
import type { SettlementStrategy } from "../../network/parties/settings.ts";
import { type ChosenRoute, judgeRoute } from "../../network/transfers/choose-route.ts";
import { type MandateResolution, namesPayer } from "./approval.ts";
import { askConsent } from "./ask-consent.ts";
import type { MandateTerms } from "./mandate-record.ts";

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
