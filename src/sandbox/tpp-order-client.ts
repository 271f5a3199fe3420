import * as v from "valibot";
import { apiCall, type Session } from "./tpp-client.ts";

/** The demo TPP's calls about payment orders (O8). */
const order = v.object({
  payment_order_id: v.string(),
  consent_id: v.string(),
  destination: v.object({ type: v.string(), value: v.string() }),
  creditor_name: v.nullable(v.string()),
  amount: v.number(),
  currency: v.string(),
  reference: v.nullable(v.string()),
  status: v.picklist([
    "PENDING_SCA",
    "PROCESSING",
    "COMPLETED",
    "FAILED",
    "REJECTED",
    "CANCELLED",
  ] as const),
  status_reason: v.nullable(v.string()),
  sca_url: v.nullable(v.string()),
  created_at: v.string(),
  cancellable: v.boolean(),
});
export type DataOrder = v.InferOutput<typeof order>;

const ORDERS = "/ob/payment-orders";

/** The key makes a repeated request safe: the gateway answers with the existing order. */
export const createOrder = (session: Session, idempotencyKey: string, body: string) =>
  apiCall(session, "POST", ORDERS, order, {
    body,
    headers: { "idempotency-key": idempotencyKey },
  });

export const fetchOrder = (session: Session, id: string) =>
  apiCall(session, "GET", `${ORDERS}/${id}`, order);

export const cancelOrder = (session: Session, id: string) =>
  apiCall(session, "POST", `${ORDERS}/${id}/cancel`, order, { body: "{}" });
