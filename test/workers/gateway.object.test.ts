import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { databaseOf } from "../base/platform/d1.ts";
import { openGateway, Payment } from "./gateway-journey.ts";
import {
  deliver,
  deliverAll,
  endTest,
  env,
  runSchedule,
  startTest,
  takeFrom,
  wait,
} from "./gateway-worker.ts";

/** The entry point of the gateway's worker: its queue handler and its schedule. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(endTest);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The rows of the payments list that the merchant reads under one status. */
const listed = async (payment: Payment, status: string): Promise<string[]> => {
  const path = `/api/v1/payments/sessions?status=${status}&limit=100`;
  const { body } = await payment.asMerchant("GET", path);
  return body.data.map((row: { session_id: string }) => row.session_id);
};

describe("a failed read of the database", () => {
  it("is answered with 503, as drizzle reports it", async () => {
    const payment = await Payment.open();
    const prepare = env.LISTS_1.prepare.bind(env.LISTS_1);
    vi.spyOn(env.LISTS_1, "prepare").mockImplementation((sql) => {
      if (!/from "objects"/.test(sql)) return prepare(sql);
      const lost = async () => {
        throw Object.assign(new Error("D1_ERROR: Network connection lost."), { retryable: true });
      };
      const statement = { bind: () => statement, raw: lost, all: lost };
      return statement as unknown as D1PreparedStatement;
    });
    const { status, body } = await payment.asMerchant("GET", "/api/v1/payments/sessions");
    expect([status, body.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
  });
});

describe("the queue handler", () => {
  it.each(["projections", "acme-projections"])(
    "writes messages of %s to the payments list",
    async (queue) => {
      const payment = await Payment.open();
      expect(await listed(payment, "OPEN")).not.toContain(payment.session_id);
      await deliver(queue, takeFrom("projections"));
      expect(await listed(payment, "OPEN")).toContain(payment.session_id);
    },
  );
});

describe("the scheduled handler", () => {
  /** A task for each sweep: a stuck payment, and what is old or empty. */
  const neglect = async () => {
    const old = await Payment.open();
    await old.cancel();
    await deliverAll();
    wait(401 * DAY_MS);
    const stuck = await Payment.open();
    await deliverAll();
    wait(17 * MINUTE_MS);
    for (const sql of [
      `insert or ignore into endpoints (owner_kind, owner_id, mode, kind, origin, created_at)
          values ('MERCHANT', 'mer_gone', 'test', 'REGISTERED', 'https://gone.example', 0)`,
      `insert or ignore into events
          (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload)
          values ('TPP', 'tpp_gone', 'test', 0, 'evt_gone', 'consent.expired', 'cns_gone', '{}')`,
      "insert or ignore into dead_letters (died_at, message_id, body) values (0, 'gone', '{}')",
    ]) {
      await databaseOf(env, sql).prepare(sql).run();
    }
    return { old, stuck };
  };

  const countOf = (rows: string) =>
    databaseOf(env, rows).prepare(`select count(*) as n from ${rows}`).first<number>("n");

  const done = async ({ old, stuck }: Awaited<ReturnType<typeof neglect>>) => ({
    followed: (await listed(stuck, "FAILED")).includes(stuck.session_id),
    tidied: (await countOf("endpoints")) === 0,
    cleared: (await countOf("events where event_id = 'evt_gone'")) === 0,
    discarded: (await countOf("dead_letters")) === 0,
    forgotten:
      !(await listed(old, "CANCELLED")).includes(old.session_id) &&
      (await old.asMerchant("GET", `/payments/${old.payment_id}/status`)).status === 404,
  });

  it("follows unfinished payments, drops empty endpoints, deletes what is old", async () => {
    const work = await neglect();
    await runSchedule();
    expect(await done(work)).toEqual({
      followed: true,
      tidied: true,
      cleared: true,
      discarded: true,
      forgotten: true,
    });
  });

  it("writes the head of the audit chain to the log", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    await runSchedule();
    const lines = log.mock.calls.map(([line]) => JSON.parse(line));
    log.mockRestore();
    const head = await env.DB.prepare(
      "select sequence, hash from audit_log order by sequence desc limit 1",
    ).first();
    expect(lines).toContainEqual(expect.objectContaining({ event: "audit head", ...head }));
  });

  it.each([
    ["followed", /unfinished = 1/],
    ["tidied", /"endpoints"/],
    ["cleared", /"events"/],
    ["discarded", /"dead_letters"/],
    ["forgotten", /^select "kind", "created_at".*"other_ids" from "objects"/],
  ])(
    "does the other work if the list of what is to be %s cannot be read",
    async (broken, statement) => {
      const work = await neglect();
      const spies = [env.DB, env.LISTS_1].map((db) => {
        const prepare = db.prepare.bind(db);
        return vi.spyOn(db, "prepare").mockImplementation((sql) => {
          if (statement.test(sql)) throw new Error("the database is away");
          return prepare(sql);
        });
      });
      await runSchedule();
      for (const spy of spies) spy.mockRestore();
      const all = { followed: true, tidied: true, cleared: true, discarded: true, forgotten: true };
      expect(await done(work)).toEqual({ ...all, [broken]: false });
    },
  );
});
