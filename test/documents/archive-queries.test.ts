import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { read } from "../house/source.ts";

/**
 * The queries of docs/archive.md, over rows with the columns that the page names. SQLite stands for
 * DuckDB, and a table for its files.
 */
const page = read("docs/archive.md");

const columnsOf = (table: string): string[] => {
  const row = page.split("\n").find((line) => line.startsWith(`| \`${table}\``)) ?? "";
  return [...row.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name).slice(1);
};

test.each([
  ["objects", "src/frame/objects/retention.ts"],
  ["events", "src/network/webhooks/sweep.ts"],
  ["totals", "src/staff/operators/totals/old-totals.ts"],
])("the files of %s have the columns of the page", (table, source) => {
  const [, names = ""] = /olumns = \[(.*?)\];/s.exec(read(source)) ?? [];
  expect(columnsOf(table)).toEqual(names.match(/\w+/g));
});

test("the queries answer what their comments say", () => {
  const db = new DatabaseSync(":memory:");
  db.exec(`create table objects (month, ${columnsOf("objects").join(", ")})`);
  const common = { month: "2026-05", kind: "PAYMENT", mode: "live", owner_id: "mer_…" };
  const rows = [
    { ...common, object_id: "pay_1", amount: 1_250, currency: "EUR", status: "COMPLETED" },
    { ...common, object_id: "pay_2", amount: 900, currency: "EUR", status: "COMPLETED" },
    { ...common, object_id: "pay_2", amount: 900, currency: "EUR", status: "COMPLETED" },
    {
      ...common,
      object_id: "pay_3",
      status: "FAILED",
      debtor_bank: "aurora",
      failure_code: "EXPIRED",
    },
    { ...common, object_id: "pay_4", status: "OPEN", reference: "order-7" },
  ];
  for (const row of rows) {
    const names = Object.keys(row);
    const values = Object.values(row).map((value) => `'${value}'`);
    db.exec(`insert into objects (${names.join(", ")}) values (${values.join(", ")})`);
  }
  const [, block = ""] = /```sql\n(.*?)```/s.exec(page) ?? [];
  const queries = block
    .replaceAll(/read_csv\([^)]*\)/g, "objects")
    .split(";")
    .filter((statement) => statement.includes("SELECT"));
  const [paid, payment, failures] = queries.map((query) => db.prepare(query).all());
  expect(paid).toEqual([{ month: "2026-05", currency: "EUR", paid: 21, payments: 2 }]);
  expect(payment).toMatchObject([{ object_id: "pay_4" }]);
  expect(failures?.map((row) => Object.values(row))).toEqual([["aurora", "EXPIRED", 1]]);
});
