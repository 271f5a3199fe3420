import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { GatewayError, MerchantClient, type MerchantOptions } from "../../src/sdk/merchant.ts";
import { BASE_URL, json, PlantedClock, PlantedGateway, refusal } from "./planted.ts";

/** How the SDK sends: retries under one key, waits, time-outs, errors, lists. */
const order = { amount: 4900, currency: "USD", destination: { type: "alias", value: "corner" } };
const body = order as Parameters<MerchantClient["payments"]["create"]>[0];
const created = () => json(201, { session_id: "ps_1", checkout_url: "https://gateway.example/c" });
const gone = () => new TypeError("fetch failed");

const clientOf = (gateway: PlantedGateway, options: Partial<MerchantOptions> = {}) => {
  const clock = new PlantedClock();
  const { fetch } = gateway;
  const client = new MerchantClient({
    ...{ baseUrl: BASE_URL, apiKey: "mk_test_1", fetch, clock, random: () => 0.5 },
    ...options,
  });
  return { client, clock };
};

const failureOf = async (work: Promise<unknown>): Promise<GatewayError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof GatewayError) return error;
  throw error ?? new Error("nothing was thrown");
};

describe("a creation", () => {
  test.each<[name: string, first: () => Response | Error | "never"]>([
    ["the connection breaks", gone],
    ["no answer comes in time", () => "never"],
    ["a retryable refusal comes", () => refusal(503, "SERVICE_UNAVAILABLE", true)],
    ["a proxy answers", () => new Response("<html>", { status: 502 })],
  ])("is sent again under the same key when %s", async (_, first) => {
    const gateway = PlantedGateway.inOrder(first, created);
    const { client } = clientOf(gateway);
    expect(await client.payments.create(body)).toMatchObject({ session_id: "ps_1" });
    const [one, other, ...more] = gateway.seen;
    expect(more).toEqual([]);
    expect(one?.headers["idempotency-key"]).toMatch(/^[\w-]{43}$/);
    expect(other).toEqual(one);
  });

  test("has a key of its own, or the caller's", async () => {
    const gateway = new PlantedGateway(created);
    const { client } = clientOf(gateway);
    await client.payments.create(body);
    await client.payments.create(body);
    await client.payments.create(body, { idempotencyKey: "order-7" });
    await client.payments.create({ ...body, idempotency_key: "order-8" });
    const keys = gateway.seen.map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys.slice(0, 2)).size).toBe(2);
    expect(keys.slice(2)).toEqual(["order-7", "order-8"]);
  });

  test("is not sent again after a final refusal, which names its field", async () => {
    const members = { field: "amount", limit: "PER_PERIOD", remaining: 250 };
    const gateway = PlantedGateway.inOrder(() => refusal(422, "VALIDATION_FAILED", false, members));
    const { client } = clientOf(gateway);
    const error = await failureOf(client.payments.create(body));
    expect(gateway.seen).toHaveLength(1);
    expect(error).toMatchObject({
      ...{ code: "VALIDATION_FAILED", status: 422, retryable: false, requestId: "corr-1" },
      ...{ field: "amount", details: { limit: "PER_PERIOD", remaining: 250 } },
    });
  });

  test("is given up after the retries, with the last error", async () => {
    const gateway = PlantedGateway.inOrder(gone);
    const { client } = clientOf(gateway);
    const error = await failureOf(client.payments.create(body, { retries: 4 }));
    expect([gateway.seen.length, error.code, error.retryable]).toEqual([5, "NETWORK_ERROR", true]);
  });
});

describe("the wait before another attempt", () => {
  test("doubles, half of it by chance, up to eight seconds", async () => {
    const gateway = PlantedGateway.inOrder(gone);
    const { client, clock } = clientOf(gateway);
    await failureOf(client.payments.create(body, { retries: 6 }));
    expect(clock.slept).toEqual([375, 750, 1500, 3000, 6000, 6000]);
  });

  test("is at least what Retry-After says, in seconds or as a date", async () => {
    const busy = (value: string) => () =>
      refusal(429, "RATE_LIMITED", true, {}, { "retry-after": value });
    const gateway = PlantedGateway.inOrder(
      busy("7"),
      busy("Sat, 21 Nov 2026 00:01:00 GMT"),
      created,
    );
    const { client, clock } = clientOf(gateway);
    await client.payments.create(body);
    expect(clock.slept).toEqual([7375, 53_750]);
  });

  test("longer than a minute is the caller's to decide", async () => {
    const busy = () => refusal(429, "RATE_LIMITED", true, {}, { "retry-after": "61" });
    const { client, clock } = clientOf(PlantedGateway.inOrder(busy));
    const error = await failureOf(client.payments.create(body));
    expect([error.retryAfterSeconds, error.retryable, clock.slept]).toEqual([61, true, []]);
  });
});

describe("without idempotency", () => {
  test.each<[name: string, call: (client: MerchantClient) => Promise<unknown>]>([
    ["a cancel", (client) => client.payments.cancel("ps_1")],
    ["a redelivery", (client) => client.events.redeliver("evt_1")],
    ["a portal link", (client) => client.portalSession({ scope: "read" })],
    ["a pause", (client) => client.mandates.pause("mnd_1")],
  ])("%s is one attempt", async (_, call) => {
    const gateway = PlantedGateway.inOrder(gone);
    const { client } = clientOf(gateway);
    await failureOf(call(client));
    expect(gateway.seen.map(({ headers }) => headers["idempotency-key"])).toEqual([undefined]);
  });

  test("a read is repeated", async () => {
    const gateway = PlantedGateway.inOrder(gone, gone, () => json(200, { status: "PENDING" }));
    const { client } = clientOf(gateway);
    expect(await client.payments.read("ps_1")).toEqual({ status: "PENDING" });
  });
});

describe("a call that is aborted", () => {
  test("ends at once and is not repeated", async () => {
    const control = new AbortController();
    const gateway = new PlantedGateway(() => {
      control.abort();
      return "never";
    });
    const { client } = clientOf(gateway);
    const error = await failureOf(client.payments.create(body, { signal: control.signal }));
    expect([error.code, error.retryable, gateway.seen.length]).toEqual(["ABORTED", false, 1]);
  });

  test("ends in the wait between two attempts", async () => {
    const control = new AbortController();
    const gateway = PlantedGateway.inOrder(gone);
    const hooks = { onRetry: () => control.abort() };
    const { client } = clientOf(gateway, { hooks });
    const error = await failureOf(client.payments.create(body, { signal: control.signal }));
    expect([error.code, gateway.seen.length]).toEqual(["ABORTED", 1]);
  });

  test("before it began sends nothing", async () => {
    const gateway = new PlantedGateway(created);
    const { client } = clientOf(gateway);
    const signal = AbortSignal.abort();
    expect((await failureOf(client.payments.create(body, { signal }))).code).toBe("ABORTED");
    expect(gateway.seen).toEqual([]);
  });
});

describe("an answer", () => {
  test.each<[name: string, answer: () => Response, code: string]>([
    ["without JSON", () => new Response("<html>"), "UNEXPECTED_ANSWER"],
    ["that redirects", () => new Response("", { status: 302 }), "UNEXPECTED_ANSWER"],
    ["of a firewall", () => new Response("no", { status: 403 }), "UNEXPECTED_ANSWER"],
    [
      "with a code that is not known yet",
      () => refusal(409, "SOMETHING_NEW", false),
      "SOMETHING_NEW",
    ],
  ])("%s is an error and not repeated", async (_, answer, code) => {
    const gateway = PlantedGateway.inOrder(answer);
    const { client } = clientOf(gateway);
    expect((await failureOf(client.payments.read("ps_1"))).code).toBe(code);
    expect(gateway.seen).toHaveLength(1);
  });

  test("that never ends is a time-out", async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"session_id":');
    });
    const port = await new Promise<number>((ready) =>
      server.listen(0, "127.0.0.1", () => ready((server.address() as AddressInfo).port)),
    );
    try {
      const client = new MerchantClient({
        ...{ baseUrl: `http://127.0.0.1:${port}`, apiKey: "mk_test_1" },
        ...{ timeoutMs: 50, retries: 0 },
      });
      expect((await failureOf(client.payments.create(body))).code).toBe("TIMED_OUT");
    } finally {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  });
});

describe("the hooks", () => {
  test("hear of every attempt, and see no key", async () => {
    const heard: unknown[] = [];
    const gateway = PlantedGateway.inOrder(gone, created);
    const { client } = clientOf(gateway, {
      hooks: {
        onRequest: ({ number }) => heard.push(number),
        onAnswer: (attempt, { status, requestId }) => heard.push({ ...attempt, status, requestId }),
        onRetry: (attempt, { error, waitMs }) => heard.push([error.code, waitMs, attempt.path]),
      },
    });
    await client.payments.create(body);
    const attempt = { method: "POST", path: "/payments/sessions", number: 2 };
    expect(heard).toEqual([
      1,
      ["NETWORK_ERROR", 375, "/payments/sessions"],
      2,
      { ...attempt, status: 201, requestId: "corr-1" },
    ]);
    expect(JSON.stringify(heard)).not.toContain("mk_test");
  });

  test("lose nothing when they throw", async () => {
    const onAnswer = () => {
      throw new Error("the log is full");
    };
    const { client } = clientOf(new PlantedGateway(created), { hooks: { onAnswer } });
    expect(await client.payments.create(body)).toMatchObject({ session_id: "ps_1" });
  });
});

describe("a list", () => {
  const pages = new PlantedGateway(({ path }) => {
    const cursor = new URL(path, BASE_URL).searchParams.get("cursor");
    if (cursor === null) return json(200, { data: [1, 2], next_cursor: "a b&c" });
    // With a filter a page can be empty and still have a next one.
    if (cursor === "a b&c") return json(200, { data: [], next_cursor: "last" });
    return json(200, { data: [3], next_cursor: null });
  });

  test("is read to its end, with its filters on every page", async () => {
    const { client } = clientOf(pages);
    const all: unknown[] = [];
    const query = { event: "payment.completed" as const, limit: 2, subject: undefined };
    for await (const one of client.events.list(query)) all.push(one);
    expect(all).toEqual([1, 2, 3]);
    expect(pages.seen.map(({ path }) => path)).toEqual([
      "/api/v1/events?event=payment.completed&limit=2",
      "/api/v1/events?event=payment.completed&limit=2&cursor=a+b%26c",
      "/api/v1/events?event=payment.completed&limit=2&cursor=last",
    ]);
  });

  test("gives one page, with the cursor of the next", async () => {
    const { client } = clientOf(pages);
    const page = await client.events.list({ cursor: "last" }).page();
    expect(page).toEqual({ data: [3], next_cursor: null });
  });

  test("of a settlement file goes on where a part was cut", async () => {
    const head = "type,completed_at,payment_id,refund_id,reference,amount,currency,gateway_fee\r\n";
    const gateway = PlantedGateway.inOrder(
      () =>
        new Response(
          `${head}PAYMENT,2026-11-21T10:15:00.000Z,pay_1,,"order ""7"", late",1250,USD,3\r\n` +
            "TOTAL,,,,,1250,USD,3\r\n# cut after 1 rows; go on with cursor=MTc5\r\n",
        ),
      () => new Response(`${head}REFUND,,pay_1,rf_1,,-250,USD,\r\nTOTAL,,,,,-250,USD,\r\n`),
    );
    const { client } = clientOf(gateway);
    const lines: unknown[] = [];
    const day = { date: "2026-11-21", time_zone: "Europe/Berlin" };
    for await (const line of client.settlements.lines(day)) lines.push(line);
    expect(lines).toMatchObject([
      { type: "PAYMENT", reference: 'order "7", late', refund_id: null, amount: 1250 },
      { type: "REFUND", refund_id: "rf_1", amount: -250, gateway_fee: null },
    ]);
    expect(gateway.seen.map(({ path }) => path)).toEqual([
      "/api/v1/settlements/2026-11-21.csv?time_zone=Europe%2FBerlin",
      "/api/v1/settlements/2026-11-21.csv?time_zone=Europe%2FBerlin&cursor=MTc5",
    ]);
  });
});

describe("what would leak or mislead is refused", () => {
  const options = { apiKey: "mk_test_1", fetch: new PlantedGateway(created).fetch };

  test.each([
    ["http elsewhere", "http://gateway.example"],
    ["http to a name that only begins like this machine", "http://localhost.example"],
    ["a query", "https://gateway.example?key=1"],
  ])("%s", (_, baseUrl) => {
    expect(() => new MerchantClient({ ...options, baseUrl })).toThrow(TypeError);
  });

  test.each(["http://127.0.0.1:8787", "http://localhost:8787", "http://a.localhost/"])(
    "but not %s",
    (baseUrl) => {
      expect(new MerchantClient({ ...options, baseUrl })).toBeInstanceOf(MerchantClient);
    },
  );

  test("another kind of key, and a key in a page", () => {
    expect(() => new MerchantClient({ ...options, baseUrl: BASE_URL, apiKey: "ak_1" })).toThrow(
      "must begin with mk_",
    );
    Object.assign(globalThis, { document: {} });
    try {
      expect(() => new MerchantClient({ ...options, baseUrl: BASE_URL })).toThrow("in a page");
    } finally {
      Reflect.deleteProperty(globalThis, "document");
    }
  });

  test("an id that leads to another address", async () => {
    const gateway = new PlantedGateway(() => json(200, {}));
    const { client } = clientOf(gateway);
    expect(() => client.payments.read("..")).toThrow(TypeError);
    await client.payments.read("ps_1/../../keys?x=1");
    expect(gateway.seen.map(({ path }) => path)).toEqual([
      "/api/v1/payments/sessions/ps_1%2F..%2F..%2Fkeys%3Fx%3D1",
    ]);
  });
});
