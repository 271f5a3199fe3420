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

const officeOf = (address: string): string => address.replace("subscriptions", "office");

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

const failedCharge = {
  ...{ charge_id: "chg_1", amount: 1_200, currency: "USD", retries_left: 2 },
  ...{ charge_date: "2026-01-03", status: "FAILED", retryable: true },
  failure_code: "INSUFFICIENT_FUNDS",
};

const inBritain = { "accept-language": "en-GB" };

it("the customer sees status, month and payments, in words, and nothing of the shop's", async () => {
  const address = await subscribed();
  charges = [failedCharge];
  const { text } = await call("GET", address, undefined, inBritain);
  for (const shown of ["Active", "31 Jan 2026", "The balance of your account was too low."]) {
    expect(text).toContain(shown);
  }
  expect(text).not.toMatch(/INSUFFICIENT_FUNDS|mandate\.activated|\/charges\/|\/charge"/);
  expect(text).toContain(`href="${officeOf(address)}"`);
});

it("the back office shows charges with their codes, and the mandate's own events", async () => {
  const address = officeOf(await subscribed());
  charges = [failedCharge];
  const { text } = await call("GET", address, undefined, inBritain);
  for (const shown of ["Active", "3 Jan 2026", "INSUFFICIENT_FUNDS", "mandate.activated"]) {
    expect(text).toContain(shown);
  }
  expect(text).not.toContain("mandate.paused");
  expect(text).toContain(`action="${address}/charges/chg_1/retry"`);
});

it("what changes on both pages is one answer", async () => {
  const address = await subscribed();
  charges = [failedCharge];
  expect((await call("GET", `${address}/status.json`)).json).toEqual({
    status: "ACTIVE",
    charges: [{ charge_id: "chg_1", status: "FAILED" }],
    events: ["mandate.activated"],
  });
  for (const page of [address, officeOf(address)]) {
    expect((await call("GET", page)).text).toContain(`data-watch="${address}/status.json"`);
  }
});

it("the customer ends it at the shop, and is back on the own page", async () => {
  const address = await subscribed();
  const { location } = await press(address, "cancel");
  expect(sent).toMatchObject([{ method: "POST", path: "/mandates/mnd_1/cancel" }]);
  expect(location).toBe(address);
});

describe("a button of the back office", () => {
  it.each([
    ["charge", "/mandates/mnd_1/charge", { amount: 1_200 }, true],
    ["pause", "/mandates/mnd_1/pause", {}, false],
    ["cancel", "/mandates/mnd_1/cancel", {}, false],
  ])("%s asks the gateway, for money with the form's key, and returns", async (...row) => {
    const [action, path, body, isKeyed] = row;
    const address = officeOf(await subscribed());
    const { status, key } = await press(address, action);
    expect(status).toBe(303);
    expect(sent).toMatchObject([{ method: "POST", path, key: isKeyed ? key : null, body }]);
    expect(sent[0]?.body).not.toHaveProperty("charge_date");
  });

  it("announces a charge for the day after tomorrow", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-28T23:30:00.000Z") });
    const address = officeOf(await subscribed());
    await press(address, "announce");
    vi.useRealTimers();
    expect(sent[0]?.body).toMatchObject({ amount: 1_200, charge_date: "2026-03-31" });
  });

  it("resumes a paused one", async () => {
    mandate = { ...mandate, status: "PAUSED" };
    const address = officeOf(await subscribed());
    expect((await call("GET", address)).text).not.toContain(`action="${address}/charge"`);
    expect((await press(address, "resume")).status).toBe(303);
  });

  it("cancels an announced charge", async () => {
    const charge = { charge_id: "chg_1", amount: 1_200, currency: "USD", retries_left: 0 };
    const waits = { status: "SCHEDULED", failure_code: null, retryable: false };
    charges = [{ ...charge, charge_date: "2026-01-03", ...waits }];
    const address = officeOf(await subscribed());
    await press(address, "charges/chg_1/cancel");
    expect(sent[0]?.path).toBe("/mandates/mnd_1/charges/chg_1/cancel");
  });

  it("says why the gateway refuses", async () => {
    const address = officeOf(await subscribed());
    refusals = { "/mandates/mnd_1/charge": [422, "MANDATE_LIMIT_EXCEEDED"] };
    const { status, location } = await press(address, "charge");
    expect([status, location]).toEqual([303, `${address}?problem=MANDATE_LIMIT_EXCEEDED`]);
    const { text } = await call("GET", location ?? "");
    expect(text).toContain("The customer allowed no more than this in one month.");
  });

  it("without its key does nothing", async () => {
    const address = officeOf(await subscribed());
    expect((await send(address, "charge", "guessed")).status).toBe(422);
    expect(sent).toEqual([]);
  });
});

it.each([
  ["REJECTED", true],
  ["EXPIRED", true],
  ["CANCELLED", true],
  ["COMPLETED", false],
])("%s has nothing to do, but maybe a new one: %s", async (status, isOffered) => {
  const address = await subscribed();
  mandate = { ...mandate, status, approval_url: null };
  const office = (await call("GET", officeOf(address))).text;
  expect(office).toContain(`data-status="${status}"`);
  expect(office).not.toContain("<form");
  const { text } = await call("GET", address);
  expect(text.includes("Subscribe again")).toBe(isOffered);
  expect(text).not.toContain(`action="${address}`);
});

it.each([
  ["CUSTOMER_REJECTED", "You did not approve it at your bank."],
  ["AUTHORISATION_TIMEOUT", "The time to approve it ran out."],
])("one that was not approved, %s, says why", async (status_reason, shown) => {
  const address = await subscribed();
  mandate = { ...mandate, status: "REJECTED", status_reason, approval_url: null };
  expect((await call("GET", address)).text).toContain(shown);
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
