import { lstatSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { placesIn } from "../../../scripts/local/places.ts";

export type StoredClass = "PaymentSession" | "ConsentObject" | "PaymentOrder" | "MandateObject";

/** The stored bytes of one object of a class. Each object is one SQLite file. */
export const storedRecordBytes = (stateDir: string, className: StoredClass): number => {
  const form = new RegExp(`${className}.[0-9a-f]{64}\\.sqlite$`);
  const file = storedFiles(stateDir, "do").find((path) => form.test(path));
  if (!file) throw new Error(`no ${className} is stored`);
  const stored = new DatabaseSync(file, { readOnly: true });
  try {
    const row = stored.prepare("SELECT length(value) AS bytes FROM _cf_KV").get();
    return Number(row?.bytes);
  } finally {
    stored.close();
  }
};

/** Bytes used in the file system, in whole blocks, for objects and for the database. */
export const diskBytes = (stateDir: string): { objects: number; database: number } => ({
  objects: allocatedTo(storedFiles(stateDir, "do")),
  database: allocatedTo(storedFiles(stateDir, "d1")),
});

/** The gateway's files of one kind of storage, by the local runtime's name. */
export const storedFiles = (stateDir: string, kind: "do" | "d1"): string[] =>
  readdirSync(placesIn(stateDir).storage("gateway"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.split(sep).includes(kind))
    .map((entry) => join(entry.parentPath, entry.name));

/** A write-ahead log may disappear between listing and reading. */
const allocatedTo = (files: readonly string[]): number =>
  files.reduce((bytes, file) => {
    const found = lstatSync(file, { throwIfNoEntry: false });
    return bytes + (found?.blocks ?? 0) * 512;
  }, 0);
