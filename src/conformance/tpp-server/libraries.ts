import type { CryptoKey } from "jose";
import * as oauth from "oauth4webapi";
import * as client from "openid-client";
import { broken, CannotRun, CaseEnd } from "../case.ts";
import type { FapiClient, FapiKit } from "./kit.ts";
import { readSigner } from "./signing.ts";

/** Two libraries of clients, unmodified: what they refuse, no client of the server could use. */
const byLibrary = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CaseEnd || error instanceof CannotRun) throw error;
    const { message, code, cause } = error as Error & { code?: string };
    const why = cause instanceof Error ? cause.message : JSON.stringify(cause ?? null);
    throw broken(`${name} refused it: ${message} ${code ?? ""} ${why}`);
  }
};

/** The fetch of a library: through the kit, so that a report shows what was said. */
const fetchOf =
  (kit: FapiKit) =>
  async (url: string | URL, init: { method?: string; headers?: unknown; body?: unknown } = {}) => {
    const { method = "GET", headers, body } = init;
    const answer = await kit.call("library", {
      url: String(url),
      method: method as "GET" | "POST",
      headers: Object.fromEntries(new Headers(headers as Record<string, string>)),
      ...(body == null ? {} : { body: String(body) }),
    });
    const isEmpty = answer.status === 204 || answer.text === "";
    return new Response(isEmpty ? null : answer.text, {
      status: answer.status,
      headers: answer.headers,
    });
  };

const isPlain = (kit: FapiKit): boolean => kit.server.url.startsWith("http:");

const keyOf = async ({ keys: [first] }: FapiClient) => {
  if (!first) throw new CannotRun("A client has no key.");
  const { privateKey, kid } = await readSigner(first);
  return { key: privateKey as CryptoKey, kid: kid ?? "" };
};

/** How far the server's clock is ahead, in seconds. */
const skewOf = (kit: FapiKit, ownNowMs: number): number =>
  Math.round((kit.clock.now() - ownNowMs) / 1000);

const accountsAt = (kit: FapiKit): URL => new URL("/ob/accounts", kit.server.url);

/** openid-client takes the whole way: metadata, PAR, the redirect, tokens, the API, a refresh. */
export const throughOpenidClient = (kit: FapiKit, ownNowMs: number): Promise<void> =>
  byLibrary("openid-client", async () => {
    const [first] = kit.server.clients;
    const config = await client.discovery(
      new URL(kit.server.url),
      first.client_id,
      { [client.clockSkew]: skewOf(kit, ownNowMs) },
      client.PrivateKeyJwt(await keyOf(first)),
      {
        algorithm: "oauth2",
        execute: isPlain(kit) ? [client.allowInsecureRequests] : [],
        [client.customFetch]: fetchOf(kit) as unknown as client.CustomFetch,
      },
    );
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    const expectedState = client.randomState();
    const address = await client.buildAuthorizationUrlWithPAR(config, {
      ...{ redirect_uri: first.redirect_uri, scope: kit.server.scope, state: expectedState },
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      ...{ code_challenge_method: "S256", ...kit.server.parameters },
    });
    const back = await kit.customer.decide(address.href, "APPROVE");
    const DPoP = client.getDPoPHandle(config, await client.randomDPoPKeyPair("ES256"));
    const checks = { pkceCodeVerifier, expectedState };
    const tokens = await client.authorizationCodeGrant(config, back, checks, undefined, { DPoP });
    const headers = new Headers({ "x-consent-id": String(tokens.consent_id) });
    const read = (token: string) =>
      client.fetchProtectedResource(config, token, accountsAt(kit), "GET", null, headers, { DPoP });
    await mustAnswer(await read(tokens.access_token));
    const again = await client.refreshTokenGrant(config, tokens.refresh_token ?? "", undefined, {
      DPoP,
    });
    await mustAnswer(await read(again.access_token));
  });

/** oauth4webapi does the same step by step, with the code bound by dpop_jkt alone. */
export const throughOauth4webapi = (kit: FapiKit, ownNowMs: number): Promise<void> =>
  byLibrary("oauth4webapi", async () => {
    const [, second] = kit.server.clients;
    const options = {
      [oauth.customFetch]: fetchOf(kit) as never,
      [oauth.allowInsecureRequests]: isPlain(kit),
    };
    const issuer = new URL(kit.server.url);
    const found = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...options });
    const server = await oauth.processDiscoveryResponse(issuer, found);
    const own = { client_id: second.client_id, [oauth.clockSkew]: skewOf(kit, ownNowMs) };
    const auth = oauth.PrivateKeyJwt(await keyOf(second));
    const pair = await oauth.generateKeyPair("ES256");
    const DPoP = oauth.DPoP(own, pair);
    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const form = new URLSearchParams({
      ...{ response_type: "code", redirect_uri: second.redirect_uri, state },
      ...{ scope: kit.server.scope, code_challenge_method: "S256", ...kit.server.parameters },
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      dpop_jkt: await DPoP.calculateThumbprint(),
    });
    const pushing = await oauth.pushedAuthorizationRequest(server, own, auth, form, options);
    const pushed = await oauth.processPushedAuthorizationResponse(server, own, pushing);
    const address = kit.address(second.client_id, pushed.request_uri);
    const back = await kit.customer.decide(address, "APPROVE");
    const shown = oauth.validateAuthResponse(server, own, back, state);
    const redeeming = await oauth.authorizationCodeGrantRequest(
      ...([server, own, auth, shown, second.redirect_uri, verifier] as const),
      { ...options, DPoP },
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, own, redeeming);
    const headers = new Headers({ "x-consent-id": String(tokens.consent_id) });
    const read = await oauth.protectedResourceRequest(
      ...([tokens.access_token, "GET", accountsAt(kit), headers, null] as const),
      { ...options, DPoP },
    );
    await mustAnswer(read);
  });

const mustAnswer = async (answer: Response): Promise<void> => {
  if (answer.status === 200) return;
  throw broken(`The API was to answer 200. ${answer.status} came: ${await answer.text()}`);
};
