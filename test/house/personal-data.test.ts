import { expect, it, test } from "vitest";
import { fields, tables } from "./personal-data.ts";
import { list, read } from "./source.ts";

const page = read("docs/personal-data.md");

const listed = ({ personal, others }: { personal: string; others: string }): string[] =>
  `${personal} ${others}`.trim().split(/\s+/).sort();

const personalIn = ({ personal }: { personal: string }): string[] =>
  personal.split(" ").filter((name) => name !== "");

/** The tables and columns that a database's migrations make. */
const columnsOf = (database: string): Record<string, string[]> => {
  const sql = list(`migrations/${database}/*.sql`).map(read).join("\n");
  const created = sql.matchAll(/CREATE TABLE `(\w+)` \(([\s\S]*?)\n\)/g);
  const added = [...sql.matchAll(/ALTER TABLE `(\w+)` ADD `(\w+)`/g)];
  return Object.fromEntries(
    [...created].map(([, table = "", body = ""]) => [
      table,
      [
        ...[...body.matchAll(/^\s*`(\w+)`/gm)].map(([, column = ""]) => column),
        ...added.flatMap(([, of, column = ""]) => (of === table ? [column] : [])),
      ].sort(),
    ]),
  );
};

test.each(Object.entries(tables))("every column of %s has a class", (database, classes) => {
  const known = Object.entries(classes).map(([table, one]) => [table, listed(one)]);
  expect(Object.fromEntries(known)).toEqual(columnsOf(database));
});

test("every database is here", () => {
  const migrations = list("migrations/*/0000_*.sql").map((path) => path.split("/")[1]);
  expect(Object.keys(tables).sort()).toEqual(migrations);
});

/** The names of all members of a value, in any depth. */
const namesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...namesIn(member)]);
};

/** The stored values of a captured file: those beside the name of a namespace. */
const storedIn = (value: unknown): unknown[] => {
  if (typeof value !== "object" || value === null) return [];
  if ("namespace" in value && "values" in value) return [value.values];
  return Object.values(value).flatMap(storedIn);
};

// A capture holds each kind in today's shape (test/released/README.md).
it("every member of a stored value has a class", () => {
  const captured = list("test/released/*/**/*.json").map((path) => JSON.parse(read(path)));
  const names = new Set(captured.flatMap(storedIn).flatMap(namesIn));
  expect(listed(fields)).toEqual([...names].sort());
});

it("the page says why each of them is kept, and how long", () => {
  const wanted = Object.values(tables).flatMap((classes) =>
    Object.entries(classes).flatMap(([table, one]) =>
      personalIn(one).map((column) => `${table}.${column}`),
    ),
  );
  const missing = [...wanted, ...personalIn(fields)].filter(
    (name) => !page.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});
