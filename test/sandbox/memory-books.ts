import { createHash } from "node:crypto";
import {
  type Books,
  type BookTable,
  type Moment,
  tableKeys,
} from "../../src/sandbox/bank/books.ts";
import { beginWorld } from "../../src/sandbox/genesis.ts";

/**
 * The books on plain maps. The rules under test cannot distinguish them from the object's tables.
 */
const memoryTable = (key: readonly string[]): BookTable<object> => {
  const rows = new Map<string, Record<string, unknown>>();
  const keyOf = (row: object) =>
    JSON.stringify(key.map((column) => (row as Record<string, unknown>)[column]));
  const matching = (where: object) =>
    [...rows.values()].filter((row) =>
      Object.entries(where).every(([column, value]) => row[column] === value),
    );
  return {
    get: (...values) => {
      const row = rows.get(JSON.stringify(values));
      return row ? { ...row } : null;
    },
    put: (row) => {
      rows.set(keyOf(row), { ...row });
    },
    list: (where) => matching(where).map((row) => ({ ...row })),
    newest: (where, count) =>
      matching(where)
        .reverse()
        .slice(0, count)
        .map((row) => ({ ...row })),
    remove: (where) => {
      for (const row of matching(where)) rows.delete(keyOf(row));
    },
  };
};

const emptyBooks = (): Books =>
  Object.fromEntries(
    Object.entries(tableKeys).map(([name, key]) => [name, memoryTable(key)]),
  ) as unknown as Books;

export const T0 = Date.parse("2026-01-01T12:00:00.000Z");

/** A clock that only the test moves, and texts that are counted instead of random. */
const testMoment = (): Moment => {
  let drawn = 0;
  return {
    now: T0,
    token: () => `T${String(++drawn).padStart(42, "0")}`,
    digits: (length) => String(++drawn).padStart(length, "0"),
    sha256: (text) => createHash("sha256").update(text).digest("hex"),
  };
};

/** The first day of the world. */
export const worldBooks = (): { books: Books; moment: Moment } => {
  const books = emptyBooks();
  const moment = testMoment();
  beginWorld(books, moment);
  return { books, moment };
};
