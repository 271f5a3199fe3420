import { createExecutionContext } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call, env, handler, ORIGIN } from "./worker.ts";

/**
 * The demo shop's subscription against a gateway of the test: what the shop sends, what it shows,
 * and how it repeats nothing.
 */
const GATEWAY = "http://127.0.0.1:8787";
const APPROVAL = `${GATEWAY}/approval/mnd_1.mac`;

interface Sent {
  method: string;
  path: string;
  key: string | null;
  body: Record<string, unknown> | null;
}

let sent: Sent[] = [];
/** The gateway's next answers by path; everything else is answered from `mandate`. */
let refusals: Record<string, [number, string]> = {};
let mandate: Record<string, unknown> = {};
let charges: object[] = [];

const answerOf = (path: string): [number, object] => {
  const refused = refusals[path];
  if (refused) return [refused[0], { error: { code: refused[1] } }];
  if (path === "/recurring/mandates") return [201, mandate];
  if (path.startsWith("/events")) {
    const event = { event_id: "evt_1", created_at: "2026-01-01T12:00:00.000Z" };
    const of = (name: string, mandate_id: string) => ({
      ...{ ...event, event: name, data: { mandate_id } },
    });
    const data = [of("mandate.activated", "mnd_1"), of("mandate.paused", "mnd_2")];
    return [200, { data, next_cursor: null }];
  }
  if (path.includes("/charges?")) return [200, { data: charges, next_cursor: null }];
  return [200, mandate];
};

beforeEach(async () => {
  sent = [];
  refusals = {};
  charges = [];
  mandate = {
    ...{ mandate_id: "mnd_1", status: "ACTIVE", approval_url: APPROVAL, cancelled_by: null },
    current_period: {
      ...{ from: "2026-01-01", to: "2026-01-31", charged: 1_200, reserved: 0, remaining: 1_200 },
    },
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const path = String(url).slice(`${GATEWAY}/api/v1`.length);
    const key = new Headers(init?.headers).get("idempotency-key");
    const body = init?.body ? JSON.parse(String(init.body)) : null;
    sent.push({ method: init?.method ?? "GET", path, key, body });
    const [status, answer] = answerOf(path);
    return new Response(JSON.stringify(answer), { status });
  });
  await call("PUT", "/__local/world", {
    world: { gateways: [{ merchant: { destination: "DE47750020800100200591" } }] },
    operators: [
      {
        ...{ operator: "gateway", base_url: GATEWAY, bank_keys: {}, internal_keys: {} },
        ...{ rail_callback_key: "r", rail_key: "r" },
      },
    ],
    shop: { api_key: "mk_test_1", base_url: GATEWAY, signing_secret: "whsec_c2VjcmV0" },
  });
});
afterEach(() => vi.restoreAllMocks());

const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };

/** A subscription that the shop has stored; its address at the shop. */
const subscribed = async (): Promise<string> => {
  expect((await call("POST", "/shop/subscriptions", undefined, form)).status).toBe(303);
  const asked = sent.at(-1)?.body ?? {};
  sent = [];
  return new URL(String(asked.redirect_url)).pathname;
};

/** Presses the button whose form has this action. */
const press = async (address: string, action: string) => {
  const { text } = await call("GET", address);
  const [, key = ""] =
    new RegExp(`action="${address}/${action}"><input type="hidden" name="key" value="(\\w+)"`).exec(
      text,
    ) ?? [];
  expect([action, key]).toEqual([action, expect.stringMatching(/^\w{43}$/)]);
  sent = [];
  return send(address, action, key);
};

const send = async (address: string, action: string, key: string) => {
  const request = new Request(`${ORIGIN}${address}/${action}`, {
    ...{ method: "POST", headers: form, body: new URLSearchParams({ key }).toString() },
  });
  const answer = await handler(request, env, createExecutionContext());
  return { key, status: answer.status, location: answer.headers.get("location") };
};

it("subscribing creates a mandate with the plan's caps, and leads to its approval", async () => {
  const { status } = await call("POST", "/shop/subscriptions", undefined, form);
  expect(status).toBe(303);
  expect(sent).toMatchObject([
    {
      ...{ method: "POST", path: "/recurring/mandates", key: expect.stringMatching(/^sub-/) },
      body: {
        ...{ amount: 1_200, currency: "USD", frequency: "MONTHLY", max_amount_per_period: 2_400 },
        ...{ time_zone: "Europe/Berlin", merchant_reference: sent[0]?.key },
        redirect_url: `http://127.0.0.1:8789/shop/subscriptions/${sent[0]?.key}`,
      },
    },
  ]);
});

it("the page shows the status, the month, the charges and the mandate's own events", async () => {
  const address = await subscribed();
  const charge = { charge_id: "chg_1", amount: 1_200, currency: "USD", retries_left: 2 };
  const failed = { status: "FAILED", failure_code: "INSUFFICIENT_FUNDS", retryable: true };
  charges = [{ ...charge, charge_date: "2026-01-03", ...failed }];
  const { text } = await call("GET", address);
  for (const shown of [
    "Active",
    "Left until 2026-01-31",
    "INSUFFICIENT_FUNDS",
    "mandate.activated",
  ]) {
    expect(text).toContain(shown);
  }
  expect(text).not.toContain("mandate.paused");
  expect(text).toContain(`action="${address}/charges/chg_1/retry"`);
  expect((await call("GET", `${address}/status.json`)).json).toEqual({
    status: "ACTIVE",
    charges: [{ charge_id: "chg_1", status: "FAILED" }],
    events: ["mandate.activated"],
  });
});

describe("a button of the page", () => {
  it.each([
    ["charge", "/mandates/mnd_1/charge", { amount: 1_200 }, true],
    ["pause", "/mandates/mnd_1/pause", {}, false],
    ["cancel", "/mandates/mnd_1/cancel", {}, false],
  ])("%s asks the gateway, for money with the form's key, and returns", async (...row) => {
    const [action, path, body, isKeyed] = row;
    const address = await subscribed();
    const { status, key } = await press(address, action);
    expect(status).toBe(303);
    expect(sent).toMatchObject([{ method: "POST", path, key: isKeyed ? key : null, body }]);
    expect(sent[0]?.body).not.toHaveProperty("charge_date");
  });

  it("announces a charge for the day after tomorrow", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-28T23:30:00.000Z") });
    const address = await subscribed();
    await press(address, "announce");
    vi.useRealTimers();
    expect(sent[0]?.body).toMatchObject({ amount: 1_200, charge_date: "2026-03-31" });
  });

  it("resumes a paused one", async () => {
    mandate = { ...mandate, status: "PAUSED" };
    const address = await subscribed();
    expect((await call("GET", address)).text).not.toContain(`action="${address}/charge"`);
    expect((await press(address, "resume")).status).toBe(303);
  });

  it("cancels an announced charge", async () => {
    const charge = { charge_id: "chg_1", amount: 1_200, currency: "USD", retries_left: 0 };
    const waits = { status: "SCHEDULED", failure_code: null, retryable: false };
    charges = [{ ...charge, charge_date: "2026-01-03", ...waits }];
    const address = await subscribed();
    await press(address, "charges/chg_1/cancel");
    expect(sent[0]?.path).toBe("/mandates/mnd_1/charges/chg_1/cancel");
  });

  it("says why the gateway refuses", async () => {
    const address = await subscribed();
    refusals = { "/mandates/mnd_1/charge": [422, "MANDATE_LIMIT_EXCEEDED"] };
    const { status, location } = await press(address, "charge");
    expect([status, location]).toEqual([303, `${address}?problem=MANDATE_LIMIT_EXCEEDED`]);
    const { text } = await call("GET", location ?? "");
    expect(text).toContain("The customer allowed no more than this in one month.");
  });

  it("without its key does nothing", async () => {
    const address = await subscribed();
    expect((await send(address, "charge", "guessed")).status).toBe(422);
    expect(sent).toEqual([]);
  });
});

it.each(["REJECTED", "EXPIRED", "CANCELLED", "COMPLETED"])("%s has no buttons", async (status) => {
  const address = await subscribed();
  mandate = { ...mandate, status, approval_url: null };
  const { text } = await call("GET", address);
  expect(text).toContain(`data-status="${status}"`);
  expect(text).not.toContain("<form");
});

it("a gateway that does not answer opens no subscription", async () => {
  refusals = { "/recurring/mandates": [503, "SERVICE_UNAVAILABLE"] };
  const { status, text } = await call("POST", "/shop/subscriptions", undefined, form);
  expect(status).toBe(200);
  expect(text).toContain("The payment gateway does not answer. Try again in a moment.");
});

it("an unknown subscription is 404", async () => {
  expect((await call("GET", "/shop/subscriptions/sub-never")).status).toBe(404);
});
