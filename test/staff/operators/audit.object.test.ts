import { beforeAll, describe, expect, test } from "vitest";
import { exportHeads } from "../../../src/staff/operators/administration.ts";
import { ask, db, gatewayEnv, migrate, newMerchant } from "./gateway.ts";

/** The gateway's audit chain. */
const run = (sql: string, ...values: unknown[]) =>
  db
    .prepare(sql)
    .bind(...values)
    .run();

beforeAll(() => migrate());

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

// @rule A5.1
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

  // @rule A5.2
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

  test.each([
    ["when", "at", "at + 1"],
    ["who acted", "actor", "'somebody'"],
    ["what was done", "action", "'nothing'"],
    ["what it concerns", "subject", "'mer_other'"],
    ["the details", "details", "'{}'"],
  ])("covers %s", async (_, column, other) => {
    const { sequence } = await headOf();
    await run("drop table if exists audit_copy");
    await run("create table audit_copy as select * from audit_log");
    const change = `update audit_log set ${column} = ${other} where sequence = ?`;
    await withoutTriggers(() => run(change, sequence));
    expect(await verify()).toMatchObject({ fault: { sequence, kind: "CONTENT" } });
    const back = `update audit_log set ${column} = (select ${column} from audit_copy
      where sequence = audit_log.sequence) where sequence = ?`;
    await withoutTriggers(() => run(back, sequence));
    expect((await verify()).intact).toBe(true);
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
