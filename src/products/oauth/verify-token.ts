import { ok, type Refusal, type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { type AccessClaims, readAccessToken } from "./access-token.ts";
import { type DpopProof, verifyProof } from "./dpop-proof.ts";
import { checkBinding, readPresentedToken } from "./presented-token.ts";

/** A token with a valid signature and binding. Only its issuer knows whether it has ended. */
export interface VerifiedToken {
  claims: AccessClaims;
  /** The DPoP proof, which must not have been used before; null for a Bearer token. */
  proof: DpopProof | null;
}

/** Checks the access token of a call to the API, and the DPoP proof that belongs to it. */
export const verifyToken = async (
  { BASE_URL, MASTER_KEY }: Pick<GatewayEnv, "BASE_URL" | "MASTER_KEY">,
  { method, headers, url }: Pick<Request, "method" | "headers" | "url">,
): Promise<Result<VerifiedToken>> => {
  const presented = readPresentedToken(headers.get("authorization"));
  if (!presented) {
    return refuse("UNAUTHENTICATED", { message: "The access token is missing. Send it." });
  }
  const { scheme, token } = presented;
  const nowMs = now();
  const issuer = { masterKey: MASTER_KEY, issuer: BASE_URL, nowMs };
  const claims = await readAccessToken(issuer, token);
  if (!claims.ok) return claims;
  const header = scheme === "DPoP" ? headers.get("dpop") : null;
  let proof: DpopProof | null = null;
  if (header !== null) {
    const address = BASE_URL + new URL(url).pathname;
    const checked = await verifyProof(header, { method, url: address, accessToken: token, nowMs });
    if (!checked.ok) return asChallenge(checked);
    proof = checked.value;
  }
  const bound = checkBinding(presented, claims.value, proof?.jkt ?? null);
  return bound.ok ? ok({ claims: claims.value, proof }) : bound;
};

/** At the API an invalid proof gets 401, and the challenge names it [RFC 9449 § 7.1]. */
export const asChallenge = (refusal: Refusal): Refusal => {
  const { code, message = "" } = refusal.problem;
  return code === "INVALID_DPOP_PROOF"
    ? refuse("UNAUTHENTICATED", { message, proof: true })
    : refusal;
};
