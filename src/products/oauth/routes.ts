import { dataScopes } from "../../base/kernel/answer-words.ts";
import { now } from "../../base/platform/clock.ts";
import { type Route, reply, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { limitedAddress } from "../../network/parties/guards.ts";
import { keySetAnswer, metadataAnswer } from "./answers.ts";
import { clientAlgorithms } from "./client-keys.ts";
import { CLIENT_SCOPE } from "./scopes.ts";
import { publicKeySet } from "./token-keys.ts";

/**
 * The documents that client libraries read before their first request. Neither address ever
 * redirects.
 */
export const discoveryRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "readOAuthMetadata",
    method: "GET",
    // @rule O1.6
    paths: ["/.well-known/openid-configuration", "/.well-known/oauth-authorization-server"],
    summary: "Read the metadata of the OAuth server",
    description: "There are no ID tokens, and the scope openid is invalid_scope.",
    oauth: true,
    guard: limitedAddress(),
    answers: { 200: metadataAnswer },
    step: ({ env }) => reply(200, serverMetadata(env.BASE_URL)),
  }),
  route({
    id: "readTokenKeys",
    method: "GET",
    paths: ["/.well-known/jwks.json"],
    summary: "Read the public keys of access tokens",
    description: "A JWK Set [RFC 7517]. It may be kept for five minutes.",
    oauth: true,
    guard: limitedAddress(),
    answers: { 200: keySetAnswer },
    step: async ({ env }) =>
      reply(200, await publicKeySet(env, now()), {
        // @rule O1.10
        "cache-control": "public, max-age=300",
      }),
  }),
];

/** The OAuth endpoints, below BASE_URL. @rule O1.1 */
const oauthPaths = {
  authorize: "/ob/authorize",
  token: "/ob/token",
  par: "/ob/par",
  revoke: "/ob/revoke",
  introspect: "/ob/introspect",
  keys: "/.well-known/jwks.json",
} as const;

const grantTypes = ["authorization_code", "client_credentials", "refresh_token"] as const;

const authMethods = ["client_secret_basic", "client_secret_post", "private_key_jwt", "none"];

/**
 * The metadata document [RFC 8414], the same at both well-known addresses. `issuer` is BASE_URL,
 * never the request's Host. The last two members exist for parsers that require OpenID's members:
 * there are no ID tokens.
 * @rule O1.6
 */
export const serverMetadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: issuer + oauthPaths.authorize,
  token_endpoint: issuer + oauthPaths.token,
  pushed_authorization_request_endpoint: issuer + oauthPaths.par,
  revocation_endpoint: issuer + oauthPaths.revoke,
  introspection_endpoint: issuer + oauthPaths.introspect,
  jwks_uri: issuer + oauthPaths.keys,
  scopes_supported: [...dataScopes, CLIENT_SCOPE],
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: [...grantTypes],
  code_challenge_methods_supported: ["S256"],
  require_pushed_authorization_requests: true,
  authorization_response_iss_parameter_supported: true,
  token_endpoint_auth_methods_supported: authMethods,
  token_endpoint_auth_signing_alg_values_supported: [...clientAlgorithms],
  revocation_endpoint_auth_methods_supported: authMethods,
  revocation_endpoint_auth_signing_alg_values_supported: [...clientAlgorithms],
  introspection_endpoint_auth_methods_supported: authMethods,
  introspection_endpoint_auth_signing_alg_values_supported: [...clientAlgorithms],
  dpop_signing_alg_values_supported: [...clientAlgorithms],
  request_parameter_supported: false,
  request_uri_parameter_supported: false,
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["ES256"],
});
