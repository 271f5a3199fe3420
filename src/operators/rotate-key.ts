import { eq } from "drizzle-orm";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { type Reply, reply } from "../platform/edge.ts";
import { moveKey } from "../platform/key-machine.ts";
import { keys } from "../platform/schema.ts";
import { findPromoted } from "./add-key.ts";
import { commit } from "./administration.ts";
import { findKey, type KeyCall } from "./read-keys.ts";
import { type KeyRow, keyView } from "./views.ts";

/** Kinds that the gateway itself uses, so it must always have a promoted key of them. */
const outboundKinds: readonly KeyRow["kind"][] = ["GATEWAY_TO_BANK", "SIGNING"];

const steps = {
  promote: { to: "ACTIVE", audit: "key.promoted" },
  retire: { to: "RETIRED", audit: "key.retired" },
} as const;

/** Takes a step with the key of the path. Repeating a step that was done changes nothing. */
const moveOneKey = async (call: KeyCall, trigger: keyof typeof steps): Promise<Result<Reply>> => {
  const done = await commit(call, async (db, at) => {
    const key = await findKey(call);
    if (!key) return refuse("NOT_FOUND");
    if (key.status === steps[trigger].to) return ok({ statements: [], entries: [], answer: null });
    const status = moveKey(key.status, trigger);
    if (!status) return refuse("KEY_RETIRED");
    if (trigger === "retire" && key.status === "ACTIVE" && outboundKinds.includes(key.kind)) {
      return refuse("KEY_IN_USE");
    }
    const owner = { kind: key.ownerKind, id: key.ownerId };
    const former = trigger === "promote" && (await findPromoted(db, { ...key, owner }));
    const stepsDown = former
      ? [db.update(keys).set({ status: "SUPERSEDED" }).where(eq(keys.keyId, former.keyId))]
      : [];
    const changes =
      trigger === "promote" ? { status, promotedAt: at } : { status, retiredAt: at, sealed: null };
    const details = { key_id: key.keyId, kind: key.kind, mode: key.mode };
    return ok({
      // The index allows no two promoted keys, so the former one steps down first.
      statements: [...stepsDown, db.update(keys).set(changes).where(eq(keys.keyId, key.keyId))],
      entries: [{ action: steps[trigger].audit, subject: key.ownerId, details }],
      answer: null,
    });
  });
  if (!done.ok) return done;
  const key = await findKey(call);
  return key ? reply(200, keyView(key)) : refuse("NOT_FOUND");
};

/** `POST …/keys/{key_id}/promote`: the former promoted key stays valid until it is retired. */
export const promoteKey = (call: KeyCall): Promise<Result<Reply>> => moveOneKey(call, "promote");

/** `POST …/keys/{key_id}/retire`: at once and for good; a sealed key is wiped. */
export const retireKey = (call: KeyCall): Promise<Result<Reply>> => moveOneKey(call, "retire");
