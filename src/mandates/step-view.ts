import { maskIban } from "../kernel/iban.ts";
import { shown } from "../kernel/shown.ts";
import { isoTime } from "../platform/clock.ts";
import type { Mode } from "../platform/env.ts";
import { type AuthMode, challengesRemaining } from "../sca/authorisation.ts";
import { openChallengeView } from "../sca/challenge-view.ts";
import type { PageParties } from "../sca/page-parties.ts";
import { isChallengedIn, type VerifiedPayer, verifiedPayerIn } from "../sca/verified-browser.ts";
import { isOpen } from "./mandate-machine.ts";
import type { MandateOwner, MandateRecord, MandateTerms } from "./mandate-record.ts";
import { mandateRedirect, statusOf } from "./mandate-redirect.ts";

/**
 * The customer's view of a mandate, on its page and in the answers of the page's steps. WAIT:
 * approved, and the mandate that it replaces is being ended.
 */
export type MandateStep = "PAYER" | "START" | "CONFIRM" | "WAIT" | "DONE";

/** Whether the owner has named the payer, so that the customer need not. */
export const namesPayer = ({ customer_alias, source_account_id }: MandateTerms): boolean =>
  customer_alias !== null || source_account_id !== null;

const stepOf = ({ state, terms, payer, sca }: MandateRecord): MandateStep => {
  if (state === "REPLACING") return "WAIT";
  if (!isOpen(state)) return "DONE";
  const { challenge } = sca;
  if (challenge?.state === "OPEN" || challenge?.state === "CHECKING") return "CONFIRM";
  return payer !== null || namesPayer(terms) ? "START" : "PAYER";
};

const isBoundTo = ({ browser_id }: MandateRecord, browserId: string | null): boolean =>
  browser_id === null || browser_id === browserId;

/**
 * The status of the steps. Challenge and redirect are for the browser that named the payer; if no
 * browser has begun the approval, every browser gets the redirect.
 */
export const stepView = (record: MandateRecord, browserId: string | null) => {
  const { terms, state, sca, timeline } = record;
  const step = stepOf(record);
  const isBound = isBoundTo(record, browserId);
  return {
    mandate_id: terms.mandate_id,
    status: statusOf(state),
    step,
    challenge: isBound && step === "CONFIRM" ? shown(openChallengeView(sca, timeline)) : null,
    redirect: isBound ? mandateRedirect(record) : null,
  };
};

export type MandateStepView = ReturnType<typeof stepView>;

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

export const shownTerms = ({ terms, start_date }: MandateRecord): ShownTerms => {
  const { amount, currency, amount_type, max_amount_per_period, max_charges, max_total } = terms;
  const { schedule, collection } = terms;
  const { frequency, interval_count, end_date, time_zone } = schedule;
  return {
    ...{ amount, currency, amount_type, max_amount_per_period, max_charges, max_total },
    ...{ frequency, interval_count, time_zone, collection },
    from: start_date ?? schedule.start_date,
    until: end_date,
  };
};

/** Everything that the page may show. Account numbers are already masked. */
export interface MandatePageView extends MandateStepView {
  mode: Mode;
  /** The app that asks for it; null if the payee asks. */
  app_name: string | null;
  /** For an app's mandate the name at the payee's bank; the masked IBAN if there is none. */
  creditor_name: string;
  /** True if `creditor_name` is the masked IBAN because this browser may not see the name yet. */
  creditor_withheld: boolean;
  description: string | null;
  reference: string | null;
  terms: ShownTerms;
  /** The account to debit; null until one is named, and in other browsers. */
  payer: {
    /** Null until it is looked up: with the first code or prompt. */
    bank_name: string | null;
    /** Set for a typed IBAN or a TPP's account. The account of a username stays hidden. */
    masked_iban: string | null;
    available_auth_methods: AuthMode[];
  } | null;
  /** Whether the customer may name another account. */
  chooses_account: boolean;
  /** When the customer can no longer act. */
  expires_at: string;
  /** True if another browser made the last step. */
  continued_elsewhere: boolean;
  challenges_remaining: number;
  was_approved: boolean;
  /** Why it was rejected or has ended; null if the status is enough. */
  status_reason: string | null;
}

/** The object's answer for the page. */
export interface MandatePageRead extends MandatePageView {
  parties: PageParties;
  /** The payer who was verified in this browser, for its cookie; null if none. Never shown. */
  verified: VerifiedPayer | null;
  /** The mandate to show beside this one while the customer decides. */
  replaces: { mandate_id: string; owner: MandateOwner; mode: Mode } | null;
}

export const mandatePageRead = (record: MandateRecord, browserId: string): MandatePageRead => {
  const { terms, state, browser_id, payer, sca, status_reason } = record;
  const { mode, owner, app_name, description, merchant_reference, replaces } = terms;
  return {
    ...stepView(record, browserId),
    ...{ mode, app_name, description, reference: merchant_reference },
    ...creditorView(record, browserId),
    terms: shownTerms(record),
    payer: isBoundTo(record, browserId) ? payerView(record) : null,
    chooses_account: !namesPayer(terms),
    expires_at: isoTime(record.authorise_by),
    continued_elsewhere: isOpen(state) && !isBoundTo(record, browserId),
    challenges_remaining: challengesRemaining(sca),
    was_approved: record.activated_at !== null,
    status_reason,
    parties: {
      merchant_id: owner.kind === "MERCHANT" ? owner.id : null,
      bank_handle: isBoundTo(record, browserId) ? (payer?.bank_handle ?? null) : null,
    },
    verified: verifiedPayerIn({ mode, browser_id, payer, sca }, browserId),
    // @rule M2.7
    replaces: replaces !== null && isOpen(state) ? { mandate_id: replaces, owner, mode } : null,
  };
};

/** A merchant's name is its own; the payee of an app's mandate may be a private person. */
const creditorView = (
  record: MandateRecord,
  browserId: string,
): Pick<MandatePageView, "creditor_name" | "creditor_withheld"> => {
  const { owner, creditor_name, creditor_iban } = record.terms;
  const account = maskIban(creditor_iban);
  const isOpenToAll = owner.kind === "MERCHANT" || creditor_name === account;
  const creditor_withheld = !isOpenToAll && !isChallengedIn(record, browserId);
  return { creditor_name: creditor_withheld ? account : creditor_name, creditor_withheld };
};

const payerView = ({ terms, payer }: MandateRecord): MandatePageView["payer"] => {
  if (payer === null) {
    return namesPayer(terms)
      ? { bank_name: null, masked_iban: null, available_auth_methods: ["PUSH", "OTP"] }
      : null;
  }
  const { bank_name, alias, iban, available_auth_methods } = payer;
  return {
    bank_name,
    masked_iban: alias === null ? maskIban(iban) : null,
    available_auth_methods: [...available_auth_methods],
  };
};

/** One message of the live status. Only the bound browser gets the display code. */
export const liveView = (record: MandateRecord, browserId: string) => {
  const { challenge } = record.sca;
  const isBound = record.browser_id === browserId;
  const shows = isBound && challenge?.auth_mode === "PUSH" && challenge.state === "OPEN";
  return {
    mandate_id: record.terms.mandate_id,
    status: statusOf(record.state),
    step: stepOf(record),
    ...(shows ? { display_code: challenge.display_code } : {}),
  };
};
