import { ok, type Result, refuse } from "../kernel/result.ts";
import { callOut } from "../platform/outbound.ts";
import { checkPublicTarget, type TargetRules } from "../platform/targets.ts";
import { type ClientKey, chooseKey, type KeyName, parseKeySet } from "./client-keys.ts";

/**
 * The keys at a client's jwks_uri, cached for 10 minutes. For an unknown kid the address is called
 * at most once a minute, so that strangers cannot cause calls to a client. While the address does
 * not answer, the known keys stay valid. Instants in milliseconds.
 */
const KEPT_MS = 10 * 60_000;
const UNKNOWN_KID_MS = 60_000;
/** The wait after an address did not answer. */
const UNREACHABLE_MS = 10_000;

const TIMEOUT_MS = 3_000;

/** The most addresses whose keys an isolate caches. */
const MAX_ADDRESSES = 1_000;

interface KeptKeys {
  /** Null if they were never read. */
  keys: readonly ClientKey[] | null;
  read_at: number;
  /** When the address was last asked, with or without an answer. */
  asked_at: number;
}

/** Whether the address must be asked, given what is kept and whether it has the named key. */
const mustAsk = (kept: KeptKeys | undefined, hasKey: boolean, nowMs: number): boolean => {
  if (!kept) return true;
  const sinceAsked = nowMs - kept.asked_at;
  const isOld = kept.keys === null || nowMs - kept.read_at >= KEPT_MS;
  if (isOld) return sinceAsked >= UNREACHABLE_MS;
  return !hasKey && sinceAsked >= UNKNOWN_KID_MS;
};

/** Asks a jwks_uri; null without an answer that is a key set of at most 64 KiB. */
export const askKeySet = async (
  uri: string,
  rules: TargetRules,
): Promise<readonly ClientKey[] | null> => {
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
) => Promise<Result<ClientKey | null>>;

/** Finds keys through `ask`, which is not asked more often than `mustAsk` allows. */
export const remoteKeys = (ask: typeof askKeySet): FindRemoteKey => {
  const kept = new Map<string, KeptKeys>();

  const keep = (uri: string, next: KeptKeys): void => {
    kept.delete(uri);
    kept.set(uri, next);
    if (kept.size > MAX_ADDRESSES) kept.delete(kept.keys().next().value as string);
  };

  return async (uri, rules, name, nowMs) => {
    const before = kept.get(uri);
    let keys = before?.keys ?? null;
    if (mustAsk(before, keys !== null && chooseKey(keys, name) !== null, nowMs)) {
      // Requests that arrive in the meantime use the known keys instead of calling the address too.
      if (before?.keys) keep(uri, { ...before, asked_at: nowMs });
      const read = await ask(uri, rules);
      keys = read ?? keys;
      keep(uri, { keys, read_at: read ? nowMs : (before?.read_at ?? 0), asked_at: nowMs });
    }
    return keys
      ? ok(chooseKey(keys, name))
      : refuse("SERVICE_UNAVAILABLE", { message: "jwks_uri did not answer. Try again later." });
  };
};
