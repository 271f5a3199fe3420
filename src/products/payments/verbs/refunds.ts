import type { InferOutput } from "valibot";
import { canonicalJson } from "../../../base/kernel/json.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { now } from "../../../base/platform/clock.ts";
import { randomBase62, sha256Hex } from "../../../base/platform/crypto.ts";
import { type Call, type Reply, reply, replyWith } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { readIdempotencyKey, requestHash } from "../../../base/platform/request-body.ts";
import { findObject, type ObjectKind } from "../../../frame/objects/kinds.ts";
import { followTurn } from "../../../frame/objects/perform.ts";
import type { CallNote, Turn, WorkStub } from "../../../frame/objects/turn.ts";
import type { Approver } from "../../../frame/records/proposals.ts";
import { readBankRecord } from "../../../network/banks/bank-records.ts";
import { isBreakerOpen } from "../../../network/banks/breaker.ts";
import { confirmCreditor } from "../../../network/directory/confirm-account.ts";
import type { MerchantCaller } from "../../../network/parties/guards.ts";
import { readMerchant } from "../../../network/parties/merchants.ts";
import type { MerchantViewer, RefundCommand, RefundView } from "../refund-record.ts";
import type { RefundMade, RefundTerms } from "../refund-views.ts";
import type { RefundPath, refundRequest, SessionPath } from "../requests.ts";

type MerchantCall<Body = unknown, Path = SessionPath> = Call<
  GatewayEnv,
  MerchantCaller,
  Body,
  Path
>;

/** An object that can be refunded: a payment or a mandate's charge. */
interface RefundableStub extends WorkStub {
  act(command: RefundCommand, call: CallNote, view: RefundView): Promise<Turn | null>;
  view(request: RefundView): Promise<Result<string> | null>;
}

const find = ({ env, path }: Pick<MerchantCall, "env" | "path">, kinds: readonly ObjectKind[]) =>
  findObject<RefundableStub>(env, kinds, path.id);

/** A refund requested by a merchant, or by staff for the merchant. */
interface AskedRefund {
  /** The id of the payment or charge to refund. */
  id: string;
  merchant: MerchantViewer;
  body: InferOutput<typeof refundRequest>;
  /** The key_id of the admin key, if staff request it. */
  actor?: string;
  /** What staff may refund without an approver, in minor units; null without a limit. */
  alone_up_to?: number | null;
}

/**
 * POST /payments/{id}/refunds {amount?, reason?}: accepted as PROCESSING. The refund itself and the
 * event refund.completed or refund.failed show its outcome. The paid object stores the idempotency
 * keys of its refunds. `kinds`: the kinds of objects that can be refunded.
 */
export const createRefundStep =
  (kinds: readonly ObjectKind[]) =>
  async (call: MerchantCall<InferOutput<typeof refundRequest>>): Promise<Result<Reply>> => {
    const { path, body } = call;
    const made = await makeRefund(kinds, call, { id: path.id, merchant: viewer(call), body });
    return made.ok ? refundReply(made.value) : made;
  };

/** A refund with its first answer, and whether an earlier request made it. */
interface AnsweredRefund extends RefundMade {
  replayed: boolean;
}

/** Creates a refund for a caller that has been authorised already. */
export const makeRefund = async (
  kinds: readonly ObjectKind[],
  call: Call<GatewayEnv>,
  { id, merchant, body, ...by }: AskedRefund,
): Promise<Result<AnsweredRefund>> => {
  const { env, input, correlationId, traceparent } = call;
  const key = readIdempotencyKey(call.request, input);
  if (!key.ok) return key;
  const found = findObject<RefundableStub>(env, kinds, id);
  const stub = found?.stubOf();
  const key_hash = key.value === null ? null : sha256Hex(canonicalJson([key.value]));
  const request_hash = requestHash(input);
  const asked = { key_hash, request_hash, by_staff: by.actor !== undefined };
  const view = await stub?.view({ view: "refund_terms", ...asked, ...merchant });
  if (!found || !stub || !view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const terms = JSON.parse(view.value) as RefundTerms;
  if (terms.earlier) return ok({ ...terms.earlier, replayed: true });
  // An unpaid object has no accounts to check. It refuses the refund itself.
  const checked = terms.paid ? await checkRefund(call, merchant, terms.paid) : ok(0);
  if (!checked.ok) return checked;
  const refund_id = `rf_${randomBase62()}`;
  const turn = await stub.act(
    {
      type: "refund",
      refund_id,
      amount: body.amount ?? null,
      reason: body.reason,
      request_hash,
      idempotency_key_hash: key_hash,
      checked_at: checked.value,
      ...by,
    },
    { correlationId, traceparent },
    { view: "refund_made", refund_id, ...asked },
  );
  if (!turn?.view) return refuse("NOT_FOUND");
  if (turn.refusal) return turn.refusal;
  call.waitUntil(followTurn(call, stub, found.kind.performers, turn));
  if (!turn.view.ok) return turn.view;
  const made = JSON.parse(turn.view.value) as RefundMade;
  return ok({ ...made, replayed: made.refund_id !== refund_id });
};

/** An approver's decision about a refund that staff ask for. */
interface ApprovedRefund {
  /** The id of the payment or charge to refund. */
  id: string;
  merchant: MerchantViewer;
  refund_id: string;
  by: Approver;
}

/** Makes the proposed refund. It is checked again, as if it was asked for now. */
export const approveRefund = async (
  kinds: readonly ObjectKind[],
  call: Call<GatewayEnv>,
  { id, merchant, refund_id, by }: ApprovedRefund,
): Promise<Result<AnsweredRefund>> => {
  const found = findObject<RefundableStub>(call.env, kinds, id);
  const stub = found?.stubOf();
  const asked = { key_hash: null, request_hash: "", by_staff: true };
  const view = await stub?.view({ view: "refund_terms", ...asked, ...merchant });
  if (!found || !stub || !view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const { paid } = JSON.parse(view.value) as RefundTerms;
  const checked = paid ? await checkRefund(call, merchant, paid) : ok(0);
  if (!checked.ok) return checked;
  const { correlationId, traceparent } = call;
  const turn = await stub.act(
    { type: "approve_refund", refund_id, by, checked_at: checked.value },
    { correlationId, traceparent },
    { view: "refund_made", refund_id, ...asked },
  );
  if (!turn?.view) return refuse("NOT_FOUND");
  if (turn.refusal) return turn.refusal;
  call.waitUntil(followTurn(call, stub, found.kind.performers, turn));
  return turn.view.ok
    ? ok({ ...(JSON.parse(turn.view.value) as RefundMade), replayed: false })
    : turn.view;
};

const viewer = ({ caller: { merchant_id, mode } }: Pick<MerchantCall, "caller">) => ({
  merchant_id,
  mode,
});

/** The exact first answer. */
export const refundReply = (made: AnsweredRefund): Result<Reply> => {
  const location = `/payments/${made.payment_id}/refunds/${made.refund_id}`;
  const repeat = made.replayed ? { "idempotency-replayed": "true" } : {};
  if (made.is_proposed) return reply(202, made.answer, repeat);
  return reply(201, made.answer, { location, ...repeat });
};

type PaidBy = NonNullable<RefundTerms["paid"]>;

/** Across banks, the directory confirms the payer's account, like a payee's account. */
const checkRefund = async (
  { env, correlationId, traceparent }: Pick<MerchantCall, "env" | "correlationId" | "traceparent">,
  merchant: MerchantViewer,
  { route, payer }: PaidBy,
): Promise<Result<number>> => {
  const checkedAt = now();
  const { mode } = merchant;
  const crossBank = route.type === "NATIONAL_RAIL_INITIATE";
  // The money goes back to the account that paid, even if its alias has changed since.
  const account = { ...payer, alias: null };
  const [may, confirmed] = await Promise.all([
    checkRefundAuthority(env, merchant, route),
    crossBank ? confirmCreditor({ env, mode, correlationId, traceparent }, account) : ok(null),
  ]);
  if (!may.ok) return may;
  return confirmed.ok ? ok(checkedAt) : confirmed;
};

/**
 * Whether the merchant may refund from this account. Bank and merchant are read uncached.
 * @rule P7.3
 */
export const checkRefundAuthority = async (
  env: GatewayEnv,
  { merchant_id, mode }: MerchantViewer,
  { creditor }: PaidBy["route"],
): Promise<Result<null>> => {
  const [merchant, bank] = await Promise.all([
    readMerchant(env, merchant_id, mode, { fresh: true }),
    creditor.bank_handle === null
      ? null
      : readBankRecord(env, creditor.bank_handle, mode, { fresh: true }),
  ]);
  const authorised =
    merchant?.refund_authority === true && merchant.settlement_iban === creditor.iban;
  if (!authorised || bank === null) return refuse("REFUND_NOT_AUTHORISED");
  return bank.status !== "ACTIVE" || isBreakerOpen(bank.bank_id, "execute-transaction")
    ? refuse("BANK_UNAVAILABLE")
    : ok(null);
};

/** GET /payments/{id}/refunds: all of them (at most 50), newest first. */
export const listRefundsStep =
  (kinds: readonly ObjectKind[]) =>
  async (call: MerchantCall): Promise<Result<Reply>> =>
    replyWith(
      await find(call, kinds)
        ?.stubOf()
        .view({ view: "refunds", ...viewer(call) }),
    );

/** GET /payments/{id}/refunds/{refund_id}. */
export const readRefundStep =
  (kinds: readonly ObjectKind[]) =>
  async (call: MerchantCall<unknown, RefundPath>): Promise<Result<Reply>> => {
    const { refund_id } = call.path;
    const request = { view: "refund", refund_id, ...viewer(call) } as const;
    return replyWith(await find(call, kinds)?.stubOf().view(request));
  };
