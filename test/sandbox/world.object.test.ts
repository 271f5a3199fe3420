import { createExecutionContext, evictDurableObject, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { worldOf } from "../../src/sandbox/world.ts";
import { call, env, handler, ibanOf, letTimePass, ORIGIN } from "./worker.ts";

/**
 * The worker as its callers see it: keys, addresses, transactions, alarms, and its state after a
 * kill.
 */
const GATEWAY = "http://127.0.0.1:8787";

const bank = (handle: string, operation: string, body: unknown) =>
  call("POST", `/banks/${handle}/bank/callback/${operation}`, body, {
    "x-gateway-internal-key": `to-${handle}`,
  });

const configuration = {
  world: { currency: "USD", gateways: [] },
  operators: [
    {
      operator: "gateway",
      base_url: GATEWAY,
      bank_keys: { alpha: "from-alpha", borealis: "from-borealis" },
      internal_keys: { alpha: "to-alpha", borealis: "to-borealis" },
      rail_callback_key: "from-rail",
      rail_key: "to-rail",
    },
  ],
  shop: null,
};

/** The callbacks to the gateway, and its next answers. */
const heard: { url: string; body: Record<string, unknown> }[] = [];
let answers: number[] = [];

beforeEach(async () => {
  heard.length = 0;
  answers = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    heard.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return new Response("{}", { status: answers.shift() ?? 202 });
  });
  await call("PUT", "/__local/world", configuration);
});
afterEach(() => vi.restoreAllMocks());

let payments = 0;

/** A payment of 5,000 by amira, verified with the code from her phone. */
const payment = async (creditor: string, route: string) => {
  const sessionId = `ps_${++payments}`;
  const debtor = await ibanOf("alpha", "amira");
  const shared = { session_id: sessionId, amount: 5_000, currency: "USD", creditor_name: "Shop" };
  const challenge = { ...shared, payer_iban: debtor, purpose: "PAYMENT" };
  const { json: sent } = await bank("alpha", "send-otp", challenge);
  const { json: messages } = await call("GET", "/phones/amira/messages.json");
  const { otp_token } = sent;
  const { otp_code } = messages[0];
  const check = { session_id: sessionId, payer_iban: debtor, otp_token, otp_code };
  await bank("alpha", "verify-otp", check);
  return {
    ...shared,
    end_to_end_id: `E2E${payments}`,
    originator: "gateway",
    originator_ref: sessionId,
    not_after: new Date(Date.now() + 60_000).toISOString(),
    debtor_iban: debtor,
    creditor_iban: creditor,
    creditor_institution: "ALPHDEFFXXX",
    remittance: "order 1",
    route_type: route,
    purpose: "CHECKOUT",
    authorisation: { type: "SCA", reference: otp_token },
  };
};

const execute = (order: object) => bank("alpha", "execute-transaction", order);

const totals = async () => (await call("GET", "/ledger.json")).json.totals;

it("a payment is booked once, however often it is sent, and survives a kill", async () => {
  const order = await payment(await ibanOf("alpha"), "SAME_BANK");
  const first = await execute(order);
  expect(first.json.status).toBe("BOOKED");
  await evictDurableObject(worldOf(env));
  expect((await execute(order)).text).toBe(first.text);
  const { json } = await call("GET", "/ledger.json");
  const booked = json.banks.alpha.transfers.filter(
    (row: { end_to_end_id: string }) => row.end_to_end_id === order.end_to_end_id,
  );
  expect(booked).toMatchObject([{ status: "BOOKED", amount: 5_000 }]);
});

describe("a request outside the interface", () => {
  it("decides nothing", async () => {
    const { creditor_name: _, ...order } = await payment(await ibanOf("alpha"), "SAME_BANK");
    const { status, json } = await execute(order);
    expect([status, json.error]).toMatchObject([
      422,
      { code: "VALIDATION_FAILED", field: "creditor_name" },
    ]);
    const { end_to_end_id } = order;
    const asked = await bank("alpha", "transaction-status", { end_to_end_id });
    expect(asked.json.status).toBe("NOT_FOUND");
  });

  it("may name only one of alias, IBAN and reference", async () => {
    const iban = await ibanOf("alpha", "amira");
    const { status, json } = await bank("alpha", "resolve-alias", { alias: "amira", iban });
    expect([status, json.error.code]).toEqual([422, "VALIDATION_FAILED"]);
  });
});

it("a cross-bank payment is in flight, lands by the alarm, and is reported until acknowledged", async () => {
  const order = await payment(await ibanOf("borealis", "elif"), "NATIONAL_RAIL_INITIATE");
  expect((await execute(order)).json.status).toBe("SUBMITTED");
  expect(await totals()).toMatchObject({ in_flight: 5_000 });
  await evictDurableObject(worldOf(env));
  answers = [503];
  await letTimePass();
  const { issued, booked, held, in_flight } = await totals();
  expect([held, in_flight, booked]).toEqual([0, 0, issued]);
  await letTimePass();
  expect(heard).toMatchObject(
    [1, 2].map(() => ({
      url: `${GATEWAY}/gateway/callback/credit`,
      body: { end_to_end_id: order.end_to_end_id, status: "CREDITED", amount: 5_000 },
    })),
  );
  await letTimePass();
  expect(heard).toHaveLength(2);
});

it("an approved prompt is reported to the gateway, and its address works only once", async () => {
  const payer = await ibanOf("borealis", "daniel");
  const { json: sent } = await bank("borealis", "send-push", {
    ...{ session_id: "ps_push", payer_iban: payer, purpose: "PAYMENT", amount: 700 },
    ...{ currency: "USD", creditor_name: "Shop", display_code: "42" },
  });
  const { json: messages } = await call("GET", "/phones/daniel/messages.json");
  const approved = await call("POST", messages[0].approve_url);
  expect(approved.json).toEqual({ state: "APPROVED" });
  expect((await call("POST", messages[0].decline_url)).status).toBe(409);
  // A browser that comes too late goes back to the phone, which shows the state.
  const late = await call("POST", messages[0].decline_url, undefined, { accept: "text/html" });
  expect(late.status).toBe(303);
  await letTimePass();
  expect(heard).toEqual([
    {
      url: `${GATEWAY}/gateway/callback/push-result`,
      body: { session_id: "ps_push", push_token: sent.push_token, result: "APPROVED" },
    },
  ]);
});

describe("a forged callback", () => {
  const forge = (body: object) => call("POST", "/__local/callbacks", body);

  it("about a credit is sent once, with changes and with another key", async () => {
    const order = await payment(await ibanOf("borealis", "elif"), "NATIONAL_RAIL_INITIATE");
    await execute(order);
    answers = [409];
    const { end_to_end_id } = order;
    const changes = { amount: 1 };
    const { json } = await forge({ kind: "credit", end_to_end_id, changes, key: "wrong" });
    expect(json).toMatchObject({ status: 409, answer: "{}", sent: { amount: 1, end_to_end_id } });
    expect(heard).toMatchObject([
      { url: `${GATEWAY}/gateway/callback/credit`, body: { amount: 1, status: "CREDITED" } },
    ]);
    expect(
      new Headers(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).get("x-gateway-rail-key"),
    ).toBe("wrong");
    await letTimePass();
    await letTimePass();
  });

  it("about a prompt names the newest one of the session", async () => {
    const payer = await ibanOf("borealis", "daniel");
    const { json: sent } = await bank("borealis", "send-push", {
      ...{ session_id: "ps_forged", payer_iban: payer, purpose: "PAYMENT", amount: 700 },
      ...{ currency: "USD", creditor_name: "Shop", display_code: "42" },
    });
    await forge({ kind: "push-result", session_id: "ps_forged" });
    const { push_token } = sent;
    expect(heard).toMatchObject([
      {
        url: `${GATEWAY}/gateway/callback/push-result`,
        body: { session_id: "ps_forged", push_token, result: "APPROVED" },
      },
    ]);
    const { json: messages } = await call("GET", "/phones/daniel/messages.json");
    expect(messages[0].state).toBe("PENDING");
  });

  it.each([
    { kind: "credit", end_to_end_id: "NEVER" },
    { kind: "push-result", session_id: "ps_never" },
  ])("%o about an unknown payment is 404", async (request) => {
    expect((await forge(request)).status).toBe(404);
  });
});

describe("keys", () => {
  it.each([
    ["/banks/alpha/bank/callback/resolve-alias", { "x-gateway-internal-key": "to-borealis" }],
    ["/banks/alpha/bank/callback/resolve-alias", {}],
    ["/rail/status", { "x-gateway-key": "to-alpha" }],
    ["/directory/resolve", {}],
  ])("%s with %o is 401", async (path, headers) => {
    const { status, json } = await call("POST", path, {}, headers as Record<string, string>);
    expect([status, json.error.code]).toEqual([401, "UNAUTHENTICATED"]);
  });
});

describe("a visitor", () => {
  it("is redirected from the bare address to the shop", async () => {
    const answer = await handler(new Request(`${ORIGIN}/`), env, createExecutionContext());
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/shop"]);
  });

  it("finds all phones on one page", async () => {
    const { status, text } = await call("GET", "/phones");
    expect([status, text.includes('href="/phones/amira"')]).toEqual([200, true]);
    const files = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
    expect(files).toHaveLength(2);
    for (const file of files) {
      const answer = await handler(new Request(ORIGIN + file), env, createExecutionContext());
      expect([file, answer.status]).toEqual([file, 200]);
    }
  });
});

describe("unknown addresses", () => {
  it.each([
    ["GET", "/nothing"],
    ["POST", "/rail/submit"],
    ["POST", "/banks/gamma/bank/callback/send-otp"],
    ["POST", "/banks/alpha/bank/callback/launder"],
    ["PUT", "/banks/gamma/faults"],
    ["GET", "/phones/nobody"],
    ["GET", "/phones/nobody/messages.json"],
    ["POST", "/phones/amira/prompts/none/approve"],
    ["GET", "/shop/orders/none/status.json"],
  ])("%s %s is 404 in the contract's form", async (method, path) => {
    const { status, json } = await call(method, path, method === "GET" ? undefined : []);
    expect([status, json.error]).toMatchObject([
      404,
      { code: "NOT_FOUND", retryable: false, correlation_id: expect.any(String) },
    ]);
  });
});

it("world.json is the start script's document", async () => {
  expect((await call("GET", "/world.json")).json).toEqual(configuration.world);
});

it("world.json waits for the enrolment of this run of the start script", async () => {
  await runInDurableObject(worldOf(env), (_object, state) => {
    const earlier = JSON.stringify({ ...configuration, start_id: "an earlier run" });
    const change = "UPDATE settings SET value = ? WHERE name = 'configuration'";
    state.storage.sql.exec(change, earlier);
  });
  expect((await call("GET", "/world.json")).status).toBe(503);
  await call("PUT", "/__local/world", configuration);
  expect((await call("GET", "/world.json")).status).toBe(200);
});

it("a fault changes the given number of answers", async () => {
  const list = [{ operation: "resolve", fault: "STATUS:503", times: 2 }];
  expect((await call("PUT", "/directory/faults", list)).json).toEqual(list);
  const ask = async () =>
    (await call("POST", "/directory/resolve", { type: "ALIAS", value: "amira" }, railKey)).status;
  expect([await ask(), await ask(), await ask()]).toEqual([503, 503, 200]);
});

const railKey = { "x-gateway-key": "to-rail" };

it("a garbled answer is not JSON, but the work was done", async () => {
  const order = await payment(await ibanOf("alpha"), "SAME_BANK");
  await call("PUT", "/banks/alpha/faults", [
    { operation: "execute-transaction", fault: "MALFORMED" },
  ]);
  await expect(execute(order)).rejects.toThrow(SyntaxError);
  expect((await execute(order)).json.status).toBe("BOOKED");
});

describe("the inbox", () => {
  it("stores every request in order, and fails on request", async () => {
    const send = async (query: string, text: string) => {
      const request = new Request(`${ORIGIN}/inbox/hooks${query}`, {
        method: "POST",
        body: text,
        headers: { "x-gateway-signature": "sha256=00" },
      });
      return (await handler(request, env, createExecutionContext())).status;
    };
    expect([await send("", '{"a":  1}'), await send("?status=500", "not json")]).toEqual([
      200, 500,
    ]);
    const { json } = await call("GET", "/inbox/hooks/messages.json");
    expect(json).toMatchObject([
      { method: "POST", body: '{"a":  1}', headers: { "x-gateway-signature": "sha256=00" } },
      { method: "POST", body: "not json" },
    ]);
  });

  it("refuses impossible settings", async () => {
    expect((await call("POST", "/inbox/hooks?status=99", {})).status).toBe(422);
  });
});
