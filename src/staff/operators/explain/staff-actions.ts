import { inArray } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { type Refusal, type Result, refuse } from "../../../base/kernel/result.ts";
import { type Reply, reply, replyWith } from "../../../base/platform/edge.ts";
import { listsOf } from "../../../base/platform/list-databases.ts";
import { events } from "../../../base/platform/lists-schema.ts";
import { needEvents } from "../../../frame/objects/explain.ts";
import { followForAWhile } from "../../../frame/objects/follow-for-a-while.ts";
import type { CallNote, PerformerTable, Turn, WorkStub } from "../../../frame/objects/turn.ts";
import type { AuditEntry } from "../../../frame/records/chain.ts";
import type { Approver } from "../../../frame/records/proposals.ts";
import { readSettings } from "../../../network/parties/administration.ts";
import type { MovementCommand, MovementView } from "../../../network/transfers/movements.ts";
import { redeliverRow } from "../../../network/webhooks/event-list.ts";
import { refuseCancelByStaff } from "../../../products/charges/charge-views.ts";
import { paymentOrderKind } from "../../../products/payment-orders/kind.ts";
import { orderById } from "../../../products/payment-orders/order-record.ts";
import type { refundRequest } from "../../../products/payments/requests.ts";
import {
  approveRefund,
  makeRefund,
  refundReply,
} from "../../../products/payments/verbs/refunds.ts";
import { type AdminCall, writeEntry, writeIntention } from "../administration.ts";
import type { cancelOrderRequest, cancelPaymentRequest } from "../requests.ts";
import {
  adminView,
  eventsOf,
  findPayment,
  type OrderCall,
  ownerOf,
  type PaymentCall,
  type PaymentShown,
  type ProposalCall,
  payments,
  readOrder,
  readPayment,
  refuseRefundOfTpp,
  subjectIdOf,
} from "./explain.ts";

/** The id of a record that the action created, for the audit log: `refund_id`. */
type Made<Value> = (value: Value) => Record<string, unknown>;

/**
 * Acts for a member of staff: `payment.cancel` about a payment. The audit log says who wanted it
 * before anything happens (`payment.cancel_requested`), and the result afterwards (`…_accepted`,
 * `…_refused` with the code).
 */
const actAsStaff = async <Value>(
  call: AdminCall,
  { action, subject, details }: AuditEntry,
  act: (by: Approver) => Promise<Result<Value>>,
  made: Made<Value> = () => ({}),
): Promise<Result<Value>> => {
  const entry = (result: string, more: Record<string, unknown>) => ({
    action: `${action}_${result}`,
    subject,
    details: more,
  });
  const intended = await writeIntention(call, entry("requested", details));
  if (!intended.ok) return intended;
  const done = await act(intended.value);
  const result = done.ok
    ? entry("accepted", made(done.value))
    : entry("refused", { code: done.problem.code });
  call.waitUntil(writeEntry(call, result));
  return done;
};

/** An object whose movements staff ask about. */
interface Asked {
  /** For the audit log: `payment.ask`, and the object's id. */
  action: string;
  subject: string;
  stub: WorkStub & {
    act(command: MovementCommand, call: CallNote, view: MovementView): Promise<Turn | null>;
  };
  performers: PerformerTable;
}

/**
 * Has bank and rail asked now, and answers with what the object says then. The object makes its
 * open questions due, and this request performs them as any worker does: by a lease, so never two
 * at once. The object goes on by itself if it takes longer.
 */
const askNow = (
  call: AdminCall,
  { action, subject, stub, performers }: Asked,
  read: () => Promise<Result<Reply>>,
): Promise<Result<Reply>> =>
  actAsStaff(call, { action, subject, details: {} }, async () => {
    const { caller, correlationId, traceparent } = call;
    const ask = { type: "ask", actor: caller.keyId } as const;
    const turn = await stub.act(ask, { correlationId, traceparent }, { view: "questions" });
    if (!turn?.view?.ok || turn.refusal) return turn?.refusal ?? read();
    const performNow = async (effect: string): Promise<Turn | null> => {
      const lease = await stub.lease(effect);
      const taken = { refusal: null, view: null, lease };
      return lease && followForAWhile(call, stub, performers, taken);
    };
    await Promise.all((JSON.parse(turn.view.value) as string[]).map(performNow));
    return read();
  });

/** What staff do about a payment or a charge (docs/decisions/117). */

/** The object with its row, which names its owner; null if there is none. */
const openPayment = async ({ env, path }: Pick<PaymentCall, "env" | "path">) => {
  const found = findPayment(env, path.id);
  const stub = found?.stubOf();
  const listed = await stub?.look();
  return found && stub && listed ? { kind: found.kind, stub, row: listed.row } : null;
};

/** `POST …/ask` */
export const askAboutPayment = async (call: PaymentCall): Promise<Result<Reply>> => {
  const opened = await openPayment(call);
  if (!opened) return refuse("NOT_FOUND");
  const { stub, row } = opened;
  const { performers } = opened.kind;
  const asked = { action: "payment.ask", subject: row.objectId, stub, performers };
  return askNow(call, asked, () => readPayment(call));
};

/** `POST …/cancel`: the same rule as for the merchant, and the same for a repeat. */
export const cancelPaymentAsStaff = async (
  call: PaymentCall<InferOutput<typeof cancelPaymentRequest>>,
): Promise<Result<Reply>> => {
  const opened = await openPayment(call);
  if (!opened) return refuse("NOT_FOUND");
  const { kind, stub, row } = opened;
  const { body, caller, correlationId, traceparent } = call;
  const details = { note: body.note };
  return actAsStaff(
    call,
    { action: "payment.cancel", subject: row.objectId, details },
    async () => {
      if (kind.kind === "CHARGE") return refuseCancelByStaff();
      const by = { kind: "operator", key_id: caller.keyId } as const;
      const turn = await stub.act({ type: "cancel", by }, { correlationId, traceparent });
      return turn?.refusal ?? readPayment(call);
    },
  );
};

/**
 * `POST …/redeliver`: sends the newest events about it again, oldest first, each under its own id:
 * receivers recognise repeats.
 */
export const redeliverEvents = async (call: PaymentCall): Promise<Result<Reply>> => {
  const { env } = call;
  const opened = await openPayment(call);
  const shown = await opened?.stub.view(await adminView(call));
  if (!opened || !shown?.ok) return refuse("NOT_FOUND");
  const payment = JSON.parse(shown.value) as PaymentShown;
  const event_ids = (await eventsOf(env, payment, subjectIdOf(payment))).map((one) => one.event_id);
  const { db } = await listsOf(env, ownerOf(payment));
  const rows = await db
    .select()
    .from(events)
    .where(inArray(events.eventId, event_ids))
    .orderBy(events.createdAt, events.eventId);
  const deed = { action: "payment.redeliver", subject: payment.payment_id, details: {} };
  return actAsStaff(call, deed, async () => {
    const found = needEvents(rows);
    if (!found.ok) return found;
    const sent: string[] = [];
    let unwanted: Refusal | null = null;
    for (const row of found.value) {
      const done = await redeliverRow(env, payments, row, call.traceparent);
      if (done.ok) {
        call.waitUntil(done.value.attempt);
        sent.push(row.eventId);
        continue;
      }
      // An optional event that its owner does not ask for any more has none; the others may.
      if (done.problem.code !== "NO_ENDPOINT") return done;
      unwanted = done;
    }
    return sent.length === 0 && unwanted ? unwanted : reply(202, { event_ids: sent });
  });
};

/**
 * `POST …/refund`: for the merchant, by its rules; the timeline names the admin key. In live mode,
 * above the operator's amount for a payment, it is a proposal (202, docs/decisions/161).
 * @rule A3.8
 */
export const refundForMerchant = async (
  call: PaymentCall<InferOutput<typeof refundRequest>>,
): Promise<Result<Reply>> => {
  const opened = await openPayment(call);
  if (!opened) return refuse("NOT_FOUND");
  const { objectId: id, ownerKind, ownerId, mode } = opened.row;
  const { body, caller } = call;
  const details = { amount: body.amount ?? null };
  const deed = { action: "payment.refund", subject: id, details };
  const refund = async () => {
    if (ownerKind !== "MERCHANT") return refuseRefundOfTpp();
    const merchant = { merchant_id: ownerId, mode };
    const { staff_refund_limit } = await readSettings(call.env, { fresh: true });
    const alone_up_to = mode === "live" ? staff_refund_limit : null;
    return makeRefund(payments, call, { id, merchant, body, actor: caller.keyId, alone_up_to });
  };
  const made = await actAsStaff(call, deed, refund, ({ refund_id, is_proposed }) => ({
    refund_id,
    ...(is_proposed ? { awaits: "approver" } : {}),
  }));
  return made.ok ? refundReply(made.value) : made;
};

/** `POST …/refunds/{refund_id}/approve`: the refund leaves now, or is refused and still waits. */
export const approveRefundAsStaff = async (call: ProposalCall): Promise<Result<Reply>> => {
  const opened = await openPayment(call);
  if (!opened) return refuse("NOT_FOUND");
  const { objectId: id, ownerId: merchant_id, mode } = opened.row;
  const { refund_id } = call.path;
  const deed = { action: "payment.refund_approval", subject: id, details: { refund_id } };
  const merchant = { merchant_id, mode };
  const approve = (by: Approver) => approveRefund(payments, call, { id, merchant, refund_id, by });
  const made = await actAsStaff(call, deed, approve, () => ({ refund_id }));
  return made.ok ? refundReply(made.value) : made;
};

/** `POST …/refunds/{refund_id}/reject` */
export const rejectRefundAsStaff = async (call: ProposalCall): Promise<Result<Reply>> => {
  const opened = await openPayment(call);
  if (!opened) return refuse("NOT_FOUND");
  const { stub, row } = opened;
  const { caller, correlationId, traceparent } = call;
  const { refund_id } = call.path;
  const deed = {
    action: "payment.refund_rejection",
    subject: row.objectId,
    details: { refund_id },
  };
  return actAsStaff(call, deed, async () => {
    const turn = await stub.act(
      { type: "reject_refund", refund_id, actor: caller.keyId },
      { correlationId, traceparent },
      { view: "refund_proposal", refund_id },
    );
    return turn?.refusal ?? replyWith(turn?.view);
  });
};

/** What staff do about a payment order (docs/decisions/117). */
const openOrder = async ({ env, path }: OrderCall) => {
  const stub = orderById(env, path.payment_order_id);
  return stub && (await stub.look()) ? stub : null;
};

/** `POST …/ask` */
export const askAboutOrder = async (call: OrderCall): Promise<Result<Reply>> => {
  const stub = await openOrder(call);
  if (!stub) return refuse("NOT_FOUND");
  const { performers } = paymentOrderKind;
  const subject = call.path.payment_order_id;
  const asked = { action: "payment_order.ask", subject, stub, performers };
  return askNow(call, asked, () => readOrder(call));
};

/** `POST …/cancel`: the same rule as for the TPP, and the same for a repeat. */
export const cancelOrderAsStaff = async (
  call: OrderCall<InferOutput<typeof cancelOrderRequest>>,
): Promise<Result<Reply>> => {
  const stub = await openOrder(call);
  if (!stub) return refuse("NOT_FOUND");
  const { body, caller, path, correlationId, traceparent } = call;
  const deed = {
    action: "payment_order.cancel",
    subject: path.payment_order_id,
    details: { note: body.note },
  };
  return actAsStaff(call, deed, async () => {
    const cancel = { type: "cancel", operator: caller.keyId } as const;
    const turn = await stub.act(cancel, { correlationId, traceparent });
    return turn?.refusal ?? readOrder(call);
  });
};
