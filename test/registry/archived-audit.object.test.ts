import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sha256Hex } from "../../src/base/platform/crypto.ts";
import { signNumbered } from "../../src/base/platform/master-key.ts";
import { type ArchiveRow, signedText } from "../../src/frame/records/audit-files.ts";
import { auditSignature } from "../../src/frame/records/chain.ts";
import { admin } from "../../src/registry/environment.ts";
import {
  bucket,
  ENTRIES,
  nameOf,
  OLD,
  restoreDatabase,
  restoreFiles,
  run,
  setScene,
  verify,
  withoutTriggers,
} from "./archive-scene.ts";
import { asOwner, db, ok, registryEnv } from "./registry.ts";

/** The verification of a chain whose old entries are in files, and what it finds in them. */
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await setScene((at) => vi.setSystemTime(at));
});

afterAll(() => vi.useRealTimers());

beforeEach(async () => {
  vi.setSystemTime(OLD);
  await restoreDatabase("filed");
  await restoreFiles();
});

const WHOLE = ENTRIES + 2;

const textOf = async (first: number): Promise<string> =>
  (await (await bucket.get(nameOf(first)))?.text()) ?? "";

const hashOf = async (sequence: number): Promise<string> =>
  (await db
    .prepare("select hash from young_audit_log where chain = 'test' and sequence = ?")
    .bind(sequence)
    .first<string>("hash")) ?? "";

// @rule A5.5
describe("the verification reads across", () => {
  test("and reaches the head, for every chain and for one", async () => {
    expect(await verify()).toMatchObject({
      ...{ intact: true, faults: [], verified: WHOLE, complete: true },
      reached: { sequence: WHOLE },
    });
    const every = ok(await asOwner("/admin/v1/audit/verification"), 200).body;
    expect(every).toMatchObject({ intact: true, complete: true });
  });

  test.each([7, 1_000, 1_500, 2_000, 2_100])("from entry %i on", async (sequence) => {
    const hash = await hashOf(sequence);
    const after = `&after_sequence=${sequence}&after_hash=${hash}`;
    expect(await verify(after)).toMatchObject({ intact: true, verified: WHOLE - sequence });
    const wrong = `&after_sequence=${sequence}&after_hash=${"f".repeat(64)}`;
    expect((await verify(wrong)).faults).toEqual([{ sequence, kind: "HEAD" }]);
  });

  test.each([7, 1_000, 2_100])("and compares it with a noted head: %i", async (sequence) => {
    const head = (hash: string) => `&head_sequence=${sequence}&head_hash=${hash}`;
    expect((await verify(head(await hashOf(sequence)))).intact).toBe(true);
    const fault = { sequence, kind: "HEAD" };
    expect((await verify(head("f".repeat(64)))).faults).toEqual([fault]);
    const end = `&after_sequence=2200&after_hash=${await hashOf(2_200)}`;
    expect((await verify(end + head(await hashOf(sequence)))).intact).toBe(true);
    expect((await verify(end + head("f".repeat(64)))).faults).toEqual([fault]);
  });
});

/** A row that this deployment would have signed. */
const signRow = async (changes: Partial<ArchiveRow>): Promise<void> => {
  const row = await db
    .prepare(
      `select chain, first_sequence as firstSequence, last_sequence as lastSequence, sha256,
        last_hash as lastHash from audit_archive where last_sequence = 2000`,
    )
    .first<ArchiveRow>();
  const made = { ...(row as ArchiveRow), ...changes };
  const { signature } = await signNumbered(registryEnv(), auditSignature(admin), signedText(made));
  const update = `update audit_archive set sha256 = ?, last_hash = ?, signature = ?
    where last_sequence = 2000`;
  await withoutTriggers(() => run(update, made.sha256, made.lastHash, signature));
};

/** The second file with another text in it, and a row that this deployment would have signed. */
const writeSecond = async (text: string): Promise<void> => {
  await bucket.put(nameOf(1_001), text);
  await signRow({ sha256: sha256Hex(text) });
};

describe("the verification names", () => {
  const cases: [string, () => Promise<unknown>, { sequence: number; kind: string }, number][] = [
    [
      "a file that is missing",
      () => bucket.delete(nameOf(1)),
      { sequence: 1, kind: "FILE_MISSING" },
      WHOLE - 1_000,
    ],
    [
      "a file that was changed",
      async () => bucket.put(nameOf(1_001), (await textOf(1_001)).replace("ana-", "eve-")),
      { sequence: 1_001, kind: "FILE_CHANGED" },
      WHOLE - 1_000,
    ],
    [
      "a row of the archive that was changed",
      () =>
        withoutTriggers(() =>
          run("update audit_archive set last_hash = sha256 where last_sequence = 2000"),
        ),
      { sequence: 1_001, kind: "ARCHIVE" },
      1_000,
    ],
    [
      "a row of the archive that covers a deletion",
      async () => {
        await run(
          `insert into audit_archive select chain, 2001, 2100, sha256, last_hash, signature,
            signing_key from audit_archive where last_sequence = 2000`,
        );
        await run("delete from audit_log where chain = 'test' and sequence between 2001 and 2100");
      },
      { sequence: 2_001, kind: "ARCHIVE" },
      2_000,
    ],
    [
      "a row of the archive that is missing",
      () => withoutTriggers(() => run("delete from audit_archive where last_sequence = 1000")),
      { sequence: 1, kind: "GAP" },
      0,
    ],
    [
      "entries that are missing behind the files",
      () => withoutTriggers(() => run("delete from audit_log where sequence = 2001")),
      { sequence: 2_001, kind: "GAP" },
      2_000,
    ],
    [
      "a row whose link is not its file's last entry",
      () => signRow({ lastHash: "f".repeat(64) }),
      { sequence: 2_000, kind: "LINK" },
      2_000,
    ],
    [
      "an entry in a file that does not follow",
      async () =>
        writeSecond(
          (await textOf(1_001)).replace(
            /"previousHash":"\w+"/,
            `"previousHash":"${"f".repeat(64)}"`,
          ),
        ),
      { sequence: 1_001, kind: "LINK" },
      1_000,
    ],
    [
      "an entry that is missing in a file",
      async () => writeSecond((await textOf(1_001)).replace(/\n.*\n/, "\n")),
      { sequence: 1_002, kind: "GAP" },
      1_001,
    ],
    [
      "an entry in a file that was written anew",
      async () => writeSecond((await textOf(1_001)).replace("bnk_aurora", "bnk_eve")),
      { sequence: 1_001, kind: "CONTENT" },
      1_000,
    ],
    [
      "an entry that is in a file and in the database",
      () =>
        withoutTriggers(() =>
          run(
            "insert into audit_log select * from young_audit_log where sequence = 5 and chain = 'test'",
          ),
        ),
      { sequence: 5, kind: "DOUBLE" },
      WHOLE,
    ],
  ];

  test.each(cases)("%s", async (_case, tamper, fault, verified) => {
    await tamper();
    expect(await verify()).toMatchObject({ intact: false, fault, verified });
  });

  test("each of two files, and what follows them", async () => {
    await bucket.delete(nameOf(1));
    await bucket.put(nameOf(1_001), "nothing");
    await withoutTriggers(() => run("update audit_log set actor = 'x' where sequence = 2101"));
    expect((await verify()).faults).toEqual([
      { sequence: 1, kind: "FILE_MISSING" },
      { sequence: 1_001, kind: "FILE_CHANGED" },
      { sequence: 2_101, kind: "CONTENT" },
    ]);
  });
});
