import { and, eq, ne } from "drizzle-orm";
import type { GuardedRecord } from "./administration.ts";
import { fingerprintOf, isTaken } from "./held-keys.ts";
import { addKeyTo, type KeyRow, type KeySlot } from "./keys.ts";
import { adminKeys, type FieldChange } from "./schema.ts";

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
