import { beforeAll, expect, test } from "vitest";
import { sweep } from "../../../src/registry/sweep.ts";
import {
  asGatewayWith,
  asOwner,
  db,
  migrate,
  newBank,
  newGateway,
  registryEnv,
} from "../../registry/registry.ts";
import { type Cost, costOf, MOST_MS, tableOf, watched } from "./statements.ts";

/** What the registry's lists, lookups and cron cost its database with half a million handles. */
const HANDLES = Number(process.env.SCALE_HANDLES ?? 500_000);
const PER_STATEMENT = 50_000;

const { db: watching, uses } = watched(db);
let bank: Awaited<ReturnType<typeof newBank>>;
let gateway: Awaited<ReturnType<typeof newGateway>>;

const numbers = (from: number) =>
  `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${
    Math.min(from + PER_STATEMENT, HANDLES) - 1
  })`;

const fillFrom = (from: number, bankId: string): string[] => [
  `INSERT INTO handles (realm, handle_id, alias, status, sponsor_bank_id, subject, created_at,
    verified_at, bucket) ${numbers(from)} SELECT 'test', printf('hdl_%043d', i), 'customer-' || i,
    'ACTIVE', '${bankId}', printf('%064d', i), 0, 0, printf('%x', i % 16) FROM n`,
  `INSERT INTO links (realm, account_ref, handle_id, bank_id, currency, capabilities, status,
    is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at,
    linked_at) ${numbers(from)} SELECT 'test', printf('acc_%043d', i), printf('hdl_%043d', i),
    '${bankId}', 'USD', '["PAYMENTS"]', 'LINKED', 1, 1, 0, 0, 'PUBLIC', printf('%x', i % 16), 0, 0
    FROM n`,
  `INSERT INTO bank_changes (realm, bank_id, sequence, ordinal, at, type, record_id)
    ${numbers(from)} SELECT 'test', '${bankId}', 1000000 + i, 0, ${Date.now()} - i * 5000,
    'LINK_WAITING', printf('hdl_%043d', i) FROM n`,
];

beforeAll(async () => {
  await migrate();
  bank = await newBank();
  gateway = await newGateway();
  for (let from = 0; from < HANDLES; from += PER_STATEMENT) {
    for (const sql of fillFrom(from, bank.bank_id)) await db.prepare(sql).run();
  }
}, 3_600_000);

test("every list, lookup and run is below 50 ms of database time", async () => {
  const costs: Cost[] = [];
  const env = { ...registryEnv(), DB: watching };
  const measure = async (name: string, ask: () => Promise<unknown>) => {
    uses.length = 0;
    await ask();
    costs.push(await costOf(name, db, [...uses]));
  };
  const lists = ["banks", "gateways", "claims", "admin-keys", "approvals"].map(
    (name) => `/admin/v1/${name}?realm=test`,
  );
  for (const path of [...lists, "/admin/v1/audit?chain=test"]) {
    await measure(path, () => asOwner(path, undefined, { env }));
  }
  for (const path of [
    bank.accounts,
    `/identity/banks/${bank.bank_handle}/handles`,
    `/identity/banks/${bank.bank_handle}/digest`,
    `/identity/banks/${bank.bank_handle}/changes`,
  ]) {
    await measure(path, () => bank.call(path, undefined, { env }));
  }
  await measure("a lookup", () =>
    asGatewayWith(gateway.key)("/identity/resolve/customer-77", undefined, { env }),
  );
  await measure("cron: a run", () => sweep(env));
  const due = `UPDATE handles SET status = 'PENDING_VERIFICATION', due_at = 1 WHERE realm = 'test' AND
    handle_id IN (SELECT printf('hdl_%043d', value) FROM json_each('[1,2,3]'))`;
  await db.prepare(due).run();
  await measure("cron: a run with three due handles", () => sweep(env));
  console.log(`\n${HANDLES} handles\n${tableOf(costs).join("\n")}\n`);
  const slow = costs.filter(({ ms }) => ms > MOST_MS);
  expect(slow.map(({ name, ms }) => [name, Math.round(ms)])).toEqual([]);
}, 3_600_000);
