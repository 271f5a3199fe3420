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
import type { ConsentRecord } from "./consent-record.ts";
import { decideRevoke, timedConsentChanges } from "./decide-consent.ts";
import { consentView } from "./views.ts";

/**
 * A consent as shown to staff (docs/decisions/117): without its address, its code and its tokens.
 */
export const consentStaffView = (record: ConsentRecord, viewer: AdminView) => {
  const { terms, authorisation } = record;
  const { consent_url, authorization_url, code_challenge_method, ...consent } = consentView(record);
  const revoke = { type: "revoke", by: { kind: "OPERATOR" }, reason: null } as const;
  return {
    ...consent,
    authorise_by: isoTime(authorisation.terms.authorise_by),
    tpp_id: terms.tpp_id,
    tpp_name: terms.tpp_name,
    created_at: isoTime(terms.created_at),
    payer: partiesView(record.payer ?? authorisation.payer, null).payer,
    authorisation: {
      ...authorisationView(authorisation.sca),
      renews: authorisation.renews,
      outcome: authorisation.outcome,
    },
    mandates: record.mandates.map(({ mandate_id }) => mandate_id),
    payment_orders: record.permits.map(({ payment_order_id }) => payment_order_id),
    next: inOrder([
      ...timedConsentChanges(record).flatMap(({ what, at }) => nextByTime(what, at)),
      ...nextEffects(record.effects, viewer.now),
    ]),
    allowed: [
      judged("revoke", null, record, decideRevoke(record, revoke, withoutNames(viewer.now))),
    ],
    timeline: timelineView(record.timeline),
  };
};
