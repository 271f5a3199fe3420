import { inArray } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { type Refusal, type Result, refuse } from "../../../base/kernel/result.ts";
import { database } from "../../../base/platform/database.ts";
import { type Reply, reply, replyWith } from "../../../base/platform/edge.ts";
import { events } from "../../../base/platform/schema.ts";
import { needEvents } from "../../../frame/objects/explain.ts";
import type { Approver } from "../../../frame/records/approvals.ts";
import { readSettings } from "../../../network/parties/read-settings.ts";
import { redeliverRow } from "../../../network/webhooks/event-list.ts";
import { refuseCancelByStaff } from "../../../products/charges/admin-view.ts";
import { approveRefund, makeRefund, refundReply } from "../../../products/payments/refunds.ts";
import type { refundRequest } from "../../../products/payments/requests.ts";
import type { cancelPaymentRequest } from "../requests.ts";
import { askNow } from "./ask-now.ts";
import { adminView, eventsOf } from "./explain.ts";
import {
  findPayment,
  type PaymentCall,
  type PaymentShown,
  type ProposalCall,
  payments,
  readPayment,
  refuseRefundOfTpp,
  subjectIdOf,
} from "./explain-payment.ts";
import { actAsStaff } from "./staff-action.ts";

/** What staff do about a payment or a charge (docs/decisions/117). */

/** The object with its row, which names its owner; null if there is none. */
const open = async ({ env, path }: Pick<PaymentCall, "env" | "path">) => {
  const found = findPayment(env, path.id);
  const stub = found?.stubOf();
  const listed = await stub?.look();
  return found && stub && listed ? { kind: found.kind, stub, row: listed.row } : null;
};

/** `POST …/ask` */
export const askAboutPayment = async (call: PaymentCall): Promise<Result<Reply>> => {
  const opened = await open(call);
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
  const opened = await open(call);
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
  const opened = await open(call);
  const shown = await opened?.stub.view(await adminView(call));
  if (!opened || !shown?.ok) return refuse("NOT_FOUND");
  const payment = JSON.parse(shown.value) as PaymentShown;
  const event_ids = (await eventsOf(env, payment, subjectIdOf(payment))).map((one) => one.event_id);
  const rows = await database(env)
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
  const opened = await open(call);
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
  const opened = await open(call);
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
  const opened = await open(call);
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
