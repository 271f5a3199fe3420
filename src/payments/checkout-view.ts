import { maskIban, maskName } from "../kernel/iban.ts";
import type { Problem } from "../kernel/problems.ts";
import { isoTime } from "../platform/clock.ts";
import { type AuthMode, challengesRemaining } from "../sca/authorisation.ts";
import { type ChallengeView, openChallengeView } from "../sca/challenge-view.ts";
import type { PageParties } from "../sca/page-parties.ts";
import { type VerifiedPayer, verifiedPayerIn } from "../sca/verified-browser.ts";
import { isOpen, type SessionState } from "./session-machine.ts";
import type { PaymentSessionRecord, SessionTerms } from "./session-record.ts";
import { failureView, type PaymentStatus, paymentStatus, redirectUrl } from "./views.ts";

/**
 * Everything that the checkout page may show. `payer` and `challenge` are null for every browser
 * except the one that the payment is bound to. All account numbers and names are already masked.
 */
export interface CheckoutView {
  session_id: string;
  state: SessionState;
  status: PaymentStatus;
  mode: SessionTerms["mode"];
  /** Minor units. */
  amount: number;
  currency: string;
  description: string | null;
  reference: string | null;
  /**
   * The payee under the merchant's registered name. The account is set once the destination is
   * resolved.
   */
  payee: { name: string; masked_iban: string | null; bank_name: string | null };
  expires_at: string;
  /** True if another browser made the last step. */
  continued_elsewhere: boolean;
  payer: {
    alias: string | null;
    display_name: string;
    masked_iban: string;
    bank_name: string;
    available_auth_methods: AuthMode[];
  } | null;
  challenge: ChallengeView | null;
  /** When the customer's approval was accepted; null before. */
  approved_at: string | null;
  /** How many more codes or prompts the customer may request. */
  challenges_remaining: number;
  failure: (Pick<Problem, "code"> & { message: string }) | null;
  /** After SETTLEMENT_REJECTED: whether the payer's money has come back. */
  funds: "RETURNING" | "RETURNED" | null;
  /** The merchant's address with session_id and status appended; set once there is an outcome. */
  redirect_url: string | null;
}

/** The object's answer for the checkout page. */
export interface CheckoutRead extends CheckoutView {
  parties: PageParties;
  /** The payer who was verified in this browser, for its cookie; null if none. Never shown. */
  verified: VerifiedPayer | null;
}

export const checkoutRead = (record: PaymentSessionRecord, browserId: string): CheckoutRead => {
  const { terms, browser_id, payer, sca } = record;
  return {
    ...checkoutView(record, browserId),
    parties: {
      merchant_id: terms.merchant_id,
      bank_handle: browser_id === browserId ? (payer?.bank_handle ?? null) : null,
    },
    verified: verifiedPayerIn({ mode: terms.mode, browser_id, payer, sca }, browserId),
  };
};

// @rule P3.21
const checkoutView = (record: PaymentSessionRecord, browserId: string): CheckoutView => {
  const { terms, route, sca, payer } = record;
  const bound = record.browser_id === browserId;
  return {
    session_id: terms.session_id,
    state: record.state,
    status: paymentStatus(record),
    mode: terms.mode,
    amount: terms.amount,
    currency: terms.currency,
    description: terms.description,
    reference: terms.reference,
    payee: {
      name: terms.merchant_name,
      masked_iban: route ? maskIban(route.creditor.iban) : null,
      bank_name: route?.creditor.bank_name ?? null,
    },
    expires_at: isoTime(terms.expires_at),
    continued_elsewhere: record.browser_id !== null && !bound,
    payer:
      bound && payer
        ? {
            alias: payer.alias,
            display_name: maskName(payer.display_name),
            masked_iban: maskIban(payer.iban),
            bank_name: payer.bank_name,
            available_auth_methods: payer.available_auth_methods,
          }
        : null,
    challenge: bound && isOpen(record.state) ? openChallengeView(sca, record.timeline) : null,
    approved_at: record.transfer && isoTime(record.transfer.decided_at),
    challenges_remaining: challengesRemaining(sca),
    failure: failureView(record.failure),
    funds: record.transfer?.funds ?? null,
    redirect_url: redirectUrl(record),
  };
};
