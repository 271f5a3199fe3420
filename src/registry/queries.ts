import { and, asc, type Column, eq, getTableColumns, gt, isNull, ne, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { adminKeys, keys } from "../admin/schema.ts";
import {
  banks,
  type ClaimRow,
  claims,
  formerNames,
  gateways,
  handles,
  links,
  type Realm,
} from "./schema.ts";
import { linkDigests } from "./schema-governance.ts";

export type RegistryDatabase = DrizzleD1Database;

/** Who asks for a route: a hidden account is shown only to gateways. */
export type Audience = "public" | "gateways";

type ClaimPlace = "realm" | "handleId" | "claimantBankId";

// Written as a literal: SQLite uses a partial index only for literals.
const isLive = sql`${links.status} <> 'UNLINKED'`;

const handleOfAlias = (realm: Realm, alias: string) =>
  and(eq(handles.realm, realm), eq(handles.alias, alias));

/** Any of many texts, bound as one value, because a statement takes at most a hundred values. */
const isAmong = (column: Column, texts: readonly string[]) =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(texts)}))`;

const linksOfHandles = and(eq(links.realm, handles.realm), eq(links.handleId, handles.handleId));
const banksOfLinks = and(eq(banks.realm, links.realm), eq(banks.bankId, links.bankId));

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
        bankId: banks.bankId,
        bankHandle: banks.bankHandle,
        realm: banks.realm,
        status: banks.status,
        dailyQuota: banks.dailyQuota,
      })
      .from(keys)
      .innerJoin(banks, eq(banks.bankId, keys.ownerId))
      .where(and(eq(keys.sha256, sha256), eq(keys.ownerKind, "BANK"), ne(keys.status, "RETIRED"))),

  gatewayByKey: (db: RegistryDatabase, sha256: string) =>
    db
      .select({
        gatewayId: gateways.gatewayId,
        realm: gateways.realm,
        status: gateways.status,
        lookupBurst: gateways.lookupBurst,
        lookupsPerMinute: gateways.lookupsPerMinute,
      })
      .from(keys)
      .innerJoin(gateways, eq(gateways.gatewayId, keys.ownerId))
      .where(
        and(eq(keys.sha256, sha256), eq(keys.ownerKind, "GATEWAY"), ne(keys.status, "RETIRED")),
      ),

  /** The retired ones among these keys. */
  retiredAdminKeys: (db: RegistryDatabase, keyIds: readonly string[]) =>
    db
      .select({ keyId: adminKeys.keyId })
      .from(adminKeys)
      .where(
        and(
          sql`${adminKeys.keyId} IN (SELECT value FROM json_each(${JSON.stringify(keyIds)}))`,
          eq(adminKeys.status, "RETIRED"),
        ),
      ),

  bankByHandle: (db: RegistryDatabase, realm: Realm, bankHandle: string) =>
    db
      .select()
      .from(banks)
      .where(and(eq(banks.realm, realm), eq(banks.bankHandle, bankHandle))),

  bankById: (db: RegistryDatabase, bankId: string) =>
    db.select().from(banks).where(eq(banks.bankId, bankId)),

  /** The banks after a handle, in the order of their handles. */
  banksAfter: (db: RegistryDatabase, realm: Realm, after: string, limit: number) =>
    db
      .select()
      .from(banks)
      .where(and(eq(banks.realm, realm), gt(banks.bankHandle, after)))
      .orderBy(asc(banks.bankHandle))
      .limit(limit),

  handleByAlias: (db: RegistryDatabase, realm: Realm, alias: string) =>
    db.select().from(handles).where(handleOfAlias(realm, alias)),

  handleById: (db: RegistryDatabase, realm: Realm, handleId: string) =>
    db
      .select()
      .from(handles)
      .where(and(eq(handles.realm, realm), eq(handles.handleId, handleId))),

  handleBySubject: (db: RegistryDatabase, realm: Realm, subject: string) =>
    db
      .select()
      .from(handles)
      .where(and(eq(handles.realm, realm), eq(handles.subject, subject))),

  formerName: (db: RegistryDatabase, realm: Realm, alias: string) =>
    db
      .select()
      .from(formerNames)
      .where(and(eq(formerNames.realm, realm), eq(formerNames.alias, alias))),

  liveLinks: (db: RegistryDatabase, realm: Realm, handleId: string) =>
    db
      .select()
      .from(links)
      .where(and(eq(links.realm, realm), eq(links.handleId, handleId), isLive)),

  /** With the names of their banks, for the customer's pages. */
  liveLinksWithBanks: (db: RegistryDatabase, realm: Realm, handleId: string) =>
    db
      .select({ ...getTableColumns(links), bankHandle: banks.bankHandle, bankName: banks.name })
      .from(links)
      .innerJoin(banks, banksOfLinks)
      .where(and(eq(links.realm, realm), eq(links.handleId, handleId), isLive)),

  linkByRef: (db: RegistryDatabase, realm: Realm, accountRef: string) =>
    db
      .select()
      .from(links)
      .where(and(eq(links.realm, realm), eq(links.accountRef, accountRef))),

  /** For many accounts at once, like the next two. */
  linksByRefs: (db: RegistryDatabase, realm: Realm, refs: readonly string[]) =>
    db
      .select()
      .from(links)
      .where(and(eq(links.realm, realm), isAmong(links.accountRef, refs))),

  handlesByAliases: (db: RegistryDatabase, realm: Realm, aliases: readonly string[]) =>
    db
      .select()
      .from(handles)
      .where(and(eq(handles.realm, realm), isAmong(handles.alias, aliases))),

  liveLinksOfHandles: (db: RegistryDatabase, realm: Realm, handleIds: readonly string[]) =>
    db
      .select()
      .from(links)
      .where(and(eq(links.realm, realm), isAmong(links.handleId, handleIds), isLive)),

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

  digestsOfBank: (db: RegistryDatabase, realm: Realm, bankId: string) =>
    db
      .select()
      .from(linkDigests)
      .where(and(eq(linkDigests.realm, realm), eq(linkDigests.bankId, bankId))),

  openClaim: (db: RegistryDatabase, realm: Realm, handleId: string) =>
    db
      .select()
      .from(claims)
      .where(and(eq(claims.realm, realm), eq(claims.handleId, handleId), isNull(claims.closedAt))),

  /** A bank's unsuccessful claims on a handle since an instant. */
  unsuccessfulClaims: (
    db: RegistryDatabase,
    { realm, handleId, claimantBankId }: Pick<ClaimRow, ClaimPlace>,
    since: number,
  ) =>
    db
      .select({ type: claims.type, disputedBy: claims.disputedBy })
      .from(claims)
      .where(
        and(
          eq(claims.realm, realm),
          eq(claims.handleId, handleId),
          eq(claims.claimantBankId, claimantBankId),
          gt(claims.openedAt, since),
          // An overdue claim may not be written as cancelled yet.
          ne(claims.status, "COMPLETED"),
        ),
      ),

  claimById: (db: RegistryDatabase, claimId: string) =>
    db.select().from(claims).where(eq(claims.claimId, claimId)),
};
