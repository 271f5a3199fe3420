import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { readMigrations } from "../../../scripts/local/worker-plan.ts";
import { aliasOf, handleRows } from "./registry-place.ts";

/**
 * On paper: a nation's handles in several registry databases, each in the one that the hash of its
 * normalised alias says, modulo their number. Measures what a handle with its link, its two entries
 * of the audit log and of its bank's changes take, and how unequal the databases become. Nothing of
 * it is built (docs/scale.md). `node scripts/run.mjs test/bench/scale/registry-spread.ts`
 */
const HANDLES = 50_000_000;
const MEASURED = 100_000;
const D1_BYTES = 10_000_000_000;

/** An entry of the audit log and one of the bank's changes for the handle, and for its link. */
const trail = (count: number): string[] => {
  const range = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const record = `printf('{"alias":"customer-%d","status":"ACTIVE","subject":"%064d"}', i, i)`;
  return [
    `${range} INSERT INTO audit_log SELECT 'test', i, i, 'bank:bnk_bench', 'handle.created',
      printf('hdl_%043d', i), ${record}, printf('%064d', i), printf('%064d', i + 1),
      printf('%064d', i) FROM n`,
    `${range} INSERT INTO bank_changes SELECT 'test', 'bnk_bench', i, 0, i, 'handle.changed',
      printf('hdl_%043d', i), ${record} FROM n`,
  ];
};

const bytesIn = (db: DatabaseSync): number => {
  const pragma = (name: string) =>
    Number(Object.values(db.prepare(`PRAGMA ${name}`).get() as object)[0]);
  return pragma("page_count") * pragma("page_size");
};

/** What these rows add to a registry's database, in bytes for each of so many. */
const bytesEach = (rows: readonly string[], count: number): number => {
  const db = new DatabaseSync(":memory:");
  for (const { statements } of readMigrations("registry", "../../migrations/registry")) {
    for (const sql of statements) db.exec(sql);
  }
  db.exec("PRAGMA foreign_keys = OFF");
  const before = bytesIn(db);
  for (const sql of rows) db.exec(sql);
  return (bytesIn(db) - before) / count;
};

const placeOf = (alias: string, databases: number): number =>
  createHash("sha256").update(alias).digest().readUInt32BE(0) % databases;

/** How many more handles than the mean the fullest database has, as a share. */
const excess = (handles: number, databases: number): number => {
  const counts = new Array<number>(databases).fill(0);
  for (let n = 0; n < handles; n++) {
    const place = placeOf(aliasOf(n), databases);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return (Math.max(...counts) * databases) / handles - 1;
};

const record = bytesEach(handleRows(0, MEASURED), MEASURED);
const kept = bytesEach(trail(MEASURED), MEASURED);
console.log(`a handle with its link: ${Math.round(record)} bytes`);
console.log(
  `its entries in audit log and changes, each time it changes: ${Math.round(kept)} bytes`,
);
for (const databases of [4, 8, 16, 32]) {
  const each = HANDLES / databases;
  const gigabytes = (changes: number) =>
    ((each * (record + changes * kept)) / 1e9).toFixed(1).padStart(5);
  const share = (changes: number) =>
    `${gigabytes(changes)} GB (${Math.round((100 * each * (record + changes * kept)) / D1_BYTES)} %)`;
  console.log(
    `${databases} databases: ${(each / 1e6).toFixed(1)} million handles each, ` +
      `${share(0)} of records, ${share(2)} with two changes each; ` +
      `of ${MEASURED} handles the fullest has ${(100 * excess(MEASURED, databases)).toFixed(1)} % more`,
  );
}
