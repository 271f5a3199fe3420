import { addressWith } from "../consents/redirect.ts";
import { isOpen, type MandateState } from "./mandate-machine.ts";
import type { MandateRecord } from "./mandate-record.ts";

/** Where the customer goes after the page, and what it says there. */
export interface MandateRedirect {
  redirect_url: string;
  /** The mandate's status in small letters, as in every address that customers return to. */
  status: string;
}

/** A mandate that waits for the one it replaces still waits for its customer, for its owner. */
export const statusOf = (state: MandateState): Exclude<MandateState, "REPLACING"> =>
  state === "REPLACING" ? "AWAITING_CUSTOMER_AUTH" : state;

/** Null before the end of the approval, and for an owner that named no address. */
export const mandateRedirect = ({ terms, state }: MandateRecord): MandateRedirect | null =>
  terms.redirect_url === null || isOpen(state) || state === "REPLACING"
    ? null
    : { redirect_url: terms.redirect_url, status: state.toLowerCase() };

/** Its address. What the owner's address says already is kept. */
export const mandateRedirectUrl = (
  mandate_id: string,
  redirect: MandateRedirect | null,
): string | null =>
  redirect && addressWith(redirect.redirect_url, { mandate_id, status: redirect.status });
