import { approvalPart } from "../../approvals/approval-part.ts";
import { periodNumber } from "../../base/kernel/calendar.ts";
import { maskIban } from "../../base/kernel/iban.ts";
import { ok, refuse } from "../../base/kernel/result.ts";
import { isoTime } from "../../base/platform/clock.ts";
import type { AdminView } from "../../frame/objects/explain.ts";
import type { ViewTable } from "../../frame/objects/state.ts";
import { unmadeView } from "../charges/charge-views.ts";
import { mandateApproval } from "./approval.ts";
import { remainingInPeriod } from "./caps.ts";
import { chargeTerms, creationOf, decisionOf } from "./charge-decision.ts";
import { entryOf, unfinishedOf } from "./charge-moves.ts";
import { mandateConnection } from "./connection-view.ts";
import { isMandateOwner } from "./decide-mandate.ts";
import { isCommandOf } from "./mandate-effects.ts";
import { isInForce, isOpenMandate, statusOfMandate } from "./mandate-machine.ts";
import type { MandateRecord, MandateTerms, MandateView } from "./mandate-record.ts";
import { endOf, scheduleOf } from "./mandate-times.ts";
import { totalOf, usageIn } from "./sums.ts";

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
