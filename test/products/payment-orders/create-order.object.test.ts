import { runInDurableObject } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderById } from "../../../src/products/payment-orders/order-record.ts";
import { ibanAt, settlement } from "../../workers/gateway-journey.ts";
import { deliverAll, endTest, env, startTest, wait } from "../../workers/gateway-worker.ts";
import { answering, callsOf, honestly, lost, refusing } from "../../workers/neighbours.ts";
import { LIMIT, ORDERS, offer, offering, openBank, PayingTpp } from "./order-scene.ts";

/** POST /ob/payment-orders, as a TPP calls it. */
let tpp: PayingTpp;

beforeAll(openBank);

beforeEach(async () => {
  startTest();
  await offer();
  tpp = await PayingTpp.open();
});

afterEach(endTest);

describe("an order within the bank's limit", () => {
  it("is executed at once, and the answer tells its end", async () => {
    const { status, body, headers } = await tpp.create({
      ...{ creditor_name: "Haddad, Amira", description: "Invoice 7", reference: "invoice-7" },
    });
    expect(status).toBe(201);
    const at = new Date().toISOString();
    expect(body).toEqual({
      payment_order_id: expect.stringMatching(/^po_\w{43}$/),
      ...{ consent_id: tpp.consent.consent_id, source_account_id: tpp.source },
      destination: { type: "iban", value: "DE•• •••• 0001" },
      ...{ creditor_name: "Haddad, Amira", payee_check: "MATCH", amount: LIMIT, currency: "USD" },
      ...{ description: "Invoice 7", reference: "invoice-7" },
      ...{ status: "COMPLETED", status_reason: null, sca_url: null, cancellable: false },
      ...{ created_at: at, updated_at: at, completed_at: at },
    });
    expect(headers.get("location")).toBe(`${ORDERS}/${body.payment_order_id}`);
    expect((await tpp.read(body.payment_order_id)).body).toEqual(body);
    const [sent, ...more] = callsOf("alpha execute-transaction");
    expect(more).toEqual([]);
    expect(sent?.body).toMatchObject({
      ...{ session_id: body.payment_order_id, purpose: "PAYMENT_ORDER", amount: LIMIT },
      ...{ debtor_iban: tpp.iban, creditor_iban: settlement, creditor_name: "Amira Haddad" },
      ...{ route_type: "SAME_BANK", remittance: "invoice-7" },
      authorisation: { type: "EXEMPTION", reference: "t-ch1" },
    });
  });

  it.each([
    [1, "COMPLETED"],
    [LIMIT - 1, "COMPLETED"],
    [LIMIT, "COMPLETED"],
    [LIMIT + 1, "PENDING_SCA"],
  ])("of %i is %s", async (amount, status) => {
    expect((await tpp.create({ amount })).body.status).toBe(status);
  });

  it("to another bank is PROCESSING", async () => {
    const destination = { type: "iban", value: ibanAt("borealis", 7) };
    expect((await tpp.create({ destination })).body).toMatchObject({
      ...{ status: "PROCESSING", payee_check: null, sca_url: null, cancellable: false },
    });
  });

  it("names the payee by the account if nothing of the name at its bank can be seen", async () => {
    answering("alpha resolve-alias", ({ body }) =>
      Response.json({
        accounts: [{ ...body, display_name: "\u202e", currency: "USD", default: true }],
        available_auth_methods: [],
      }),
    );
    const { body } = await tpp.create();
    expect([body.status, body.payee_check]).toEqual(["COMPLETED", null]);
    const [sent] = callsOf("alpha execute-transaction");
    expect(sent?.body.creditor_name).toBe("DE•• •••• 0001");
  });

  it("that the bank refuses is FAILED", async () => {
    answering("alpha execute-transaction", refusing("INSUFFICIENT_FUNDS"));
    const { status, body } = await tpp.create();
    expect([status, body.status, body.status_reason]).toEqual([
      ...[201, "FAILED", "INSUFFICIENT_FUNDS"],
    ]);
  });

  it("needs SCA after all if the bank says so", async () => {
    answering("alpha execute-transaction", refusing("SCA_REQUIRED"));
    const { body } = await tpp.create();
    expect(body).toMatchObject({ status: "PENDING_SCA", status_reason: null, cancellable: true });
    expect(body.sca_url).toMatch(/\/sca\/po_/);
  });

  it("is answered although its object restarts while the bank is asked", async () => {
    answering("alpha execute-transaction", async ({ body }) => {
      const order = orderById(env, body.session_id) as unknown as DurableObjectStub;
      await runInDurableObject(order, (_, state) => state.abort("restart")).catch(() => {});
      return lost();
    });
    const { status, body } = await tpp.create();
    expect([status, body.status]).toEqual([201, "PROCESSING"]);
  });

  it("is PROCESSING while the bank's answer is lost", async () => {
    answering("alpha execute-transaction", lost);
    expect((await tpp.create()).body).toMatchObject({ status: "PROCESSING", completed_at: null });
  });
});

describe("an order that needs SCA", () => {
  // @rule O8.2 O8.11
  it("waits for its customer at sca_url", async () => {
    const { body } = await tpp.create({ amount: LIMIT + 1, creditor_name: "Amira Hadad" });
    expect(body).toMatchObject({
      ...{ status: "PENDING_SCA", payee_check: "CLOSE_MATCH", creditor_name: "Amira Haddad" },
      ...{ completed_at: null, cancellable: true },
      sca_url: `${env.BASE_URL}/sca/${body.payment_order_id}.${body.sca_url.slice(-32)}`,
    });
    expect(callsOf("alpha execute-transaction")).toEqual([]);
  });

  it.each([
    ["the bank exempts nothing", { sca_exemption_limit: 0 }],
    ["the bank's limit is in another currency", { currency: "EUR" }],
    ["the bank has no currency", { currency: null }],
    ["the sum of the day is smaller", { sca_exemption_daily_limit: LIMIT - 1 }],
  ])("because %s", async (_, changes) => {
    await offering(changes);
    expect((await tpp.create()).body.status).toBe("PENDING_SCA");
  });
});

describe("the sum of the day", () => {
  // @rule O8.3 O8.14
  it("exempts exactly five of ten orders of the limit at once", async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, () => tpp.create()));
    const statuses = orders.map(({ body }) => body.status).sort();
    expect(statuses).toEqual([...Array(5).fill("COMPLETED"), ...Array(5).fill("PENDING_SCA")]);
    expect(callsOf("alpha execute-transaction")).toHaveLength(5);
  });

  it("is of the account, whichever TPP and consent", async () => {
    await offering({ sca_exemption_daily_limit: LIMIT });
    expect((await tpp.create()).body.status).toBe("COMPLETED");
    expect((await tpp.create({ amount: 1 })).body.status).toBe("PENDING_SCA");
    const another = await PayingTpp.open();
    expect((await another.create()).body.status).toBe("COMPLETED");
  });

  it("begins again at midnight UTC", async () => {
    await offering({ sca_exemption_daily_limit: LIMIT });
    expect((await tpp.create()).body.status).toBe("COMPLETED");
    const day = 24 * 3_600_000;
    wait(day - (Date.now() % day) - 1);
    await tpp.renew();
    expect((await tpp.create()).body.status).toBe("PENDING_SCA");
    wait(1);
    expect((await tpp.create()).body.status).toBe("COMPLETED");
  });

  it.each([
    ["INSUFFICIENT_FUNDS", "FAILED"],
    ["SCA_REQUIRED", "PENDING_SCA"],
  ])("gets back what the bank refused with %s", async (code, status) => {
    await offering({ sca_exemption_daily_limit: LIMIT });
    answering("alpha execute-transaction", refusing(code));
    expect((await tpp.create()).body.status).toBe(status);
    expect((await tpp.create()).body.status).toBe("PENDING_SCA");
    await deliverAll();
    honestly("alpha execute-transaction");
    expect((await tpp.create()).body.status).toBe("COMPLETED");
  });
});
