import { and, desc, eq, sql } from "drizzle-orm";
import { now } from "../base/platform/clock.ts";
import { among, type Database, database } from "../base/platform/database.ts";
import type { VersionEnv } from "../base/platform/env.ts";
import type { KeyEnv } from "../base/platform/master-key.ts";
import type {
  AdminEnv,
  Administration,
  Applied,
  AskedElsewhere,
  Elsewhere,
  GuardedRecord,
} from "../frame/records/administration.ts";
import { guardedKeysOf } from "../frame/records/keys.ts";
import type { FieldChange, ProposalRow } from "../frame/records/schema.ts";
import { approversOf, standingApprovals } from "./approvers.ts";
import { lapse } from "./claim-machine.ts";
import { queries } from "./queries.ts";
import {
  claims,
  gateways,
  type ParticipantStatus,
  type Realm,
  type RealmBankRow,
  realmBanks,
} from "./schema.ts";

/** The bindings of a deployed registry: its own database, objects and secrets. */
export interface RegistryEnv extends VersionEnv, KeyEnv {
  DB: D1Database;
  /** Files of what leaves the database. */
  ARCHIVE: R2Bucket;
  /** The lookup log, which no lookup and no change waits for. */
  LOOKUPS: D1Database;
  BUDGETS: DurableObjectNamespace;
  LOGBOOK: DurableObjectNamespace;
  /** The operator's alert address and its signing secret (platform/operator-alerts.ts). */
  ALERT_URL?: string;
  ALERT_SECRET?: string;
  /** The public address, without a trailing slash. Customers' pages are below it. */
  BASE_URL: string;
  /** The realm of a request without a key that names none. */
  DEFAULT_REALM: Realm;
  /**
   * The bucket of a caller's lookups: its capacity, and its refill per minute
   * (platform/token-bucket.ts).
   */
  LOOKUP_BURST: string;
  LOOKUPS_PER_MINUTE: string;
  /** "local" raises the two limits below; any other value, like "contract", applies them. */
  LIMITS?: string;
  /** Per staff key, and per address for callers without a valid staff key. */
  REQUESTS_PER_MINUTE_ADMIN: string;
  REQUESTS_PER_MINUTE_ADDRESS: string;
  /** The tokens of a bank per day for handles, links and claims (tokens.ts). */
  BANK_DAILY_QUOTA: string;
  /** Seconds between the approval of a change and its effect (records/proposal-routes.ts). */
  CHANGE_DELAY_SECONDS: string;
  /** The size at which a database refuses changes (platform/database.ts). */
  DATABASE_LIMIT_BYTES?: string;
  OWNER_ADMIN_KEY_SHA256: string;
  BREAK_GLASS_SHA256?: string;
  /** "on" only if the start script runs the worker; no wrangler configuration sets it. */
  LOCAL?: string;
  /** "on" if the clock may be moved (platform/clock.ts). */
  CLOCK?: string;
  CLOCK_OFFSET_MS?: string;
}

/**
 * What takes two people at a live bank (R7.1): a key, with which one can move its customers' names
 * to other accounts, and closing or reactivating it. Suspending takes one.
 * @rule R7.4 A1.4
 */
const keys = guardedKeysOf("BANK", { mode: "live", kind: "BANK_TO_REGISTRY" });

const guardedRealmBank: GuardedRecord = {
  ...keys,
  async apply(db, proposal, at) {
    const change = proposal.changes.find(({ field }) => field === "status");
    return change ? applyStatus(db, proposal, change, at) : keys.apply(db, proposal, at);
  },
};

/**
 * Recoveries and disputed claims that wait for an approver, of both realms, the last opened first.
 * They are read from the claims themselves, because a retired key makes a claim wait again.
 * @rule A2.7
 */
const listWaitingClaims = async (
  env: AdminEnv,
  { subject, after, limit }: AskedElsewhere,
): Promise<readonly Elsewhere[]> => {
  const { openedAt, claimId } = claims;
  const rows = await queries
    .claims(
      database(env),
      and(
        // In the words of the index.
        sql`closed_at is null and (type = 'RECOVERY' or disputed_at is not null)`,
        subject === undefined ? undefined : eq(claimId, subject),
        after ? sql`(${openedAt}, ${claimId}) < (${after.createdAt}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(openedAt), desc(claimId))
    .limit(limit);
  return rows.map((stored) => {
    const { claim } = stored;
    const standing = standingApprovals(approversOf(stored));
    // A claim that its holder has confirmed needs no approver, disputed or not.
    const isConfirmed = claim.status === "CONFIRMED" && claim.secondApproverKeyId === null;
    const waits = standing.length < 2 && !isConfirmed && lapse(claim, now()) === null;
    return {
      id: claim.claimId,
      proposedAt: claim.openedAt,
      shown: waits
        ? {
            kind: "CLAIM" as const,
            subjectId: claim.claimId,
            changes: [
              { field: "type", from: null, to: claim.type },
              { field: "alias", from: null, to: claim.alias },
              { field: "approvals", from: standing.length, to: 2 },
            ],
            proposedBy: `bank:${claim.claimantBankId}`,
            decide: {
              operation: "approveClaim",
              path: `/admin/v1/claims/${claim.claimId}/approve`,
            },
          }
        : null,
    };
  });
};

/** The names of banks and gateways. The ids are bound as one value. */
const namesOf = async (db: Database, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const found = await db.batch([
    db
      .select({ id: realmBanks.bank_id, name: realmBanks.name })
      .from(realmBanks)
      .where(among(realmBanks.bank_id, ids)),
    db
      .select({ id: gateways.gateway_id, name: gateways.name })
      .from(gateways)
      .where(among(gateways.gateway_id, ids)),
  ]);
  return new Map(found.flat().map(({ id, name }) => [id, name]));
};

/**
 * The registry's administration. Each realm has its own audit chain; changes outside the realms
 * have another.
 */
export const admin: Administration = {
  name: "registry",
  // Its tokens hang on IDENTITY_KEY.
  tokensLastMs: 0,
  chains: ["test", "live", "registry"],
  staff: (keyId) => ({ chain: "registry", actor: `admin:${keyId}` }),
  itself: { chain: "registry", actor: "registry" },
  idempotencyScope: ({ chain, actor }, collection) => `${chain} ${actor} ${collection}`,
  uniqueFields: [
    ["admin_keys.sha256", "sha256"],
    ["keys.sha256", "sha256"],
    ["banks.bank_id", "bank_id"],
    ["banks.realm, banks.bank_id", "bank_id"],
    ["banks.realm, banks.bank_handle", "bank_handle"],
    ["gateways.realm, gateways.name", "name"],
    ["links.realm, links.account_ref", "account_ref"],
  ],
  guarded: { BANK: guardedRealmBank },
  namesOf,
  elsewhere: listWaitingClaims,
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
