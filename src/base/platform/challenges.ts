import { type Problem, problemStatus } from "../kernel/problems.ts";
import type { GuardContract } from "./contract.ts";

/** The algorithms of DPoP proofs, as challenges name them [RFC 9449 § 7.1]. */
const ALGORITHMS = 'algs="ES256 PS256 EdDSA Ed25519"';

/**
 * The WWW-Authenticate header of a refusal, or null. Client libraries treat any challenge as an
 * error of the credentials, so only two refusals have one: 401, and 403 for a scope that the token
 * lacks.
 */
export const challengeOf = (
  problem: Problem,
  { headers }: Request,
  { oauth, guard }: { oauth: boolean; guard: GuardContract | null },
): string | null => {
  const authorization = headers.get("authorization") ?? "";
  if (oauth) return basicChallenge(problem, authorization);
  if (guard?.accepts.some((scheme) => scheme?.oauth)) {
    return tokenChallenge(problem, authorization, guard.scopes);
  }
  const { code } = problem;
  return code === "UNAUTHENTICATED" || code === "SESSION_TOKEN_REQUIRED" ? "Bearer" : null;
};

/**
 * Only a client that tried Basic gets this challenge, because libraries that find any other
 * challenge ignore the error in the body.
 * @rule O1.9
 */
const basicChallenge = (problem: Problem, authorization: string): string | null => {
  const triedBasic = /^basic(?: |$)/i.test(authorization);
  return problemStatus(problem) === 401 && triedBasic ? 'Basic realm="gateway"' : null;
};

/**
 * The challenge for an access token, in the scheme of the request, and beside it DPoP for a bound
 * token that was shown as Bearer. Without a token it names both schemes and no error [RFC 6750
 * § 3.1, RFC 9449 § 7.1].
 * @rule O3.13
 */
const tokenChallenge = (
  { code, proof, bound }: Problem,
  authorization: string,
  scopes: readonly string[],
): string | null => {
  if (code !== "UNAUTHENTICATED" && code !== "INSUFFICIENT_SCOPE") return null;
  const [, scheme] = /^(bearer|dpop) +\S/i.exec(authorization) ?? [];
  if (scheme === undefined) return `Bearer, DPoP ${ALGORITHMS}`;
  const error = code === "UNAUTHENTICATED" ? tokenError(proof) : insufficientScope(scopes);
  const dpop = `DPoP ${error}, ${ALGORITHMS}`;
  if (scheme.toLowerCase() === "dpop") return dpop;
  return bound ? `Bearer ${error}, ${dpop}` : `Bearer ${error}`;
};

const tokenError = (proof?: true): string =>
  `error="${proof ? "invalid_dpop_proof" : "invalid_token"}"`;

/**
 * Names the first of the accepted scopes only: one is enough, and a list would ask for all of them.
 */
const insufficientScope = ([scope]: readonly string[]): string =>
  `error="insufficient_scope"${scope === undefined ? "" : `, scope="${scope}"`}`;
