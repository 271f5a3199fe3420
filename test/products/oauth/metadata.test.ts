import * as client from "openid-client";
import { describe, expect, it } from "vitest";
import { serverMetadata } from "../../../src/products/oauth/routes.ts";
import { CLIENT_ID, ISSUER } from "./client-fixtures.ts";

describe("the metadata document [RFC 8414]", () => {
  const document = serverMetadata(ISSUER);

  // @rule O1.6
  it("names every address below the issuer", () => {
    const addresses = Object.entries(document).filter(([name]) => /_(endpoint|uri)$/.test(name));
    expect(Object.fromEntries(addresses)).toEqual({
      authorization_endpoint: "https://gateway.example/ob/authorize",
      token_endpoint: "https://gateway.example/ob/token",
      pushed_authorization_request_endpoint: "https://gateway.example/ob/par",
      revocation_endpoint: "https://gateway.example/ob/revoke",
      introspection_endpoint: "https://gateway.example/ob/introspect",
      jwks_uri: "https://gateway.example/.well-known/jwks.json",
    });
  });

  it("says what the server does, and does not", () => {
    expect(document).toMatchObject({
      issuer: ISSUER,
      response_types_supported: ["code"],
      response_modes_supported: ["query"],
      grant_types_supported: ["authorization_code", "client_credentials", "refresh_token"],
      code_challenge_methods_supported: ["S256"],
      require_pushed_authorization_requests: true,
      authorization_response_iss_parameter_supported: true,
      dpop_signing_alg_values_supported: ["ES256", "PS256", "EdDSA", "Ed25519"],
      request_parameter_supported: false,
      request_uri_parameter_supported: false,
    });
    expect(document.scopes_supported).toContain("consents:write");
    expect(document.scopes_supported).not.toContain("openid");
  });

  it.each(["token", "revocation", "introspection"] as const)(
    "lists every method and algorithm of the %s endpoint",
    (endpoint) => {
      expect(document[`${endpoint}_endpoint_auth_methods_supported`]).toEqual([
        ...["client_secret_basic", "client_secret_post", "private_key_jwt", "none"],
      ]);
      expect(document[`${endpoint}_endpoint_auth_signing_alg_values_supported`]).toEqual([
        ...["ES256", "PS256", "EdDSA", "Ed25519"],
      ]);
    },
  );

  it("has what parsers of OpenID's discovery insist on", () => {
    expect(document.subject_types_supported).toEqual(["public"]);
    expect(document.id_token_signing_alg_values_supported).toEqual(["ES256"]);
  });

  it.each([
    ["oidc", "/.well-known/openid-configuration"],
    ["oauth2", "/.well-known/oauth-authorization-server"],
  ] as const)("is discovered by openid-client as %s", async (algorithm, path) => {
    const asked: string[] = [];
    const found = await client.discovery(new URL(ISSUER), CLIENT_ID, "secret", undefined, {
      algorithm,
      [client.customFetch]: async (url: string) => {
        asked.push(new URL(url).pathname);
        return Response.json(document) as never;
      },
    });
    expect(asked).toEqual([path]);
    expect(found.serverMetadata()).toMatchObject({ issuer: ISSUER });
    expect(found.serverMetadata().supportsPKCE()).toBe(true);
  });
});
