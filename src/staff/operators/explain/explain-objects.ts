import { type Result, refuse } from "../../../base/kernel/result.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import { logFault } from "../../../base/platform/log.ts";
import type { AdminView } from "../../../frame/objects/explain.ts";
import { consentById } from "../../../products/consents/address.ts";
import type { consentStaffView } from "../../../products/consents/admin-view.ts";
import { mandateById } from "../../../products/mandates/address.ts";
import type { mandateStaffView } from "../../../products/mandates/admin-view.ts";
import { showCharges } from "../../../products/mandates/read-charges.ts";
import { orderById } from "../../../products/payment-orders/address.ts";
import type { orderStaffView } from "../../../products/payment-orders/admin-view.ts";
import type { AdminCall } from "../administration.ts";
import { adminView, detailOf, ownerOf } from "./explain.ts";

/** Mandates, consents and payment orders as staff see them (docs/decisions/117). */
interface Viewed {
  view(request: AdminView): Promise<Result<string> | null>;
}

export type OrderCall<Body = unknown> = AdminCall<Body, { payment_order_id: string }>;

const readObject = async <Shown extends Parameters<typeof detailOf>[2]>(
  call: AdminCall,
  stub: Viewed | null,
  id: string,
  more: (shown: Shown) => Promise<object> = async () => ({}),
): Promise<Result<Reply>> => {
  const viewer = await adminView(call);
  const view = await stub?.view(viewer);
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const shown: Shown = JSON.parse(view.value);
  const [detail, others] = await Promise.all([detailOf(call.env, viewer, shown, id), more(shown)]);
  return reply(200, { ...detail, ...others });
};

/** `GET /admin/v1/payment-orders/{payment_order_id}` */
export const readOrder = (call: OrderCall): Promise<Result<Reply>> => {
  const { payment_order_id: id } = call.path;
  return readObject<ReturnType<typeof orderStaffView>>(call, orderById(call.env, id), id);
};

type MandateShown = ReturnType<typeof mandateStaffView>;

/** `GET /admin/v1/mandates/{mandate_id}`. Each charge is shown by its own object. */
export const readMandate = (
  call: AdminCall<unknown, { mandate_id: string }>,
): Promise<Result<Reply>> => {
  const { env, path } = call;
  const { mandate_id: id } = path;
  return readObject<MandateShown>(call, mandateById(env, id), id, async (shown) => {
    const caller = { owner: ownerOf(shown), mode: shown.mode, consent_id: null };
    const owned = { env, caller, path: { id }, query: {} };
    // A charge that cannot be read must not hide the mandate that staff want to end.
    const charges = shown.charges.map((decision) =>
      showCharges(owned, [decision]).catch((error) => {
        logFault("charge not shown", error, { charge_id: decision.charge_id });
        return [];
      }),
    );
    return { charges: (await Promise.all(charges)).flat() };
  });
};

/** `GET /admin/v1/consents/{consent_id}` */
export const readConsent = (
  call: AdminCall<unknown, { consent_id: string }>,
): Promise<Result<Reply>> => {
  const { consent_id: id } = call.path;
  return readObject<ReturnType<typeof consentStaffView>>(call, consentById(call.env, id), id);
};
