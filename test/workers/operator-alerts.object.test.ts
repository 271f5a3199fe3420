import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { tellFaultsTo } from "../../src/base/platform/log.ts";
import { operatorOf, readStanding } from "../../src/base/platform/operator-alerts.ts";
import { openGateway, Payment } from "./gateway-journey.ts";
import {
  askAdmin,
  deliver,
  deliverAll,
  endTest,
  env,
  runSchedule,
  startTest,
  wait,
} from "./gateway-worker.ts";
import { answering, callsOf, hanging, letGo, lost } from "./neighbours.ts";

/** Faults that need a person reach the operator's alert address: signed, once per episode. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SECRET = `whsec_${btoa("a secret of the operator's monitor")}`;

const told = () => callsOf("pager alert");

/** The attempts that are under way have been answered and reported. */
const settled = async (count: number) => {
  await vi.waitFor(() => expect(told()).toHaveLength(count));
  await vi.waitFor(async () => expect((await readStanding(env)).waiting).toBe(0));
};

const listen = (changes: Partial<typeof env> = {}) => {
  Object.assign(env, {
    ALERT_URL: "https://pager.example/alert",
    ALERT_SECRET: SECRET,
    ...changes,
  });
  tellFaultsTo(operatorOf({ ...env }));
};

let lines: string[] = [];

const fail = (body: unknown = {}) => deliver("dead-letters", [body]);

beforeAll(async () => {
  startTest();
  await openGateway();
  await deliverAll();
});
beforeEach(() => {
  startTest();
  // Beyond every episode of the test before.
  wait(2 * HOUR);
  answering("pager alert", () => new Response(null));
  listen();
  lines = [];
  vi.spyOn(console, "error").mockImplementation((line) => void lines.push(line));
});
afterEach(endTest);
afterAll(() => {
  delete env.ALERT_URL;
  delete env.ALERT_SECRET;
  tellFaultsTo(operatorOf(env));
});

// @rule A6.3
describe("the operator's alert address", () => {
  it("is told once in an episode, and again in the next one", async () => {
    await fail();
    await settled(1);
    for (let minute = 0; minute < 5; minute++) {
      wait(MINUTE);
      await fail();
    }
    await runSchedule();
    wait(HOUR);
    await fail();
    await settled(2);
    const [first, second] = told().map(({ body }) => body);
    expect(first).toEqual({
      type: "operator.alert",
      timestamp: first.data.since,
      data: {
        ...{ alert_id: expect.stringMatching(/^evt_/), event: "dead letter", level: "warn" },
        ...{ since: expect.any(String), deployment: "https://gateway.example" },
        version: expect.any(String),
        fields: { message_id: "0", namespace: null, object: null, effect: null },
      },
    });
    expect(second.data.alert_id).not.toBe(first.data.alert_id);
  });

  it("gets a signature of Standard Webhooks by each of its secrets", async () => {
    const next = `whsec_${btoa("the next secret of the monitor")}`;
    listen({ ALERT_SECRET: `${SECRET} ${next}` });
    await fail();
    await settled(1);
    const [{ text, headers }] = told() as [ReturnType<typeof told>[number]];
    for (const secret of [SECRET, next]) {
      expect(new Webhook(secret).verify(text, headers)).toEqual(JSON.parse(text));
    }
    expect(headers["webhook-id"]).toBe(JSON.parse(text).data.alert_id);
  });

  it("gets no IBAN, no key, no path and no text of an error", async () => {
    await fail({ namespace: "DE47500208000100200300", object: "ak_0123456789abcdef", effect: "x" });
    await settled(1);
    expect(told()[0]?.body.data.fields).toMatchObject({ namespace: "[iban]", object: "[key]" });
    await env.DB.exec("ALTER TABLE banks RENAME TO gone");
    for (let minute = 0; minute < 3; minute++) {
      wait(MINUTE);
      await askAdmin("GET", "banks");
      // The object has counted it.
      await readStanding(env);
    }
    await env.DB.exec("ALTER TABLE gone RENAME TO banks");
    await settled(2);
    const { text, body } = told()[1] as ReturnType<typeof told>[number];
    expect(body.data).toMatchObject({
      event: "request failed",
      fields: { correlationId: expect.any(String) },
    });
    expect(text).not.toMatch(/no such table|select/i);
    expect(text).not.toContain("/admin/v1/banks");
  });

  it("is told of a movement under manual review, which an object logs", async () => {
    answering("borealis execute-transaction", lost);
    answering("borealis transaction-status", lost);
    const payment = await Payment.open("borealis");
    await payment.pay();
    await deliverAll();
    for (let hour = 0; hour < 30 && told().length === 0; hour++) {
      wait(HOUR);
      await runSchedule();
      await deliverAll();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await settled(1);
    expect(told()[0]?.body.data).toMatchObject({
      event: "movement under manual review",
      fields: { object_id: payment.payment_id, reason: expect.any(String) },
    });
  });

  it("holds up nothing while it does not answer", async () => {
    const called = hanging("pager alert");
    expect(await fail()).toEqual([]);
    await called;
    const payment = await Payment.open("alpha");
    await payment.pay();
    await deliverAll();
    expect(await payment.status()).toMatchObject({ status: "COMPLETED" });
    letGo();
    answering("pager alert", () => new Response(null));
    wait(2 * MINUTE);
    await vi.waitFor(async () => {
      await runSchedule();
      await settled(2);
    });
  });

  it("is tried again by the sweep under the same id, a bounded number of times", async () => {
    answering("pager alert", () => new Response(null, { status: 503 }));
    await fail();
    await vi.waitFor(() => expect(told()).toHaveLength(1));
    await runSchedule();
    expect(told()).toHaveLength(1);
    for (let attempts = 2; attempts < 15; attempts++) {
      wait(2 ** attempts * MINUTE);
      await runSchedule();
    }
    await settled(9);
    expect(new Set(told().map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ event: "operator alert given up", about: "dead letter" }),
    );
  });

  it.each([
    ["the gateway itself", "https://gateway.example/alert"],
    ["a private address", "https://10.0.0.1/alert"],
    ["a plain address", "http://pager.example/alert"],
  ])("is never %s", async (_, ALERT_URL) => {
    listen({ ALERT_URL });
    await fail();
    await vi.waitFor(() => expect(lines.join("\n")).toContain("operator not told"));
    expect(callsOf("gateway alert").concat(callsOf("10 alert"), told())).toEqual([]);
  });
});

it("a deployment without an alert address tells nobody, and its sweep ends", async () => {
  delete env.ALERT_URL;
  tellFaultsTo(operatorOf({ ...env }));
  await fail();
  await runSchedule();
  const { swept_at, episodes } = await readStanding(env);
  expect([swept_at, episodes]).toEqual([Date.now(), []]);
  expect(told()).toEqual([]);
});
