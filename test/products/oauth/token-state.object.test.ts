import { decodeJwt } from "jose";
import * as oauth from "oauth4webapi";
import { describe, expect, it } from "vitest";
import { newKeyPair } from "./client-fixtures.ts";
import {
  type Answer,
  approveBeforeEach,
  basicOf,
  codeForm,
  env,
  expectRefusal,
  fetchAs,
  jktOf,
  proofOf,
  refreshForm,
  send,
} from "./oauth-server.ts";
import { type Approved, mustAct, type Registered, wait } from "./scene.ts";

/** Revocation [RFC 7009], introspection [RFC 7662], and what an access token says [RFC 9068]. */
let tpp: Registered;
let other: Registered;
let consent: Approved;
let tokens: Answer["body"];
let own: string;

approveBeforeEach(async (parties) => {
  ({ tpp, other, consent } = parties);
  tokens = (await send("token", codeForm(consent), { headers: basicOf(tpp) })).body;
  own = (await send("token", { grant_type: "client_credentials" }, { headers: basicOf(tpp) })).body
    .access_token;
});

const introspect = async (token: string, by = tpp): Promise<Answer["body"]> => {
  const { status, body } = await send("introspect", { token }, { headers: basicOf(by) });
  expect(status).toBe(200);
  return body;
};

const revoke = async (token: string, by = tpp, hint = {}): Promise<void> => {
  const answer = await send("revoke", { token, ...hint }, { headers: basicOf(by) });
  expect([answer.status, answer.body]).toEqual([200, null]);
};

const dead = { active: false };

describe("introspection", () => {
  it("shows what an access token permits", async () => {
    const { jti, iat, exp } = decodeJwt(tokens.access_token);
    expect(await introspect(tokens.access_token)).toEqual({
      ...{ active: true, iss: env.BASE_URL, aud: env.BASE_URL, sub: consent.consent_id },
      ...{ client_id: tpp.tpp.client_id, consent_id: consent.consent_id, token_type: "Bearer" },
      ...{ scope: "accounts:read balances:read", jti, iat, exp },
    });
  });

  it("shows a refresh token, and a client's own token", async () => {
    const { client_id } = tpp.tpp;
    const { consent_id } = consent;
    expect(await introspect(tokens.refresh_token)).toEqual({
      ...{ active: true, client_id, consent_id, scope: "accounts:read balances:read" },
    });
    expect(await introspect(own)).toMatchObject({
      ...{ active: true, client_id, sub: client_id, scope: "consents:write" },
    });
  });

  it("shows the key that a token is bound to", async () => {
    const key = await newKeyPair("ES256");
    const headers = { ...basicOf(tpp), ...(await proofOf(key, "token")) };
    const { body } = await send("token", { grant_type: "client_credentials" }, { headers });
    expect(await introspect(body.access_token)).toMatchObject({
      ...{ active: true, token_type: "DPoP", cnf: { jkt: await jktOf(key) } },
    });
  });

  it.each<[string, () => string]>([
    ["an access token", () => tokens.access_token],
    ["a refresh token", () => tokens.refresh_token],
    ["a TPP's own token", () => own],
  ])("says exactly {active: false} of %s of another client", async (_, token) => {
    expect(await introspect(token(), other)).toEqual(dead);
  });

  // @rule O3.11
  it("says exactly {active: false} of every token that is not good", async () => {
    expect(await introspect("unknown")).toEqual(dead);
    expect(await introspect(`${tokens.access_token.slice(0, -6)}AAAAAA`)).toEqual(dead);
    wait(901_000);
    expect(await introspect(tokens.access_token)).toEqual(dead);
    expect(await introspect(own)).toEqual(dead);
  });

  it("knows the end of a consent at once", async () => {
    await mustAct(consent.stub, { type: "revoke", by: { kind: "OPERATOR" }, reason: null });
    expect(await introspect(tokens.access_token)).toEqual(dead);
    expect(await introspect(tokens.refresh_token)).toEqual(dead);
  });

  it("knows that a refresh token was used", async () => {
    await send("token", refreshForm(tokens.refresh_token), { headers: basicOf(tpp) });
    expect(await introspect(tokens.refresh_token)).toEqual(dead);
  });
});

describe("revocation", () => {
  it("ends an access token alone", async () => {
    await revoke(tokens.access_token);
    expect(await introspect(tokens.access_token)).toEqual(dead);
    expect((await introspect(tokens.refresh_token)).active).toBe(true);
  });

  // @rule O3.10
  it("ends a refresh token with its family, whatever the hint", async () => {
    await revoke(tokens.refresh_token, tpp, { token_type_hint: "access_token" });
    expect(await introspect(tokens.refresh_token)).toEqual(dead);
    expect(await introspect(tokens.access_token)).toEqual(dead);
  });

  // @rule O3.10
  it("of a TPP's own token is unsupported_token_type [RFC 7009 § 2.2.1], and ends nothing", async () => {
    const answer = await send("revoke", { token: own }, { headers: basicOf(tpp) });
    expectRefusal(answer, [400, "unsupported_token_type"]);
    expect((await introspect(own)).active).toBe(true);
  });

  it("of another client's or an unknown token is 200, and nothing happens", async () => {
    for (const token of [tokens.access_token, tokens.refresh_token, own, "unknown"]) {
      await revoke(token, other);
    }
    for (const token of [tokens.access_token, tokens.refresh_token, own]) {
      expect((await introspect(token)).active).toBe(true);
    }
  });

  it("leaves the consent", async () => {
    await revoke(tokens.refresh_token);
    const viewer = { tpp_id: tpp.tpp.tpp_id, mode: "test" } as const;
    const shown = await consent.stub.view({ view: "consent", ...viewer });
    expect(shown?.ok && JSON.parse(shown.value).status).toBe("AUTHORISED");
  });
});

describe("an access token", () => {
  const server: oauth.AuthorizationServer = {
    issuer: env.BASE_URL,
    jwks_uri: `${env.BASE_URL}/.well-known/jwks.json`,
  };
  const validate = (token: string) => {
    const request = new Request("https://api.example/", {
      headers: { authorization: `Bearer ${token}` },
    });
    return oauth.validateJwtAccessToken(server, request, env.BASE_URL, {
      [oauth.customFetch]: fetchAs(),
    } as never);
  };

  it("is accepted by oauth4webapi with our key set [RFC 9068]", async () => {
    expect(await validate(tokens.access_token)).toMatchObject({
      ...{ client_id: tpp.tpp.client_id, sub: consent.consent_id },
    });
    expect(await validate(own)).toMatchObject({ sub: tpp.tpp.client_id });
  });

  it("says nothing of the customer", () => {
    expect(Object.keys(decodeJwt(tokens.access_token)).sort()).toEqual([
      "aud",
      "client_id",
      "consent_id",
      "exp",
      "iat",
      "iss",
      "jti",
      "scope",
      "sub",
    ]);
  });
});
