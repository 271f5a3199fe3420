import { authorisationView, partiesView } from "../../approvals/admin-view.ts";
import { maskIban } from "../../base/kernel/iban.ts";
import { refuse } from "../../base/kernel/result.ts";
import { isoTime } from "../../base/platform/clock.ts";
import {
  type AdminView,
  type AllowedAction,
  inOrder,
  judged,
  nextByTime,
  nextEffects,
  timelineView,
  withoutNames,
} from "../../frame/objects/explain.ts";
import { decisionOf } from "./charge-decision.ts";
import { decideTakeOverCreditor } from "./decide-creditor.ts";
import { decideEnd } from "./decide-mandate.ts";
import type { MandateCommand, MandateRecord } from "./mandate-record.ts";
import { timedMandateChanges } from "./pass-time.ts";
import { mandateView } from "./views.ts";

/** A mandate as shown to staff (docs/decisions/117): without the address of its page. */
type TakeOver = Extract<MandateCommand, { type: "take_over_creditor" }>;

/**
 * Judges only the mandate's part: the account itself is looked up when staff request the change.
 */
const allowedTakeOver = (record: MandateRecord, { now, by }: AdminView): AllowedAction => {
  const action = "take_over_creditor";
  if (record.terms.owner.kind === "TPP" || record.route === null) {
    return judged<MandateRecord>(action, null, record, refuse("INVALID_STATE"));
  }
  const { creditor } = record.route;
  const iban = record.creditor_proposal?.iban ?? "";
  const route = { ...record.route, creditor: { ...creditor, iban } };
  const asked: TakeOver = { type: action, route, by };
  return judged(action, null, record, decideTakeOverCreditor(record, asked, withoutNames(now)));
};

export const mandateStaffView = (record: MandateRecord, viewer: AdminView) => {
  const { terms, creditor_proposal: proposal } = record;
  const { approval_url, consent_url, redirect_url, metadata, ...mandate } = mandateView(record);
  const { kind, id } = terms.owner;
  const end = { type: "end", by: { kind: "OPERATOR" }, reason: null } as const;
  return {
    ...mandate,
    creditor: { ...mandate.creditor, name: terms.creditor_name },
    state: record.state,
    merchant_id: kind === "MERCHANT" ? id : null,
    tpp_id: kind === "TPP" ? id : null,
    consent_id: terms.consent_id,
    ...partiesView(record.payer, record.route?.creditor ?? null),
    creditor_proposal: proposal && {
      masked_iban: maskIban(proposal.iban),
      proposed_by: proposal.proposed_by,
      proposed_at: isoTime(proposal.proposed_at),
    },
    creditor_notice: record.creditor_notice,
    authorisation: authorisationView(record.sca),
    charges: record.charges.map((entry) => decisionOf(record, entry)),
    next: inOrder([
      ...timedMandateChanges(record).flatMap(({ what, at }) => nextByTime(what, at)),
      ...nextEffects(record.effects, viewer.now),
    ]),
    allowed: [
      judged("cancel", null, record, decideEnd(record, end, withoutNames(viewer.now))),
      allowedTakeOver(record, viewer),
    ],
    timeline: timelineView(record.timeline),
  };
};
