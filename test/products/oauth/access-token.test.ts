import { decodeJwt, decodeProtectedHeader } from "jose";
import * as oauth from "oauth4webapi";
import { describe, expect, it } from "vitest";
import {
  readAccessToken,
  signAccessToken,
  type TokenGrant,
  tokenEnd,
} from "../../../src/products/oauth/access-token.ts";
import {
  PERIOD_MS,
  periodOf,
  publicKeySet,
  signingKey,
} from "../../../src/products/oauth/token-keys.ts";
import {
  CLIENT_ID,
  type Claims,
  ISSUER,
  NOW,
  newKeyPair,
  part,
  SECONDS,
  sign,
} from "./client-fixtures.ts";

const MASTER_KEY = "the master key of the tests";
const KEYS = { MASTER_KEY, IDENTITY_KEY: "identity" };
const own = { keys: KEYS, issuer: ISSUER, nowMs: NOW };
const CONSENT_ID = `cns_${"abcdefghij".repeat(4)}123`;

const grantOf = (changes: Partial<TokenGrant> = {}): TokenGrant => ({
  client_id: CLIENT_ID,
  scope: "accounts:read balances:read",
  jti: "t1",
  consent_id: CONSENT_ID,
  ...changes,
});

const times = { iat: SECONDS, exp: SECONDS + 900 };
const signed = (changes: Partial<TokenGrant> = {}, issuer = own) =>
  signAccessToken(issuer, grantOf(changes), times);

describe("an access token [RFC 9068]", () => {
  // @rule O3.2
  it("says who may do what, and nothing of the customer", async () => {
    const token = await signed({ cnf: { jkt: "thumbprint" } });
    expect(decodeProtectedHeader(token)).toEqual({
      alg: "ES256",
      typ: "at+jwt",
      kid: (await signingKey(KEYS, NOW)).jwk.kid,
    });
    expect(decodeJwt(token)).toEqual({
      iss: ISSUER,
      aud: ISSUER,
      sub: CONSENT_ID,
      client_id: CLIENT_ID,
      consent_id: CONSENT_ID,
      scope: "accounts:read balances:read",
      jti: "t1",
      cnf: { jkt: "thumbprint" },
      ...times,
    });
  });

  it("of a client alone names the client as its subject, and no consent", async () => {
    const { consent_id: _, ...grant } = grantOf({ scope: "consents:write" });
    const claims = decodeJwt(await signAccessToken(own, grant, times));
    expect(claims).toMatchObject({ sub: CLIENT_ID, client_id: CLIENT_ID });
    expect(Object.keys(claims)).not.toContain("consent_id");
    expect(Object.keys(claims)).not.toContain("cnf");
  });

  it("is read as it was granted", async () => {
    const read = await readAccessToken(own, await signed({ cnf: { jkt: "a" } }));
    expect(read).toEqual({
      ok: true,
      value: { ...grantOf({ cnf: { jkt: "a" } }), sub: CONSENT_ID, ...times },
    });
  });

  it.each([
    ["in its last second", NOW + 899_999, true],
    ["at its end", NOW + 900_000, false],
  ])("is valid %s: $2", async (_, nowMs, isValid) => {
    expect((await readAccessToken({ ...own, nowMs }, await signed())).ok).toBe(isValid);
  });

  it("outlives the period of its key", async () => {
    const end = (periodOf(NOW) + 1) * PERIOD_MS;
    const late = { iat: end / 1000 - 1, exp: end / 1000 + 899 };
    const token = await signAccessToken({ ...own, nowMs: end - 1_000 }, grantOf(), late);
    expect((await readAccessToken({ ...own, nowMs: end + 898_000 }, token)).ok).toBe(true);
  });

  it.each([
    ["a consent that lasts", NOW + 86_400_000, SECONDS + 900],
    ["a consent that ends in 10 minutes", NOW + 600_000, SECONDS + 600],
    ["a consent that ends within a second", NOW + 600_999, SECONDS + 600],
  ])("of %s ends at $2", (_, consentEnd, end) => {
    expect(tokenEnd(NOW, consentEnd)).toBe(end);
  });
});

describe("forged and foreign access tokens are refused", () => {
  const ourClaims = (changes: Claims = {}): Claims => ({
    iss: ISSUER,
    aud: ISSUER,
    sub: CONSENT_ID,
    ...grantOf(),
    ...times,
    ...changes,
  });
  const ours = async (changes: Claims = {}, header: object = {}) => {
    const { privateKey, jwk } = await signingKey(KEYS, NOW);
    return sign(
      ourClaims(changes),
      { alg: "ES256", typ: "at+jwt", kid: jwk.kid, ...header },
      privateKey as never,
    );
  };
  const isRead = async (token: string) => (await readAccessToken(own, token)).ok;

  it("the same without the forgery is accepted", async () => {
    expect(await isRead(await ours())).toBe(true);
  });

  it.each([
    ["of another issuer", { iss: "https://attacker.example" }],
    ["of the issuer with a slash", { iss: `${ISSUER}/` }],
    ["for another audience", { aud: "https://attacker.example" }],
    ["without an audience", { aud: undefined }],
    ["without exp", { exp: undefined }],
    ["without iat", { iat: undefined }],
    ["without jti", { jti: undefined }],
    ["without a subject", { sub: undefined }],
    ["without a client", { client_id: undefined }],
    ["without a scope", { scope: undefined }],
    ["with a binding that is none", { cnf: {} }],
    ["with a binding of another kind", { cnf: { "x5t#S256": "a" } }],
    ["with a consent that is no text", { consent_id: null }],
  ])("claims %s", async (_, changes) => {
    expect(await isRead(await ours(changes as Claims))).toBe(false);
  });

  it.each([
    ["the typ of any JWT", { typ: "JWT" }],
    ["no typ", { typ: undefined }],
    ["the typ of a DPoP proof", { typ: "dpop+jwt" }],
    ["no kid", { kid: undefined }],
    ["an unknown kid", { kid: "other" }],
  ])("a header with %s", async (_, header) => {
    expect(await isRead(await ours({}, header))).toBe(false);
  });

  it("alg none", async () => {
    const { kid } = (await signingKey(KEYS, NOW)).jwk;
    const header = { alg: "none", typ: "at+jwt", kid };
    expect(await isRead(`${part(header)}.${part(ourClaims())}.`)).toBe(false);
  });

  it("HS256 with the public key as its secret", async () => {
    const { jwk } = await signingKey(KEYS, NOW);
    const secret = new TextEncoder().encode(JSON.stringify(jwk));
    const header = { alg: "HS256", typ: "at+jwt", kid: jwk.kid };
    expect(await isRead(await sign(ourClaims(), header, secret))).toBe(false);
  });

  it("a stranger's key under our kid, which it brings along", async () => {
    const stranger = await newKeyPair("ES256");
    const { kid } = (await signingKey(KEYS, NOW)).jwk;
    const header = { alg: "ES256", typ: "at+jwt", kid, jwk: stranger.jwk };
    expect(await isRead(await sign(ourClaims(), header, stranger.privateKey))).toBe(false);
  });

  it("claims changed after signing", async () => {
    const [header, , signature] = (await ours()).split(".");
    const claims = ourClaims({ scope: "payments:write" });
    expect(await isRead(`${header}.${part(claims)}.${signature}`)).toBe(false);
  });

  it.each(["", "a", "a.b.c", "..", `${"a".repeat(10_000)}.b.c`])("the text %j", async (text) => {
    expect(await isRead(text)).toBe(false);
  });

  it("a token of another deployment, or of a key that is no longer published", async () => {
    const foreign = await signed(
      {},
      { ...own, keys: { ...KEYS, MASTER_KEY: "another master key" } },
    );
    expect(await isRead(foreign)).toBe(false);
    const old = await signed({}, { ...own, nowMs: NOW - 2 * PERIOD_MS });
    expect(await isRead(old)).toBe(false);
  });
});

describe("oauth4webapi.validateJwtAccessToken", () => {
  const validate = async (headers: HeadersInit, bound = false) => {
    const nowMs = Date.now();
    const { keys } = await publicKeySet(KEYS, nowMs);
    const as = { issuer: ISSUER, jwks_uri: `${ISSUER}/.well-known/jwks.json` };
    return oauth.validateJwtAccessToken(
      as,
      new Request(`${ISSUER}/ob/accounts`, { headers }) as never,
      ISSUER,
      {
        requireDPoP: bound,
        [oauth.customFetch]: async () => Response.json({ keys }),
      } as never,
    );
  };
  const fresh = (changes: Partial<TokenGrant> = {}) => {
    const nowMs = Date.now();
    const iat = Math.floor(nowMs / 1000);
    return signAccessToken({ ...own, nowMs }, grantOf(changes), { iat, exp: iat + 900 });
  };

  it("accepts our tokens", async () => {
    expect(await validate({ authorization: `Bearer ${await fresh()}` })).toMatchObject({
      sub: CONSENT_ID,
      client_id: CLIENT_ID,
    });
  });

  it("accepts our tokens that are bound to a DPoP key", async () => {
    const pair = await newKeyPair("ES256");
    const DPoP = oauth.DPoP({}, pair);
    const token = await fresh({ cnf: { jkt: await DPoP.calculateThumbprint() } });
    let headers = new Headers();
    await oauth.protectedResourceRequest(
      token,
      "GET",
      new URL(`${ISSUER}/ob/accounts`),
      undefined,
      null,
      {
        DPoP,
        [oauth.customFetch]: async (_: string, init: { headers: Headers }) => {
          headers = new Headers(init.headers);
          return new Response("{}");
        },
      } as never,
    );
    expect(await validate(headers, true)).toMatchObject({ sub: CONSENT_ID });
  });
});
