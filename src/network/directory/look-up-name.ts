import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { hmacHex } from "../../base/platform/crypto.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { boundedMap, isolateCache } from "../../base/platform/isolate-cache.ts";
import { identityKey } from "../../base/platform/master-key.ts";
import { namedObject, type Remote } from "../../base/platform/objects.ts";
import { registryTerms } from "../parties/limits.ts";
import { askRegistry, type NameAnswer, type PaymentContext } from "./clients.ts";
import type { LookupShares } from "./lookup-shares-object.ts";

/** Looks up names for customers, within their share of the gateway's lookups (decisions/078). */
export interface Shopper {
  env: GatewayEnv;
  mode: Mode;
  /** The merchant or TPP that the lookup is for. */
  owner: string;
  /** Of the request (platform/budget.ts). */
  address: string;
  waitUntil(work: Promise<unknown>): void;
}

export type LookUpName = (alias: string, context: PaymentContext) => Promise<Result<NameAnswer>>;

/**
 * Unknown names, for less than two seconds. They cost the shopper as much as before, so a name that
 * is asked for again costs the registry nothing and the guesser no less.
 */
const unknownNames = isolateCache<true>();

/** Names that this isolate has found. */
const foundNames = boundedMap<string, true>(10_000);

/** For each mode: how many found names this isolate may look up without asking the object. */
const allowance = boundedMap<Mode, number>(2);

/**
 * Takes the cost of the names that a request looks up. RATE_LIMITED if the merchant or the address
 * has used up its share. Names that this isolate has found before usually cost no call.
 */
export const permitLookups = async (
  shopper: Shopper,
  aliases: readonly string[],
): Promise<Result<LookUpName>> => {
  const { env, mode } = shopper;
  const handles = [...new Set(aliases.map((alias) => alias.toLowerCase()))];
  const unknown = handles.filter((handle) => unknownNames.recall(`${mode} ${handle}`));
  const asked = handles.filter((handle) => !unknown.includes(handle));
  const known = await takeShares(shopper, asked);
  if (!known.ok) return known;
  return ok(async (alias, context) => {
    const handle = alias.toLowerCase();
    if (unknown.includes(handle)) return ok({ kind: "unknown" });
    if (!asked.includes(handle)) throw new Error("the cost of this name was not taken");
    const askedAt = now();
    const answer = await askRegistry(env, mode, alias, context);
    if (!answer.ok) return answer;
    // A name that is switched off is known too, and costs as much.
    const isFound = answer.value.kind !== "unknown";
    remember(`${mode} ${handle}`, isFound);
    if (!isFound) unknownNames.keep(`${mode} ${handle}`, askedAt, true);
    if (isFound !== known.value.includes(handle)) {
      const name = hashed(env, handle);
      shopper.waitUntil(sharesOf(shopper).settle(askerOf(shopper), name, isFound));
    }
    return answer;
  });
};

/** Which of the names were found before. */
const takeShares = async (shopper: Shopper, handles: string[]): Promise<Result<string[]>> => {
  if (handles.length === 0) return ok([]);
  const { env, mode } = shopper;
  const allowed = allowance.get(mode) ?? 0;
  const areFound = handles.every((handle) => foundNames.get(`${mode} ${handle}`));
  if (areFound && allowed >= handles.length) {
    allowance.set(mode, allowed - handles.length);
    return ok(handles);
  }
  const names = handles.map((handle) => hashed(env, handle));
  const taken = await sharesOf(shopper).take(registryTerms(env), askerOf(shopper), names);
  allowance.set(mode, taken.granted ? taken.allowed : 0);
  if (!taken.granted) return refuse("RATE_LIMITED", { retry_after: taken.retryAfterSeconds });
  return ok(handles.filter((_, place) => taken.known.includes(names[place] ?? "")));
};

const sharesOf = ({ env, mode }: Shopper): Remote<LookupShares> =>
  namedObject(env, "LOOKUP_SHARES", mode);

const askerOf = ({ env, owner, address }: Shopper) => ({
  merchant_id: owner,
  address: hashed(env, address),
});

const remember = (name: string, isFound: boolean): void => {
  if (isFound) foundNames.set(name, true);
  else foundNames.delete(name);
};

/** The object stores names and addresses only as keyed hashes. */
const hashed = (env: GatewayEnv, text: string): string =>
  hmacHex(identityKey(env, "lookup-shares"), text).slice(0, 24);
