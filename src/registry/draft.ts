import { and, eq, sql } from "drizzle-orm";
import type { AuditEntry } from "../admin/chain.ts";
import type { Decision } from "../admin/commit.ts";
import { sha256Hex } from "../platform/crypto.ts";
import type { Statement } from "../platform/database.ts";
import type { RegistryDatabase } from "./queries.ts";
import {
  type ClaimRow,
  claims,
  formerNames,
  type HandleRow,
  handles,
  type LinkRow,
  links,
  type Realm,
} from "./schema.ts";
import { linkDigests } from "./schema-governance.ts";

/**
 * What one decision will write, in that order. Links change only here, so no change can forget the
 * digests that banks reconcile with, and each change carries its audit entry.
 */
export class Draft {
  readonly db: RegistryDatabase;
  readonly realm: Realm;
  /** The instant of the decision. */
  readonly at: number;
  readonly #statements: Statement[] = [];
  readonly #entries: AuditEntry[] = [];
  readonly #digests = new Map<string, DigestChange>();

  constructor(db: RegistryDatabase, realm: Realm, at: number) {
    this.db = db;
    this.realm = realm;
    this.at = at;
  }

  note(action: string, subject: string, details: Record<string, unknown> = {}): void {
    this.#entries.push({ action, subject, details });
  }

  write(statement: Statement): void {
    this.#statements.push(statement);
  }

  insertHandle(row: HandleRow): void {
    this.write(this.db.insert(handles).values(row));
  }

  updateHandle(row: HandleRow, changes: Partial<HandleRow>): HandleRow {
    const place = and(eq(handles.realm, row.realm), eq(handles.handleId, row.handleId));
    this.write(this.db.update(handles).set(changes).where(place));
    return { ...row, ...changes };
  }

  /** Reserves a name that was given up until `endsAt`. */
  quarantineName(alias: string, handleId: string, endsAt: number): void {
    this.write(this.db.insert(formerNames).values({ realm: this.realm, alias, handleId, endsAt }));
  }

  /** Frees a name from its quarantine. */
  endQuarantine(alias: string): void {
    const place = and(eq(formerNames.realm, this.realm), eq(formerNames.alias, alias));
    this.write(this.db.delete(formerNames).where(place));
  }

  insertLink(row: LinkRow, alias: string | null): void {
    this.write(this.db.insert(links).values(row));
    this.#count(row, alias, 1);
  }

  updateLink(row: LinkRow, changes: Partial<LinkRow>, alias: string | null): LinkRow {
    const changed = { ...row, ...changes };
    const place = and(eq(links.realm, row.realm), eq(links.accountRef, row.accountRef));
    this.write(this.db.update(links).set(changes).where(place));
    this.#count(row, alias, -1);
    this.#count(changed, alias, 1);
    return changed;
  }

  /** The handle of a link was renamed, so the bank's digest changes. */
  renameLink(row: LinkRow, from: string | null, to: string): void {
    this.#count(row, from, -1);
    this.#count(row, to, 1);
  }

  insertClaim(row: ClaimRow): void {
    this.write(this.db.insert(claims).values(row));
  }

  updateClaim(row: ClaimRow, changes: Partial<ClaimRow>): ClaimRow {
    this.write(this.db.update(claims).set(changes).where(eq(claims.claimId, row.claimId)));
    return { ...row, ...changes };
  }

  /** The complete decision. It reads the digests that it changes. */
  async decision<Answer>(answer: Answer): Promise<Decision<Answer>> {
    const digests = await this.#digestStatements();
    return { statements: [...this.#statements, ...digests], entries: this.#entries, answer };
  }

  #count(row: LinkRow, alias: string | null, by: 1 | -1): void {
    if (row.status === "UNLINKED") return;
    const place = `${row.bankId} ${row.bucket}`;
    const change = this.#digests.get(place) ?? {
      bankId: row.bankId,
      bucket: row.bucket,
      count: 0,
      digest: EMPTY_DIGEST,
    };
    change.count += by;
    change.digest = xorHex(change.digest, linkFingerprint(row, alias));
    this.#digests.set(place, change);
  }

  async #digestStatements(): Promise<Statement[]> {
    const changes = [...this.#digests.values()].filter(
      (change) => change.count !== 0 || change.digest !== EMPTY_DIGEST,
    );
    if (changes.length === 0) return [];
    const wanted = JSON.stringify(changes.map(({ bankId, bucket }) => [bankId, bucket]));
    const known = await this.db
      .select()
      .from(linkDigests)
      .where(
        and(
          eq(linkDigests.realm, this.realm),
          sql`(${linkDigests.bankId}, ${linkDigests.bucket}) IN
            (SELECT value ->> 0, value ->> 1 FROM json_each(${wanted}))`,
        ),
      );
    const before = new Map(known.map((row) => [`${row.bankId} ${row.bucket}`, row]));
    return changes.map(({ bankId, bucket, count, digest }) => {
      const row = before.get(`${bankId} ${bucket}`);
      const changed = {
        count: (row?.count ?? 0) + count,
        digest: xorHex(row?.digest ?? EMPTY_DIGEST, digest),
      };
      return this.db
        .insert(linkDigests)
        .values({ realm: this.realm, bankId, bucket, ...changed })
        .onConflictDoUpdate({
          target: [linkDigests.realm, linkDigests.bankId, linkDigests.bucket],
          set: changed,
        });
    });
  }
}

interface DigestChange {
  bankId: string;
  bucket: string;
  count: number;
  digest: string;
}

export const EMPTY_DIGEST = "0".repeat(64);

/** The one of sixteen buckets that a link belongs to. */
export const bucketOf = (accountRef: string): string => sha256Hex(accountRef).slice(0, 1);

/** The fingerprint that a bank computes of its own record of a link [DICT VSync]. */
const linkFingerprint = (
  row: Pick<LinkRow, "accountRef" | "currency" | "status">,
  alias: string | null,
): string => sha256Hex(JSON.stringify([row.accountRef, alias, row.currency, row.status]));

/**
 * XOR of two values of 32 bytes in hex. The order does not matter, and a value applied twice
 * cancels out.
 */
export const xorHex = (a: string, b: string): string =>
  (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(16).padStart(64, "0");
