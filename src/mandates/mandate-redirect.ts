import { addressWith } from "../consents/redirect.ts";
import { isOpen, type MandateState } from "./mandate-machine.ts";
import type { MandateRecord } from "./mandate-record.ts";

/** The customer's redirect after the page, and its parameters. */
export interface MandateRedirect {
  redirect_url: string;
  /** The mandate's status in small letters, as in all redirects of customers. */
  status: string;
}

/** For its owner, a mandate in REPLACING still waits for its customer. */
export const statusOf = (state: MandateState): Exclude<MandateState, "REPLACING"> =>
  state === "REPLACING" ? "AWAITING_CUSTOMER_AUTH" : state;

/** Null before the end of the approval, and for an owner that named no address. */
export const mandateRedirect = ({ terms, state }: MandateRecord): MandateRedirect | null =>
  terms.redirect_url === null || isOpen(state) || state === "REPLACING"
    ? null
    : { redirect_url: terms.redirect_url, status: state.toLowerCase() };

/** The redirect's address. Existing parameters of the owner's address are kept. */
export const mandateRedirectUrl = (
  mandate_id: string,
  redirect: MandateRedirect | null,
): string | null =>
  redirect && addressWith(redirect.redirect_url, { mandate_id, status: redirect.status });
