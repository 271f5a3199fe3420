import { eq, type SQL, sql } from "drizzle-orm";
import type { RowsOf } from "../frame/records/commit.ts";
import type { RegistryDatabase } from "./queries.ts";
import {
  claims,
  customerSessions,
  formerNames,
  handleDigests,
  handles,
  linkDigests,
  links,
  type Realm,
  realmBanks,
} from "./schema.ts";

/**
 * What a request names. All handles that it leads to are read, each with everything that belongs to
 * it.
 */
export interface Wanted {
  /** Undefined if the records themselves decide it: for a claim or a session. */
  realm?: Realm;
  aliases?: readonly string[];
  handleIds?: readonly string[];
  subjects?: readonly (string | null)[];
  accountRefs?: readonly string[];
  claimIds?: readonly string[];
  /** The accounts that a DELETE of the handle with this name has unlinked, instead of a list. */
  deletionOf?: string;
  /** The bank that asks. The guard may remember it for two seconds after it was switched off. */
  byBank?: string | undefined;
  /** A customer's session, by the hash of its address or of the browser's cookie. */
  session?: { addressSha256: string } | { visitSha256: string };
}

export type Records = RowsOf<ReturnType<typeof readsOf>>;

const listOf = (texts: readonly (string | null)[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(texts)}))`;

/** The accounts in a handle's `deletion` (schema.ts). */
const deletedBy = ({ realm, deletionOf }: Wanted): SQL =>
  sql`(SELECT key FROM json_each((SELECT deletion -> '$.links' FROM handles
    WHERE realm = ${realm} AND alias = ${deletionOf})))`;

const sessionIs = (session: Wanted["session"]): SQL =>
  session && "visitSha256" in session
    ? eq(customerSessions.visitSha256, session.visitSha256)
    : eq(customerSessions.addressSha256, session?.addressSha256 ?? "");

/** The handles that the names lead to, as a subquery of realm and handle_id. */
const handlesOf = (wanted: Wanted): SQL => {
  const { realm, aliases = [], handleIds = [], subjects = [], accountRefs = [] } = wanted;
  const { claimIds = [], session } = wanted;
  const proven = subjects.filter((subject) => subject !== null);
  const parts = [
    aliases.length > 0 &&
      sql`SELECT realm, handle_id FROM handles WHERE realm = ${realm} AND alias IN ${listOf(aliases)}`,
    handleIds.length > 0 &&
      sql`SELECT ${realm}, value FROM json_each(${JSON.stringify(handleIds)})`,
    proven.length > 0 &&
      sql`SELECT realm, handle_id FROM handles WHERE realm = ${realm} AND subject IN ${listOf(proven)}`,
    accountRefs.length > 0 &&
      sql`SELECT realm, handle_id FROM links WHERE realm = ${realm} AND account_ref IN ${listOf(accountRefs)}`,
    claimIds.length > 0 &&
      sql`SELECT realm, handle_id FROM claims WHERE claim_id IN ${listOf(claimIds)}`,
    // The claimant's customer may have another handle.
    claimIds.length > 0 &&
      sql`SELECT handles.realm, handles.handle_id FROM claims JOIN handles
          ON handles.realm = claims.realm AND handles.subject = claims.claimant_subject
        WHERE claim_id IN ${listOf(claimIds)}`,
    session && sql`SELECT realm, handle_id FROM customer_sessions WHERE ${sessionIs(session)}`,
  ].filter((part) => part instanceof Object);
  const [first = sql`SELECT NULL, NULL`, ...others] = parts;
  if (others.length === 0) return first;
  // SQLite looks a pair up in an index only for the rows of one simple SELECT.
  return sql`WITH named (realm, handle_id) AS MATERIALIZED (${sql.join(parts, sql` UNION ALL `)})
    SELECT realm, handle_id FROM named`;
};

/**
 * The reads of every decision, for one batch. All run on the primary database and each uses an
 * index. `status <> 'UNLINKED'` and `closed_at IS NULL` are the conditions of partial indexes. D1
 * takes at most five terms in one compound SELECT.
 */
export const readsOf = (db: RegistryDatabase, wanted: Wanted) => {
  const { realm = null, aliases = [], accountRefs = [], session, byBank } = wanted;
  const acting = byBank ?? "";
  const ofFound = sql`(realm, handle_id) IN (${handlesOf(wanted)})`;
  const isLive = sql`${ofFound} AND status <> 'UNLINKED'`;
  const isOpen = sql`${ofFound} AND closed_at IS NULL`;
  const isSession = sessionIs(session);
  const refs = wanted.deletionOf === undefined ? listOf(accountRefs) : deletedBy(wanted);
  const isNamed = sql`realm = ${realm} AND account_ref IN ${refs}`;
  // Of every bank that may have, get or lose a link or a handle.
  const isDigest = sql`realm IN ('test', 'live') AND bank_id IN (
      SELECT sponsor_bank_id FROM handles WHERE ${ofFound}
      UNION ALL SELECT bank_id FROM links WHERE ${isLive}
      UNION ALL SELECT bank_id FROM links WHERE ${isNamed}
      UNION ALL SELECT claimant_bank_id FROM claims WHERE ${isOpen}
      UNION ALL SELECT ${acting})`;
  return {
    handles: db.select().from(handles).where(ofFound),
    links: db.select().from(links).where(isLive),
    /** Ended ones too. */
    namedLinks: db.select().from(links).where(isNamed),
    claims: db.select().from(claims).where(isOpen),
    banks: db
      .select()
      .from(realmBanks)
      .where(sql`bank_id IN (
      SELECT sponsor_bank_id FROM handles WHERE ${ofFound}
      UNION ALL SELECT bank_id FROM links WHERE ${isLive}
      UNION ALL SELECT bank_id FROM links WHERE ${isNamed}
      UNION ALL SELECT bank_id FROM banks
        WHERE realm = ${realm} AND bank_handle IN ${listOf(aliases)}
      UNION ALL SELECT ${acting})`),
    partyBanks: db
      .select()
      .from(realmBanks)
      .where(sql`bank_id IN (
      SELECT claimant_bank_id FROM claims WHERE ${isOpen}
      UNION ALL SELECT holder_bank_id FROM claims WHERE ${isOpen}
      UNION ALL SELECT bank_id FROM customer_sessions WHERE ${isSession})`),
    formerNames: db
      .select()
      .from(formerNames)
      .where(sql`realm = ${realm} AND alias IN ${listOf(aliases)}`),
    linkDigests: db.select().from(linkDigests).where(isDigest),
    handleDigests: db.select().from(handleDigests).where(isDigest),
    sessions: db.select().from(customerSessions).where(isSession),
  };
};
