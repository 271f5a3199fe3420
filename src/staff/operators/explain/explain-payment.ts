import { ok, type Refusal, type Result, refuse } from "../../../base/kernel/result.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import type { AdminView, StaffAction } from "../../../frame/objects/explain.ts";
import { type AnyObject, findObject } from "../../../frame/objects/kinds.ts";
import type { CallNote, Turn } from "../../../frame/objects/turn.ts";
import type { MovementCommand, MovementView } from "../../../network/transfers/movements.ts";
import type { chargeForStaff } from "../../../products/charges/admin-view.ts";
import { chargeKind } from "../../../products/charges/kind.ts";
import type { paymentStaffView } from "../../../products/payments/admin-view.ts";
import { paymentKind } from "../../../products/payments/kind.ts";
import type { RefundView } from "../../../products/payments/refund-record.ts";
import type { RefundTerms } from "../../../products/payments/refund-views.ts";
import { checkRefundAuthority } from "../../../products/payments/refunds.ts";
import type { SessionCommand } from "../../../products/payments/session-record.ts";
import type { AdminCall } from "../administration.ts";
import { adminView, detailOf } from "./explain.ts";

/** A payment or a charge, as its detail calls it. */
interface PaymentStub extends AnyObject {
  act(
    command: PaymentCommand,
    call: CallNote,
    view?: MovementView | RefundView,
  ): Promise<Turn | null>;
  view(request: AdminView | RefundView): Promise<Result<string> | null>;
}

/** The commands of staff. A charge has no such `cancel`. */
type PaymentCommand =
  | MovementCommand
  | Extract<SessionCommand, { type: "cancel" | "reject_refund" }>;

export type PaymentShown = ReturnType<typeof paymentStaffView> | ReturnType<typeof chargeForStaff>;

export type PaymentCall<Body = unknown> = AdminCall<Body, { id: string }>;

export type ProposalCall = AdminCall<unknown, { id: string; refund_id: string }>;

export const payments = [paymentKind, chargeKind];

export const findPayment = (env: GatewayEnv, id: string) =>
  findObject<PaymentStub>(env, payments, id);

/** `GET /admin/v1/payments/{id}` */
export const readPayment = async (call: PaymentCall): Promise<Result<Reply>> => {
  const viewer = await adminView(call);
  const stub = findPayment(call.env, call.path.id)?.stubOf();
  const shown = await stub?.view(viewer);
  if (!stub || !shown) return refuse("NOT_FOUND");
  return shown.ok ? answerPayment(call, stub, viewer, shown.value) : shown;
};

const answerPayment = async (
  { env }: PaymentCall,
  stub: PaymentStub,
  viewer: AdminView,
  shown: string,
): Promise<Result<Reply>> => {
  const payment = JSON.parse(shown) as PaymentShown;
  const subjectId = subjectIdOf(payment);
  const refused = isAllowed(payment, "refund")
    ? checkStaffRefund(env, stub, payment).then((may) => {
        const problem = may.ok ? null : may.problem;
        return { refund: problem, approve_refund: problem };
      })
    : null;
  return reply(200, await detailOf(env, viewer, payment, subjectId, refused));
};

/** The object that its events are about. */
export const subjectIdOf = ({ session_id, charge_id }: PaymentShown): string =>
  session_id ?? charge_id ?? "";

const isAllowed = ({ allowed }: PaymentShown, wanted: StaffAction): boolean =>
  allowed.some(({ action, allowed: is }) => action === wanted && is);

/** Whether the operator's records let the merchant refund now. */
const checkStaffRefund = async (
  env: GatewayEnv,
  stub: PaymentStub,
  { merchant_id, mode }: PaymentShown,
): Promise<Result<null>> => {
  if (merchant_id === null) return refuseRefundOfTpp();
  const merchant = { merchant_id, mode };
  const key = { key_hash: null, request_hash: "", by_staff: true };
  const view = await stub.view({ view: "refund_terms", ...key, ...merchant });
  const paid = view?.ok ? (JSON.parse(view.value) as RefundTerms).paid : null;
  return paid ? checkRefundAuthority(env, merchant, paid.route) : ok(null);
};

/** A TPP has no settlement account that refunds could leave. */
export const refuseRefundOfTpp = (): Refusal =>
  refuse("REFUND_NOT_AUTHORISED", { message: "Only a merchant's payments can be refunded." });
