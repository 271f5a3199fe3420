import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import type { Reply } from "../../../base/platform/edge.ts";
import { orderById } from "../../../products/payment-orders/address.ts";
import { paymentOrderKind } from "../../../products/payment-orders/kind.ts";
import type { cancelOrderRequest } from "../requests.ts";
import { askNow } from "./ask-now.ts";
import { type OrderCall, readOrder } from "./explain-objects.ts";
import { actAsStaff } from "./staff-action.ts";

/** What staff do about a payment order (docs/decisions/117). */
const open = async ({ env, path }: OrderCall) => {
  const stub = orderById(env, path.payment_order_id);
  return stub && (await stub.look()) ? stub : null;
};

/** `POST …/ask` */
export const askAboutOrder = async (call: OrderCall): Promise<Result<Reply>> => {
  const stub = await open(call);
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
  const stub = await open(call);
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
