import { createECDH } from "node:crypto";
import { describe, expect, it } from "vitest";
import { deriveKey, ellipticKeyPair, isScalar } from "../../../src/base/platform/crypto.ts";
import type { KeyEnv } from "../../../src/base/platform/master-key.ts";
import {
  PERIOD_MS,
  periodOf,
  publicKeySet,
  publishedPeriods,
  signingKey,
} from "../../../src/products/oauth/token-keys.ts";
import { newMasterKey } from "../../support/master-keys.ts";
import { NOW } from "./client-fixtures.ts";

const MASTER_KEY = "the master key of the tests";
const KEYS = { MASTER_KEY, IDENTITY_KEY: "identity" };
const DAY = 24 * 60 * 60_000;
/** The first instant of a period. */
const START = periodOf(NOW) * PERIOD_MS;
const PERIOD = periodOf(NOW);

describe("the keys of access tokens", () => {
  it.each([
    ["in the middle of a period", START + PERIOD_MS / 2, [PERIOD]],
    ["more than a day before its end", START + PERIOD_MS - DAY - 1, [PERIOD]],
    ["a day before its end", START + PERIOD_MS - DAY, [PERIOD, PERIOD + 1]],
    ["in its last millisecond", START + PERIOD_MS - 1, [PERIOD, PERIOD + 1]],
    ["at its start", START, [PERIOD, PERIOD - 1]],
    [
      "a day after the last token of the one before",
      START + DAY + 15 * 60_000 - 1,
      [PERIOD, PERIOD - 1],
    ],
    ["later", START + DAY + 15 * 60_000, [PERIOD]],
  ])("%s are those of $2", (_, at, periods) => {
    expect(publishedPeriods(at)).toEqual(periods);
  });

  // @rule O1.7
  it("change with the period, and the set names both in between", async () => {
    const [before, after] = [await signingKey(KEYS, START - 1), await signingKey(KEYS, START)];
    expect(before.jwk.kid).not.toBe(after.jwk.kid);
    const kids = async (at: number) =>
      (await publicKeySet(KEYS, at)).keys.map(({ kid }) => kid).sort();
    const both = [before.jwk.kid, after.jwk.kid].sort();
    expect(await kids(START - 1)).toEqual(both);
    expect(await kids(START)).toEqual(both);
  });

  // @rule O1.7
  it("of the next and the former master key are published as long as their tokens may live", async () => {
    const from = Math.floor(NOW / 1000);
    const next = { ...KEYS, MASTER_KEY_NEXT: newMasterKey(2, from) };
    const kidOf = async (env: KeyEnv) => (await signingKey(env, NOW)).jwk.kid;
    const [former, present] = [await kidOf(KEYS), await kidOf(next)];
    const kids = async (at: number) =>
      (await publicKeySet(next, at)).keys.map(({ kid }) => kid).slice(0, 2);
    expect((await signingKey(next, from * 1000 - 1)).jwk.kid).toBe(former);
    expect(await kids(from * 1000 - 1)).toEqual([former, present]);
    expect(await kids(from * 1000)).toEqual([present, former]);
    const last = from * 1000 + DAY + 15 * 60_000;
    expect(await kids(last - 1)).toEqual([present, former]);
    expect(await kids(last)).toEqual([present]);
  });

  it("are shown without their private part", async () => {
    const { keys } = await publicKeySet(KEYS, NOW);
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([
      ["alg", "crv", "kid", "kty", "use", "x", "y"],
    ]);
    const { privateKey } = await signingKey(KEYS, NOW);
    expect(privateKey.extractable).toBe(false);
  });

  it("are other ones in another deployment", async () => {
    const own = await signingKey(KEYS, NOW);
    const other = await signingKey({ ...KEYS, MASTER_KEY: "another master key" }, NOW);
    expect(own.jwk.x).not.toBe(other.jwk.x);
  });
});

describe("a key pair of P-256", () => {
  it("is the same for the same purpose, and another for another one", async () => {
    const [one, again, other] = await Promise.all(
      ["a", "a", "b"].map((purpose) => ellipticKeyPair(MASTER_KEY, purpose)),
    );
    expect([one?.x, one?.y]).toEqual([again?.x, again?.y]);
    expect(one?.x).not.toBe(other?.x);
  });

  it("stays the same in later releases: old tokens are checked with it", async () => {
    const { x, y } = await ellipticKeyPair("a master key", "a purpose");
    expect([x, y]).toEqual([
      "5ObN4GwgCgk-7g4orM8Qv0eiaFQYS8aUw_5j6iPxWVQ",
      "81t2IfSu7ICn3QuAEjd4L_TzyMXpl8AnOupcUYAFOto",
    ]);
  });

  it.each([
    ["0", "0".repeat(64), false],
    ["1", `${"0".repeat(63)}1`, true],
    ["the order less 1", "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550", true],
    ["the order", "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", false],
    ["more than the order", "f".repeat(64), false],
  ])("may have the scalar %s: $2", (_, hex, expected) => {
    expect(isScalar(hex)).toBe(expected);
  });

  it("has the point that OpenSSL computes from the derived scalar", async () => {
    const { x, y } = await ellipticKeyPair("a master key", "a purpose");
    const ecdh = createECDH("prime256v1");
    ecdh.setPrivateKey(deriveKey("a master key", "p256:a purpose:0"), "hex");
    const point = Buffer.concat([
      Buffer.from([4]),
      Buffer.from(x, "base64url"),
      Buffer.from(y, "base64url"),
    ]);
    expect(point.toString("hex")).toBe(ecdh.getPublicKey("hex"));
  });
});
