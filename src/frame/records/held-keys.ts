import { and, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import { described } from "../../base/kernel/fields.ts";
import { type Refusal, refuse } from "../../base/kernel/result.ts";
import type { Database } from "../../base/platform/database.ts";
import { isolateCache } from "../../base/platform/isolate-cache.ts";
import type { AdminEnv } from "./administration.ts";
import { changesSoFar } from "./commit.ts";
import { adminKeys, keys } from "./schema.ts";

/**
 * Keys that their holders make themselves and of which they send the SHA-256, so that nobody who
 * proposes a key can use it (docs/decisions/146). They have no checksum of this deployment.
 * @rule A1.4
 */
export const heldKeyHash = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, "must be 64 characters of 0 to 9 and a to f"),
  described("The SHA-256 of a key that its holder has made.", "0123456789abcdef".repeat(4)),
);

/** The digits of a key's SHA-256 by which its approver and its holder can compare it. */
const FINGERPRINT = 16;

export const fingerprintOf = (sha256: string): string => sha256.slice(0, FINGERPRINT);

/** Whether a key with this hash exists, retired ones included. */
export const isTaken = async (db: Database, sha256: string): Promise<boolean> => {
  const [staff, parties] = await db.batch([
    db.select({ keyId: adminKeys.keyId }).from(adminKeys).where(eq(adminKeys.sha256, sha256)),
    db.select({ keyId: keys.keyId }).from(keys).where(eq(keys.sha256, sha256)),
  ]);
  return staff.length + parties.length > 0;
};

/** ALREADY_EXISTS if the hash is that of a key; null if it is new. */
export const refuseTakenKey = async (
  { OWNER_ADMIN_KEY_SHA256: owner }: AdminEnv,
  db: Database,
  sha256: string,
): Promise<Refusal | null> =>
  sha256 === owner.toLowerCase() || (await isTaken(db, sha256))
    ? refuse("ALREADY_EXISTS", { field: "sha256" })
    : null;

/** What the holder of a new key must send. @rule A1.4 */
export const refuseWithoutHash = (): Refusal => {
  const message = "sha256: this key must be made by its holder, who sends its SHA-256";
  return refuse("VALIDATION_FAILED", { field: "sha256", message });
};

type Table = typeof adminKeys | typeof keys;

/** The hashes of a table, as one read of an isolate in a second and a half. */
const knownHashes = isolateCache<readonly string[]>();

/**
 * The hashes of all keys that holders made and that have not retired. A guard compares a key with
 * them that has no checksum, so invented keys cost one small read in a second and a half, however
 * many there are. A change of this isolate begins a new list.
 */
export const heldHashes =
  (db: Database, name: string, table: Table) => (): Promise<readonly string[]> =>
    knownHashes.read(`${name} ${changesSoFar()}`, async () => {
      const { sha256, byHolder, retiredAt } = table as typeof keys;
      const rows = await db
        .select({ sha256 })
        .from(table as typeof keys)
        .where(and(eq(byHolder, true), isNull(retiredAt)));
      return rows.flatMap((row) => row.sha256 ?? []);
    });
