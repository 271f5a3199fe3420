import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { checkoutPage, checkoutStep } from "../../../src/products/payments/checkout-token.ts";

const hex = "ab".repeat(32);
const session = formatId("ps", hex);
const browserId = "0123456789abcdef0123456789abcdef";

const env = {
  MASTER_KEY: "master",
  IDENTITY_KEY: "master",
  BASE_URL: "https://gateway.example.com",
  PAYMENT_SESSIONS: { idFromString: (id: string) => id, get: (id: string) => ({ id }) },
} as unknown as GatewayEnv;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 1) }));
afterEach(() => void vi.useRealTimers());

const lastOf = (url: string): string => url.split("/checkout/")[1] ?? "";

/** Issued addresses and tokens stay valid: these bytes never change. */
describe("issued addresses and tokens", () => {
  const url =
    "https://gateway.example.com/checkout/" +
    "ps_ehv1hsdOHPxDuX3xn9YyIKbgl4yJuySCWzdimD4heup.0ba234f7adb34419a9ff8aa820c8a33b";
  const token =
    "st_eyJzIjoiYWJhYmFiYWJhYmFiYWJhYmFiYWJhYmFiYWJhYmFiYWJhYmFiYWJhYmFiYWJhYmFiYWJhYmFiYWJhYmFi" +
    "YWJhYiIsImIiOiIwMTIzNDU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZiIsImUiOjE3NjcyMjY1MDAwMDB9." +
    "1-0c2c5a4c62ae49815e33bf7c5dcea8407be2948106c8e48e8cad2f62a085b445";

  // @rule P3.1
  it("a checkout address never changes its bytes, and leads to its session", () => {
    expect(checkoutPage.urlOf(env, session)).toBe(url);
    expect(checkoutPage.find(env, lastOf(url))?.id).toBe(session);
  });

  it("a session token never changes its bytes, and identifies its browser", () => {
    const expiresAt = Date.UTC(2026, 0, 1, 0, 15);
    expect(checkoutPage.find(env, lastOf(url))?.issueToken(browserId)).toEqual({
      token,
      expires_at: expiresAt,
    });
    for (const id of [session, formatId("pay", hex)]) {
      const read = checkoutPage.readToken(env, token, id);
      expect(read.ok && read.value.browser_id).toBe(browserId);
    }
  });
});

// @rule P3.4 P3.5
describe("a checkout step", () => {
  /** Grants every request of an isolate. */
  const generous = {
    idFromName: (name: string) => name,
    idFromString: (name: string) => name,
    get: () => ({
      take: async (_: unknown, { wanted }: { wanted: number }) => ({ granted: wanted, left: 0 }),
    }),
  };
  const stepWith = (authorization: string) =>
    checkoutStep({
      env: { ...env, LIMITS: "local", BUDGETS: generous },
      limits: [],
      waitUntil: () => {},
      request: new Request("https://gateway.example.com", { headers: { authorization } }),
      path: { id: session },
    } as unknown as Parameters<typeof checkoutStep>[0]);

  it.each([
    ["Bearer mk_test_1", "CHECKOUT_STEP_FORBIDDEN"],
    ["bearer  mk_live_1", "CHECKOUT_STEP_FORBIDDEN"],
    ["Token mk_test_1", "CHECKOUT_STEP_FORBIDDEN"],
    ["mk_test_1", "CHECKOUT_STEP_FORBIDDEN"],
    ["Bearer st_1", "SESSION_TOKEN_REQUIRED"],
    ["", "SESSION_TOKEN_REQUIRED"],
  ])("with Authorization %j is refused: %s", async (authorization, code) => {
    expect(await stepWith(authorization)).toMatchObject({ ok: false, problem: { code } });
  });
});
