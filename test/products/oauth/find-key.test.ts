import { type CryptoKey, exportJWK } from "jose";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Result } from "../../../src/base/kernel/result.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import type { TppRecord } from "../../../src/network/parties/tpps.ts";
import { findAssertionKey } from "../../../src/products/oauth/oauth-client.ts";
import { facelessTpp } from "../../network/parties/faceless.ts";
import { clientOf, type KeyPair, NOW, newKeyPair } from "./client-fixtures.ts";

let pair: KeyPair;
beforeAll(async () => {
  pair = await newKeyPair("ES256", "own");
});
afterEach(() => void vi.restoreAllMocks());

/** A test TPP with these keys. */
const tppOf = (keys: Partial<TppRecord>): TppRecord => ({
  ...clientOf({ auth_method: "PRIVATE_KEY_JWT", secret_hashes: [] }),
  ...{ tpp_id: "tpp_x", mode: "test", name: "Budget App", event_url: null },
  ...{ jwks: null, jwks_uri: null, json_pages: false },
  ...facelessTpp,
  ...keys,
});

const at = (env: object, tpp: TppRecord) =>
  findAssertionKey({ BASE_URL: "https://gateway.example", ...env } as GatewayEnv, tpp, NOW);

/** The first coordinate of a key that was found. */
const nameOf = async (found: Result<CryptoKey | null>) =>
  found.ok && found.value ? (await exportJWK(found.value)).x : null;

const publish = () =>
  vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json({ keys: [pair.jwk] }) as never);

describe("the key of an assertion", () => {
  it("is one of the registered ones, and no address is asked", async () => {
    const fetch = publish();
    const find = at({}, tppOf({ jwks: { keys: [pair.jwk] } }));
    const found = await find({ alg: "ES256", kid: "own" });
    expect(await nameOf(found)).toBe(pair.jwk.x);
    expect(await find({ alg: "ES256", kid: "other" })).toEqual({ ok: true, value: null });
    expect(fetch).not.toHaveBeenCalled();
  });

  it("is one of those at the client's address", async () => {
    publish();
    const find = at({}, tppOf({ jwks_uri: "https://one.example/jwks.json" }));
    expect(await nameOf(await find({ alg: "ES256", kid: "own" }))).toBe(pair.jwk.x);
  });

  it("is none for a client without keys", async () => {
    expect(await at({}, tppOf({}))({ alg: "ES256" })).toEqual({ ok: true, value: null });
  });

  it.each([
    ["test", { LOCAL: "on" }, "http://127.0.0.1:9209/jwks.json", true],
    ["test", {}, "http://127.0.0.1:9210/jwks.json", false],
    ["live", { LOCAL: "on" }, "http://127.0.0.1:9211/jwks.json", false],
    ["test", {}, "https://gateway.example/jwks.json", false],
  ] as const)("of a %s client with %j at %s: asked is %s", async (mode, env, jwks_uri, isAsked) => {
    const fetch = publish();
    const found = await at(env, tppOf({ mode, jwks_uri }))({ alg: "ES256", kid: "own" });
    expect(found).toMatchObject(isAsked ? { ok: true } : { ok: false });
    expect(fetch).toHaveBeenCalledTimes(isAsked ? 1 : 0);
  });
});
