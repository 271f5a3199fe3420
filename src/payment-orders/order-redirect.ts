import { addressWith } from "../consents/redirect.ts";
import { isRegistered } from "../parties/tpps.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { isOpen } from "./order-machine.ts";
import type { PaymentOrderRecord } from "./order-record.ts";

/** The customer's redirect after the page, and its parameters. */
export interface OrderRedirect {
  /** The TPP, whose addresses may have changed since it named this one. */
  tpp_id: string;
  redirect_uri: string;
  /** The order's status in small letters, as in all redirects of customers. */
  status: string;
  state: string | null;
}

/** Null while the customer can act, and for a TPP that named no address. */
export const orderRedirect = ({ terms, state }: PaymentOrderRecord): OrderRedirect | null =>
  terms.redirect_uri === null || isOpen(state)
    ? null
    : {
        ...{ tpp_id: terms.tpp_id, redirect_uri: terms.redirect_uri },
        ...{ status: state.toLowerCase(), state: terms.state },
      };

/**
 * The redirect's address, with the issuer as in the redirects of consents [RFC 9207]; null if the
 * TPP no longer uses it.
 * @rule O8.13
 */
export const orderRedirectUrl = async (
  env: GatewayEnv,
  payment_order_id: string,
  redirect: OrderRedirect | null,
): Promise<string | null> => {
  if (redirect === null) return null;
  const { tpp_id, redirect_uri, status, state } = redirect;
  if (!(await isRegistered(env, tpp_id, redirect_uri))) return null;
  return addressWith(redirect_uri, { payment_order_id, status, state, iss: env.BASE_URL });
};
