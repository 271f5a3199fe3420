import { guardOf } from "../../approvals/guard-payer.ts";
import type { ScaTicket } from "../../approvals/sca-call.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { Mode } from "../../base/platform/env.ts";
import type { Attempt, Perform, Turn, WorkContext } from "../../frame/objects/turn.ts";
import type { BankRecord } from "../../network/banks/bank-records.ts";
import { readSettings } from "../../network/parties/administration.ts";
import { readTpp } from "../../network/parties/tpps.ts";
import { checkAccounts } from "../../network/transfers/check-accounts.ts";
import { permitOrder } from "../consents/ask-permit.ts";
import type { OrdersToEnd } from "../consents/consent-record.ts";
import type { DataGrant } from "../consents/views.ts";
import { covers } from "../oauth/scopes.ts";
import { type OrderTerms, orderById } from "./order-record.ts";

/** The input for an order's last check, from its ticket or before the order exists. */
export type OrderToCheck = Pick<
  OrderTerms,
  "tpp_id" | "consent_id" | "payment_order_id" | "source_account_id" | "source" | "route"
>;

export const orderToCheck = (terms: OrderTerms): OrderToCheck => {
  const { tpp_id, consent_id, payment_order_id, source_account_id, source, route } = terms;
  return { tpp_id, consent_id, payment_order_id, source_account_id, source, route };
};

/**
 * The last check of an order, right before a code is verified or an approval is accepted. It checks
 * the accounts, the TPP, the bank's capabilities, the operator's strategy, and finally the consent.
 */
export const lastOrderCheck = async (
  context: WorkContext,
  { mode, last_check }: ScaTicket,
): Promise<Result<number>> => {
  const order = last_check as OrderToCheck;
  const checked = await checkOrder(context, mode, order);
  if (!checked.ok) return checked;
  const permitted = await askOrderPermit(context, order, true);
  return permitted.ok ? checked : permitted;
};

/** The last check without the consent. */
export const checkOrder = async (
  { env, correlationId, traceparent }: WorkContext,
  mode: Mode,
  { source, route, tpp_id }: OrderToCheck,
): Promise<Result<number>> => {
  const lookup = { env, mode, correlationId, traceparent };
  const readOwner = async () => {
    const [tpp, settings] = await Promise.all([
      readTpp(env, tpp_id, { fresh: true }),
      readSettings(env, { fresh: true }),
    ]);
    if (tpp?.status !== "ACTIVE") {
      const message = "This app starts no payments at the moment. Nothing was paid.";
      return refuse("FORBIDDEN", { message });
    }
    if (!covers(tpp.scopes, "payments:write")) {
      const message = "This app may no longer start payments. Nothing was paid.";
      return refuse("INSUFFICIENT_SCOPE", { message });
    }
    return ok({ strategy: settings.settlement_strategy[mode], creditor_iban: null });
  };
  return checkAccounts(lookup, source, route, { readOwner, checkDebtorBank: checkPayments });
};

/** The bank must still accept payment orders. */
const checkPayments = ({ capabilities, ob_scopes_supported: offered }: BankRecord) =>
  capabilities.includes("OPEN_BANKING") && covers(offered, "payments:write")
    ? ok(null)
    : refuse("FORBIDDEN", {
        message: "The bank takes no payments from apps at the moment. Nothing was paid.",
      });

/**
 * Asks the consent for the order's permit. For an order that waits for its customer the permit only
 * registers it, so that the end of the consent ends the order.
 */
export const askOrderPermit = (
  context: WorkContext,
  { consent_id, payment_order_id, source_account_id }: OrderToCheck,
  use: boolean,
): Promise<Result<DataGrant>> =>
  permitOrder(context, consent_id, { payment_order_id, account_id: source_account_id, use });

interface CountedExemption {
  payment_order_id: string;
  mode: Mode;
  iban: string;
}

/** Performs `return_exemption`: the payer's guard no longer counts the order. */
export const performReturnExemption: Perform = async (
  attempt: Attempt<CountedExemption>,
): Promise<Turn | null> => {
  const { payment_order_id, mode, iban } = attempt.material;
  await guardOf(attempt.env, mode, iban).returnExemption(payment_order_id);
  await attempt.finish();
  return null;
};

/**
 * Performs `end_orders` of a consent. An order that was never created, or that has its permit and
 * continues, does not change.
 */
export const performEndOrders: Perform = async ({
  env,
  correlationId,
  material,
  finish,
}: Attempt<OrdersToEnd>): Promise<Turn | null> => {
  const ends = material.orders.map((id) =>
    orderById(env, id)?.act({ type: "consent_ended" }, { correlationId }),
  );
  await Promise.all(ends);
  await finish();
  return null;
};
