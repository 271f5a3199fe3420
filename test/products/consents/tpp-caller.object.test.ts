import { createExecutionContext } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { calculateJwkThumbprint } from "jose";
import * as v from "valibot";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sha256Base64Url } from "../../../src/base/platform/crypto.ts";
import { type Route, reply, route } from "../../../src/base/platform/edge.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { serve } from "../../../src/base/platform/serve.ts";
import {
  clientOrConsentToken,
  clientToken,
  consentToken,
} from "../../../src/products/consents/tpp-caller.ts";
import { ask as askAdmin, gatewayEnv, migrate } from "../../staff/operators/gateway.ts";
import { type KeyPair, newKeyPair, sign } from "../oauth/client-fixtures.ts";
import {
  type Approved,
  endOAuthTest,
  mustAct,
  newApproved,
  newTpp,
  type Registered,
  redeemFirst,
  startOAuthTest,
  tokenOf,
  wait,
} from "../oauth/scene.ts";

/** The guards of the open banking API [RFC 6750, RFC 9449 § 7]. */
const { CLIENT_GUARDS, CONSENTS, REQUESTS_PER_MINUTE_TPP, REQUESTS_PER_MINUTE_CONSENT } =
  bindings as unknown as GatewayEnv;
const local = { CLIENT_GUARDS, CONSENTS, REQUESTS_PER_MINUTE_TPP, REQUESTS_PER_MINUTE_CONSENT };
const env = gatewayEnv(local);

const row = { method: "GET", summary: "A row", answers: {} } as const;

const step = ({ caller }: { caller: object }) => reply(200, caller);

const routes: readonly Route<GatewayEnv>[] = [
  route({ ...row, id: "client", paths: ["/ob/consents"], guard: clientToken, step }),
  route({
    ...{ ...row, id: "either", paths: ["/ob/consents/:id"], path: v.object({ id: v.string() }) },
    ...{ guard: clientOrConsentToken, step },
  }),
  route({
    ...row,
    id: "all",
    paths: ["/ob/accounts"],
    guard: consentToken(["accounts:read"]),
    step,
  }),
  route({
    ...{ ...row, id: "one", paths: ["/ob/accounts/:account_id/balances"] },
    path: v.object({ account_id: v.string() }),
    ...{ guard: consentToken(["balances:read"]), step },
  }),
  route({
    ...{ ...row, id: "orders", paths: ["/ob/standing-orders"] },
    ...{ guard: consentToken(["standing-orders:read"]), step },
  }),
];
const handle = serve(routes);

const ask = async (path: string, headers: Record<string, string>, on = env) => {
  const request = new Request(`https://elsewhere.example${path}`, { headers });
  const response = await handle(request, on, createExecutionContext());
  const body = (await response.json()) as { error?: { code: string }; [name: string]: unknown };
  return {
    status: response.status,
    code: body.error?.code ?? null,
    challenge: response.headers.get("www-authenticate"),
    retryAfter: response.headers.get("retry-after"),
    body,
  };
};

const bearer = (token: string, consent_id?: string) => ({
  authorization: `Bearer ${token}`,
  ...(consent_id === undefined ? {} : { "x-consent-id": consent_id }),
});

let registered: Registered;
let consent: Approved;
let token: string;
let own: string;
let key: KeyPair;
let jkt: string;

beforeAll(async () => {
  await migrate();
  key = await newKeyPair("ES256");
  jkt = await calculateJwkThumbprint(key.jwk);
});
beforeEach(async () => {
  startOAuthTest();
  registered = await newTpp();
  consent = await newApproved(env, registered.tpp);
  await redeemFirst(consent, registered.tpp);
  token = await tokenOf(env, registered.tpp, consent);
  own = await tokenOf(env, registered.tpp);
});
afterEach(endOAuthTest);

describe("a consent's token", () => {
  it("names TPP, consent and scopes, and brings what the bank may be asked", async () => {
    const { status, body } = await ask("/ob/accounts", bearer(token, consent.consent_id));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tpp: { tpp_id: registered.tpp.tpp_id },
      consent_id: consent.consent_id,
      scopes: ["accounts:read", "balances:read"],
      grant: { bank_handle: "alpha", accounts: [{ account_id: "acc_1" }, { account_id: "acc_2" }] },
    });
  });

  it("brings one account where the path names one", async () => {
    const { body } = await ask("/ob/accounts/acc_2/balances", bearer(token, consent.consent_id));
    expect(body).toMatchObject({ grant: { accounts: [{ account_id: "acc_2" }] } });
    expect(
      await ask("/ob/accounts/acc_3/balances", bearer(token, consent.consent_id)),
    ).toMatchObject({
      ...{ status: 404, code: "NOT_FOUND", challenge: null },
    });
  });

  it("that is missing is 401 with the bare schemes", async () => {
    expect(await ask("/ob/accounts", {})).toMatchObject({
      ...{ status: 401, code: "UNAUTHENTICATED" },
      challenge: 'Bearer, DPoP algs="ES256 PS256 EdDSA Ed25519"',
    });
  });

  const invalid = {
    status: 401,
    code: "UNAUTHENTICATED",
    challenge: 'Bearer error="invalid_token"',
  };
  it.each<[string, () => string | Promise<string>]>([
    ["invented", () => "at_1"],
    ["changed", () => `${token.slice(0, -6)}AAAAAA`],
    [
      "of another deployment",
      () => tokenOf(gatewayEnv({ MASTER_KEY: "other" }), registered.tpp, consent),
    ],
    [
      "of another issuer",
      () => tokenOf(gatewayEnv({ BASE_URL: "https://x.example" }), registered.tpp, consent),
    ],
    ["of an unknown TPP", () => tokenOf(env, { ...registered.tpp, tpp_id: "tpp_x" }, consent)],
    [
      "of a consent that never was",
      () =>
        tokenOf(env, registered.tpp, {
          consent_id: consent.consent_id.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
        }),
    ],
    [
      "that the family never issued",
      async () => {
        await mustAct(consent.stub, {
          type: "revoke_access_token",
          client_id: registered.tpp.tpp_id,
          family: 1,
          serial: 1,
          exp: Date.now() / 1000 + 900,
        });
        return token;
      },
    ],
    [
      "of a consent that was revoked",
      async () => {
        await mustAct(consent.stub, { type: "revoke", by: { kind: "OPERATOR" }, reason: null });
        return token;
      },
    ],
  ])("that is %s is 401 invalid_token", async (_, make) => {
    const sent = await make();
    const named = /^ey/.test(sent)
      ? JSON.parse(atob(sent.split(".")[1] ?? "")).consent_id
      : consent.consent_id;
    expect(await ask("/ob/accounts", bearer(sent, named))).toMatchObject(invalid);
  });

  // @rule O3.13
  it("that has expired is 401 invalid_token", async () => {
    wait(901_000);
    expect(await ask("/ob/accounts", bearer(token, consent.consent_id))).toMatchObject(invalid);
  });

  // @rule O3.13 O7.1
  it("without the scope is 403 insufficient_scope, and names it", async () => {
    expect(await ask("/ob/standing-orders", bearer(token, consent.consent_id))).toMatchObject({
      ...{ status: 403, code: "INSUFFICIENT_SCOPE" },
      challenge: 'Bearer error="insufficient_scope", scope="standing-orders:read"',
    });
  });

  it("with a narrower scope than the consent stays narrow", async () => {
    const narrow = await tokenOf(env, registered.tpp, { ...consent, scope: "accounts:read" });
    const answer = await ask("/ob/accounts/acc_1/balances", bearer(narrow, consent.consent_id));
    expect(answer.code).toBe("INSUFFICIENT_SCOPE");
  });

  it.each([
    ["missing", () => undefined, 400, "CONSENT_ID_REQUIRED"],
    ["malformed", () => "cns_1", 400, "CONSENT_ID_REQUIRED"],
    ["repeated", () => `${consent.consent_id}, ${consent.consent_id}`, 400, "CONSENT_ID_REQUIRED"],
    ["that of a consent that is not there", () => `cns_${"0".repeat(43)}`, 403, "CONSENT_MISMATCH"],
  ])("beside an X-Consent-Id that is %s is refused", async (_, header, status, code) => {
    const answer = await ask("/ob/accounts", bearer(token, header()));
    expect(answer).toMatchObject({ status, code, challenge: null });
  });

  // @rule O7.1
  it("beside the X-Consent-Id of another consent of the TPP is CONSENT_MISMATCH", async () => {
    const other = await newApproved(env, registered.tpp);
    const answer = await ask("/ob/accounts", bearer(token, other.consent_id));
    expect(answer).toMatchObject({ status: 403, code: "CONSENT_MISMATCH" });
  });

  it("is refused at the rows of the TPP's own token", async () => {
    expect(await ask("/ob/consents", bearer(token))).toMatchObject({
      ...{ status: 403, code: "INSUFFICIENT_SCOPE" },
      challenge: 'Bearer error="insufficient_scope", scope="consents:write"',
    });
  });

  // @rule O3.15
  it("reaches its own consent in the path, and finds no other", async () => {
    const { status, body } = await ask(`/ob/consents/${consent.consent_id}`, bearer(token));
    expect([status, body.consent_id]).toEqual([200, consent.consent_id]);
    const other = await newApproved(env, registered.tpp);
    const foreign = await newApproved(env, (await newTpp()).tpp);
    for (const id of [other.consent_id, foreign.consent_id, "cns_1"]) {
      expect((await ask(`/ob/consents/${id}`, bearer(token))).code).toBe("NOT_FOUND");
    }
  });

  it("is no use of data where it only reaches the consent", async () => {
    await ask(`/ob/consents/${consent.consent_id}`, bearer(token));
    const viewer = { tpp_id: registered.tpp.tpp_id, mode: "test" } as const;
    const lastUsed = async () => {
      const shown = await consent.stub.view({ view: "consent", ...viewer });
      return shown?.ok ? JSON.parse(shown.value).last_used_at : shown;
    };
    expect(await lastUsed()).toBeNull();
    await ask("/ob/accounts", bearer(token, consent.consent_id));
    expect(await lastUsed()).toBe(new Date(Date.now() - (Date.now() % 3_600_000)).toISOString());
  });
});

describe("a TPP's own token", () => {
  it("names the TPP", async () => {
    const { status, body } = await ask("/ob/consents", bearer(own));
    expect([status, body]).toMatchObject([
      200,
      { tpp: { tpp_id: registered.tpp.tpp_id }, consent_id: null },
    ]);
  });

  // @rule O3.1
  it("reads no account data: 403 insufficient_scope", async () => {
    expect(await ask("/ob/accounts", bearer(own, consent.consent_id))).toMatchObject({
      ...{ status: 403, code: "INSUFFICIENT_SCOPE" },
      challenge: 'Bearer error="insufficient_scope", scope="accounts:read"',
    });
  });

  it("reaches the consent in the path; the step finds out whose it is", async () => {
    const path = `/ob/consents/${consent.consent_id}`;
    expect((await ask(path, bearer(own))).status).toBe(200);
    expect((await ask(path, bearer(own, consent.consent_id))).status).toBe(200);
    const other = `cns_${"0".repeat(43)}`;
    expect((await ask(path, bearer(own, other))).code).toBe("CONSENT_MISMATCH");
  });

  it("that is bound is good with each proof once", async () => {
    const bound = await tokenOf(env, registered.tpp, { jkt });
    const claims = {
      ...{ htm: "GET", htu: `${env.BASE_URL}/ob/consents`, jti: "proof-1" },
      ...{ iat: Math.floor(Date.now() / 1000), ath: sha256Base64Url(bound) },
    };
    const header = { alg: "ES256", typ: "dpop+jwt", jwk: key.jwk };
    const dpop = await sign(claims, header, key.privateKey);
    const headers = { authorization: `DPoP ${bound}`, dpop };
    expect((await ask("/ob/consents", headers)).status).toBe(200);
    expect(await ask("/ob/consents", headers)).toMatchObject({
      ...{ status: 401, challenge: expect.stringContaining("invalid_dpop_proof") },
    });
  });

  // @rule O2.6
  it("of a suspended TPP is 403 FORBIDDEN without a challenge, like a consent's", async () => {
    const path = `/admin/v1/tpps/${registered.tpp.tpp_id}`;
    await askAdmin(path, { method: "PATCH", json: { status: "SUSPENDED" } });
    wait(2_000);
    for (const headers of [bearer(own), bearer(token, consent.consent_id)]) {
      expect(await ask("/ob/consents", headers)).toMatchObject({
        ...{ status: 403, code: "FORBIDDEN", challenge: null },
      });
    }
  });
});

describe("a token that is bound to a key [RFC 9449 § 7]", () => {
  const algs = 'algs="ES256 PS256 EdDSA Ed25519"';
  const badProof = {
    status: 401,
    code: "UNAUTHENTICATED",
    challenge: `DPoP error="invalid_dpop_proof", ${algs}`,
  };
  const badToken = {
    status: 401,
    code: "UNAUTHENTICATED",
    challenge: `DPoP error="invalid_token", ${algs}`,
  };
  let bound: string;
  beforeEach(async () => {
    bound = await tokenOf(env, registered.tpp, { ...consent, jkt });
  });

  const proofOf = (changes: object = {}, signer = key): Promise<string> =>
    sign(
      {
        ...{ htm: "GET", htu: `${env.BASE_URL}/ob/accounts`, iat: Math.floor(Date.now() / 1000) },
        ...{ jti: "proof-1", ath: sha256Base64Url(bound) },
        ...changes,
      },
      { alg: "ES256", typ: "dpop+jwt", jwk: signer.jwk },
      signer.privateKey,
    );

  const withProof = (proof: string, sent = bound) =>
    ask("/ob/accounts", {
      ...{ authorization: `DPoP ${sent}`, dpop: proof, "x-consent-id": consent.consent_id },
    });

  it("is good with a proof for this request, once", async () => {
    const proof = await proofOf();
    expect((await withProof(proof)).status).toBe(200);
    expect(await withProof(proof)).toMatchObject(badProof);
  });

  it.each([
    ["for another method", { htm: "POST" }],
    ["for another address", { htu: "https://elsewhere.example/ob/accounts" }],
    ["for another path", { htu: "https://gateway.example.com/ob/payment-orders" }],
    ["for another token", { ath: sha256Base64Url("another") }],
    ["of three minutes ago", { iat: Math.floor(Date.now() / 1000) - 180 }],
    ["without a jti", { jti: undefined }],
  ])("is 401 invalid_dpop_proof with a proof %s", async (_, changes) => {
    expect(await withProof(await proofOf(changes))).toMatchObject(badProof);
  });

  it("is 401 invalid_dpop_proof without a proof", async () => {
    const headers = { authorization: `DPoP ${bound}`, "x-consent-id": consent.consent_id };
    expect(await ask("/ob/accounts", headers)).toMatchObject(badProof);
  });

  it("is 401 invalid_token with a proof of another key", async () => {
    const other = await newKeyPair("ES256");
    expect(await withProof(await proofOf({}, other))).toMatchObject(badToken);
  });

  // @rule O3.12
  it("is 401 invalid_token as Bearer, and an unbound one as DPoP", async () => {
    expect(await ask("/ob/accounts", bearer(bound, consent.consent_id))).toMatchObject({
      status: 401,
      challenge:
        'Bearer error="invalid_token", DPoP error="invalid_token", algs="ES256 PS256 EdDSA Ed25519"',
    });
    const proof = await proofOf({ ath: sha256Base64Url(token) });
    expect(await withProof(proof, token)).toMatchObject(badToken);
  });
});
