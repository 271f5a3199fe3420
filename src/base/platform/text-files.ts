import { sha256Hex } from "./crypto.ts";

/** Text files in R2, which are written once and never changed. */

/** No file is longer, so nothing that another has put there fills the memory. */
const MOST_BYTES = 16_000_000;

/** Null if there is none. Of a longer one the beginning. */
export const readFile = async (bucket: R2Bucket, name: string): Promise<string | null> => {
  const found = await bucket.get(name, { range: { offset: 0, length: MOST_BYTES } });
  return found ? await found.text() : null;
};

/**
 * False if a file with another content has the name: then that one stays. A file that is there
 * already is as good as written, so a repeat needs no right to replace it (a lock of the bucket).
 * R2 stores a file whole or not at all, and checks what it has received.
 */
export const writeFile = async (bucket: R2Bucket, name: string, text: string): Promise<boolean> => {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST_BYTES) throw new Error(`${name} is too long to be read again`);
  const there = await readFile(bucket, name);
  if (there !== null) return there === text;
  const ifThereIsNone = new Headers({ "if-none-match": "*" });
  const options = { onlyIf: ifThereIsNone, sha256: sha256Hex(text) };
  const written = await bucket.put(name, bytes, options);
  return written !== null || (await readFile(bucket, name)) === text;
};
