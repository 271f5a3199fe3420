import { exportSPKI, type JWK } from "jose";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ask as askAdmin, migrate } from "../../staff/operators/gateway.ts";
import { type KeyPair, newKeyPair, part } from "./client-fixtures.ts";
import {
  assertionOf,
  basic,
  basicOf,
  env,
  expectRefusal,
  openBank,
  type Parameters,
  proofOf,
  pushForm,
  type Refusal,
  send,
  serverEnv,
} from "./oauth-server.ts";
import { endOAuthTest, newTpp, type Registered, startOAuthTest, wait } from "./scene.ts";

/**
 * Every check that the endpoints share, at every endpoint, in the words of the RFCs. A row says
 * how the request is made, and how it is refused; null means that it is accepted.
 */
interface Sent {
  headers: Record<string, string>;
  parameters: [string, string][];
}

const endpoints: Record<string, [string, string][]> = {
  token: [["grant_type", "client_credentials"]],
  revoke: [["token", "unknown"]],
  introspect: [["token", "unknown"]],
  par: [],
};

/** The status of an accepted request. */
const accepted = (endpoint: string): number => (endpoint === "par" ? 201 : 200);

let secretClient: Registered;
let keyClient: Registered;
let publicClient: Registered;
let key: KeyPair;

beforeAll(async () => {
  await migrate();
  key = await newKeyPair("ES256", "key-1");
  endpoints.par = Object.entries(pushForm((await openBank()).bank_handle));
  // Each test is an hour after the one before, so it finds their limits as new.
  startOAuthTest();
  secretClient = await newTpp();
  const jwks = { keys: [{ ...key.jwk, alg: "ES256" }] };
  keyClient = await newTpp({ auth_method: "PRIVATE_KEY_JWT", jwks });
  publicClient = await newTpp({ auth_method: "NONE" });
  endOAuthTest();
});

beforeEach(startOAuthTest);
afterEach(endOAuthTest);

const authenticated = (parameters: [string, string][]): Sent => ({
  headers: basicOf(secretClient),
  parameters,
});

const invalidRequest: Refusal = [400, "invalid_request"];
const invalidClient: Refusal = [401, "invalid_client"];
const challenged: Refusal = [401, "invalid_client", 'Basic realm="gateway"'];

/** How a request is written [RFC 6749 § 3.2, appendix B]. */
const forms: [rule: string, change: (sent: Sent) => Sent, refusal: Refusal | null][] = [
  ["parameters that are unknown are ignored", add(["color", "blue"]), null],
  ["a parameter without a value counts as absent", add(["client_id", ""]), null],
  [
    "a parameter that is repeated is invalid_request",
    (sent) => add(...sent.parameters)(sent),
    invalidRequest,
  ],
  ["an unknown one too", add(["color", "blue"], ["color", "blue"]), invalidRequest],
  [
    "the media type may have parameters",
    header("content-type", "application/x-www-form-urlencoded;charset=UTF-8"),
    null,
  ],
  ["JSON is no form", header("content-type", "application/json"), [415, "invalid_request"]],
  [
    "a body above 64 KiB is too large",
    add(["color", "b".repeat(65_536)]),
    [413, "invalid_request"],
  ],
];

function add(...parameters: [string, string][]) {
  return (sent: Sent): Sent => ({ ...sent, parameters: [...sent.parameters, ...parameters] });
}
function header(name: string, value: string) {
  return (sent: Sent): Sent => ({ ...sent, headers: { ...sent.headers, [name]: value } });
}

/** Who asks [RFC 6749 § 2.3, § 5.2]. */
const id = () => secretClient.tpp.tpp_id;
const secret = () => secretClient.client_secret;
const body = (parameters: Record<string, string>): Partial<Sent> => ({
  parameters: Object.entries(parameters),
});

const clients: [
  rule: string,
  credentials: () => Partial<Sent> | Promise<Partial<Sent>>,
  refusal: Refusal | null,
][] = [
  ["client_secret_basic", () => ({ headers: basicOf(secretClient) }), null],
  ["client_secret_post", () => body({ client_id: id(), client_secret: secret() }), null],
  ["private_key_jwt", async () => body(await assertionOf(keyClient.tpp.tpp_id, key)), null],
  ["none, of a public client", () => body({ client_id: publicClient.tpp.tpp_id }), null],
  [
    "client_id beside Basic, if it is the same",
    () => ({ headers: basicOf(secretClient), ...body({ client_id: id() }) }),
    null,
  ],
  [
    "client_id beside Basic, if it is another's",
    () => ({ headers: basicOf(secretClient), ...body({ client_id: keyClient.tpp.tpp_id }) }),
    invalidRequest,
  ],
  [
    "two methods in one request",
    () => ({ headers: basicOf(secretClient), ...body({ client_secret: secret() }) }),
    invalidRequest,
  ],
  ["no credentials", () => ({}), invalidClient],
  ["a client_id alone, of a client with a secret", () => body({ client_id: id() }), invalidClient],
  [
    "an unknown client with Basic",
    () => ({ headers: basic(`tpp_${"0".repeat(43)}`, secret()) }),
    challenged,
  ],
  [
    "an unknown client in the form",
    () => body({ client_id: "someone", client_secret: secret() }),
    invalidClient,
  ],
  ["a wrong secret with Basic", () => ({ headers: basic(id(), "wrong") }), challenged],
  [
    "a wrong secret in the form",
    () => body({ client_id: id(), client_secret: "wrong" }),
    invalidClient,
  ],
  ["malformed Basic", () => ({ headers: { authorization: "Basic ***" } }), challenged],
  [
    "a secret of a client without one",
    () => ({ headers: basic(keyClient.tpp.tpp_id, secret()) }),
    challenged,
  ],
  ["an access token", () => ({ headers: { authorization: "Bearer t" } }), invalidClient],
];

/** Assertions that prove nothing [RFC 7523 § 3, RFC 8725, FAPI 2.0 § 5.3.2.1]. */
const now = () => Math.floor(Date.now() / 1000);
const forged: [forgery: string, make: (client: string) => Promise<Record<string, string>>][] = [
  [
    "alg none",
    async (client) => {
      const { client_assertion_type } = await assertionOf(client, key);
      const claims = { iss: client, sub: client, aud: env.BASE_URL, jti: "n", exp: now() + 60 };
      return {
        client_assertion_type: client_assertion_type as string,
        client_assertion: `${part({ alg: "none" })}.${part(claims)}.`,
      };
    },
  ],
  [
    "HS256 with the public key as secret",
    async (client) =>
      assertionOf(
        client,
        key,
        {},
        { alg: "HS256" },
        new TextEncoder().encode(await exportSPKI(key.publicKey)),
      ),
  ],
  [
    "signed by another key of the same name",
    async (client) => assertionOf(client, await newKeyPair("ES256", "key-1")),
  ],
  [
    "signed by a key that it brings along",
    async (client) => {
      const own = await newKeyPair("ES256", "key-1");
      return assertionOf(client, own, {}, { jwk: own.jwk });
    },
  ],
  ["kid of no key", (client) => assertionOf(client, key, {}, { kid: "key-2" })],
  ["typ of a DPoP proof", (client) => assertionOf(client, key, {}, { typ: "dpop+jwt" })],
  ["typ of an access token", (client) => assertionOf(client, key, {}, { typ: "at+jwt" })],
  [
    "aud the token endpoint",
    (client) => assertionOf(client, key, { aud: `${env.BASE_URL}/ob/token` }),
  ],
  ["aud a list with the issuer", (client) => assertionOf(client, key, { aud: [env.BASE_URL] })],
  [
    "aud another server [mix-up]",
    (client) => assertionOf(client, key, { aud: "https://other.example" }),
  ],
  ["without aud", (client) => assertionOf(client, key, { aud: undefined })],
  ["expired", (client) => assertionOf(client, key, { exp: now() })],
  ["without exp", (client) => assertionOf(client, key, { exp: undefined })],
  ["alive for an hour", (client) => assertionOf(client, key, { exp: now() + 3_600 })],
  ["issued in the future", (client) => assertionOf(client, key, { iat: now() + 60 })],
  ["not yet valid", (client) => assertionOf(client, key, { nbf: now() + 60 })],
  ["without jti", (client) => assertionOf(client, key, { jti: undefined })],
  ["iss another client", (client) => assertionOf(client, key, { iss: secretClient.tpp.tpp_id })],
  ["sub another client", (client) => assertionOf(client, key, { sub: publicClient.tpp.tpp_id })],
];

describe.each(Object.keys(endpoints))("POST /ob/%s", (endpoint) => {
  let valid: [string, string][];
  beforeEach(() => {
    valid = endpoints[endpoint] ?? [];
  });
  const success = accepted(endpoint);
  const ask = ({ headers = {}, parameters = [] }: Partial<Sent>) =>
    send(endpoint, [...parameters] as Parameters, { headers });

  // @rule O1.3
  it("answers, and nobody may keep the answer", async () => {
    const answer = await ask(authenticated(valid));
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([success, "no-store"]);
    expect(JSON.stringify(answer.body)).not.toContain("null,");
  });

  it("accepts no other method", async () => {
    const answer = await send(endpoint, "", { method: "GET" });
    expectRefusal(answer, [405, "invalid_request"]);
    expect(answer.headers.get("allow")).toBe("POST");
  });

  // @rule O1.2
  it("reads nothing from the query", async () => {
    const named = new URLSearchParams({ client_id: id(), client_secret: secret() });
    expectRefusal(await send(`${endpoint}?${named}`, valid), invalidClient);
  });

  it("refuses what is required and missing with invalid_request", async () => {
    expectRefusal(await ask(authenticated([])), invalidRequest);
  });

  // @rule O1.2 O1.4
  it.each(forms)("%s", async (_, change, refusal) => {
    const answer = await ask(change(authenticated(valid)));
    if (refusal) expectRefusal(answer, refusal);
    else expect(answer.status).toBe(success);
  });

  // @rule O1.4 O2.2 O1.9
  it.each(clients)("identifies its client by %s", async (_, credentials, refusal) => {
    const { headers = {}, parameters = [] } = await credentials();
    const answer = await ask({ headers, parameters: [...valid, ...parameters] });
    if (refusal) expectRefusal(answer, refusal);
    else expect(answer.status).toBe(success);
  });

  it.each(forged)("refuses an assertion with %s as invalid_client", async (_, make) => {
    const parameters = [...valid, ...Object.entries(await make(keyClient.tpp.tpp_id))];
    expectRefusal(await ask({ parameters }), invalidClient);
  });

  // @rule O2.3
  it("accepts an assertion once, at whichever endpoint", async () => {
    const shown = Object.entries(await assertionOf(keyClient.tpp.tpp_id, key));
    expect((await send("introspect", [["token", "t"], ...shown])).status).toBe(200);
    expectRefusal(await ask({ parameters: [...valid, ...shown] }), invalidClient);
  });

  it("accepts one assertion of ten in parallel once", async () => {
    const shown = Object.entries(await assertionOf(keyClient.tpp.tpp_id, key));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask({ parameters: [...valid, ...shown] })),
    );
    expect(answers.filter(({ status }) => status === success)).toHaveLength(1);
  });

  it("tells a suspended client only what it proves itself to be", async () => {
    const suspended = await newTpp();
    const { tpp_id } = suspended.tpp;
    const path = `/admin/v1/tpps/${tpp_id}`;
    await askAdmin(path, { method: "PATCH", json: { status: "SUSPENDED" } });
    wait(2_000);
    const proved = { headers: basicOf(suspended), parameters: valid };
    expectRefusal(await ask(proved), [400, "unauthorized_client"]);
    expectRefusal(await ask({ headers: basic(tpp_id, "wrong"), parameters: valid }), challenged);
  });

  // @rule O1.5
  it("is temporarily_unavailable while storage fails, with Retry-After", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const lost = () => {
      throw Object.assign(new Error("D1_ERROR: Network connection lost."), { retryable: true });
    };
    const DB = new Proxy(env.DB, { get: lost });
    wait(2_000);
    const answer = await send(endpoint, valid, {
      headers: basicOf(secretClient),
      on: serverEnv({ DB }),
    });
    expectRefusal(answer, [503, "temporarily_unavailable"]);
    expect(answer.retryAfter).toBe("1");
  });

  it("lets one TPP ask so often a minute, and then says when again", async () => {
    const on = serverEnv({ LIMITS: "contract", REQUESTS_PER_MINUTE_TPP: "30" });
    const headers = basicOf(secretClient);
    for (let count = 0; count < 30; count++) {
      expect((await send(endpoint, valid, { headers, on })).status).toBe(success);
    }
    const answer = await send(endpoint, valid, { headers, on, address: "203.0.113.2" });
    expectRefusal(answer, [429, "temporarily_unavailable"]);
    expect(Number(answer.retryAfter)).toBeGreaterThan(0);
  });

  it("lets one address guess so many secrets, in parallel too, and known clients go on", async () => {
    const on = serverEnv({ LIMITS: "contract", REQUESTS_PER_MINUTE_ADDRESS: "30" });
    const guess = () => send(endpoint, valid, { headers: basic(id(), "wrong"), on });
    const answers = await Promise.all(Array.from({ length: 50 }, guess));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    const sent = { headers: basicOf(secretClient), on, address: "203.0.113.3" };
    expect((await send(endpoint, valid, sent)).status).toBe(success);
  });

  it("does not count a proved client against its address", async () => {
    const on = serverEnv({ LIMITS: "contract", REQUESTS_PER_MINUTE_ADDRESS: "10" });
    for (let count = 0; count < 15; count++) {
      const answer = await send(endpoint, valid, { headers: basicOf(secretClient), on });
      expect(answer.status).toBe(success);
    }
  });

  it("keeps the limit of a public client from strangers who name it", async () => {
    const on = serverEnv({ LIMITS: "contract", REQUESTS_PER_MINUTE_TPP: "30" });
    const named: [string, string][] = [...valid, ["client_id", publicClient.tpp.tpp_id]];
    for (let count = 0; count < 30; count++) await send(endpoint, named, { on });
    expect((await send(endpoint, named, { on })).status).toBe(429);
    expect((await send(endpoint, named, { on, address: "203.0.113.2" })).status).toBe(success);
  });
});

/** The import of Workers takes a list for its one text, and does not look at the curve. */
describe("a proof whose key is in another form", () => {
  it.each([
    ["a list", ({ x }: JWK) => ({ x: [x] })],
    ["padded", ({ x }: JWK) => ({ x: `${x}=` })],
    ["of another curve", () => ({ crv: "P-384" })],
    ["without a curve", () => ({ crv: undefined })],
  ])("(%s) binds no token", async (_, changesOf) => {
    const jwk = { ...key.jwk, ...changesOf(key.jwk) } as JWK;
    const { headers } = authenticated([]);
    const proof = await proofOf(key, "token", {}, { jwk });
    const answer = await send("token", endpoints.token as Parameters, {
      headers: { ...headers, ...proof },
    });
    expectRefusal(answer, [400, "invalid_dpop_proof"]);
  });
});
