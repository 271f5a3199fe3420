import { createLocalJWKSet, decodeJwt, exportJWK, jwtVerify } from "jose";
import { describe, expect, test } from "vitest";
import {
  type ClientAuth,
  type GatewayError,
  TppClient,
  type TppOptions,
} from "../../src/sdk/tpp.ts";
import { BASE_URL, json, PlantedClock, PlantedGateway, type Seen } from "./planted.ts";

/** How a TPP's client proves who it is, and what it checks of a return. */
const CONSENT = "cns_1";
const subtle = crypto.subtle;

const algorithms = {
  ES256: { name: "ECDSA", namedCurve: "P-256" },
  PS256: {
    ...{ name: "RSA-PSS", modulusLength: 2048, hash: "SHA-256" },
    publicExponent: new Uint8Array([1, 0, 1]),
  },
  EdDSA: { name: "Ed25519" },
};

const newPair = (algorithm: object) =>
  subtle.generateKey(algorithm as SubtleCryptoGenerateKeyAlgorithm, false, [
    "sign",
    "verify",
  ]) as Promise<CryptoKeyPair>;

const metadata = {
  issuer: BASE_URL,
  token_endpoint: `${BASE_URL}/ob/token`,
  pushed_authorization_request_endpoint: `${BASE_URL}/ob/par`,
  authorization_endpoint: `${BASE_URL}/ob/authorize`,
  revocation_endpoint: `${BASE_URL}/ob/revoke`,
};

const tokens = {
  ...{ access_token: "at_1", refresh_token: "rt_1", token_type: "Bearer", expires_in: 900 },
  scope: "accounts:read",
};

const scene = (
  options: Partial<TppOptions> = {},
  answer: (seen: Seen) => Response | null = () => null,
) => {
  const gateway = new PlantedGateway((seen) => {
    const planted = answer(seen);
    if (planted) return planted;
    if (seen.path.startsWith("/.well-known/")) return json(200, metadata);
    if (seen.path === "/ob/par") {
      return json(201, { request_uri: "urn:r", expires_in: 300, consent_id: CONSENT });
    }
    return json(200, seen.path === "/ob/token" ? tokens : { accounts: [] });
  });
  const kept = new Map();
  const client = new TppClient({
    ...{ baseUrl: BASE_URL, clientId: "tpp_1", redirectUri: "https://app.example/back" },
    auth: { method: "client_secret_post", clientSecret: "s" },
    store: {
      load: async (id) => kept.get(id) ?? null,
      save: async (id, set) => void kept.set(id, set),
    },
    ...{ fetch: gateway.fetch, clock: new PlantedClock(), random: () => 0 },
    ...options,
  });
  const sent = (path: string) => gateway.seen.filter((seen) => seen.path === path);
  return { client, sent, kept };
};

const asked = { bank_handle: "alpha", scopes: ["accounts:read"] as ["accounts:read"] };
const failure = (work: Promise<unknown>): Promise<GatewayError> =>
  work.then(
    () => Promise.reject(new Error("nothing was thrown")),
    (error) => error,
  );

describe("a client proves who it is", () => {
  test("with a secret whose halves are form-encoded", async () => {
    const auth: ClientAuth = { method: "client_secret_basic", clientSecret: "a:b c+ü" };
    const { client, sent } = scene({ auth });
    await client.authorise(asked);
    const basic = sent("/ob/par")[0]?.headers.authorization?.slice("Basic ".length) ?? "";
    expect(atob(basic)).toBe("tpp_1:a%3Ab+c%2B%C3%BC");
  });

  test.each(Object.entries(algorithms))(
    "with an assertion by %s, a new one each time",
    async (alg, algorithm) => {
      const { privateKey, publicKey } = await newPair(algorithm);
      const auth: ClientAuth = { method: "private_key_jwt", privateKey, keyId: "k1" };
      let refusals = 1;
      const { client, sent } = scene({ auth }, ({ path }) =>
        path === "/ob/par" && refusals-- > 0
          ? json(503, { error: "temporarily_unavailable", retryable: true })
          : null,
      );
      await client.authorise(asked);
      const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: "k1" }] });
      const ids = new Set<unknown>();
      for (const { body } of sent("/ob/par")) {
        const assertion = new URLSearchParams(body).get("client_assertion") ?? "";
        const { payload, protectedHeader } = await jwtVerify(assertion, keys, {
          ...{ issuer: "tpp_1", subject: "tpp_1", audience: BASE_URL },
          currentDate: new Date(new PlantedClock().now()),
        });
        expect([protectedHeader.alg, payload.aud, payload.exp]).toEqual([
          alg,
          BASE_URL,
          (payload.iat ?? 0) + 60,
        ]);
        ids.add(payload.jti);
      }
      expect(ids.size).toBe(2);
    },
  );
});

test("PKCE and state are made anew for each request, and never leave in the clear", async () => {
  const { client, sent } = scene();
  const one = await client.authorise(asked);
  const other = await client.authorise({ ...asked, expiry_days: 90 });
  expect(one.url).toBe(`${BASE_URL}/ob/authorize?client_id=tpp_1&request_uri=urn%3Ar`);
  const [form, second] = sent("/ob/par").map(({ body }) => new URLSearchParams(body));
  const digest = await subtle.digest(
    "SHA-256",
    new TextEncoder().encode(one.pending.code_verifier),
  );
  expect(form?.get("code_challenge")).toBe(Buffer.from(digest).toString("base64url"));
  expect(form?.get("state")).toBe(one.pending.state);
  expect(String(form)).not.toContain(one.pending.code_verifier);
  expect(second?.get("expiry_days")).toBe("90");
  expect(new Set([one, other].flatMap(({ pending }) => Object.values(pending))).size).toBe(5);
});

describe("a return", () => {
  const pending = { consent_id: CONSENT, state: "s1", code_verifier: "v1" };
  const back = (changes: Record<string, string | null> = {}): URL => {
    const query = { code: "c1", state: "s1", iss: BASE_URL, consent_id: CONSENT, ...changes };
    const url = new URL("https://app.example/back");
    for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
    return url;
  };

  test("gives tokens, which are stored", async () => {
    const { client, sent, kept } = scene();
    const done = await client.complete(back(), pending);
    expect(kept.get(CONSENT)).toEqual(done);
    expect(Object.fromEntries(new URLSearchParams(sent("/ob/token")[0]?.body))).toMatchObject({
      ...{ grant_type: "authorization_code", code: "c1", code_verifier: "v1" },
      redirect_uri: "https://app.example/back",
    });
  });

  test.each<[name: string, changes: Record<string, string | null>, field: string]>([
    ["another state", { state: "s2" }, "state"],
    ["no state", { state: null }, "state"],
    ["another issuer", { iss: "https://evil.example" }, "iss"],
    ["no issuer", { iss: null }, "iss"],
    ["another consent", { consent_id: "cns_2" }, "consent_id"],
    ["an error with another state", { code: null, error: "access_denied", state: "x" }, "state"],
  ])("with %s is not trusted, and its code not used", async (_, changes, field) => {
    const { client, sent } = scene();
    const error = await failure(client.complete(back(changes), pending));
    expect([error.code, error.field]).toEqual(["RETURN_NOT_TRUSTED", field]);
    expect(sent("/ob/token")).toEqual([]);
  });

  test("with a repeated parameter is not trusted", async () => {
    const { client } = scene();
    const error = await failure(client.complete(`${back()}&state=s1`, pending));
    expect(error.code).toBe("RETURN_NOT_TRUSTED");
  });

  test("of a customer who did not approve says why", async () => {
    const { client } = scene();
    const refused = { code: null, error: "access_denied", error_description: "CUSTOMER_DECLINED" };
    const error = await failure(client.complete(back(refused), pending));
    expect([error.oauthError, error.message]).toEqual(["access_denied", "CUSTOMER_DECLINED"]);
  });

  test("without anything changes nothing", async () => {
    const { client, sent } = scene();
    expect(await client.complete("https://app.example/back?lang=fr", pending)).toBeNull();
    expect(sent("/ob/token")).toEqual([]);
  });

  test("of an order is checked in the same way", async () => {
    const { client } = scene();
    const order = { payment_order_id: "po_1", state: "s1" };
    const address = back({ code: null, consent_id: null, payment_order_id: "po_1" });
    await client.checkOrderReturn(address, order);
    for (const wrong of [
      { ...order, state: "s2" },
      { ...order, payment_order_id: "po_2" },
    ]) {
      const error = await failure(client.checkOrderReturn(address, wrong));
      expect(error.code).toBe("RETURN_NOT_TRUSTED");
    }
  });

  test("a lost answer to a code is not asked for again, a refusal for a while is", async () => {
    let first = true;
    const busy = scene({}, ({ path }) => {
      if (path !== "/ob/token" || !first) return null;
      first = false;
      return json(503, { error: "temporarily_unavailable" }, { "retry-after": "1" });
    });
    expect(await busy.client.complete(back(), pending)).toMatchObject({ access_token: "at_1" });
    const lost = scene({}, ({ path }) => {
      if (path === "/ob/token") throw new TypeError("fetch failed");
      return null;
    });
    expect((await failure(lost.client.complete(back(), pending))).code).toBe("NETWORK_ERROR");
    expect(lost.sent("/ob/token")).toHaveLength(1);
  });
});

test("another issuer's metadata is refused, and asked for again the next time", async () => {
  let issuer = "https://evil.example";
  const { client, sent } = scene({}, ({ path }) =>
    path.startsWith("/.well-known/") ? json(200, { ...metadata, issuer }) : null,
  );
  expect((await failure(client.authorise(asked))).code).toBe("UNEXPECTED_ANSWER");
  expect(sent("/ob/par")).toEqual([]);
  issuer = BASE_URL;
  await client.authorise(asked);
});

describe("DPoP", () => {
  const claimsOf = ({ headers }: Seen) => decodeJwt(headers.dpop ?? "");

  test("proves each request, and repeats one that lacks a nonce, with the same code", async () => {
    const dpop = await newPair(algorithms.ES256);
    let nonce = "";
    const { client, sent } = scene({ dpop }, ({ path, headers }) => {
      if (path.startsWith("/.well-known/")) return null;
      if (decodeJwt(headers.dpop ?? "").nonce === nonce) {
        return path === "/ob/token" ? json(200, { ...tokens, token_type: "DPoP" }) : null;
      }
      // The server wants another nonce from now on.
      return path === "/ob/token"
        ? json(400, { error: "use_dpop_nonce" }, { "dpop-nonce": nonce })
        : new Response("", {
            status: 401,
            headers: { "dpop-nonce": nonce, "www-authenticate": 'DPoP error="use_dpop_nonce"' },
          });
    });
    nonce = "n1";
    const pending = { consent_id: CONSENT, state: "s1", code_verifier: "v1" };
    const back = `https://app.example/back?code=c1&state=s1&iss=${BASE_URL}&consent_id=${CONSENT}`;
    await client.complete(back, pending);
    const exchanges = sent("/ob/token");
    expect(exchanges.map((seen) => claimsOf(seen).nonce)).toEqual([undefined, "n1"]);
    expect(exchanges[1]?.body).toBe(exchanges[0]?.body);

    nonce = "n2";
    await client.consent(CONSENT).accounts();
    const reads = sent("/api/v1/ob/accounts");
    expect(reads.map((seen) => claimsOf(seen).nonce)).toEqual(["n1", "n2"]);
    const all = [...exchanges, ...reads];
    expect(new Set(all.map((seen) => claimsOf(seen).jti)).size).toBe(4);
    const ath = Buffer.from(await subtle.digest("SHA-256", Buffer.from("at_1")));
    expect(claimsOf(reads[1] as Seen)).toMatchObject({
      ...{ htm: "GET", htu: `${BASE_URL}/api/v1/ob/accounts` },
      ath: ath.toString("base64url"),
    });
    expect(reads[1]?.headers).toMatchObject({
      ...{ authorization: "DPoP at_1", "x-consent-id": CONSENT },
    });
    expect(exchanges).toHaveLength(2);
  });

  test.each(Object.entries(algorithms))(
    "signs with %s, and shows no private part",
    async (alg, algorithm) => {
      const dpop = await newPair(algorithm);
      const { client, sent } = scene({ dpop });
      await client.authorise(asked);
      const proof = sent("/ob/par")[0]?.headers.dpop ?? "";
      const { protectedHeader } = await jwtVerify(proof, dpop.publicKey, {
        ...{ typ: "dpop+jwt", currentDate: new Date(new PlantedClock().now()) },
      });
      expect(protectedHeader.alg).toBe(alg);
      for (const secret of ["d", "p", "q", "dp", "dq", "qi"]) {
        expect(protectedHeader.jwk).not.toHaveProperty(secret);
      }
    },
  );
});
