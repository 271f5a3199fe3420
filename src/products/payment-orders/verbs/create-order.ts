import { guardOf } from "../../../approvals/guard-payer.ts";
import { ok, type Result, refuse, refuseField } from "../../../base/kernel/result.ts";
import { isVisible, shownText } from "../../../base/kernel/shown.ts";
import { now } from "../../../base/platform/clock.ts";
import type { Call, Reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { callObject } from "../../../base/platform/objects.ts";
import { readIdempotencyKey, requestHash } from "../../../base/platform/request-body.ts";
import { followForAWhile } from "../../../frame/objects/follow-for-a-while.ts";
import {
  type CreateOutcome,
  type Lease,
  replyCreated,
  takeCreated,
} from "../../../frame/objects/turn.ts";
import type { BankRecord } from "../../../network/banks/bank-records.ts";
import { dailyLimitOf } from "../../../network/banks/capabilities.ts";
import { shopperContext } from "../../../network/directory/find-payer.ts";
import { type CreditorAccount, findCreditor } from "../../../network/directory/resolve-account.ts";
import { readSettings } from "../../../network/parties/administration.ts";
import { judgeRoute } from "../../../network/transfers/choose-route.ts";
import { movementEffect } from "../../../network/transfers/movement-steps.ts";
import { bankOf } from "../../account-data/ask-bank.ts";
import { debtorOf } from "../../consents/ask-permit.ts";
import type { DataCaller } from "../../consents/tpp-caller.ts";
import { orderApprovalPage } from "../approval-routes.ts";
import { paymentOrderKind } from "../kind.ts";
import { askOrderPermit, checkOrder } from "../last-check.ts";
import { EXEMPT } from "../movements.ts";
import { type NewOrder, type OrderTerms, orderAddress, orderStub } from "../order-record.ts";
import type { CreateOrder } from "../requests.ts";
import { checkPayee } from "./check-payee.ts";

/**
 * POST /ob/payment-orders. With an idempotency key the object is addressed by name and asked first:
 * a repeated request gets the first answer, even if something has changed since.
 *
 * The steps are: check the accounts, take a share of the day's sum if the order may be exempt, get
 * the consent's permit, create the object. Each step is idempotent by the order's id, so if a
 * worker dies between two steps, a repeated request counts nothing twice (docs/decisions/103).
 */
export const createOrderStep = async (call: CreateOrderCall): Promise<Result<Reply>> => {
  const { env, caller, correlationId, traceparent } = call;
  const sent = readIdempotencyKey(call.request, call.input);
  if (!sent.ok) return sent;
  const { tpp_id, mode } = caller.tpp;
  const hex = orderAddress.newHex(env, ["payment_order", mode, tpp_id], sent.value);
  const id = orderAddress.idOf(hex);
  const stub = orderStub(env, hex);
  if (!stub) return refuse("INTERNAL");
  // The hash includes the consent, because a request under another consent is a different request.
  const request_hash = requestHash({ ...Object(call.input), consent_id: caller.consent_id });
  const repeated = sent.value === null ? null : await stub.replay(request_hash);
  if (repeated) return answerOf(call, hex, repeated);
  const found = await findTerms(call, id);
  if (!found.ok) return found;
  const order = await authorise(call, found.value);
  if (!order.ok) return order;
  const note = { correlationId, traceparent, performs: true };
  const outcome = await stub.create(order.value, { request_hash, answer: "" }, note);
  return answerOf(call, hex, outcome);
};

/** Exempts the order if the bank's limits allow it. Otherwise the customer must approve it. */
const authorise = async (
  call: CreateOrderCall,
  { terms, bank }: FoundOrder,
): Promise<Result<NewOrder>> => {
  const { payment_order_id, mode, source, amount } = terms;
  const checked = await checkOrder(call, mode, terms);
  if (!checked.ok) return checked;
  const limit = exemptWithin(terms, bank);
  const guard = guardOf(call.env, mode, source.iban);
  const isExempt =
    limit !== null && (await guard.takeExemption({ id: payment_order_id, amount, limit }));
  const permitted = await askOrderPermit(call, terms, isExempt);
  // The share is not returned here, because another request under the same key may have the permit.
  if (!permitted.ok) return permitted;
  const { reference } = permitted.value.authorisation;
  const exemption = isExempt && reference !== null ? { reference } : null;
  return ok({ terms: { ...terms, exemption }, checked_at: checked.value });
};

/**
 * 201 with the first answer of the order. An exempt order is executed while its request waits. The
 * first request that answers, even a repeated one, stores the answer for all.
 */
const answerOf = async (
  call: CreateOrderCall,
  hex: string,
  outcome: CreateOutcome,
): Promise<Result<Reply>> => {
  const created = takeCreated(call, outcome);
  if (!created.ok) return created;
  const { answer: first, isRepeat, lease } = created.value;
  const answer = first === "" ? await afterExecution(call, hex, lease) : ok(first);
  if (!answer.ok) return answer;
  const location = `/ob/payment-orders/${orderAddress.idOf(hex)}`;
  return replyCreated(location, { answer: answer.value, isRepeat });
};

/**
 * Executes the order, unless another worker does, and waits a limited time for its end. The
 * creation has leased the instruction, and the report of an end keeps the answer and gives it. If
 * the object restarts in the meantime, the request is still answered, because the order exists.
 */
const afterExecution = async (
  call: CreateOrderCall,
  hex: string,
  given: Lease | null,
): Promise<Result<string>> => {
  const { env, correlationId } = call;
  const stub = orderStub(env, hex);
  const lease = given ?? (await stub?.lease(movementEffect("execute", EXEMPT, 0).id));
  if (stub && lease) {
    const turn = { refusal: null, view: null, lease };
    const view = given ? { view: "answer" } : undefined;
    const last = await followForAWhile(call, stub, paymentOrderKind.performers, turn, view);
    if (last?.view?.ok) return last.view;
  }
  const turn = await callObject(orderAddress.stubs(env, hex), (order) =>
    order.act({ type: "keep_answer" }, { correlationId }, { view: "answer" }),
  );
  return turn?.view ?? refuse("NOT_FOUND");
};

type Limits = Pick<BankRecord, "currency" | "sca_exemption_limit" | "sca_exemption_daily_limit">;

/**
 * The daily sum without SCA for orders of one account, if this order may be exempt; null if the
 * customer must approve it. The bank's limits are in its own currency, so an order in another one
 * is never exempt.
 * @rule O8.2
 */
const exemptWithin = (
  { amount, currency }: { amount: number; currency: string },
  bank: Limits,
): number | null =>
  currency === bank.currency && amount <= bank.sca_exemption_limit ? dailyLimitOf(bank) : null;

export type CreateOrderCall = Call<GatewayEnv, DataCaller, CreateOrder>;

/** The TPP's request with the resolved accounts and route, and the bank of the account to debit. */
export interface FoundOrder {
  terms: OrderTerms;
  bank: BankRecord;
}

/** The terms of a new order, or the refusal. Stores nothing. */
const findTerms = async (
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
