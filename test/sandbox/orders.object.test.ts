import { createExecutionContext } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signatureHeaders } from "../../src/network/webhooks/deliver.ts";
import { call, env, handler, ORIGIN } from "./worker.ts";

/** An order of the demo shop against a gateway of the test: each state of its page, and a retry. */
const GATEWAY = "http://127.0.0.1:8787";
const SECRET = "whsec_c2VjcmV0";
const CHECKOUT = `${GATEWAY}/checkout/ps_1.mac`;

interface Sent {
  method: string;
  path: string;
  key: string | null;
  body: Record<string, unknown> | null;
}

let sent: Sent[] = [];
/** The gateway's answer about the payment; null for none. */
let payment: Record<string, unknown> | null = null;

const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };

beforeEach(async () => {
  sent = [];
  payment = { status: "PENDING", failure: null, route: null, completed_at: null };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const path = String(url).slice(`${GATEWAY}/api/v1`.length);
    const key = new Headers(init?.headers).get("idempotency-key");
    const body = init?.body ? JSON.parse(String(init.body)) : null;
    sent.push({ method: init?.method ?? "GET", path, key, body });
    if (path === "/payments/sessions") {
      return Response.json({ session_id: `ps_${key}`, checkout_url: CHECKOUT }, { status: 201 });
    }
    if (!payment) throw new TypeError("no connection");
    return Response.json(payment);
  });
  await call("PUT", "/__local/world", {
    world: { gateways: [{ merchant: { destination: "DE47750020800100200591" } }] },
    operators: [
      {
        ...{ operator: "gateway", base_url: GATEWAY, bank_keys: {}, internal_keys: {} },
        ...{ rail_callback_key: "r", rail_key: "r" },
      },
    ],
    shop: { api_key: "mk_test_1", base_url: GATEWAY, signing_secret: SECRET },
  });
});
afterEach(() => vi.restoreAllMocks());

const send = async (path: string, fields: Record<string, string> = {}) => {
  const request = new Request(ORIGIN + path, {
    ...{ method: "POST", headers: form, body: new URLSearchParams(fields).toString() },
  });
  const answer = await handler(request, env, createExecutionContext());
  return { status: answer.status, location: answer.headers.get("location") ?? "" };
};

/** An order from the shop's form; the path of its page. */
const ordered = async (): Promise<string> => {
  const { location } = await send("/shop/orders", { item: "atlas" });
  expect(location).toBe(CHECKOUT);
  return new URL(String(sent.at(-1)?.body?.redirect_url)).pathname;
};

const look = async (path: string) => {
  const { text } = await call("GET", path, undefined, { "accept-language": "en-GB" });
  const [, status] = /<main[^>]* data-status="(\w+)"/.exec(text) ?? [];
  return { status, text, isOpen: text.includes("data-watch") };
};

/** The gateway's webhook about the order, signed. */
const tell = async (path: string, event: string, more: object = {}) => {
  const reference = path.split("/").at(-1) ?? "";
  const data = { session_id: `ps_${reference}`, reference, amount: 4_900, currency: "USD" };
  const body = JSON.stringify({ event, data: { ...data, ...more } });
  const secrets = { promoted: SECRET, all: [SECRET] };
  const headers = signatureHeaders("evt_1", body, secrets, Date.now());
  const request = new Request(`${ORIGIN}/shop/webhooks`, { method: "POST", body, headers });
  expect((await handler(request, env, createExecutionContext())).status).toBe(200);
};

const failed = (code: string, message: string) => ({
  ...{ status: "FAILED", route: null, completed_at: null },
  failure: { code, message },
});
const route = { type: "INTERBANK", debtor_bank: "borealis", creditor_bank: "alpha" };

describe("the page of an order", () => {
  it("that is not paid yet leads back to the checkout", async () => {
    const path = await ordered();
    const { status, text, isOpen } = await look(path);
    expect([status, isOpen]).toEqual(["AWAITING_PAYMENT", true]);
    expect(text).toContain("You came back without paying.");
    expect(text).toContain(`href="${CHECKOUT}"`);
    // Without a script the browser loads it again.
    expect(text).toMatch(/<noscript><meta http-equiv="refresh"/);
  });

  // @rule P8.18
  it.each(["completed", "processing", "failed", "cancelled"])(
    "takes nothing from the address that says %s",
    async (status) => {
      const path = await ordered();
      const shown = await look(`${path}?status=${status}&session_id=ps_1`);
      expect(shown).toEqual(await look(path));
      expect(shown.status).toBe("AWAITING_PAYMENT");
    },
  );

  it.each(["PROCESSING", "COMPLETED"])("whose payment is %s waits for the webhook", async (now) => {
    const path = await ordered();
    payment = { ...payment, status: now, route };
    const { status, text, isOpen } = await look(path);
    expect([status, isOpen]).toEqual(["PROCESSING", true]);
    expect(text).toContain("Please do not pay again.");
    expect(text).toContain("Your account at Borealis Bank");
    expect(text).not.toMatch(/href="[^"]*checkout|Try again/);
  });

  it("that is paid names bank, payee and day", async () => {
    const path = await ordered();
    payment = { status: "COMPLETED", failure: null, route, completed_at: "2026-01-03T10:00:00Z" };
    await tell(path, "payment.completed");
    const { status, text, isOpen } = await look(path);
    expect([status, isOpen]).toEqual(["PAID", false]);
    for (const shown of ["Your account at Borealis Bank", "Meridian Books", "3 Jan 2026"]) {
      expect(text).toContain(shown);
    }
    expect(text).not.toContain("Try again");
  });

  it.each([
    [failed("INSUFFICIENT_FUNDS", "The balance is too low."), "The balance is too low."],
    [failed("SESSION_EXPIRED", "Too late."), "The time for the payment ran out."],
    [{ ...failed("", ""), status: "CANCELLED", failure: null }, "You cancelled the payment."],
  ])("that was not paid says why, without a code: %o", async (answer, shown) => {
    const path = await ordered();
    payment = answer;
    const { status, text, isOpen } = await look(path);
    expect([status, isOpen]).toEqual(["NOT_PAID", false]);
    expect(text).toContain(shown);
    expect(text).not.toMatch(/INSUFFICIENT_FUNDS|SESSION_EXPIRED/);
    expect(text).toContain(`action="${path}/again"`);
  });

  it("whose reason is not known now shows no code either", async () => {
    const path = await ordered();
    await tell(path, "payment.failed", { failure_code: "LIMIT_EXCEEDED" });
    payment = null;
    const { status, text } = await look(path);
    expect(status).toBe("NOT_PAID");
    expect(text).toContain("The payment was not made.");
    expect(text).not.toContain("LIMIT_EXCEEDED");
  });

  it("of which the gateway says nothing now offers no second payment", async () => {
    const path = await ordered();
    payment = null;
    const { status, text, isOpen } = await look(path);
    expect([status, isOpen]).toEqual(["AWAITING_PAYMENT", true]);
    expect(text).not.toContain(CHECKOUT);
  });
});

describe("trying again", () => {
  it("orders the same with a new number, session and key, once", async () => {
    const path = await ordered();
    const [first] = sent;
    payment = failed("PUSH_DECLINED", "It was declined.");
    await look(path);
    sent = [];
    expect(await send(`${path}/again`)).toEqual({ status: 303, location: CHECKOUT });
    const [second] = sent;
    expect(second?.key).toBe(`${first?.key}-2`);
    expect(second?.body).toEqual({
      ...first?.body,
      reference: second?.key,
      redirect_url: `${ORIGIN}${path}-2`,
    });
    payment = { ...payment, status: "PENDING", failure: null };
    // From the browser's history: the second order is there already.
    expect((await send(`${path}/again`)).location).toBe(`${path}-2`);
    expect(sent).toHaveLength(1);
    expect((await look(`${path}-2`)).status).toBe("AWAITING_PAYMENT");
    expect((await look(path)).status).toBe("NOT_PAID");
  });

  it.each(["PENDING", "PROCESSING", "COMPLETED"])(
    "of an order whose payment is %s does nothing",
    async (status) => {
      const path = await ordered();
      payment = { ...payment, status, route };
      await look(path);
      sent = [];
      expect((await send(`${path}/again`)).location).toBe(path);
      expect(sent).toEqual([]);
    },
  );

  it("of no order is 404", async () => {
    expect((await send("/shop/orders/order-never/again")).status).toBe(404);
  });
});
