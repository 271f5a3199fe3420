import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openGateway, Payment, party, registerMerchant } from "./gateway-journey.ts";
import { ask, bodyOf, deliverAll, endTest, startTest, wait } from "./gateway-worker.ts";

/**
 * Whether a merchant finds a payment that it has just created, before the list's row is written.
 */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(endTest);

const SESSIONS = "/api/v1/payments/sessions";
let orders = 0;
const newOrder = () => `order-${++orders}`;

/** Created with the order's reference as its idempotency key. */
const createOrder = (reference: string, terms: object = {}) =>
  Payment.open("alpha", { reference, idempotency_key: reference, ...terms });

const listedIds = async (query: string, by = party.merchant.headers.test): Promise<string[]> => {
  const { data } = bodyOf(await ask("GET", `${SESSIONS}?${query}`, by));
  return data.map((row: { session_id: string }) => row.session_id);
};

describe("reference= of a payment whose idempotency key is its reference", () => {
  it("finds the payment at once, and once", async () => {
    const reference = newOrder();
    const { session_id } = await createOrder(reference);
    expect(await listedIds(`reference=${reference}`)).toEqual([session_id]);
    await deliverAll();
    expect(await listedIds(`reference=${reference}`)).toEqual([session_id]);
  });

  // @rule P1.14
  it("finds form B's payments too, newest first", async () => {
    const reference = newOrder();
    const { session_id } = await createOrder(reference);
    wait(1_000);
    const asked = { amount: 1, currency: "USD", merchant_order_reference: reference };
    const keyed = { ...asked, idempotency_key: reference };
    const headers = party.merchant.headers.test;
    const created = bodyOf(await ask("POST", "/payments/initiate", headers, keyed), 201);
    const both = [created.session_id, session_id];
    expect(await listedIds(`reference=${reference}`)).toEqual(both);
    expect(await listedIds(`reference=${reference}&limit=1`)).toEqual(both.slice(0, 1));
    await deliverAll();
    expect(await listedIds(`reference=${reference}`)).toEqual(both);
  });

  // @rule P1.12
  it("keeps to the other filters, and to the pages", async () => {
    const reference = newOrder();
    const { session_id } = await createOrder(reference);
    expect(await listedIds(`reference=${reference}&status=OPEN`)).toEqual([session_id]);
    expect(await listedIds(`reference=${reference}&status=COMPLETED`)).toEqual([]);
    expect(await listedIds(`reference=${reference}&created_after=2100-01-01`)).toEqual([]);
    expect(await listedIds(`reference=${reference}&created_before=2020-01-01`)).toEqual([]);

    await deliverAll();
    wait(1_000);
    await Payment.open("alpha", { reference });
    await deliverAll();
    const path = `${SESSIONS}?reference=${reference}&limit=1`;
    const first = bodyOf(await ask("GET", path, party.merchant.headers.test));
    expect(first.data[0].session_id).not.toBe(session_id);
    expect(await listedIds(`reference=${reference}&limit=1&cursor=${first.next_cursor}`)).toEqual([
      session_id,
    ]);
  });

  it("shows nothing of another merchant, another mode or another reference", async () => {
    const reference = newOrder();
    await createOrder(reference);
    const stranger = await registerMerchant();
    expect(await listedIds(`reference=${reference}`, stranger.headers.test)).toEqual([]);
    expect(await listedIds(`reference=${reference}`, party.merchant.headers.live)).toEqual([]);
    const other = newOrder();
    await Payment.open("alpha", { reference: newOrder(), idempotency_key: other });
    expect(await listedIds(`reference=${other}`)).toEqual([]);
  });
});

// @rule G1.12
it("without such a key the list can lag by seconds", async () => {
  const reference = newOrder();
  const { session_id } = await Payment.open("alpha", { reference });
  expect(await listedIds(`reference=${reference}`)).toEqual([]);
  await deliverAll();
  expect(await listedIds(`reference=${reference}`)).toEqual([session_id]);
});
