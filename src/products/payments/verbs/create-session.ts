import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { isoTime, now } from "../../../base/platform/clock.ts";
import { randomBase62 } from "../../../base/platform/crypto.ts";
import type { Call, Reply } from "../../../base/platform/edge.ts";
import { type GatewayEnv, isLocal } from "../../../base/platform/env.ts";
import { readIdempotencyKey, requestHash } from "../../../base/platform/request-body.ts";
import { checkPublicTarget, checkReturnAddress } from "../../../base/platform/targets.ts";
import { replyCreated, takeCreated } from "../../../frame/objects/turn.ts";
import { readSettings } from "../../../network/parties/administration.ts";
import { type MerchantCaller, merchantOwner } from "../../../network/parties/guards.ts";
import {
  type MerchantRecord,
  readMerchant,
  refuseMode,
} from "../../../network/parties/merchants.ts";
import { mayNameOrigin } from "../../../network/webhooks/ad-hoc-origins.ts";
import { checkoutPage } from "../checkout-token.ts";
import type { createSessionRequest, initiateRequest } from "../requests.ts";
import {
  type RequestForm,
  type SessionTerms,
  sessionHexOfKey,
  sessionIds,
  sessionStub,
} from "../session-record.ts";

/** Page tokens live at most as long (P3.2). @rule P1.9 */
const SESSION_TTL_MS = 15 * 60_000;

type Asked = Pick<
  SessionTerms,
  | "amount"
  | "currency"
  | "destination"
  | "to_settlement_account"
  | "description"
  | "reference"
  | "redirect_url"
  | "webhook_url"
  | "metadata"
>;

type MerchantCall<Body> = Call<GatewayEnv, MerchantCaller, Body>;

/** POST /payments/sessions, form A: session_id, status, checkout_url, expires_at. */
export const createSessionStep = async (
  call: MerchantCall<InferOutput<typeof createSessionRequest>>,
): Promise<Result<Reply>> => {
  const { idempotency_key: _, ...body } = call.body;
  const asked: Asked = { ...body, to_settlement_account: false };
  return create(call, "A", asked, ({ session_id, checkout_url, expires_at }) => ({
    session_id,
    status: "PENDING",
    checkout_url,
    expires_at,
  }));
};

/**
 * POST /payments/initiate, form B. Without a destination it pays the merchant's settlement account.
 */
export const initiateStep = async (
  call: MerchantCall<InferOutput<typeof initiateRequest>>,
): Promise<Result<Reply>> => {
  const { merchant_id, mode } = call.caller;
  const { body } = call;
  const merchant = await readMerchant(call.env, merchant_id, mode);
  if (!merchant) return refuseMode();
  const asked: Asked = {
    amount: body.amount,
    currency: body.currency,
    // @rule P1.5
    destination: body.destination ?? { type: "iban", value: merchant.settlement_iban },
    to_settlement_account: body.destination === undefined,
    description: body.description,
    reference: body.merchant_order_reference,
    redirect_url: body.return_url,
    webhook_url: body.callback_url,
    metadata: body.metadata,
  };
  return create(call, "B", asked, (created) => ({ ...created, status: "PENDING" }));
};

interface Created {
  payment_id: string;
  session_id: string;
  amount: number;
  currency: string;
  checkout_url: string;
  expires_at: string;
  idempotency_key: string | null;
}

/**
 * With an idempotency key the object is addressed by name, so the object itself serialises
 * duplicates. Without one it gets a new id near the caller.
 */
const create = async (
  call: MerchantCall<unknown>,
  form: RequestForm,
  asked: Asked,
  answerOf: (created: Created) => object,
): Promise<Result<Reply>> => {
  const { env, caller, input } = call;
  const sent = readIdempotencyKey(call.request, input);
  if (!sent.ok) return sent;
  // Form B always answers with an idempotency key, which finds the same payment later.
  // @rule P1.6
  const key = sent.value ?? (form === "B" ? randomBase62() : null);
  const checked = checkAddresses(env, caller, asked, form);
  if (!checked.ok) return checked;
  const { webhook_url } = asked;
  const [merchant, settings, mayUseOrigin] = await Promise.all([
    readMerchant(env, caller.merchant_id, caller.mode),
    readSettings(env),
    webhook_url === null || mayNameOrigin(env, merchantOwner(caller), caller.mode, webhook_url),
  ]);
  if (!merchant) return refuseMode();

  const hex = sessionHexOfKey(env, form, caller, key);
  const terms = termsOf(hex, asked, merchant, settings.gateway_fee[caller.mode]);
  const answer = answerOf({
    payment_id: terms.payment_id,
    session_id: terms.session_id,
    amount: terms.amount,
    currency: terms.currency,
    checkout_url: checkoutPage.urlOf(env, terms.session_id),
    expires_at: isoTime(terms.expires_at),
    idempotency_key: key,
  });
  const creation = { request_hash: requestHash(input), answer: JSON.stringify(answer) };
  const { correlationId, traceparent } = call;
  const session = sessionStub(env, hex);
  // A repeated request gets its first answer, even if its origin was removed from the list since
  // then.
  const outcome = mayUseOrigin
    ? await session?.create(terms, creation, { correlationId, traceparent })
    : await session?.replay(creation.request_hash);
  if (outcome === null) return refuse("ORIGIN_LIMIT_REACHED");
  if (outcome === undefined) return refuse("INTERNAL");
  const created = takeCreated(call, outcome);
  return created.ok
    ? replyCreated(`/api/v1/payments/sessions/${terms.session_id}`, created.value)
    : created;
};

const termsOf = (
  hex: string,
  asked: Asked,
  merchant: MerchantRecord,
  gateway_fee: number,
): SessionTerms => {
  const created_at = now();
  return {
    ...sessionIds(hex),
    ...asked,
    gateway_fee,
    merchant_id: merchant.merchant_id,
    merchant_name: merchant.name,
    mode: merchant.mode,
    // @rule P8.17
    optional_events: merchant.optional_events,
    created_at,
    expires_at: created_at + SESSION_TTL_MS,
  };
};

/** In test mode, local runs may use http and localhost. All others need public https addresses. */
const checkAddresses = (
  env: GatewayEnv,
  { mode }: MerchantCaller,
  { webhook_url, redirect_url }: Asked,
  form: RequestForm,
): Result<null> => {
  const allowLocal = mode === "test" && isLocal(env);
  if (webhook_url !== null) {
    const field = form === "A" ? "webhook_url" : "callback_url";
    // @rule P1.7
    const target = checkPublicTarget(webhook_url, {
      allowLocal,
      ownBaseUrl: env.BASE_URL,
      field,
    });
    if (!target.ok) return target;
  }
  if (redirect_url !== null) {
    const field = form === "A" ? "redirect_url" : "return_url";
    const target = checkReturnAddress(redirect_url, { allowLocal, field });
    if (!target.ok) return target;
  }
  return ok(null);
};
