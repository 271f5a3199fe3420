import { inArray } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { needEvents } from "../../aggregate/explain.ts";
import { refuseCancelByStaff } from "../../charges/admin-view.ts";
import { type Refusal, type Result, refuse } from "../../kernel/result.ts";
import { makeRefund, refundReply } from "../../payments/refunds.ts";
import type { refundRequest } from "../../payments/requests.ts";
import { database } from "../../platform/database.ts";
import { type Reply, reply } from "../../platform/edge.ts";
import { events } from "../../platform/schema.ts";
import { redeliverRow } from "../../webhooks/event-list.ts";
import type { cancelPaymentRequest } from "../requests.ts";
import { askNow } from "./ask-now.ts";
import { adminView, eventsOf } from "./explain.ts";
import {
  findPayment,
  type PaymentCall,
  type PaymentShown,
  payments,
  readPayment,
  refuseRefundOfTpp,
  subjectIdOf,
} from "./explain-payment.ts";
import { actAsStaff } from "./staff-action.ts";

/** What staff do about a payment or a charge (docs/decisions/117). */

/** The object with its row, which names its owner; null if there is none. */
const open = async ({ env, path }: PaymentCall) => {
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

/** `POST …/refund`: for the merchant, by its rules; the timeline names the admin key. */
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
    return makeRefund(payments, call, { id, merchant, body, actor: caller.keyId });
  };
  const made = await actAsStaff(call, deed, refund, ({ refund_id }) => ({ refund_id }));
  return made.ok ? refundReply(made.value) : made;
};
