import { describe, expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import { maskIban } from "../../src/base/kernel/iban.ts";
import { merchantOf, openCheckout, type SessionView } from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import { type ErrorBody, gatewayOf, newMerchant, withCode } from "./steps.ts";

const world = inject("world");
const clock = clockAt(inject("baseUrls").sandbox);
const { base_url, merchant } = gatewayOf(world);
const form = {
  amount: 1_999,
  currency: world.currency,
  destination: { type: "iban", value: merchant.destination },
};

const ask = async (
  method: string,
  path: string,
  { key = merchant.api_key, ...more }: { key?: string; body?: unknown; headers?: object } = {},
) => {
  const response = await fetch(base_url + path, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(more.body === undefined ? {} : { "content-type": "application/json" }),
      ...more.headers,
    },
    ...(more.body === undefined ? {} : { body: JSON.stringify(more.body) }),
  });
  const text = await response.text();
  const body = (text === "" ? null : JSON.parse(text)) as ErrorBody & Record<string, unknown>;
  return { status: response.status, headers: response.headers, text, body };
};

const create = (body: object, headers: object = {}, path = "/api/v1/payments/sessions") =>
  ask("POST", path, { body, headers });

let keys = 0;
const newKey = () => `key-${Date.now()}-${++keys}`;

// @rule G1.7 P1.4 P1.13
describe("creating a session", () => {
  test("answers 201 with Location and exactly the four fields of form A", async () => {
    const before = Date.now() + (await clock.offset());
    const { status, headers, body } = await create({ ...form, reference: "order 9" });
    const after = Date.now() + (await clock.offset());
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual([
      ...["checkout_url", "expires_at", "session_id", "status"],
    ]);
    expect(body).toMatchObject({ status: "PENDING" });
    expect(headers.get("location")).toBe(`/api/v1/payments/sessions/${body.session_id}`);
    const createdAt = Date.parse(String(body.expires_at)) - 15 * 60_000;
    expect(createdAt).toBeGreaterThanOrEqual(before);
    expect(createdAt).toBeLessThanOrEqual(after);
  });

  test.each([
    ["amount", { amount: 0 }],
    ["amount", { amount: "1999" }],
    ["amount", { amount: undefined }],
    ["currency", { currency: "XXX" }],
    ["currency", { currency: "XAD" }],
    ["currency", { currency: "ANG" }],
    ["currency", { currency: "CUC" }],
    ["currency", { currency: "BGN" }],
    ["destination.value", { destination: { type: "iban", value: "DE00" } }],
    ["destination.type", { destination: { type: "card", value: "1" } }],
    ["description", { description: "x".repeat(141) }],
    ["reference", { reference: "" }],
    ["redirect_url", { redirect_url: "javascript:alert(1)" }],
    ["redirect_url", { redirect_url: "http://shop.example/" }],
    ["redirect_url", { redirect_url: "https://user:word@shop.example/" }],
    ["redirect_url", { redirect_url: "https://shop.example/\u0000" }],
    ["redirect_url", { redirect_url: "https://shop.example/\r\nset-cookie: a=b" }],
    ["redirect_url", { redirect_url: "https://sh\top.example/" }],
    ["webhook_url", { webhook_url: "ftp://shop.example/" }],
    ["webhook_url", { webhook_url: "https://shop.example/ho\noks" }],
    ["webhook_url", { webhook_url: "https://localhost../hooks" }],
    ["webhook_url", { webhook_url: "https://metadata.google.internal../hooks" }],
    ["webhook_url", { webhook_url: "https://127.0.0.1../hooks" }],
    ["webhook_url", { webhook_url: "https://[::7f00:1]/hooks" }],
    ["webhook_url", { webhook_url: "https://hooks.corp/" }],
    ["webhook_url", { webhook_url: "https://hooks.default.svc/" }],
    ["webhook_url", { webhook_url: "https://127.0.0.1.nip.io/" }],
    ["webhook_url", { webhook_url: "https://10-0-0-1.example/" }],
    ["webhook_url", { webhook_url: "https://10.0.0.1/hooks" }],
    ["webhook_url", { webhook_url: "https://169.254.169.254/latest" }],
    ["webhook_url", { webhook_url: "https://user:word@shop.example/" }],
    ["webhook_url", { webhook_url: `${base_url}/gateway/callback/credit` }],
    ["metadata", { metadata: [] }],
    ["amuont", { amuont: 1 }],
    ["idempotency_key", { idempotency_key: "" }],
    ["idempotency_key", { idempotency_key: "x".repeat(256) }],
    ["idempotency_key", { idempotency_key: 7 }],
  ])("refuses a bad %s: %j", async (field, changes) => {
    const { status, body } = await create({ ...form, ...changes });
    expect(body.error).toMatchObject({ code: "VALIDATION_FAILED", field, retryable: false });
    expect(status).toBe(422);
  });

  test("accepts a currency that was introduced after the library's list", async () => {
    const { status, body } = await create({ ...form, currency: "XCG" });
    expect(status).toBe(201);
    expect(await merchantOf(world).readSession(String(body.session_id))).toMatchObject({
      currency: "XCG",
    });
  });

  test.each([
    ["https://shop.example", "https://shop.example/"],
    ["https:\\\\shop.example\\a b", "https://shop.example/a%20b"],
    ["https://BÜCHER.example/ü", "https://xn--bcher-kva.example/%C3%BC"],
  ])("stores the redirect_url %s as %s", async (redirect_url, kept) => {
    const { body } = await create({ ...form, redirect_url });
    expect(await merchantOf(world).readSession(String(body.session_id))).toMatchObject({
      redirect_url: kept,
    });
  });

  test.each([
    ["", 401],
    ["mk_test_unknown", 401],
    [`${merchant.api_key}x`, 401],
    [merchant.signing_secret, 401],
  ])("refuses the key %#", async (key, status) => {
    const answer = await ask("POST", "/payments/sessions", { key, body: form });
    expect(answer.status).toBe(status);
    expect(answer.body.error.code).toBe("UNAUTHENTICATED");
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  });

  // @rule P1.7
  test("a live key refuses local addresses, which are for test mode on one machine", async () => {
    const body = { ...form, webhook_url: "http://127.0.0.1:9/hooks" };
    const answer = await ask("POST", "/payments/sessions", { key: merchant.live_api_key, body });
    expect(answer.body.error).toMatchObject({ code: "VALIDATION_FAILED", field: "webhook_url" });
  });
});

// @rule G4.2 G4.3 G4.4 G4.5 G4.6 G4.7 G4.8
describe("idempotency", () => {
  test("the same request gets the same answer, byte for byte, in either path form", async () => {
    const headers = { "idempotency-key": newKey() };
    const first = await create(form, headers);
    const again = await create(form, headers);
    const unprefixed = await create(form, headers, "/payments/sessions");
    expect(first.headers.get("idempotency-replayed")).toBeNull();
    for (const replay of [again, unprefixed]) {
      expect(replay.text).toBe(first.text);
      expect(replay.status).toBe(201);
      expect(replay.headers.get("location")).toBe(first.headers.get("location"));
      expect(replay.headers.get("idempotency-replayed")).toBe("true");
    }
  });

  test("the key counts the same in header and body, and the order of members does not matter", async () => {
    const key = newKey();
    const first = await create(form, { "idempotency-key": key });
    const { amount, currency, destination } = form;
    const again = await create({ idempotency_key: key, destination, currency, amount });
    expect(again.text).toBe(first.text);
  });

  test("different keys in header and body are refused", async () => {
    const { status, body } = await create(
      { ...form, idempotency_key: newKey() },
      { "idempotency-key": newKey() },
    );
    expect([status, body.error.code, body.error.field]).toEqual([
      ...[422, "VALIDATION_FAILED", "idempotency_key"],
    ]);
  });

  test("another request with the key is refused, and the first payment stays", async () => {
    const headers = { "idempotency-key": newKey() };
    const first = await create(form, headers);
    for (const changes of [{ amount: 2_000 }, { reference: "other" }, { metadata: {} }]) {
      const { status, body } = await create({ ...form, ...changes }, headers);
      expect([status, body.error.code]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
    }
    expect((await create(form, headers)).text).toBe(first.text);
  });

  test("a refusal is not remembered", async () => {
    const headers = { "idempotency-key": newKey() };
    expect((await create({ ...form, amount: 0 }, headers)).status).toBe(422);
    expect((await create(form, headers)).status).toBe(201);
  });

  test("ten parallel requests make one session", async () => {
    const headers = { "idempotency-key": newKey() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(form, headers)));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    const replayed = answers.filter((answer) => answer.headers.get("idempotency-replayed"));
    expect(replayed).toHaveLength(9);
  });

  test("without a key every request makes a new session", async () => {
    const [one, two] = [await create(form), await create(form)];
    expect(one.body.session_id).not.toBe(two.body.session_id);
  });

  test("forms, modes and merchants do not share keys", async () => {
    const key = newKey();
    const headers = { "idempotency-key": key };
    const other = await newMerchant(world);
    const answers = await Promise.all([
      create(form, headers),
      create(form, headers, "/payments/initiate"),
      ask("POST", "/payments/sessions", { key: merchant.live_api_key, body: form, headers }),
      ask("POST", "/payments/sessions", { key: other.api_key, body: form, headers }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.session_id)).size).toBe(4);
  });

  test("a replay after the payment still gets the first answer", async () => {
    const headers = { "idempotency-key": newKey() };
    const first = await create(form, headers);
    await ask("POST", `/payments/sessions/${first.body.session_id}/cancel`, { body: {} });
    expect((await create(form, headers)).text).toBe(first.text);
  });
});

describe("form B", () => {
  const initiate = (body: object, headers: object = {}) =>
    create(body, headers, "/payments/initiate");

  // @rule P1.5 P1.6
  test("pays into the settlement account and answers with its own fields", async () => {
    const { status, body } = await initiate({
      amount: 3_000,
      currency: world.currency,
      merchant_order_reference: "order B",
      return_url: "https://shop.example/thanks?cart=1",
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      payment_id: expect.stringMatching(/^pay_/),
      session_id: expect.stringMatching(/^ps_/),
      status: "PENDING",
      amount: 3_000,
      currency: world.currency,
      checkout_url: expect.stringContaining("/checkout/ps_"),
      expires_at: expect.any(String),
      idempotency_key: expect.stringMatching(/^[0-9A-Za-z]{43}$/),
    });
    expect(await merchantOf(world).readSession(String(body.session_id))).toMatchObject({
      destination: { type: "iban", value: maskIban(merchant.destination) },
      reference: "order B",
    });
  });

  test("makes a key if none was sent; with that key the same payment is found", async () => {
    const asked = { amount: 3_000, currency: world.currency };
    const first = await initiate(asked);
    const { idempotency_key } = first.body;
    const again = await initiate({ ...asked, idempotency_key });
    expect(again.text).toBe(first.text);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect((await initiate(asked)).body.session_id).not.toBe(first.body.session_id);
  });

  test("repeats the key of the header or the body", async () => {
    const key = newKey();
    const asked = { amount: 3_000, currency: world.currency };
    const first = await initiate({ ...asked, idempotency_key: key });
    expect(first.body.idempotency_key).toBe(key);
    expect((await initiate(asked, { "idempotency-key": key })).text).toBe(first.text);
  });

  test.each([
    ["callback_url", { callback_url: "https://10.0.0.1/" }],
    ["callback_url", { callback_url: "https://localhost../" }],
    ["return_url", { return_url: "http://shop.example/" }],
    ["return_url", { return_url: "https://shop.example/\n" }],
    ["reference", { reference: "of form A" }],
  ])("refuses a bad %s", async (field, changes) => {
    const { body } = await initiate({ amount: 1, currency: world.currency, ...changes });
    expect(body.error).toMatchObject({ code: "VALIDATION_FAILED", field });
  });
});

// @rule G2.7 G6.1 G6.3
describe("another's payment is not found", () => {
  const reads = (id: unknown) => [
    ["GET", `/api/v1/payments/sessions/${id}`],
    ["GET", `/payments/sessions/${id}`],
    ["GET", `/payments/${id}/status`],
    ["POST", `/api/v1/payments/sessions/${id}/cancel`],
  ];
  const expectNothing = async (id: unknown, key: string) => {
    for (const [method = "", path = ""] of reads(id)) {
      const { status, body } = await ask(method, path, {
        key,
        ...(method === "POST" ? { body: {} } : {}),
      });
      expect([path, status, body.error.code]).toEqual([path, 404, "NOT_FOUND"]);
    }
  };

  test("another merchant's session", async () => {
    const { body } = await create(form);
    const other = await newMerchant(world);
    await expectNothing(body.session_id, other.api_key);
  });

  test("a session of the other mode, both ways", async () => {
    const inTest = await create(form);
    await expectNothing(inTest.body.session_id, merchant.live_api_key);
    const key = merchant.live_api_key;
    const live = await ask("POST", "/payments/sessions", { key, body: form });
    expect(live.status).toBe(201);
    await expectNothing(live.body.session_id, merchant.api_key);
  });

  test.each([
    "ps_1",
    `ps_${"z".repeat(43)}`,
    `ps_${"0".repeat(43)}`,
    `mnd_${"a".repeat(43)}`,
    "%00",
    "%E0%A4%A",
    "..%2f..%2fadmin",
    "x".repeat(3_000),
  ])("the id %s", async (id) => expectNothing(id, merchant.api_key));

  test("a session whose id differs in one letter", async () => {
    const { body } = await create(form);
    const id = String(body.session_id);
    const changed = id.slice(0, -1) + (id.endsWith("a") ? "b" : "a");
    await expectNothing(changed, merchant.api_key);
  });

  test("a checkout address that was guessed", async () => {
    const { body } = await create(form);
    const url = String(body.checkout_url);
    const guessed = url.slice(0, -1) + (url.endsWith("0") ? "1" : "0");
    for (const accept of ["application/json", "text/html"]) {
      expect((await fetch(guessed, { headers: { accept } })).status).toBe(404);
      expect((await fetch(`${guessed}/live`, { headers: { accept } })).status).toBe(404);
    }
  });
});

// @rule G1.2 P1.10
test("a session reads the same under both of its ids, and shows nothing of the payer", async () => {
  const { session, customer } = await withCode(world, {
    reference: "private",
    metadata: { a: "b" },
  });
  const { body: view } = await ask("GET", `/payments/sessions/${session.session_id}`);
  const { payment_id } = view as unknown as SessionView;
  const asPayment = await ask("GET", `/api/v1/payments/sessions/${payment_id}`);
  expect(asPayment.body).toEqual(view);
  expect(view).toMatchObject({
    session_id: session.session_id,
    state: "OTP_SENT",
    status: "AUTH_REQUIRED",
    reference: "private",
    metadata: { a: "b" },
    checkout_url: session.checkout_url,
    completed_at: null,
    settlement_type: null,
    refunded_amount: 0,
    failure: null,
    mode: "test",
  });
  const { body: status } = await ask("GET", `/payments/${payment_id}/status`);
  expect(status).toMatchObject({ status: "AUTH_REQUIRED", route: null, fees: null });
  for (const text of [JSON.stringify(view), JSON.stringify(status)]) {
    expect(text).not.toContain(customer.iban);
    expect(text).not.toContain(customer.alias);
  }
});

// @rule G1.9
test("every answer has a correlation id: the caller's, or else a new one", async () => {
  const given = await create(form, { "x-correlation-id": "shop-7" });
  expect(given.headers.get("x-correlation-id")).toBe("shop-7");
  const refused = await requestJson<ErrorBody>(`${base_url}/payments/sessions`, { method: "POST" });
  expect(refused.headers.get("x-correlation-id")).toBe(refused.body.error.correlation_id);
});

// @rule P3.1 P3.3
test("the checkout's address gives each browser its own token and uses nothing up", async () => {
  const { body } = await create(form);
  const session = body as unknown as { session_id: string; checkout_url: string };
  const [one, two] = await Promise.all([openCheckout(session), openCheckout(session)]);
  expect(one.token).not.toBe(two.token);
  await fetch(session.checkout_url, { method: "HEAD" });
  expect(await merchantOf(world).readSession(session.session_id)).toMatchObject({
    state: "PENDING",
    status: "PENDING",
  });
});
