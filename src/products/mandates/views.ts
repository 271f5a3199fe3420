import { approvalPart, authorisationView, partiesView } from "../../approvals/approval-part.ts";
import { periodNumber } from "../../base/kernel/calendar.ts";
import { maskIban } from "../../base/kernel/iban.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, isoTimeOrNull } from "../../base/platform/clock.ts";
import type { Mode } from "../../base/platform/env.ts";
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
import type { ViewTable } from "../../frame/objects/state.ts";
import { unmadeView } from "../charges/charge-views.ts";
import { mandateApproval, type ShownTerms, shownTerms } from "./decide/approval.ts";
import { remainingInPeriod } from "./decide/caps.ts";
import {
  chargeTerms,
  creationOf,
  decisionOf,
  entryOf,
  unfinishedOf,
} from "./decide/charge-moves.ts";
import { decideTakeOverCreditor } from "./decide/creditor.ts";
import { isCommandOf } from "./decide/effects.ts";
import { decideEnd, isMandateOwner } from "./decide/mandate.ts";
import { totalOf, usageIn } from "./decide/sums.ts";
import { timedMandateChanges } from "./decide/time.ts";
import { isInForce, isOpenMandate, statusOfMandate } from "./mandate-machine.ts";
import type { MandateCommand, MandateRecord, MandateTerms, MandateView } from "./mandate-record.ts";
import { endOf, scheduleOf } from "./mandate-times.ts";

const timeOrNull = (milliseconds: number | null): string | null =>
  milliseconds === null || milliseconds === Infinity ? null : isoTime(milliseconds);

/** The running period, or null before the start and after the end of the mandate. */
const currentPeriod = (record: MandateRecord) => {
  const { running, state, terms } = record;
  const period =
    running === null || !isInForce(state) ? null : periodNumber(scheduleOf(record), running);
  if (!period) return null;
  const usage = usageIn(record, period.k);
  const { charged, reserved } = usage.period;
  const { from, to } = period;
  return { from, to, charged, reserved, remaining: remainingInPeriod(terms, usage) };
};

/** The day of the announced charge, else of the next automatic one. */
const nextChargeDate = (record: MandateRecord): string | null => {
  const unfinished = unfinishedOf(record);
  if (unfinished?.stage === "ANNOUNCED") return unfinished.charge_date;
  const { next_automatic, state } = record;
  if (state !== "ACTIVE" || next_automatic === null) return null;
  return periodNumber(scheduleOf(record), next_automatic)?.from ?? null;
};

/** The mandate for its owner. @rule M1.8 M1.12 M1.19 */
export const mandateView = (record: MandateRecord) => {
  const { terms, state } = record;
  const { schedule } = terms;
  const url = isOpenMandate(state) ? terms.approval_url : null;
  const total = totalOf(record);
  const creditor = record.route?.creditor.iban ?? destinationIban(record);
  return {
    mandate_id: terms.mandate_id,
    status: statusOfMandate(state),
    mode: terms.mode,
    approval_url: url,
    consent_url: url,
    amount: terms.amount,
    currency: terms.currency,
    amount_type: terms.amount_type,
    frequency: schedule.frequency,
    interval_count: schedule.interval_count,
    max_amount_per_period: terms.max_amount_per_period,
    usual_amount: terms.usual_amount ?? null,
    max_charges: terms.max_charges,
    max_total: terms.max_total,
    start_date: record.start_date ?? schedule.start_date,
    end_date: schedule.end_date,
    time_zone: schedule.time_zone,
    collection: terms.collection,
    creditor: {
      name: terms.owner.kind === "MERCHANT" ? terms.creditor_name : nameByApp(terms),
      masked_iban: creditor === null ? null : maskIban(creditor),
    },
    description: terms.description,
    merchant_reference: terms.merchant_reference,
    redirect_url: terms.redirect_url,
    replaces: terms.replaces,
    metadata: terms.metadata,
    current_period: currentPeriod(record),
    charged_total: total.charged,
    charge_count: total.count - (total.reserved > 0 ? 1 : 0),
    next_charge_date: nextChargeDate(record),
    resume_on: record.resume_on,
    cancelled_by: record.cancelled_by,
    status_reason: record.status_reason,
    created_at: isoTime(terms.created_at),
    updated_at: isoTime(record.updated_at),
    authorise_by: isoTime(record.authorise_by),
    activated_at: timeOrNull(record.activated_at),
    expires_at: timeOrNull(endOf(terms)),
  };
};

/** An app reads no name at a bank: only the account or the alias that it named. @rule M1.18 */
const nameByApp = ({ destination: { type, value } }: MandateTerms): string =>
  type === "iban" ? maskIban(value) : value;

const destinationIban = ({ terms: { destination } }: MandateRecord): string | null =>
  destination.type === "iban" ? destination.value : null;

/** The owner's view of a mandate. */
export type MandateAnswer = ReturnType<typeof mandateView>;

/** The customer's approval of a mandate, as a part of its tables. */
export const mandateApprovalPart = approvalPart(mandateApproval);

/** The accounts, and the bank's token of the approval. It never leaves the worker. */
const grantOf = ({ state, terms, payer, route, bank_reference, ...rest }: MandateRecord) => ({
  status: statusOfMandate(state),
  amount: terms.amount,
  currency: terms.currency,
  payer,
  route,
  bank_reference,
  proposal: rest.creditor_proposal,
});

export type MandateGrant = ReturnType<typeof grantOf>;

/** NOT_FOUND unless the mandate is in force and debits this account. */
export const mandateConnection = (
  record: MandateRecord,
  { iban, mode }: { iban: string; mode: Mode },
): Result<MandateConnection> => {
  const { terms, state, payer, activated_at, last_charged_at: last } = record;
  const isOwn = terms.mode === mode && payer?.iban === iban;
  if (!isOwn || !isInForce(state) || activated_at === null) return refuse("NOT_FOUND");
  const { mandate_id, app_name, creditor_name, description } = terms;
  return ok({
    mandate_id,
    app_name,
    creditor_name,
    description,
    status: state as "ACTIVE" | "PAUSED",
    terms: shownTerms(record),
    activated_at: isoTime(activated_at),
    last_charged_at: isoTimeOrNull(last),
  });
};

export const mandateViews: ViewTable<MandateRecord, Exclude<MandateView, AdminView>> = {
  mandate: (record, viewer) =>
    isMandateOwner(record, viewer) ? ok(mandateView(record)) : refuse("NOT_FOUND"),
  charge(record, { charge_id, ...viewer }) {
    const entry = entryOf(record, charge_id);
    return isMandateOwner(record, viewer) && entry
      ? ok(decisionOf(record, entry))
      : refuse("NOT_FOUND");
  },
  charges: (record, viewer) =>
    isMandateOwner(record, viewer)
      ? ok(record.charges.map((entry) => decisionOf(record, entry)))
      : refuse("NOT_FOUND"),
  charge_made(record, { charge_id, ...viewer }) {
    const entry = entryOf(record, charge_id);
    if (!entry || !isMandateOwner(record, viewer)) return refuse("NOT_FOUND");
    return ok(JSON.parse(creationOf(record, entry).answer));
  },
  charge_unmade(record, { charge_id, ...viewer }) {
    const entry = entryOf(record, charge_id);
    // Until its first command has been carried out.
    const isUnmade = record.effects.some((effect) => isCommandOf(effect, charge_id));
    if (!entry || !isUnmade || !isMandateOwner(record, viewer)) return refuse("NOT_FOUND");
    return ok(unmadeView(chargeTerms(record, entry), decisionOf(record, entry)));
  },
  ...mandateApprovalPart.views,
  connection: mandateConnection,
  carried: ({ handed_over }) => (handed_over ? ok(handed_over) : refuse("INVALID_STATE")),
  grant(record, viewer) {
    if (!isMandateOwner(record, viewer)) return refuse("NOT_FOUND");
    return ok(grantOf(record));
  },
};

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

/** A mandate as shown to a customer who has proved control of the account that it debits. */
export interface MandateConnection {
  mandate_id: string;
  /** The app that created it; null if the payee did. */
  app_name: string | null;
  creditor_name: string;
  description: string | null;
  status: "ACTIVE" | "PAUSED";
  terms: ShownTerms;
  activated_at: string;
  /** Null if no charge was paid. */
  last_charged_at: string | null;
}
