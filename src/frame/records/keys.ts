import { and, eq, type SQL, sql } from "drizzle-orm";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { Database } from "../../base/platform/database.ts";
import type { Mode } from "../../base/platform/env.ts";
import { moveKey } from "../../base/platform/key-machine.ts";
import type { ListAnswer, PageQuery } from "../../base/platform/lists.ts";
import { newestPage } from "../../base/platform/newest-first.ts";
import type { Decision } from "./commit.ts";
import { keys } from "./schema.ts";

/**
 * Keys of the parties that the operator enrols: banks, merchants, gateways. Rotation overlaps: add,
 * hand over, promote, retire. Every key is accepted until it retires (platform/key-machine.ts).
 */
export type KeyRow = typeof keys.$inferSelect;

export interface KeyOwner {
  kind: KeyRow["ownerKind"];
  id: string;
}

/** The keys of an owner for one purpose; at most one of them is promoted. */
export interface KeySlot {
  owner: KeyOwner;
  mode: Mode;
  kind: KeyRow["kind"];
}

/** The condition that selects an owner's keys. */
export const keysOf = ({ kind, id }: KeyOwner): SQL | undefined =>
  and(eq(keys.ownerKind, kind), eq(keys.ownerId, id));

const findPromoted = (db: Database, { owner, mode, kind }: KeySlot) =>
  db
    .select({ keyId: keys.keyId })
    .from(keys)
    .where(
      // Written as a literal: SQLite uses a partial index only for literals.
      and(keysOf(owner), eq(keys.mode, mode), eq(keys.kind, kind), sql`${keys.status} = 'ACTIVE'`),
    )
    .get();

/** Adds a key; `answer` is its row. The first key of a slot is promoted at once. */
export const addKeyTo = async (
  db: Database,
  at: number,
  { owner, mode, kind }: KeySlot,
  key: Pick<KeyRow, "keyId" | "sha256" | "sealed"> & { byHolder?: boolean },
): Promise<Decision<KeyRow>> => {
  const isFirst = !(await findPromoted(db, { owner, mode, kind }));
  const row: KeyRow = {
    byHolder: false,
    ...key,
    ownerKind: owner.kind,
    ownerId: owner.id,
    mode,
    kind,
    status: isFirst ? "ACTIVE" : "ADDED",
    createdAt: at,
    promotedAt: isFirst ? at : null,
    retiredAt: null,
  };
  return {
    statements: [db.insert(keys).values(row)],
    entries: [entryOf("key.added", row)],
    answer: row,
  };
};

const entryOf = (action: string, { ownerId, keyId, kind, mode }: KeyRow) => ({
  action,
  subject: ownerId,
  details: { key_id: keyId, kind, mode },
});

/** The key, if it belongs to this owner. */
export const findKeyOf = async (
  db: Database,
  owner: KeyOwner,
  keyId: string,
): Promise<KeyRow | null> =>
  (await db
    .select()
    .from(keys)
    .where(and(eq(keys.keyId, keyId), keysOf(owner)))
    .get()) ?? null;

/** An owner's keys, including retired ones, newest first. */
export const listKeysOf = <Shown>(
  db: Database,
  owner: KeyOwner,
  query: PageQuery,
  view: (row: KeyRow) => Shown,
): Promise<Result<ListAnswer<Shown>>> => {
  const list = { table: keys, by: ["createdAt", "keyId"] as const, condition: keysOf(owner) };
  return newestPage(db, list, query, view);
};

/** Kinds that this worker itself uses. It must always have a promoted key of each. */
const outboundKinds: readonly KeyRow["kind"][] = ["GATEWAY_TO_BANK", "SIGNING"];

export type KeyStep = "promote" | "retire";

const steps = {
  promote: { to: "ACTIVE", audit: "key.promoted" },
  retire: { to: "RETIRED", audit: "key.retired" },
} as const;

/**
 * Promotes a key, while the former promoted key stays valid, or retires it at once and permanently,
 * erasing a sealed key. A repeated step changes nothing.
 */
export const moveKeyOf = async (
  db: Database,
  at: number,
  owner: KeyOwner,
  keyId: string,
  step: KeyStep,
): Promise<Result<Decision<null>>> => {
  const key = await findKeyOf(db, owner, keyId);
  if (!key) return refuse("NOT_FOUND");
  if (key.status === steps[step].to) return ok({ statements: [], entries: [], answer: null });
  const status = moveKey(key.status, step);
  if (!status) return refuse("KEY_RETIRED");
  if (step === "retire" && key.status === "ACTIVE" && outboundKinds.includes(key.kind)) {
    return refuse("KEY_IN_USE");
  }
  const former = step === "promote" ? await findPromoted(db, { ...key, owner }) : undefined;
  const stepsDown = former
    ? [db.update(keys).set({ status: "SUPERSEDED" }).where(eq(keys.keyId, former.keyId))]
    : [];
  const changes =
    step === "promote" ? { status, promotedAt: at } : { status, retiredAt: at, sealed: null };
  return ok({
    // The index allows only one promoted key, so the former one is demoted first.
    statements: [...stepsDown, db.update(keys).set(changes).where(eq(keys.keyId, keyId))],
    entries: [entryOf(steps[step].audit, key)],
    answer: null,
  });
};
