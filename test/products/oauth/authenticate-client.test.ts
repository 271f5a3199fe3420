import {
  CompactSign,
  type CryptoKey,
  createLocalJWKSet,
  exportJWK,
  importJWK,
  SignJWT,
} from "jose";
import * as oauth from "oauth4webapi";
import { beforeAll, describe, expect, it } from "vitest";
import { ok, refuse } from "../../../src/base/kernel/result.ts";
import type { AuthMethod } from "../../../src/network/parties/tpps.ts";
import {
  type AuthenticationContext,
  acceptedMethods,
  authenticateClient,
  type Credentials,
  type OAuthClient,
  readCredentials,
} from "../../../src/products/oauth/authenticate-client.ts";
import { chooseKey, clientAlgorithms } from "../../../src/products/oauth/client-keys.ts";
import {
  CLIENT_ID,
  type Claims,
  caughtTokenRequest,
  clientOf,
  ISSUER,
  type KeyPair,
  NOW,
  newKeyPair,
  part,
  SECONDS,
  SECRET,
  sha256,
  sign,
} from "./client-fixtures.ts";

let es256: KeyPair;
let ps256: KeyPair;
let ed25519: KeyPair;
let stranger: KeyPair;

beforeAll(async () => {
  es256 = await newKeyPair("ES256", "es");
  ps256 = await newKeyPair("PS256", "ps");
  ed25519 = await newKeyPair("Ed25519", "ed");
  stranger = await newKeyPair("ES256", "es");
});

const registered = () => createLocalJWKSet({ keys: [es256.jwk, ps256.jwk, ed25519.jwk] });

const claimsOf = (changes: Claims = {}): Claims => ({
  iss: CLIENT_ID,
  sub: CLIENT_ID,
  aud: ISSUER,
  exp: SECONDS + 60,
  iat: SECONDS,
  nbf: SECONDS,
  jti: "j1",
  ...changes,
});

const authenticate = (
  client: OAuthClient,
  credentials: Credentials,
  findKey: AuthenticationContext["findKey"] = async (name) =>
    ok(await chooseKey(registered(), name)),
) => authenticateClient(client, credentials, { issuer: ISSUER, nowMs: NOW, findKey });

const keyClient = () => clientOf({ auth_method: "PRIVATE_KEY_JWT", secret_hashes: [] });

const byAssertion = (assertion: string) =>
  authenticate(keyClient(), { method: "private_key_jwt", client_id: CLIENT_ID, assertion });

const es = (changes: Claims = {}, header: object = {}) =>
  sign(claimsOf(changes), { alg: "ES256", kid: "es", ...header }, es256.privateKey);

const bySecret = (method: "client_secret_basic" | "client_secret_post", secret = SECRET) =>
  ({ method, client_id: CLIENT_ID, secret }) as const;

const codeOf = (result: Awaited<ReturnType<typeof authenticate>>) =>
  result.ok ? "accepted" : result.problem.code;

describe("each kind of client is proved by its own methods only", () => {
  const kinds = Object.keys(acceptedMethods) as AuthMethod[];
  const methods = [
    ...["client_secret_basic", "client_secret_post", "private_key_jwt", "none"],
  ] as Credentials["method"][];
  /** Written a second time, from O2.1 and O2.2. */
  const expected: Record<AuthMethod, string> = {
    SECRET: "accepted accepted INVALID_CLIENT INVALID_CLIENT",
    PRIVATE_KEY_JWT: "INVALID_CLIENT INVALID_CLIENT accepted INVALID_CLIENT",
    NONE: "INVALID_CLIENT INVALID_CLIENT INVALID_CLIENT accepted",
  };
  const cases = kinds.flatMap((kind) =>
    methods.map((method, place) => [kind, method, expected[kind].split(" ")[place]] as const),
  );

  // @rule O2.1
  it.each(cases)("%s by %s: %s", async (auth_method, method, outcome) => {
    const credentials: Credentials =
      method === "private_key_jwt"
        ? { method, client_id: CLIENT_ID, assertion: await es() }
        : method === "none"
          ? { method, client_id: CLIENT_ID }
          : bySecret(method);
    expect(codeOf(await authenticate(clientOf({ auth_method }), credentials))).toBe(outcome);
  });
});

describe("a secret", () => {
  it.each([
    ["the first of two", [sha256(SECRET), sha256("new")], SECRET, "accepted"],
    ["the second of two", [sha256("old"), sha256(SECRET)], SECRET, "accepted"],
    ["a retired one", [sha256("new")], SECRET, "INVALID_CLIENT"],
    ["part of it", [sha256(SECRET)], SECRET.slice(1), "INVALID_CLIENT"],
    ["its stored hash", [sha256(SECRET)], sha256(SECRET), "INVALID_CLIENT"],
    ["any, of a client without one", [], SECRET, "INVALID_CLIENT"],
  ])("that is %s", async (_, secret_hashes, secret, outcome) => {
    const credentials = bySecret("client_secret_basic", secret);
    expect(codeOf(await authenticate(clientOf({ secret_hashes }), credentials))).toBe(outcome);
  });
});

describe("who asks", () => {
  it("names another client than the record", async () => {
    const other = clientOf({ client_id: "tpp_other" });
    expect(codeOf(await authenticate(other, bySecret("client_secret_post")))).toBe(
      "INVALID_CLIENT",
    );
  });

  it("is named by its consent, if it is a public client", async () => {
    const consents = { method: "none", client_id: null } as const;
    const open = clientOf({ auth_method: "NONE" });
    expect(await authenticate(open, consents)).toMatchObject({ value: { client: open } });
    expect(codeOf(await authenticate(clientOf(), consents))).toBe("INVALID_CLIENT");
  });

  // @rule O2.6
  it("is suspended, which only the proved client learns", async () => {
    const suspended = clientOf({ status: "SUSPENDED" });
    const outcomes = [SECRET, "wrong"].map((secret) =>
      authenticate(suspended, bySecret("client_secret_basic", secret)),
    );
    expect((await Promise.all(outcomes)).map(codeOf)).toEqual([
      "UNAUTHORIZED_CLIENT",
      "INVALID_CLIENT",
    ]);
  });
});

describe("an assertion [RFC 7523 § 3]", () => {
  it.each([
    ["as the contract wants it", {}],
    ["without iat and nbf", { iat: undefined, nbf: undefined }],
    ["with 10 minutes to live", { exp: SECONDS + 600 }],
    ["with a second to live", { exp: SECONDS + 1 }],
    ["from a clock 30 s ahead", { iat: SECONDS + 30, nbf: SECONDS + 30 }],
    ["made an hour ago", { iat: SECONDS - 3_600, nbf: SECONDS - 3_600 }],
    ["with parts of seconds", { exp: SECONDS + 60.5, iat: SECONDS - 0.5 }],
    ["with a jti of 255 characters", { jti: "j".repeat(255) }],
    ["with further claims", { scope: "all" }],
  ])("%s is accepted", async (_, changes) => {
    expect(codeOf(await byAssertion(await es(changes)))).toBe("accepted");
  });

  it.each([
    ["of another issuer", { iss: "tpp_other" }, "iss"],
    ["without iss", { iss: undefined }, "iss"],
    ["for the token endpoint [CVE-2025-27370]", { aud: `${ISSUER}/ob/token` }, "aud"],
    ["for another server", { aud: "https://attacker.example" }, "aud"],
    ["for the issuer with a slash", { aud: `${ISSUER}/` }, "aud"],
    ["for the issuer in a list", { aud: [ISSUER] }, "aud"],
    ["for us and another server", { aud: [ISSUER, "https://attacker.example"] }, "aud"],
    ["for nobody", { aud: undefined }, "aud"],
    ["without exp", { exp: undefined }, "exp"],
    ["with exp as a text", { exp: `${SECONDS + 60}` }, "exp"],
    ["that expires now", { exp: SECONDS }, "exp"],
    ["that expired a second ago", { exp: SECONDS - 1 }, "exp"],
    ["that lives longer than 10 minutes", { exp: SECONDS + 601 }, "exp"],
    ["with nbf 31 s ahead", { nbf: SECONDS + 31 }, "nbf"],
    ["with nbf as a text", { nbf: "now" }, "nbf"],
    ["with iat 31 s ahead", { iat: SECONDS + 31 }, "iat"],
    ["with iat null", { iat: null }, "iat"],
    ["without jti", { jti: undefined }, "jti"],
    ["with an empty jti", { jti: "" }, "jti"],
    ["with jti as a number", { jti: 7 }, "jti"],
    ["with a jti of 256 characters", { jti: "j".repeat(256) }, "jti"],
  ])("%s is refused, and the refusal names $2", async (_, changes, claim) => {
    const answer = await byAssertion(await es(changes as Claims));
    expect(answer).toMatchObject({
      ok: false,
      problem: {
        code: "INVALID_CLIENT",
        message: expect.stringMatching(new RegExp(`^client_assertion: ${claim} must`)),
      },
    });
  });

  it("whose sub is another client's does not pass for that client", async () => {
    const assertion = await es({ sub: "tpp_other" });
    expect(codeOf(await byAssertion(assertion))).toBe("INVALID_CLIENT");
    const read = readCredentials(null, {
      client_assertion: assertion,
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
    });
    expect(read).toMatchObject({ value: { client_id: "tpp_other" } });
  });

  it("says which jti must be new, and for how long", async () => {
    expect(await byAssertion(await es())).toMatchObject({
      value: { usedOnce: { jti_hash: sha256("j1"), expires_at: NOW + 120_000 } },
    });
  });

  it.each([
    ["typ JWT", { typ: "JWT" }, "accepted"],
    ["typ client-authentication+jwt", { typ: "client-authentication+jwt" }, "accepted"],
    ["the typ of an access token", { typ: "at+jwt" }, "INVALID_CLIENT"],
    ["the typ of a DPoP proof", { typ: "dpop+jwt" }, "INVALID_CLIENT"],
    ["an unknown kid", { kid: "other" }, "INVALID_CLIENT"],
    ["another key's kid", { kid: "ed" }, "INVALID_CLIENT"],
    ["no kid, where one key suits its alg", { kid: undefined }, "accepted"],
    ["jku, which is ignored", { jku: "https://attacker.example/jwks.json" }, "accepted"],
  ])("with %s", async (_, header, outcome) => {
    expect(codeOf(await byAssertion(await es({}, header)))).toBe(outcome);
  });
});

describe("forged assertions are refused", () => {
  const forged: [string, () => Promise<string>][] = [
    ["alg none", async () => `${part({ alg: "none", kid: "es" })}.${part(claimsOf())}.`],
    [
      "HS256 with the public key as its secret",
      async () =>
        sign(
          claimsOf(),
          { alg: "HS256", kid: "es" },
          new TextEncoder().encode(JSON.stringify(es256.jwk)),
        ),
    ],
    [
      "a stranger's key under our kid",
      () => sign(claimsOf(), { alg: "ES256", kid: "es" }, stranger.privateKey),
    ],
    [
      "a stranger's key that it brings along",
      () => sign(claimsOf(), { alg: "ES256", kid: "es", jwk: stranger.jwk }, stranger.privateKey),
    ],
    [
      "a stranger's key without a kid",
      () => sign(claimsOf(), { alg: "ES256", jwk: stranger.jwk }, stranger.privateKey),
    ],
    [
      "claims changed after signing",
      async () => {
        const [header, , signature] = (await es()).split(".");
        return `${header}.${part(claimsOf({ exp: SECONDS + 599 }))}.${signature}`;
      },
    ],
    ["no signature", async () => `${(await es()).split(".").slice(0, 2).join(".")}.`],
    [
      "a signature of zeros [CVE-2022-21449]",
      async () => {
        const [header, claims] = (await es()).split(".");
        return `${header}.${claims}.${Buffer.alloc(64).toString("base64url")}`;
      },
    ],
    [
      "an unknown critical header",
      async () => {
        const header = { alg: "ES256", kid: "es", crit: ["limit"], limit: 1 };
        const known = { crit: { limit: true } };
        return new SignJWT(claimsOf()).setProtectedHeader(header).sign(es256.privateKey, known);
      },
    ],
    [
      "RS256 with a PS256 key",
      async () => {
        const key = await importJWK(await exportJWK(ps256.privateKey), "RS256");
        return sign(claimsOf(), { alg: "RS256", kid: "ps" }, key as CryptoKey);
      },
    ],
    [
      "claims that are no object",
      () =>
        new CompactSign(new TextEncoder().encode("7"))
          .setProtectedHeader({ alg: "ES256", kid: "es" })
          .sign(es256.privateKey),
    ],
    ["no JWT", async () => "abc"],
  ];

  // @rule O2.3
  it.each(forged)("%s", async (_, forge) => {
    expect(codeOf(await byAssertion(await forge()))).toBe("INVALID_CLIENT");
  });

  it("the same without the forgery is accepted", async () => {
    expect(codeOf(await byAssertion(await es()))).toBe("accepted");
  });
});

describe("keys", () => {
  const signers = () => ({ ES256: es256, PS256: ps256, EdDSA: ed25519, Ed25519: ed25519 });

  it.each(clientAlgorithms)("of %s prove their client", async (alg) => {
    const { privateKey, jwk } = signers()[alg];
    const assertion = await sign(claimsOf(), { alg, kid: jwk.kid }, privateKey);
    expect(codeOf(await byAssertion(assertion))).toBe("accepted");
  });

  it("that cannot be read leave the client unproved, with their own refusal", async () => {
    const unreachable = async () => refuse("SERVICE_UNAVAILABLE");
    const credentials = { method: "private_key_jwt", client_id: CLIENT_ID } as const;
    const assertion = await es();
    const answer = await authenticate(keyClient(), { ...credentials, assertion }, unreachable);
    expect(codeOf(answer)).toBe("SERVICE_UNAVAILABLE");
  });
});

describe("oauth4webapi's assertions are accepted", () => {
  it.each(["ES256", "PS256", "Ed25519"] as const)("signed with %s", async (alg) => {
    const { privateKey, jwk } = { ES256: es256, PS256: ps256, Ed25519: ed25519 }[alg];
    const clientAuth = oauth.PrivateKeyJwt({ key: privateKey, kid: jwk.kid as string });
    const { headers, form } = await caughtTokenRequest(clientAuth);
    const credentials = readCredentials(headers.get("authorization"), form);
    if (!credentials.ok) throw new Error(credentials.problem.message);
    const answer = await authenticateClient(keyClient(), credentials.value, {
      issuer: ISSUER,
      nowMs: Date.now(),
      findKey: async (name) => ok(await chooseKey(registered(), name)),
    });
    expect(answer).toMatchObject({ ok: true, value: { method: "private_key_jwt" } });
  });
});
