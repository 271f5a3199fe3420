import { and, eq, sql } from "drizzle-orm";
import { type Result, refuse } from "../kernel/result.ts";
import { keysOf } from "../parties/owners.ts";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import { type Reply, reply } from "../platform/edge.ts";
import { moveKey } from "../platform/key-machine.ts";
import { keys } from "../platform/schema.ts";
import { type AdminCall, type AuditEntry, auditIfChanged } from "./audit.ts";
import { commit } from "./commit.ts";
import { findKey } from "./read-keys.ts";
import { type KeyRow, keyView } from "./views.ts";

/**
 * Both steps change a key only from the status that they decided on; where somebody was faster,
 * nothing changes and nothing is audited. Repeating a step that was done answers as if it were new.
 */
type Key = NonNullable<Awaited<ReturnType<typeof findKey>>>;

/** Kinds that the gateway itself uses, and so must always have a promoted one of. */
const outboundKinds: readonly KeyRow["kind"][] = ["GATEWAY_TO_BANK", "SIGNING"];

/** `POST …/keys/{key_id}/promote`: the former promoted key stays valid until it is retired. */
export const promoteKey = async (call: AdminCall): Promise<Result<Reply>> => {
  const key = await findKey(call);
  if (!key) return refuse("NOT_FOUND");
  if (key.status === "ACTIVE") return reply(200, keyView(key));
  const status = moveKey(key.status, "promote");
  if (!status) return refuse("INVALID_STATE", { message: "A retired key cannot be promoted." });

  const db = database(call.env);
  const stepDown = db
    .update(keys)
    .set({ status: "SUPERSEDED" })
    .where(
      and(
        keysOf({ kind: key.ownerKind, id: key.ownerId }),
        eq(keys.mode, key.mode),
        eq(keys.kind, key.kind),
        sql`${keys.status} = 'ACTIVE'`,
        sql`EXISTS (SELECT 1 FROM keys AS next
          WHERE next.key_id = ${key.keyId} AND next.status = ${key.status})`,
      ),
    );
  const promote = db
    .update(keys)
    .set({ status, promotedAt: now() })
    .where(and(eq(keys.keyId, key.keyId), eq(keys.status, key.status)));
  const committed = await commit(call.env, [
    stepDown,
    promote,
    auditIfChanged(call, entryOf("key.promoted", key)),
  ]);
  return committed.ok ? answerWith(call, status) : committed;
};

/** `POST …/keys/{key_id}/retire`: at once and for good; a sealed key is wiped. */
export const retireKey = async (call: AdminCall): Promise<Result<Reply>> => {
  const key = await findKey(call);
  if (!key) return refuse("NOT_FOUND");
  const status = moveKey(key.status, "retire");
  if (!status) return reply(200, keyView(key));
  if (key.status === "ACTIVE" && outboundKinds.includes(key.kind)) {
    const message = "The gateway uses this key: promote another one first.";
    return refuse("INVALID_STATE", { message });
  }
  const retire = database(call.env)
    .update(keys)
    .set({ status, retiredAt: now(), sealed: null })
    .where(and(eq(keys.keyId, key.keyId), eq(keys.status, key.status)));
  const committed = await commit(call.env, [
    retire,
    auditIfChanged(call, entryOf("key.retired", key)),
  ]);
  return committed.ok ? answerWith(call, status) : committed;
};

const entryOf = (action: string, key: Key): AuditEntry => ({
  action,
  subject: key.ownerId,
  details: { key_id: key.keyId, kind: key.kind, mode: key.mode },
});

/** The key as it is now, if the step brought it there. */
const answerWith = async (call: AdminCall, status: KeyRow["status"]): Promise<Result<Reply>> => {
  const key = await findKey(call);
  if (key?.status === status) return reply(200, keyView(key));
  return refuse("INVALID_STATE", { message: "The key was changed at the same moment." });
};
