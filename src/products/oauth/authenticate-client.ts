import type { CryptoKey } from "jose";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { constantTimeEqual, sha256Hex } from "../../base/platform/crypto.ts";
import type { AuthMethod } from "../../network/parties/tpps.ts";
import type { OAuthClient } from "./client.ts";
import { readKeyName, verifyAssertion } from "./client-assertion.ts";
import type { Credentials } from "./client-credentials.ts";
import type { KeyName } from "./client-keys.ts";
import type { UsedOnce } from "./signed-claims.ts";

/** The credentials that a client of each kind must use. @rule O2.1 */
export const acceptedMethods = {
  SECRET: ["client_secret_basic", "client_secret_post"],
  PRIVATE_KEY_JWT: ["private_key_jwt"],
  NONE: ["none"],
} as const satisfies Record<AuthMethod, readonly Credentials["method"][]>;

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
  const accepted: readonly Credentials["method"][] = acceptedMethods[client.auth_method];
  if (!accepted.includes(method)) return refuse("INVALID_CLIENT");
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
