import { readMaintenance } from "../../src/banks/maintenance.ts";
import { planOf } from "../platform/d1.ts";
import { ask, db, gatewayEnv, post, statements } from "./gateway.ts";

/** A search by a key, a list along an index, and SQLite's other lines that read no rows. */
const onIndex = [
  /^SEARCH \S+ USING (?:COVERING )?INDEX /,
  /^SEARCH \S+ USING (?:INTEGER )?PRIMARY KEY /,
  /^SCAN \S+ USING (?:COVERING )?INDEX \w+_(?:created|open)$/,
  // A table without rowid is in the order of its key. A sort would be a step of its own.
  /^SCAN dead_letters(?: USING INDEX \w+_(?:kept|put_back))?$/,
  /^SCAN json_each VIRTUAL TABLE/,
  // The rows that a page looks through are read along an index, and counted (rows-read).
  /^(?:CO-ROUTINE|SCAN) looked$/,
  /^SCAN CONSTANT ROW$/,
  /^CREATE BLOOM FILTER$/,
  /^(?:CORRELATED )?(?:SCALAR|LIST) SUBQUERY \d+$/,
];

/** At most two prefixes for each length of an IBAN are sorted, the longest first. */
const sortsPrefixes = "USE TEMP B-TREE FOR ORDER BY";

/** The steps of a plan that do not run on an index. */
export const offIndex = (sql: string, plan: readonly string[]): string[] =>
  plan.filter(
    (step) =>
      !onIndex.some((form) => form.test(step)) &&
      !(step === sortsPrefixes && sql.includes("order by length")),
  );

/** The statements that do not run on an index, with their plans. */
export const wrongPlans = async (): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const [sql, values] of statements) {
    const steps = offIndex(sql, await planOf(db, sql, values));
    if (steps.length > 0) found[sql] = steps;
  }
  return found;
};

/** What staff ask about a bank and a merchant, and what hosted pages read of banks. */
export const askForParties = async (bankPath: string, merchantPath: string): Promise<void> => {
  await ask(`${merchantPath}/readiness`);
  const [starts_at, ends_at] = [1, 2].map((n) => new Date(Date.now() + n * 60_000).toISOString());
  const planned = await post(`${bankPath}/maintenance`, { starts_at, ends_at });
  await ask(`${bankPath}/maintenance`);
  await readMaintenance(gatewayEnv(), "test");
  await ask(planned.headers.location ?? "", { method: "DELETE" });
};
