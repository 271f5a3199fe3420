import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import {
  bankHandles,
  customerAt,
  eventually,
  inboxOf,
  isSigned,
  phoneMessage,
  readEvent,
} from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import { approveOrder, openSca, PayingApp } from "../support/order-client.ts";
import {
  admin,
  clearFaults,
  codeOf,
  gatewayOf,
  magicCustomer,
  setFaults,
  settledAndBalanced,
  transfersOf,
} from "./steps.ts";

/** Payment orders over HTTP: from the TPP's request to the booked money, and every early end. */
const world = inject("world");
const { sandbox } = inject("baseUrls");
const clock = clockAt(sandbox);
const { own, other } = bankHandles(world);
const { merchant, tpp, base_url } = gatewayOf(world);
const customer = customerAt(world, own);

/** Of the world's banks. */
const LIMIT = 3_000;
const DAY_MS = 24 * 3_600_000;

/** Amounts of this file alone, by which the ledger shows its transfers. */
let amounts = 0;
const small = () => 2_000 + ++amounts;
const large = () => 700_000 + ++amounts;

/**
 * The sums of the day begin again, and no midnight is near. Access tokens of the day before have
 * ended.
 */
const nextDay = async () => {
  await clock.advance(DAY_MS);
  await clock.toNoon();
};

/** Connected anew, with tokens that live. */
const connect = (...input: [Parameters<typeof PayingApp.connect>[2]?]) =>
  PayingApp.connect(world, customer, ...input);

let app: PayingApp;

beforeAll(async () => {
  await clearFaults(world);
  await nextDay();
  app = await connect();
});

afterAll(async () => {
  await clearFaults(world);
  expect(await settledAndBalanced(world)).toBe(true);
});

const statusesOf = (answers: { body: { status: string } }[]) =>
  answers.map(({ body }) => body.status).sort();

const booked = (amount: number) => [
  { debtor_iban: customer.iban, creditor_iban: merchant.destination, amount, status: "BOOKED" },
];

describe("without SCA", () => {
  test("an order within the bank is COMPLETED in its answer, and booked once", async () => {
    const amount = small();
    const { status, body } = await app.pay({ amount });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "COMPLETED", sca_url: null, cancellable: false });
    expect(await transfersOf(world, amount)).toMatchObject(booked(amount));
    expect((await app.read(body.payment_order_id)).body).toEqual(body);
  });

  test("an order to another bank is COMPLETED once the rail has credited it", async () => {
    const payee = customerAt(world, other);
    const amount = small();
    const destination = { type: "alias", value: payee.alias };
    const { status, body } = await app.pay({ amount, destination });
    expect(status).toBe(201);
    expect(["PROCESSING", "COMPLETED"]).toContain(body.status);
    await app.until(body.payment_order_id, "COMPLETED");
    expect(await transfersOf(world, amount)).toMatchObject([{ creditor_iban: payee.iban }]);
  });

  test("the bank may require SCA after all, and then the customer approves the same order", async () => {
    const wary = magicCustomer(world, "always.approve");
    const wanted = await PayingApp.connect(world, wary);
    const amount = small();
    const { body } = await wanted.pay({ amount });
    expect(body).toMatchObject({ status: "PENDING_SCA", cancellable: true });
    const { status } = await approveOrder(body, wary);
    expect(status).toBe(200);
    await wanted.until(body.payment_order_id, "COMPLETED");
    const transfers = await transfersOf(world, amount);
    expect(transfers.map(({ status }) => status).sort()).toEqual(["BOOKED", "REJECTED"]);
  });

  // @rule O8.2
  test("the limit is exact, and five orders of it are the sum of the day", async () => {
    await nextDay();
    app = await connect();
    expect((await app.pay({ amount: LIMIT + 1 })).body.status).toBe("PENDING_SCA");
    const orders = await Promise.all(Array.from({ length: 10 }, () => app.pay({ amount: LIMIT })));
    expect(statusesOf(orders)).toEqual([
      ...Array(5).fill("COMPLETED"),
      ...Array(5).fill("PENDING_SCA"),
    ]);
    expect((await app.pay({ amount: 1 })).body.status).toBe("PENDING_SCA");
    // Another consent, TPP and scope name: the account is the same.
    const public_ = await connect({ tpp: 2, scope: "payments:initiate" });
    expect((await public_.pay({ amount: 1 })).body.status).toBe("PENDING_SCA");
    await nextDay();
    app = await connect();
    expect((await app.pay({ amount: LIMIT })).body.status).toBe("COMPLETED");
  });

  test("a lost answer of the bank moves the money once", async () => {
    const amount = small();
    await setFaults(world, `banks/${own}`, [
      { operation: "execute-transaction", fault: "RESET_AFTER_APPLY", times: 1 },
    ]);
    const { body } = await app.pay({ amount });
    expect(["PROCESSING", "COMPLETED"]).toContain(body.status);
    await clock.hurry(app.until(body.payment_order_id, "COMPLETED"));
    expect(await transfersOf(world, amount)).toMatchObject(booked(amount));
  });
});

describe("with SCA", () => {
  beforeAll(async () => {
    app = await connect();
  });

  test.each(["OTP", "PUSH"] as const)("by %s the order is booked once", async (authMode) => {
    const amount = large();
    const redirect_uri = tpp?.redirect_uri;
    const { body } = await app.pay({ amount, redirect_uri, state: "state-7" });
    expect(body.status).toBe("PENDING_SCA");
    const confirmed = await approveOrder(body, customer, authMode);
    expect(confirmed.status).toBe(200);
    const order = await app.until(body.payment_order_id, "COMPLETED");
    expect(order).toMatchObject({ sca_url: null, status_reason: null });
    expect(confirmed.message.text).toContain((amount / 100).toLocaleString("en"));
    expect(await transfersOf(world, amount)).toMatchObject(booked(amount));
    const { redirect_url = "" } = (await confirmed.browser.status()).body;
    expect(Object.fromEntries(new URL(redirect_url).searchParams)).toEqual({
      ...{ payment_order_id: body.payment_order_id, status: "completed", state: "state-7" },
      iss: base_url,
    });
  });

  test("an order that the customer rejects is REJECTED, and nothing moves", async () => {
    const amount = large();
    const { body } = await app.pay({ amount });
    const page = await openSca(body);
    expect((await page.step("reject", {})).body.status).toBe("REJECTED");
    expect((await app.read(body.payment_order_id)).body).toMatchObject({
      ...{ status: "REJECTED", status_reason: "CUSTOMER_REJECTED", sca_url: null },
    });
    expect(await transfersOf(world, amount)).toEqual([]);
  });

  test("a declined prompt is REJECTED", async () => {
    const { body } = await app.pay({ amount: large() });
    const page = await openSca(body);
    await page.step("start", { auth_mode: "PUSH" });
    const prompt = await phoneMessage(customer, body.payment_order_id, "PUSH");
    await fetch(prompt.decline_url ?? "", { method: "POST" });
    const order = await app.until(body.payment_order_id, "REJECTED");
    expect(order.status_reason).toBe("PUSH_DECLINED");
  });

  test("cancelled by its TPP it is CANCELLED, and the customer can no longer approve", async () => {
    const amount = large();
    const { body } = await app.pay({ amount });
    const page = await openSca(body);
    await page.step("start", { auth_mode: "OTP" });
    expect((await app.cancel(body.payment_order_id)).body.status).toBe("CANCELLED");
    const { otp_code } = await phoneMessage(customer, body.payment_order_id, "OTP");
    expect((await page.step("confirm", { otp_code })).status).toBe(409);
    expect(await transfersOf(world, amount)).toEqual([]);
  });

  test("its time ends after 15 minutes", async () => {
    const { body } = await app.pay({ amount: large() });
    await clock.advance(15 * 60_000);
    const late = await connect();
    expect((await late.read(body.payment_order_id, late.own)).body).toMatchObject({
      ...{ status: "REJECTED", status_reason: "AUTHORISATION_TIMEOUT" },
    });
    app = late;
  });
});

describe("the consent that ends", () => {
  test.each([
    ["before the customer acts", async () => undefined],
    [
      "while a code is on the phone",
      async (page: Awaited<ReturnType<typeof openSca>>) => page.step("start", { auth_mode: "OTP" }),
    ],
  ])("%s ends the order, which its TPP still reads", async (_, act) => {
    const amount = large();
    const ending = await connect();
    const { body } = await ending.pay({ amount });
    const page = await openSca(body);
    await act(page);
    expect((await ending.revoke()).status).toBe(204);
    const order = await ending.until(body.payment_order_id, "REJECTED");
    expect(order.status_reason).toBe("CONSENT_REVOKED");
    expect((await ending.read(body.payment_order_id)).status).toBe(401);
    expect((await page.step("start", { auth_mode: "OTP" })).status).toBe(409);
    expect(await transfersOf(world, amount)).toEqual([]);
  });

  test("while the bank executes the instruction does not stop the order", async () => {
    const amount = small();
    const ending = await connect();
    await setFaults(world, `banks/${own}`, [{ operation: "execute-transaction", fault: "HOLD" }]);
    const { body } = await ending.pay({ amount });
    expect(body.status).toBe("PROCESSING");
    await ending.revoke();
    await clearFaults(world);
    await ending.until(body.payment_order_id, "COMPLETED");
    expect(await transfersOf(world, amount)).toMatchObject(booked(amount));
  });
});

describe("who cannot pay or read", () => {
  test("a suspended TPP", async () => {
    const { body } = await app.pay({ amount: large() });
    const tppId = tpp?.tpp_id ?? "";
    await admin(world, "PATCH", `/tpps/${tppId}`, { status: "SUSPENDED" });
    try {
      await eventually("the suspension", async () => (await app.pay()).status === 403);
      const page = await openSca(body);
      await page.step("start", { auth_mode: "OTP" });
      const { otp_code } = await phoneMessage(customer, body.payment_order_id, "OTP");
      expect(codeOf(await page.step("confirm", { otp_code }))).toBe("FORBIDDEN");
    } finally {
      await admin(world, "PATCH", `/tpps/${tppId}`, { status: "ACTIVE" });
    }
    await eventually("the TPP", async () => (await app.read(body.payment_order_id)).status === 200);
    expect((await app.cancel(body.payment_order_id)).body.status).toBe("CANCELLED");
  });

  test("another TPP's order is not found", async () => {
    const { body } = await app.pay({ amount: large() });
    const stranger = await connect({ tpp: 2 });
    for (const headers of [stranger.own, stranger.token]) {
      expect((await stranger.read(body.payment_order_id, headers)).status).toBe(404);
      expect((await stranger.cancel(body.payment_order_id, headers)).status).toBe(404);
    }
  });

  test("a page's token cannot act as the TPP, and the TPP's token cannot act as the customer", async () => {
    const { body } = await app.pay({ amount: large() });
    const steps = `${base_url}/ob/payment-orders/${body.payment_order_id}/authorisation`;
    const answer = await requestJson(`${steps}/reject`, {
      ...{ method: "POST", headers: app.token, body: {} },
    });
    expect([answer.status, codeOf(answer)]).toEqual([403, "HOSTED_STEP_FORBIDDEN"]);
  });

  test.each([
    ["the directory is down", "directory", "resolve", "DIRECTORY_UNAVAILABLE"],
    ["the payee's bank is down", `banks/${other}`, "resolve-alias", "BANK_UNAVAILABLE"],
  ])("nobody while %s", async (_, target, operation, code) => {
    const destination = { type: "iban", value: customerAt(world, other).iban };
    await setFaults(world, target, [{ operation, fault: "STATUS:500", times: -1 }]);
    const answer = await app.pay({ destination, amount: small() });
    await setFaults(world, target, []);
    expect([answer.status >= 500, codeOf(answer)]).toEqual([true, code]);
  });
});

describe("the events of an order", () => {
  test("are signed, listed, and sent again", async () => {
    const reference = crypto.randomUUID().slice(0, 30);
    const { body } = await app.pay({ amount: large(), reference });
    const id = body.payment_order_id;
    await app.cancel(id);
    const inbox = inboxOf(world, new URL(tpp?.event_url ?? "").pathname.split("/").at(-1) ?? "");
    const arrived = (event: string) =>
      eventually(`${event} of ${id}`, async () =>
        (await inbox.messages()).find((message) => {
          const sent = readEvent(message);
          return sent.event === event && sent.data.payment_order_id === id;
        }),
      );
    await arrived("payment_order.pending_sca");
    const message = await arrived("payment_order.cancelled");
    expect(isSigned(message, tpp?.signing_secret ?? "")).toBe(true);
    const { data } = readEvent(message);
    expect(data).toMatchObject({ consent_id: app.consentId, reference, status: "CANCELLED" });
    expect(JSON.stringify(data)).not.toContain(customer.iban.slice(-4));
    const events = `${base_url}/ob/events`;
    const listed = await requestJson(`${events}/${data.event_id}`, { headers: app.own });
    expect([listed.status, (listed.body as { event: string }).event]).toEqual([
      ...[200, "payment_order.cancelled"],
    ]);
    const again = await requestJson(`${events}/${data.event_id}/redeliver`, {
      ...{ method: "POST", headers: app.own, body: {} },
    });
    expect(again.status).toBe(202);
    await eventually("the event once more", async () => {
      const all = (await inbox.messages()).filter(
        (one) => readEvent(one).data.event_id === data.event_id,
      );
      return all.length >= 2;
    });
  });
});
