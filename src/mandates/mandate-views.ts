import type { AdminView } from "../aggregate/explain.ts";
import type { ViewTable } from "../aggregate/state.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { shown } from "../kernel/shown.ts";
import { isoTime } from "../platform/clock.ts";
import type { ScaTicket } from "../sca/sca-call.ts";
import type { UnderConsent } from "./ask-consent.ts";
import { entryOf } from "./charge-moves.ts";
import { chargeView } from "./charge-view.ts";
import { mandateConnection } from "./connection-view.ts";
import { checkResolutions } from "./decide-approval.ts";
import { isOwner } from "./decide-mandate.ts";
import { retryAnswer } from "./decide-retry.ts";
import { isOpen } from "./mandate-machine.ts";
import type { MandateRecord, MandateTerms, MandateView } from "./mandate-record.ts";
import { statusOf } from "./mandate-redirect.ts";
import { endOf } from "./mandate-times.ts";
import { mandateView } from "./mandate-view.ts";
import { liveView, mandatePageRead, stepView } from "./step-view.ts";

/** The input for a mandate's last check, from its ticket. */
export interface MandateToCheck extends UnderConsent, Pick<MandateTerms, "replaces"> {
  payer: MandateRecord["payer"];
  route: MandateRecord["route"];
  /** In milliseconds; null without an end. */
  ends_at: number | null;
}

/** A worker's input for finding payer and payee. */
export interface MandateResolution extends Pick<MandateRecord, "terms" | "authorise_by"> {}

/** The mandate's terms for the bank's message. The customer approves only these. @rule M1.20 */
const contentOf = ({ terms, payer, route, start_date }: MandateRecord): ScaTicket["content"] => {
  if (!payer || !route || start_date === null) return null;
  const { schedule } = terms;
  return {
    session_id: terms.mandate_id,
    payer_iban: payer.iban,
    purpose: "MANDATE",
    creditor_name: terms.creditor_name,
    creditor_iban: route.creditor.iban,
    amount: terms.amount,
    currency: terms.currency,
    amount_type: terms.amount_type,
    max_amount_per_period: terms.max_amount_per_period,
    max_charges: terms.max_charges,
    max_total: terms.max_total,
    frequency: schedule.frequency,
    interval_count: schedule.interval_count,
    from: start_date,
    until: schedule.end_date,
    time_zone: schedule.time_zone,
    collection: terms.collection,
    replaces: terms.replaces,
  };
};

/** A worker's input for challenging the payer. */
export const scaTicket = (record: MandateRecord): ScaTicket => {
  const { terms, payer, route, browser_id, sca } = record;
  const { mandate_id, mode, owner, consent_id, source_account_id, replaces } = terms;
  const end = endOf(terms);
  const toCheck: MandateToCheck = {
    ...{ mandate_id, mode, owner, consent_id, source_account_id, replaces },
    ...{ payer, route, ends_at: end === Infinity ? null : end },
  };
  return {
    open: isOpen(record.state),
    mode,
    browser_id,
    owner: owner.id,
    sca,
    payer: payer && {
      iban: payer.iban,
      bank_id: payer.bank_id,
      bank_handle: payer.bank_handle,
    },
    content: contentOf(record),
    last_check: toCheck,
    outcome: outcomeOf(record),
  };
};

/** The answer of the confirm step: the page's state, or the final failure. */
const outcomeOf = (record: MandateRecord): Result<object> => {
  const { state, status_reason: reason } = record;
  if (state === "CANCELLED" || reason === "CUSTOMER_REJECTED") return refuse("INVALID_STATE");
  if (reason === "AUTHORISATION_TIMEOUT") return refuse("SESSION_EXPIRED");
  return state === "REJECTED"
    ? refuse((reason ?? "INVALID_STATE") as "INVALID_STATE", { final: true })
    : ok(stepView(record, record.browser_id));
};

const challengeView = (record: MandateRecord) => {
  const { challenge } = record.sca;
  return {
    ...stepView(record, record.browser_id),
    auth_mode: challenge?.auth_mode ?? null,
    display_code: challenge?.display_code ?? null,
    otp_token: challenge?.auth_mode === "OTP" ? challenge.token : null,
    phone_masked: shown(challenge?.phone_masked ?? null),
    challenge_expires_at: challenge ? isoTime(challenge.expires_at) : null,
  };
};

/** The accounts, and the bank's token of the approval. It never leaves the worker. */
const grantOf = ({ state, terms, payer, route, bank_reference, ...rest }: MandateRecord) => ({
  ...{ status: statusOf(state), amount: terms.amount, currency: terms.currency },
  ...{ payer, route, bank_reference },
  proposal: rest.creditor_proposal,
});

export type MandateGrant = ReturnType<typeof grantOf>;

export const mandateViews: ViewTable<MandateRecord, Exclude<MandateView, AdminView>> = {
  mandate: (record, viewer) =>
    isOwner(record, viewer) ? ok(mandateView(record)) : refuse("NOT_FOUND"),
  charge(record, { charge_id, ...viewer }) {
    const entry = entryOf(record, charge_id);
    return isOwner(record, viewer) && entry ? ok(chargeView(record, entry)) : refuse("NOT_FOUND");
  },
  charges: (record, viewer) =>
    isOwner(record, viewer)
      ? ok(record.charges.map((entry) => chargeView(record, entry)))
      : refuse("NOT_FOUND"),
  charge_retried(record, { charge_id, key_hash, ...viewer }) {
    const entry = entryOf(record, charge_id);
    if (!entry || !isOwner(record, viewer)) return refuse("NOT_FOUND");
    const answer = key_hash === null ? undefined : retryAnswer(entry, key_hash);
    return ok(answer === undefined ? chargeView(record, entry) : JSON.parse(answer));
  },
  charge_made(record, { charge_id, ...viewer }) {
    const entry = entryOf(record, charge_id);
    if (!entry || !isOwner(record, viewer)) return refuse("NOT_FOUND");
    const { answer } = entry.creation;
    return ok(answer === "" ? chargeView(record, entry) : JSON.parse(answer));
  },
  step: (record, { browser_id }) => ok(stepView(record, browser_id)),
  page: (record, { browser_id }) => ok(mandatePageRead(record, browser_id)),
  live: (record, { browser_id }) => ok(liveView(record, browser_id)),
  resolution(record) {
    const allowed = checkResolutions(record);
    const { terms, authorise_by } = record;
    return allowed.ok ? ok({ terms, authorise_by } satisfies MandateResolution) : allowed;
  },
  connection: mandateConnection,
  carried: ({ handed_over }) => (handed_over ? ok(handed_over) : refuse("INVALID_STATE")),
  grant(record, viewer) {
    if (!isOwner(record, viewer)) return refuse("NOT_FOUND");
    return ok(grantOf(record));
  },
  ticket: (record) => ok(scaTicket(record)),
  challenge: (record) => ok(challengeView(record)),
  outcome: outcomeOf,
};
