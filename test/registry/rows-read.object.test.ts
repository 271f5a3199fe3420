import { beforeAll, describe, expect, test, vi } from "vitest";
import { sweep } from "../../src/registry/sweep.ts";
import {
  type Answer,
  asOwner,
  db,
  link,
  lookupLog,
  migrate,
  newBank,
  ok,
  registryEnv,
  resolve,
  statements,
  uses,
} from "./registry.ts";

/**
 * How many rows the database reads for a page of a list, by its own count, however long the list is
 * and whatever it is filtered by.
 */
const LONG = 20_000;

/** Ascending numbers from 1, as a table. */
const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${LONG})`;

let bank: Awaited<ReturnType<typeof newBank>>;

beforeAll(async () => {
  await migrate();
  bank = await newBank();
  const id = `'${bank.bank_id}'`;
  const rows = [
    `banks (bank_id, realm, bank_handle, name, capabilities, return_origins, status, created_at,
      updated_at)
      ${numbers} SELECT printf('bnk_%043d', i), 'test', printf('b%07d', i), 'Bank', '["PAYMENTS"]',
        '[]',
        'ACTIVE', i, i FROM n`,
    `gateways (gateway_id, realm, name, status, created_at, updated_at) ${numbers}
      SELECT printf('gtw_%043d', i), 'test', printf('g%07d', i), 'ACTIVE', i, i FROM n`,
    `handles (realm, handle_id, alias, status, sponsor_bank_id, created_at, bucket) ${numbers}
      SELECT 'test', printf('hdl_%043d', i), printf('h%07d', i), 'ACTIVE', ${id}, i, '0' FROM n`,
    `links (realm, account_ref, handle_id, bank_id, capabilities, status, is_default,
      is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at) ${numbers}
      SELECT 'test', printf('acc_%08d', i), printf('hdl_%043d', i), ${id}, '["PAYMENTS"]', 'LINKED',
        0, 0, 0, 0, 'PUBLIC', iif(i = ${LONG}, 'f', '0'), i FROM n`,
    `claims (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id,
      account_ref, opened_at, resolution_ends_at, cancel_reason, closed_at, updated_at) ${numbers}
      SELECT printf('clm_%043d', i), 'test', 'OWNERSHIP', 'CANCELLED', printf('hdl_%043d', i),
        printf('h%07d', i), ${id}, ${id}, printf('acc_%08d', i), i, i, 'CLAIMANT', i, i FROM n`,
    `bank_changes (realm, bank_id, sequence, ordinal, at, type, record_id) ${numbers}
      SELECT 'test', ${id}, i, 1000, ${Date.now()}, 'LINK_WAITING', printf('hdl_%043d', i) FROM n`,
    `keys (key_id, owner_kind, owner_id, mode, kind, status, sha256, created_at) ${numbers}
      SELECT printf('key_%043d', i), 'BANK', ${id}, 'test', 'BANK_TO_REGISTRY', 'RETIRED',
        printf('%064d', i), i FROM n`,
    `admin_keys (key_id, name, role, sha256, status, added_by, created_at) ${numbers}
      SELECT printf('key_%043d', i), 'Staff', 'support', printf('%064d', i), 'RETIRED', 'key_x', i
      FROM n`,
    `audit_log (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature)
      ${numbers} SELECT 'live', i, ${Date.now()}, 'x', 'x', 'x', '{}', printf('%064d', i - 1),
        printf('%064d', i), 'x' FROM n`,
  ];
  for (const row of rows) await db.prepare(`INSERT INTO ${row}`).run();
});

/** The page's answer, and the rows that the database read for it. */
const read = async (asked: () => Promise<Answer>): Promise<{ shown: number; rows: number }> => {
  statements.clear();
  const { status, body, text } = await asked();
  if (status !== 200) throw new Error(text);
  return { shown: body.data.length, rows: await rowsRead() };
};

/** The rows that the questions since the last `clear` read. */
const rowsRead = async (): Promise<number> => {
  const questions = [...statements].filter(([sql]) => /^\s*(?:select|with)/i.test(sql));
  const answers = await db.batch(questions.map(([sql, values]) => db.prepare(sql).bind(...values)));
  return answers.reduce((sum, { meta }) => sum + meta.rows_read, 0);
};

const ofStaff: [path: string, shown: number][] = [
  ["/admin/v1/banks?realm=test", 100],
  ["/admin/v1/gateways?realm=test", 100],
  ["/admin/v1/claims?realm=test", 100],
  ["/admin/v1/admin-keys?", 100],
  ["/admin/v1/approvals?", 0],
  ["/admin/v1/audit?chain=live", 100],
  ["/identity/banks?realm=test", 100],
];

test.each(ofStaff)("a page of %s reads little more than it shows", async (path, shown) => {
  const page = await read(() => asOwner(`${path}&limit=100`));
  expect(page.shown).toBe(shown);
  expect(page.rows).toBeLessThan(400);
});

const ofBank: [list: string, shown: number][] = [
  ["changes?", 100],
  ["changes?after=latest", 0],
  ["accounts?", 100],
  ["accounts?bucket=0", 100],
  ["accounts?bucket=f", 1],
  ["accounts?bucket=7", 0],
  ["claims?", 100],
  ["claims?role=holder", 100],
  ["claims?role=claimant", 100],
];

test.each(ofBank)("a page of a bank's %s reads little more than it shows", async (list, shown) => {
  const path = list
    .replace("changes", `/identity/banks/${bank.bank_handle}/changes`)
    .replace("accounts", bank.accounts)
    .replace("claims", "/identity/claims");
  const page = await read(() => bank.call(`${path}&limit=100`));
  expect(page.shown).toBe(shown);
  expect(page.rows).toBeLessThan(600);
});

test("a page of a bank's keys reads little more than it shows", async () => {
  const path = `/admin/v1/banks/${bank.bank_id}/keys?limit=100`;
  const page = await read(() => asOwner(path));
  expect(page.shown).toBe(100);
  expect(page.rows).toBeLessThan(250);
});

test("a page of lookups reads its own rows", async () => {
  await lookupLog.db
    .prepare(
      `INSERT INTO lookups (at, caller, handle_hmac, hit, one_of) ${numbers}
      SELECT i, 'x', 'x', 1, 1 FROM n`,
    )
    .run();
  lookupLog.statements.clear();
  const path = "/admin/v1/lookups?realm=test&alias=nobody1";
  expect((await asOwner(path)).body).toEqual({ data: [], next_cursor: null });
  const [[sql, values] = ["", []]] = lookupLog.statements;
  const { meta } = await lookupLog.db
    .prepare(sql)
    .bind(...values)
    .all();
  expect(meta.rows_read).toBeLessThan(5);
});

describe("a lookup", () => {
  test.each<[what: string, rows: number, arrange: () => Promise<string>]>([
    ["of an account", 5, async () => "h0000001"],
    [
      "of accounts at two banks",
      7,
      async () => {
        const ref = await link(await newBank(), "h0000002");
        await db
          .prepare("update links set status = 'LINKED' where account_ref = ?")
          .bind(ref)
          .run();
        return "h0000002";
      },
    ],
    ["of a name that nobody holds", 0, async () => "nobody-at-all"],
    [
      "of a name that its sponsor suspended",
      6,
      async () => {
        ok(await bank.call("/identity/handles/h0000003/suspend", { reason: "BANK" }), 200);
        return "h0000003";
      },
    ],
  ])("%s reads %d rows", async (_, rows, arrange) => {
    const name = await arrange();
    statements.clear();
    await resolve(name);
    expect(await rowsRead()).toBe(rows);
  });
});

test("what is read of a handle or an account leaves out what only changes need", async () => {
  statements.clear();
  ok(await bank.call("/identity/handles/h0000004"), 200);
  ok(await bank.call(`${bank.accounts}/acc_00000004`), 200);
  const tables = /from "(?:link_digests|former_names|claims)"/;
  expect([...statements.keys()].filter((sql) => tables.test(sql))).toEqual([]);
});

test("a minute in which nothing is due reads nothing of the handles", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  uses.length = 0;
  await sweep(registryEnv());
  vi.restoreAllMocks();
  const asked = uses.map(({ sql, values }) => db.prepare(sql).bind(...values));
  expect(asked.length).toBeGreaterThan(5);
  const answers = await db.batch(asked);
  expect(answers.reduce((sum, { meta }) => sum + meta.rows_read, 0)).toBeLessThan(100);
});

test("of the lookups a minute reads those that are old, and the first that is not", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const { db: log, statements: sent } = lookupLog;
  await log.prepare("DELETE FROM lookups").run();
  await log
    .prepare(
      `INSERT INTO lookups (at, caller, handle_hmac, hit, one_of) ${numbers}
      SELECT iif(i <= 3, 0, ${Date.now()}), 'x', 'x', 1, 1 FROM n`,
    )
    .run();
  sent.clear();
  await sweep(registryEnv());
  vi.restoreAllMocks();
  const [sql = "", values = []] = [...sent].find(([text]) => text.startsWith("DELETE")) ?? [];
  expect(await log.prepare("SELECT count(*) AS n FROM lookups").first("n")).toBe(LONG - 3);
  const again = log.prepare(sql).bind(...values);
  const quiet = (await again.run()).meta;
  expect([quiet.changes, quiet.rows_read < 5]).toEqual([0, true]);
  await log.prepare("UPDATE lookups SET at = 0 WHERE id < 10").run();
  const { meta } = await again.run();
  expect(meta.changes).toBe(6);
  expect(meta.rows_read).toBeLessThan(30);
});
