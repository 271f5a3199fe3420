import { and, eq } from "drizzle-orm";
import { sha256Hex } from "../base/platform/crypto.ts";
import type { Statement } from "../base/platform/database.ts";
import type { AuditEntry } from "../frame/records/chain.ts";
import type { Decision } from "../frame/records/commit.ts";
import { bankChangesBetween, insertChanges } from "./bank-changes.ts";
import type { RegistryDatabase } from "./queries.ts";
import type { Records } from "./records.ts";
import {
  type ClaimRow,
  claims,
  type FormerNameRow,
  formerNames,
  type HandleRow,
  handleDigests,
  handles,
  type LinkRow,
  linkDigests,
  links,
  type Realm,
  type RealmBankRow,
} from "./schema.ts";

/** A handle with everything that belongs to it. */
export interface HandleContext {
  handle: HandleRow;
  /** All links that are not UNLINKED. */
  links: LinkRow[];
  claim: ClaimRow | null;
}

/**
 * The records that a decision was read for, as they are after what it has decided so far, and what
 * it will write. A read makes one too, applies what is due, shows the result and throws it away.
 */
export class Draft {
  readonly db: RegistryDatabase;
  /** The instant of the decision. */
  readonly at: number;
  readonly #realm: Realm | undefined;
  readonly #read: Records;
  readonly #statements: Statement[] = [];
  readonly #entries: AuditEntry[] = [];
  readonly #handles: Map<string, HandleRow>;
  readonly #links: Map<string, LinkRow>;
  readonly #claims: Map<string, ClaimRow>;
  readonly #banks: Map<string, RealmBankRow>;

  constructor(db: RegistryDatabase, at: number, read: Records, realm?: Realm) {
    this.db = db;
    this.at = at;
    this.#read = read;
    this.#realm = realm ?? read.handles[0]?.realm;
    this.#handles = new Map(read.handles.map((row) => [row.handleId, row]));
    this.#links = new Map([...read.links, ...read.namedLinks].map((row) => [row.accountRef, row]));
    this.#claims = new Map(read.claims.map((row) => [row.claimId, row]));
    this.#banks = new Map([...read.banks, ...read.partyBanks].map((row) => [row.bank_id, row]));
  }

  get realm(): Realm {
    if (this.#realm === undefined) throw new Error("a draft without records has no realm");
    return this.#realm;
  }

  /** The customer's session that was asked for. */
  get session() {
    return this.#read.sessions[0];
  }

  /** Every handle that was read. */
  get handleIds(): string[] {
    return this.#read.handles.map((row) => row.handleId);
  }

  /** A handle by its id, whatever its name is now. */
  context(handleId: string): HandleContext | null {
    const handle = this.#handles.get(handleId);
    if (!handle) return null;
    const own = [...this.#links.values()].filter(
      (link) => link.handleId === handleId && link.status !== "UNLINKED",
    );
    const open = [...this.#claims.values()].find(
      (claim) => claim.handleId === handleId && claim.closedAt === null,
    );
    return { handle, links: own, claim: open ?? null };
  }

  /** The handle of a name; null if the name leads to none now. */
  byAlias(alias: string): HandleContext | null {
    const handle = [...this.#handles.values()].find((row) => row.alias === alias);
    return handle ? this.context(handle.handleId) : null;
  }

  /** The handles of a customer; none without a subject. */
  bySubject(subject: string | null): HandleRow[] {
    return [...this.#handles.values()].filter(
      (handle) => subject !== null && handle.subject === subject,
    );
  }

  /** A link by its reference, even if it has ended. */
  link(accountRef: string): LinkRow | undefined {
    return this.#links.get(accountRef);
  }

  bank(bankId: string): RealmBankRow {
    const bank = this.#banks.get(bankId);
    if (!bank) throw new Error("a bank is gone");
    return bank;
  }

  findBank(is: (bank: RealmBankRow) => boolean): RealmBankRow | undefined {
    return [...this.#banks.values()].find(is);
  }

  formerName(alias: string): FormerNameRow | undefined {
    return this.#read.formerNames.find((row) => row.alias === alias);
  }

  note(action: string, subject: string, details: Record<string, unknown> = {}): void {
    this.#entries.push({ action, subject, details });
  }

  write(statement: Statement): void {
    this.#statements.push(statement);
  }

  insertHandle(values: Omit<HandleRow, "bucket">): HandleRow {
    const row = { ...values, bucket: bucketOf(values.handleId) };
    this.#handles.set(row.handleId, row);
    this.write(this.db.insert(handles).values(row));
    return row;
  }

  updateHandle(row: HandleRow, changes: Partial<HandleRow>): HandleRow {
    const changed = { ...row, ...changes };
    const place = and(eq(handles.realm, row.realm), eq(handles.handleId, row.handleId));
    this.#handles.set(row.handleId, changed);
    this.write(this.db.update(handles).set(changes).where(place));
    return changed;
  }

  /** Notes a name that was given up (schema.ts). */
  insertFormerName(row: Omit<FormerNameRow, "realm">): void {
    this.write(this.db.insert(formerNames).values({ realm: this.realm, ...row }));
  }

  /** The name has a holder again. */
  forgetFormerName(alias: string): void {
    const place = and(eq(formerNames.realm, this.realm), eq(formerNames.alias, alias));
    this.write(this.db.delete(formerNames).where(place));
  }

  insertLink(row: LinkRow): void {
    this.#links.set(row.accountRef, row);
    this.write(this.db.insert(links).values(row));
  }

  updateLink(row: LinkRow, changes: Partial<LinkRow>): LinkRow {
    const changed = { ...row, ...changes };
    const place = and(eq(links.realm, row.realm), eq(links.accountRef, row.accountRef));
    this.#links.set(row.accountRef, changed);
    this.write(this.db.update(links).set(changes).where(place));
    return changed;
  }

  insertClaim(row: ClaimRow): void {
    this.#claims.set(row.claimId, row);
    this.write(this.db.insert(claims).values(row));
  }

  updateClaim(row: ClaimRow, changes: Partial<ClaimRow>): ClaimRow {
    const set = { ...changes, updatedAt: this.at };
    const changed = { ...row, ...set };
    this.#claims.set(row.claimId, changed);
    this.write(this.db.update(claims).set(set).where(eq(claims.claimId, row.claimId)));
    return changed;
  }

  /** The complete decision, with the digests that banks reconcile with, and their changes. */
  decision<Answer>(answer: Answer): Decision<Answer> {
    const told = [...this.#digestStatements(), ...this.#changeStatements()];
    const statements = [...this.#statements, ...told];
    return { statements, entries: this.#entries, answer };
  }

  #changeStatements(): Statement[] {
    const { handles: read, links: linked, namedLinks, claims: open } = this.#read;
    const changes = bankChangesBetween(
      { handles: read, links: [...linked, ...namedLinks], claims: open },
      {
        handles: [...this.#handles.values()],
        links: [...this.#links.values()],
        claims: [...this.#claims.values()],
      },
      (bankId) => this.bank(bankId).bank_handle,
    );
    return changes.length === 0 ? [] : insertChanges(this.db, this.realm, this.at, changes);
  }

  /** No change can forget a digest: they follow from links and handles before and after. */
  #digestStatements(): Statement[] {
    const { handles: before, links: linked, namedLinks } = this.#read;
    const changes = new Map<string, DigestChange>();
    const count = (table: DigestTable, { bankId, bucket, fingerprint }: Counted, by: 1 | -1) => {
      const place = `${table} ${bankId} ${bucket}`;
      const change = changes.get(place) ?? {
        table,
        bankId,
        bucket,
        count: 0,
        digest: EMPTY_DIGEST,
      };
      change.count += by;
      change.digest = xorHex(change.digest, fingerprint);
      changes.set(place, change);
    };
    const compare = (table: DigestTable, from: Counted | null, to: Counted | null): void => {
      if (from) count(table, from, -1);
      if (to) count(table, to, 1);
    };
    const formerHandles = new Map(before.map((row) => [row.handleId, row]));
    for (const row of this.#handles.values()) {
      const was = formerHandles.get(row.handleId);
      if (was !== row)
        compare("handleDigests", was ? countedHandle(was) : null, countedHandle(row));
    }
    const former = new Map([...linked, ...namedLinks].map((row) => [row.accountRef, row]));
    for (const row of this.#links.values()) {
      const was = former.get(row.accountRef);
      const from = formerHandles.get(row.handleId)?.alias ?? null;
      const to = this.#handles.get(row.handleId)?.alias ?? null;
      if (was === row && from === to) continue;
      compare("linkDigests", was ? countedLink(was, from) : null, countedLink(row, to));
    }
    return [...changes.values()]
      .filter((change) => change.count !== 0 || change.digest !== EMPTY_DIGEST)
      .map((change) => this.#digestStatement(change));
  }

  #digestStatement({ table: name, bankId, bucket, count, digest }: DigestChange): Statement {
    const row = this.#read[name].find((one) => one.bankId === bankId && one.bucket === bucket);
    const changed = {
      count: (row?.count ?? 0) + count,
      digest: xorHex(row?.digest ?? EMPTY_DIGEST, digest),
    };
    const table = digestTables[name];
    return this.db
      .insert(table)
      .values({ realm: this.realm, bankId, bucket, ...changed })
      .onConflictDoUpdate({ target: [table.realm, table.bankId, table.bucket], set: changed });
  }
}

const digestTables = { linkDigests, handleDigests };
type DigestTable = keyof typeof digestTables;

/** What a bank's digest counts in one of its sixteen buckets. */
interface Counted {
  bankId: string;
  bucket: string;
  fingerprint: string;
}

interface DigestChange extends Omit<Counted, "fingerprint"> {
  table: DigestTable;
  count: number;
  digest: string;
}

export const EMPTY_DIGEST = "0".repeat(64);

/** The one of sixteen buckets that a link belongs to by its account_ref, a handle by its id. */
export const bucketOf = (id: string): string => sha256Hex(id).slice(0, 1);

/** The fingerprint that a bank computes of its own record of a link [DICT VSync]. */
const countedLink = (row: LinkRow, alias: string | null): Counted | null =>
  row.status === "UNLINKED"
    ? null
    : countedAs(row.bankId, row.bucket, [row.accountRef, alias, row.currency, row.status]);

/**
 * The sponsor's own suspension is in it: under the operator's the status would not tell that it was
 * lost, and after the operator's the handle would be ACTIVE.
 */
const countedHandle = (row: HandleRow): Counted | null =>
  row.alias === null
    ? null
    : countedAs(row.sponsorBankId, row.bucket, [
        row.handleId,
        row.alias,
        row.status,
        row.bankSuspension,
      ]);

const countedAs = (bankId: string, bucket: string, record: readonly (string | null)[]) => ({
  bankId,
  bucket,
  fingerprint: sha256Hex(JSON.stringify(record)),
});

/**
 * XOR of two values of 32 bytes in hex. The order does not matter, and a value applied twice
 * cancels out.
 */
export const xorHex = (a: string, b: string): string =>
  (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(16).padStart(64, "0");
