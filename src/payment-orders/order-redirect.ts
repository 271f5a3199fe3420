import { addressWith } from "../consents/redirect.ts";
import { isOpen } from "./order-machine.ts";
import type { PaymentOrderRecord } from "./order-record.ts";

/** The customer's redirect after the page, and its parameters. */
export interface OrderRedirect {
  redirect_uri: string;
  /** The order's status in small letters, as in all redirects of customers. */
  status: string;
  state: string | null;
}

/** Null while the customer can act, and for a TPP that named no address. */
export const orderRedirect = ({ terms, state }: PaymentOrderRecord): OrderRedirect | null =>
  terms.redirect_uri === null || isOpen(state)
    ? null
    : { redirect_uri: terms.redirect_uri, status: state.toLowerCase(), state: terms.state };

/** The redirect's address, with the issuer as in the redirects of consents [RFC 9207]. */
export const orderRedirectUrl = (
  { BASE_URL: iss }: { BASE_URL: string },
  payment_order_id: string,
  redirect: OrderRedirect | null,
): string | null => {
  if (redirect === null) return null;
  const { redirect_uri, status, state } = redirect;
  return addressWith(redirect_uri, { payment_order_id, status, state, iss });
};
