import { and, eq, isNotNull, ne } from "drizzle-orm";
import { bankId, merchantId, tppId } from "../../base/kernel/fields.ts";
import { ok, refuse } from "../../base/kernel/result.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import { type Database, database, type Statement } from "../../base/platform/database.ts";
import type { Route } from "../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { keyHash, newKey } from "../../base/platform/keys.ts";
import { banks, merchantSettings, merchants, tpps } from "../../base/platform/schema.ts";
import { type KeyRow, type KeySlot, keysOf, sealKey } from "../../frame/records/keys.ts";
import { type KeyBook, type MadeKey, partyKeyRoutes } from "../../frame/records/party-keys.ts";
import { keys } from "../../frame/records/schema.ts";
import { tellTpp } from "../../network/parties/guarded-tpp.ts";
import { merchantKeyPrefixes } from "../../network/parties/guards.ts";
import { keepEvent } from "../../network/parties/owners.ts";
import { newSigningSecret } from "../../network/parties/signing-secrets.ts";
import { admin } from "./administration.ts";
import { addedKey, key } from "./answers.ts";
import * as requests from "./requests.ts";
import { keyView } from "./views.ts";

/** The secrets that a client may have: one replaces the other. */
const MAX_CLIENT_SECRETS = 2;

/** A closed merchant gets no key any more. */
const refuseToClosed = async (db: Database, id: string) => {
  const isClosed = and(eq(merchants.merchant_id, id), isNotNull(merchants.closed_at));
  return (await db.$count(merchants, isClosed)) === 0
    ? null
    : refuse("INVALID_STATE", { message: "A closed merchant gets no keys." });
};

const refuseFurtherKey = async (db: Database, { owner, kind }: KeySlot) => {
  if (owner.kind === "MERCHANT") return refuseToClosed(db, owner.id);
  if (kind !== "CLIENT_SECRET") return null;
  const valid = and(keysOf(owner), eq(keys.kind, kind), ne(keys.status, "RETIRED"));
  return (await db.$count(keys, valid)) < MAX_CLIENT_SECRETS
    ? null
    : refuse("INVALID_STATE", {
        message: "The client has two secrets. Retire one before you add another.",
      });
};

/**
 * Merchants and TPPs are told of every new live key: its holder acts in their name. It takes
 * one person only, because a leaked one must be replaced at once.
 */
const tellOwner = (db: Database, at: number, row: KeyRow): Statement[] => {
  const { ownerKind, ownerId, keyId: key_id, kind, mode } = row;
  if (mode !== "live") return [];
  if (ownerKind === "TPP") {
    const data = { key_id, kind };
    return [tellTpp(db, ownerId, { type: "tpp.key_added", subjectId: key_id, data, at })];
  }
  if (ownerKind !== "MERCHANT") return [];
  const merchant_id = ownerId;
  const owner = { kind: "MERCHANT", id: merchant_id } as const;
  const data = { merchant_id, key_id, kind };
  return [keepEvent(db, { owner, mode, type: "merchant.key_added", subjectId: key_id, data, at })];
};

/** Base62, so that no client can encode it in a wrong way. It begins with its mode. */
const newClientSecret = (mode: Mode): string => mode + randomBase62();

export const makeKey = async (
  env: GatewayEnv,
  keyId: string,
  { kind, mode }: KeySlot,
): Promise<MadeKey> => {
  const inbound = (key: string): MadeKey => ({ key, sha256: keyHash(key), sealed: null });
  const outbound = async (key: string): Promise<MadeKey> => ({
    key,
    sha256: null,
    sealed: await sealKey(env, { kind, keyId }, key),
  });
  switch (kind) {
    case "API":
      return inbound(newKey(env, merchantKeyPrefixes[mode]));
    case "CLIENT_SECRET":
      return inbound(newClientSecret(mode));
    case "BANK_TO_GATEWAY":
      return inbound(newKey(env, "bk"));
    case "GATEWAY_TO_BANK":
      return outbound(newKey(env, "ik"));
    case "SIGNING":
      return outbound(newSigningSecret());
    case "BANK_TO_REGISTRY":
    case "GATEWAY_TO_REGISTRY":
      throw new Error("the registry issues its keys itself");
  }
};

/** How the gateway issues keys (records/party-keys.ts). */
const keyBook: KeyBook<GatewayEnv> = {
  admin,
  author: ({ keyId }) => admin.staff(keyId),
  view: keyView,
  make: makeKey,
  refuse: refuseFurtherKey,
  follow: tellOwner,
};

const answers = { key, addedKey };
const retire = { refusals: ["KEY_IN_USE"] } as const;

/** The keys of banks, merchants and TPPs (records/party-keys.ts). */
export const keyRoutes: readonly Route<GatewayEnv>[] = [
  ...partyKeyRoutes(keyBook, {
    kind: "BANK",
    name: "Bank",
    owner: "bank",
    id: bankId,
    answers,
    retire,
    parent: "/admin/v1/banks",
    add: {
      summary: "Add a key between a bank and the gateway",
      body: requests.addBankKeyRequest,
    },
    find: (env, id) =>
      database(env).select({ mode: banks.mode }).from(banks).where(eq(banks.bank_id, id)).get(),
    slot: ({ mode }, { kind }) => ok({ mode, kind }),
  }),
  ...partyKeyRoutes(keyBook, {
    kind: "MERCHANT",
    name: "Merchant",
    owner: "merchant",
    id: merchantId,
    answers,
    retire,
    parent: "/admin/v1/merchants",
    add: {
      summary: "Add an API key or a signing secret",
      body: requests.addMerchantKeyRequest,
      refusals: ["INVALID_STATE"],
    },
    /** The modes that it trades in: one row of nulls if none. */
    async find(env, id) {
      const rows = await database(env)
        .select({ mode: merchantSettings.mode })
        .from(merchants)
        .leftJoin(merchantSettings, eq(merchantSettings.merchant_id, merchants.merchant_id))
        .where(eq(merchants.merchant_id, id));
      return rows.length === 0 ? null : rows.map(({ mode }) => mode);
    },
    slot: (modes, { mode, kind }) => {
      if (modes.includes(mode)) return ok({ mode, kind });
      const message = `mode: the merchant has no settings for ${mode}`;
      return refuse("VALIDATION_FAILED", { field: "mode", message });
    },
  }),
  ...partyKeyRoutes(keyBook, {
    kind: "TPP",
    name: "Tpp",
    owner: "TPP",
    id: tppId,
    answers,
    retire,
    parent: "/admin/v1/tpps",
    add: {
      summary: "Add a client secret or a signing secret",
      description: "A client has two secrets at most, while one replaces the other.",
      body: requests.addTppKeyRequest,
      refusals: ["INVALID_STATE"],
    },
    find: (env, id) =>
      database(env).select({ mode: tpps.mode }).from(tpps).where(eq(tpps.tpp_id, id)).get(),
    slot: ({ mode }, { kind }) => ok({ mode, kind }),
  }),
];
