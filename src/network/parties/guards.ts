import { and, eq, ne } from "drizzle-orm";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { refuseStranger } from "../../base/platform/budget.ts";
import type { GuardContract, SecurityScheme } from "../../base/platform/contract.ts";
import { database } from "../../base/platform/database.ts";
import { guard, type UnparsedCall } from "../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { isolateCache } from "../../base/platform/isolate-cache.ts";
import { bearerToken, findCaller, isListedKey } from "../../base/platform/keys.ts";
import { banks, merchants } from "../../base/platform/schema.ts";
import { keys } from "../../frame/records/schema.ts";
import { limitAddress, limitBankKey, limitMerchantKey, limitRail } from "./limits.ts";
import type { Owner } from "./owners.ts";

/**
 * The guards: they identify the caller (G7.1 to G7.5). A key is looked up by its hash, and only if
 * its checksum shows that this deployment issued it. The isolate remembers callers by that hash for
 * at most 2 s. The key itself leaves memory with its request.
 */
export interface MerchantCaller {
  merchant_id: string;
  mode: Mode;
  key_id: string;
}

/** The owner whose events and endpoints a merchant's key reaches. */
export const merchantOwner = ({ merchant_id }: MerchantCaller): Owner => ({
  kind: "MERCHANT",
  id: merchant_id,
});

export interface BankCaller {
  bank_id: string;
  bank_handle: string;
  mode: Mode;
}

type MerchantAndStatus = MerchantCaller & { status: "ACTIVE" | "SUSPENDED" };

const merchantCache = isolateCache<MerchantAndStatus | null>();
const bankCache = isolateCache<(BankCaller & { key_id: string }) | null>();

/**
 * Whether the request carries a merchant key, valid or not. Checkout steps refuse it first.
 * @rule P3.5
 */
export const looksLikeMerchantKey = (request: Request): boolean =>
  /^(?:\S+ +)?mk_/i.test(request.headers.get("authorization") ?? "");

/** What a merchant's API keys begin with. @rule G6.1 G7.1 */
export const merchantKeyPrefixes = { test: "mk_test", live: "mk_live" } as const;

const merchantScheme: SecurityScheme = {
  name: "merchantKey",
  header: null,
  description:
    "A merchant's API key, `mk_test_…` or `mk_live_…`. It stays on the merchant's servers.",
};

/** A merchant's API key, in the mode that it was issued for. */
export const merchantKey = guard<GatewayEnv, MerchantCaller>(
  {
    accepts: [merchantScheme],
    limited: true,
    refusals: ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"],
  },
  async (call) => {
    const { env, request } = call;
    const portal = portalCalls.get(request);
    if (portal) return admitPortal(call, portal);
    const prefixes = Object.values(merchantKeyPrefixes);
    const sent = { env, key: bearerToken(request), prefixes };
    const found = await findCaller(merchantCache, sent, (hash) => loadMerchantCaller(env, hash));
    if (!found) return refuseStranger(call);
    const { status, ...caller } = found;
    const allowed = await limitMerchantKey(call, caller.key_id);
    if (!allowed.ok) return allowed;
    // @rule G7.8 A3.10
    if (status !== "ACTIVE") {
      return refuse("FORBIDDEN", { message: "This merchant is suspended. Ask the operator." });
    }
    return ok(caller);
  },
);

/** One of a merchant's staff in its portal. `key_id` is the id of the portal's session. */
export interface PortalCaller extends MerchantCaller {
  scope: "full" | "read";
}

/** Requests that the worker makes itself. No request from outside can be among them. */
const portalCalls = new WeakMap<Request, PortalCaller>();

/** Lets a request of the worker itself pass the guard as this caller: the portal's calls. */
export const admitToPortal = (request: Request, caller: PortalCaller): void => {
  portalCalls.set(request, caller);
};

/** The portal has found the session, whose merchant is active. */
const admitPortal = async (
  call: UnparsedCall<GatewayEnv>,
  { scope, ...caller }: PortalCaller,
): Promise<Result<MerchantCaller>> => {
  const allowed = await limitMerchantKey(call, caller.key_id);
  if (!allowed.ok) return allowed;
  // @rule A3.12
  return scope === "full" || call.request.method === "GET"
    ? ok(caller)
    : refuse("FORBIDDEN", { message: "This link to the portal only reads. Ask for another one." });
};

const loadMerchantCaller = async (env: GatewayEnv, hash: string) =>
  (await database(env)
    .select({
      merchant_id: merchants.merchant_id,
      mode: keys.mode,
      key_id: keys.keyId,
      status: merchants.status,
    })
    .from(keys)
    .innerJoin(
      merchants,
      and(eq(keys.ownerKind, "MERCHANT"), eq(merchants.merchant_id, keys.ownerId)),
    )
    .where(and(eq(keys.sha256, hash), eq(keys.kind, "API"), ne(keys.status, "RETIRED")))
    .get()) ?? null;

// @rule G7.2
const bankScheme: SecurityScheme = {
  name: "bankKey",
  header: "X-Gateway-Bank-Key",
  description: "The key that a bank shows to the gateway.",
};

/**
 * A bank that calls back, in the mode that it is enrolled for. A suspended bank is heard too: it
 * reports on what is under way, and an approval still meets the last check.
 * @rule B8.4
 */
export const bankKey = guard<GatewayEnv, BankCaller>(
  { accepts: [bankScheme], limited: true, refusals: ["UNAUTHENTICATED", "RATE_LIMITED"] },
  async (call) => {
    const { env, request } = call;
    const key = request.headers.get("x-gateway-bank-key") ?? "";
    const sent = { env, key, prefixes: ["bk"] };
    const found = await findCaller(bankCache, sent, (hash) => loadBankCaller(env, hash));
    if (!found) return refuseStranger(call);
    const { key_id, ...caller } = found;
    const allowed = await limitBankKey(call, key_id);
    return allowed.ok ? ok(caller) : allowed;
  },
);

// @rule G7.3
const loadBankCaller = async (env: GatewayEnv, hash: string) =>
  (await database(env)
    .select({
      bank_id: banks.bank_id,
      bank_handle: banks.bank_handle,
      mode: banks.mode,
      key_id: keys.keyId,
    })
    .from(keys)
    .innerJoin(banks, and(eq(keys.ownerKind, "BANK"), eq(banks.bank_id, keys.ownerId)))
    .where(and(eq(keys.sha256, hash), eq(keys.kind, "BANK_TO_GATEWAY"), ne(keys.status, "RETIRED")))
    .get()) ?? null;

// @rule D1.6
const railScheme: SecurityScheme = {
  name: "railKey",
  header: "X-Gateway-Rail-Key",
  description: "The key that the interbank rail shows to the gateway.",
};

/**
 * The interbank rail of one mode. Its keys are secrets of the worker, several while they rotate.
 */
export const railKey = guard<GatewayEnv, { mode: Mode }>(
  { accepts: [railScheme], limited: true, refusals: ["UNAUTHENTICATED", "RATE_LIMITED"] },
  async (call) => {
    const mode = modeOfRailKey(call.env, call.request.headers.get("x-gateway-rail-key") ?? "");
    if (!mode) return refuseStranger(call);
    const allowed = await limitRail(call, mode);
    return allowed.ok ? ok({ mode }) : allowed;
  },
);

// @rule D1.5
const modeOfRailKey = (env: GatewayEnv, key: string): Mode | null => {
  if (key === "") return null;
  if (isListedKey(key, env.TEST_RAIL_CALLBACK_KEY_SHA256)) return "test";
  return isListedKey(key, env.LIVE_RAIL_CALLBACK_KEY_SHA256) ? "live" : null;
};

/** Anyone, as often as one address may ask. `accepts` is what the step itself looks at. */
export const limitedAddress = (accepts: GuardContract["accepts"] = [null]) =>
  guard<GatewayEnv, null>({ accepts, limited: true, refusals: ["RATE_LIMITED"] }, async (call) => {
    const allowed = await limitAddress(call);
    return allowed.ok ? ok(null) : allowed;
  });
