import { sql } from "drizzle-orm";
import { now, sleep } from "../../platform/clock.ts";
import { hmacHex } from "../../platform/crypto.ts";
import { database } from "../../platform/database.ts";
import type { Call } from "../../platform/edge.ts";
import type { LookupCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import type { Realm } from "../schema.ts";
import { keyFor } from "../subjects.ts";
import { payerOfLookup } from "./payers.ts";

/**
 * Who looked up what, for the day when someone asks. Aliases and the public's addresses are kept as
 * keyed hashes, so that the log is no list of people. Lookups gather in the isolate and are written
 * together, at the latest two seconds after the first: a kill loses that much, which is why they
 * are outside the chain.
 */
interface Lookup {
  realm: Realm;
  at: number;
  caller: string;
  alias_hmac: string;
  hit: number;
}

const FLUSH_AFTER_MS = 2_000;
const MAX_BATCH = 500;

let waiting: Lookup[] = [];

const keyedHash = (env: RegistryEnv, text: string): string => hmacHex(keyFor(env, "lookup"), text);

const aliasHmac = (env: RegistryEnv, realm: Realm, alias: string): string =>
  keyedHash(env, `${realm} ${alias}`);

export const logLookup = (
  call: Call<RegistryEnv, LookupCaller>,
  alias: string,
  hit: boolean,
): void => {
  const { env, caller } = call;
  waiting.push({
    realm: caller.realm,
    at: now(),
    caller: caller.kind === "gateway" ? caller.gatewayId : keyedHash(env, payerOfLookup(call).name),
    alias_hmac: aliasHmac(env, caller.realm, alias),
    hit: Number(hit),
  });
  if (waiting.length === 1) call.waitUntil(sleep(FLUSH_AFTER_MS).then(() => flushLookups(env)));
  else if (waiting.length >= MAX_BATCH) call.waitUntil(flushLookups(env));
};

/** One statement for any number of lookups: D1 binds at most a hundred values. */
export const flushLookups = async (env: RegistryEnv): Promise<void> => {
  const batch = waiting;
  waiting = [];
  if (batch.length === 0) return;
  await database(env).run(
    sql`INSERT INTO lookups (realm, at, caller, alias_hmac, hit)
      SELECT value ->> 'realm', value ->> 'at', value ->> 'caller', value ->> 'alias_hmac',
        value ->> 'hit' FROM json_each(${JSON.stringify(batch)})`,
  );
};
