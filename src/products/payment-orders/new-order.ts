import { ok, type Result, refuse, refuseField } from "../../base/kernel/result.ts";
import { isVisible, shownText } from "../../base/kernel/shown.ts";
import { now } from "../../base/platform/clock.ts";
import type { Call } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { BankRecord } from "../../network/banks/bank-records.ts";
import { shopperContext } from "../../network/directory/find-payer.ts";
import { type CreditorAccount, findCreditor } from "../../network/directory/resolve-account.ts";
import { readSettings } from "../../network/parties/read-settings.ts";
import { judgeRoute } from "../../network/transfers/choose-route.ts";
import { bankOf } from "../account-data/ask-bank.ts";
import { debtorOf } from "../consents/ask-permit.ts";
import type { DataCaller } from "../consents/tpp-caller.ts";
import { orderApprovalPage } from "./approval-routes.ts";
import { checkPayee } from "./check-payee.ts";
import type { OrderTerms } from "./order-record.ts";
import type { CreateOrder } from "./requests.ts";

export type CreateOrderCall = Call<GatewayEnv, DataCaller, CreateOrder>;

/** The TPP's request with the resolved accounts and route, and the bank of the account to debit. */
export interface FoundOrder {
  terms: OrderTerms;
  bank: BankRecord;
}

/** The terms of a new order, or the refusal. Stores nothing. */
export const findTerms = async (
  call: CreateOrderCall,
  payment_order_id: string,
): Promise<Result<FoundOrder>> => {
  const { env, body } = call;
  const { tpp, grant } = call.caller;
  const { redirect_uri } = body;
  // @rule O8.10
  if (redirect_uri !== null && !tpp.redirect_uris.includes(redirect_uri)) {
    return refuseField("redirect_uri", "is not registered");
  }
  const { source_account_id, destination, creditor_name } = body;
  const account = grant.accounts.find(({ account_id }) => account_id === source_account_id);
  if (!account) return refuseField("source_account_id", "is not an account of this consent");
  const used = await bankOf(call, "payments:write");
  if (!used.ok) return used;
  const { bank } = used.value;
  if (bank.status !== "ACTIVE") return refuse("BANK_UNAVAILABLE");
  const [found, settings] = await Promise.all([findPayee(call), readSettings(env)]);
  if (!found.ok) return found;
  const { mode } = tpp;
  const asked = { currency: body.currency, strategy: settings.settlement_strategy[mode] };
  const source = debtorOf(account, bank, grant);
  const route = judgeRoute(asked, source, found.value);
  if (!route.ok) return route;
  const { creditor } = route.value;
  const name = nameAtBank(creditor);
  const terms: OrderTerms = {
    payment_order_id,
    consent_id: grant.consent_id,
    mode,
    tpp_id: tpp.tpp_id,
    client_id: tpp.client_id,
    tpp_name: tpp.name,
    source_account_id,
    source,
    destination,
    route: route.value,
    creditor_name,
    payee: { name, check: checkPayee(creditor_name, name) },
    amount: body.amount,
    currency: body.currency,
    description: body.description,
    reference: body.reference,
    redirect_uri,
    state: body.state,
    sca_url: orderApprovalPage.urlOf(env, payment_order_id),
    exemption: null,
    created_at: now(),
  };
  return ok({ terms, bank });
};

/** Null also if the name has no visible characters. Then the account is shown as the payee. */
const nameAtBank = ({ display_name }: CreditorAccount): string | null => {
  const name = shownText(display_name ?? "");
  return isVisible(name) ? name : null;
};

const findPayee = async (call: CreateOrderCall): Promise<Result<CreditorAccount>> => {
  const { mode, tpp_id: owner } = call.caller.tpp;
  const { destination } = call.body;
  const context = await shopperContext(call, { mode, owner }, [destination]);
  return context.ok ? findCreditor(context.value, destination) : context;
};
