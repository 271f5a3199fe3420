import { now, sleep } from "../../platform/clock.ts";
import { hmacHex } from "../../platform/crypto.ts";
import { database } from "../../platform/database.ts";
import type { Call } from "../../platform/edge.ts";
import type { LookupCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import type { Realm } from "../schema.ts";
import { type LoggedLookup, lookupBatches } from "../schema-governance.ts";
import { keyFor } from "../subjects.ts";
import { payerOfLookup } from "../tokens.ts";

/**
 * Who looked up what, for the day when someone asks. Aliases and the public's addresses are kept as
 * keyed hashes, so that the log is no list of people. Lookups gather in the isolate and are written
 * together, at the latest two seconds after the first: a kill loses that much, which is why they
 * are outside the chain.
 */
const FLUSH_AFTER_MS = 2_000;
/** So many lookups are in one batch at most. */
export const MAX_BATCH = 500;

let waiting: LoggedLookup[] = [];

const keyedHash = (env: RegistryEnv, text: string): string => hmacHex(keyFor(env, "lookup"), text);

/**
 * Of the handle without a bank: who asked for a customer is one question, not one for each bank.
 */
export const handleHmac = (env: RegistryEnv, realm: Realm, handle: string): string =>
  keyedHash(env, `${realm} ${handle}`);

/** Notes one lookup; it is written after the answer. */
export const logLookup = (
  call: Call<RegistryEnv, LookupCaller>,
  handle: string,
  hit: boolean,
): void => {
  const { env, caller } = call;
  waiting.push({
    realm: caller.realm,
    at: now(),
    caller: caller.kind === "gateway" ? caller.gatewayId : keyedHash(env, payerOfLookup(call).name),
    handle_hmac: handleHmac(env, caller.realm, handle),
    hit,
  });
  if (waiting.length === 1) call.waitUntil(sleep(FLUSH_AFTER_MS).then(() => flushLookups(env)));
  else if (waiting.length >= MAX_BATCH) call.waitUntil(flushLookups(env));
};

/** Writes what has gathered in this isolate as one row. */
export const flushLookups = async (env: RegistryEnv): Promise<void> => {
  const entries = waiting.toReversed();
  waiting = [];
  if (entries.length === 0) return;
  await database(env).insert(lookupBatches).values({ at: now(), entries });
};
