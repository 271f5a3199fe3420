import { beforeAll, describe, expect, test } from "vitest";
import {
  readBank,
  readBankOfIban,
  readBankOfInstitution,
  readInternalKey,
} from "../../src/banks/bank-records.ts";
import { adminKey, bankKey, merchantKey } from "../../src/platform/auth.ts";
import type { Call, Guard } from "../../src/platform/edge.ts";
import type { GatewayEnv } from "../../src/platform/env.ts";
import { readMerchant, readSigningSecrets } from "../../src/platform/merchants.ts";
import {
  ask,
  bankRequest,
  db,
  gatewayEnv,
  iban,
  merchantRequest,
  migrate,
  post,
  statements,
} from "./gateway.ts";

/**
 * Every statement that the admin API, the guards and the reading functions send is recorded while
 * they run, and its plan is looked at. A new query is covered by running it here.
 */
const env = gatewayEnv();

const runEverything = async () => {
  const idempotent = { headers: { "idempotency-key": "plans" } };
  const { body: bank } = await post("/admin/v1/banks", bankRequest(), idempotent);
  await post("/admin/v1/banks", bankRequest(), idempotent);
  const { body: merchant } = await post("/admin/v1/merchants", merchantRequest());
  const bankPath = `/admin/v1/banks/${bank.bank_id}`;
  const merchantPath = `/admin/v1/merchants/${merchant.merchant_id}`;
  await ask(bankPath, { method: "PATCH", json: { name: "New", iban_prefixes: ["FR**9"] } });
  const modes = { test: { refund_authority: true } };
  await ask(merchantPath, { method: "PATCH", json: { status: "ACTIVE", modes } });
  await post(`${bankPath}/keys`, { kind: "GATEWAY_TO_BANK" });
  const { body: inbound } = await post(`${bankPath}/keys`, { kind: "BANK_TO_GATEWAY" });
  await post(`${merchantPath}/keys`, { kind: "SIGNING", mode: "test" });
  const { body: api } = await post(`${merchantPath}/keys`, { kind: "API", mode: "test" });
  const { body: added } = await post(`${merchantPath}/keys`, { kind: "API", mode: "test" });
  await post(`${merchantPath}/keys/${added.key_id}/promote`);
  const admin = { name: "Somebody", role: "support" };
  const { body: person } = await post("/admin/v1/admin-keys", admin);
  const gatewayFee = { gateway_fee: { test: 1, live: 1 } };
  await ask("/admin/v1/fees", { method: "PUT", json: gatewayFee });
  await ask("/admin/v1/settlement-strategy");

  const lists = ["banks", "merchants", "admin-keys", "audit"].map((name) => `/admin/v1/${name}`);
  for (const path of [...lists, `${bankPath}/keys`, `${merchantPath}/keys`]) {
    const { body } = await ask(`${path}?limit=1`);
    if (body.next_cursor) await ask(`${path}?limit=1&cursor=${body.next_cursor}`);
  }
  const admit = <Caller>(guard: Guard<GatewayEnv, Caller>, headers: Record<string, string>) =>
    guard({ env, request: new Request("https://x.example/", { headers }) } as Call<GatewayEnv>);
  await admit(merchantKey, { authorization: `Bearer ${api.key}` });
  await admit(bankKey, { "x-gateway-bank-key": inbound.key });
  await admit(adminKey("support"), { "x-gateway-admin-key": person.key });
  await readBank(env, bank.bank_handle, "test");
  await readBankOfInstitution(env, bank.institution_code, "test");
  await readBankOfIban(env, iban, "test");
  await readInternalKey(env, bank);
  await readMerchant(env, merchant.merchant_id, "test");
  await readSigningSecrets(env, merchant.merchant_id, "test");
  await post(`${merchantPath}/keys/${added.key_id}/retire`);
  await post(`/admin/v1/admin-keys/${person.key_id}/retire`);
};

const planOf = async (sql: string): Promise<string[]> => {
  const values = Array.from({ length: sql.split("?").length - 1 }, () => "");
  const { results } = await db
    .prepare(`explain query plan ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results.map((row) => row.detail);
};

/** A search by a key, a list along an index, and what SQLite says besides without reading rows. */
const onIndex = [
  /^SEARCH \S+ USING (?:COVERING )?INDEX /,
  /^SEARCH \S+ USING (?:INTEGER )?PRIMARY KEY /,
  /^SCAN \S+ USING (?:COVERING )?INDEX \w+_created$/,
  /^SCAN json_each VIRTUAL TABLE/,
  /^SCAN CONSTANT ROW$/,
  /^(?:CORRELATED )?SCALAR SUBQUERY \d+$/,
];

/** At most two prefixes for each length of an IBAN are sorted, the longest first. */
const sortsPrefixes = "USE TEMP B-TREE FOR ORDER BY";

const offIndex = (sql: string, plan: readonly string[]): string[] =>
  plan.filter(
    (step) =>
      !onIndex.some((form) => form.test(step)) &&
      !(step === sortsPrefixes && sql.includes("order by length")),
  );

beforeAll(async () => {
  await migrate();
  await runEverything();
});

describe("every query runs on an index", () => {
  test("in the admin API, the guards and the reading functions", async () => {
    expect(statements.size).toBeGreaterThan(30);
    const found: Record<string, string[]> = {};
    for (const sql of statements) {
      const steps = offIndex(sql, await planOf(sql));
      if (steps.length > 0) found[sql] = steps;
    }
    expect(found).toEqual({});
  });

  const mine = "merchant_id = ? and mode = ?";
  test.each([
    `select * from payments where ${mine} order by created_at desc, payment_id desc limit 26`,
    `select * from payments where ${mine} and (created_at, payment_id) < (?, ?)
       order by created_at desc, payment_id desc limit 26`,
    `select * from payments where ${mine} and created_at > ? and created_at < ? and status = ?
       order by created_at desc, payment_id desc limit 26`,
    `select * from payments where ${mine} and reference = ?
       order by created_at desc, payment_id desc limit 26`,
    "select payment_id from payments where status = 'OPEN' and created_at < ? order by created_at",
    `select * from events where ${mine} order by created_at desc, event_id desc limit 26`,
    `select * from events where ${mine} and event_id = ?`,
  ])("in the projections: %s", async (sql) => {
    const plan = await planOf(sql);
    expect(plan).toHaveLength(1);
    expect(offIndex(sql, plan)).toEqual([]);
  });

  test("and a query without one would be noticed", async () => {
    const sql = "select * from payments where currency = ?";
    expect(offIndex(sql, await planOf(sql))).toEqual(["SCAN payments"]);
  });
});

test("tables that are read in the order of their key have no rowid beside it", async () => {
  const { results } = await db
    .prepare("select name from pragma_table_list where wr = 1 order by name")
    .all<{ name: string }>();
  expect(results.map((row) => row.name)).toEqual([
    "bank_iban_prefixes",
    "events",
    "idempotency",
    "merchant_settings",
    "payments",
  ]);
});
