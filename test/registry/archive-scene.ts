import { ok as done } from "../../src/base/kernel/result.ts";
import { archiveAudit } from "../../src/frame/records/audit-archive.ts";
import { commitTo } from "../../src/frame/records/commit.ts";
import { admin, type RegistryEnv } from "../../src/registry/environment.ts";
import { asOwner, db, migrate, ok, registryEnv } from "./registry.ts";

/** A chain with old entries, its files, and what an attacker does to both. */
const WRITTEN = Date.UTC(2026, 0, 1);
/** From here on the entries are older than two years. */
export const OLD = WRITTEN + 731 * 86_400_000;

/** As many entries as two files have, and some that stay. */
export const ENTRIES = 2_300;

export const bucket = registryEnv().ARCHIVE;

export const nameOf = (first: number): string =>
  `audit/test/${String(first).padStart(12, "0")}.jsonl`;

export const run = (sql: string, ...values: unknown[]) =>
  db
    .prepare(sql)
    .bind(...values)
    .run();

const writeEntries = async (count: number): Promise<void> => {
  const author = { chain: "test" as const, actor: "bank:bnk_aurora" };
  const entries = Array.from({ length: count }, (_, place) => ({
    ...{ action: "handle.created", subject: `hdl_${place}`, details: { alias: `ana-${place}` } },
  }));
  await commitTo(admin, registryEnv(), author, async () =>
    done({ statements: [], entries, answer: null }),
  );
};

/** What an attacker with access to the database would do first. */
export const withoutTriggers = async (tamper: () => Promise<unknown>): Promise<void> => {
  const { results } = await db
    .prepare("select name, sql from sqlite_master where type = 'trigger'")
    .all<{ name: string; sql: string }>();
  for (const { name } of results) await db.prepare(`drop trigger ${name}`).run();
  await tamper();
  for (const { sql } of results) await db.prepare(sql).run();
};

/** The database as it was at a time, as Time Travel brings it back. The files stay. */
const keepDatabase = async (time: string): Promise<void> => {
  for (const table of ["audit_log", "audit_archive"]) {
    await run(`create table ${time}_${table} as select * from ${table}`);
  }
};

export const restoreDatabase = (time: "young" | "filed"): Promise<void> =>
  withoutTriggers(async () => {
    for (const table of ["audit_log", "audit_archive"]) {
      await run(`delete from ${table}`);
      await run(`insert into ${table} select * from ${time}_${table}`);
    }
  });

const files = new Map<string, string>();

export const emptyBucket = async (): Promise<void> => {
  const { objects } = await bucket.list();
  await bucket.delete(objects.map(({ key }) => key));
};

export const restoreFiles = async (): Promise<void> => {
  await emptyBucket();
  for (const [name, text] of files) await bucket.put(name, text);
};

export const archive = (env: RegistryEnv = registryEnv()): Promise<void> =>
  archiveAudit(admin, env);

/** Two states: `young` before anything moved, and `filed` after two files were written. */
export const setScene = async (moveTo: (at: number) => void): Promise<void> => {
  await migrate();
  moveTo(WRITTEN);
  for (let count = 0; count < ENTRIES; count += 100) await writeEntries(100);
  await keepDatabase("young");
  moveTo(OLD);
  for (let runs = 0; runs < 3; runs++) await archive();
  await keepDatabase("filed");
  const { objects } = await bucket.list();
  for (const { key } of objects) files.set(key, (await (await bucket.get(key))?.text()) ?? "");
};

export const verify = async (query = "", env: RegistryEnv = registryEnv()) =>
  ok(await asOwner(`/admin/v1/audit/verification?chain=test${query}`, undefined, { env }), 200)
    .body;

/** The sequences of the list, from its first page to its last. */
export const listed = async (): Promise<number[]> => {
  const sequences: number[] = [];
  let cursor = "";
  do {
    const { body } = ok(await asOwner(`/admin/v1/audit?chain=test&limit=100${cursor}`), 200);
    sequences.push(...body.data.map((entry: { sequence: number }) => entry.sequence));
    cursor = body.next_cursor === null ? "" : `&cursor=${body.next_cursor}`;
  } while (cursor !== "");
  return sequences;
};

export const stored = (table: string) =>
  db.prepare(`select count(*) as n from ${table} where chain = 'test'`).first<number>("n");
