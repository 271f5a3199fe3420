import { type CryptoKey, decodeJwt, decodeProtectedHeader } from "jose";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isClientAlgorithm, type KeyName } from "./client-keys.ts";
import {
  CLOCK_SKEW_SECONDS,
  jtiRule,
  type SignedKind,
  type UsedOnce,
  usedOnce,
  verifyClaims,
} from "./signed-claims.ts";

/** The longest life of an assertion that is accepted, from now. @rule O2.3 */
const LONGEST_LIFE_SECONDS = 600;

/** Tokens of other types must not be accepted as assertions [RFC 8725 § 3.11]. */
const types: readonly unknown[] = [undefined, "JWT", "client-authentication+jwt"];

const refuseAssertion = (requirement: string) =>
  refuse("INVALID_CLIENT", { message: `client_assertion: ${requirement}.` });

/**
 * [RFC 7523 § 3], with the audience of FAPI 2.0 § 5.3.2.1. jose would also take a list of
 * audiences, an end that is 30 s past or far ahead, and any iat.
 * @rule O2.3
 */
const kind: SignedKind<{ nowMs: number }> = {
  refuse: refuseAssertion,
  rules: [
    ["it", "must be a JWT"],
    ["its signature", "must be valid under the client's key"],
    ["iss", "must be the client_id"],
    ["sub", "must be the client_id"],
    ["aud", "must be the issuer, alone and as a string", ({ aud }) => typeof aud === "string"],
    [
      "exp",
      "must be in the future, at most 10 minutes ahead",
      ({ exp = 0 }, { nowMs }) => exp > nowMs / 1000 && exp <= nowMs / 1000 + LONGEST_LIFE_SECONDS,
    ],
    ["nbf", "must not be in the future"],
    [
      "iat",
      "must not be in the future",
      ({ iat = 0 }, { nowMs }) => iat <= nowMs / 1000 + CLOCK_SKEW_SECONDS,
    ],
    jtiRule,
  ],
};

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
    const { alg, typ, kid } = decodeProtectedHeader(assertion);
    if (!types.includes(typ)) return refuseAssertion("typ must be JWT, or absent");
    if (!isClientAlgorithm(alg)) return refuseAssertion("alg must be ES256, PS256 or EdDSA");
    return ok(typeof kid === "string" ? { alg, kid } : { alg });
  } catch {
    return refuseAssertion("it must be a JWT");
  }
};

/** Checks an assertion under the client's key. Whether its jti is new is the guard's decision. */
export const verifyAssertion = async (
  assertion: string,
  key: CryptoKey,
  expected: { client_id: string; issuer: string; nowMs: number },
): Promise<Result<UsedOnce>> => {
  const verified = await verifyClaims(kind, assertion, key, expected, {
    issuer: expected.client_id,
    subject: expected.client_id,
    audience: expected.issuer,
    requiredClaims: ["exp"],
  });
  if (!verified.ok) return verified;
  const { jti, exp } = verified.value.payload;
  return ok(usedOnce(jti as string, (exp as number) * 1000));
};
