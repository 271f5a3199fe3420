import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { alias } from "drizzle-orm/sqlite-core";
import type { AdminRole } from "../frame/records/roles.ts";
import { adminKeys, keys } from "../frame/records/schema.ts";
import {
  bankChanges,
  claims,
  gateways,
  type handleDigests,
  handles,
  type linkDigests,
  links,
  type Realm,
  realmBanks,
} from "./schema.ts";

export type RegistryDatabase = DrizzleD1Database;

// Written as a literal: SQLite uses a partial index only for literals.
const isLive = sql`${links.status} <> 'UNLINKED'`;

const firstApprover = alias(adminKeys, "first_approver");
const secondApprover = alias(adminKeys, "second_approver");

/** Under names of their own, because a batch returns rows by the names of their columns. */
const approverColumns = (key: typeof firstApprover | typeof secondApprover, which: string) => ({
  role: sql<AdminRole | null>`${key.role}`.as(`${which}_role`),
  status: sql<string | null>`${key.status}`.as(`${which}_status`),
  activeSince: sql<number | null>`${key.activeSince}`.as(`${which}_active_since`),
  personId: sql<string | null>`${key.personId}`.as(`${which}_person_id`),
});

interface SponsoredPage {
  after: string;
  only: string | undefined;
  bucket: string | undefined;
  limit: number;
  at: number;
}

const linksOfHandles = and(eq(links.realm, handles.realm), eq(links.handleId, handles.handleId));

/**
 * The registry's reads. All run on the primary database, never on a replica, so a payment sees
 * every suspension. Each uses an index, whatever the size of the tables; a test checks the plan of
 * every statement that the worker sends.
 */
export const queries = {
  /** The bank of a key that is not retired. */
  bankByKey: (db: RegistryDatabase, sha256: string) =>
    db
      .select({
        keyId: keys.keyId,
        bankId: realmBanks.bank_id,
        bankHandle: realmBanks.bank_handle,
        realm: realmBanks.realm,
        status: realmBanks.status,
        dailyQuota: realmBanks.daily_quota,
      })
      .from(keys)
      .innerJoin(realmBanks, eq(realmBanks.bank_id, keys.ownerId))
      .where(and(eq(keys.sha256, sha256), eq(keys.ownerKind, "BANK"), ne(keys.status, "RETIRED"))),

  gatewayByKey: (db: RegistryDatabase, sha256: string) =>
    db
      .select({
        gatewayId: gateways.gateway_id,
        realm: gateways.realm,
        status: gateways.status,
        lookupBurst: gateways.lookup_burst,
        lookupsPerMinute: gateways.lookups_per_minute,
      })
      .from(keys)
      .innerJoin(gateways, eq(gateways.gateway_id, keys.ownerId))
      .where(
        and(eq(keys.sha256, sha256), eq(keys.ownerKind, "GATEWAY"), ne(keys.status, "RETIRED")),
      ),

  bankById: (db: RegistryDatabase, bankId: string) =>
    db.select().from(realmBanks).where(eq(realmBanks.bank_id, bankId)),

  /** The banks after a handle, in the order of their handles. */
  banksAfter: (db: RegistryDatabase, realm: Realm, after: string, limit: number) =>
    db
      .select()
      .from(realmBanks)
      .where(and(eq(realmBanks.realm, realm), gt(realmBanks.bank_handle, after)))
      .orderBy(asc(realmBanks.bank_handle))
      .limit(limit),

  /** A bank's handles after an id, as they are at an instant, or only some of them. */
  sponsoredAfter: (
    db: RegistryDatabase,
    bank: { realm: Realm; bankId: string },
    { after, only, bucket, limit, at }: SponsoredPage,
  ) =>
    db
      .select()
      .from(handles)
      .where(
        and(
          eq(handles.realm, bank.realm),
          eq(handles.sponsorBankId, bank.bankId),
          isNotNull(handles.alias),
          gt(handles.handleId, after),
          only === undefined ? undefined : eq(handles.handleId, only),
          bucket === undefined ? undefined : eq(handles.bucket, bucket),
          or(isNull(handles.dueAt), gt(handles.dueAt, at)),
        ),
      )
      .orderBy(asc(handles.handleId))
      .limit(limit),

  /** A bank's live links after a position, in the order of bucket and reference. */
  linksOfBank: (
    db: RegistryDatabase,
    bank: { realm: Realm; bankId: string },
    after: { bucket: string; accountRef: string },
    limit: number,
  ) =>
    db
      .select({ ...getTableColumns(links), alias: handles.alias })
      .from(links)
      .innerJoin(handles, linksOfHandles)
      .where(
        and(
          eq(links.realm, bank.realm),
          eq(links.bankId, bank.bankId),
          sql`(${links.bucket}, ${links.accountRef}) > (${after.bucket}, ${after.accountRef})`,
          isLive,
        ),
      )
      .orderBy(asc(links.bucket), asc(links.accountRef))
      .limit(limit),

  digestsOfBank: (
    db: RegistryDatabase,
    table: typeof linkDigests | typeof handleDigests,
    { realm, bankId }: { realm: Realm; bankId: string },
  ) =>
    db
      .select()
      .from(table as typeof linkDigests)
      .where(and(eq(table.realm, realm), eq(table.bankId, bankId))),

  /** What concerned a bank after a place, in order. */
  changesAfter: (
    db: RegistryDatabase,
    { realm, bankId }: { realm: Realm; bankId: string },
    { sequence, ordinal }: { sequence: number; ordinal: number },
    since: number,
    limit: number,
  ) =>
    db
      .select()
      .from(bankChanges)
      .where(
        and(
          eq(bankChanges.realm, realm),
          eq(bankChanges.bankId, bankId),
          sql`(sequence, ordinal) > (${sequence}, ${ordinal})`,
          // The plus keeps SQLite from the index of times, which has every bank's changes.
          sql`+at > ${since}`,
        ),
      )
      .orderBy(asc(bankChanges.sequence), asc(bankChanges.ordinal))
      .limit(limit),

  newestChange: (db: RegistryDatabase, { realm, bankId }: { realm: Realm; bankId: string }) =>
    db
      .select({ sequence: bankChanges.sequence, ordinal: bankChanges.ordinal })
      .from(bankChanges)
      .where(and(eq(bankChanges.realm, realm), eq(bankChanges.bankId, bankId)))
      .orderBy(desc(bankChanges.sequence), desc(bankChanges.ordinal))
      .limit(1),

  /** When a bank's claim on a handle was last refused. */
  lastRefusal: (db: RegistryDatabase, realm: Realm, alias: string, claimantBankId: string) =>
    db
      .select({ refusedAt: claims.refusedAt })
      .from(claims)
      .where(
        and(
          eq(claims.realm, realm),
          eq(
            claims.handleId,
            db
              .select({ handleId: handles.handleId })
              .from(handles)
              .where(and(eq(handles.realm, realm), eq(handles.alias, alias))),
          ),
          eq(claims.claimantBankId, claimantBankId),
          isNotNull(claims.refusedAt),
        ),
      )
      .orderBy(desc(claims.refusedAt))
      .limit(1),

  /** Claims with the keys that approved them. */
  claims: (db: RegistryDatabase, where: SQL | undefined) =>
    db
      .select({
        claim: getTableColumns(claims),
        first: approverColumns(firstApprover, "first"),
        second: approverColumns(secondApprover, "second"),
      })
      .from(claims)
      .leftJoin(firstApprover, eq(firstApprover.keyId, claims.firstApproverKeyId))
      .leftJoin(secondApprover, eq(secondApprover.keyId, claims.secondApproverKeyId))
      .where(where),

  adminKey: (db: RegistryDatabase, keyId: string) =>
    db.select().from(adminKeys).where(eq(adminKeys.keyId, keyId)),

  /** The keys of the person whose key this is; none if the key was given to nobody. */
  keysBeside: (db: RegistryDatabase, keyId: string) =>
    db
      .select({ keyId: adminKeys.keyId })
      .from(adminKeys)
      .where(
        sql`${adminKeys.personId} = (SELECT person_id FROM admin_keys WHERE key_id = ${keyId})`,
      ),

  claimById: (db: RegistryDatabase, claimId: string) =>
    queries.claims(db, eq(claims.claimId, claimId)),
};
