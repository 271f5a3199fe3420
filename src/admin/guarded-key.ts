import { and, eq, ne } from "drizzle-orm";
import type { GuardedRecord } from "./administration.ts";
import { adminKeys } from "./schema.ts";

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
};
