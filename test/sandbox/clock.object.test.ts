import { createExecutionContext } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useClock } from "../../src/base/platform/clock.ts";
import { serve } from "../../src/base/platform/serve.ts";
import type { SandboxEnv } from "../../src/sandbox/env.ts";
import { sandboxRoutes } from "../../src/sandbox/routes.ts";

/** The worker that stores the world's clock. */
const env: SandboxEnv = {
  ...(bindings as unknown as SandboxEnv),
  ...{ LOCAL: "on", CLOCK: "on", CLOCK_FOLLOWERS: "http://gateway.test http://registry.test" },
};
const handler = serve(sandboxRoutes);
const HOUR = 3_600_000;

const call = async (method: string, path: string, body?: unknown, environment = env) => {
  const request = new Request(`http://127.0.0.1:8789${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await handler(request, environment, createExecutionContext());
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
};

const setClock = (offsetMs: unknown) => call("PUT", "/__local/clock", { offset_ms: offsetMs });

/** The calls to the followers, and how often they do not answer at first. */
const told: { url: string; body: unknown }[] = [];
let silences = 0;

beforeEach(() => {
  useClock(env);
  told.length = 0;
  silences = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    if (silences-- > 0) throw new Error("Network connection lost.");
    told.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return new Response("{}");
  });
});
afterEach(() => vi.restoreAllMocks());

it("moves the time of the banks, tells the other workers, and never goes back", async () => {
  expect(await setClock(HOUR)).toEqual({ status: 200, json: { offset_ms: HOUR } });
  expect(told).toEqual(
    ["http://gateway.test", "http://registry.test"].map((follower) => ({
      url: `${follower}/__local/clock`,
      body: { offset_ms: HOUR },
    })),
  );
  const before = Date.now();
  await call("POST", "/inbox/clock", { hello: 1 });
  const { json } = await call("GET", "/inbox/clock/messages.json");
  const [{ received_at = "" } = {}] = json as unknown as { received_at: string }[];
  expect(Date.parse(received_at) - before).toBeGreaterThanOrEqual(HOUR);

  expect(await setClock(HOUR - 1)).toMatchObject({
    status: 422,
    json: { error: { code: "VALIDATION_FAILED", field: "offset_ms" } },
  });
  expect((await call("GET", "/__local/clock")).json).toEqual({ offset_ms: HOUR });
});

it("calls a worker that is starting until it answers", async () => {
  silences = 3;
  expect((await setClock(2 * HOUR)).status).toBe(200);
  expect(told).toHaveLength(2);
});

it("the same offset again is accepted, and every worker is told again", async () => {
  await setClock(3 * HOUR);
  expect((await setClock(3 * HOUR)).status).toBe(200);
  expect(told).toHaveLength(4);
});

it.each([-1, 1.5, "1", null, 1e15])("refuses an offset of %o", async (offset) => {
  expect((await setClock(offset)).status).toBe(422);
  expect(told).toEqual([]);
});

it("does not exist without --clock", async () => {
  const still = { ...env, CLOCK: "" };
  expect((await call("GET", "/__local/clock", undefined, still)).status).toBe(404);
  expect((await call("PUT", "/__local/clock", { offset_ms: 1 }, still)).status).toBe(404);
});
