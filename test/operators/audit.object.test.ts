import { beforeAll, describe, expect, test } from "vitest";
import { exportHeads } from "../../src/operators/administration.ts";
import { requestHash } from "../../src/platform/idempotency-key.ts";
import { ask, db, gatewayEnv, merchantRequest, migrate, newMerchant, post } from "./gateway.ts";

/** The gateway's audit chain, begun on a log from before there was a chain. */
const carried = 3;
const firstAnswer = '{"merchant_id":"mer_before"}';

const run = (sql: string, ...values: unknown[]) =>
  db
    .prepare(sql)
    .bind(...values)
    .run();

beforeAll(async () => {
  await migrate("0004");
  for (let place = 1; place <= carried; place++) {
    await run(
      "insert into audit_log (at, actor, action, subject, details) values (?, ?, ?, ?, ?)",
      ...(place === 3
        ? [1_700_000_000_003, "key_ada", "admin_key.added", "key_bob", "{}"]
        : [
            1_700_000_000_000 + place,
            "key_before",
            "bank.changed",
            `bnk_${place}`,
            '{"name":"B"}',
          ]),
    );
  }
  const key = [
    { id: "key_bob", at: 5 },
    { id: "key_gone", at: 6 },
  ] as const;
  for (const { id, at } of key) {
    await run(
      `insert into admin_keys (key_id, name, role, status, sha256, created_at)
        values (?, 'B', 'operator', 'ACTIVE', ?, ?)`,
      ...[id, `hash of ${id}`, at],
    );
  }
  await run(
    "insert into idempotency values ('/admin/v1/merchants', 'before', ?, ?, '/admin/v1/mer', 1)",
    ...[requestHash(merchantRequest()), firstAnswer],
  );
  await migrate();
});

interface Entry {
  sequence: number;
  previous_hash: string;
  hash: string;
}

const listed = async (query = ""): Promise<Entry[]> =>
  (await ask(`/admin/v1/audit${query}`)).body.data;

const headOf = async (): Promise<{ sequence: number; hash: string }> =>
  (await ask("/admin/v1/audit/heads")).body.data[0];

const verify = async (query = "") =>
  (await ask(`/admin/v1/audit/verification?chain=gateway${query}`)).body;

const withoutTriggers = async (work: () => Promise<unknown>) => {
  const { results } = await db
    .prepare("select name, sql from sqlite_master where type = 'trigger'")
    .all<{ name: string; sql: string }>();
  for (const { name } of results) await run(`drop trigger ${name}`);
  await work();
  for (const { sql } of results) await run(sql);
};

describe("entries from before the chain", () => {
  test("are listed unchanged, numbered in their order", async () => {
    const { body } = await ask("/admin/v1/audit");
    expect(body.data.map((entry: Entry) => entry.sequence)).toEqual([3, 2, 1]);
    expect(body.data[2]).toMatchObject({
      ...{ chain: "gateway", sequence: 1, at: new Date(1_700_000_000_001).toISOString() },
      ...{ actor: "key_before", action: "bank.changed", subject: "bnk_1", details: { name: "B" } },
    });
  });

  test("are covered by the hash of the next entry", async () => {
    expect(await verify()).toMatchObject({ intact: true, verified: carried, complete: true });
    const before = await headOf();
    await newMerchant();
    const [first] = await listed("?limit=1");
    expect(first).toMatchObject({ sequence: carried + 1, previous_hash: before.hash });
    expect(await verify()).toMatchObject({ intact: true, verified: carried + 1 });
  });

  test.each([
    ["changed", "update audit_log set actor = 'x' where sequence = 2", carried + 1, "LINK"],
    ["removed", "delete from audit_log where sequence = 2", 2, "GAP"],
    [
      "moved after the chain's first",
      "update audit_log set hash = 'carried 4', previous_hash = 'carried 3' where sequence = 5",
      ...[carried + 2, "LINK"],
    ],
  ] as const)("reveal that one was %s", async (_, sql, sequence, kind) => {
    await newMerchant();
    await run("drop table if exists audit_copy");
    await run("create table audit_copy as select * from audit_log");
    await withoutTriggers(() => run(sql));
    expect(await verify()).toMatchObject({ intact: false, fault: { sequence, kind } });
    await withoutTriggers(async () => {
      await run("delete from audit_log");
      await run("insert into audit_log select * from audit_copy");
    });
    expect((await verify()).intact).toBe(true);
  });

  test("verification continues from one of them", async () => {
    const { sequence } = await headOf();
    const { reached } = await verify();
    expect(reached.sequence).toBe(sequence);
    const fromTheMiddle = `&after_sequence=2&after_hash=${"0".repeat(64)}`;
    // Its hash is stored nowhere, so a wrong one shows only at the first sealed entry.
    expect(await verify(fromTheMiddle)).toMatchObject({
      ...{ intact: false, fault: { sequence: carried + 1, kind: "LINK" } },
    });
  });

  test("an idempotency key from before still gets its first answer", async () => {
    const headers = { "idempotency-key": "before" };
    const answer = await post("/admin/v1/merchants", merchantRequest(), { headers });
    expect([answer.status, answer.text]).toEqual([201, firstAnswer]);
    expect(answer.headers).toMatchObject({
      ...{ location: "/admin/v1/mer", "idempotency-replayed": "true" },
    });
    const other = merchantRequest({ name: "Other" });
    const refused = await post("/admin/v1/merchants", other, { headers });
    expect(refused.body.error.code).toBe("IDEMPOTENCY_KEY_REUSED");
  });
});

test.each([
  ["key_bob", "key_ada", 5],
  ["key_gone", "unknown", 6],
])("the staff's key %s from before names its author: %s", async (key_id, added_by, at) => {
  const time = new Date(at).toISOString();
  expect((await ask(`/admin/v1/admin-keys/${key_id}`)).body).toEqual({
    ...{ key_id, name: "B", role: "operator", status: "ACTIVE", added_by, approved_by: null },
    ...{ created_at: time, active_since: time, retired_at: null },
  });
});

describe("the chain", () => {
  test("links each entry to the one before it", async () => {
    await newMerchant();
    await newMerchant();
    const [last, former] = await listed("?limit=2");
    expect(last?.previous_hash).toBe(former?.hash);
    expect(last?.sequence).toBe((former?.sequence ?? 0) + 1);
  });

  test("does not fork: twenty parallel writers make twenty entries in a row", async () => {
    const before = (await headOf()).sequence;
    const answers = await Promise.all(Array.from({ length: 20 }, () => newMerchant()));
    expect(new Set(answers).size).toBe(20);
    expect((await headOf()).sequence).toBe(before + 20);
    expect((await verify()).intact).toBe(true);
  });

  test("is append-only in the database itself", async () => {
    await expect(run("update audit_log set actor = 'nobody'")).rejects.toThrow(/append-only/);
    await expect(run("delete from audit_log")).rejects.toThrow(/append-only/);
  });

  test("is listed page by page, and has no other chain", async () => {
    const first = await ask("/admin/v1/audit?limit=2");
    const second = await ask(`/admin/v1/audit?limit=2&cursor=${first.body.next_cursor}`);
    const { sequence } = await headOf();
    const pages = [...first.body.data, ...second.body.data].map((entry: Entry) => entry.sequence);
    expect(pages).toEqual([sequence, sequence - 1, sequence - 2, sequence - 3]);
    const refused = await ask("/admin/v1/audit?chain=test");
    expect([refused.status, refused.body.error.field]).toEqual([422, "chain"]);
    const wrong = await ask(`/admin/v1/audit?cursor=${btoa("x").replace(/=+$/, "")}`);
    expect([wrong.status, wrong.body.error.field]).toEqual([422, "cursor"]);
  });

  test("reveals a cut-off end to a caller that stored the head", async () => {
    const { sequence, hash } = await headOf();
    const noted = `&head_sequence=${sequence}&head_hash=${hash}`;
    expect((await verify(noted)).intact).toBe(true);
    await run("drop table if exists audit_copy");
    await run("create table audit_copy as select * from audit_log");
    await withoutTriggers(() => run("delete from audit_log where sequence = ?", sequence));
    expect(await verify(noted)).toMatchObject({ intact: false, fault: { sequence, kind: "GAP" } });
    await run("insert into audit_log select * from audit_copy where sequence = ?", sequence);
  });

  test("writes its head to the log", async () => {
    const lines: string[] = [];
    const { log } = console;
    console.log = (line: string) => void lines.push(line);
    await exportHeads(gatewayEnv());
    console.log = log;
    const { sequence, hash } = await headOf();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: "audit head", chain: "gateway", sequence, hash },
    ]);
  });
});
