import { dataScopes } from "../../base/kernel/data-scopes.ts";
import { clientAlgorithms } from "./client-keys.ts";
import { CLIENT_SCOPE } from "./scopes.ts";

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
