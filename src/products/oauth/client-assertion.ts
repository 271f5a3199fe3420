import { decodeJwt, decodeProtectedHeader } from "jose";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import {
  type ClientAlgorithm,
  type ClientKey,
  isClientAlgorithm,
  type KeyName,
} from "./client-keys.ts";
import {
  CLOCK_SKEW_SECONDS,
  type ClaimCheck,
  firstMissed,
  isJti,
  isTime,
  type UsedOnce,
  usedOnce,
  verifiedClaims,
} from "./signed-claims.ts";

/** The longest life of an assertion that is accepted, from now. @rule O2.3 */
const LONGEST_LIFE_SECONDS = 600;

/** Tokens of other types must not be accepted as assertions [RFC 8725 § 3.11]. */
const types: readonly unknown[] = [undefined, "JWT", "client-authentication+jwt"];

interface Expected {
  client_id: string;
  issuer: string;
  nowSeconds: number;
}

const isNotAhead = (value: unknown, nowSeconds: number): boolean =>
  value === undefined || (isTime(value) && value <= nowSeconds + CLOCK_SKEW_SECONDS);

/** [RFC 7523 § 3], with the audience of FAPI 2.0 § 5.3.2.1. @rule O2.3 */
const claimChecks: readonly ClaimCheck<Expected>[] = [
  [({ iss }, { client_id }) => iss === client_id, "iss must be the client_id"],
  [({ sub }, { client_id }) => sub === client_id, "sub must be the client_id"],
  [({ aud }, { issuer }) => aud === issuer, "aud must be the issuer, alone and as a string"],
  [({ exp }, { nowSeconds }) => isTime(exp) && exp > nowSeconds, "exp must be in the future"],
  [
    ({ exp }, { nowSeconds }) => (exp as number) <= nowSeconds + LONGEST_LIFE_SECONDS,
    "exp must be at most 10 minutes ahead",
  ],
  [({ nbf }, { nowSeconds }) => isNotAhead(nbf, nowSeconds), "nbf must not be in the future"],
  [({ iat }, { nowSeconds }) => isNotAhead(iat, nowSeconds), "iat must not be in the future"],
  [({ jti }) => isJti(jti), "jti must be a text of 1 to 255 characters"],
];

const refuseAssertion = (requirement: string) =>
  refuse("INVALID_CLIENT", { message: `client_assertion: ${requirement}.` });

/**
 * The client that an assertion names, before any check, to find its keys; null if the text is not
 * such a JWT.
 */
export const unverifiedSubject = (assertion: string): string | null => {
  try {
    const { sub } = decodeJwt(assertion);
    return typeof sub === "string" && sub !== "" ? sub : null;
  } catch {
    return null;
  }
};

/** The name of an assertion's key. Keys inside the assertion are ignored. */
export const readKeyName = (assertion: string): Result<KeyName> => {
  try {
    const { alg, kid, typ } = decodeProtectedHeader(assertion);
    if (!types.includes(typ)) return refuseAssertion("typ must be JWT, or absent");
    if (!isClientAlgorithm(alg)) return refuseAssertion("alg must be ES256, PS256 or EdDSA");
    return ok({ alg, kid: typeof kid === "string" ? kid : null });
  } catch {
    return refuseAssertion("it must be a JWT");
  }
};

/** Checks an assertion under the client's key. Whether its jti is new is the guard's decision. */
export const verifyAssertion = async (
  assertion: string,
  key: ClientKey,
  alg: ClientAlgorithm,
  { client_id, issuer, nowMs }: { client_id: string; issuer: string; nowMs: number },
): Promise<Result<UsedOnce>> => {
  const claims = await verifiedClaims(assertion, key, alg);
  if (!claims) return refuseAssertion("its signature must be valid under the client's key");
  const missed = firstMissed(claimChecks, claims, { client_id, issuer, nowSeconds: nowMs / 1000 });
  return missed === null
    ? ok(usedOnce(claims.jti as string, (claims.exp as number) * 1000))
    : refuseAssertion(missed);
};
