import { maskIban } from "../kernel/iban.ts";
import { problem, problemMessage } from "../kernel/problems.ts";
import { shown } from "../kernel/shown.ts";
import { isoTime } from "../platform/clock.ts";
import type { Mode } from "../platform/env.ts";
import { type AuthMode, challengesRemaining } from "../sca/authorisation.ts";
import { openChallengeView } from "../sca/challenge-view.ts";
import type { PageParties } from "../sca/page-parties.ts";
import { isChallengedIn, type VerifiedPayer, verifiedPayerIn } from "../sca/verified-browser.ts";
import { mayBePaid, payeeName } from "./movements.ts";
import { isOpen } from "./order-machine.ts";
import type { OrderTerms, PayeeCheck, PaymentOrderRecord, StatusReason } from "./order-record.ts";
import { orderRedirect } from "./order-redirect.ts";

/** The customer's view of an order, on its page and in the answers of the page's steps. */
export type OrderStep = "START" | "CONFIRM" | "DONE";

const stepOf = (record: PaymentOrderRecord): OrderStep => {
  if (!isOpen(record.state)) return "DONE";
  const { challenge } = record.sca;
  return challenge?.state === "OPEN" || challenge?.state === "CHECKING" ? "CONFIRM" : "START";
};

const isBoundTo = ({ browser_id }: PaymentOrderRecord, browserId: string | null): boolean =>
  browser_id === null || browser_id === browserId;

/**
 * The status of the steps. Challenge and redirect are for the browser that began the approval; if
 * no browser has begun the approval, every browser gets the redirect.
 */
export const stepView = (record: PaymentOrderRecord, browserId: string | null) => {
  const { terms, state, sca, timeline } = record;
  const step = stepOf(record);
  const isBound = isBoundTo(record, browserId);
  return {
    payment_order_id: terms.payment_order_id,
    status: state,
    step,
    challenge: isBound && step === "CONFIRM" ? shown(openChallengeView(sca, timeline)) : null,
    redirect: isBound ? orderRedirect(record) : null,
  };
};

export type OrderStepView = ReturnType<typeof stepView>;

/**
 * The source of the payee's name. If the payee's bank is enrolled, it is the name at that bank,
 * compared with the TPP's name or alone (BANK), or WITHHELD from this browser, which sees the TPP's
 * name or none. Otherwise it is the TPP's name, unchecked, or none.
 */
export type PayeeSource = PayeeCheck | "BANK" | "WITHHELD" | "UNCHECKED" | "UNKNOWN";

const sourceOf = ({ payee, creditor_name }: OrderTerms): PayeeSource => {
  if (payee.name !== null) return payee.check ?? "BANK";
  return creditor_name === null ? "UNKNOWN" : "UNCHECKED";
};

const payeeView = (terms: OrderTerms, isChallenged: boolean): OrderPageView["payee"] => {
  const isWithheld = terms.payee.name !== null && !isChallenged;
  const seen = isWithheld ? { ...terms, payee: { name: null, check: null } } : terms;
  const { creditor } = terms.route;
  return {
    name: payeeName(seen),
    source: isWithheld ? "WITHHELD" : sourceOf(seen),
    said: terms.creditor_name,
    masked_iban: maskIban(creditor.iban),
    bank_name: creditor.bank_name,
  };
};

/** Everything that the page may show. Account numbers are already masked. */
export interface OrderPageView extends OrderStepView {
  mode: Mode;
  tpp_name: string;
  /** Minor units. */
  amount: number;
  currency: string;
  description: string | null;
  reference: string | null;
  payee: {
    /**
     * The name that the customer's bank also shows; before it does, the TPP's. The masked IBAN if
     * there is no name.
     */
    name: string;
    source: PayeeSource;
    /** The name that the TPP sent. */
    said: string | null;
    masked_iban: string;
    bank_name: string | null;
  };
  /** The account to debit; null in a browser in which the approval was not begun. */
  payer: {
    bank_name: string;
    masked_iban: string;
    available_auth_methods: AuthMode[];
  } | null;
  /** When the customer can no longer act. */
  expires_at: string;
  /** True if another browser made the last step. */
  continued_elsewhere: boolean;
  /** When the approval was decided; null before. */
  approved_at: string | null;
  challenges_remaining: number;
  /** True if money may have moved although the order is not in PROCESSING. */
  under_review: boolean;
  status_reason: StatusReason | null;
  failure: { code: string; message: string } | null;
  /** After a settlement was rejected: whether the money has come back. */
  funds: "RETURNING" | "RETURNED" | null;
}

/** The object's answer for the page. */
export interface OrderPageRead extends OrderPageView {
  parties: PageParties;
  /** The payer who was verified in this browser, for its cookie; null if none. Never shown. */
  verified: VerifiedPayer | null;
}

export const orderPageRead = (record: PaymentOrderRecord, browserId: string): OrderPageRead => {
  const { terms, state, browser_id, sca, status_reason } = record;
  const { mode, tpp_name, amount, currency, description, reference, source } = terms;
  const isBound = isBoundTo(record, browserId);
  const transfer = record.approved ?? record.exempt;
  return {
    ...stepView(record, browserId),
    ...{ mode, tpp_name, amount, currency, description, reference },
    payee: payeeView(terms, isChallengedIn(record, browserId)),
    payer: isBound
      ? {
          bank_name: source.bank_name,
          masked_iban: maskIban(source.iban),
          available_auth_methods: source.available_auth_methods,
        }
      : null,
    expires_at: isoTime(record.authorise_by),
    continued_elsewhere: isOpen(state) && !isBound,
    approved_at: transfer && isoTime(transfer.decided_at),
    challenges_remaining: challengesRemaining(sca),
    under_review: state !== "PROCESSING" && state !== "COMPLETED" && mayBePaid(record),
    status_reason,
    failure: failureView(status_reason),
    funds: transfer?.funds ?? null,
    parties: { merchant_id: null, bank_handle: isBound ? source.bank_handle : null },
    verified: verifiedPayerIn({ mode, browser_id, payer: source, sca }, browserId),
  };
};

const failureView = (reason: StatusReason | null): OrderPageView["failure"] =>
  reason === null || reason === "CUSTOMER_REJECTED" || reason === "AUTHORISATION_TIMEOUT"
    ? null
    : { code: reason, message: problemMessage(problem(reason, { final: true })) };

/** One message of the live status. Only the bound browser gets the display code. */
export const liveView = (record: PaymentOrderRecord, browserId: string) => {
  const { challenge } = record.sca;
  const isBound = record.browser_id === browserId;
  const shows = isBound && challenge?.auth_mode === "PUSH" && challenge.state === "OPEN";
  return {
    payment_order_id: record.terms.payment_order_id,
    status: record.state,
    step: stepOf(record),
    ...(shows ? { display_code: challenge.display_code } : {}),
  };
};
