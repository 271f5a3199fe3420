import { authorisationView, partiesView } from "../../approvals/admin-view.ts";
import { isoTime } from "../../base/platform/clock.ts";
import {
  type AdminView,
  inOrder,
  judged,
  nextByTime,
  nextEffects,
  timelineView,
  withoutNames,
} from "../../frame/objects/explain.ts";
import { decideCancelOrder } from "./decide-order.ts";
import { orderMovements } from "./movements.ts";
import { isOpenOrder } from "./order-machine.ts";
import type { PaymentOrderRecord } from "./order-record.ts";
import { orderView } from "./order-views.ts";

/** A payment order as shown to staff (docs/decisions/117): without the address of its page. */
export const orderStaffView = (record: PaymentOrderRecord, viewer: AdminView) => {
  const { terms, effects, timeline } = record;
  const { sca_url: _, ...order } = orderView(record);
  const { now, by } = viewer;
  const cancel = { type: "cancel", operator: by.keyId } as const;
  const [ask, ...others] = orderMovements.allowed(record, viewer);
  const authoriseBy = isOpenOrder(record.state) ? record.authorise_by : Number.POSITIVE_INFINITY;
  return {
    ...order,
    tpp_id: terms.tpp_id,
    mode: terms.mode,
    ...partiesView(terms.source, terms.route.creditor),
    authorise_by: isoTime(record.authorise_by),
    authorisation: authorisationView(record.sca),
    movements: orderMovements.shown(record),
    next: inOrder([
      ...nextByTime("The order is rejected unless the customer has approved it.", authoriseBy),
      ...nextEffects(effects, now),
      ...orderMovements.nextReviews(record),
    ]),
    allowed: [
      ...(ask ? [ask] : []),
      judged("cancel", null, record, decideCancelOrder(record, cancel, withoutNames(now))),
      ...others,
    ],
    timeline: timelineView(timeline),
  };
};
