import { beforeAll, describe, expect, test, vi } from "vitest";
import { tellFaultsTo } from "../../src/base/platform/log.ts";
import { operatorOf } from "../../src/base/platform/operator-alerts.ts";
import { registryMetrics } from "../../src/registry/metrics.ts";
import { sweep } from "../../src/registry/sweep.ts";
import registry from "../../workers/registry/index.ts";
import { ask, db, migrate, newBank, newCustomer, registryEnv } from "./registry.ts";

/** What monitors ask the registry, and whom it tells of its faults. */
beforeAll(migrate);

const gone = {
  prepare: () => {
    throw new Error("gone");
  },
} as unknown as D1Database;

test("/healthz and /readyz need no key", async () => {
  expect(await ask("/healthz")).toMatchObject({ status: 200, body: { status: "ok" } });
  const checked = ["DB", "LOOKUPS", "objects"];
  expect(await ask("/readyz")).toMatchObject({ status: 200, body: { status: "ready", checked } });
});

test("/readyz names the database that does not answer", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  const env = registryEnv({ LOOKUPS: gone });
  const { status, body } = await ask("/readyz", { env });
  vi.useRealTimers();
  expect([status, body.error.message]).toEqual([503, "Not ready: LOOKUPS."]);
});

describe("/metrics", () => {
  const scrape = async (headers: Record<string, string>) => {
    const request = new Request("https://registry.example/metrics", { headers });
    const context = { waitUntil: () => {}, passThroughOnException: () => {} };
    const response = await registry.fetch(request as never, registryEnv(), context as never);
    return { response, text: await response.text() };
  };
  const owner = { "x-gateway-admin-key": "ak_of_the_first_owner" };

  test("has each metric of the list, for staff", async () => {
    expect((await scrape({})).response.status).toBe(401);
    const { response, text } = await scrape(owner);
    expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const names = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
    expect(names).toEqual(Object.keys(registryMetrics));
    for (const database of ["DB", "LOOKUPS"]) {
      expect(text).toMatch(
        new RegExp(`^worker_database_bytes\\{database="${database}"\\} [1-9]`, "m"),
      );
    }
  });

  test("shows what is due, and when the sweep came to its end", async () => {
    vi.spyOn(console, "log").mockReturnValue();
    await newCustomer(await newBank());
    await db.prepare("UPDATE handles SET due_at = 1").run();
    expect((await scrape(owner)).text).toContain('registry_due{of="handles"} 1');
    await sweep(registryEnv());
    const { text } = await scrape(owner);
    expect(text).toMatch(/^worker_sweep_age_seconds \d/m);
  });
});

test("a fault of the sweep reaches the operator's alert address once it goes on", async () => {
  const sent: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    sent.push(String(init?.body));
    return new Response(null);
  });
  for (const level of ["log", "error"] as const) vi.spyOn(console, level).mockReturnValue();
  const ALERT_SECRET = `whsec_${btoa("a secret of the operator's monitor")}`;
  const env = registryEnv({
    LOOKUPS: gone,
    ALERT_URL: "https://pager.example/alert",
    ALERT_SECRET,
  });
  tellFaultsTo(operatorOf(env));
  let at = Date.now() + 7_200_000;
  for (let minute = 0; minute < 5; minute++) {
    vi.useFakeTimers({ toFake: ["Date"], now: at });
    await sweep(env);
    at += 60_000;
  }
  vi.useRealTimers();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  tellFaultsTo(null);
  vi.restoreAllMocks();
  expect(JSON.parse(sent[0] ?? "").data).toMatchObject({
    ...{ event: "registry sweep failed", deployment: "https://registry.example" },
    fields: { step: "sizes" },
  });
});
