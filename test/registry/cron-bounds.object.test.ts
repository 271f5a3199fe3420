import { beforeAll, expect, test, vi } from "vitest";
import {
  MOST_D1_REQUESTS,
  MOST_SUBREQUESTS,
  registryRun,
} from "../../src/base/platform/platform-limits.ts";
import { sweep } from "../../src/registry/sweep.ts";
import {
  asOwner,
  type Bank,
  db,
  lookupLog,
  migrate,
  newBank,
  ok,
  registryEnv,
  trips,
} from "./registry.ts";

/**
 * One whole run of the registry's cron with everything due, as after an outage: its requests stay
 * below what the platform allows one invocation.
 */
const HANDLES = 4_000;

let closing: Bank;

const numbers = (from: number, to: number) =>
  `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;

const handlesOf = (bank: Bank, from: number, to: number, due: boolean): string[] => [
  `INSERT INTO handles (realm, handle_id, alias, status, sponsor_bank_id, created_at, due_at, bucket)
    ${numbers(from, to)} SELECT 'test', printf('hdl_%043d', i), 'many-' || i,
    '${due ? "PENDING_VERIFICATION" : "ACTIVE"}', '${bank.bank_id}', 1, ${due ? 1 : "NULL"},
    printf('%x', i % 16) FROM n`,
  `INSERT INTO links (realm, account_ref, handle_id, bank_id, capabilities, status, is_default,
    is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at)
    ${numbers(from, to)} SELECT 'test', printf('acc_%043d', i), printf('hdl_%043d', i),
    '${bank.bank_id}', '[]', 'LINKED', 1, 1, 0, 0, 'PUBLIC', printf('%x', i % 16), 1, 1 FROM n`,
];

const left = (table: string, where: string) =>
  db.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first<number>("n");

beforeAll(async () => {
  await migrate();
  closing = await newBank();
  const other = await newBank();
  for (const sql of [
    ...handlesOf(closing, 1, HANDLES, false),
    ...handlesOf(other, HANDLES + 1, HANDLES + 1_000, true),
    `INSERT INTO proposals (proposal_id, subject_kind, subject_id, changes, status, proposed_by,
      proposed_at, approved_by, approved_at, takes_effect_at) ${numbers(1, 20)} SELECT
      printf('prp_%043d', i), 'BANK', printf('bnk_%043d', i), '[]', 'APPROVED', 'key_a', 1, 'key_b',
      2, 3 FROM n`,
  ]) {
    await db.prepare(sql).run();
  }
  ok(await asOwner(`/admin/v1/banks/${closing.bank_id}`, undefined, { method: "DELETE" }), 204);
});

test("a run with everything due stays below the platform's limits", async () => {
  const faults = vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "log").mockReturnValue();
  const before = trips.count + lookupLog.trips.count;
  await sweep(registryEnv());
  const requests = trips.count + lookupLog.trips.count - before;
  const failed = faults.mock.calls.map(([line]) => String(line));
  vi.restoreAllMocks();
  expect(failed).toEqual([]);
  expect(requests).toBeLessThan(MOST_D1_REQUESTS);
  expect(requests).toBeLessThan(MOST_SUBREQUESTS);
  expect(requests).toBeGreaterThan(MOST_D1_REQUESTS / 4);
  expect(await left("handles", "due_at IS NOT NULL")).toBe(1_000 - registryRun.dueHandles);
  expect(await left("proposals", "status = 'APPROVED'")).toBe(20 - registryRun.changes);
  const ended = await left("links", `bank_id = '${closing.bank_id}' AND status = 'UNLINKED'`);
  expect(ended).toBeGreaterThan(0);
  expect(ended).toBeLessThan(HANDLES);
});
