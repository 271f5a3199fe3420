import { guardOf } from "../../approvals/guard-payer.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { Reply } from "../../base/platform/edge.ts";
import { readIdempotencyKey, requestHash } from "../../base/platform/idempotency-key.ts";
import { callObject } from "../../base/platform/objects.ts";
import { followForAWhile } from "../../frame/objects/follow-for-a-while.ts";
import { type CreateOutcome, replyCreated, takeCreated } from "../../frame/objects/turn.ts";
import type { BankRecord } from "../../network/banks/bank-records.ts";
import { dailyLimitOf } from "../../network/banks/capabilities.ts";
import { movementEffect } from "../../network/transfers/movement-steps.ts";
import { orderAddress, orderStub } from "./address.ts";
import { paymentOrderKind } from "./kind.ts";
import { askOrderPermit, checkOrder } from "./last-check.ts";
import { EXEMPT } from "./movements.ts";
import { type CreateOrderCall, type FoundOrder, findTerms } from "./new-order.ts";
import type { NewOrder } from "./order-record.ts";

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
  const note = { correlationId, traceparent };
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
  const { answer: first, isRepeat } = created.value;
  const answer = first === "" ? await afterExecution(call, hex) : ok(first);
  if (!answer.ok) return answer;
  const location = `/ob/payment-orders/${orderAddress.idOf(hex)}`;
  return replyCreated(location, { answer: answer.value, isRepeat });
};

/**
 * Executes the order, unless another worker does, and waits a limited time for its end. If the
 * object restarts in the meantime, the request is still answered, because the order exists.
 */
const afterExecution = async (call: CreateOrderCall, hex: string): Promise<Result<string>> => {
  const { env, correlationId } = call;
  const stub = orderStub(env, hex);
  const lease = await stub?.lease(movementEffect("execute", EXEMPT, 0).id);
  if (stub && lease) {
    const turn = { refusal: null, view: null, lease };
    await followForAWhile(call, stub, paymentOrderKind.performers, turn);
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
