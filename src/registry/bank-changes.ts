import { sql } from "drizzle-orm";
import type { Statement } from "../base/platform/database.ts";
import { mayConfirm, mayOpenCustomerSession, readersOf } from "./link-rules.ts";
import type { RegistryDatabase } from "./queries.ts";
import {
  bankChanges,
  type ChangeType,
  type ClaimRow,
  type HandleRow,
  type LinkRow,
  type Realm,
} from "./schema.ts";
import { changedClaimView, linkView, sponsoredView } from "./views.ts";

/**
 * What a decision tells banks (docs/decisions/131). Each bank has a view of the records: what the
 * API shows it. Its changes are the differences between its views before and after the decision. So
 * no decision can forget a change, and none tells a bank more than it may read.
 */
export interface Viewed {
  handles: readonly HandleRow[];
  links: readonly LinkRow[];
  claims: readonly ClaimRow[];
}

export interface BankChange {
  bankId: string;
  type: ChangeType;
  /** Of the handle, the link or the claim. */
  id: string;
  /** As the bank sees it from now on; null if it no longer does. */
  record: object | null;
}

/** @rule R6.3 */
export const bankChangesBetween = (
  before: Viewed,
  after: Viewed,
  bankHandleOf: (bankId: string) => string,
): BankChange[] => {
  const was = viewsOf(before, bankHandleOf);
  const is = viewsOf(after, bankHandleOf);
  const gone = [...was].filter(([key]) => !is.has(key));
  return [
    ...[...is]
      .filter(
        ([key, { record }]) => JSON.stringify(was.get(key)?.record) !== JSON.stringify(record),
      )
      .map(([, view]) => view),
    ...gone.map(([, view]) => ({ ...view, record: null })),
  ];
};

/** Every record as each bank sees it, by bank, type and id. */
const viewsOf = (
  { handles, links, claims }: Viewed,
  bankHandleOf: (bankId: string) => string,
): Map<string, BankChange> => {
  const views = new Map<string, BankChange>();
  const add = (bankId: string, type: ChangeType, id: string, record: object): void => {
    views.set(`${bankId} ${type} ${id}`, { bankId, type, id, record });
  };
  const live = Map.groupBy(
    links.filter((link) => link.status !== "UNLINKED"),
    (link) => link.handleId,
  );
  const names = new Map<string, { alias: string; readers: ReadonlySet<string> }>();
  for (const handle of handles) {
    // A released name belongs to nobody.
    if (handle.alias === null) continue;
    const { handleId, alias } = handle;
    const own = live.get(handleId) ?? [];
    const readers = readersOf(handle, own);
    names.set(handleId, { alias, readers });
    for (const bankId of readers) {
      const view = sponsoredView(handle, bankHandleOf(handle.sponsorBankId));
      add(bankId, "HANDLE_CHANGED", handleId, view);
      const waiting = countWaiting(handle, own, bankId);
      if (waiting > 0) add(bankId, "LINK_WAITING", handleId, { alias, waiting });
    }
  }
  for (const link of links) {
    const name = names.get(link.handleId);
    // As when it is read: an ended link tells no name that the customer has chosen since.
    const isNamed = link.status !== "UNLINKED" || name?.readers.has(link.bankId);
    const view = linkView(link, (isNamed && name?.alias) || null, bankHandleOf(link.bankId));
    add(link.bankId, "LINK_CHANGED", link.accountRef, view);
  }
  for (const claim of claims) {
    for (const bankId of [claim.claimantBankId, claim.holderBankId]) {
      add(bankId, "CLAIM_CHANGED", claim.claimId, changedClaimView(claim));
    }
  }
  return views;
};

/** The links of other banks that the customer can confirm at this bank now. */
const countWaiting = (handle: HandleRow, links: readonly LinkRow[], bankId: string): number => {
  const situation = { bankId, handle, links };
  if (handle.status !== "ACTIVE" || !mayOpenCustomerSession(situation)) return 0;
  return links.filter((link) => mayConfirm(situation, link)).length;
};

/** One statement for many rows: D1 binds at most a hundred values, and 2 MB in one. */
const ROWS_AT_ONCE = 500;

/**
 * Written in the batch of the change, after its audit entries. The place is the last entry's
 * sequence: no change is written before one with a lower sequence, so a reader misses none.
 */
export const insertChanges = (
  db: RegistryDatabase,
  realm: Realm,
  at: number,
  changes: readonly BankChange[],
): Statement[] => {
  const statements: Statement[] = [];
  for (let first = 0; first < changes.length; first += ROWS_AT_ONCE) {
    const rows = changes
      .slice(first, first + ROWS_AT_ONCE)
      .map(({ bankId, type, id, record }) => [bankId, type, id, record]);
    // A chain that was cut off gives sequences again. That must not stop a suspension.
    statements.push(
      db
        .insert(bankChanges)
        .select(sql`SELECT ${realm}, value ->> 0,
          (SELECT max(sequence) FROM audit_log WHERE chain = ${realm}), ${first} + key, ${at},
          value ->> 1, value ->> 2, value ->> 3
          FROM json_each(${JSON.stringify(rows)}) WHERE true`)
        .onConflictDoNothing(),
    );
  }
  return statements;
};
