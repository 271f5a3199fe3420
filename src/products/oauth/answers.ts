import * as v from "valibot";
import { flag, oneOf, wholeNumber } from "../../base/kernel/answer-words.ts";
import { described, idOf, named, text } from "../../base/kernel/fields.ts";

/** The answers of the OAuth endpoints. A member without a value is absent [RFC 6749 § 5.1]. */
const list = (description: string, example: string) =>
  v.pipe(v.array(v.string()), described(description, [example]));

const address = (path: string) =>
  text("An address below the issuer.", `https://gateway.example${path}`);

const methods = list("How clients authenticate.", "client_secret_basic");
const algorithms = list("The algorithms of signatures.", "ES256");

/** The document at both well-known addresses [RFC 8414 § 2]. */
export const metadataAnswer = v.pipe(
  v.object({
    issuer: text("The base address of the gateway.", "https://gateway.example"),
    authorization_endpoint: address("/ob/authorize"),
    token_endpoint: address("/ob/token"),
    pushed_authorization_request_endpoint: address("/ob/par"),
    revocation_endpoint: address("/ob/revoke"),
    introspection_endpoint: address("/ob/introspect"),
    jwks_uri: address("/.well-known/jwks.json"),
    scopes_supported: list("Every scope.", "accounts:read"),
    response_types_supported: list("The code flow only.", "code"),
    response_modes_supported: list("In the query of the redirect.", "query"),
    grant_types_supported: list("The grants of the token endpoint.", "authorization_code"),
    code_challenge_methods_supported: list("The methods of PKCE.", "S256"),
    require_pushed_authorization_requests: v.literal(true),
    authorization_response_iss_parameter_supported: v.literal(true),
    token_endpoint_auth_methods_supported: methods,
    token_endpoint_auth_signing_alg_values_supported: algorithms,
    revocation_endpoint_auth_methods_supported: methods,
    revocation_endpoint_auth_signing_alg_values_supported: algorithms,
    introspection_endpoint_auth_methods_supported: methods,
    introspection_endpoint_auth_signing_alg_values_supported: algorithms,
    dpop_signing_alg_values_supported: algorithms,
    request_parameter_supported: v.literal(false),
    request_uri_parameter_supported: v.literal(false),
    subject_types_supported: list("For parsers that insist on it.", "public"),
    id_token_signing_alg_values_supported: list("There are no ID tokens.", "ES256"),
  }),
  named("OAuthMetadata", "What a client library needs to know about this server [RFC 8414]."),
);

const coordinate = text(
  "A coordinate of the point, in base64url.",
  "WKn-ZIGevcwGIyyrzFoZNBdaq9_TsqzGl96oc0CWuis",
);

/** The keys of access tokens [RFC 7517]. */
export const keySetAnswer = v.pipe(
  v.object({
    keys: v.array(
      v.object({
        kty: v.literal("EC"),
        crv: v.literal("P-256"),
        x: coordinate,
        y: coordinate,
        kid: text(
          "The key's thumbprint [RFC 7638].",
          "0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I",
        ),
        alg: v.literal("ES256"),
        use: v.literal("sig"),
      }),
    ),
  }),
  named("TokenKeySet", "The public keys of access tokens. Keep them for at most 5 minutes."),
);

const scope = text("Separated by spaces.", "accounts:read balances:read");
const consentId = v.exactOptional(idOf("cns", "The consent; absent for a TPP's own token."));
const tokenType = oneOf(
  ["Bearer", "DPoP"],
  "DPoP if the access token is bound to a key [RFC 9449].",
  "Bearer",
);

/** The answer of the token endpoint [RFC 6749 § 5.1]. */
export const tokenAnswer = v.pipe(
  v.object({
    access_token: text("A signed token [RFC 9068], to be sent as it is.", "eyJhbGciOiJFUzI1NiJ9…"),
    token_type: tokenType,
    expires_in: wholeNumber("How long the access token lives. Less where its consent ends.", 900),
    refresh_token: v.exactOptional(
      text("For one use, within 90 days. Absent for a TPP's own token.", "rt_…"),
    ),
    scope,
    consent_id: consentId,
  }),
  named("Tokens", "Tokens of a consent, or a TPP's own token."),
);

/** The answer of the introspection endpoint [RFC 7662 § 2.2]. */
export const introspectionAnswer = v.pipe(
  v.object({
    active: flag("If false, nothing else is said.", true),
    iss: v.exactOptional(text("The issuer.", "https://gateway.example")),
    aud: v.exactOptional(text("The same.", "https://gateway.example")),
    sub: v.exactOptional(text("The consent, or else the client.", "cns_…")),
    client_id: v.exactOptional(text("The client.", "tpp_…")),
    scope: v.exactOptional(scope),
    token_type: v.exactOptional(tokenType),
    jti: v.exactOptional(text("The name of an access token.", "cns_….1.1")),
    iat: v.exactOptional(wholeNumber("When an access token was issued.", 1_795_342_500)),
    exp: v.exactOptional(wholeNumber("When an access token expires.", 1_795_343_400)),
    consent_id: consentId,
    cnf: v.exactOptional(
      v.pipe(
        v.object({
          jkt: text("Its thumbprint [RFC 7638].", "0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I"),
        }),
        described("The key that the token is bound to [RFC 9449 § 6.1].", undefined),
      ),
    ),
  }),
  named("TokenState", "What a token permits now [RFC 7662].", { cnf: undefined }),
);

/** The answer of the PAR endpoint [RFC 9126 § 2.2]. */
export const pushedAnswer = v.pipe(
  v.object({
    request_uri: text(
      "Send the customer to /ob/authorize with it and the client_id.",
      "urn:ietf:params:oauth:request_uri:ru_…",
    ),
    expires_in: wholeNumber("How long the address may be opened.", 300),
    consent_id: idOf("cns", "The consent that waits for its customer."),
  }),
  named("PushedAnswer", "Where to send the customer."),
);
