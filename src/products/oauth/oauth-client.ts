import { createLocalJWKSet, type JWK } from "jose";
import * as v from "valibot";
import { text } from "../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import type { SecurityScheme } from "../../base/platform/contract.ts";
import { type Guard, guard, type UnparsedCall } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { Form } from "../../base/platform/request-body.ts";
import { limitAddress, limitPublicClient, limitTpp } from "../../network/parties/limits.ts";
import { readTpp, type TppRecord, tppTargets } from "../../network/parties/tpps.ts";
import {
  type AuthenticationContext,
  authenticateClient,
  type Credentials,
  readCredentials,
} from "./authenticate-client.ts";
import { takeOnce } from "./client-guard.ts";
import { askKeySet, chooseKey, remoteKeys } from "./client-keys.ts";
import { type DpopProof, verifyProof } from "./dpop-proof.ts";
import type { UsedOnce } from "./signed-claims.ts";

/**
 * The guard of the OAuth endpoints: it authenticates the client by the request's credentials [RFC
 * 6749 § 2.3]. Only failed authentication gets 401; a fault of storage gets 503.
 */
export interface ClientCaller {
  tpp: TppRecord;
  /** The key of the request's DPoP proof; null without one. */
  jkt: string | null;
  /** The proof itself, which must not be used again: the step remembers it. */
  proof: DpopProof | null;
}

/** The client of a consent, for a public client that names only its consent (O2.8). */
export type ClientOfConsent = (env: GatewayEnv, consentId: string) => Promise<string | null>;

const basicScheme: SecurityScheme = {
  name: "clientSecretBasic",
  header: null,
  basic: true,
  description:
    "The client_id and a secret, both form-encoded [RFC 6749 § 2.3.1]. Instead of it the form may " +
    "hold client_id and client_secret, a client_assertion signed with the client's key, or, for a " +
    "public client, the client_id alone.",
};

type ClientCall = UnparsedCall<GatewayEnv>;

/** The headers that an endpoint reads besides the credentials. */
const readHeaders = {
  DPoP: text(
    "A proof of the key that the tokens will be bound to [RFC 9449 § 5].",
    "eyJ0eXAiOiJk…",
  ),
  "Idempotency-Key": text("The same as the parameter idempotency_key.", "connect-7"),
};

/** `reads`: the headers that the address reads. DPoP binds its tokens to a key. */
export const oauthClient = (
  reads: readonly (keyof typeof readHeaders)[],
  clientOfConsent?: ClientOfConsent,
): Guard<GatewayEnv, ClientCaller> => {
  const proofs = reads.includes("DPoP");
  const refusals = [
    "INVALID_REQUEST",
    "INVALID_CLIENT",
    "UNAUTHORIZED_CLIENT",
    "RATE_LIMITED",
  ] as const;
  return guard(
    {
      accepts: [basicScheme, null],
      limited: true,
      headers: v.object(
        Object.fromEntries(reads.map((name) => [name, v.exactOptional(readHeaders[name])])),
      ),
      refusals: proofs ? [...refusals, "INVALID_DPOP_PROOF"] : refusals,
    },
    async (call) => {
      const client = await proveClient(call, clientOfConsent);
      if (!client.ok) return client;
      const proof = proofs ? await readProof(call) : ok(null);
      if (!proof.ok) return proof;
      // The last check, so that a request with an invalid DPoP proof uses up nothing, not even its
      // assertion.
      const { tpp, assertion } = client.value;
      // @rule O3.18
      const once = await takeOnce(call.env, tpp.tpp_id, { assertion, proof: null });
      if (!once.ok) return once;
      return ok({ tpp, jkt: proof.value?.jkt ?? null, proof: proof.value });
    },
  );
};

/** The request's DPoP proof; null without one. */
const readProof = async ({ env, request, url }: ClientCall): Promise<Result<DpopProof | null>> => {
  const header = request.headers.get("dpop");
  if (header === null) return ok(null);
  const address = { method: request.method, url: env.BASE_URL + url.pathname };
  return verifyProof(header, { ...address, accessToken: null, nowMs: now() });
};

/**
 * The client of these credentials. Until it is authenticated, the request counts against its
 * address, so that secrets cannot be guessed, not even in parallel.
 */
const proveClient = async (
  call: ClientCall,
  clientOfConsent: ClientOfConsent | undefined,
): Promise<Result<{ tpp: TppRecord; assertion: UsedOnce | null }>> => {
  const { env, request } = call;
  const form = call.input as Form;
  const stranger = await limitAddress(call);
  if (!stranger.ok) return stranger;
  const credentials = readCredentials(request.headers.get("authorization"), form);
  if (!credentials.ok) return credentials;
  const clientId = await namedClient(env, credentials.value, form, clientOfConsent);
  const tpp = clientId === null ? null : await readTpp(env, clientId);
  if (!tpp) return refuse("INVALID_CLIENT");
  const nowMs = now();
  const context = { issuer: env.BASE_URL, nowMs, findKey: findAssertionKey(env, tpp, nowMs) };
  const proved = await authenticateClient(tpp, credentials.value, context);
  if (!proved.ok) return proved;
  const { method, usedOnce: assertion } = proved.value;
  // Anyone can use a public client's client_id, so a public client has a limit for each address.
  if (method !== "none") stranger.refund(1);
  const allowed = await (method === "none" ? limitPublicClient : limitTpp)(call, tpp.tpp_id);
  return allowed.ok ? ok({ tpp, assertion }) : allowed;
};

/** @rule O2.8 */
const namedClient = async (
  env: GatewayEnv,
  { client_id }: Credentials,
  { consent_id }: Form,
  clientOfConsent: ClientOfConsent | undefined,
): Promise<string | null> => {
  if (client_id !== null) return client_id;
  return consent_id === undefined || !clientOfConsent ? null : clientOfConsent(env, consent_id);
};

/** The keys at clients' addresses, cached by this isolate. */
const findRemoteKey = remoteKeys(askKeySet);

/**
 * Finds the keys of a client's assertions: the registered ones, or those at its jwks_uri.
 * SERVICE_UNAVAILABLE if that address does not answer and no key of it is known.
 */
export const findAssertionKey =
  (env: GatewayEnv, tpp: TppRecord, nowMs: number): AuthenticationContext["findKey"] =>
  async (name) => {
    if (tpp.jwks_uri !== null) {
      return findRemoteKey(tpp.jwks_uri, tppTargets(env, tpp.mode), name, nowMs);
    }
    const keys = (tpp.jwks?.keys ?? []) as JWK[];
    return ok(await chooseKey(createLocalJWKSet({ keys }), name));
  };
