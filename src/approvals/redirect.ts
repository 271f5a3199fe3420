import type { GatewayEnv } from "../base/platform/env.ts";
import { isRegisteredRedirect } from "../network/parties/tpps.ts";

/** Where the customer goes after the page. */
export interface Redirect {
  /** The TPP, whose addresses may have changed since it named this one; null for a merchant's. */
  tpp_id: string | null;
  /** As its owner named it, with parameters of its own. */
  address: string;
  /** What is appended, except those that are null; null for only the way back. */
  parameters: Readonly<Record<string, string | null>> | null;
  /** Whether it names the issuer [RFC 9207]. */
  names_issuer: boolean;
}

/**
 * The redirect's address; null if it is of a TPP that no longer uses it.
 * @rule O2.5 O8.13
 */
export const redirectUrl = async (
  env: GatewayEnv,
  { tpp_id, address, parameters, names_issuer }: Redirect,
): Promise<string | null> => {
  if (tpp_id !== null && !(await isRegisteredRedirect(env, tpp_id, address))) return null;
  if (parameters === null) return address;
  const url = new URL(address);
  const appended = { ...parameters, iss: names_issuer ? env.BASE_URL : null };
  for (const [name, value] of Object.entries(appended)) {
    if (value !== null) url.searchParams.set(name, value);
  }
  return url.href;
};
