import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  asBankWith,
  ask,
  asOwner,
  type Bank,
  db,
  fresh,
  migrate,
  newBank,
  newCustomer,
  ok,
  registryEnv,
} from "./registry.ts";

let aurora: Bank;

beforeAll(async () => {
  await migrate();
  aurora = await newBank();
  for (let count = 0; count < 5; count++) await newCustomer(aurora);
});

const verify = async (query = "") =>
  ok(await asOwner(`/admin/v1/audit/verification?chain=test${query}`), 200).body;

const headOf = async (chain: string) => {
  const { body } = ok(await ask("/identity/audit/heads"), 200);
  return body.data.find((head: { chain: string }) => head.chain === chain);
};

/** What an attacker with access to the database would do first. */
const withoutTriggers = async (tamper: () => Promise<unknown>): Promise<void> => {
  const { results } = await db
    .prepare("select name, sql from sqlite_master where type = 'trigger'")
    .all<{ name: string; sql: string }>();
  for (const { name } of results) await db.prepare(`drop trigger ${name}`).run();
  await tamper();
  for (const { sql } of results) await db.prepare(sql).run();
};

const run = (sql: string, ...values: unknown[]) =>
  db
    .prepare(sql)
    .bind(...values)
    .run();

describe("the chain", () => {
  // @rule R7.2
  test("is intact, and its verification says how far it reaches", async () => {
    const head = await headOf("test");
    expect(await verify()).toEqual({
      chain: "test",
      intact: true,
      fault: null,
      faults: [],
      verified: head.sequence,
      reached: { sequence: head.sequence, hash: head.hash },
      complete: true,
    });
  });

  test("is verified from where an earlier verification stopped", async () => {
    const { hash } = (await db
      .prepare("select hash from audit_log where chain = 'test' and sequence = 3")
      .first<{ hash: string }>()) ?? { hash: "" };
    const { intact, verified } = await verify(`&after_sequence=3&after_hash=${hash}`);
    const { sequence } = await headOf("test");
    expect({ intact, verified }).toEqual({ intact: true, verified: sequence - 3 });
  });

  test("is not verified from a head that it does not contain, nor past a noted one", async () => {
    const { sequence, hash } = await headOf("test");
    const wrong = "0".repeat(63);
    const after = `&after_sequence=${sequence}&after_hash=${hash}`;
    const fault = { sequence, kind: "HEAD" };
    expect(await verify(`&after_sequence=${sequence}&after_hash=${wrong}1`)).toMatchObject({
      ...{ intact: false, fault },
    });
    expect((await verify(`&after_sequence=1&after_hash=${wrong}1`)).faults).toEqual([
      { sequence: 1, kind: "HEAD" },
    ]);
    expect(await verify(`${after}&head_sequence=2&head_hash=${wrong}1`)).toMatchObject({
      ...{ intact: false, fault: { sequence: 2, kind: "HEAD" } },
    });
    expect((await verify(after)).intact).toBe(true);
  });

  test.each([
    ["&head_sequence=3", "head"],
    [`&head_sequence=3&head_hash=${"A".repeat(64)}`, "head"],
    [`&head_sequence=-1&head_hash=${"0".repeat(64)}`, "head"],
    [`&after_hash=${"0".repeat(64)}`, "after"],
  ])("is not verified for a malformed query: %s", async (query, field) => {
    const { status, body } = await asOwner(`/admin/v1/audit/verification?chain=test${query}`);
    expect([status, body.error.field]).toEqual([422, field]);
  });

  test("does not fork: thirty parallel writers make thirty entries in a row", async () => {
    const before = (await headOf("live")).sequence;
    const json = (n: number) => ({
      ...{ bank_handle: fresh("live"), realm: "live", name: `B ${n}`, capabilities: ["PAYMENTS"] },
    });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => asOwner("/admin/v1/banks", json(n))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(201));
    expect((await headOf("live")).sequence).toBe(before + 30);
    const { body } = await asOwner("/admin/v1/audit/verification?chain=live");
    expect(body.intact).toBe(true);
  });

  test("does not fork if another isolate writes between a decision and its batch", async () => {
    const json = () => ({
      ...{ bank_handle: fresh("live"), realm: "live", name: "B", capabilities: ["PAYMENTS"] },
    });
    const register = (environment = registryEnv()) =>
      asOwner("/admin/v1/banks", json(), { env: environment });
    const before = (await headOf("live")).sequence;
    let batches = 0;
    const overtaken = new Proxy(db, {
      get(target, name) {
        if (name !== "batch") return Reflect.get(target, name).bind(target);
        return async (statements: D1PreparedStatement[]) => {
          batches += 1;
          // The first batch reads, the second writes.
          if (batches === 2) ok(await register());
          return target.batch(statements);
        };
      },
    });
    ok(await register(registryEnv({ DB: overtaken })));
    expect(batches).toBe(4);
    expect((await headOf("live")).sequence).toBe(before + 2);
    const { body } = await asOwner("/admin/v1/audit/verification?chain=live");
    expect(body.intact).toBe(true);
  });

  test("a change that is always too late is refused after forty tries", async () => {
    vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void) => {
      queueMicrotask(work);
      return 0;
    }) as never);
    let batches = 0;
    const lost = async (statements: D1PreparedStatement[]) => {
      batches += 1;
      // Each try reads, then writes.
      if (batches % 2 === 1) return db.batch(statements);
      throw new Error("UNIQUE constraint failed: audit_log.chain, audit_log.sequence");
    };
    const overtaken = new Proxy(db, {
      get: (target, name) => (name === "batch" ? lost : Reflect.get(target, name).bind(target)),
    });
    const json = { name: fresh("gateway"), realm: "live" };
    const env = registryEnv({ DB: overtaken });
    const { status, body } = await asOwner("/admin/v1/gateways", json, { env });
    vi.restoreAllMocks();
    expect([status, body.error.code, body.error.retryable]).toEqual([
      ...[503, "SERVICE_UNAVAILABLE", true],
    ]);
    expect(batches).toBe(2 * 40);
  });

  test("records the key that a bank used", async () => {
    const bank = await newBank();
    const keys = `/admin/v1/banks/${bank.bank_id}/keys`;
    const { key_id, key } = ok(await asOwner(keys, {})).body;
    const aliases = [(await newCustomer(bank)).alias];
    const customer = { alias: fresh("second"), customer_proof: { type: "BANK_VERIFIED" } };
    ok(await asBankWith(key)("/identity/handles", customer));
    aliases.push(customer.alias);
    const { body } = await asOwner("/admin/v1/audit?chain=test&limit=10");
    const keyOf = (alias: string | undefined) =>
      body.data.find(({ details }: { details: { alias?: string } }) => details.alias === alias)
        .details.key;
    expect(keyOf(aliases[1])).toBe(key_id);
    expect(keyOf(aliases[0])).toMatch(/^key_/);
    expect(keyOf(aliases[0])).not.toBe(key_id);
  });

  test("is append-only in the database itself", async () => {
    await expect(run("update audit_log set actor = 'nobody'")).rejects.toThrow(/append-only/);
    await expect(run("delete from audit_log")).rejects.toThrow(/append-only/);
  });

  test("is listed newest first, page by page", async () => {
    const first = (await asOwner("/admin/v1/audit?chain=test&limit=2")).body;
    const second = await asOwner(`/admin/v1/audit?chain=test&limit=2&cursor=${first.next_cursor}`);
    const sequences = [...first.data, ...second.body.data].map((row) => row.sequence);
    const { sequence } = await headOf("test");
    expect(sequences).toEqual([sequence, sequence - 1, sequence - 2, sequence - 3]);
    expect((await asOwner("/admin/v1/audit?chain=mine")).status).toBe(422);
  });
});

describe("verification finds a tampered row", () => {
  const restore = "insert into audit_log select * from audit_copy where chain = 'test'";
  beforeEach(async () => {
    await run("drop table if exists audit_copy");
    await run("create table audit_copy as select * from audit_log");
  });

  test.each<[string, string, { sequence: number; kind: string }]>([
    [
      "altered",
      "update audit_log set actor = 'x' where sequence = 4",
      { sequence: 4, kind: "CONTENT" },
    ],
    [
      "altered together with its hash",
      "update audit_log set hash = printf('%064d', 1) where sequence = 4",
      { sequence: 4, kind: "CONTENT" },
    ],
    ["removed", "delete from audit_log where sequence = 4", { sequence: 4, kind: "GAP" }],
    [
      "hung elsewhere",
      "update audit_log set previous_hash = printf('%064d', 2) where sequence = 4",
      { sequence: 4, kind: "LINK" },
    ],
    [
      "signed by another key",
      "update audit_log set signature = printf('%0128d', 1) where sequence = 4",
      { sequence: 4, kind: "SIGNATURE" },
    ],
  ])("%s", async (_case, sql, fault) => {
    await withoutTriggers(() => run(`${sql} and chain = 'test'`));
    expect(await verify()).toMatchObject({ intact: false, fault, verified: 3 });
    await withoutTriggers(async () => {
      await run("delete from audit_log where chain = 'test'");
      await run(restore);
    });
    expect((await verify()).intact).toBe(true);
  });

  test("and names its chain if the query names none", async () => {
    const whole = ok(await asOwner("/admin/v1/audit/verification"), 200).body;
    expect(whole).toMatchObject({ intact: true, fault: null, complete: true });
    expect(whole.chains.map(({ chain }: { chain: string }) => chain)).toEqual([
      ...["test", "live", "registry"],
    ]);
    await withoutTriggers(() =>
      run("update audit_log set details = '{}' where chain = 'live' and sequence = 2"),
    );
    expect(ok(await asOwner("/admin/v1/audit/verification"), 200).body).toMatchObject({
      intact: false,
      fault: { chain: "live", sequence: 2, kind: "CONTENT" },
    });
    await withoutTriggers(async () => {
      await run("delete from audit_log where chain = 'live'");
      await run(restore.replace("test", "live"));
    });
    const query = `?after_sequence=1&after_hash=${"0".repeat(64)}`;
    expect((await asOwner(`/admin/v1/audit/verification${query}`)).body.error.field).toBe("chain");
  });

  test.each(["test", "live"])("emptied: %s", async (chain) => {
    const { sequence, hash } = await headOf(chain);
    const noted = `realm=${chain}&head_sequence=${sequence}&head_hash=${hash}`;
    await withoutTriggers(() => run("delete from audit_log where chain = ?", chain));
    expect(ok(await asOwner(`/admin/v1/audit/verification?${noted}`), 200).body).toMatchObject({
      ...{ chain, intact: false, fault: { sequence: 1, kind: "GAP" } },
    });
    await run(restore.replace("test", chain));
  });

  test("cut off at the end, and then continued", async () => {
    // Its two entries are one change. The second is its head.
    await newCustomer(aurora);
    const { sequence, hash } = await headOf("test");
    const noted = `&head_sequence=${sequence}&head_hash=${hash}`;
    expect((await verify(noted)).intact).toBe(true);
    await withoutTriggers(() =>
      run("delete from audit_log where chain = 'test' and sequence > ?", sequence - 2),
    );
    const cutOff = { intact: false, fault: { sequence: sequence - 1, kind: "GAP" } };
    expect(await verify(noted)).toMatchObject(cutOff);
    expect(await verify(`&after_sequence=${sequence}&after_hash=${hash}`)).toMatchObject({
      intact: false,
      fault: { sequence, kind: "GAP" },
    });
    // Continued as if nothing had happened: the noted head of that place has another hash.
    for (let count = 0; count < 3; count++) await newCustomer(aurora);
    const writtenOn = { intact: false, fault: { sequence, kind: "HEAD" } };
    expect(await verify(noted)).toMatchObject(writtenOn);
    // It hides no later change.
    const { reached } = await verify(noted);
    await withoutTriggers(() =>
      run(
        "update audit_log set actor = 'x' where chain = 'test' and sequence = ?",
        reached.sequence,
      ),
    );
    expect((await verify(noted)).faults).toEqual([
      ...[writtenOn.fault, { sequence: reached.sequence, kind: "CONTENT" }],
    ]);
  });
});

// @rule R7.2
test("anyone can check an exported head with the public key", async () => {
  const { body } = await ask("/identity/audit/heads");
  const bytes = (hex: string) =>
    Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const key = await crypto.subtle.importKey("raw", bytes(body.public_key), "Ed25519", false, [
    "verify",
  ]);
  expect(body.data).toHaveLength(3);
  for (const { chain, sequence, hash, signature } of body.data) {
    const text = new TextEncoder().encode(`${chain} ${sequence} ${hash}`);
    expect(await crypto.subtle.verify("Ed25519", key, bytes(signature), text)).toBe(true);
  }
});
