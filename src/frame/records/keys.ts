import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { described } from "../../base/kernel/fields.ts";
import { ok, type Refusal, type Result, refuse } from "../../base/kernel/result.ts";
import type { Database } from "../../base/platform/database.ts";
import type { Mode } from "../../base/platform/env.ts";
import { isolateCache } from "../../base/platform/isolate-cache.ts";
import { type ListAnswer, newestPage, type PageQuery } from "../../base/platform/lists.ts";
import { type KeyEnv, seal, unseal } from "../../base/platform/master-key.ts";
import type { AdminEnv, GuardedRecord } from "./administration.ts";
import { changesSoFar, type Decision } from "./commit.ts";
import { moveKey } from "./key-machine.ts";
import { adminKeys, type FieldChange, keys } from "./schema.ts";

/**
 * Keys of the parties that the operator enrols: banks, merchants, gateways. Rotation overlaps: add,
 * hand over, promote, retire. Every key is accepted until it retires (records/machines.ts).
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

/** A key that is used again is encrypted, bound to its record and its kind. @rule G7.6 */
export const sealKey = (
  env: KeyEnv,
  { kind, keyId }: Pick<KeyRow, "kind" | "keyId">,
  key: string,
): Promise<string> => seal(env, `stored-key ${kind}`, keyId, key);

/** The reverse. Throws if it was altered, or if its master key is not held. */
export const openKey = (
  env: KeyEnv,
  { kind, keyId, sealed }: Pick<KeyRow, "kind" | "keyId" | "sealed">,
): Promise<string> => unseal(env, `stored-key ${kind}`, keyId, sealed ?? "");

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

/** An owner's keys, of one mode or of both, including retired ones, newest first. */
export const listKeysOf = <Shown>(
  db: Database,
  { mode, ...owner }: KeyOwner & { mode?: Mode },
  query: PageQuery,
  view: (row: KeyRow) => Shown,
): Promise<Result<ListAnswer<Shown>>> => {
  const condition = and(keysOf(owner), mode && eq(keys.mode, mode));
  const list = { table: keys, by: ["createdAt", "keyId"] as const, condition };
  return newestPage([db], list, query, view);
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

/**
 * Keys that their holders make themselves and of which they send the SHA-256, so that nobody who
 * proposes a key can use it (docs/decisions/146). They have no checksum of this deployment.
 * @rule A1.4
 */
export const heldKeyHash = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, "must be 64 characters of 0 to 9 and a to f"),
  described("The SHA-256 of a key that its holder has made.", "0123456789abcdef".repeat(4)),
);

/** The digits of a key's SHA-256 by which its approver and its holder can compare it. */
const FINGERPRINT = 16;

export const fingerprintOf = (sha256: string): string => sha256.slice(0, FINGERPRINT);

/** Whether a key with this hash exists, retired ones included. */
const isTaken = async (db: Database, sha256: string): Promise<boolean> => {
  const [staff, parties] = await db.batch([
    db.select({ keyId: adminKeys.keyId }).from(adminKeys).where(eq(adminKeys.sha256, sha256)),
    db.select({ keyId: keys.keyId }).from(keys).where(eq(keys.sha256, sha256)),
  ]);
  return staff.length + parties.length > 0;
};

/** ALREADY_EXISTS if the hash is that of a key; null if it is new. */
export const refuseTakenKey = async (
  { OWNER_ADMIN_KEY_SHA256: owner }: AdminEnv,
  db: Database,
  sha256: string,
): Promise<Refusal | null> =>
  sha256 === owner.toLowerCase() || (await isTaken(db, sha256))
    ? refuse("ALREADY_EXISTS", { field: "sha256" })
    : null;

/** What the holder of a new key must send. @rule A1.4 */
export const refuseWithoutHash = (): Refusal => {
  const message = "sha256: this key must be made by its holder, who sends its SHA-256";
  return refuse("VALIDATION_FAILED", { field: "sha256", message });
};

type Table = typeof adminKeys | typeof keys;

/** The hashes of a table, as one read of an isolate in a second and a half. */
const knownHashes = isolateCache<readonly string[]>();

/**
 * The hashes of all keys that holders made and that have not retired. A guard compares a key with
 * them that has no checksum, so invented keys cost one small read in a second and a half, however
 * many there are. A change of this isolate begins a new list.
 */
export const heldHashes =
  (db: Database, name: string, table: Table) => (): Promise<readonly string[]> =>
    knownHashes.read(`${name} ${changesSoFar()}`, async () => {
      const { sha256, byHolder, retiredAt } = table as typeof keys;
      const rows = await db
        .select({ sha256 })
        .from(table as typeof keys)
        .where(and(eq(byHolder, true), isNull(retiredAt)));
      return rows.flatMap((row) => row.sha256 ?? []);
    });

/**
 * Keys of the staff as subjects of proposals. The approval stores the time from which the key is in
 * force, and the guard compares it, so nothing is left to do when that time comes.
 */
export const guardedKey: GuardedRecord = {
  apply: async () => ({ statements: [] }),
  follow(db, { subjectId, approvedBy, takesEffectAt }, step, at) {
    const key = and(eq(adminKeys.keyId, subjectId), ne(adminKeys.status, "RETIRED"));
    if (step === "change_approved") {
      const changes = { status: "ACTIVE" as const, approvedBy, activeSince: takesEffectAt };
      return [db.update(adminKeys).set(changes).where(key)];
    }
    if (step === "change_proposed" || step === "change_in_force") return [];
    return [db.update(adminKeys).set({ status: "RETIRED", retiredAt: at }).where(key)];
  },
  show: (change) => withFingerprint(change),
};

/** An approver compares the fingerprint with the key's holder, not with the one who proposed it. */
const withFingerprint = ({ field, from, to }: FieldChange): FieldChange => ({
  field,
  from,
  to: field === "key_sha256" ? fingerprintOf(String(to)) : to,
});

/** A key of a party that takes two people, as a proposal about its owner. */
export const changesOfKey = ({
  keyId,
  sha256,
}: Pick<KeyRow, "keyId" | "sha256">): FieldChange[] => [
  { field: "key_id", from: null, to: keyId },
  { field: "key_sha256", from: null, to: sha256 },
];

/**
 * New keys of parties as proposals about their owner. Until a key is in force only the proposal
 * holds its hash, so no guard can accept it before.
 */
export const guardedKeysOf = (
  kind: KeySlot["owner"]["kind"],
  slot: Pick<KeySlot, "mode" | "kind">,
): GuardedRecord => ({
  async apply(db, { subjectId: id, changes }, at) {
    const proposed = (name: string) => String(changes.find(({ field }) => field === name)?.to);
    const sha256 = proposed("key_sha256");
    if (await isTaken(db, sha256)) return { voidFor: "VALUE_TAKEN" };
    const stored = { keyId: proposed("key_id"), sha256, byHolder: true, sealed: null };
    const { statements } = await addKeyTo(db, at, { owner: { kind, id }, ...slot }, stored);
    return { statements };
  },
  show: withFingerprint,
});
