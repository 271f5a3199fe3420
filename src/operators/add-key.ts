import { and, eq, ne } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { addKeyTo, type KeyRow, type KeySlot, keysOf } from "../admin/keys.ts";
import { keys } from "../admin/schema.ts";
import { SEALED_INTERNAL_KEY } from "../banks/bank-records.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { merchantKeyPrefixes } from "../parties/guards.ts";
import { keepEvent } from "../parties/owner-events.ts";
import { newSigningSecret, SEALED_SIGNING_SECRET } from "../parties/signing-secrets.ts";
import { encryptSecret, randomBase62 } from "../platform/crypto.ts";
import { type Database, database, type Statement } from "../platform/database.ts";
import type { Reply } from "../platform/edge.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { keyHash, newKey, newKeyId } from "../platform/keys.ts";
import { banks, tpps } from "../platform/schema.ts";
import { type AdminCall, create } from "./administration.ts";
import { findMerchant } from "./read-merchants.ts";
import type { addBankKeyRequest, addMerchantKeyRequest } from "./requests.ts";
import type { addTppKeyRequest } from "./tpp-schemas.ts";
import { keyView } from "./views.ts";

/** `POST /admin/v1/banks/{bank_id}/keys`: adds a key in either direction. */
export const addBankKey = async (
  call: AdminCall<InferOutput<typeof addBankKeyRequest>, { bank_id: string }>,
): Promise<Result<Reply>> => {
  const bankId = call.path.bank_id;
  const bank = await database(call.env)
    .select({ mode: banks.mode })
    .from(banks)
    .where(eq(banks.bankId, bankId))
    .get();
  if (!bank) return refuse("NOT_FOUND");
  return addKey(call, `/admin/v1/banks/${bankId}/keys`, {
    owner: { kind: "BANK", id: bankId },
    mode: bank.mode,
    kind: call.body.kind,
  });
};

/** `POST /admin/v1/merchants/{merchant_id}/keys`: only in a mode that the merchant trades in. */
export const addMerchantKey = async (
  call: AdminCall<InferOutput<typeof addMerchantKeyRequest>, { merchant_id: string }>,
): Promise<Result<Reply>> => {
  const merchantId = call.path.merchant_id;
  const { mode, kind } = call.body;
  const found = await findMerchant(call.env, merchantId);
  if (!found) return refuse("NOT_FOUND");
  if (!found[mode]) {
    const message = `mode: the merchant has no settings for ${mode}`;
    return refuse("VALIDATION_FAILED", { field: "mode", message });
  }
  return addKey(call, `/admin/v1/merchants/${merchantId}/keys`, {
    owner: { kind: "MERCHANT", id: merchantId },
    mode,
    kind,
  });
};

/** `POST /admin/v1/tpps/{tpp_id}/keys`: a client secret, or a secret that signs events. */
export const addTppKey = async (
  call: AdminCall<InferOutput<typeof addTppKeyRequest>, { tpp_id: string }>,
): Promise<Result<Reply>> => {
  const tppId = call.path.tpp_id;
  const tpp = await database(call.env)
    .select({ mode: tpps.mode })
    .from(tpps)
    .where(eq(tpps.tppId, tppId))
    .get();
  if (!tpp) return refuse("NOT_FOUND");
  return addKey(call, `/admin/v1/tpps/${tppId}/keys`, {
    owner: { kind: "TPP", id: tppId },
    mode: tpp.mode,
    kind: call.body.kind,
  });
};

/** The secrets that a client may have: one replaces the other. */
const MAX_CLIENT_SECRETS = 2;

const refuseFurtherSecret = async (db: Database, { owner, kind }: KeySlot) => {
  if (kind !== "CLIENT_SECRET") return null;
  const valid = and(keysOf(owner), eq(keys.kind, kind), ne(keys.status, "RETIRED"));
  return (await db.$count(keys, valid)) < MAX_CLIENT_SECRETS
    ? null
    : refuse("INVALID_STATE", {
        message: "The client has two secrets. Retire one before you add another.",
      });
};

/** Only the answer holds the key. Stored is its hash, or its sealed form if we use it. */
const addKey = (call: AdminCall, collection: string, slot: KeySlot): Promise<Result<Reply>> =>
  create(call, collection, async (db, at) => {
    const refused = await refuseFurtherSecret(db, slot);
    if (refused) return refused;
    const keyId = newKeyId();
    const { key, ...stored } = await makeKey(call.env, keyId, slot);
    const added = await addKeyTo(db, at, slot, { keyId, ...stored });
    const { answer: row, entries } = added;
    return ok({
      statements: [...added.statements, ...tellOwner(db, at, row)],
      entries,
      location: `${collection}/${keyId}`,
      answer: { showOnce: { ...keyView(row), key } },
    });
  });

/**
 * A merchant is told of every new live key: with one, sessions and refunds are made in its name. A
 * merchant key takes one person only, because a leaked one must be replaced at once.
 */
const tellOwner = (db: Database, at: number, row: KeyRow): Statement[] => {
  if (row.ownerKind !== "MERCHANT" || row.mode !== "live") return [];
  const { ownerId: merchant_id, keyId: key_id, kind, mode } = row;
  const owner = { kind: "MERCHANT", id: merchant_id } as const;
  const data = { merchant_id, key_id, kind };
  return [keepEvent(db, { owner, mode, type: "merchant.key_added", subjectId: key_id, data, at })];
};

/** Base62, so that no client can encode it in a wrong way. It begins with its mode. */
const newClientSecret = (mode: Mode): string => mode + randomBase62();

interface MadeKey {
  key: string;
  sha256: string | null;
  sealed: string | null;
}

export const makeKey = async (
  env: GatewayEnv,
  keyId: string,
  { kind, mode }: KeySlot,
): Promise<MadeKey> => {
  const inbound = (key: string): MadeKey => ({ key, sha256: keyHash(key), sealed: null });
  const outbound = async (purpose: string, key: string): Promise<MadeKey> => ({
    key,
    sha256: null,
    sealed: await encryptSecret(env.MASTER_KEY, purpose, keyId, key),
  });
  switch (kind) {
    case "API":
      return inbound(newKey(env.MASTER_KEY, merchantKeyPrefixes[mode]));
    case "CLIENT_SECRET":
      return inbound(newClientSecret(mode));
    case "BANK_TO_GATEWAY":
      return inbound(newKey(env.MASTER_KEY, "bk"));
    case "GATEWAY_TO_BANK":
      return outbound(SEALED_INTERNAL_KEY, newKey(env.MASTER_KEY, "ik"));
    case "SIGNING":
      return outbound(SEALED_SIGNING_SECRET, newSigningSecret());
    case "BANK_TO_REGISTRY":
    case "GATEWAY_TO_REGISTRY":
      throw new Error("the registry issues its keys itself");
  }
};
