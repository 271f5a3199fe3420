import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { RELEASE } from "../../src/base/platform/release.ts";
import { gatewayMetrics } from "../../src/staff/operators/metrics.ts";
import worker from "../../workers/gateway/index.ts";
import { newStaff, openGateway, Payment, registerMerchant } from "./gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliver,
  deliverAll,
  endTest,
  env,
  ownerKey,
  runSchedule,
  startTest,
  takeFrom,
  wait,
} from "./gateway-worker.ts";
import { answering, lost } from "./neighbours.ts";

/** What monitors ask: whether the gateway runs, reaches what it needs, and how it does. */
const MINUTE = 60_000;

beforeAll(async () => {
  startTest();
  await openGateway();
  await deliverAll();
});
beforeEach(() => {
  startTest();
  for (const queue of [env.BANK_CALLS, env.WEBHOOKS, env.PROJECTIONS]) {
    vi.spyOn(queue, "metrics").mockResolvedValue({ backlogCount: 0, backlogBytes: 0 });
  }
});
afterEach(endTest);

/** The environment with these bindings in place of its own. */
const askWith = async (path: string, changes: object) => {
  const context = createExecutionContext();
  const request = new Request(new URL(path, env.BASE_URL));
  const response = await worker.fetch(request, { ...env, ...changes }, context);
  const answer = {
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  };
  await waitOnExecutionContext(context);
  return { ...answer, body: JSON.parse(answer.text) };
};

const failing = () =>
  new Proxy({} as D1Database, {
    get() {
      throw new Error("gone");
    },
  });

describe("/healthz", () => {
  it("says which version answers, and reads and calls nothing", async () => {
    const nothing = { DB: failing(), BUDGETS: failing(), LOGBOOK: failing() };
    const VERSION = { id: "v-1", tag: "", timestamp: "" };
    const { status, body, headers } = await askWith("/healthz", { ...nothing, VERSION });
    expect([status, body]).toEqual([200, { status: "ok", version: "v-1", release: RELEASE }]);
    expect(headers.get("ratelimit")).toBeNull();
    const local = await askWith("/healthz", { ...nothing, VERSION: undefined });
    expect(local.body.version).toBe("local");
  });
});

describe("/readyz", () => {
  it("is ready if the database, an object and the queues answer", async () => {
    const { status, body, headers } = await ask("GET", "/readyz", {});
    const checked = ["DB", "LISTS_1", "objects", "bank-calls", "webhooks", "projections"];
    expect([status, body]).toEqual([200, { status: "ready", checked }]);
    expect(headers.get("ratelimit-policy")).toContain('"address"');
  });

  it.each([
    ["the database", { DB: failing() }, "DB"],
    ["the objects", { BUDGETS: failing() }, "objects"],
    ["a queue", { WEBHOOKS: failing() }, "webhooks"],
    [
      "all of them",
      { DB: failing(), BUDGETS: failing(), WEBHOOKS: failing() },
      "DB, objects, webhooks",
    ],
  ])("names what does not answer: %s", async (_, changes, names) => {
    const { status, body, text } = await askWith("/readyz", changes);
    expect(status).toBe(503);
    const { code, message, retryable } = body.error;
    expect([code, message, retryable]).toEqual([
      "SERVICE_UNAVAILABLE",
      `Not ready: ${names}.`,
      true,
    ]);
    expect(text).not.toContain("gone");
  });

  it("checks once in five seconds, however many ask", async () => {
    bodyOf(await ask("GET", "/readyz", {}));
    const asked = vi.mocked(env.WEBHOOKS.metrics);
    asked.mockRejectedValue(new Error("gone"));
    wait(4_999);
    expect((await ask("GET", "/readyz", {})).status).toBe(200);
    expect(asked).toHaveBeenCalledTimes(1);
    wait(1);
    expect((await ask("GET", "/readyz", {})).status).toBe(503);
    asked.mockResolvedValue({ backlogCount: 0, backlogBytes: 0 });
    wait(5_000);
    expect((await ask("GET", "/readyz", {})).status).toBe(200);
  });

  it("answers from the last check while another is under way, unless that is old", async () => {
    bodyOf(await ask("GET", "/readyz", {}));
    let letGo = () => {};
    const hanging = new Promise<never>((_, reject) => {
      letGo = () => reject(new Error("gone"));
    });
    vi.mocked(env.WEBHOOKS.metrics).mockReturnValue(hanging);
    wait(5_000);
    const first = ask("GET", "/readyz", {});
    await vi.waitFor(() => expect(env.WEBHOOKS.metrics).toHaveBeenCalledTimes(2));
    expect((await ask("GET", "/readyz", {})).status).toBe(200);
    expect(env.WEBHOOKS.metrics).toHaveBeenCalledTimes(2);
    letGo();
    expect((await first).status).toBe(503);
  });

  it("is refused to an address that asks too often", async () => {
    const limited = { LIMITS: "contract", REQUESTS_PER_MINUTE_ADDRESS: "2" };
    const answers = [];
    for (let n = 0; n < 3; n++) answers.push(await askWith("/readyz", limited));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  });
});

/** The figures by name and labels, as Prometheus would store them. */
const scrape = async (headers: Record<string, string> = { "x-gateway-admin-key": ownerKey }) => {
  const context = createExecutionContext();
  const request = new Request(new URL("/metrics", env.BASE_URL), { headers });
  const response = await worker.fetch(request, env, context);
  await waitOnExecutionContext(context);
  const lines = (await response.text()).trim().split("\n");
  const figures = lines
    .filter((line) => !line.startsWith("#"))
    .map((line): [string, number] => {
      const space = line.lastIndexOf(" ");
      return [line.slice(0, space), Number(line.slice(space + 1))];
    });
  const names = lines.flatMap((line) => /^# TYPE (\w+) /.exec(line)?.[1] ?? []);
  return { response, lines, names, figures: Object.fromEntries(figures) };
};

const paid = (route: string) =>
  `gateway_objects_total{kind="PAYMENT",mode="test",status="COMPLETED",route="${route}"}`;
const created = 'gateway_objects_total{kind="PAYMENT",mode="test",status="OPEN",route=""}';

describe("/metrics", () => {
  it("is text of Prometheus with each metric of the list", async () => {
    const { response, names } = await scrape();
    expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(names).toEqual(Object.keys(gatewayMetrics));
  });

  it("is for staff, support included", async () => {
    expect((await scrape({})).response.status).toBe(401);
    const { key } = await newStaff("support");
    expect((await scrape({ "x-gateway-admin-key": key })).response.status).toBe(200);
  });

  it("counts payments by status and route, each once, whatever comes twice", async () => {
    const before = (await scrape()).figures;
    await (await Payment.open("alpha")).pay();
    const rows = takeFrom("projections");
    await deliver("projections", rows);
    await deliver("projections", [...rows, ...rows]);
    await deliverAll();
    const abroad = await Payment.open("borealis");
    await abroad.pay();
    await deliverAll();
    await abroad.credit();
    await deliverAll();
    await Payment.open("alpha");
    await deliverAll();
    const { figures } = await scrape();
    const grown = (name: string) => (figures[name] ?? 0) - (before[name] ?? 0);
    expect([paid("SAME_BANK"), paid("INTERBANK"), created].map(grown)).toEqual([1, 1, 3]);
  });

  it("counts an object whose first row was lost", async () => {
    const before = (await scrape()).figures;
    const payment = await Payment.open("alpha");
    takeFrom("projections");
    await payment.pay();
    await deliverAll();
    const { figures } = await scrape();
    expect((figures[created] ?? 0) - (before[created] ?? 0)).toBe(1);
    expect((figures[paid("SAME_BANK")] ?? 0) - (before[paid("SAME_BANK")] ?? 0)).toBe(1);
  });

  it("shows what is open by age, and movements under review by reason", async () => {
    answering("borealis execute-transaction", lost);
    answering("borealis transaction-status", lost);
    const payment = await Payment.open("borealis");
    await payment.pay();
    await deliverAll();
    const open = (age: string) => `gateway_objects_open{kind="PAYMENT",mode="test",age="${age}"}`;
    const ages = async () => {
      const { figures } = await scrape();
      return ["15m", "1h", "1d"].map((age) => figures[open(age)]);
    };
    expect(await ages()).toEqual([0, 0, 0]);
    wait(17 * MINUTE);
    await runSchedule();
    expect(await ages()).toEqual([1, 0, 0]);
    wait(44 * MINUTE);
    expect(await ages()).toEqual([1, 1, 0]);
    wait(24 * 60 * MINUTE);
    expect(await ages()).toEqual([1, 1, 1]);
    await env.LISTS_1.prepare(
      `INSERT INTO reviews VALUES ('pay_x', '', 'mer_x', 'live', 'STALLED', 1, 1, 'USD', 'E', 1, NULL),
        ('pay_y', '', 'mer_x', 'live', 'STALLED', 1, 1, 'USD', 'F', 1, 2)`,
    ).run();
    const { figures } = await scrape();
    expect(figures['gateway_reviews_open{reason="STALLED",mode="live"}']).toBe(1);
    expect(figures['gateway_reviews_open{reason="LATE_MONEY",mode="live"}']).toBe(0);
  });

  it("shows the backlog of endpoints, as the sweep last found it", async () => {
    const merchant = await registerMerchant({ webhook_url: "https://shop.example/hooks" });
    answering("shop hooks", () => new Response(null, { status: 503 }));
    const payment = await Payment.open("alpha", { merchant });
    await payment.pay();
    await deliverAll();
    const waiting = 'gateway_deliveries_waiting{state="waiting"}';
    await runSchedule();
    wait(MINUTE);
    const { figures } = await scrape();
    expect(figures[waiting]).toBeGreaterThanOrEqual(1);
    expect(figures.gateway_deliveries_oldest_seconds).toBeGreaterThanOrEqual(60);
  });

  it("shows endpoints in trouble, open breakers and dead letters", async () => {
    const now = Date.now();
    await env.DB.batch([
      env.DB.prepare(`INSERT INTO endpoints VALUES
        ('MERCHANT', 'mer_x', 'live', 'REGISTERED', 'https://x.example', 1, 'FAILING')`),
      env.DB.prepare(`INSERT INTO bank_breakers VALUES ('bnk_x', 'send-otp', 1, ${now}, NULL),
        ('bnk_y', 'send-otp', 1, ${now}, ${now}), ('bnk_z', 'send-otp', 1, 1, NULL)`),
      env.DB.prepare(`INSERT INTO dead_letters (died_at, message_id, body, put_back_at)
        VALUES (1, 'm1', '{}', NULL), (2, 'm2', '{}', 3)`),
    ]);
    const { figures } = await scrape();
    expect(figures['gateway_endpoints{health="FAILING",mode="live"}']).toBe(1);
    expect(figures['gateway_breakers_open{operation="send-otp"}']).toBe(1);
    expect(figures['gateway_breakers_open{operation="execute-transaction"}']).toBe(0);
    expect(figures.gateway_dead_letters).toBe(1);
  });

  it("shows when the sweep last came to its end, the database's size and the version", async () => {
    await runSchedule();
    wait(90_000);
    const { figures, lines } = await scrape();
    expect(figures.worker_sweep_age_seconds).toBe(90);
    expect(figures['worker_database_bytes{database="DB"}']).toBeGreaterThan(100_000);
    expect(figures['worker_database_limit_bytes{database="DB"}']).toBe(10_000_000_000);
    expect(lines.filter((line) => line.startsWith("worker_version_info{id="))).toHaveLength(1);
  });
});

describe("/audit/heads", () => {
  // @rule A5.2
  it("shows the signed head to anyone, the same as to staff", async () => {
    const open = bodyOf(await ask("GET", "/audit/heads", {}));
    expect(open).toEqual(bodyOf(await askAdmin("GET", "audit/heads")));
    expect(open.data).toMatchObject([{ chain: "gateway", sequence: expect.any(Number) }]);
    expect(open.data[0].sequence).toBeGreaterThan(0);
  });
});
