import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
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

/** The entry point of the gateway's worker: what its queues and its schedule set going. */
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

describe("the queue handler", () => {
  it.each(["projections", "acme-projections"])(
    "writes what comes in %s to the payments list",
    async (queue) => {
      const payment = await Payment.open();
      expect(await listed(payment, "OPEN")).not.toContain(payment.session_id);
      await deliver(queue, takeFrom("projections"));
      expect(await listed(payment, "OPEN")).toContain(payment.session_id);
    },
  );
});

describe("the scheduled handler", () => {
  /** One thing to do for each sweep: follow a payment, tidy the endpoints, forget a payment. */
  const neglect = async () => {
    const old = await Payment.open();
    await old.cancel();
    await deliverAll();
    wait(401 * DAY_MS);
    const stuck = await Payment.open();
    await deliverAll();
    wait(17 * MINUTE_MS);
    await env.DB.prepare(
      `insert into endpoints (owner, mode, origin, created_at)
        values ('mer_gone', 'test', 'https://gone.example', 0) on conflict do nothing`,
    ).run();
    return { old, stuck };
  };

  const done = async ({ old, stuck }: Awaited<ReturnType<typeof neglect>>) => ({
    followed: (await listed(stuck, "FAILED")).includes(stuck.session_id),
    tidied: (await env.DB.prepare("select count(*) as n from endpoints").first("n")) === 0,
    forgotten:
      !(await listed(old, "CANCELLED")).includes(old.session_id) &&
      (await old.asMerchant("GET", `/payments/${old.payment_id}/status`)).status === 404,
  });

  it("follows unfinished payments, tidies the endpoints and forgets old payments", async () => {
    const work = await neglect();
    await runSchedule();
    expect(await done(work)).toEqual({ followed: true, tidied: true, forgotten: true });
  });

  it.each([
    ["followed", /unfinished = 1/],
    ["tidied", /"endpoints"/],
    ["forgotten", /"merchant_settings"/],
  ])("does the others' work when what is to be %s cannot be read", async (broken, statement) => {
    const work = await neglect();
    const prepare = env.DB.prepare.bind(env.DB);
    const database = vi.spyOn(env.DB, "prepare").mockImplementation((sql) => {
      if (statement.test(sql)) throw new Error("the database is away");
      return prepare(sql);
    });
    await runSchedule();
    database.mockRestore();
    const all = { followed: true, tidied: true, forgotten: true };
    expect(await done(work)).toEqual({ ...all, [broken]: false });
  });
});
