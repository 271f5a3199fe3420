import { createExecutionContext } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { serve } from "../../../src/base/platform/serve.ts";
import { discoveryRoutes, serverMetadata } from "../../../src/products/oauth/routes.ts";
import { publishedKeys } from "../../../src/products/oauth/token-keys.ts";

/** What a client library reads before its first request [RFC 8414, RFC 7517]. */
const env = { ...bindings, MASTER_KEY: "a master key" } as unknown as GatewayEnv;
const handle = serve(discoveryRoutes);

const get = (path: string, method = "GET", address = "203.0.113.1"): Promise<Response> => {
  const headers = { "cf-connecting-ip": address };
  const request = new Request(`https://elsewhere.example${path}`, { method, headers });
  return handle(request, env, createExecutionContext());
};

// A token of the limit refills ten times a second.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 22) }));
afterEach(() => void vi.useRealTimers());

// @rule O1.1 O1.6
it.each(["openid-configuration", "oauth-authorization-server"])(
  "%s is the metadata under BASE_URL, whatever the Host",
  async (name) => {
    const response = await get(`/.well-known/${name}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual(serverMetadata("https://gateway.example"));
  },
);

// @rule O1.10
it("the key set has every published key, and may be kept for 5 minutes", async () => {
  const response = await get("/.well-known/jwks.json");
  expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  const keys = await publishedKeys(env, Date.now());
  expect(await response.json()).toEqual({ keys: keys.map(({ jwk }) => jwk) });
});

it("a wrong method is refused in OAuth's shape", async () => {
  const response = await get("/.well-known/jwks.json", "POST");
  expect(response.status).toBe(405);
  expect(await response.json()).toMatchObject({ error: "invalid_request", retryable: false });
});

it("one address may ask 600 times a minute, then it is temporarily_unavailable", async () => {
  for (let count = 0; count < 600; count++) {
    expect((await get("/.well-known/jwks.json", "GET", "203.0.113.2")).status).toBe(200);
  }
  const refused = await get("/.well-known/jwks.json", "GET", "203.0.113.2");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  expect(await refused.json()).toMatchObject({ error: "temporarily_unavailable" });
  expect((await get("/.well-known/jwks.json", "GET", "203.0.113.3")).status).toBe(200);
});
