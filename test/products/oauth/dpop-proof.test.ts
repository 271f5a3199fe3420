import { calculateJwkThumbprint, exportJWK } from "jose";
import * as oauth from "oauth4webapi";
import { beforeAll, describe, expect, it } from "vitest";
import { sha256Base64Url } from "../../../src/base/platform/crypto.ts";
import { type ProofContext, verifyProof } from "../../../src/products/oauth/dpop-proof.ts";
import {
  type Claims,
  caughtTokenRequest,
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

const URL_OF_TOKENS = `${ISSUER}/ob/token`;
const TOKEN = "an.access.token";

let keys: Record<"ES256" | "PS256" | "Ed25519", KeyPair>;
let other: KeyPair;

beforeAll(async () => {
  keys = {
    ES256: await newKeyPair("ES256"),
    PS256: await newKeyPair("PS256"),
    Ed25519: await newKeyPair("Ed25519"),
  };
  other = await newKeyPair("ES256");
});

const contextOf = (changes: Partial<ProofContext> = {}): ProofContext => ({
  method: "POST",
  url: URL_OF_TOKENS,
  accessToken: null,
  nowMs: NOW,
  ...changes,
});

const claimsOf = (changes: Claims = {}): Claims => ({
  htm: "POST",
  htu: URL_OF_TOKENS,
  iat: SECONDS,
  jti: "p1",
  ...changes,
});

const proofOf = (changes: Claims = {}, header: object = {}) =>
  sign(
    claimsOf(changes),
    { typ: "dpop+jwt", alg: "ES256", jwk: keys.ES256.jwk, ...header },
    keys.ES256.privateKey,
  );

const outcome = async (proof: string, context: Partial<ProofContext> = {}) => {
  const read = await verifyProof(proof, contextOf(context));
  return read.ok ? "accepted" : `${read.problem.code} ${read.problem.message?.split(" ")[1]}`;
};

// @rule O3.12
describe("a DPoP proof [RFC 9449 § 4.3]", () => {
  it.each([
    ["as the RFC wants it", {}],
    ["made 2 minutes ago", { iat: SECONDS - 120 }],
    ["from a clock 30 s ahead", { iat: SECONDS + 30 }],
    ["whose htu has a query and a fragment", { htu: `${URL_OF_TOKENS}?a=1#b` }],
    ["whose htu is written in another way", { htu: "HTTPS://GATEWAY.example:443/ob/token" }],
    ["with an ath, where there is no token", { ath: "x" }],
    ["with a nonce, which we never ask for", { nonce: "x" }],
  ])("%s is accepted", async (_, changes) => {
    expect(await outcome(await proofOf(changes))).toBe("accepted");
  });

  it.each([
    ["for another method", { htm: "GET" }, "htm"],
    ["for a method in small letters", { htm: "post" }, "htm"],
    ["without htm", { htm: undefined }, "htm"],
    ["for another path", { htu: `${ISSUER}/ob/revoke` }, "htu"],
    ["for a path with a slash at its end", { htu: `${URL_OF_TOKENS}/` }, "htu"],
    ["for a path with an escape", { htu: `${ISSUER}/ob/%74oken` }, "htu"],
    ["for another host", { htu: "https://attacker.example/ob/token" }, "htu"],
    ["for another port", { htu: "https://gateway.example:8443/ob/token" }, "htu"],
    ["for http", { htu: "http://gateway.example/ob/token" }, "htu"],
    ["for an address with a user", { htu: "https://a@gateway.example/ob/token" }, "htu"],
    ["for a path alone", { htu: "/ob/token" }, "htu"],
    ["without htu", { htu: undefined }, "htu"],
    ["made 121 s ago", { iat: SECONDS - 121 }, "iat"],
    ["from a clock 31 s ahead", { iat: SECONDS + 31 }, "iat"],
    ["with iat as a text", { iat: `${SECONDS}` }, "iat"],
    ["without iat", { iat: undefined }, "iat"],
    ["without jti", { jti: undefined }, "jti"],
    ["with an empty jti", { jti: "" }, "jti"],
    ["with a jti of 256 characters", { jti: "j".repeat(256) }, "jti"],
  ])("%s is refused for its $2", async (_, changes, claim) => {
    expect(await outcome(await proofOf(changes as Claims))).toBe(`INVALID_DPOP_PROOF ${claim}`);
  });

  it.each([
    ["of another token", sha256Base64Url("another.access.token"), "INVALID_DPOP_PROOF ath"],
    ["of the token, padded", `${sha256Base64Url(TOKEN)}=`, "INVALID_DPOP_PROOF ath"],
    ["that is absent", undefined, "INVALID_DPOP_PROOF ath"],
    ["of the token", sha256Base64Url(TOKEN), "accepted"],
  ])("at the API needs the hash of its token: one %s", async (_, ath, expected) => {
    expect(await outcome(await proofOf({ ath }), { accessToken: TOKEN })).toBe(expected);
  });

  it.each([
    ["the typ of a JWT", { typ: "JWT" }, "typ"],
    ["no typ", { typ: undefined }, "typ"],
    ["the typ of an access token", { typ: "at+jwt" }, "typ"],
    ["no key", { jwk: undefined }, "jwk"],
    ["a kid instead of a key", { jwk: undefined, kid: "a" }, "jwk"],
    ["a key that is a text", { jwk: "key" }, "jwk"],
  ])("with %s is refused for its $2", async (_, header, member) => {
    expect(await outcome(await proofOf({}, header))).toBe(`INVALID_DPOP_PROOF ${member}`);
  });

  it.each(["ES256", "PS256", "Ed25519"] as const)(
    "signed with %s says the thumbprint of its key",
    async (alg) => {
      const { privateKey, jwk } = keys[alg];
      const proof = await sign(claimsOf(), { typ: "dpop+jwt", alg, jwk }, privateKey);
      expect(await verifyProof(proof, contextOf())).toEqual({
        ok: true,
        value: {
          jkt: await calculateJwkThumbprint(jwk),
          jti_hash: sha256("p1"),
          expires_at: NOW + 181_000,
        },
      });
    },
  );
});

describe("a proof is remembered", () => {
  it.each([-120, -60, 0, 1, 30])(
    "until nobody accepts it any more: iat %i s from now",
    async (ahead) => {
      const proof = await proofOf({ iat: SECONDS + ahead });
      const read = await verifyProof(proof, contextOf());
      const expires_at = read.ok ? read.value.expires_at : 0;
      const end = NOW + (ahead + 121) * 1000;
      // A minute longer, because it is verified before the guard is asked.
      expect(expires_at).toBe(end + 60_000);
      expect(await outcome(proof, { nowMs: end - 1 })).toBe("accepted");
      expect(await outcome(proof, { nowMs: end })).toBe("INVALID_DPOP_PROOF iat");
    },
  );
});

describe("forged proofs are refused", () => {
  const forged: [string, () => Promise<string>, string][] = [
    [
      "alg none",
      async () => {
        const header = { typ: "dpop+jwt", alg: "none", jwk: keys.ES256.jwk };
        return `${part(header)}.${part(claimsOf())}.`;
      },
      "alg",
    ],
    [
      "HS256 with a symmetric key that it brings along",
      async () => {
        const secret = new TextEncoder().encode("a secret that is long enough for HS256");
        const jwk = { kty: "oct", k: Buffer.from(secret).toString("base64url") };
        return sign(claimsOf(), { typ: "dpop+jwt", alg: "HS256", jwk }, secret);
      },
      "alg",
    ],
    [
      "a private key in its header",
      async () => proofOf({}, { jwk: await exportJWK(keys.ES256.privateKey) }),
      "jwk",
    ],
    ["a key of another algorithm", async () => proofOf({}, { jwk: keys.Ed25519.jwk }), "jwk"],
    ["another's key in its header", async () => proofOf({}, { jwk: other.jwk }), "its"],
    [
      "claims changed after signing",
      async () => {
        const [header, , signature] = (await proofOf()).split(".");
        return `${header}.${part(claimsOf({ htm: "DELETE" }))}.${signature}`;
      },
      "its",
    ],
    ["two proofs in one header", async () => `${await proofOf()}, ${await proofOf()}`, "it"],
    ["no JWT", async () => "proof", "it"],
    ["nothing", async () => "", "it"],
  ];

  // @rule O3.19
  it.each(forged)("%s", async (_, forge, reason) => {
    expect(await outcome(await forge())).toBe(`INVALID_DPOP_PROOF ${reason}`);
  });
});

describe("oauth4webapi's proofs are accepted", () => {
  it.each(["ES256", "PS256", "Ed25519"] as const)("signed with %s", async (alg) => {
    const DPoP = oauth.DPoP({}, keys[alg]);
    const caught = await caughtTokenRequest(oauth.ClientSecretPost(SECRET), { DPoP });
    const context = contextOf({ url: caught.url, nowMs: Date.now() });
    expect(await verifyProof(caught.headers.get("dpop") ?? "", context)).toMatchObject({
      value: { jkt: await DPoP.calculateThumbprint() },
    });
  });

  it("with the hash of the token at the API", async () => {
    const DPoP = oauth.DPoP({}, keys.ES256);
    let sent = "";
    const url = new URL(`${ISSUER}/ob/accounts?page=2`);
    await oauth.protectedResourceRequest(TOKEN, "GET", url, undefined, null, {
      DPoP,
      [oauth.customFetch]: async (_: string, init: { headers: Headers }) => {
        sent = new Headers(init.headers).get("dpop") ?? "";
        return new Response("{}");
      },
    } as never);
    const about = { method: "GET", url: `${ISSUER}/ob/accounts`, accessToken: TOKEN };
    const context = contextOf({ ...about, nowMs: Date.now() });
    expect(await verifyProof(sent, context)).toMatchObject({ ok: true });
    expect(await verifyProof(sent, { ...context, accessToken: "other" })).toMatchObject({
      ok: false,
    });
  });
});
