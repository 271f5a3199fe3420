import { empty } from "../../base/platform/contract.ts";
import { type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { introspectionAnswer, pushedAnswer, tokenAnswer } from "../oauth/answers.ts";
import { type ClientOfConsent, oauthClient } from "../oauth/oauth-client.ts";
import { consentById } from "./consent-record.ts";
import { aboutTokenForm, parForm, tokenForm } from "./requests.ts";
import { pushRequestStep } from "./verbs/push-request.ts";
import { introspectStep, revokeTokenStep, tokenStep } from "./verbs/tokens.ts";

/** The OAuth endpoints that use a consent (O1.1). */
const clientOfConsent: ClientOfConsent = async (env, consentId) => {
  const shown = await consentById(env, consentId)?.view({ view: "client" });
  return shown?.ok ? JSON.parse(shown.value).client_id : null;
};

/**
 * The guard of the token endpoint: only there may a client be named by its consent alone.
 * @rule O2.8
 */
const tokenClient = oauthClient(["DPoP"], clientOfConsent);
const askingClient = oauthClient(["DPoP", "Idempotency-Key"]);
const knownClient = oauthClient([]);

/** @rule O1.1 */
export const tokenRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "requestTokens",
    method: "POST",
    paths: ["/ob/token"],
    summary: "Get tokens",
    description:
      "client_credentials gives the TPP's own token. authorization_code redeems the code of the " +
      "redirect, once and within 60 s. refresh_token gives new tokens, and ends the one that was " +
      "sent. For 60 s, until its successor is used, the same refresh token gets the same tokens " +
      "again, if the client authenticates or proves the same DPoP key. Any other repetition counts " +
      "as stolen, and the consent's tokens end.",
    oauth: true,
    guard: tokenClient,
    body: tokenForm,
    answers: { 200: tokenAnswer },
    refusals: ["INVALID_GRANT", "INVALID_SCOPE", "UNSUPPORTED_GRANT_TYPE"],
    step: tokenStep,
  }),
  route({
    id: "pushRequest",
    method: "POST",
    paths: ["/ob/par"],
    summary: "Ask a customer for a consent, as OAuth libraries do",
    description:
      "Creates the consent. Its address can be opened for 5 minutes, as often as the customer " +
      "likes; the page itself stays open for 15.",
    oauth: true,
    guard: askingClient,
    body: parForm,
    answers: { 201: pushedAnswer },
    refusals: [
      "INVALID_SCOPE",
      "REQUEST_NOT_SUPPORTED",
      "INVALID_AUTHORIZATION_DETAILS",
      "UNSUPPORTED_RESPONSE_TYPE",
      "IDEMPOTENCY_KEY_REUSED",
      "BANK_UNAVAILABLE",
    ],
    step: pushRequestStep,
  }),
  route({
    id: "revokeToken",
    method: "POST",
    paths: ["/ob/revoke"],
    summary: "Revoke a token",
    description:
      "A consent's access token ends alone, a refresh token with all tokens of its consent. The " +
      "consent stays. The TPP's own token is unsupported_token_type. Tokens that are unknown or " +
      "another client's are answered alike, and nothing happens.",
    oauth: true,
    guard: knownClient,
    body: aboutTokenForm,
    answers: { 200: empty("The token is not valid any more, or never was.") },
    refusals: ["UNSUPPORTED_TOKEN_TYPE"],
    step: revokeTokenStep,
  }),
  route({
    id: "introspectToken",
    method: "POST",
    paths: ["/ob/introspect"],
    summary: "Read what a token permits now",
    description: 'For the client\'s own tokens. Everything else is `{"active": false}`.',
    oauth: true,
    guard: knownClient,
    body: aboutTokenForm,
    answers: { 200: introspectionAnswer },
    step: introspectStep,
  }),
];
