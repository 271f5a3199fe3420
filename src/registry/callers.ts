import { ok, type Result, refuse } from "../base/kernel/result.ts";
import type { SecurityScheme } from "../base/platform/contract.ts";
import { database } from "../base/platform/database.ts";
import { guard, queryOf } from "../base/platform/edge.ts";
import { isolateCache } from "../base/platform/isolate-cache.ts";
import { findCaller } from "../base/platform/keys.ts";
import { validate } from "../base/platform/request-body.ts";
import type { Author } from "../frame/records/administration.ts";
import { type AdminCaller, adminKey } from "../frame/records/guard.ts";
import { heldHashes } from "../frame/records/keys.ts";
import type { Permission } from "../frame/records/roles.ts";
import { keys } from "../frame/records/schema.ts";
import type { RegistryEnv } from "./environment.ts";
import { realmQuery } from "./parameters.ts";
import { queries } from "./queries.ts";
import type { ParticipantStatus, Realm } from "./schema.ts";

/**
 * The guards: they identify the caller (G7.2). A key decides the realm, and realms share nothing.
 * Keys that this registry cannot have issued are refused without a database read; callers found are
 * remembered for less than two seconds.
 */
export type LookupCaller =
  | { kind: "public"; realm: Realm }
  | RealmBankCaller
  | ({ kind: "gateway"; realm: Realm } & GatewayTerms);

/** A gateway, and its own lookup limits if it has them. */
export interface GatewayTerms {
  gatewayId: string;
  lookupBurst: number | null;
  lookupsPerMinute: number | null;
}

export interface RealmBankCaller {
  kind: "bank";
  /** The key that it used. */
  keyId: string;
  realm: Realm;
  bankId: string;
  bankHandle: string;
  /** Its own tokens per day; null for the default. */
  dailyQuota: number | null;
}

/** The registry's operator, acting in the realm that the request names. */
export interface AdminInRealm extends AdminCaller {
  realm: Realm;
}

/** The author of a caller's changes, in the chain of the realm. */
export const authorOf = (caller: RealmBankCaller | AdminInRealm): Author => ({
  chain: caller.realm,
  actor: caller.kind === "bank" ? `bank:${caller.bankId}` : `admin:${caller.keyId}`,
  keyId: caller.keyId,
});

const gatewayCache = isolateCache<Awaited<ReturnType<typeof loadGateway>>>();
const bankCache = isolateCache<Awaited<ReturnType<typeof loadBank>>>();

const loadGateway = async (env: RegistryEnv, sha256: string) =>
  (await queries.gatewayByKey(database(env), sha256).get()) ?? null;

const loadBank = async (env: RegistryEnv, sha256: string) =>
  (await queries.bankByKey(database(env), sha256).get()) ?? null;

const sentTo = (env: RegistryEnv, key: string, prefix: string) => ({
  env,
  key,
  prefixes: [prefix],
});

/** @rule G7.2 */
const gatewayScheme: SecurityScheme = {
  name: "gatewayKey",
  header: "X-Gateway-Key",
  description: "The key of a gateway. It sees hidden links too.",
};

/** @rule G7.2 */
const bankScheme: SecurityScheme = {
  name: "bankKey",
  header: "X-Gateway-Bank-Key",
  description: "The key of a bank.",
};

/** A bank by its key. @rule R6.1 */
export const realmBankKey = guard<RegistryEnv, RealmBankCaller>(
  { accepts: [bankScheme], refusals: ["UNAUTHENTICATED", "FORBIDDEN"] },
  async ({ request, env }) => {
    const key = request.headers.get("x-gateway-bank-key") ?? "";
    const held = heldHashes(database(env), "banks", keys);
    const sent = { ...sentTo(env, key, "bk"), held };
    const bank = await findCaller(bankCache, sent, (hash) => loadBank(env, hash));
    if (!bank) return refuse("UNAUTHENTICATED");
    const { status, ...caller } = bank;
    return status === "ACTIVE"
      ? ok({ kind: "bank", ...caller })
      : refuseSwitchedOff("bank", status);
  },
);

/** A caller without a key is the public, in the realm of the query. */
export const lookupCaller = guard<RegistryEnv, LookupCaller>(
  {
    accepts: [null, gatewayScheme, bankScheme],
    query: realmQuery,
    refusals: ["UNAUTHENTICATED", "FORBIDDEN", "VALIDATION_FAILED"],
  },
  async (call) => {
    const { request, url, env } = call;
    const asked = readRealm(url);
    if (!asked.ok) return asked;
    const key = request.headers.get("x-gateway-key");
    if (key === null && !request.headers.has("x-gateway-bank-key")) {
      return ok({ kind: "public", realm: asked.value ?? env.DEFAULT_REALM });
    }
    const caller = key === null ? await realmBankKey(call) : await gatewayWith(env, key);
    // @rule R1.1
    if (!caller.ok || asked.value === undefined || asked.value === caller.value.realm) {
      return caller;
    }
    const message = `realm: this key belongs to the realm ${caller.value.realm}`;
    return refuse("VALIDATION_FAILED", { field: "realm", message });
  },
);

const gatewayWith = async (env: RegistryEnv, key: string): Promise<Result<LookupCaller>> => {
  const gateway = await findCaller(gatewayCache, sentTo(env, key, "gk"), (hash) =>
    loadGateway(env, hash),
  );
  if (!gateway) return refuse("UNAUTHENTICATED");
  const { status, ...caller } = gateway;
  return status === "ACTIVE"
    ? ok({ kind: "gateway", ...caller })
    : refuseSwitchedOff("gateway", status);
};

/**
 * A bank below the address of its own handle. Another's is refused whether that bank exists or not.
 * @rule R6.1
 */
export const ownBankKey = guard<RegistryEnv, RealmBankCaller>(
  realmBankKey.contract,
  async (call) => {
    const bank = await realmBankKey(call);
    if (!bank.ok || call.path.handle?.toLowerCase() === bank.value.bankHandle) return bank;
    return refuse("FORBIDDEN", { message: "A bank can manage only its own accounts." });
  },
);

/** A staff key, with the realm of the query, or else the deployment's own. */
export const adminInRealm = (permission: Permission) => {
  const inAnyRealm = adminKey<RegistryEnv>(permission);
  const { contract } = inAnyRealm;
  return guard<RegistryEnv, AdminInRealm>(
    { ...contract, query: realmQuery, refusals: [...contract.refusals, "VALIDATION_FAILED"] },
    async (call) => {
      const caller = await inAnyRealm(call);
      if (!caller.ok) return caller;
      const realm = readRealm(call.url);
      if (!realm.ok) return realm;
      return ok({ ...caller.value, realm: realm.value ?? call.env.DEFAULT_REALM });
    },
  );
};

const operatorInRealm = adminInRealm("change");

/** A bank, or the registry's operator on its behalf. */
export const bankOrAdmin = guard<RegistryEnv, RealmBankCaller | AdminInRealm>(
  {
    ...operatorInRealm.contract,
    limited: false,
    accepts: [...realmBankKey.contract.accepts, ...operatorInRealm.contract.accepts],
  },
  (call) =>
    call.request.headers.has("x-gateway-admin-key") ? operatorInRealm(call) : realmBankKey(call),
);

/** The refusal to a caller that the operator has suspended or closed. */
export const refuseSwitchedOff = (kind: string, status: ParticipantStatus) =>
  refuse("FORBIDDEN", { message: `This ${kind} is ${status.toLowerCase()}.` });

/** The query's realm; undefined if the query names none. */
const readRealm = (url: URL): Result<Realm | undefined> => {
  const parsed = validate(realmQuery, queryOf(url));
  return parsed.ok ? ok(parsed.value.realm) : parsed;
};
