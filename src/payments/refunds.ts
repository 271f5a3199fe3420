import type { InferOutput } from "valibot";
import { readBank } from "../banks/bank-records.ts";
import { isBreakerOpen } from "../banks/breaker.ts";
import { confirmCreditor } from "../directory/resolve-account.ts";
import { canonicalJson } from "../kernel/json.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import type { MerchantCaller } from "../parties/guards.ts";
import { readMerchant } from "../parties/merchants.ts";
import { now } from "../platform/clock.ts";
import { randomBase62, sha256Hex } from "../platform/crypto.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { readIdempotencyKey, requestHash } from "../platform/idempotency-key.ts";
import { followTurn } from "./perform.ts";
import { findOwnSession } from "./read-session.ts";
import type { RefundPath, refundRequest, SessionPath } from "./requests.ts";
import type { PaymentSessionRecord, Refund } from "./session-record.ts";
import { refundView } from "./views.ts";

type MerchantCall<Body = unknown, Path = SessionPath> = Call<
  GatewayEnv,
  MerchantCaller,
  Body,
  Path
>;

/**
 * POST /payments/{id}/refunds {amount?, reason?}: accepted as PROCESSING; the end is told by
 * refund.completed or refund.failed and stands in the refund. The payment's object keeps the
 * idempotency keys of its refunds.
 */
export const createRefundStep = async (
  call: MerchantCall<InferOutput<typeof refundRequest>>,
): Promise<Result<Reply>> => {
  const { body, input, traceparent } = call;
  const key = readIdempotencyKey(call.request, input);
  if (!key.ok) return key;
  const found = await findOwnSession(call);
  if (!found.ok) return found;
  const { stub, record } = found.value;
  const idempotency_key_hash = key.value === null ? null : sha256Hex(canonicalJson([key.value]));
  const request_hash = requestHash(input);
  const replay = replayOf(record, idempotency_key_hash, request_hash);
  if (replay) return replay;
  const cleared = await clearRefund(call, record);
  if (!cleared.ok) return cleared;
  const refund_id = `rf_${randomBase62()}`;
  const turn = await stub.act(
    {
      type: "refund",
      refund_id,
      amount: body.amount ?? null,
      reason: body.reason,
      request_hash,
      idempotency_key_hash,
      cleared_at: cleared.value,
    },
    traceparent,
  );
  if (!turn) return refuse("NOT_FOUND");
  if (turn.refusal) return turn.refusal;
  call.waitUntil(followTurn(call, stub, turn));
  const created = turn.record.refunds.find((refund) => refund.refund_id === refund_id);
  if (created) return acceptedReply(created);
  // A parallel request with the same key came first: this is its refund.
  return replayOf(turn.record, idempotency_key_hash, request_hash) ?? refuse("NOT_FOUND");
};

/** The first answer again, byte for byte, to the same request under the same key. */
const replayOf = (
  record: PaymentSessionRecord,
  keyHash: string | null,
  hash: string,
): Result<Reply> | null => {
  if (keyHash === null) return null;
  const earlier = record.refunds.find((refund) => refund.idempotency_key_hash === keyHash);
  if (!earlier) return null;
  if (earlier.creation.request_hash !== hash) return refuse("IDEMPOTENCY_KEY_REUSED");
  return acceptedReply(earlier, { "idempotency-replayed": "true" });
};

const acceptedReply = (refund: Refund, headers: Record<string, string> = {}): Result<Reply> => {
  const { payment_id } = JSON.parse(refund.creation.answer) as { payment_id: string };
  const location = `/payments/${payment_id}/refunds/${refund.refund_id}`;
  return reply(201, refund.creation.answer, { location, ...headers });
};

/**
 * Refunds leave only from the merchant's registered settlement account, and only where its bank
 * has granted them; bank and merchant are read uncached, and across banks the directory confirms
 * the payer's account as it does a payee's.
 */
const clearRefund = async (
  { env, correlationId, traceparent }: MerchantCall,
  { terms, route, payer }: PaymentSessionRecord,
): Promise<Result<number>> => {
  if (!route || !payer) {
    return refuse("INVALID_STATE", { message: "Only a completed payment can be refunded." });
  }
  const clearedAt = now();
  const { mode } = terms;
  const bankHandle = route.creditor.bank_handle;
  const crossBank = route.type === "NATIONAL_RAIL_INITIATE";
  const [merchant, bank, confirmed] = await Promise.all([
    readMerchant(env, terms.merchant_id, mode, { fresh: true }),
    bankHandle === null ? null : readBank(env, bankHandle, mode, { fresh: true }),
    crossBank ? confirmCreditor({ env, mode, correlationId, traceparent }, payer) : ok(null),
  ]);
  const authorised =
    merchant?.refund_authority === true && merchant.settlement_iban === route.creditor.iban;
  if (!authorised || bank === null) return refuse("REFUND_NOT_AUTHORISED");
  if (bank.status !== "ACTIVE" || isBreakerOpen(bank.bank_id, "execute-transaction")) {
    return refuse("BANK_UNAVAILABLE");
  }
  return confirmed.ok ? ok(clearedAt) : confirmed;
};

/** GET /payments/{id}/refunds: all of them (at most 50), newest first. */
export const listRefundsStep = async (call: MerchantCall): Promise<Result<Reply>> => {
  const found = await findOwnSession(call);
  if (!found.ok) return found;
  const { record } = found.value;
  const data = record.refunds.map((refund) => refundView(record, refund)).reverse();
  return reply(200, { data, next_cursor: null });
};

/** GET /payments/{id}/refunds/{refund_id}. */
export const readRefundStep = async (
  call: MerchantCall<unknown, RefundPath>,
): Promise<Result<Reply>> => {
  const found = await findOwnSession(call);
  if (!found.ok) return found;
  const { record } = found.value;
  const refund = record.refunds.find(({ refund_id }) => refund_id === call.path.refund_id);
  return refund ? reply(200, refundView(record, refund)) : refuse("NOT_FOUND");
};
