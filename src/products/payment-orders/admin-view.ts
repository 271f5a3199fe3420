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
import { allowedMovements, nextReviews } from "../../network/transfers/explain.ts";
import { movementDecisions } from "../../network/transfers/movements.ts";
import { movementView } from "../../network/transfers/views.ts";
import { decideCancel } from "./decide-order.ts";
import { movementsOf, subjectOf, transferOwner } from "./movements.ts";
import { isOpen } from "./order-machine.ts";
import type { PaymentOrderRecord } from "./order-record.ts";
import { orderView } from "./order-views.ts";

/** A payment order as shown to staff (docs/decisions/117): without the address of its page. */
const decisions = movementDecisions(transferOwner);

export const orderForStaff = (record: PaymentOrderRecord, viewer: AdminView) => {
  const { terms, effects, timeline } = record;
  const { sca_url: _, ...order } = orderView(record);
  const { now, by } = viewer;
  const subject = subjectOf(record);
  const movements = movementsOf(record);
  const cancel = { type: "cancel", operator: by.keyId } as const;
  const [ask, ...others] = allowedMovements(record, movements, decisions, viewer);
  const authoriseBy = isOpen(record.state) ? record.authorise_by : Number.POSITIVE_INFINITY;
  return {
    ...order,
    tpp_id: terms.tpp_id,
    mode: terms.mode,
    ...partiesView(terms.source, terms.route.creditor),
    authorise_by: isoTime(record.authorise_by),
    authorisation: authorisationView(record.sca),
    movements: movements.map((movement) => movementView(subject, movement)),
    next: inOrder([
      ...nextByTime("The order is rejected unless the customer has approved it.", authoriseBy),
      ...nextEffects(effects, now),
      ...nextReviews(movements),
    ]),
    allowed: [
      ...(ask ? [ask] : []),
      judged("cancel", null, record, decideCancel(record, cancel, withoutNames(now))),
      ...others,
    ],
    timeline: timelineView(timeline),
  };
};
