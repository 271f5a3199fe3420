import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK, type LocalJWKSet } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import {
  chooseKey,
  clientAlgorithms,
  parseKeySet,
  readKey,
} from "../../../src/products/oauth/client-keys.ts";
import { newKeyPair } from "./client-fixtures.ts";

const keys: Record<string, JWK> = {};
let privateKey: JWK;
let small: JWK;

beforeAll(async () => {
  for (const alg of ["ES256", "PS256", "Ed25519", "ES384"]) {
    keys[alg] = await exportJWK((await generateKeyPair(alg, { extractable: true })).publicKey);
  }
  privateKey = await exportJWK((await generateKeyPair("ES256", { extractable: true })).privateKey);
  small = { ...keys.PS256, n: (keys.PS256?.n ?? "").slice(0, 171) } as JWK;
});

/** The algorithms that a key is used for, as it is kept; null if it is not taken. */
const algorithmsOf = async (jwk: unknown) => {
  const key = await readKey(jwk);
  if (!key) return null;
  const set = createLocalJWKSet({ keys: [key] });
  const found = await Promise.all(clientAlgorithms.map((alg) => chooseKey(set, { alg })));
  return clientAlgorithms.filter((_, place) => found[place]);
};

describe("a key of a client [RFC 7517]", () => {
  it.each([
    ["ES256", ["ES256"]],
    ["PS256", ["PS256"]],
    ["Ed25519", ["EdDSA", "Ed25519"]],
    ["ES384", null],
  ])("of %s is good for %j", async (alg, algorithms) => {
    expect(await algorithmsOf(keys[alg])).toEqual(algorithms);
  });

  it.each([
    ["use sig", "ES256", { use: "sig" }, ["ES256"]],
    ["use enc", "ES256", { use: "enc" }, null],
    ["key_ops with verify", "ES256", { key_ops: ["verify"] }, ["ES256"]],
    ["key_ops without verify", "ES256", { key_ops: ["encrypt"] }, null],
    ["key_ops of its private key too", "ES256", { key_ops: ["sign", "verify"] }, ["ES256"]],
    ["key_ops as a text", "ES256", { key_ops: "verify" }, null],
    ["its own alg", "ES256", { alg: "ES256" }, ["ES256"]],
    ["another alg", "PS256", { alg: "RS256" }, null],
    ["the older name of Ed25519", "Ed25519", { alg: "EdDSA" }, ["EdDSA", "Ed25519"]],
    ["the newer name of EdDSA", "Ed25519", { alg: "Ed25519" }, ["EdDSA", "Ed25519"]],
    ["a kid that is no text", "ES256", { kid: 7 }, null],
    ["a coordinate that is too long", "ES256", { x: "A".repeat(44) }, null],
    ["a coordinate that is no base64url", "ES256", { x: "+".repeat(43) }, null],
    ["a coordinate that is no text", "ES256", { x: 1 }, null],
    ["another curve", "ES256", { crv: "P-384" }, null],
    ["no curve", "ES256", { crv: undefined }, null],
    ["an exponent that costs time", "PS256", { e: "A".repeat(342) }, null],
    ["more than 4,096 bits", "PS256", { n: "A".repeat(1_366) }, null],
    ["a private part", "ES256", { d: "A".repeat(43) }, null],
    ["a private part of null", "ES256", { d: null }, null],
    ["a prime", "PS256", { p: "A" }, null],
    ["a symmetric part", "Ed25519", { k: "A" }, null],
  ])("with %s", async (_, alg, changes, algorithms) => {
    expect(await algorithmsOf({ ...keys[alg], ...changes })).toEqual(algorithms);
  });

  it.each([
    ["a private key", () => privateKey],
    ["an RSA key of 1,024 bits", () => small],
    ["a symmetric key", () => ({ kty: "oct", k: "AAAA" })],
    ["nothing", () => null],
    ["a text", () => "key"],
    ["an empty object", () => ({})],
  ])("is not %s", async (_, key) => {
    expect(await readKey(key())).toBeNull();
  });

  it("keeps only its name and the members of the public key", async () => {
    const given = { ...keys.ES256, kid: "a", use: "sig", x5u: "https://attacker.example" };
    expect(await readKey(given)).toEqual({ ...keys.ES256, kid: "a" });
  });

  // The import takes these too, but they have other thumbprints.
  it("in another form than the import's own is not taken", async () => {
    const { x, n } = { x: keys.ES256?.x, n: keys.PS256?.n };
    expect(await readKey({ ...keys.ES256, x: [x] })).toBeNull();
    expect(await readKey({ ...keys.ES256, x: `${x}=` })).toBeNull();
    expect(await readKey({ ...keys.PS256, n: `AAAA${n}` })).toBeNull();
  });

  it("off its curve is not taken", async () => {
    expect(await readKey({ ...keys.ES256, y: "A".repeat(43) })).toBeNull();
    expect(await readKey({ ...keys.ES256, y: keys.ES256?.x })).toBeNull();
  });
});

describe("a key set", () => {
  it("leaves out the keys that it does not understand", async () => {
    const text = JSON.stringify({ keys: [{ kty: "new" }, 7, privateKey, keys.ES256] });
    expect((await parseKeySet(text))?.jwks().keys).toEqual([keys.ES256]);
  });

  it.each([
    ["no JSON", "<html>"],
    ["cut short", '{"keys":['],
    ["a list", "[]"],
    ["null", "null"],
    ["without keys", "{}"],
    ["with keys that are no list", '{"keys":{}}'],
    ["of more than 20 keys", JSON.stringify({ keys: Array(21).fill({ kty: "new" }) })],
  ])("that is %s is none", async (_, text) => {
    expect(await parseKeySet(text)).toBeNull();
  });

  it("may have 20 keys", async () => {
    const text = JSON.stringify({ keys: Array(20).fill({ kty: "new" }) });
    expect((await parseKeySet(text))?.jwks().keys).toEqual([]);
  });
});

describe("the key of a signature", () => {
  const keyOf = new Map<string, JWK>();
  let set: LocalJWKSet;
  beforeAll(async () => {
    const names = [["ES256", "a"], ["ES256", "b"], ["Ed25519", "c"], ["Ed25519"]];
    const made = [];
    for (const [alg, kid] of names) made.push((await newKeyPair(alg as string, kid)).jwk);
    for (const jwk of made) keyOf.set(jwk.kid ?? "without", jwk);
    const twice = made.slice(0, 2).map((jwk) => ({ ...jwk, kid: "twice" }));
    set = createLocalJWKSet({ keys: [...made, ...twice] });
  });

  const chosen = async (...asked: Parameters<typeof chooseKey>) => {
    const key = await chooseKey(...asked);
    return key && (await exportJWK(key)).x;
  };
  const xOf = (kid: string | null) => (kid === null ? null : keyOf.get(kid)?.x);

  it.each([
    ["named by its kid", "ES256", "b", "b"],
    ["named by the kid of a key for another alg", "ES256", "c", null],
    ["named by an unknown kid", "ES256", "x", null],
    ["named by a kid that two keys have", "ES256", "twice", null],
    ["not named, where several suit", "ES256", undefined, null],
    ["not named, where none suits", "PS256", undefined, null],
    ["of Ed25519 under its older name", "EdDSA", "c", "c"],
  ] as const)("%s", async (_, alg, kid, expected) => {
    const name = kid === undefined ? { alg } : { alg, kid };
    expect(await chosen(set, name)).toBe(xOf(expected));
  });

  it("not named is the only one that suits", async () => {
    const keys = ["a", "b", "c"].map((kid) => keyOf.get(kid) as JWK);
    expect(await chosen(createLocalJWKSet({ keys }), { alg: "EdDSA" })).toBe(xOf("c"));
  });
});
