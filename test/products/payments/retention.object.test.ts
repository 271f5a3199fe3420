import { runInDurableObject } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseId } from "../../../src/base/kernel/ids.ts";
import { emptyTables } from "../../base/platform/d1.ts";
import {
  openGateway,
  Payment,
  registerMerchant,
  settlement,
} from "../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  deliverAll,
  endTest,
  env,
  runSchedule,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, lost, refusing } from "../../workers/neighbours.ts";

/** What retention deletes after 400 days, and what it never deletes. */
const KEPT_MS = 400 * 24 * 3600_000;

beforeAll(async () => {
  startTest();
  await openGateway();
});

beforeEach(async () => {
  startTest();
  await emptyTables(env, "objects", "object_ids", "events", "reviews", "settings");
});

afterEach(endTest);

const cancelled = async (terms: Parameters<typeof Payment.open>[1] = {}) => {
  const payment = await Payment.open("alpha", terms);
  await payment.cancel();
  await deliverAll();
  return payment;
};

const listedIds = async (payment: Payment): Promise<string[]> => {
  const { body } = await payment.asMerchant("GET", "/api/v1/payments/sessions?limit=100");
  return body.data.map(({ session_id }: { session_id: string }) => session_id);
};

/** Whether the merchant still finds the payment: by its id, and in the list. */
const found = async (payment: Payment) => {
  const { status } = await payment.asMerchant("GET", `/payments/${payment.payment_id}/status`);
  return { read: status === 200, listed: (await listedIds(payment)).includes(payment.session_id) };
};

const kept = { read: true, listed: true };
const forgotten = { read: false, listed: false };

describe("a payment that ended 400 days ago", () => {
  // @rule G8.2
  it("is deleted, and not a millisecond earlier", async () => {
    const payment = await cancelled();
    wait(KEPT_MS);
    await runSchedule();
    expect(await found(payment)).toEqual(kept);
    wait(1);
    await runSchedule();
    expect(await found(payment)).toEqual(forgotten);
  });

  // @rule G4.9
  it("leaves a tombstone, and nothing of its payer or its events", async () => {
    const asked = {
      ...{ amount: 5, currency: "USD", idempotency_key: "order-7" },
      destination: { type: "iban", value: settlement },
    };
    const payment = await Payment.open("alpha", asked);
    await payment.pay();
    await deliverAll();
    const eventsOf = async () => (await payment.asMerchant("GET", "/api/v1/events")).body.data;
    expect(await eventsOf()).toMatchObject([{ event: "payment.completed" }]);
    const otherNames = async () =>
      (await env.LISTS_1.prepare("select id from object_ids where id = 'REF-1'").all()).results
        .length;
    expect(await otherNames()).toBe(1);
    wait(KEPT_MS + 1);
    await runSchedule();
    expect(await eventsOf()).toEqual([]);
    expect(await otherNames()).toBe(0);

    const create = (json: object) => payment.asMerchant("POST", "/payments/sessions", json);
    const again = await create(asked);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(again.body).toMatchObject({ session_id: payment.session_id, status: "PENDING" });
    expect((await create({ ...asked, amount: 6 })).body.error.code).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(await found(payment)).toEqual(forgotten);

    const id = env.PAYMENT_SESSIONS.idFromString(parseId(["ps"], payment.session_id) ?? "");
    const stored = await runInDurableObject(env.PAYMENT_SESSIONS.get(id), (_, { storage }) =>
      JSON.stringify([...storage.kv.list()]),
    );
    expect(stored).toContain(payment.session_id);
    for (const personal of [payment.payer, settlement, "Amira"]) {
      expect(stored).not.toContain(personal);
    }
  });

  it("is deleted for every merchant", async () => {
    const merchants = await Promise.all([1, 2, 3].map(() => registerMerchant()));
    const payments = [];
    for (const merchant of merchants) payments.push(await cancelled({ merchant }));
    wait(KEPT_MS + 1);
    await runSchedule();
    for (const payment of payments) expect(await found(payment)).toEqual(forgotten);
  });

  it("is deleted even if fifty older ones are still unfinished", async () => {
    // Their events are never delivered, so they stay with the sweep.
    const create = { amount: 1, currency: "USD", destination: { type: "iban", value: settlement } };
    const { headers } = await registerMerchant();
    for (let count = 0; count < 50; count++) {
      await ask("POST", "/payments/sessions", headers.test, create);
    }
    await deliverAll();
    wait(1);
    const payment = await cancelled({ merchant: { merchant_id: "", headers } });
    wait(KEPT_MS + 1);
    await runSchedule();
    expect(await found(payment)).toEqual(forgotten);
    expect(await listedIds(payment)).toHaveLength(50);
  });
});

describe("a payment that is never deleted by age alone", () => {
  it("has an unknown outcome", async () => {
    const payment = await Payment.open();
    answering("alpha execute-transaction", lost);
    await payment.pay();
    await deliverAll();
    wait(KEPT_MS + 1);
    await runSchedule();
    expect(await found(payment)).toEqual(kept);
    expect(await payment.status()).toMatchObject({ state: "EXECUTING" });
  });

  it("has a refund that the lists do not show yet", async () => {
    const payment = await Payment.open();
    await payment.pay();
    await deliverAll();
    wait(KEPT_MS);
    await runSchedule();
    wait(1);
    answering("alpha execute-transaction", lost);
    await payment.asMerchant("POST", `/payments/${payment.payment_id}/refunds`, {});
    await runSchedule();
    expect(await found(payment)).toEqual(kept);
  });

  it("is under review; afterwards it is deleted, and leaves the operator's list too", async () => {
    const payment = await Payment.open("borealis");
    answering("borealis execute-transaction", refusing("NOT_AUTHORISED"));
    await payment.pay();
    await payment.credit();
    await deliverAll();
    expect(callsOf("borealis execute-transaction")).toHaveLength(1);
    wait(KEPT_MS + 1);
    await runSchedule();
    expect(await found(payment)).toEqual(kept);
    const path = `reconciliation/${payment.payment_id}`;
    expect((await askAdmin("GET", path)).body.movements).toMatchObject([{ reason: "LATE_MONEY" }]);
    const seen = { outcome: "ACKNOWLEDGED", note: "returned by hand" };
    expect((await askAdmin("POST", `${path}/resolve`, seen)).status).toBe(200);
    await deliverAll();
    await runSchedule();
    expect(await found(payment)).toEqual(forgotten);
    expect((await askAdmin("GET", path)).status).toBe(404);
    expect(await env.LISTS_1.prepare("select count(*) as n from reviews").first("n")).toBe(0);
  });
});
