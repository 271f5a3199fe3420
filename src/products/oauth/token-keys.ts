import { calculateJwkThumbprint, importJWK } from "jose";
import { DAY_MS } from "../../base/platform/clock.ts";
import { ellipticKeyPair } from "../../base/platform/crypto.ts";
import { boundedMap } from "../../base/platform/isolate-cache.ts";
import { heldKeys, type KeyEnv, presentKey } from "../../base/platform/master-key.ts";

/**
 * The keys of access tokens [ES256]. Each period has its own key, derived from the deployment's
 * master key, so keys rotate automatically and none is stored (docs/decisions/091). Instants in
 * milliseconds.
 */

/** How long one key signs. */
export const PERIOD_MS = 90 * DAY_MS;

/** How long a key is published before it signs: longer than clients may cache the set. */
const ANNOUNCED_MS = DAY_MS;

/**
 * How long a key stays published after its period: a token may live 15 minutes, plus a day.
 * @rule O1.7
 */
const KEPT_MS = DAY_MS + 15 * 60_000;

/** The period whose key signs at this instant. */
export const periodOf = (nowMs: number): number => Math.floor(nowMs / PERIOD_MS);

/** The periods whose keys are published at this instant, the signing one first. */
export const publishedPeriods = (nowMs: number): number[] => {
  const period = periodOf(nowMs);
  const sinceStart = nowMs - period * PERIOD_MS;
  return [
    period,
    ...(sinceStart >= PERIOD_MS - ANNOUNCED_MS ? [period + 1] : []),
    ...(sinceStart < KEPT_MS ? [period - 1] : []),
  ];
};

/** A public key of the set [RFC 7517]. */
export interface PublicTokenKey {
  kty: "EC";
  crv: "P-256";
  x: string;
  y: string;
  kid: string;
  alg: "ES256";
  use: "sig";
}

export interface TokenKey {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  jwk: PublicTokenKey;
}

/** Three periods of two master keys are in use at a time. */
const keys = boundedMap<string, TokenKey>(16);

const keyOf = async (masterKey: string, period: number): Promise<TokenKey> => {
  const name = `${period}\n${masterKey}`;
  const known = keys.get(name);
  if (known) return known;
  const { privateKey, x, y } = await ellipticKeyPair(masterKey, `access-tokens:${period}`);
  const point = { kty: "EC", crv: "P-256", x, y } as const;
  const kid = await calculateJwkThumbprint(point);
  const jwk: PublicTokenKey = { ...point, kid, alg: "ES256", use: "sig" };
  const publicKey = (await importJWK(point, "ES256")) as CryptoKey;
  const key: TokenKey = { privateKey, publicKey, jwk };
  keys.set(name, key);
  return key;
};

/** The key that signs now. */
export const signingKey = (env: KeyEnv, nowMs: number): Promise<TokenKey> =>
  keyOf(presentKey(env, nowMs).secret, periodOf(nowMs));

/**
 * The master keys whose tokens are accepted: the present one, the one that takes over from it, and
 * the former one as long as its last token lasts. The present one first.
 */
const acceptedSecrets = (env: KeyEnv, nowMs: number): string[] => {
  const present = presentKey(env, nowMs);
  const others = heldKeys(env).keys.filter(
    ({ number }) => number > present.number || nowMs < present.from + KEPT_MS,
  );
  return [...new Set([present, ...others].map(({ secret }) => secret))];
};

/** Every key whose tokens are accepted now, and those that sign next. */
export const publishedKeys = (env: KeyEnv, nowMs: number): Promise<TokenKey[]> =>
  Promise.all(
    acceptedSecrets(env, nowMs).flatMap((secret) =>
      publishedPeriods(nowMs).map((period) => keyOf(secret, period)),
    ),
  );

/** The document at /.well-known/jwks.json. */
export const publicKeySet = async (
  env: KeyEnv,
  nowMs: number,
): Promise<{ keys: PublicTokenKey[] }> => ({
  keys: (await publishedKeys(env, nowMs)).map(({ jwk }) => jwk),
});
