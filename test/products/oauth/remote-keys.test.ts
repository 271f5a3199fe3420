import { createLocalJWKSet, exportJWK } from "jose";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  askKeySet,
  type FindRemoteKey,
  remoteKeys,
} from "../../../src/products/oauth/client-keys.ts";
import { type KeyPair, NOW, newKeyPair } from "./client-fixtures.ts";

const URI = "https://tpp.example/jwks.json";
const MINUTE = 60_000;
const rules = { allowLocal: false };

let first: KeyPair;
let second: KeyPair;
/** What the address answers now; null if it does not. */
let published: KeyPair[] | null;
let find: FindRemoteKey;
const ask = vi.fn(
  async () => published && createLocalJWKSet({ keys: published.map(({ jwk }) => jwk) }),
);

beforeAll(async () => {
  first = await newKeyPair("ES256", "first");
  second = await newKeyPair("ES256", "second");
});

beforeEach(() => {
  ask.mockClear();
  published = [first];
  find = remoteKeys(ask);
});

/** The kid of the key found, or the refusal; and how often the address was asked so far. */
const found = async (kid: string, afterMs = 0) => {
  const result = await find(URI, rules, { alg: "ES256", kid }, NOW + afterMs);
  const calls = ask.mock.calls.length;
  if (!result.ok) return [result.problem.code, calls];
  const { x } = result.value ? await exportJWK(result.value) : {};
  return [[first, second].find(({ jwk }) => jwk.x === x)?.jwk.kid ?? null, calls];
};

describe("the keys of a jwks_uri", () => {
  // @rule O2.4
  it("are read once and kept for 10 minutes", async () => {
    expect(await found("first")).toEqual(["first", 1]);
    expect(await found("first", 10 * MINUTE - 1)).toEqual(["first", 1]);
    expect(await found("first", 10 * MINUTE)).toEqual(["first", 2]);
  });

  // @rule O2.4
  it("are read again for an unknown kid, once a minute", async () => {
    await found("first");
    expect(await found("second", MINUTE - 1)).toEqual(["SERVICE_UNAVAILABLE", 1]);
    published = [first, second];
    expect(await found("second", MINUTE)).toEqual(["second", 2]);
    expect(await found("third", 2 * MINUTE - 1)).toEqual(["SERVICE_UNAVAILABLE", 2]);
    expect(await found("third", 2 * MINUTE)).toEqual([null, 3]);
    expect(await found("first", 2 * MINUTE)).toEqual(["first", 3]);
  });

  it("are read once for many requests at the same time with an unknown kid", async () => {
    await found("first");
    published = [first, second];
    const ten = Array.from({ length: 10 }, () => found("second", MINUTE));
    const keys = (await Promise.all(ten)).map(([key]) => key);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(keys.filter((key) => key === "second")).toHaveLength(10);
    expect(await found("second", MINUTE)).toEqual(["second", 2]);
  });

  it("are read once for many first requests, which all get the answer", async () => {
    const ten = ["first", "second"].flatMap((kid) => Array.from({ length: 5 }, () => found(kid)));
    const keys = (await Promise.all(ten)).map(([key]) => key);
    expect(ask).toHaveBeenCalledOnce();
    expect(keys).toEqual([...Array(5).fill("first"), ...Array(5).fill(null)]);
  });

  it("say when to come back for an unknown kid", async () => {
    await found("first");
    const soon = await find(URI, rules, { alg: "ES256", kid: "second" }, NOW + 15_000);
    expect(soon).toMatchObject({ problem: { code: "SERVICE_UNAVAILABLE", retry_after: 45 } });
  });

  it("that cannot be asked for do not say that a kid is unknown", async () => {
    await found("first");
    published = null;
    expect(await found("second", MINUTE)).toEqual(["SERVICE_UNAVAILABLE", 2]);
  });

  it("stay good while the address does not answer", async () => {
    await found("first");
    published = null;
    expect(await found("first", 11 * MINUTE)).toEqual(["first", 2]);
    expect(await found("first", 11 * MINUTE + 9_999)).toEqual(["first", 2]);
    expect(await found("first", 11 * MINUTE + 10_000)).toEqual(["first", 3]);
  });

  it("that were taken back are no longer good after 10 minutes", async () => {
    await found("first");
    published = [second];
    expect(await found("first", 10 * MINUTE)).toEqual([null, 2]);
  });

  it("that were never read are 503, and asked for again after 10 seconds", async () => {
    published = null;
    expect(await found("first")).toEqual(["SERVICE_UNAVAILABLE", 1]);
    expect(await found("first", 9_999)).toEqual(["SERVICE_UNAVAILABLE", 1]);
    published = [first];
    expect(await found("first", 10_000)).toEqual(["first", 2]);
  });

  it("of one address are not those of another", async () => {
    await found("first");
    published = [second];
    const other = await find("https://other.example/", rules, { alg: "ES256", kid: "first" }, NOW);
    expect(other).toEqual({ ok: true, value: null });
  });
});

describe("asking a jwks_uri", () => {
  const answer = (body: string, init: ResponseInit = {}) =>
    vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(body, init) as never);
  const set = () => JSON.stringify({ keys: [first.jwk] });

  // @rule O2.4
  it("reads its keys, within 3 seconds and without a redirect", async () => {
    const fetch = answer(set());
    expect((await askKeySet(URI, rules))?.jwks().keys).toEqual([first.jwk]);
    const [address, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect([address, init.method, init.redirect]).toEqual([URI, "GET", "manual"]);
    fetch.mockRestore();
  });

  it.each([
    ["a redirect", null, { status: 302, headers: { location: "http://10.0.0.1/" } }],
    ["an error", null, { status: 500 }],
    ["no JSON", "<html>", {}],
    ["no key set", "{}", {}],
  ])("that answers %s is no answer", async (_, body, init) => {
    const fetch = answer(body ?? set(), init);
    expect(await askKeySet(URI, rules)).toBeNull();
    fetch.mockRestore();
  });

  it("that answers more than 64 KiB is no answer", async () => {
    const fetch = answer(`${" ".repeat(64 * 1024)}${set()}`);
    expect(await askKeySet(URI, rules)).toBeNull();
    fetch.mockRestore();
  });

  it.each(["http://tpp.example/", "https://10.0.0.1/", "https://localhost/", "https://[::1]/"])(
    "at %s is not done",
    async (uri) => {
      const fetch = answer(set());
      expect(await askKeySet(uri, rules)).toBeNull();
      expect(fetch).not.toHaveBeenCalled();
      fetch.mockRestore();
    },
  );
});
