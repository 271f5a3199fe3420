import { type Problem, problemStatus } from "../kernel/problems.ts";
import type { GuardContract } from "./contract.ts";

/** The algorithms of DPoP proofs, as challenges name them [RFC 9449 § 7.1]. */
const ALGORITHMS = 'algs="ES256 PS256 EdDSA Ed25519"';

/**
 * The WWW-Authenticate header of a refusal, or null. Client libraries throw any challenge that they
 * find at their caller, so it stands only where it is about the credentials: 401, and 403 for a
 * scope that the token lacks.
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
 * Only a client that tried Basic is asked for it: a library that finds any other challenge never
 * reads the error in the body.
 */
const basicChallenge = (problem: Problem, authorization: string): string | null => {
  const triedBasic = /^basic(?: |$)/i.test(authorization);
  return problemStatus(problem) === 401 && triedBasic ? 'Basic realm="gateway"' : null;
};

/**
 * For an access token: in the scheme that it came with, or in both schemes without an error if
 * none came [RFC 6750 § 3.1, RFC 9449 § 7.1].
 */
const tokenChallenge = (
  { code, proof }: Problem,
  authorization: string,
  scopes: readonly string[],
): string | null => {
  if (code !== "UNAUTHENTICATED" && code !== "INSUFFICIENT_SCOPE") return null;
  const [, scheme] = /^(bearer|dpop) +\S/i.exec(authorization) ?? [];
  if (scheme === undefined) return `Bearer, DPoP ${ALGORITHMS}`;
  const error = code === "UNAUTHENTICATED" ? tokenError(proof) : insufficientScope(scopes);
  return scheme.toLowerCase() === "dpop" ? `DPoP ${error}, ${ALGORITHMS}` : `Bearer ${error}`;
};

const tokenError = (proof?: true): string =>
  `error="${proof ? "invalid_dpop_proof" : "invalid_token"}"`;

/** Of several scopes that are each enough the first is named: all of them would not be needed. */
const insufficientScope = ([scope]: readonly string[]): string =>
  `error="insufficient_scope"${scope === undefined ? "" : `, scope="${scope}"`}`;
