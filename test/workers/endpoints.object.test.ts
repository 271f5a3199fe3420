import { runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endpointObjectId } from "../../src/network/webhooks/endpoint-address.ts";
import type { EndpointKind } from "../../src/network/webhooks/events.ts";
import { type Merchant, openGateway, Payment, party, registerMerchant } from "./gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  startTest,
  wait,
} from "./gateway-worker.ts";
import { answering, callsOf, honestly } from "./neighbours.ts";

/** A merchant's endpoints: their list, enabling one, and how many origins payments may name. */
const HOOKS = "https://shop.example/hooks";
const MINUTE = 60_000;

let merchant: Merchant;

beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(async () => {
  startTest();
  merchant = await registerMerchant({ webhook_url: HOOKS });
  await deliverAll();
});
afterEach(endTest);

const get = (path: string, by = merchant, mode: "test" | "live" = "test") =>
  ask("GET", `/api/v1/endpoints${path}`, by.headers[mode]);

const enable = (id: string, by = merchant, mode: "test" | "live" = "test", body: object = {}) =>
  ask("POST", `/api/v1/endpoints/${id}/enable`, by.headers[mode], body);

const refusing = (status: number) => () => new Response(null, { status });

/** A payment that ends, and whose event is sent. */
const publish = async (terms: object = {}): Promise<Payment> => {
  wait(1_000);
  const payment = await Payment.open("alpha", { merchant, ...terms });
  await payment.pay();
  await deliverAll();
  return payment;
};

/** The payments whose events the shop got, in order. */
const arrived = () =>
  callsOf("shop hooks").flatMap(({ body: { event, data } }) =>
    event === "payment.completed" ? [data.session_id] : [],
  );

const wakeEndpoint = async (origin: string, kind: EndpointKind) => {
  const owner = { kind: "MERCHANT", id: merchant.merchant_id } as const;
  const id = env.ENDPOINTS.idFromString(
    endpointObjectId(env, { owner, mode: "test", kind, origin }),
  );
  await runDurableObjectAlarm(env.ENDPOINTS.get(id));
  await deliverAll();
};

describe("a disabled endpoint", () => {
  const disabled = async () => {
    answering("shop hooks", refusing(410));
    const payments = [await publish()];
    honestly("shop hooks");
    payments.push(await publish(), await publish());
    const { data } = bodyOf(await get(""));
    return { payments: payments.map(({ session_id }) => session_id), endpoint: data[0], data };
  };

  it("is in the list, with its reason and the number of waiting events", async () => {
    const { endpoint, data } = await disabled();
    expect(data).toHaveLength(1);
    expect(endpoint).toMatchObject({
      ...{ kind: "REGISTERED", origin: "https://shop.example", status: "DISABLED" },
      ...{ disabled_reason: "GONE", held_events: 3, last_http_status: 410, last_success_at: null },
    });
  });

  it("gets its events in order once the merchant enables it", async () => {
    const { payments, endpoint } = await disabled();
    expect(arrived()).toEqual([payments[0]]);
    const enabled = bodyOf(await enable(endpoint.endpoint_id));
    expect(enabled).toMatchObject({ status: "ENABLED", disabled_reason: null, disabled_at: null });
    for (const _ of payments) {
      await wakeEndpoint("https://shop.example", "REGISTERED");
      // At most ten are sent a second.
      wait(100);
    }
    expect(arrived().slice(1)).toEqual(payments);
    expect(bodyOf(await get("")).data[0]).toMatchObject({ status: "ENABLED", held_events: 0 });
    // Enabled again, nothing changes.
    expect(bodyOf(await enable(endpoint.endpoint_id))).toMatchObject({ status: "ENABLED" });
    expect(arrived()).toHaveLength(4);
  });

  it.each([
    ["shop v2", `${HOOKS}/v2`],
    ["moved hooks", "https://moved.example/hooks"],
  ])("gets its events at an address that was registered a moment ago (%s)", async (name, url) => {
    const { payments, endpoint } = await disabled();
    const modes = { test: { webhook_url: url } };
    bodyOf(await askAdmin("PATCH", `merchants/${merchant.merchant_id}`, { modes }));
    await enable(endpoint.endpoint_id);
    await wakeEndpoint("https://shop.example", "REGISTERED");
    expect(callsOf(name).map(({ body }) => body.data.session_id)).toEqual([payments[0]]);
  });

  it("refuses to send an event again before that", async () => {
    const { payments, endpoint } = await disabled();
    const events = bodyOf(await ask("GET", "/api/v1/events", merchant.headers.test)).data;
    expect(events.map(({ session_id }: { session_id: string }) => session_id)).toEqual(
      expect.arrayContaining(payments),
    );
    const again = `/api/v1/events/${events[0].event_id}/redeliver`;
    const refused = await ask("POST", again, merchant.headers.test);
    expect([refused.status, refused.body.error.code]).toEqual([409, "ENDPOINT_DISABLED"]);
    await enable(endpoint.endpoint_id);
    expect((await ask("POST", again, merchant.headers.test)).status).toBe(202);
  });

  it("does not stop the events of a payment with an address of its own at that origin", async () => {
    await disabled();
    const own = await publish({ webhook_url: `${HOOKS}?of=payment` });
    expect(arrived().at(-1)).toBe(own.session_id);
    expect(bodyOf(await get("")).data).toMatchObject([
      { kind: "AD_HOC", status: "ENABLED", held_events: 0 },
      { kind: "REGISTERED", status: "DISABLED" },
    ]);
  });
});

// @rule P8.22
it("a 410 of a payment's own address does not disable the endpoint at its origin", async () => {
  answering("shop hooks", refusing(410));
  await publish({ webhook_url: `${HOOKS}?of=payment` });
  honestly("shop hooks");
  const usual = await publish();
  expect(arrived().at(-1)).toBe(usual.session_id);
});

describe("an endpoint cannot be enabled", () => {
  it.each<[string, (id: string) => Promise<{ status: number }>, number]>([
    ["by another merchant", (id) => enable(id, party.merchant), 404],
    ["with a key of another mode", (id) => enable(id, merchant, "live"), 404],
    ["if it never had an event", () => enable(`ep_${"0".repeat(42)}1`), 404],
    ["under another kind of id", (id) => enable(id.replace("ep_", "evt_")), 404],
    ["under a malformed id", () => enable("ep_1"), 404],
    ["with an unknown member", (id) => enable(id, merchant, "test", { url: HOOKS }), 422],
  ])("%s", async (_, attempt, status) => {
    answering("shop hooks", refusing(410));
    await publish();
    const [endpoint] = bodyOf(await get("")).data;
    expect((await attempt(endpoint.endpoint_id)).status).toBe(status);
    expect(bodyOf(await get("")).data[0].status).toBe("DISABLED");
  });
});

describe("the list of endpoints", () => {
  it("shows no other merchant's, none of the other mode, and none before its first event", async () => {
    await publish();
    await Payment.create("alpha", { merchant, webhook_url: "https://unused.example/hooks" });
    expect(bodyOf(await get("")).data).toHaveLength(1);
    const other = await registerMerchant();
    expect(bodyOf(await get("", other)).data).toEqual([]);
    const [live] = bodyOf(await get("", merchant, "live")).data;
    const [test] = bodyOf(await get("")).data;
    expect(live.endpoint_id).not.toBe(test.endpoint_id);
  });

  it("continues after its cursor", async () => {
    for (const shop of ["a", "b", "c"]) {
      await publish({ webhook_url: `https://${shop}.example/hooks` });
    }
    const first = bodyOf(await get("?limit=2"));
    const second = bodyOf(await get(`?limit=2&cursor=${first.next_cursor}`));
    expect(second.next_cursor).toBeNull();
    const origins = [...first.data, ...second.data].map(({ origin }) => origin);
    expect(origins).toEqual(["https://a.example", "https://b.example", "https://c.example"]);
  });

  it.each(["cursor=bm9uZQ", "cursor=x%20y", "limit=0"])("refuses %s", async (query) => {
    expect((await get(`?${query}`)).status).toBe(422);
  });
});

describe("the origins that payments name", () => {
  const SESSIONS = "/api/v1/payments/sessions";
  const at = (number: number) => `https://shop-${number}.example/hooks`;

  const create = (webhook_url: string, by = merchant, more: object = {}) => {
    const destination = { type: "iban", value: "DE89370400440532013000" };
    const request = { amount: 100, currency: "USD", destination, webhook_url, ...more };
    return ask("POST", SESSIONS, by.headers.test, request);
  };

  const statuses = async (calls: Promise<{ status: number }>[]) => {
    const count: Record<number, number> = {};
    for (const { status } of await Promise.all(calls)) count[status] = (count[status] ?? 0) + 1;
    return count;
  };

  const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

  // @rule P8.10
  it("are at most 20 of a merchant, also if it names 30 at once", async () => {
    expect(await statuses(numbers(30).map((number) => create(at(number))))).toEqual({
      201: 20,
      409: 10,
    });
    expect((await create(at(99))).body.error.code).toBe("ORIGIN_LIMIT_REACHED");
    const named = await env.DB.prepare("select origin from endpoints where owner_id = ?")
      .bind(merchant.merchant_id)
      .all<{ origin: string }>();
    const [known] = named.results.filter(({ origin }) => origin.includes("shop-"));
    expect((await create(`${known?.origin}/another/path`)).status).toBe(201);
    const other = await registerMerchant();
    expect((await create(at(99), other)).status).toBe(201);
  });

  it("of the other mode, and the registered one, do not count", async () => {
    await Promise.all(numbers(20).map((number) => create(at(number))));
    const live = { ...merchant, headers: { ...merchant.headers, test: merchant.headers.live } };
    expect((await create(at(99), live)).status).toBe(201);
    const usual = await publish();
    expect(arrived()).toContain(usual.session_id);
  });

  it("are free again an hour after a payment that had no event", async () => {
    await Promise.all(numbers(20).map((number) => create(at(number))));
    expect((await create(at(20))).status).toBe(409);
    const { sweepEndpoints } = await import("../../src/network/webhooks/sweep.ts");
    wait(59 * MINUTE);
    await sweepEndpoints(env);
    expect((await create(at(20))).status).toBe(409);
    wait(2 * MINUTE);
    await sweepEndpoints(env);
    expect((await create(at(20))).status).toBe(201);
  });

  it("do not stop the events of payments that exist", async () => {
    const payment = await Payment.open("alpha", { merchant, webhook_url: HOOKS });
    await env.DB.exec("DELETE FROM endpoints");
    wait(2_000);
    await Promise.all(numbers(20).map((number) => create(at(number))));
    await payment.pay();
    await deliverAll();
    expect(arrived()).toContain(payment.session_id);
  });

  it("do not stop a repeated request, whose origin has left the list since", async () => {
    const key = { idempotency_key: "order-1" };
    const first = await create(HOOKS, merchant, key);
    await env.DB.exec("DELETE FROM endpoints");
    wait(2_000);
    await Promise.all(numbers(20).map((number) => create(at(number))));
    const repeated = await create(HOOKS, merchant, key);
    expect([repeated.status, repeated.body]).toEqual([201, first.body]);
    expect(repeated.headers.get("idempotency-replayed")).toBe("true");
    const changed = await create(HOOKS, merchant, { ...key, amount: 1 });
    expect(changed.body.error.code).toBe("IDEMPOTENCY_KEY_REUSED");
    const fresh = await create(HOOKS, merchant, { idempotency_key: "order-2" });
    expect(fresh.body.error.code).toBe("ORIGIN_LIMIT_REACHED");
  });

  it("are counted under the other form's field too", async () => {
    await Promise.all(numbers(20).map((number) => create(at(number))));
    const refused = await ask("POST", "/payments/initiate", merchant.headers.test, {
      ...{ amount: 100, currency: "USD", merchant_order_reference: "1" },
      ...{ callback_url: at(20), return_url: "https://shop.example/back" },
    });
    expect(refused.body.error).toMatchObject({ code: "ORIGIN_LIMIT_REACHED" });
  });
});
