import { type Result, refuse } from "../../../base/kernel/result.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import type { AdminView } from "../../../frame/objects/explain.ts";
import { consentById } from "../../../products/consents/address.ts";
import type { consentForStaff } from "../../../products/consents/admin-view.ts";
import { mandateById } from "../../../products/mandates/address.ts";
import type { mandateForStaff } from "../../../products/mandates/admin-view.ts";
import { orderById } from "../../../products/payment-orders/address.ts";
import type { orderForStaff } from "../../../products/payment-orders/admin-view.ts";
import type { AdminCall } from "../administration.ts";
import { adminView, detailOf } from "./explain.ts";

/** Mandates, consents and payment orders as staff see them (docs/decisions/117). */
interface Viewed {
  view(request: AdminView): Promise<Result<string> | null>;
}

export type OrderCall<Body = unknown> = AdminCall<Body, { payment_order_id: string }>;

const readObject = async <Shown extends Parameters<typeof detailOf>[2]>(
  call: AdminCall,
  stub: Viewed | null,
  id: string,
): Promise<Result<Reply>> => {
  const viewer = await adminView(call);
  const shown = await stub?.view(viewer);
  if (!shown) return refuse("NOT_FOUND");
  if (!shown.ok) return shown;
  return reply(200, await detailOf(call.env, viewer, JSON.parse(shown.value) as Shown, id));
};

/** `GET /admin/v1/payment-orders/{payment_order_id}` */
export const readOrder = (call: OrderCall): Promise<Result<Reply>> => {
  const { payment_order_id: id } = call.path;
  return readObject<ReturnType<typeof orderForStaff>>(call, orderById(call.env, id), id);
};

/** `GET /admin/v1/mandates/{mandate_id}` */
export const readMandate = (
  call: AdminCall<unknown, { mandate_id: string }>,
): Promise<Result<Reply>> => {
  const { mandate_id: id } = call.path;
  return readObject<ReturnType<typeof mandateForStaff>>(call, mandateById(call.env, id), id);
};

/** `GET /admin/v1/consents/{consent_id}` */
export const readConsent = (
  call: AdminCall<unknown, { consent_id: string }>,
): Promise<Result<Reply>> => {
  const { consent_id: id } = call.path;
  return readObject<ReturnType<typeof consentForStaff>>(call, consentById(call.env, id), id);
};
