import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formatId } from "../../src/kernel/ids.ts";
import {
  checkoutStep,
  checkoutUrl,
  issueSessionToken,
  readCheckoutCaller,
  readCheckoutReference,
} from "../../src/payments/checkout-token.ts";
import type { GatewayEnv } from "../../src/platform/env.ts";

const hex = "ab".repeat(32);
const otherHex = "cd".repeat(32);
const session = formatId("ps", hex);
const other = formatId("ps", otherHex);

/** A namespace that knows every id but those that begin with 0. */
const envOf = (masterKey: string) =>
  ({
    MASTER_KEY: masterKey,
    BASE_URL: "https://gateway.example.com",
    PAYMENT_SESSIONS: {
      idFromString: (id: string) => {
        if (id.startsWith("0")) throw new TypeError("not of this namespace");
        return id;
      },
      get: (id: string) => ({ id }),
    },
  }) as unknown as GatewayEnv;

const env = envOf("master");

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("the checkout's address", () => {
  const reference = checkoutUrl(env, session).split("/checkout/")[1] ?? "";

  it("is the same for every replay and leads back to its session", () => {
    expect(checkoutUrl(env, session)).toBe(checkoutUrl(env, session));
    expect(reference).toMatch(/^ps_[0-9A-Za-z]{43}\.[0-9a-f]{32}$/);
    expect(readCheckoutReference(env, reference)).toBe(session);
  });

  it.each([
    ["without its secret part", session],
    ["with an empty one", `${session}.`],
    ["with another session's", `${other}.${reference.split(".")[1]}`],
    ["with the payment's name", reference.replace("ps_", "pay_")],
    ["with something behind", `${reference}.x`],
    ["in capitals", reference.toUpperCase()],
    ["empty", ""],
  ])("%s is nobody's", (_, forged) => expect(readCheckoutReference(env, forged)).toBeNull());

  it("of another deployment is nobody's", () => {
    expect(readCheckoutReference(envOf("another"), reference)).toBeNull();
  });
});

describe("the session token", () => {
  const issued = () => issueSessionToken(env, session, "browser-1");
  const refusalOf = (token: string, id = session, deployment = env) => {
    const read = readCheckoutCaller(deployment, token, id);
    return read.ok ? null : read.problem.code;
  };

  it("speaks for its session and its browser, under both of the session's names", () => {
    for (const id of [session, formatId("pay", hex)]) {
      const read = readCheckoutCaller(env, issued().token, id);
      expect(read.ok && read.value.browser_id).toBe("browser-1");
    }
  });

  it("ends after fifteen minutes, to the millisecond", () => {
    const { token, expires_at } = issued();
    expect(expires_at).toBe(Date.now() + 15 * 60_000);
    vi.advanceTimersByTime(15 * 60_000 - 1);
    expect(refusalOf(token)).toBeNull();
    vi.advanceTimersByTime(1);
    expect(refusalOf(token)).toBe("SESSION_TOKEN_REQUIRED");
  });

  it("of another session is refused as forbidden", () => {
    expect(refusalOf(issued().token, other)).toBe("FORBIDDEN");
  });

  it.each([formatId("ps", `0${hex.slice(1)}`), "ps_1", "", formatId("po", hex)])(
    "finds nothing under %j",
    (id) => expect(refusalOf(issued().token, id)).toBe("NOT_FOUND"),
  );

  it("of another deployment is no token", () => {
    expect(refusalOf(issued().token, session, envOf("another"))).toBe("SESSION_TOKEN_REQUIRED");
  });

  it("with other claims under its seal is no token", () => {
    const [, mac] = issued().token.split(".");
    const claims = { s: otherHex, b: "browser-1", e: Date.now() + 1e12 };
    const payload = btoa(JSON.stringify(claims)).replace(/=+$/, "");
    expect(refusalOf(`st_${payload}.${mac}`, other)).toBe("SESSION_TOKEN_REQUIRED");
  });

  it("with any one character changed is no token", () => {
    const { token } = issued();
    fc.assert(
      fc.property(
        fc.nat(token.length - 1),
        fc.constantFrom(..."abcdefABCDEF0123456789+/._- "),
        (place, letter) => {
          fc.pre(token[place] !== letter);
          const forged = token.slice(0, place) + letter + token.slice(place + 1);
          expect(refusalOf(forged)).toBe("SESSION_TOKEN_REQUIRED");
        },
      ),
    );
  });

  it("made up is no token, and no fault", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (payload, mac) => {
        expect(refusalOf(`st_${payload}.${mac}`)).toBe("SESSION_TOKEN_REQUIRED");
        expect(readCheckoutReference(env, `${payload}.${mac}`)).toBeNull();
      }),
    );
  });
});

describe("a checkout step", () => {
  /** Grants whatever an isolate asks for. */
  const generous = {
    idFromName: (name: string) => name,
    get: () => ({
      take: async (_: unknown, { wanted }: { wanted: number }) => ({ granted: wanted }),
    }),
  };
  const stepWith = (authorization: string) =>
    checkoutStep({
      env: { ...env, LIMITS: "local", BUDGETS: generous },
      waitUntil: () => {},
      request: new Request("https://gateway.example.com", { headers: { authorization } }),
      param: () => session,
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
