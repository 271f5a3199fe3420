import { type CryptoKey, decodeJwt, decodeProtectedHeader } from "jose";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { constantTimeEqual, sha256Hex } from "../../base/platform/crypto.ts";
import type { Form } from "../../base/platform/request-body.ts";
import type { AuthMethod, TppRecord } from "../../network/parties/tpps.ts";
import { isClientAlgorithm, type KeyName } from "./client-keys.ts";
import { isFapi2 } from "./security-profile.ts";
import {
  CLOCK_SKEW_SECONDS,
  jtiRule,
  type SignedKind,
  type UsedOnce,
  usedOnce,
  verifyClaims,
} from "./signed-claims.ts";

/** The credentials that a client of each kind must use. @rule O2.1 */
export const acceptedMethods = {
  SECRET: ["client_secret_basic", "client_secret_post"],
  PRIVATE_KEY_JWT: ["private_key_jwt"],
  NONE: ["none"],
} as const satisfies Record<AuthMethod, readonly Credentials["method"][]>;

/** FAPI 2.0 § 5.3.2.1 knows no secret and no public client, whatever a record says. @rule O2.11 */
const methodsOf = (client: OAuthClient): readonly Credentials["method"][] =>
  isFapi2(client) ? ["private_key_jwt"] : acceptedMethods[client.auth_method];

export interface AuthenticationContext {
  /** BASE_URL. */
  issuer: string;
  nowMs: number;
  /** The client's key of this name, from its record or its jwks_uri; null if it has none. */
  findKey(name: KeyName): Promise<Result<CryptoKey | null>>;
}

/** An authenticated client. */
export interface Authenticated {
  client: OAuthClient;
  method: Credentials["method"];
  /** The assertion, which the client's guard must not have seen before; null without one. */
  usedOnce: UsedOnce | null;
}

/**
 * Checks the credentials against the client's record. Only an authenticated client learns that it
 * is suspended.
 */
export const authenticateClient = async (
  client: OAuthClient,
  credentials: Credentials,
  context: AuthenticationContext,
): Promise<Result<Authenticated>> => {
  const { method } = credentials;
  if ((credentials.client_id ?? client.client_id) !== client.client_id) {
    return refuse("INVALID_CLIENT");
  }
  if (!methodsOf(client).includes(method)) return refuse("INVALID_CLIENT");
  const proved = await prove(client, credentials, context);
  if (!proved.ok) return proved;
  // @rule O2.6
  if (client.status === "SUSPENDED") return refuse("UNAUTHORIZED_CLIENT");
  return ok({ client, method, usedOnce: proved.value });
};

const prove = async (
  client: OAuthClient,
  credentials: Credentials,
  context: AuthenticationContext,
): Promise<Result<UsedOnce | null>> => {
  switch (credentials.method) {
    case "none":
      return ok(null);
    case "private_key_jwt":
      return proveByAssertion(client, credentials.assertion, context);
    default:
      return isSecretOf(client, credentials.secret) ? ok(null) : refuse("INVALID_CLIENT");
  }
};

/** Compares every secret, so the duration does not reveal which one matches. */
const isSecretOf = ({ secret_hashes }: OAuthClient, secret: string): boolean => {
  const hash = sha256Hex(secret);
  return secret_hashes.filter((known) => constantTimeEqual(known, hash)).length > 0;
};

const proveByAssertion = async (
  { client_id }: OAuthClient,
  assertion: string,
  { issuer, nowMs, findKey }: AuthenticationContext,
): Promise<Result<UsedOnce>> => {
  const name = readKeyName(assertion);
  if (!name.ok) return name;
  const key = await findKey(name.value);
  if (!key.ok) return key;
  if (!key.value) {
    return refuse("INVALID_CLIENT", { message: "client_assertion: no such key is registered." });
  }
  return verifyAssertion(assertion, key.value, { client_id, issuer, nowMs });
};

/** A registered client: a TPP, as OAuth sees it. */
export type OAuthClient = Pick<
  TppRecord,
  | "client_id"
  | "auth_method"
  | "secret_hashes"
  | "redirect_uris"
  | "scopes"
  | "dpop"
  | "security_profile"
  | "status"
>;

/** The credentials of a request, under the method names of the metadata [RFC 8414]. */
export type Credentials =
  | { method: "client_secret_basic" | "client_secret_post"; client_id: string; secret: string }
  | { method: "private_key_jwt"; client_id: string; assertion: string }
  /** Null: the consent_id of the request names the client (O2.8). */
  | { method: "none"; client_id: string | null };

/** [RFC 7523 § 2.2] */
const JWT_BEARER = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

const invalidClient = (message?: string) =>
  refuse("INVALID_CLIENT", message === undefined ? {} : { message });

/**
 * The credentials of a request [RFC 6749 § 2.3]. At most one method may be used; a client_id beside
 * it must be the same client.
 */
export const readCredentials = (authorization: string | null, form: Form): Result<Credentials> => {
  const shown = [
    ...(authorization === null ? [] : [() => readBasic(authorization)]),
    ...(form.client_secret === undefined ? [] : [() => readPost(form)]),
    ...(form.client_assertion === undefined && form.client_assertion_type === undefined
      ? []
      : [() => readAssertion(form)]),
  ];
  // @rule O2.2
  if (shown.length > 1) {
    return refuse("INVALID_REQUEST", {
      message: "The client is authenticated in two ways. Use one of them.",
    });
  }
  const credentials = (shown[0] ?? (() => readNone(form)))();
  if (!credentials.ok) return credentials;
  const isSame = form.client_id === undefined || form.client_id === credentials.value.client_id;
  return isSame
    ? credentials
    : refuse("INVALID_REQUEST", { message: "client_id is another client's. Correct it." });
};

/** Both halves are form-encoded before they are joined [RFC 6749 § 2.3.1]. */
const readBasic = (authorization: string): Result<Credentials> => {
  const [, encoded] = /^basic +([A-Za-z0-9+/]+={0,2})$/i.exec(authorization) ?? [];
  const pair = encoded === undefined ? null : decodeBase64(encoded);
  const [, id, text] = /^([^:]*):(.*)$/s.exec(pair ?? "") ?? [];
  const client_id = formDecode(id ?? "");
  const secret = formDecode(text ?? "");
  return client_id && secret
    ? ok({ method: "client_secret_basic", client_id, secret })
    : invalidClient("The Authorization header is not well-formed. Send Basic credentials.");
};

const decodeBase64 = (text: string): string | null => {
  try {
    return atob(text);
  } catch {
    return null;
  }
};

/** One form-encoded text; null if it is malformed [RFC 6749 appendix B]. */
const formDecode = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return null;
  }
};

const readPost = ({ client_id, client_secret }: Form): Result<Credentials> =>
  client_id !== undefined && client_secret !== undefined
    ? ok({ method: "client_secret_post", client_id, secret: client_secret })
    : invalidClient("client_id is missing beside client_secret. Send both.");

const readAssertion = (form: Form): Result<Credentials> => {
  const { client_assertion: assertion, client_assertion_type: type } = form;
  if (assertion === undefined || type !== JWT_BEARER) {
    return invalidClient(`Send client_assertion, with ${JWT_BEARER} as client_assertion_type.`);
  }
  const client_id = unverifiedSubject(assertion);
  return client_id === null
    ? invalidClient("client_assertion is not a JWT with a sub. Send one.")
    : ok({ method: "private_key_jwt", client_id, assertion });
};

const readNone = ({ client_id, consent_id }: Form): Result<Credentials> =>
  client_id === undefined && consent_id === undefined
    ? invalidClient("The client is not named. Send client_id, or authenticate.")
    : ok({ method: "none", client_id: client_id ?? null });

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
const unverifiedSubject = (assertion: string): string | null => {
  try {
    const { sub } = decodeJwt(assertion);
    return typeof sub === "string" && sub !== "" ? sub : null;
  } catch {
    return null;
  }
};

/** The name of an assertion's key. Keys inside the assertion are ignored. */
const readKeyName = (assertion: string): Result<KeyName> => {
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
const verifyAssertion = async (
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
