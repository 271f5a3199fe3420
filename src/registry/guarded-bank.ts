import { eq } from "drizzle-orm";
import type { Database } from "../base/platform/database.ts";
import type { Applied, GuardedRecord } from "../frame/records/administration.ts";
import { guardedKeysOf } from "../frame/records/guarded-key.ts";
import type { FieldChange, ProposalRow } from "../frame/records/schema.ts";
import { queries } from "./queries.ts";
import { type ParticipantStatus, type RealmBankRow, realmBanks } from "./schema.ts";

/**
 * What takes two people at a live bank (R7.1): a key, with which one can move its customers' names
 * to other accounts, and closing or reactivating it. Suspending takes one.
 * @rule R7.4 A1.4
 */
const keys = guardedKeysOf("BANK", { mode: "live", kind: "BANK_TO_REGISTRY" });

export const guardedRealmBank: GuardedRecord = {
  ...keys,
  async apply(db, proposal, at) {
    const change = proposal.changes.find(({ field }) => field === "status");
    return change ? applyStatus(db, proposal, change, at) : keys.apply(db, proposal, at);
  },
};

/**
 * A bank that was suspended since can still close. The bank's own chain orders its records and its
 * customers', so the change has an entry there too.
 * @rule R7.1
 */
const applyStatus = async (
  db: Database,
  { subjectId: bankId }: ProposalRow,
  change: FieldChange,
  at: number,
): Promise<Applied> => {
  const status = change.to as ParticipantStatus;
  const [bank] = await queries.bankById(db, bankId);
  if (!bank) return { voidFor: "RECORD_GONE" };
  const stands = bank.status !== "CLOSED" && (status === "CLOSED" || bank.status === change.from);
  if (!stands) return { voidFor: "RECORD_CHANGED" };
  return {
    statements: [
      db
        .update(realmBanks)
        .set({ ...statusColumns(status), updated_at: at })
        .where(eq(realmBanks.bank_id, bankId)),
    ],
    beside: {
      author: { chain: bank.realm, actor: "registry" },
      entries: [{ action: "bank.changed", subject: bankId, details: { status } }],
    },
  };
};

/** The sweep passes on what a closed bank leaves behind (sweep.ts). */
export const statusColumns = (
  status: ParticipantStatus | undefined,
): Partial<Pick<RealmBankRow, "status" | "passed_on_through">> => ({
  ...(status === undefined ? {} : { status }),
  ...(status === "CLOSED" ? { passed_on_through: "" } : {}),
});
