import { and, eq, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { type KeyOwner, keysOf } from "../parties/owners.ts";
import { encryptSecret } from "../platform/crypto.ts";
import { type Database, database } from "../platform/database.ts";
import type { Reply } from "../platform/edge.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import {
  keyHash,
  merchantKeyPrefix,
  newKey,
  newKeyId,
  newSigningSecret,
  SEALED_INTERNAL_KEY,
  SEALED_SIGNING_SECRET,
} from "../platform/keys.ts";
import { banks, keys } from "../platform/schema.ts";
import { type AdminCall, create } from "./administration.ts";
import { findMerchant } from "./read-merchants.ts";
import type { addBankKeyRequest, addMerchantKeyRequest } from "./requests.ts";
import { type KeyRow, keyView } from "./views.ts";

type KeyKind = KeyRow["kind"];

/** `POST /admin/v1/banks/{bank_id}/keys`: a further key in either direction. */
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

export interface AddedKey {
  owner: KeyOwner;
  mode: Mode;
  kind: KeyKind;
}

/**
 * Only the answer holds the key; its hash is stored, or its sealed form where the gateway uses it.
 * The first key of a kind is promoted at once.
 */
const addKey = async (
  call: AdminCall,
  collection: string,
  added: AddedKey,
): Promise<Result<Reply>> => {
  const { owner, mode, kind } = added;
  return create(call, collection, async (db, at) => {
    const isFirst = !(await findPromoted(db, added));
    const keyId = newKeyId();
    const { key, sha256, sealed } = await makeKey(call.env, keyId, kind, mode);
    const row: KeyRow = {
      ...{ keyId, ownerKind: owner.kind, ownerId: owner.id, mode, kind, sha256, sealed },
      status: isFirst ? "ACTIVE" : "ADDED",
      createdAt: at,
      promotedAt: isFirst ? at : null,
      retiredAt: null,
    };
    const details = { key_id: keyId, kind, mode };
    return ok({
      statements: [db.insert(keys).values(row)],
      entries: [{ action: "key.added", subject: owner.id, details }],
      location: `${collection}/${keyId}`,
      answer: { showOnce: { ...keyView(row), key } },
    });
  });
};

/** The promoted key of an owner, a mode and a kind. */
export const findPromoted = (db: Database, { owner, mode, kind }: AddedKey) =>
  db
    .select({ keyId: keys.keyId })
    .from(keys)
    .where(
      // Written out and not bound: SQLite takes a partial index only for words that it sees.
      and(keysOf(owner), eq(keys.mode, mode), eq(keys.kind, kind), sql`${keys.status} = 'ACTIVE'`),
    )
    .get();

interface MadeKey {
  key: string;
  sha256: string | null;
  sealed: string | null;
}

const makeKey = async (
  env: GatewayEnv,
  keyId: string,
  kind: KeyKind,
  mode: Mode,
): Promise<MadeKey> => {
  const inbound = (key: string): MadeKey => ({ key, sha256: keyHash(key), sealed: null });
  const outbound = async (purpose: string, key: string): Promise<MadeKey> => ({
    key,
    sha256: null,
    sealed: await encryptSecret(env.MASTER_KEY, purpose, keyId, key),
  });
  switch (kind) {
    case "API":
      return inbound(newKey(env.MASTER_KEY, merchantKeyPrefix(mode)));
    case "BANK_TO_GATEWAY":
      return inbound(newKey(env.MASTER_KEY, "bk"));
    case "GATEWAY_TO_BANK":
      return outbound(SEALED_INTERNAL_KEY, newKey(env.MASTER_KEY, "ik"));
    case "SIGNING":
      return outbound(SEALED_SIGNING_SECRET, newSigningSecret());
  }
};
