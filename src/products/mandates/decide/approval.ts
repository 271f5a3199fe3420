import { checkNaming, continueIn } from "../../../approvals/approval.ts";
import {
  type PageRead,
  type Redirect,
  type ShownOwner,
  shownPayer,
} from "../../../approvals/approval-view.ts";
import type { AuthMode } from "../../../approvals/authorisation.ts";
import type { ChallengePurpose } from "../../../approvals/bank-questions.ts";
import { isChallengedIn } from "../../../approvals/verified-browser.ts";
import { maskIban } from "../../../base/kernel/iban.ts";
import { ok, type Refusal, type Result, refuse } from "../../../base/kernel/result.ts";
import type { UnderConsent } from "../ask-consent.ts";
import { isOpenMandate, statusOfMandate } from "../mandate-machine.ts";
import type { MandateCommand, MandateRecord, MandateTerms } from "../mandate-record.ts";
import { endOf } from "../mandate-times.ts";
import { approve } from "./mandate.ts";
import { moveMandate } from "./mandate-moves.ts";

/** How a mandate is approved by its customer, and what its page shows. */

/** The input for a mandate's last check, from its ticket. */
export interface MandateToCheck extends UnderConsent, Pick<MandateTerms, "replaces"> {
  payer: MandateRecord["payer"];
  route: MandateRecord["route"];
  /** In milliseconds; null without an end. */
  ends_at: number | null;
}

/** The terms for the customer. Amounts in minor units, civil dates in the mandate's zone. */
export interface ShownTerms {
  /** The most of one charge; with FIXED the exact amount of each charge. */
  amount: number;
  currency: string;
  amount_type: MandateTerms["amount_type"];
  max_amount_per_period: number;
  max_charges: number | null;
  max_total: number | null;
  frequency: MandateTerms["schedule"]["frequency"];
  interval_count: number;
  /** Null: the day of the approval. */
  from: string | null;
  /** The last day; null without an end. */
  until: string | null;
  time_zone: string;
  collection: MandateTerms["collection"];
}

/** A worker's input for finding payer and payee. */
export interface MandateResolution extends Pick<MandateRecord, "terms" | "authorise_by"> {}

export const shownTerms = ({ terms, start_date }: MandateRecord): ShownTerms => {
  const { schedule } = terms;
  return {
    amount: terms.amount,
    currency: terms.currency,
    amount_type: terms.amount_type,
    max_amount_per_period: terms.max_amount_per_period,
    max_charges: terms.max_charges,
    max_total: terms.max_total,
    frequency: schedule.frequency,
    interval_count: schedule.interval_count,
    from: start_date ?? schedule.start_date,
    until: schedule.end_date,
    time_zone: schedule.time_zone,
    collection: terms.collection,
  };
};

/** The account to debit; null until one is named, and in other browsers. */
interface ShownPayer {
  /** Null until it is looked up: with the first code or prompt. */
  bank_name: string | null;
  /** Null as long as it is not looked up. @rule O6.13 */
  masked_iban: string | null;
  available_auth_methods: AuthMode[];
}

/** Whether the owner has named the payer, so that the customer need not. */
export const namesPayer = ({ customer_alias, source_account_id }: MandateTerms): boolean =>
  customer_alias !== null || source_account_id !== null;

const closed = ({ status_reason }: MandateRecord): Refusal =>
  status_reason === "AUTHORISATION_TIMEOUT"
    ? refuse("SESSION_EXPIRED", {
        message: "The time to approve has passed. Nothing was approved. Start again.",
      })
    : refuse("INVALID_STATE");

/** The mandate's terms for the bank's message. The customer approves only these. @rule M1.20 */
const purposeOf = (record: MandateRecord): ChallengePurpose | null => {
  const { terms, route, start_date } = record;
  if (!route || start_date === null) return null;
  return {
    purpose: "MANDATE",
    creditor_name: terms.creditor_name,
    creditor_iban: route.creditor.iban,
    ...shownTerms(record),
    from: start_date,
    replaces: terms.replaces,
  };
};

const toCheck = ({ terms, payer, route }: MandateRecord): MandateToCheck => {
  const { mandate_id, mode, owner, consent_id, source_account_id, replaces } = terms;
  const end = endOf(terms);
  const ends_at = end === Infinity ? null : end;
  return {
    mandate_id,
    mode,
    owner,
    consent_id,
    source_account_id,
    replaces,
    payer,
    route,
    ends_at,
  };
};

/** The answer of the confirm step: the page's state, or the final failure. */
const outcomeOf = ({ state, status_reason: reason }: MandateRecord): Result<object> => {
  if (state === "CANCELLED" || reason === "CUSTOMER_REJECTED") return refuse("INVALID_STATE");
  if (reason === "AUTHORISATION_TIMEOUT") return refuse("SESSION_EXPIRED");
  return state === "REJECTED"
    ? refuse((reason ?? "INVALID_STATE") as "INVALID_STATE", { final: true })
    : ok({});
};

/** Null before the end of the approval, and for an owner that named no address. @rule M1.15 */
const redirectOf = ({ terms, state }: MandateRecord): Redirect | null => {
  const { mandate_id, owner, redirect_url } = terms;
  if (redirect_url === null || isOpenMandate(state) || state === "REPLACING") return null;
  return {
    tpp_id: owner.kind === "TPP" ? owner.id : null,
    address: redirect_url,
    // The status in small letters, as in all redirects of customers.
    parameters: { mandate_id, status: state.toLowerCase() },
    names_issuer: false,
  };
};

/**
 * A merchant's name is its own; the payee of an app's mandate may be a private person. Until this
 * browser may see the name at the payee's bank, it is withheld.
 */
const creditorOf = (record: MandateRecord, browserId: string) => {
  const { owner, creditor_name, creditor_iban } = record.terms;
  const account = maskIban(creditor_iban);
  const isOpenToAll = owner.kind === "MERCHANT" || creditor_name === account;
  const creditor_withheld = !isOpenToAll && !isChallengedIn(record, browserId);
  return { creditor_name: creditor_withheld ? account : creditor_name, creditor_withheld };
};

const payerOf = ({ terms, payer }: MandateRecord): ShownPayer | null => {
  if (payer === null) {
    return namesPayer(terms)
      ? { bank_name: null, masked_iban: null, available_auth_methods: ["PUSH", "OTP"] }
      : null;
  }
  return shownPayer(payer);
};

export const mandateApproval = {
  approvalOf: (record) => record,
  withApproval: (record, changes) => ({ ...record, ...changes }),
  isOpen: ({ state }) => isOpenMandate(state),
  closed,
  expiresAt: ({ authorise_by }) => authorise_by,
  onSca(record, { news, problem }, fresh) {
    if (news === "sent") return ok(record);
    return news === "failed"
      ? moveMandate({ ...record, status_reason: problem }, "sca_failed", fresh)
      : approve(record, fresh);
  },
  onLastCheckFailed: (record, problem, fresh) =>
    moveMandate({ ...record, status_reason: problem }, "last_check_failed", fresh),
  rejection: {
    isRejected: ({ status_reason }) => status_reason === "CUSTOMER_REJECTED",
    reject: (record, fresh) =>
      moveMandate({ ...record, status_reason: "CUSTOMER_REJECTED" }, "customer_rejected", fresh),
  },

  idOf: ({ terms }) => terms.mandate_id,
  modeOf: ({ terms }) => terms.mode,
  askerOf: ({ terms }) => terms.owner.id,
  purposeOf,
  toCheck,
  outcomeOf,

  namingOf: ({ terms, authorise_by }) => ({ terms, authorise_by }) satisfies MandateResolution,
  named: ({ terms, state }) => ({ mandate_id: terms.mandate_id, status: statusOfMandate(state) }),
  laterStep: ({ state }) => (state === "REPLACING" ? "WAIT" : null),
  namesPayer: ({ terms }) => namesPayer(terms),
  redirectOf,
  partiesOf: ({ terms, payer }, isBound) => ({
    merchant_id: terms.owner.kind === "MERCHANT" ? terms.owner.id : null,
    tpp_id: terms.owner.kind === "TPP" ? terms.owner.id : null,
    bank_handle: isBound ? (payer?.bank_handle ?? null) : null,
  }),
  pageOf(record, isBound, browserId) {
    const { terms, state, status_reason } = record;
    const { replaces: mandate_id, owner, mode } = terms;
    return {
      /** The app that asks for it; null if the payee asks. */
      app_name: terms.app_name,
      ...creditorOf(record, browserId),
      description: terms.description,
      reference: terms.merchant_reference,
      terms: shownTerms(record),
      /** For the page alone: the bank is told the limits, and not what is usual (B3.6). */
      usual_amount: terms.usual_amount ?? null,
      notice_days: terms.notice_days,
      payer: isBound ? payerOf(record) : null,
      /** Whether the customer may name another account. */
      chooses_account: !namesPayer(terms),
      was_approved: record.activated_at !== null,
      /** Why it was rejected or has ended; null if the status is enough. */
      status_reason,
      /** The mandate to show beside this one while the customer decides. @rule M2.7 */
      replaces: mandate_id !== null && isOpenMandate(state) ? { mandate_id, owner, mode } : null,
    };
  },
} satisfies ShownOwner<MandateRecord>;

export type MandatePageRead = PageRead<typeof mandateApproval>;

/** A customer who names the payer continues in this browser, with a new challenge. */
export const decideNameMandatePayer = (
  record: MandateRecord,
  { browser_id, payer, route, first_only }: Extract<MandateCommand, { type: "name_payer" }>,
): Result<MandateRecord> => {
  const allowed = checkNaming(mandateApproval, record);
  if (!allowed.ok) return allowed;
  if (first_only && record.payer !== null) {
    return record.browser_id === browser_id ? ok(record) : refuse("CONTINUED_ELSEWHERE");
  }
  return ok({ ...continueIn(mandateApproval, record, { browser_id, payer }), route });
};
