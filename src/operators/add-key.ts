import { eq, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { type Result, refuse } from "../kernel/result.ts";
import { type KeyOwner, keysOf } from "../parties/owners.ts";
import { now } from "../platform/clock.ts";
import { encryptSecret } from "../platform/crypto.ts";
import { database } from "../platform/database.ts";
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
import type { AdminCall } from "./audit.ts";
import { create } from "./commit.ts";
import { findMerchant } from "./read-merchants.ts";
import type { addBankKeyRequest, addMerchantKeyRequest } from "./requests.ts";
import { type KeyRow, keyView } from "./views.ts";

type KeyKind = KeyRow["kind"];

/** `POST /admin/v1/banks/{bank_id}/keys`: a further key in either direction. */
export const addBankKey = async (
  call: AdminCall<InferOutput<typeof addBankKeyRequest>>,
): Promise<Result<Reply>> => {
  const bankId = call.param("bank_id");
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
  call: AdminCall<InferOutput<typeof addMerchantKeyRequest>>,
): Promise<Result<Reply>> => {
  const merchantId = call.param("merchant_id");
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

interface AddedKey {
  owner: KeyOwner;
  mode: Mode;
  kind: KeyKind;
}

/** The answer alone holds the key; what stays is its hash, or its sealed form where it is used. */
const addKey = async (
  call: AdminCall,
  collection: string,
  added: AddedKey,
): Promise<Result<Reply>> => {
  const { env } = call;
  const { owner, mode, kind } = added;
  const at = now();
  const keyId = newKeyId();
  const made = await makeKey(env, keyId, kind, mode);
  const promoted = promotedKey(added);
  const row = {
    keyId,
    ownerKind: owner.kind,
    ownerId: owner.id,
    mode,
    kind,
    // The first key of a kind is promoted at once; the index of promoted keys settles a race.
    status: sql<KeyRow["status"]>`CASE WHEN EXISTS ${promoted}
      THEN 'ADDED' ELSE 'ACTIVE' END`,
    sha256: made.sha256,
    sealed: made.sealed,
    createdAt: at,
    promotedAt: sql<number | null>`CASE WHEN EXISTS ${promoted}
      THEN NULL ELSE ${at} END`,
  };
  return create(call, {
    collection,
    id: keyId,
    insert: database(env).insert(keys).values(row).returning(),
    audit: { action: "key.added", subject: owner.id, details: { key_id: keyId, kind, mode } },
    answer: {
      showOnce: (inserted) => {
        const [stored] = inserted as [KeyRow];
        return { ...keyView(stored), key: made.key };
      },
    },
  });
};

const promotedKey = ({ owner, mode, kind }: AddedKey) =>
  sql`(SELECT 1 FROM keys WHERE ${keysOf(owner)} AND mode = ${mode} AND kind = ${kind}
    AND status = 'ACTIVE')`;

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
