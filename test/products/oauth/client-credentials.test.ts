import * as oauth from "oauth4webapi";
import { describe, expect, it } from "vitest";
import type { Form } from "../../../src/base/platform/request-body.ts";
import { readCredentials } from "../../../src/products/oauth/authenticate-client.ts";
import { CLIENT_ID, caughtTokenRequest, part, SECRET } from "./client-fixtures.ts";

const basic = (pair: string) => `Basic ${Buffer.from(pair, "latin1").toString("base64")}`;
const JWT_BEARER = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
const jwt = `${part({ alg: "ES256" })}.${part({ sub: "tpp_1" })}.${part("signature")}`;
const assertion = { client_assertion: jwt, client_assertion_type: JWT_BEARER };

const byBasic = (client_id: string, secret: string) => ({
  method: "client_secret_basic",
  client_id,
  secret,
});

describe("credentials [RFC 6749 § 2.3]", () => {
  it.each<[string, string | null, Form, object]>([
    ["in Basic", basic("tpp_1:secret"), {}, byBasic("tpp_1", "secret")],
    ["in basic, in any case", basic("tpp_1:secret").replace("B", "b"), {}, { client_id: "tpp_1" }],
    ["in Basic with both halves encoded", basic("tpp%5F1:a%3Ab%2B"), {}, byBasic("tpp_1", "a:b+")],
    ["in Basic with spaces as plus", basic("tpp+1:a+b"), {}, byBasic("tpp 1", "a b")],
    ["in Basic with a colon in the secret", basic("tpp_1:a:b"), {}, byBasic("tpp_1", "a:b")],
    [
      "in Basic, with the same client_id in the form",
      basic("tpp%5F1:secret"),
      { client_id: "tpp_1" },
      byBasic("tpp_1", "secret"),
    ],
    [
      "in the form",
      null,
      { client_id: "tpp_1", client_secret: "a+b" },
      { method: "client_secret_post", client_id: "tpp_1", secret: "a+b" },
    ],
    [
      "as an assertion",
      null,
      assertion,
      { method: "private_key_jwt", client_id: "tpp_1", assertion: jwt },
    ],
    [
      "as an assertion, with the same client_id",
      null,
      { ...assertion, client_id: "tpp_1" },
      { method: "private_key_jwt", client_id: "tpp_1", assertion: jwt },
    ],
    ["as a name alone", null, { client_id: "tpp_1" }, { method: "none", client_id: "tpp_1" }],
    ["as a consent's", null, { consent_id: "cns_1" }, { method: "none", client_id: null }],
    [
      "as a name beside a consent",
      null,
      { consent_id: "cns_1", client_id: "tpp_1" },
      { method: "none", client_id: "tpp_1" },
    ],
  ])("%s are read", (_, authorization, form, expected) => {
    expect(readCredentials(authorization, form)).toMatchObject({ ok: true, value: expected });
  });

  it.each<[string, string | null, Form]>([
    ["nothing", null, {}],
    ["Basic without credentials", "Basic", {}],
    ["Basic that is not base64", "Basic !!!", {}],
    ["Basic of an impossible length", "Basic abcde", {}],
    ["Basic in base64url", "Basic dHBwXzE6Pz8_", {}],
    ["Basic without a colon", basic("tpp_1"), {}],
    ["Basic without a client", basic(":secret"), {}],
    ["Basic without a secret", basic("tpp_1:"), {}],
    ["Basic with a broken escape", basic("tpp_1:%zz"), {}],
    ["Basic with a half character", basic("tpp_1:%ff"), {}],
    ["another scheme", "Bearer abc", {}],
    ["an empty header", "", {}],
    ["a secret without a client", null, { client_secret: "secret" }],
    ["an assertion without its type", null, { client_assertion: jwt }],
    ["a type without its assertion", null, { client_assertion_type: JWT_BEARER }],
    ["an assertion of another type", null, { ...assertion, client_assertion_type: "saml2-bearer" }],
    ["an assertion that is no JWT", null, { ...assertion, client_assertion: "abc" }],
    [
      "an assertion without a sub",
      null,
      { ...assertion, client_assertion: `${part({})}.${part({})}.` },
    ],
    [
      "an assertion whose sub is no text",
      null,
      { ...assertion, client_assertion: `${part({})}.${part({ sub: 1 })}.` },
    ],
  ])("that are %s are INVALID_CLIENT", (_, authorization, form) => {
    expect(readCredentials(authorization, form)).toMatchObject({
      problem: { code: "INVALID_CLIENT" },
    });
  });

  it.each<[string, string | null, Form]>([
    ["Basic and a secret", basic("tpp_1:secret"), { client_id: "tpp_1", client_secret: "secret" }],
    ["Basic and an assertion", basic("tpp_1:secret"), assertion],
    ["Basic and half an assertion", basic("tpp_1:secret"), { client_assertion_type: JWT_BEARER }],
    ["a secret and an assertion", null, { ...assertion, client_secret: "secret" }],
    ["another scheme and a secret", "Bearer abc", { client_id: "tpp_1", client_secret: "secret" }],
    ["Basic and another client's name", basic("tpp_1:secret"), { client_id: "tpp_2" }],
    ["an assertion and another client's name", null, { ...assertion, client_id: "tpp_2" }],
  ])("that are %s are INVALID_REQUEST", (_, authorization, form) => {
    expect(readCredentials(authorization, form)).toMatchObject({
      problem: { code: "INVALID_REQUEST" },
    });
  });
});

describe("oauth4webapi's credentials are read", () => {
  const read = async (clientAuth: oauth.ClientAuth) => {
    const { headers, form } = await caughtTokenRequest(clientAuth);
    return readCredentials(headers.get("authorization"), form);
  };

  it("as Basic, whose halves it encodes", async () => {
    const { headers } = await caughtTokenRequest(oauth.ClientSecretBasic(SECRET));
    expect(atob((headers.get("authorization") ?? "").slice(6))).toContain("tpp%5F");
    expect(await read(oauth.ClientSecretBasic(SECRET))).toEqual({
      ok: true,
      value: byBasic(CLIENT_ID, SECRET),
    });
  });

  it("in the form", async () => {
    expect(await read(oauth.ClientSecretPost(SECRET))).toMatchObject({
      value: { method: "client_secret_post", client_id: CLIENT_ID, secret: SECRET },
    });
  });

  it("of a public client", async () => {
    expect(await read(oauth.None())).toMatchObject({
      value: { method: "none", client_id: CLIENT_ID },
    });
  });
});
