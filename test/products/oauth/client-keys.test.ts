import { exportJWK, generateKeyPair, type JWK } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type ClientKey,
  chooseKey,
  importKey,
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

const algorithmsOf = (jwk: unknown) => readKey(jwk)?.algorithms ?? null;

describe("a key of a client [RFC 7517]", () => {
  it.each([
    ["ES256", ["ES256"]],
    ["PS256", ["PS256"]],
    ["Ed25519", ["EdDSA", "Ed25519"]],
    ["ES384", null],
  ])("of %s is good for %j", (alg, algorithms) => {
    expect(algorithmsOf(keys[alg])).toEqual(algorithms);
  });

  it.each([
    ["use sig", "ES256", { use: "sig" }, ["ES256"]],
    ["use enc", "ES256", { use: "enc" }, null],
    ["key_ops with verify", "ES256", { key_ops: ["verify"] }, ["ES256"]],
    ["key_ops without verify", "ES256", { key_ops: ["encrypt"] }, null],
    ["key_ops as a text", "ES256", { key_ops: "verify" }, null],
    ["its own alg", "ES256", { alg: "ES256" }, ["ES256"]],
    ["another alg", "PS256", { alg: "RS256" }, null],
    ["the older name of Ed25519", "Ed25519", { alg: "EdDSA" }, ["EdDSA", "Ed25519"]],
    ["the newer name of EdDSA", "Ed25519", { alg: "Ed25519" }, ["EdDSA", "Ed25519"]],
    ["a kid that is no text", "ES256", { kid: 7 }, null],
    ["a coordinate that is too long", "ES256", { x: "A".repeat(44) }, null],
    ["a coordinate that is no base64url", "ES256", { x: "+".repeat(43) }, null],
    ["a coordinate that is no text", "ES256", { x: 1 }, null],
    ["an exponent that costs time", "PS256", { e: "A".repeat(342) }, null],
    ["more than 4,096 bits", "PS256", { n: "A".repeat(1_366) }, null],
    ["a private part", "ES256", { d: "A".repeat(43) }, null],
    ["a private part of null", "ES256", { d: null }, null],
    ["a prime", "PS256", { p: "A" }, null],
    ["a symmetric part", "Ed25519", { k: "A" }, null],
  ])("with %s", (_, alg, changes, algorithms) => {
    expect(algorithmsOf({ ...keys[alg], ...changes })).toEqual(algorithms);
  });

  it.each([
    ["a private key", () => privateKey],
    ["an RSA key of 1,024 bits", () => small],
    ["a symmetric key", () => ({ kty: "oct", k: "AAAA" })],
    ["nothing", () => null],
    ["a text", () => "key"],
    ["an empty object", () => ({})],
  ])("is not %s", (_, key) => {
    expect(readKey(key())).toBeNull();
  });

  it("keeps only the members of the public key", () => {
    const { jwk } = readKey({ ...keys.ES256, kid: "a", x5u: "https://attacker.example" }) ?? {};
    expect(Object.keys(jwk ?? {}).sort()).toEqual(["crv", "kty", "x", "y"]);
  });

  it("off its curve cannot be used", async () => {
    const off = readKey({ ...keys.ES256, y: "A".repeat(43) }) as ClientKey;
    await expect(importKey(off, "ES256")).rejects.toThrow();
  });
});

describe("a key set", () => {
  it("leaves out the keys that it does not understand", () => {
    const text = JSON.stringify({ keys: [{ kty: "new" }, 7, privateKey, keys.ES256] });
    expect(parseKeySet(text)).toHaveLength(1);
  });

  it.each([
    ["no JSON", "<html>"],
    ["cut short", '{"keys":['],
    ["a list", "[]"],
    ["null", "null"],
    ["without keys", "{}"],
    ["with keys that are no list", '{"keys":{}}'],
    ["of more than 20 keys", JSON.stringify({ keys: Array(21).fill({ kty: "new" }) })],
  ])("that is %s is none", (_, text) => {
    expect(parseKeySet(text)).toBeNull();
  });

  it("may have 20 keys", () => {
    expect(parseKeySet(JSON.stringify({ keys: Array(20).fill({ kty: "new" }) }))).toEqual([]);
  });
});

describe("the key of a signature", () => {
  const set: ClientKey[] = [];
  beforeAll(async () => {
    for (const [alg, kid] of [["ES256", "a"], ["ES256", "b"], ["Ed25519", "c"], ["Ed25519"]]) {
      set.push((await newKeyPair(alg as string, kid)).key);
    }
    set.push(
      { ...(set[0] as ClientKey), kid: "twice" },
      { ...(set[1] as ClientKey), kid: "twice" },
    );
  });

  it.each([
    ["named by its kid", "ES256", "b", 1],
    ["named by the kid of a key for another alg", "ES256", "c", null],
    ["named by an unknown kid", "ES256", "x", null],
    ["named by a kid that two keys have", "ES256", "twice", null],
    ["not named, where several suit", "ES256", null, null],
    ["not named, where none suits", "PS256", null, null],
    ["of Ed25519 under its older name", "EdDSA", "c", 2],
  ] as const)("%s", (_, alg, kid, place) => {
    expect(chooseKey(set, { alg, kid })).toBe(place === null ? null : set[place]);
  });

  it("not named is the only one that suits", () => {
    expect(chooseKey(set.slice(0, 3), { alg: "EdDSA", kid: null })).toBe(set[2]);
  });
});
