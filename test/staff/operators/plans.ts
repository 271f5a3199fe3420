import { readMaintenance } from "../../../src/approvals/page/surroundings.ts";
import { wrongPlansOf } from "../../base/platform/d1.ts";
import { ask, db, gatewayEnv, listStatements, lists, post, statements } from "./gateway.ts";

/** At most two prefixes for each length of an IBAN are sorted, the longest first. */
const sortsPrefixes = (sql: string, step: string): boolean =>
  step === "USE TEMP B-TREE FOR ORDER BY" && sql.includes("order by length");

/** The rows of one batch are grouped by what counts them (objects/rows.ts). */
const groupsBatch = (sql: string, step: string): boolean =>
  step === "USE TEMP B-TREE FOR GROUP BY" && sql.includes(`FROM json_each(?) LEFT JOIN "objects"`);

/** The statements that read more rows than they are about, with the steps of their plans. */
export const wrongPlans = async (): Promise<Record<string, string[]>> => ({
  ...(await wrongPlansOf(db, statements, sortsPrefixes)),
  ...(await wrongPlansOf(lists, listStatements, groupsBatch)),
});

/** What staff ask about a bank and a merchant, and what hosted pages read of banks. */
export const askForParties = async (bankPath: string, merchantPath: string): Promise<void> => {
  await ask(`${merchantPath}/readiness`);
  const [starts_at, ends_at] = [1, 2].map((n) => new Date(Date.now() + n * 60_000).toISOString());
  const planned = await post(`${bankPath}/maintenance`, { starts_at, ends_at });
  await ask(`${bankPath}/maintenance`);
  await readMaintenance(gatewayEnv(), "test");
  for (const text of ["order-7", "18.50 2026-11-23", "0300", "mer_012345"]) {
    await ask(`/admin/v1/search?q=${encodeURIComponent(text)}`);
  }
  await ask(planned.headers.location ?? "", { method: "DELETE" });
};
