import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deliverAll, endTest, env, startTest, wait } from "../../workers/gateway-worker.ts";
import { callsOf, hanging, letGo } from "../../workers/neighbours.ts";
import { LIMIT, offer, offering, openBank, PayingTpp } from "./order-scene.ts";

/** One idempotency key makes one order, whatever happens between the requests. */
let tpp: PayingTpp;

beforeAll(openBank);

beforeEach(async () => {
  startTest();
  await offer();
  tpp = await PayingTpp.open();
});

afterEach(endTest);

const key = { "idempotency-key": "order-1" };

describe("under one key", () => {
  it.each([
    ["exempt", LIMIT],
    ["awaiting SCA", LIMIT + 1],
  ])("an order %s is made once, and every answer is the first", async (_, amount) => {
    const first = await tpp.create({ amount }, key);
    wait(60_000);
    const again = await tpp.create({ amount, idempotency_key: "order-1" });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    expect(first.headers.get("idempotency-replayed")).toBeNull();
  });

  it("an order that ended since keeps its first answer", async () => {
    const first = await tpp.create({ amount: LIMIT + 1 }, key);
    expect((await tpp.cancel(first.body.payment_order_id)).body.status).toBe("CANCELLED");
    expect((await tpp.create({ amount: LIMIT + 1 }, key)).body).toEqual(first.body);
  });

  it("ten requests at once pay once and answer alike", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => tpp.create({}, key)));
    const bodies = answers.map(({ status, body }) => JSON.stringify([status, body]));
    expect(new Set(bodies).size).toBe(1);
    expect(callsOf("alpha execute-transaction")).toHaveLength(1);
    const created = answers.filter(({ headers }) => !headers.has("idempotency-replayed"));
    expect(created).toHaveLength(1);
  });

  it("a request while the bank is asked fixes the answer for both", async () => {
    const called = hanging("alpha execute-transaction");
    const first = tpp.create({}, key);
    await called;
    const again = await tpp.create({}, key);
    letGo();
    expect(again.body.status).toBe("PROCESSING");
    expect((await first).body).toEqual(again.body);
  });

  it("a repeat of a refused request is decided anew", async () => {
    await offering({ status: "SUSPENDED" });
    expect((await tpp.create({}, key)).status).toBe(503);
    await offering({ status: "ACTIVE" });
    expect((await tpp.create({}, key)).body.status).toBe("COMPLETED");
  });

  it("gives the first answer although the bank offers nothing any more", async () => {
    const first = await tpp.create({}, key);
    await offering({ capabilities: ["PAYMENTS"] });
    expect((await tpp.create({}, key)).body).toEqual(first.body);
    expect((await tpp.create()).body.error.code).toBe("INSUFFICIENT_SCOPE");
  });

  it.each([
    ["amount", { amount: LIMIT - 1 }],
    ["destination", { destination: { type: "alias", value: "boris" } }],
    ["reference", { reference: "other" }],
  ])("another %s is IDEMPOTENCY_KEY_REUSED", async (_, change) => {
    await tpp.create({}, key);
    const { status, body } = await tpp.create(change, key);
    expect([status, body.error.code]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
    expect(callsOf("alpha execute-transaction")).toHaveLength(1);
  });

  it("another consent of the TPP is IDEMPOTENCY_KEY_REUSED, another TPP's key is its own", async () => {
    const first = await tpp.create({}, key);
    const sister = await PayingTpp.open({ registered: tpp.registered });
    const reused = await sister.create({ source_account_id: tpp.source }, key);
    expect(reused.body.error.code).toBe("IDEMPOTENCY_KEY_REUSED");
    const stranger = await PayingTpp.open();
    const other = await stranger.create({}, key);
    expect(other.status).toBe(201);
    expect(other.body.payment_order_id).not.toBe(first.body.payment_order_id);
  });

  it("two amounts at once are one order, and the sum of the day has its amount", async () => {
    await offering({ sca_exemption_daily_limit: LIMIT });
    const amounts = [1, LIMIT];
    const answers = await Promise.all(amounts.map((amount) => tpp.create({ amount }, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const paid = callsOf("alpha execute-transaction").map(({ body }) => body.amount);
    const rest = await tpp.create({ amount: LIMIT - (paid[0] ?? 0) || 1 });
    expect([paid.length, rest.body.status]).toEqual(
      paid[0] === 1 ? [1, "COMPLETED"] : [paid.length, "PENDING_SCA"],
    );
  });

  it("header and body must not differ", async () => {
    const { status, body } = await tpp.create({ idempotency_key: "order-2" }, key);
    expect([status, body.error.field]).toEqual([422, "idempotency_key"]);
  });
});

it("without a key every request is an order", async () => {
  const orders = [await tpp.create(), await tpp.create()];
  expect(new Set(orders.map(({ body }) => body.payment_order_id)).size).toBe(2);
});

/** The next call of this method of an object fails, or its answer is lost: its worker has died. */
const dying = (
  binding: "PAYER_GUARDS" | "PAYMENT_ORDERS",
  method: string,
  at: "before" | "after",
): void => {
  const namespace = env[binding];
  const dead = (target: object): object =>
    new Proxy(target, {
      get:
        (_, name) =>
        (...input: unknown[]) => {
          const call = () => (target as Record<PropertyKey, CallableFunction>)[name]?.(...input);
          if (name === method) {
            env[binding] = namespace;
            const called = at === "after" ? call() : null;
            return Promise.resolve(called).then(() => Promise.reject(new Error("it died")));
          }
          const answer = call();
          return name === "get" ? dead(answer) : answer;
        },
    });
  env[binding] = dead(namespace) as DurableObjectNamespace;
};

/** Longer than the lease of a worker that has died. */
const LEASE_OVER_MS = 16_000;

describe("a worker that dies", () => {
  it.each([
    ["before the order has its share", "PAYER_GUARDS", "takeExemption", "before"],
    ["before the order has its object", "PAYMENT_ORDERS", "create", "before"],
    ["before the order is executed", "PAYMENT_ORDERS", "create", "after"],
  ] as const)("%s leaves what a repeat goes on with", async (_, binding, method, at) => {
    await offering({ sca_exemption_daily_limit: LIMIT });
    dying(binding, method, at);
    expect((await tpp.create({}, key)).status).toBe(500);
    wait(LEASE_OVER_MS);
    const { status, body } = await tpp.create({}, key);
    expect([status, body.status]).toEqual([201, "COMPLETED"]);
    expect(callsOf("alpha execute-transaction")).toHaveLength(1);
    expect((await tpp.create({ amount: 1 })).body.status).toBe("PENDING_SCA");
  });

  it("is not waited for: a repeat is answered, and the order executed later, once", async () => {
    dying("PAYMENT_ORDERS", "create", "after");
    expect((await tpp.create({}, key)).status).toBe(500);
    await deliverAll();
    expect(callsOf("alpha execute-transaction")).toHaveLength(0);
    const repeated = await tpp.create({}, key);
    expect([repeated.status, repeated.body.status]).toEqual([201, "PROCESSING"]);
    wait(LEASE_OVER_MS);
    expect((await tpp.create({}, key)).body).toEqual(repeated.body);
    await deliverAll();
    expect(callsOf("alpha execute-transaction")).toHaveLength(1);
  });
});
