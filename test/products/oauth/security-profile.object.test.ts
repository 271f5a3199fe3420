import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask as askAdmin, migrate } from "../../staff/operators/gateway.ts";
import { type KeyPair, newKeyPair } from "./client-fixtures.ts";
import {
  assertionOf,
  codeForm,
  env,
  expectRefusal,
  fetchAs,
  jktOf,
  openBank,
  proofOf,
  pushForm,
  refreshForm,
  send,
} from "./oauth-server.ts";
import {
  type Approved,
  endOAuthTest,
  newApproved,
  newTpp,
  type Registered,
  redeemFirst,
  startOAuthTest,
  tokenOf,
  wait,
} from "./scene.ts";

/** A TPP that is held to the FAPI 2.0 Security Profile (docs/decisions/193). */
let key: KeyPair;
let tpp: Registered["tpp"];
let consent: Approved;
let bank: Awaited<ReturnType<typeof openBank>>;

beforeAll(async () => {
  await migrate();
  key = await newKeyPair("ES256", "key-1");
  bank = await openBank();
});
beforeEach(async () => {
  startOAuthTest();
  const keys = { auth_method: "PRIVATE_KEY_JWT", jwks: { keys: [key.jwk] } };
  ({ tpp } = await newTpp({ ...keys, security_profile: "FAPI_2_0" }));
  consent = await newApproved(env, tpp);
});
afterEach(endOAuthTest);

const post = async (
  endpoint: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) => send(endpoint, { ...form, ...(await assertionOf(tpp.tpp_id, key)) }, { headers });

const asOwn = { grant_type: "client_credentials" };

const callApi = async (path: string, init: RequestInit) => {
  const response = await fetchAs()(`${env.BASE_URL}${path}`, init);
  const body = (await response.json()) as { error?: { code: string } };
  return {
    status: response.status,
    code: body.error?.code ?? null,
    challenge: response.headers.get("www-authenticate"),
  };
};

const readAs = (authorization: string, proof: Record<string, string> = {}) =>
  callApi(`/ob/consents/${consent.consent_id}`, { headers: { authorization, ...proof } });

const ofCall = { htm: "GET" };

/** A proof beside a token at the consent's address. */
const besideToken = async (token: string) => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  const ath = Buffer.from(digest).toString("base64url");
  const htu = `${env.BASE_URL}/ob/consents/${consent.consent_id}`;
  return proofOf(key, "", { ...ofCall, htu, ath });
};

const setProfile = async (security_profile: "STANDARD" | "FAPI_2_0") => {
  const json = { security_profile };
  const answer = await askAdmin(`/admin/v1/tpps/${tpp.tpp_id}`, { method: "PATCH", json });
  expect(answer.status).toBe(200);
  // Guards read a TPP at most two seconds late.
  wait(2_000);
};

// @rule O2.12
describe("a token under FAPI_2_0", () => {
  it("of its own is given for a proof only", async () => {
    expectRefusal(await post("token", asOwn), [400, "invalid_dpop_proof"]);
    expect(await post("token", asOwn, await proofOf(key, "token"))).toMatchObject({
      ...{ status: 200, body: { token_type: "DPoP" } },
    });
  });

  it("of a consent is given for a proof only, and the refused try keeps code and token", async () => {
    expectRefusal(await post("token", codeForm(consent)), [400, "invalid_dpop_proof"]);
    const first = await post("token", codeForm(consent), await proofOf(key, "token"));
    expect(first).toMatchObject({ status: 200, body: { token_type: "DPoP" } });
    const { refresh_token } = first.body;
    expectRefusal(await post("token", refreshForm(refresh_token)), [400, "invalid_dpop_proof"]);
    const proof = await proofOf(key, "token");
    expect(await post("token", refreshForm(refresh_token), proof)).toMatchObject({
      ...{ status: 200, body: { token_type: "DPoP" } },
    });
  });

  // @rule O3.17
  it("is refused with invalid_grant where the code_verifier is missing", async () => {
    const bare = codeForm(consent, { code_verifier: null });
    const proof = () => proofOf(key, "token");
    expectRefusal(await post("token", bare, await proof()), [400, "invalid_grant"]);
    expect((await post("token", codeForm(consent), await proof())).status).toBe(200);
  });

  it("that is bound reads the consent; as Bearer it does not", async () => {
    const jkt = await jktOf(key);
    const token = await tokenOf(env, tpp, { jkt });
    expect((await readAs(`DPoP ${token}`, await besideToken(token))).status).toBe(200);
    expect(await readAs(`Bearer ${token}`)).toMatchObject({ status: 401 });
  });

  it("that is bound to no key is refused, and the challenge says DPoP", async () => {
    await redeemFirst(consent, tpp);
    for (const changes of [{}, { consent_id: consent.consent_id }]) {
      expect(await readAs(`Bearer ${await tokenOf(env, tpp, changes)}`)).toEqual({
        ...{ status: 401, code: "UNAUTHENTICATED" },
        challenge: expect.stringMatching(/^Bearer error="invalid_token", DPoP error=/),
      });
    }
  });
});

// @rule O2.12
describe("a bearer token from before the profile", () => {
  it("works until the switch, is refused and inactive after it, and not for ever", async () => {
    await redeemFirst(consent, tpp);
    const { consent_id } = consent;
    const token = await tokenOf(env, tpp, { consent_id });
    const state = async () => (await post("introspect", { token })).body;
    await setProfile("STANDARD");
    expect((await readAs(`Bearer ${token}`)).status).toBe(200);
    expect(await state()).toMatchObject({ active: true, token_type: "Bearer" });
    await setProfile("FAPI_2_0");
    expect((await readAs(`Bearer ${token}`)).status).toBe(401);
    expect(await state()).toEqual({ active: false });
    await setProfile("STANDARD");
    expect((await readAs(`Bearer ${token}`)).status).toBe(200);
  });

  it("is followed by a bound one: the refresh token stays good", async () => {
    await setProfile("STANDARD");
    const before = await post("token", codeForm(consent));
    expect(before.body.token_type).toBe("Bearer");
    await setProfile("FAPI_2_0");
    const { refresh_token } = before.body;
    const after = await post("token", refreshForm(refresh_token), await proofOf(key, "token"));
    expect(after).toMatchObject({ status: 200, body: { token_type: "DPoP" } });
    expect((await post("introspect", { token: after.body.access_token })).body.active).toBe(true);
  });
});

// @rule O2.11
describe("a client under FAPI_2_0", () => {
  it.each(["token", "par", "revoke", "introspect"])(
    "is refused at %s without an assertion",
    async (endpoint) => {
      const named = { client_id: tpp.tpp_id, ...asOwn, token: "rt_x" };
      expectRefusal(await send(endpoint, named), [401, "invalid_client"]);
      const secret = { ...named, client_secret: "test" };
      expectRefusal(await send(endpoint, secret), [401, "invalid_client"]);
    },
  );

  it("is no public client or one with a secret, not even if its record says so", async () => {
    await env.DB.prepare("update tpps set auth_method = 'NONE' where tpp_id = ?")
      .bind(tpp.tpp_id)
      .run();
    wait(2_000);
    const named = { client_id: tpp.tpp_id, ...asOwn };
    expectRefusal(await send("token", named), [401, "invalid_client"]);
  });

  it("signs with no other algorithm than the profile's", async () => {
    const rsa = await newKeyPair("RS256", "key-1");
    const asserted = await assertionOf(tpp.tpp_id, rsa, {}, { alg: "RS256" });
    expectRefusal(await send("token", { ...asOwn, ...asserted }), [401, "invalid_client"]);
  });
});

describe("a request for a consent under FAPI_2_0", () => {
  // @rule O2.13
  it("is refused outside PAR", async () => {
    const token = await tokenOf(env, tpp, { jkt: await jktOf(key) });
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
    const ath = Buffer.from(digest).toString("base64url");
    const htu = `${env.BASE_URL}/ob/consents`;
    const proof = await proofOf(key, "", { htu, ath });
    const {
      scope,
      response_type: _,
      ...form
    } = pushForm(bank.bank_handle) as Record<string, string>;
    const refused = await callApi("/ob/consents", {
      method: "POST",
      headers: {
        ...{ authorization: `DPoP ${token}`, ...proof },
        ...{ "content-type": "application/json", "idempotency-key": "k-1" },
      },
      body: JSON.stringify({ ...form, scopes: [scope] }),
    });
    expect(refused).toMatchObject({ status: 403, code: "FORBIDDEN" });
  });

  it("may name its key, and must only where the record says dpop REQUIRED", async () => {
    const form = pushForm(bank.bank_handle);
    expect((await post("par", form)).status).toBe(201);
    expect((await post("par", form, await proofOf(key, "par"))).status).toBe(201);
    expect((await post("par", { ...form, dpop_jkt: await jktOf(key) })).status).toBe(201);
  });
});
