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
import { decideCancel } from "./decide-order.ts";
import { movements } from "./movements.ts";
import { isOpen } from "./order-machine.ts";
import type { PaymentOrderRecord } from "./order-record.ts";
import { orderView } from "./order-views.ts";

/** A payment order as shown to staff (docs/decisions/117): without the address of its page. */
export const orderForStaff = (record: PaymentOrderRecord, viewer: AdminView) => {
  const { terms, effects, timeline } = record;
  const { sca_url: _, ...order } = orderView(record);
  const { now, by } = viewer;
  const cancel = { type: "cancel", operator: by.keyId } as const;
  const [ask, ...others] = movements.allowed(record, viewer);
  const authoriseBy = isOpen(record.state) ? record.authorise_by : Number.POSITIVE_INFINITY;
  return {
    ...order,
    tpp_id: terms.tpp_id,
    mode: terms.mode,
    ...partiesView(terms.source, terms.route.creditor),
    authorise_by: isoTime(record.authorise_by),
    authorisation: authorisationView(record.sca),
    movements: movements.shown(record),
    next: inOrder([
      ...nextByTime("The order is rejected unless the customer has approved it.", authoriseBy),
      ...nextEffects(effects, now),
      ...movements.nextReviews(record),
    ]),
    allowed: [
      ...(ask ? [ask] : []),
      judged("cancel", null, record, decideCancel(record, cancel, withoutNames(now))),
      ...others,
    ],
    timeline: timelineView(timeline),
  };
};
