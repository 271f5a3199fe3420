import { addressWith } from "../consents/redirect.ts";
import { isRegistered } from "../parties/tpps.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { isOpen, type MandateState } from "./mandate-machine.ts";
import type { MandateRecord } from "./mandate-record.ts";

/** The customer's redirect after the page, and its parameters. */
export interface MandateRedirect {
  /** The TPP that must have registered the address; null for a merchant's. */
  tpp_id: string | null;
  redirect_url: string;
  /** The mandate's status in small letters, as in all redirects of customers. */
  status: string;
}

/** For its owner, a mandate in REPLACING still waits for its customer. */
export const statusOf = (state: MandateState): Exclude<MandateState, "REPLACING"> =>
  state === "REPLACING" ? "AWAITING_CUSTOMER_AUTH" : state;

/** Null before the end of the approval, and for an owner that named no address. @rule M1.15 */
export const mandateRedirect = ({ terms, state }: MandateRecord): MandateRedirect | null =>
  terms.redirect_url === null || isOpen(state) || state === "REPLACING"
    ? null
    : {
        tpp_id: terms.owner.kind === "TPP" ? terms.owner.id : null,
        ...{ redirect_url: terms.redirect_url, status: state.toLowerCase() },
      };

/**
 * The redirect's address. Existing parameters of the owner's address are kept. Null if it is of a
 * TPP that no longer uses it.
 */
export const mandateRedirectUrl = async (
  env: GatewayEnv,
  mandate_id: string,
  redirect: MandateRedirect | null,
): Promise<string | null> => {
  if (redirect === null) return null;
  const { tpp_id, redirect_url, status } = redirect;
  if (tpp_id !== null && !(await isRegistered(env, tpp_id, redirect_url))) return null;
  return addressWith(redirect_url, { mandate_id, status });
};
