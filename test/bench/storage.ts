import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { placesIn } from "../../scripts/local/places.ts";

/** What a running gateway keeps on disk: one small SQLite file for each object, and its D1. */
const storageOf = (stateDir: string): string => placesIn(stateDir).storage("gateway");

/** The bytes of a new session's record as it is stored. */
export const storedRecordBytes = (stateDir: string): number => {
  const objects = join(storageOf(stateDir), "do");
  const folder = readdirSync(objects).find((name) => name.endsWith("PaymentSession"));
  const files = folder ? readdirSync(join(objects, folder)) : [];
  const file = files.find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (!folder || !file) throw new Error("no session is stored");
  const stored = new DatabaseSync(join(objects, folder, file), { readOnly: true });
  try {
    const row = stored.prepare("SELECT length(value) AS bytes FROM _cf_KV").get();
    return Number(row?.bytes);
  } finally {
    stored.close();
  }
};

/** Bytes that the file system has given away, whole blocks, for objects and for the database. */
export const diskBytes = (stateDir: string): { objects: number; database: number } => ({
  objects: allocatedBelow(join(storageOf(stateDir), "do")),
  database: allocatedBelow(join(storageOf(stateDir), "d1")),
});

const allocatedBelow = (directory: string): number => {
  let bytes = 0;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    // workerd may remove a write-ahead log between listing and looking.
    const found = lstatSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false });
    bytes += (found?.blocks ?? 0) * 512;
  }
  return bytes;
};
