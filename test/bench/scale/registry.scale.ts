import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { KEPT_CHANGES_MS, LOOKUP_LOG_MS } from "../../../src/registry/periods.ts";
import { sweep } from "../../../src/registry/sweep.ts";
import {
  asGatewayWith,
  asOwner,
  type Bank,
  db,
  lookupLog,
  migrate,
  newBank,
  newGateway,
  ok,
  registryEnv,
} from "../../registry/registry.ts";
import {
  AFTER,
  type Cost,
  costOf,
  costOfScan,
  tableOf,
  tooSlow,
  type Use,
  watched,
} from "./statements.ts";

/**
 * What the lists, the lookups and the cron of a registry with half a million handles, as many
 * lookups and as many entries of its audit log cost its databases.
 */
const HANDLES = Number(process.env.SCALE_HANDLES ?? 500_000);
const PER_STATEMENT = 50_000;

/** One handle in so many belongs to a bank that closes. */
const CLOSING = 10;

const uses: Use[] = [];
const env = {
  ...registryEnv(),
  DB: watched(db, uses),
  LOOKUPS: watched(lookupLog.db, uses),
};
let bank: Bank;
let closing: Bank;
let gateway: Awaited<ReturnType<typeof newGateway>>;

const MINUTE_MS = 60_000;
const started = Date.now();

const numbers = (from: number) =>
  `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${
    Math.min(from + PER_STATEMENT, HANDLES) - 1
  })`;

/** Evenly over the time that they are kept, so a few are too old each minute. */
const timeOf = (keptMs: number) =>
  `${started - keptMs} + CAST((i + 1) * ${keptMs / HANDLES} AS INTEGER)`;

const linkColumns = `realm, account_ref, handle_id, bank_id, currency, capabilities, status,
  is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at,
  linked_at`;

/** Each handle has an account at its sponsor; those of the bank that closes another one too. */
const fillFrom = (from: number): string[] => {
  const sponsor = `iif(i % ${CLOSING}, '${bank.bank_id}', '${closing.bank_id}')`;
  const [id, bucket] = [`printf('hdl_%043d', i)`, `printf('%x', i % 16)`];
  return [
    `INSERT INTO handles (realm, handle_id, alias, status, sponsor_bank_id, subject, created_at,
      verified_at, bucket) ${numbers(from)} SELECT 'test', ${id}, 'customer-' || i, 'ACTIVE',
      ${sponsor}, printf('%064d', i), 0, 0, ${bucket} FROM n`,
    `INSERT INTO links (${linkColumns}) ${numbers(from)} SELECT 'test', printf('acc_%043d', i), ${id},
      ${sponsor}, 'USD', '["PAYMENTS"]', 'LINKED', 1, 1, 0, 0, 'PUBLIC', ${bucket}, 0, 0 FROM n`,
    `INSERT INTO links (${linkColumns}) ${numbers(from)} SELECT 'test', printf('ac2_%043d', i), ${id},
      '${bank.bank_id}', 'USD', '["PAYMENTS"]', 'LINKED', 0, 1, 0, 0, 'PUBLIC', ${bucket}, 0, 0 FROM n
      WHERE i % ${CLOSING} = 0`,
    `INSERT INTO bank_changes (realm, bank_id, sequence, ordinal, at, type, record_id)
      ${numbers(from)} SELECT 'test', '${bank.bank_id}', 1000000 + i, 0, ${timeOf(KEPT_CHANGES_MS)},
      'LINK_WAITING', ${id} FROM n`,
  ];
};

const fillAuditFrom = (from: number): string =>
  `INSERT INTO audit_log ${numbers(from)} SELECT 'test', i + 1, i, 'a', 'b', 'c',
    printf('{"bank":"%0200d"}', i), 'p' || i, 'h' || i, printf('%088d', i), 1
    FROM n`;

const fillLookupsFrom = (from: number): string =>
  `INSERT INTO lookups (at, caller, handle_hmac, hit, one_of) ${numbers(from)} SELECT
    ${timeOf(LOOKUP_LOG_MS)}, 'gtw_x', printf('%032d', i), 1, 1 FROM n`;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: started });
  await migrate();
  for (let from = 0; from < HANDLES; from += PER_STATEMENT) {
    await db.prepare(fillAuditFrom(from)).run();
  }
  [bank, closing, gateway] = [await newBank(), await newBank(), await newGateway()];
  for (let from = 0; from < HANDLES; from += PER_STATEMENT) {
    for (const sql of fillFrom(from)) await db.prepare(sql).run();
    await lookupLog.db.prepare(fillLookupsFrom(from)).run();
  }
}, 3_600_000);

afterAll(() => void vi.useRealTimers());

const costs: Cost[] = [];

const measure = async (name: string, ask: () => Promise<unknown>): Promise<void> => {
  uses.length = 0;
  await ask();
  costs.push(await costOf(name, [...uses]));
};

test("the time of a statement is measured", async () => {
  const scan = await costOfScan(db, "handles", "status");
  costs.push(scan);
  expect(scan.rows).toBeGreaterThanOrEqual(HANDLES);
  // No machine reads a hundred rows in a microsecond.
  expect(scan.ms).toBeGreaterThan(HANDLES / 100_000);
}, 600_000);

test("every list and every lookup is answered", async () => {
  const lists = ["banks", "gateways", "claims", "admin-keys", "approvals"].map(
    (name) => `/admin/v1/${name}?realm=test`,
  );
  const ofStaff = [
    ...[...lists, "/admin/v1/audit?chain=test", `/admin/v1/banks/${bank.bank_id}/keys`],
    ...[
      "/admin/v1/lookups?realm=test&alias=customer-77",
      "/admin/v1/handles/customer-77?realm=test",
    ],
  ];
  for (const path of ofStaff) {
    await measure(path, async () => ok(await asOwner(path, undefined, { env }), 200));
  }
  const own = `/identity/banks/${bank.bank_handle}`;
  const ofBank = [
    ...[bank.accounts, `${bank.accounts}?bucket=7`, `${own}/handles`, `${own}/handles?bucket=7`],
    ...[`${own}/digest`, `${own}/changes`, `${own}/changes?after=latest`, "/identity/claims"],
    ...["/identity/banks", "/identity/handles/customer-77"],
  ];
  for (const path of ofBank) {
    await measure(path, async () => ok(await bank.call(path, undefined, { env }), 200));
  }
  for (const name of ["customer-77", "nobody"]) {
    const path = `/identity/resolve/${name}`;
    await measure(path, () => asGatewayWith(gateway.key)(path, undefined, { env }));
  }
}, 3_600_000);

/** The quickest of three: a write waits for the disk, which others use too. */
const quickest = async (name: string, before: () => Promise<unknown>): Promise<void> => {
  const runs: Cost[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await before();
    uses.length = 0;
    await sweep(env);
    runs.push(await costOf(name, [...uses]));
  }
  costs.push(...runs.toSorted((one, other) => one.ms - other.ms).slice(0, 1));
};

const aMinuteLater = async () => void vi.setSystemTime(Date.now() + MINUTE_MS);

let due = 1;

/** So many handles whose customers have not proved who they are in time. */
const dueHandles = (count: number) => async () => {
  await aMinuteLater();
  const ids = Array.from({ length: count }, () => (due += due % CLOSING === 8 ? 3 : 1));
  const sql = `UPDATE handles SET status = 'PENDING_VERIFICATION', due_at = 1 WHERE realm = 'test' AND
    handle_id IN (SELECT printf('hdl_%043d', value) FROM json_each(?))`;
  await db.prepare(sql).bind(JSON.stringify(ids)).run();
};

test("the cron runs", async () => {
  for (const log of ["log", "warn"] as const) vi.spyOn(console, log).mockReturnValue();
  await sweep(env);
  await quickest("cron: nothing is new", async () => {});
  await quickest("cron: a minute", aMinuteLater);
  await quickest("cron: a minute with three due handles", dueHandles(3));
  await quickest(`${AFTER} a thousand handles became due`, dueHandles(1_000));
  const path = `/admin/v1/banks/${closing.bank_id}`;
  ok(await asOwner(path, undefined, { method: "DELETE" }), 204);
  for (let run = 0; run < 2; run++) await sweep(env);
  await quickest(`${AFTER} a large bank closed`, aMinuteLater);
  vi.restoreAllMocks();
}, 3_600_000);

test("every list, lookup and run is below 50 ms of database time", () => {
  console.log(`\n${HANDLES} handles\n${tableOf(costs).join("\n")}\n`);
  expect(tooSlow(costs)).toEqual([]);
});
