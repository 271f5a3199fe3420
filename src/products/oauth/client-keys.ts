import { type CryptoKey, createLocalJWKSet, exportJWK, type JWK, type LocalJWKSet } from "jose";
import * as v from "valibot";
import { canonicalJson } from "../../base/kernel/json.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { sleep } from "../../base/platform/clock.ts";
import { boundedMap } from "../../base/platform/isolate-cache.ts";
import { callOut } from "../../base/platform/outbound.ts";
import { checkPublicTarget, type TargetRules } from "../../base/platform/targets.ts";

/**
 * The public keys of clients: those of their assertions and of their DPoP proofs. ES256, PS256 and
 * Ed25519 only [FAPI 2.0 § 5.4.1]. `Ed25519` is the newer name of `EdDSA` [RFC 9864].
 */
export const clientAlgorithms = ["ES256", "PS256", "EdDSA", "Ed25519"] as const;

export type ClientAlgorithm = (typeof clientAlgorithms)[number];

export const isClientAlgorithm = (text: unknown): text is ClientAlgorithm =>
  (clientAlgorithms as readonly unknown[]).includes(text);

/** A set with more keys than this is refused. */
const MAX_KEYS = 20;

/** The members of private and of symmetric keys [RFC 7518 § 6]. */
const secretMembers = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"];

/**
 * The public members of a JWK for one of the algorithms [RFC 7517 § 4]; null for any other. jose
 * judges its use and alg, and the import whether a point lies on its curve. What they do not ask:
 *
 * - no secret member beside the public ones, because such a key proves nothing once it is published
 * - members as the import writes them again: it takes other forms, which have another thumbprint
 * - for RSA 2,048 to 4,096 bits (342 to 683 characters), and an exponent that verifies quickly
 */
export const readKey = async (value: unknown): Promise<JWK | null> => {
  try {
    // The import would take each operation for one of a public key.
    const { key_ops = ["verify"], ...jwk } = value as JWK;
    if (!Array.isArray(key_ops) || !key_ops.includes("verify")) return null;
    if (secretMembers.some((name) => Object.hasOwn(jwk, name))) return null;
    const find = createLocalJWKSet({ keys: [jwk] });
    const members = await exportJWK(
      await Promise.any(clientAlgorithms.map((alg) => find({ alg }))),
    );
    if (canonicalJson({ ...jwk, ...members }) !== canonicalJson(jwk)) return null;
    const { kid, kty, n = "", e = "" } = jwk;
    if (kty === "RSA" && (n.length < 342 || n.length > 683 || e.length > 6)) return null;
    if (kid !== undefined && typeof kid !== "string") return null;
    return { ...members, ...(kid === undefined ? {} : { kid }) };
  } catch {
    return null;
  }
};

const keySet = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ keys: v.pipe(v.array(v.unknown()), v.maxLength(MAX_KEYS)) }),
);

/**
 * The usable keys of a set's JSON text; keys that are not understood are left out [RFC 7517 § 5].
 * Null if the text is no set.
 */
export const parseKeySet = async (text: string): Promise<LocalJWKSet | null> => {
  const read = v.safeParse(keySet, text);
  if (!read.success) return null;
  const keys = await Promise.all(read.output.keys.map(readKey));
  return createLocalJWKSet({ keys: keys.filter((key) => key !== null) });
};

/** The members of a signature's header that identify the key. */
export interface KeyName {
  alg: ClientAlgorithm;
  kid?: string;
}

/**
 * The key of a signature: by its kid, or the only key of its algorithm. Never a key from the
 * signature's own header.
 */
export const chooseKey = (find: LocalJWKSet, name: KeyName): Promise<CryptoKey | null> =>
  find({ ...name }).catch(() => null);

/**
 * How long the keys at a client's jwks_uri are kept. An unknown kid is asked for seldom, so that
 * strangers cannot cause calls to a client. While the address does not answer, the known keys stay
 * valid. Instants in milliseconds.
 * @rule O2.4
 */
const KEPT_MS = 10 * 60_000;
const UNKNOWN_KID_MS = 60_000;
/** The wait after an address did not answer. */
const UNREACHABLE_MS = 10_000;

/** @rule O2.4 */
const TIMEOUT_MS = 3_000;

/** The most addresses whose keys an isolate caches. */
const MAX_ADDRESSES = 1_000;

interface KeptKeys {
  /** Null if they were never read. */
  keys: LocalJWKSet | null;
  read_at: number;
  /** When the address was last asked, with or without an answer. */
  asked_at: number;
  /** Ends with the call under way; null if there is none. */
  reading: Promise<void> | null;
}

/**
 * Whether the address must be asked, given what is kept and whether it has the named key.
 * @rule O2.4
 */
const mustAsk = (kept: KeptKeys | undefined, hasKey: boolean, nowMs: number): boolean => {
  if (!kept) return true;
  const sinceAsked = nowMs - kept.asked_at;
  const isOld = kept.keys === null || nowMs - kept.read_at >= KEPT_MS;
  if (isOld) return sinceAsked >= UNREACHABLE_MS;
  return !hasKey && sinceAsked >= UNKNOWN_KID_MS;
};

/** Asks a jwks_uri; null without an answer that is a key set of at most 64 KiB. */
export const askKeySet = async (uri: string, rules: TargetRules): Promise<LocalJWKSet | null> => {
  if (!checkPublicTarget(uri, rules).ok) return null;
  const headers = { accept: "application/json" };
  const answer = await callOut({ url: uri, method: "GET", headers, timeoutMs: TIMEOUT_MS });
  return answer.kind === "answered" && answer.status === 200 ? parseKeySet(answer.text) : null;
};

/** The key of this name at a client's address, or null if it has none. */
export type FindRemoteKey = (
  uri: string,
  rules: TargetRules,
  name: KeyName,
  nowMs: number,
) => Promise<Result<CryptoKey | null>>;

const keyIn = async (kept: KeptKeys | undefined, name: KeyName): Promise<CryptoKey | null> =>
  kept?.keys ? chooseKey(kept.keys, name) : null;

/**
 * Finds keys through `ask`, which is not asked more often than `mustAsk` allows. Only an answer
 * that was asked for this request says that a key does not exist: clients take that as final.
 * Requests beside a call wait for its answer, and those in the pause after one are sent away until
 * its end.
 */
export const remoteKeys = (ask: typeof askKeySet): FindRemoteKey => {
  const kept = boundedMap<string, KeptKeys>(MAX_ADDRESSES);

  const read = async (uri: string, rules: TargetRules, nowMs: number): Promise<void> => {
    const { keys = null, read_at = 0 } = kept.get(uri) ?? {};
    const { promise: reading, resolve: done } = Promise.withResolvers<void>();
    kept.set(uri, { keys, read_at, asked_at: nowMs, reading });
    let answer: LocalJWKSet | null = null;
    try {
      answer = await ask(uri, rules);
    } finally {
      const newest = answer ? { keys: answer, read_at: nowMs } : { keys, read_at };
      kept.set(uri, { ...newest, asked_at: nowMs, reading: null });
      done();
    }
  };

  return async (uri, rules, name, nowMs) => {
    const known = await keyIn(kept.get(uri), name);
    // Read after the wait, in which another request may have asked.
    const before = kept.get(uri);
    const asks = mustAsk(before, known !== null, nowMs);
    const joins = !asks && known === null && before?.reading;
    if (asks) await read(uri, rules, nowMs);
    // The request that asks may be abandoned before its answer.
    if (joins) await Promise.race([joins, sleep(TIMEOUT_MS)]);
    const after = kept.get(uri);
    const key = await keyIn(after, name);
    if (key) return ok(key);
    const isAnswered = after?.reading === null && after.read_at === after.asked_at;
    if ((asks || joins) && isAnswered) return ok(null);
    const pauseMs = after?.keys ? UNKNOWN_KID_MS : UNREACHABLE_MS;
    const leftMs = (after?.asked_at ?? nowMs) + pauseMs - nowMs;
    return refuse("SERVICE_UNAVAILABLE", {
      message: after?.keys
        ? "jwks_uri had no such key a moment ago. Try again later."
        : "jwks_uri did not answer. Try again later.",
      retry_after: Math.max(1, Math.ceil(leftMs / 1_000)),
    });
  };
};
