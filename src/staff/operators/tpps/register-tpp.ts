import type { InferOutput } from "valibot";
import { ok, type Result } from "../../../base/kernel/result.ts";
import { randomBase62 } from "../../../base/platform/crypto.ts";
import type { Database } from "../../../base/platform/database.ts";
import type { Reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { newKeyId } from "../../../base/platform/keys.ts";
import { type TppRow, tpps } from "../../../base/platform/schema.ts";
import { addKeyTo, type KeySlot } from "../../../frame/records/keys.ts";
import { type AdminCall, create } from "../administration.ts";
import { makeKey } from "../keys/issue-keys.ts";
import type { registerTppRequest } from "./tpp-schemas.ts";
import { checkTppSettings } from "./tpp-settings.ts";
import { tppView } from "./tpp-views.ts";

const collection = "/admin/v1/tpps";

/** `POST /admin/v1/tpps`: a TPP and its first secrets, which only this answer shows. */
export const registerTpp = async (
  call: AdminCall<InferOutput<typeof registerTppRequest>>,
): Promise<Result<Reply>> => {
  const { env, body } = call;
  const { mode, idempotency_key: _, ...given } = body;
  const checked = await checkTppSettings(env, mode, given);
  if (!checked.ok) return checked;
  return create(call, collection, async (db, at) => {
    const tppId = `tpp_${randomBase62()}`;
    const row: TppRow = {
      ...checked.value,
      tpp_id: tppId,
      mode,
      status: "ACTIVE",
      created_at: at,
      updated_at: at,
    };
    const owner = { kind: "TPP", id: tppId } as const;
    const signing = await addSecret(env, db, at, { owner, mode, kind: "SIGNING" });
    const client =
      row.auth_method === "SECRET"
        ? await addSecret(env, db, at, { owner, mode, kind: "CLIENT_SECRET" })
        : null;
    const view = tppView(row);
    const secrets = { client_secret: client?.key ?? null, signing_secret: signing.key };
    return ok({
      statements: [
        db.insert(tpps).values(row),
        ...signing.statements,
        ...(client?.statements ?? []),
      ],
      entries: [
        { action: "tpp.registered", subject: tppId, details: view },
        ...signing.entries,
        ...(client?.entries ?? []),
      ],
      location: `${collection}/${tppId}`,
      answer: { showOnce: { ...view, ...secrets } },
    });
  });
};

const addSecret = async (env: GatewayEnv, db: Database, at: number, slot: KeySlot) => {
  const keyId = newKeyId();
  const { key, ...stored } = await makeKey(env, keyId, slot);
  const { statements, entries } = await addKeyTo(db, at, slot, { keyId, ...stored });
  return { key, statements, entries };
};
