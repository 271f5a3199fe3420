import { now, sleep } from "../../platform/clock.ts";
import { hmacHex } from "../../platform/crypto.ts";
import { database } from "../../platform/database.ts";
import type { Call } from "../../platform/edge.ts";
import type { LookupCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import type { Realm } from "../schema.ts";
import { type LoggedLookup, lookupBatches } from "../schema-governance.ts";
import { keyFor } from "../subjects.ts";
import { keyOfLookup } from "../tokens.ts";

/**
 * The lookup log. Aliases and public addresses are stored as keyed hashes, so the log is no list of
 * people. Lookups gather in the isolate and are written together, at most two seconds after the
 * first. A kill loses these two seconds, so the log is outside the audit chain.
 */
const FLUSH_AFTER_MS = 2_000;
/** The most lookups in one batch. */
export const MAX_BATCH = 500;

let waiting: LoggedLookup[] = [];

const keyedHash = (env: RegistryEnv, text: string): string => hmacHex(keyFor(env, "lookup"), text);

/** By the handle without a bank, so all lookups of a customer have one hash. */
export const handleHmac = (env: RegistryEnv, realm: Realm, handle: string): string =>
  keyedHash(env, `${realm} ${handle}`);

/** Notes one lookup. It is written after the answer. */
export const logLookup = (
  call: Call<RegistryEnv, LookupCaller>,
  handle: string,
  hit: boolean,
): void => {
  const { env, caller } = call;
  waiting.push({
    realm: caller.realm,
    at: now(),
    caller: caller.kind === "gateway" ? caller.gatewayId : keyedHash(env, keyOfLookup(call).name),
    handle_hmac: handleHmac(env, caller.realm, handle),
    hit,
  });
  if (waiting.length === 1) call.waitUntil(sleep(FLUSH_AFTER_MS).then(() => flushLookups(env)));
  else if (waiting.length >= MAX_BATCH) call.waitUntil(flushLookups(env));
};

/** Writes the lookups gathered in this isolate as one row. */
export const flushLookups = async (env: RegistryEnv): Promise<void> => {
  const entries = waiting.toReversed();
  waiting = [];
  if (entries.length === 0) return;
  await database(env).insert(lookupBatches).values({ at: now(), entries });
};
