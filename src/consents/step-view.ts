import type { DataScope } from "../kernel/data-scopes.ts";
import { maskIban } from "../kernel/iban.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { shown } from "../kernel/shown.ts";
import { isoTime } from "../platform/clock.ts";
import type { Mode } from "../platform/env.ts";
import { type AuthMode, challengesRemaining } from "../sca/authorisation.ts";
import { openChallengeView } from "../sca/challenge-view.ts";
import { type VerifiedPayer, verifiedPayerIn } from "../sca/verified-browser.ts";
import type { ConsentRecord } from "./consent-record.ts";
import {
  endIfApprovedAt,
  isOpen,
  isRenewal,
  scaOwner,
  selectable,
} from "./decide-authorisation.ts";
import { redirectOf } from "./redirect.ts";

/** The customer's view of a consent, on its page and in the answers of the page's steps. */
export type ConsentStep = "PAYER" | "START" | "CONFIRM" | "WAIT" | "APPROVE" | "DONE";

export const stepOf = (record: ConsentRecord): ConsentStep => {
  const { payer, sca, proof, offered } = record.authorisation;
  if (!isOpen(record)) return "DONE";
  if (proof !== null) return offered === null ? "WAIT" : "APPROVE";
  if (payer === null) return "PAYER";
  return sca.challenge?.state === "OPEN" || sca.challenge?.state === "CHECKING"
    ? "CONFIRM"
    : "START";
};

/**
 * The status of the steps. Accounts, challenge and redirect are for the browser that proved the
 * payer; if no browser has begun the authorisation, every browser gets the redirect.
 */
export const stepView = (record: ConsentRecord, browserId: string | null) => {
  const { authorisation, terms } = record;
  const { browser_id: bound } = authorisation;
  const isBound = bound === null || bound === browserId;
  const step = stepOf(record);
  const accounts =
    isBound && step === "APPROVE"
      ? selectable(record).map(({ account_id, iban, display_name, currency, account_type }) =>
          shown({ account_id, masked_iban: maskIban(iban), display_name, currency, account_type }),
        )
      : null;
  return {
    consent_id: terms.consent_id,
    status: record.state,
    step,
    accounts,
    challenge:
      isBound && step === "CONFIRM"
        ? shown(openChallengeView(authorisation.sca, record.timeline))
        : null,
    redirect: isBound ? redirectOf(record) : null,
  };
};

export type ConsentStepView = ReturnType<typeof stepView>;

/** Everything that the page may show. Account numbers are already masked. */
export interface ConsentPageView extends ConsentStepView {
  mode: Mode;
  tpp_name: string;
  bank_handle: string;
  purpose: string | null;
  scopes: DataScope[];
  /** Whether the customer approved it before. */
  is_renewal: boolean;
  /** The latest end of the consent if it is approved. */
  ends_at: string;
  /** When the customer can no longer act. */
  expires_at: string;
  outcome: ConsentRecord["authorisation"]["outcome"];
  /** True if another browser made the last step. */
  continued_elsewhere: boolean;
  payer: {
    bank_name: string;
    /**
     * Set only for a typed IBAN: the account of a username stays hidden until the bank has
     * confirmed it.
     */
    masked_iban: string | null;
    available_auth_methods: AuthMode[];
  } | null;
  challenges_remaining: number;
}

/** The object's answer for the page. */
export interface ConsentPageRead extends ConsentPageView {
  /** The payer who was verified in this browser, for its cookie; null if none. Never shown. */
  verified: VerifiedPayer | null;
}

/** An address that a newer authorisation has replaced shows nothing. */
export const consentPageRead = (
  record: ConsentRecord,
  { url, browser_id: browserId }: { url: string; browser_id: string },
): Result<ConsentPageRead> => {
  const { terms, authorisation } = record;
  if (url !== authorisation.terms.url) return refuse("NOT_FOUND");
  const { browser_id, payer, sca } = authorisation;
  const isBound = browser_id === browserId;
  const { mode, tpp_name, bank_handle, purpose, scopes } = terms;
  return ok({
    ...stepView(record, browserId),
    ...{ mode, tpp_name, bank_handle, purpose, scopes },
    is_renewal: isRenewal(record),
    ends_at: isoTime(
      authorisation.outcome === "APPROVED"
        ? record.expires_at
        : endIfApprovedAt(record, authorisation.terms.authorise_by),
    ),
    expires_at: isoTime(authorisation.terms.authorise_by),
    outcome: authorisation.outcome,
    continued_elsewhere: isOpen(record) && browser_id !== null && !isBound,
    payer:
      isBound && payer
        ? {
            bank_name: payer.bank_name,
            masked_iban: payer.alias === null ? maskIban(payer.iban) : null,
            available_auth_methods: [...scaOwner.authModes(record)],
          }
        : null,
    challenges_remaining: challengesRemaining(sca),
    verified: verifiedPayerIn({ mode, browser_id, payer, sca }, browserId),
  });
};
