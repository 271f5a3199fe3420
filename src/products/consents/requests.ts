import * as v from "valibot";
import { dataScope, oneOf } from "../../base/kernel/answer-words.ts";
import {
  bankHandle,
  consentId,
  described,
  idempotencyKey,
  line,
  named,
  plainText,
  setOf,
  text,
} from "../../base/kernel/fields.ts";
import { pageQuery } from "../../base/platform/lists.ts";
import { consentStates } from "./consent-machine.ts";

/**
 * The requests of TPPs about consents (O4.3), and a bank's report. The values of an authorisation
 * are checked with the TPP's record (new-consent.ts).
 */
const authorisation = {
  redirect_uri: text("Where the customer returns to, as registered.", "https://app.example/back"),
  state: text("Comes back with the customer; guards against CSRF.", "af0ifjsldkj"),
  code_challenge: text(
    "BASE64URL(SHA256(code_verifier)) [RFC 7636].",
    "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  ),
  code_challenge_method: text("Always S256.", "S256"),
  expiry_days: v.nullish(
    v.pipe(v.number(), described("Days; at most the bank's max_consent_expiry_days.", 90)),
    null,
  ),
  dpop_jkt: v.nullish(
    text("The thumbprint of the key that the code is bound to [RFC 9449].", "0ZcOCORZNYy…"),
    null,
  ),
};

/** @rule O4.10 */
const purpose = plainText(140, "Shown to the customer.", "Your budget planner");
/** @rule O4.10 */
const consentReference = plainText(64, "The TPP's own; events repeat it.", "user-7");

/** @rule O4.3 */
export const createConsentRequest = v.pipe(
  v.strictObject({
    bank_handle: bankHandle,
    scopes: setOf(dataScope, 1),
    ...authorisation,
    purpose: v.nullish(purpose, null),
    reference: v.nullish(consentReference, null),
    idempotency_key: idempotencyKey,
  }),
  named("CreateConsent", "What the TPP asks of a customer.", {
    scopes: ["accounts:read", "balances:read"],
    dpop_jkt: null,
  }),
);

export const reauthoriseRequest = v.pipe(
  v.strictObject(authorisation),
  named("ReauthoriseConsent", "With expiry_days the consent lasts so long from the approval on.", {
    dpop_jkt: null,
  }),
);

export const consentPath = v.object({ id: consentId });
export type ConsentPath = v.InferOutput<typeof consentPath>;

export const ownConsentFilters = v.object({
  ...pageQuery.entries,
  status: v.optional(oneOf(consentStates, "Only those in this status.", "AUTHORISED")),
  bank_handle: v.optional(bankHandle),
});

export const consentRevokedRequest = v.pipe(
  v.object({
    consent_id: consentId,
    reason: v.nullish(line(140, "Why the bank ended it.", "Revoked in the bank's app"), null),
  }),
  named("ConsentRevoked", "A consent that has ended at its bank."),
);

/** The forms of the token, revocation and introspection endpoints. Other parameters are ignored. */
const parameter = (description: string, example: string) =>
  v.exactOptional(text(description, example));

/** A client may identify itself in the form [RFC 6749 § 2.3.1, RFC 7523 § 2.2]. */
const clientParameters = {
  client_id: parameter("The client, if the Authorization header does not name it.", "tpp_…"),
  client_secret: parameter("Its secret, instead of Basic.", "test…"),
  client_assertion_type: parameter(
    "Beside client_assertion.",
    "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
  ),
  client_assertion: parameter(
    "A JWT signed with the client's key. Its aud is the issuer, alone and as a string.",
    "eyJhbGciOiJFUzI1NiJ9…",
  ),
};

export const tokenForm = v.pipe(
  v.object({
    grant_type: parameter("The grant.", "authorization_code"),
    code: parameter("authorization_code: the code of the redirect.", "ac_…"),
    code_verifier: parameter(
      "authorization_code: of PKCE.",
      "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
    ),
    redirect_uri: parameter("authorization_code: the same as before.", "https://tpp.example/back"),
    refresh_token: parameter("refresh_token: the newest one.", "rt_…"),
    scope: parameter("refresh_token: to narrow the access token.", "accounts:read"),
    consent_id: parameter(
      "The consent, which a public client may name instead of itself.",
      "cns_…",
    ),
    ...clientParameters,
  }),
  named("TokenRequest", "A request for tokens [RFC 6749 § 4.1.3, § 4.4.2, § 6].", {
    client_id: undefined,
    client_secret: undefined,
    client_assertion: undefined,
    client_assertion_type: undefined,
    refresh_token: undefined,
    scope: undefined,
  }),
);

export type TokenForm = v.InferOutput<typeof tokenForm>;

export const aboutTokenForm = v.pipe(
  v.object({
    token: parameter("An access token or a refresh token.", "rt_…"),
    token_type_hint: parameter("Ignored: the token itself says what it is.", "refresh_token"),
    ...clientParameters,
  }),
  named("AboutToken", "A request about one token [RFC 7009 § 2.1, RFC 7662 § 2.1].", {
    client_id: undefined,
    client_secret: undefined,
    client_assertion: undefined,
    client_assertion_type: undefined,
    token_type_hint: undefined,
  }),
);

export type AboutTokenForm = v.InferOutput<typeof aboutTokenForm>;

export const parForm = v.pipe(
  v.object({
    response_type: parameter("Always code.", "code"),
    response_mode: parameter("query, or absent.", "query"),
    redirect_uri: parameter("As registered.", "https://tpp.example/back"),
    scope: parameter("The scopes of the consent, separated by spaces.", "accounts:read"),
    state: parameter("Comes back with the customer; guards against CSRF.", "af0ifjsldkj"),
    code_challenge: parameter("Of PKCE.", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"),
    code_challenge_method: parameter("Always S256.", "S256"),
    bank_handle: v.exactOptional(bankHandle),
    expiry_days: parameter("Days; at most the bank's max_consent_expiry_days.", "90"),
    purpose: v.exactOptional(purpose),
    reference: v.exactOptional(consentReference),
    dpop_jkt: parameter("The thumbprint of the key that the code is bound to.", "0ZcOCORZNYy…"),
    request: parameter("Not supported.", "eyJhbGciOiJFUzI1NiJ9…"),
    request_uri: parameter("Not supported here.", "urn:ietf:params:oauth:request_uri:…"),
    authorization_details: parameter("Not supported.", "[]"),
    idempotency_key: parameter("The same as the header Idempotency-Key.", "connect-7"),
    ...clientParameters,
  }),
  named("PushedRequest", "What the TPP asks of a customer [RFC 9126 § 2.1].", {
    client_id: undefined,
    client_secret: undefined,
    client_assertion: undefined,
    client_assertion_type: undefined,
    response_mode: undefined,
    dpop_jkt: undefined,
    request: undefined,
    request_uri: undefined,
    authorization_details: undefined,
    idempotency_key: undefined,
  }),
);

export type ParForm = v.InferOutput<typeof parForm>;
