import { now } from "../../base/platform/clock.ts";
import { broken, must, notOffered } from "../case.ts";
import { came, tokensIn } from "./answers.ts";
import type { FapiCase, FapiKit, Granted } from "./kit.ts";
import { throughOauth4webapi, throughOpenidClient } from "./libraries.ts";
import { newSigner } from "./signing.ts";

/** What a well-behaved client does, and what must come of it. */
const algorithms = ["PS256", "ES256", "EdDSA", "Ed25519"];

const isSubset = (list: unknown): boolean =>
  Array.isArray(list) && list.length > 0 && list.every((one) => algorithms.includes(String(one)));

const holds = (list: unknown, wanted: string): boolean =>
  Array.isArray(list) && list.includes(wanted);

/** The redirect of a success: iss, the state that was sent, and nothing in the fragment. */
export const checkBack = (
  kit: FapiKit,
  { back, client }: Pick<Granted, "back" | "client">,
  state: string | null,
): void => {
  const wanted = new URL(client.redirect_uri);
  const isThere = back.origin === wanted.origin && back.pathname === wanted.pathname;
  must(isThere, `The redirect leads to ${back.origin}${back.pathname}.`);
  const { issuer } = kit.metadata;
  const iss = back.searchParams.get("iss");
  must(iss === issuer, `iss was to be ${issuer} in the redirect, not ${iss}.`);
  const came = back.searchParams.get("state");
  must(came === state, `state was to be ${state} in the redirect, not ${came}.`);
  must(back.hash === "", "The redirect was to have no fragment.");
};

/** A module that the plan itself leaves out for this server. */
export const leftOut = (id: string, module: string, title: string, why: string): FapiCase => ({
  id,
  module,
  title,
  rule: "O1.8",
  level: "FULL",
  notApplicable: why,
  async run() {
    throw notOffered(why);
  },
});

const NO_ID_TOKEN = "There are no ID tokens and no nonce: the plan is run as plain OAuth.";

/** The whole way with a proof that has these claims, at the token endpoint and at the API. */
const withProof = async (kit: FapiKit, claims: (seconds: number) => object): Promise<void> => {
  const key = await newSigner();
  const changed = () => ({ claims: { ...claims(kit.seconds) } });
  const redeemed = await kit.redeem(await kit.granted(), { key, proof: changed() });
  const tokens = tokensIn(redeemed);
  const answer = await kit.read(tokens, await kit.beside(tokens, key, changed()));
  must(answer.status === 200, `The API was to take the proof. ${came(answer)}`);
};

export const flowCases: readonly FapiCase[] = [
  {
    id: "FAPI-101",
    module: "discovery-end-point-verification",
    title: "The metadata names what the profile requires, and no algorithm beside its own",
    rule: "O1.6",
    level: "BASIC",
    async run(kit) {
      const found = kit.metadata as Record<string, unknown>;
      const { url } = kit.server;
      must(found.issuer === url, `issuer was to be ${url}, not ${found.issuer}.`);
      const wanted: [boolean, string][] = [
        [holds(found.token_endpoint_auth_methods_supported, "private_key_jwt"), "private_key_jwt"],
        [isSubset(found.token_endpoint_auth_signing_alg_values_supported), "its algorithms alone"],
        [isSubset(found.dpop_signing_alg_values_supported), "its algorithms alone for DPoP"],
        [holds(found.code_challenge_methods_supported, "S256"), "S256"],
        [holds(found.response_types_supported, "code"), "the response_type code"],
        [holds(found.grant_types_supported, "authorization_code"), "authorization_code"],
        [found.authorization_response_iss_parameter_supported === true, "iss in the redirect"],
        [typeof found.jwks_uri === "string", "a jwks_uri"],
        [typeof found.require_pushed_authorization_requests === "boolean", "whether PAR is needed"],
      ];
      for (const [is, what] of wanted) must(is, `The metadata was to name ${what}.`);
      const keys = await kit.call("keys", { url: String(found.jwks_uri), method: "GET" });
      const list = Array.isArray(keys.json.keys)
        ? (keys.json.keys as Record<string, unknown>[])
        : [];
      const isPublic = list.every(({ kid, d }) => typeof kid === "string" && d === undefined);
      must(list.length > 0 && isPublic, "jwks_uri was to have public keys, each with a kid.");
    },
  },
  {
    id: "FAPI-102",
    module: "happy-flow",
    title: "Two libraries get bound tokens for two clients, read the API and refresh",
    rule: "O3.14",
    level: "BASIC",
    async run(kit) {
      await throughOpenidClient(kit, now());
      await throughOauth4webapi(kit, now());
      const key = await newSigner();
      const granted = await kit.granted();
      checkBack(kit, granted, granted.state);
      must(granted.code.length >= 22, "The code was to have 128 bits.");
      must(granted.expires_in <= 600, "request_uri was to live 10 minutes at most.");
      const tokens = tokensIn(await kit.redeem(granted, { key }));
      const inQuery = `/ob/accounts?access_token=${tokens.access_token}`;
      const headers = { "x-consent-id": tokens.consent_id };
      const url = kit.server.url + inQuery;
      const refused = await kit.call("api", { url, method: "GET", headers });
      const isRefused = [400, 401].includes(refused.status);
      must(isRefused, `A token in the query was to be refused. ${came(refused)}`);
      const accept = { accept: "application/json, application/*+json, */*" };
      const answer = await kit.read(tokens, { ...(await kit.beside(tokens, key)), ...accept });
      must(answer.status === 200, `The API was to answer. ${came(answer)}`);
    },
  },
  {
    id: "FAPI-103",
    module: "user-rejects-authentication",
    title: "A customer who says no comes back with access_denied, state and iss",
    rule: "O4.4",
    level: "BASIC",
    needs: ["FAPI-102"],
    async run(kit) {
      const pushed = await kit.pushed();
      const address = kit.address(pushed.client.client_id, pushed.request_uri);
      const back = await kit.customer.decide(address, "REJECT");
      checkBack(kit, { ...pushed, back }, pushed.state);
      const error = back.searchParams.get("error");
      must(error === "access_denied", `access_denied was to come back, not ${error}.`);
      if (back.searchParams.has("code")) throw broken("A code came back after a no.");
    },
  },
  {
    id: "FAPI-104",
    module: "ensure-authorization-request-without-state-success",
    title: "A request without state comes back without one",
    rule: "O4.7",
    level: "BASIC",
    needs: ["FAPI-102"],
    async run(kit) {
      checkBack(kit, await kit.granted({ form: { state: null } }), null);
    },
  },
  leftOut(
    "FAPI-105",
    "ensure-authorization-request-without-nonce-success",
    "A request without nonce gets an ID token without one",
    NO_ID_TOKEN,
  ),
  leftOut(
    "FAPI-106",
    "ensure-authorization-request-with-64-char-nonce-success",
    "A nonce of 64 characters comes back in the ID token",
    NO_ID_TOKEN,
  ),
  leftOut(
    "FAPI-107",
    "ensure-other-scope-order-succeeds",
    "The scope openid may stand at another place",
    NO_ID_TOKEN,
  ),
  leftOut(
    "FAPI-108",
    "test-claims-parameter-identity-claims",
    "Claims that are asked for are in the ID token",
    NO_ID_TOKEN,
  ),
  {
    id: "FAPI-109",
    module: "access-token-type-header-case-sensitivity",
    title: "The scheme of the Authorization header may be written in any case",
    rule: "O3.12",
    level: "FULL",
    needs: ["FAPI-102"],
    async run(kit) {
      const key = await newSigner();
      const tokens = await kit.tokens(key);
      const headers = await kit.beside(tokens, key);
      const authorization = `dpOP ${tokens.access_token}`;
      const answer = await kit.read(tokens, { ...headers, authorization });
      must(answer.status === 200, `dpOP was to be taken as DPoP. ${came(answer)}`);
    },
  },
  {
    id: "FAPI-110",
    module: "check-dpop-proof-nbf-exp",
    title: "A proof may have nbf and exp",
    rule: "O3.19",
    level: "FULL",
    needs: ["FAPI-102"],
    run: (kit) => withProof(kit, (seconds) => ({ nbf: seconds, exp: seconds + 300 })),
  },
  {
    id: "FAPI-111",
    module: "ensure-dpopproof-with-iat-10seconds-before-succeeds",
    title: "A proof of 10 seconds ago is taken",
    rule: "O3.19",
    level: "FULL",
    needs: ["FAPI-102"],
    run: (kit) => withProof(kit, (seconds) => ({ iat: seconds - 10 })),
  },
  {
    id: "FAPI-112",
    module: "ensure-dpopproof-with-iat-10seconds-after-succeeds",
    title: "A proof of the next 10 seconds is taken",
    rule: "O3.19",
    level: "FULL",
    needs: ["FAPI-102"],
    run: (kit) => withProof(kit, (seconds) => ({ iat: seconds + 10 })),
  },
];
