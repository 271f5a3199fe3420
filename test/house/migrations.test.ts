import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { migrationsOf, readMigrationHashes, releaseNames } from "../released/release-files.ts";
import { findBeyondAdding } from "./additive.ts";
import { read } from "./source.ts";

/** A released migration is never edited, and a later one only adds (migrations/README.md). */
const today = readMigrationHashes();

describe.each(releaseNames())("since %s", (release) => {
  const released = migrationsOf(release);

  test("no migration was edited, deleted, or put before a released one", () => {
    const kept = Object.fromEntries(Object.keys(released).map((path) => [path, today[path]]));
    expect(kept).toEqual(released);
    for (const directory of new Set(Object.keys(released).map(dirname))) {
      const within = (paths: string[]) => paths.filter((path) => dirname(path) === directory);
      const first = within(Object.keys(released));
      expect(within(Object.keys(today)).slice(0, first.length)).toEqual(first);
    }
  });

  test.each([...new Set(Object.keys(today).map(dirname))])("%s was only added to", (directory) => {
    const paths = Object.keys(today).filter((path) => dirname(path) === directory);
    const isReleased = (path: string) => path in released;
    const later = paths.filter((path) => !isReleased(path));
    expect(findBeyondAdding(paths.filter(isReleased).map(read), later.map(read))).toEqual([]);
  });
});

const released = [
  "CREATE TABLE `pays` (`id` text PRIMARY KEY NOT NULL, `amount` integer NOT NULL, `note` text);",
  "CREATE INDEX `pays_amount` ON `pays` (`amount`); CREATE UNIQUE INDEX `u` ON `pays` (`note`);",
];

test.each<[string, string]>([
  ["a table with its keys", "CREATE TABLE n (a text UNIQUE); CREATE UNIQUE INDEX i ON n (a);"],
  ["a column that may be null", "ALTER TABLE `pays` ADD `why` text;"],
  ["a column with a default", "ALTER TABLE `pays` ADD `why` text DEFAULT 'none' NOT NULL;"],
  ["a column called check", "ALTER TABLE `pays` ADD `check` text;"],
  ["an index", "CREATE INDEX `pays_note` ON `pays` (`note`);"],
])("only adds: %s", (_, sql) => {
  expect(findBeyondAdding(released, [sql])).toEqual([]);
});

const rebuilt =
  "CREATE TABLE n (`id` text PRIMARY KEY NOT NULL, `amount` integer NOT NULL, `note` text);\n" +
  "INSERT INTO n SELECT * FROM pays; DROP TABLE pays; ALTER TABLE n RENAME TO pays;";

// Planted: each would lose or refuse what the workers of the release read and write.
test.each<[string, string, string]>([
  ["a dropped table", "DROP TABLE pays;", "the table pays is gone"],
  ["a dropped column", "ALTER TABLE pays DROP COLUMN amount;", "amount"],
  ["a dropped index", "DROP INDEX pays_amount;", "the index pays_amount is gone"],
  ["a dropped key of an upsert", "DROP INDEX u;", "the index u is gone"],
  ["a renamed table", "ALTER TABLE pays RENAME TO paid;", "the table pays is gone"],
  ["a renamed column", "ALTER TABLE pays RENAME COLUMN note TO why;", "pays.note is another"],
  ["NOT NULL without a default", "ALTER TABLE pays ADD why text NOT NULL;", "NOT NULL"],
  ["a new CHECK", "ALTER TABLE pays ADD why text CHECK (why <> '');", "a new constraint"],
  ["a new reference", "ALTER TABLE pays ADD why text REFERENCES pays (id);", "a new constraint"],
  ["a unique index", "CREATE UNIQUE INDEX o ON pays (amount);", "may refuse rows of pays"],
  [
    "a trigger",
    "CREATE TRIGGER t BEFORE INSERT ON pays BEGIN SELECT RAISE(ABORT, 'no'); END;",
    "the trigger t may refuse rows of pays",
  ],
  ["a rebuilt table", rebuilt, "the table pays was built anew"],
  ["rows that are rewritten", "UPDATE pays SET amount = amount * 100;", "changes rows: UPDATE"],
])("does more than add: %s", (_, sql, found) => {
  expect(findBeyondAdding(released, [sql]).join("\n")).toContain(found);
});
