import type { ScaKind } from "../../approvals/callbacks.ts";
import { performAskPush } from "../../approvals/push.ts";
import { movementPerformers } from "../../network/transfers/performers.ts";
import type { EventKind } from "../../network/webhooks/events.ts";
import { performPublish } from "../../network/webhooks/publish.ts";
import { orderSubject } from "./events.ts";
import { lastCheck } from "./last-check.ts";
import { ORDER_PREFIXES, PAYMENT_ORDERS } from "./order-address.ts";
import { performReturnExemption } from "./performers.ts";

/** Registers payment orders with the worker: their address, their events and their performers. */
export const paymentOrderKind: ScaKind & EventKind = {
  kind: "PAYMENT_ORDER",
  binding: PAYMENT_ORDERS,
  prefixes: ORDER_PREFIXES,
  lastCheck,
  subject: orderSubject,
  performers: {
    ...movementPerformers,
    ask_push: performAskPush(lastCheck),
    publish: performPublish(orderSubject),
    return_exemption: performReturnExemption,
  },
};
