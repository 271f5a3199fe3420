import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { AccessClaims } from "./access-token.ts";

/** An access token in a call to the API [RFC 6750 § 2.1, RFC 9449 § 7.1]. */
export interface PresentedToken {
  scheme: "Bearer" | "DPoP";
  token: string;
}

/** The token of the Authorization header; null if it holds none. Schemes are case-insensitive. */
export const readPresentedToken = (authorization: string | null): PresentedToken | null => {
  const form = /^(bearer|dpop) +([A-Za-z0-9._~+/-]+=*)$/i;
  const [, scheme, token] = form.exec(authorization ?? "") ?? [];
  if (scheme === undefined || token === undefined) return null;
  return { scheme: scheme.toLowerCase() === "dpop" ? "DPoP" : "Bearer", token };
};

/**
 * Whether a token is presented as it was issued: a bound one with a proof of its key, an unbound
 * one as Bearer [RFC 9449 § 7.1, § 7.2]. `jkt` is the key of the call's proof; null without one.
 * @rule O3.12
 */
export const checkBinding = (
  { scheme }: PresentedToken,
  { cnf }: Pick<AccessClaims, "cnf">,
  jkt: string | null,
): Result<null> => {
  const expected = cnf ? "DPoP" : "Bearer";
  if (scheme !== expected) {
    return refuse("UNAUTHENTICATED", {
      message: `The token is not a ${scheme} token. Use ${expected}.`,
      ...(cnf ? { bound: true } : {}),
    });
  }
  if (!cnf || cnf.jkt === jkt) return ok(null);
  return jkt === null
    ? refuse("UNAUTHENTICATED", { message: "DPoP: the proof is missing.", proof: true })
    : refuse("UNAUTHENTICATED", { message: "DPoP: the token is bound to another key." });
};
