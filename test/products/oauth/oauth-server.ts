import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { calculateJwkThumbprint, type JWK } from "jose";
import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { sha256Base64Url } from "../../../src/base/platform/crypto.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { serve } from "../../../src/base/platform/serve.ts";
import { accountDataRoutes } from "../../../src/products/account-data/routes.ts";
import { authorizeRoute } from "../../../src/products/consents/authorize-route.tsx";
import { tokenRoutes } from "../../../src/products/consents/oauth-routes.ts";
import { consentReportRoutes, consentRoutes } from "../../../src/products/consents/routes.ts";
import { writeGrant } from "../../../src/products/oauth/authorisation-code.ts";
import { discoveryRoutes } from "../../../src/products/oauth/routes.ts";
import { bankRequest, gatewayEnv, migrate, post } from "../../staff/operators/gateway.ts";
import { VERIFIER } from "../consents/consent-fixtures.ts";
import { type Claims, type KeyPair, sign } from "./client-fixtures.ts";
import {
  type Approved,
  endOAuthTest,
  newApproved,
  newTpp,
  REDIRECT_URI,
  type Registered,
  startOAuthTest,
} from "./scene.ts";

/** OAuth's addresses of a deployment, with a real D1 and real objects, called as clients do. */
const { BUDGETS, CLIENT_GUARDS, CONSENTS, PROJECTIONS } = bindings as unknown as GatewayEnv;
const { REQUESTS_PER_MINUTE_TPP, REQUESTS_PER_MINUTE_ADDRESS } = bindings as unknown as GatewayEnv;

export const serverEnv = (changes: Partial<GatewayEnv> = {}): GatewayEnv =>
  gatewayEnv({
    ...{ BUDGETS, CLIENT_GUARDS, CONSENTS, PROJECTIONS },
    ...{ REQUESTS_PER_MINUTE_TPP, REQUESTS_PER_MINUTE_ADDRESS },
    ...changes,
  });

export const env = serverEnv();

interface Parties {
  tpp: Registered;
  other: Registered;
  consent: Approved;
}

/** Before each test of a file: two TPPs, and a consent of the first whose customer has approved. */
export const approveBeforeEach = (use: (parties: Parties) => Promise<void> | void): void => {
  beforeAll(() => migrate());
  beforeEach(async () => {
    startOAuthTest();
    const tpp = await newTpp();
    const other = await newTpp();
    await use({ tpp, other, consent: await newApproved(env, tpp.tpp) });
  });
  afterEach(endOAuthTest);
};

/** A bank that offers open banking. */
export const openBank = async (): Promise<{ bank_id: string; bank_handle: string }> => {
  const request = bankRequest({
    capabilities: ["PAYMENTS", "OPEN_BANKING"],
    ob_scopes_supported: ["accounts:read", "balances:read"],
  });
  const { status, body, text } = await post("/admin/v1/banks", request);
  if (status !== 201) throw new Error(text);
  return body;
};

const oauthRoutes = [...discoveryRoutes, ...tokenRoutes, authorizeRoute];
const handle = serve([
  ...oauthRoutes,
  ...consentRoutes,
  ...consentReportRoutes,
  ...accountDataRoutes,
]);

/** The fetch of a client at this address. */
export const fetchAs =
  (address = "203.0.113.1", on = env) =>
  async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(url, init as never);
    request.headers.set("cf-connecting-ip", address);
    const context = createExecutionContext();
    const response = await handle(request, on, context);
    await waitOnExecutionContext(context);
    return response;
  };

export type Parameters = Record<string, string> | [name: string, value: string][];

export interface Answer {
  status: number;
  error: string | null;
  challenge: string | null;
  retryAfter: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is looked at field by field
  body: any;
  headers: Headers;
}

interface Sending {
  headers?: Record<string, string>;
  method?: string;
  on?: GatewayEnv;
  address?: string;
}

const form = "application/x-www-form-urlencoded";

export const send = async (
  endpoint: string,
  parameters: Parameters | string,
  { headers = {}, method = "POST", on = env, address }: Sending = {},
): Promise<Answer> => {
  const body =
    typeof parameters === "string" ? parameters : new URLSearchParams(parameters as never);
  const response = await fetchAs(address, on)(`${env.BASE_URL}/ob/${endpoint}`, {
    method,
    headers: { "content-type": form, ...headers },
    ...(method === "GET" ? {} : { body: String(body) }),
  });
  const text = await response.text();
  const answer = text === "" ? null : JSON.parse(text);
  return {
    status: response.status,
    error: answer?.error ?? null,
    challenge: response.headers.get("www-authenticate"),
    retryAfter: response.headers.get("retry-after"),
    body: answer,
    headers: response.headers,
  };
};

const formEncode = (text: string) => encodeURIComponent(text).replaceAll("_", "%5F");

export const basic = (client_id: string, secret: string): Record<string, string> => ({
  authorization: `Basic ${btoa(`${formEncode(client_id)}:${formEncode(secret)}`)}`,
});

export const basicOf = ({ tpp, client_secret }: Registered) => basic(tpp.tpp_id, client_secret);

const seconds = () => Math.floor(Date.now() / 1000);
let names = 0;
const newName = (): string => `name-${++names}`;

const ASSERTION_TYPE = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

/** The form parameters of an assertion. A change to undefined leaves a claim out. */
export const assertionOf = async (
  client_id: string,
  { privateKey, jwk }: KeyPair,
  changes: Claims = {},
  header: { alg?: string; [name: string]: unknown } = {},
  signer: Parameters_<typeof sign>[2] = privateKey,
): Promise<Record<string, string>> => {
  const claims = {
    ...{ iss: client_id, sub: client_id, aud: env.BASE_URL, jti: newName() },
    ...{ iat: seconds(), nbf: seconds(), exp: seconds() + 60 },
    ...changes,
  };
  const { kid } = jwk;
  const named = { alg: "ES256", ...(kid === undefined ? {} : { kid }), ...header };
  return {
    client_assertion_type: ASSERTION_TYPE,
    client_assertion: await sign(claims, named, signer),
  };
};

type Parameters_<F extends (...input: never[]) => unknown> = F extends (
  ...input: infer I
) => unknown
  ? I
  : never;

/** The DPoP header of a request to an endpoint. */
export const proofOf = async (
  { privateKey, jwk }: KeyPair,
  endpoint: string,
  changes: Claims = {},
  header: { alg?: string; jwk?: JWK; typ?: string } = {},
): Promise<Record<string, string>> => {
  const { kid: _, ...key } = jwk;
  const claims = {
    ...{ htm: "POST", htu: `${env.BASE_URL}/ob/${endpoint}`, iat: seconds(), jti: newName() },
    ...changes,
  };
  return {
    DPoP: await sign(claims, { alg: "ES256", typ: "dpop+jwt", jwk: key, ...header }, privateKey),
  };
};

export const jktOf = ({ jwk }: KeyPair): Promise<string> => calculateJwkThumbprint(jwk);

/** The text of a consent's code. */
export const codeOf = ({ hex }: Approved, number = 1): string =>
  writeGrant(env, "ac", { hex, numbers: [number] });

/** A request that redeems the first code of a consent. */
export const codeForm = (consent: Approved, changes: Record<string, string | null> = {}) =>
  formOf({
    ...{ grant_type: "authorization_code", code: codeOf(consent), code_verifier: VERIFIER },
    ...{ redirect_uri: REDIRECT_URI, consent_id: consent.consent_id },
    ...changes,
  });

export const refreshForm = (refresh_token: string, changes: Record<string, string | null> = {}) =>
  formOf({ grant_type: "refresh_token", refresh_token, ...changes });

/** A pushed request to a bank. */
export const pushForm = (bank_handle: string, changes: Record<string, string | null> = {}) =>
  formOf({
    ...{ response_type: "code", redirect_uri: REDIRECT_URI, scope: "accounts:read" },
    ...{ code_challenge: challengeOf(VERIFIER), code_challenge_method: "S256" },
    ...{ state: "s-1", bank_handle },
    ...changes,
  });

/** Null leaves a parameter out. */
const formOf = (parameters: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );

export const challengeOf = (verifier: string): string => sha256Base64Url(verifier);

export type Refusal = readonly [status: number, error: string, challenge?: string];

/** The answer refuses like this, in the form of RFC 6749 § 5.2 and with our own members. */
export const expectRefusal = (answer: Answer, [status, error, challenge]: Refusal) => {
  expect([answer.status, answer.error, answer.challenge]).toEqual([
    ...[status, error, challenge ?? null],
  ]);
  expect(answer.body).toMatchObject({
    error_description: expect.stringMatching(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/),
    ...{ code: expect.any(String), retryable: expect.any(Boolean) },
    correlation_id: answer.headers.get("x-correlation-id"),
  });
};
