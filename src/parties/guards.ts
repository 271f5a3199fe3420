import { and, eq, ne } from "drizzle-orm";
import type { AdminRole } from "../admin/roles.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import type { SecurityScheme } from "../platform/contract.ts";
import { constantTimeEqual } from "../platform/crypto.ts";
import { database } from "../platform/database.ts";
import { type Guard, guard } from "../platform/edge.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { type IsolateCache, isolateCache } from "../platform/isolate-cache.ts";
import { isListedKey, issuedKeyPrefix, type KeyPrefix, keyHash } from "../platform/keys.ts";
import { adminKeys, banks, keys, merchants } from "../platform/schema.ts";
import { limitMerchantKey } from "./limits.ts";
import type { Owner } from "./owners.ts";

/**
 * The guards: they identify the caller (§5, contract/general.md § Keys). A key is looked up by its
 * hash, and only if its checksum shows that this deployment issued it. The isolate remembers
 * callers by that hash for at most 2 s. The key itself leaves memory with its request.
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

export interface AdminCaller {
  key_id: string;
  role: AdminRole;
}

type Standing = { status: "ACTIVE" | "SUSPENDED" };

const merchantCache = isolateCache<(MerchantCaller & Standing) | null>();
const bankCache = isolateCache<(BankCaller & Standing) | null>();
const adminCache = isolateCache<AdminCaller | null>();

const bearer = (request: Request): string =>
  /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";

/** Whether the request carries a merchant key, valid or not. Checkout steps refuse it first. */
export const looksLikeMerchantKey = (request: Request): boolean =>
  /^(?:\S+ +)?mk_/i.test(request.headers.get("authorization") ?? "");

/**
 * The caller that a key belongs to, from memory or D1; null without a look at D1 where this
 * deployment cannot have issued the key with one of these prefixes.
 */
const findCaller = async <Caller>(
  cache: IsolateCache<Caller | null>,
  { env, key, prefixes }: { env: GatewayEnv; key: string; prefixes: readonly KeyPrefix[] },
  load: (env: GatewayEnv, hash: string) => Promise<Caller | null>,
): Promise<Caller | null> => {
  const hash = keyHash(key);
  const known = cache.recall(hash);
  if (known !== undefined) return known;
  const prefix = issuedKeyPrefix(env.MASTER_KEY, key);
  return prefix && prefixes.includes(prefix) ? cache.read(hash, () => load(env, hash)) : null;
};

const merchantScheme: SecurityScheme = {
  name: "merchantKey",
  header: null,
  description:
    "A merchant's API key, `mk_test_…` or `mk_live_…`. It stays on the merchant's servers.",
};

/** A merchant's API key, in the mode that it was issued for. */
export const merchantKey = guard<GatewayEnv, MerchantCaller>(
  { accepts: [merchantScheme], refusals: ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"] },
  async (call) => {
    const { env, request } = call;
    const sent = { env, key: bearer(request), prefixes: ["mk_live", "mk_test"] as const };
    const found = await findCaller(merchantCache, sent, loadMerchantCaller);
    if (!found) return refuse("UNAUTHENTICATED");
    const { status, ...caller } = found;
    if (status !== "ACTIVE") return refuse("FORBIDDEN", { message: "This merchant is suspended." });
    const allowed = await limitMerchantKey(call, caller.key_id);
    return allowed.ok ? ok(caller) : allowed;
  },
);

const loadMerchantCaller = async (env: GatewayEnv, hash: string) =>
  (await database(env)
    .select({
      merchant_id: merchants.merchantId,
      mode: keys.mode,
      key_id: keys.keyId,
      status: merchants.status,
    })
    .from(keys)
    .innerJoin(
      merchants,
      and(eq(keys.ownerKind, "MERCHANT"), eq(merchants.merchantId, keys.ownerId)),
    )
    .where(and(eq(keys.sha256, hash), eq(keys.kind, "API"), ne(keys.status, "RETIRED")))
    .get()) ?? null;

const bankScheme: SecurityScheme = {
  name: "bankKey",
  header: "X-Gateway-Bank-Key",
  description: "The key that a bank shows to the gateway.",
};

/** A bank that calls back, in the mode that it is enrolled for. */
export const bankKey = guard<GatewayEnv, BankCaller>(
  { accepts: [bankScheme], refusals: ["UNAUTHENTICATED", "FORBIDDEN"] },
  async ({ env, request }) => {
    const key = request.headers.get("x-gateway-bank-key") ?? "";
    const found = await findCaller(bankCache, { env, key, prefixes: ["bk"] }, loadBankCaller);
    if (!found) return refuse("UNAUTHENTICATED");
    const { status, ...caller } = found;
    return status === "ACTIVE"
      ? ok(caller)
      : refuse("FORBIDDEN", { message: "This bank is suspended." });
  },
);

const loadBankCaller = async (env: GatewayEnv, hash: string) =>
  (await database(env)
    .select({
      bank_id: banks.bankId,
      bank_handle: banks.bankHandle,
      mode: banks.mode,
      status: banks.status,
    })
    .from(keys)
    .innerJoin(banks, and(eq(keys.ownerKind, "BANK"), eq(banks.bankId, keys.ownerId)))
    .where(and(eq(keys.sha256, hash), eq(keys.kind, "BANK_TO_GATEWAY"), ne(keys.status, "RETIRED")))
    .get()) ?? null;

const rank: Record<AdminRole, number> = { support: 0, operator: 1, owner: 2 };

/** The key_id of the owner key that the deployment starts with. */
const FIRST_OWNER = "key_first_owner";

const adminScheme: SecurityScheme = {
  name: "adminKey",
  header: "X-Gateway-Admin-Key",
  description: "A key of the operator's staff. Its role says what it may do.",
};

/** A key of the operator's staff whose role is at least `minimum`; support may only read. */
export const adminKey = (minimum: AdminRole): Guard<GatewayEnv, AdminCaller> =>
  guard(
    { accepts: [adminScheme], role: minimum, refusals: ["UNAUTHENTICATED", "FORBIDDEN"] },
    async ({ env, request }) => {
      const caller = await readAdminCaller(env, request.headers.get("x-gateway-admin-key") ?? "");
      if (!caller.ok || rank[caller.value.role] >= rank[minimum]) return caller;
      return refuse("FORBIDDEN", { message: `This needs an admin key of the role ${minimum}.` });
    },
  );

const readAdminCaller = async (env: GatewayEnv, key: string): Promise<Result<AdminCaller>> => {
  if (key === "") return refuse("UNAUTHENTICATED");
  if (constantTimeEqual(keyHash(key), env.OWNER_ADMIN_KEY_SHA256.toLowerCase())) {
    return ok({ key_id: FIRST_OWNER, role: "owner" });
  }
  const found = await findCaller(adminCache, { env, key, prefixes: ["ak"] }, loadAdminCaller);
  return found ? ok(found) : refuse("UNAUTHENTICATED");
};

const loadAdminCaller = async (env: GatewayEnv, hash: string): Promise<AdminCaller | null> =>
  (await database(env)
    .select({ key_id: adminKeys.keyId, role: adminKeys.role })
    .from(adminKeys)
    .where(and(eq(adminKeys.sha256, hash), eq(adminKeys.status, "ACTIVE")))
    .get()) ?? null;

const railScheme: SecurityScheme = {
  name: "railKey",
  header: "X-Gateway-Rail-Key",
  description: "The key that the interbank rail shows to the gateway.",
};

/**
 * The interbank rail of one mode. Its keys are secrets of the worker, several while they rotate.
 */
export const railKey = guard<GatewayEnv, { mode: Mode }>(
  { accepts: [railScheme], refusals: ["UNAUTHENTICATED"] },
  ({ env, request }) => {
    const key = request.headers.get("x-gateway-rail-key") ?? "";
    if (key === "") return refuse("UNAUTHENTICATED");
    if (isListedKey(key, env.TEST_RAIL_CALLBACK_KEY_SHA256)) return ok({ mode: "test" });
    if (isListedKey(key, env.LIVE_RAIL_CALLBACK_KEY_SHA256)) return ok({ mode: "live" });
    return refuse("UNAUTHENTICATED");
  },
);
