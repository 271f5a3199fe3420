import { exportJWK, generateKeyPair } from "jose";
import * as oauth from "oauth4webapi";
import * as client from "openid-client";
import { beforeAll, describe, expect, it } from "vitest";

/**
 * What TPPs do with openid-client, unmodified and in its defaults, with every way to authenticate.
 * It runs in one isolate against the routes, and over HTTP against a world.
 */
export interface LibraryWorld {
  issuer: string;
  fetch: typeof fetch;
  bank_handle: string;
  redirect_uri: string;
  register(tpp: object): Promise<{ client_id: string; client_secret?: string }>;
  /** How far its clock is ahead of this machine's, in seconds. */
  skew(): Promise<number>;
  /** The customer opens the address and approves; where the browser goes back to. */
  approve(address: URL): Promise<URL>;
}

interface Connected {
  config: client.Configuration;
  options: { DPoP?: client.DPoPHandle };
}

const keyMethods = ["ES256", "PS256", "Ed25519"] as const;
const methods = ["default", "client_secret_basic", "client_secret_post", "none", ...keyMethods];

type Authenticate = { tpp: object; auth(secret: string): client.ClientAuth | undefined };

const authenticationOf = async (method: string): Promise<Authenticate> => {
  switch (method) {
    case "default":
      return { tpp: {}, auth: () => undefined };
    case "client_secret_basic":
      return { tpp: {}, auth: (secret) => client.ClientSecretBasic(secret) };
    case "client_secret_post":
      return { tpp: {}, auth: (secret) => client.ClientSecretPost(secret) };
    case "none":
      return { tpp: { auth_method: "NONE" }, auth: () => client.None() };
    default: {
      const { privateKey, publicKey } = await generateKeyPair(method, { extractable: true });
      const keys = [{ ...(await exportJWK(publicKey)), kid: "key-1" }];
      return {
        tpp: { auth_method: "PRIVATE_KEY_JWT", jwks: { keys } },
        auth: () => client.PrivateKeyJwt({ key: privateKey, kid: "key-1" }),
      };
    }
  }
};

const scopes = ["accounts:read", "balances:read"];

/** A client of its own, as its library connects it. */
const connect = async (
  world: LibraryWorld,
  method: string,
  changes: object = {},
): Promise<client.Configuration> => {
  const { tpp, auth } = await authenticationOf(method);
  const { redirect_uri } = world;
  const registered = await world.register({
    ...{ name: "Budget App", mode: "test", auth_method: "SECRET", scopes },
    ...{ redirect_uris: [redirect_uri], ...tpp, ...changes },
  });
  const secret = registered.client_secret ?? "";
  const clock = { [client.clockSkew]: await world.skew() };
  return client.discovery(
    new URL(world.issuer),
    registered.client_id,
    method === "default" ? { client_secret: secret, ...clock } : clock,
    auth(secret),
    { execute: [client.allowInsecureRequests], [client.customFetch]: world.fetch as never },
  );
};

interface Started {
  address: URL;
  checks: { pkceCodeVerifier: string; expectedState?: string };
}

const start = async (
  { config, options }: Connected,
  world: LibraryWorld,
  more: Record<string, string> = {},
): Promise<Started> => {
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const expectedState = client.randomState();
  const parameters = {
    ...{ redirect_uri: world.redirect_uri, scope: scopes.join(" "), state: expectedState },
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    ...{ code_challenge_method: "S256", bank_handle: world.bank_handle },
    ...more,
  };
  const address = await client.buildAuthorizationUrlWithPAR(config, parameters, options);
  return { address, checks: { pkceCodeVerifier, expectedState } };
};

/** The error as the library shows it to its caller. */
const errorOf = async (work: Promise<unknown>): Promise<string | undefined> => {
  const error = await work.then(
    () => ({ error: "none" }),
    (thrown) => thrown as { error?: string; code?: string },
  );
  return error.error ?? (error as { code?: string }).code;
};

export const describeLibraries = (worldOf: () => LibraryWorld): void => {
  describe.each(methods)("openid-client, by %s", (method) => {
    describe.each(["Bearer", "DPoP"])("with %s tokens", (type) => {
      let world: LibraryWorld;
      let connected: Connected;
      const connectHere = async () => {
        world = worldOf();
        const config = await connect(world, method, type === "DPoP" ? { dpop: "REQUIRED" } : {});
        if (type === "Bearer") return { config, options: {} };
        const keys = await client.randomDPoPKeyPair();
        return { config, options: { DPoP: client.getDPoPHandle(config, keys) } };
      };

      it("gets the TPP's own token, reads what it permits, and cannot end it", async () => {
        connected = await connectHere();
        const { config, options } = connected;
        const tokens = await client.clientCredentialsGrant(config, {}, options);
        expect(tokens).toMatchObject({ token_type: type.toLowerCase(), scope: "consents:write" });
        const known = await client.tokenIntrospection(config, tokens.access_token);
        expect(known).toMatchObject({ active: true, scope: "consents:write", token_type: type });
        const refused = client.tokenRevocation(config, tokens.access_token);
        expect(await errorOf(refused)).toBe("unsupported_token_type");
      });

      it("gets a customer's approval, tokens for it, and new ones for those", async () => {
        connected = await connectHere();
        const { config, options } = connected;
        const { address, checks } = await start(connected, world);
        const callback = await world.approve(address);
        const tokens = await client.authorizationCodeGrant(config, callback, checks, {}, options);
        expect(tokens).toMatchObject({ token_type: type.toLowerCase(), expires_in: 900 });
        expect(tokens.scope).toBe(scopes.join(" "));
        const first = tokens.refresh_token ?? "";
        const next = await client.refreshTokenGrant(config, first, {}, options);
        // The answer was lost. Only a public client without a key cannot ask again.
        const again = client.refreshTokenGrant(config, first, {}, options);
        if (method === "none" && type === "Bearer") {
          expect(await errorOf(again)).toBe("invalid_grant");
          return;
        }
        expect((await again).refresh_token).toBe(next.refresh_token);
        await client.tokenRevocation(config, next.refresh_token ?? "");
        const refused = client.refreshTokenGrant(config, next.refresh_token ?? "", {}, options);
        expect(await errorOf(refused)).toBe("invalid_grant");
      });
    });
  });

  describe("oauth4webapi", () => {
    let world: LibraryWorld;
    let config: client.Configuration;
    let clock: { [oauth.clockSkew]: number };
    let options: { [oauth.customFetch]: never; [oauth.allowInsecureRequests]: true };

    beforeAll(async () => {
      world = worldOf();
      config = await connect(world, "client_secret_post");
      clock = { [oauth.clockSkew]: await world.skew() };
      options = {
        [oauth.customFetch]: world.fetch as never,
        [oauth.allowInsecureRequests]: true,
      };
    });

    const get = (path: string, token: string, DPoP?: oauth.DPoPHandle) =>
      oauth.protectedResourceRequest(token, "GET", new URL(path, world.issuer), undefined, null, {
        ...options,
        ...(DPoP ? { DPoP } : {}),
      });

    /** What the library throws at a caller whose token is refused. */
    const challengesOf = async (work: Promise<unknown>) => {
      const thrown = await work.catch((error: unknown) => error);
      if (!(thrown instanceof oauth.WWWAuthenticateChallengeError)) throw thrown;
      const { status, cause } = thrown;
      return [status, ...cause.map(({ scheme, parameters }) => ({ scheme, ...parameters }))];
    };

    it("accepts our access tokens by our key set [RFC 9068]", async () => {
      const { access_token } = await client.clientCredentialsGrant(config);
      const headers = { authorization: `Bearer ${access_token}` };
      const request = new Request("https://api.example/", { headers });
      const server = config.serverMetadata();
      const claims = await oauth.validateJwtAccessToken(server, request, world.issuer, {
        ...options,
        ...clock,
      });
      expect(claims.client_id).toBe(config.clientMetadata().client_id);
    });

    it("calls the API with a token, and with one that is bound to a key", async () => {
      const own = await client.clientCredentialsGrant(config);
      expect((await get("/ob/consents", own.access_token)).status).toBe(200);
      const keys = await client.randomDPoPKeyPair();
      const DPoP = client.getDPoPHandle(config, keys);
      const bound = await client.clientCredentialsGrant(config, {}, { DPoP });
      const proofs = oauth.DPoP(clock, keys);
      expect((await get("/ob/consents", bound.access_token, proofs)).status).toBe(200);
      const algs = "ES256 PS256 EdDSA Ed25519";
      expect(await challengesOf(get("/ob/consents", bound.access_token))).toEqual([
        ...[401, { scheme: "bearer", error: "invalid_token" }],
        { scheme: "dpop", error: "invalid_token", algs },
      ]);
    });

    it("tells its caller why a token is refused", async () => {
      expect(await challengesOf(get("/ob/consents", "unknown"))).toEqual([
        ...[401, { scheme: "bearer", error: "invalid_token" }],
      ]);
      const { access_token } = await client.clientCredentialsGrant(config);
      expect(await challengesOf(get("/ob/accounts", access_token))).toEqual([
        ...[403, { scheme: "bearer", error: "insufficient_scope", scope: "accounts:read" }],
      ]);
    });
  });

  describe("a refusal arrives as err.error", () => {
    let world: LibraryWorld;
    let config: client.Configuration;
    const ask = (grant: string, parameters: Record<string, string> = {}) =>
      errorOf(client.genericGrantRequest(config, grant, parameters));
    const begin = (more: Record<string, string>) =>
      errorOf(start({ config, options: {} }, world, more));

    beforeAll(async () => {
      world = worldOf();
      config = await connect(world, "client_secret_post");
    });

    it.each<[string, () => Promise<string | undefined>]>([
      ["invalid_grant", () => errorOf(client.refreshTokenGrant(config, "rt_unknown"))],
      ["invalid_scope", () => ask("client_credentials", { scope: "accounts:read" })],
      ["invalid_request", () => ask("authorization_code", { code: "ac_1" })],
      ["unsupported_grant_type", () => ask("password", { username: "a", password: "b" })],
      ["invalid_scope", () => begin({ scope: "openid" })],
      ["invalid_request", () => begin({ redirect_uri: "https://evil.example/" })],
      ["invalid_request", () => begin({ code_challenge_method: "plain" })],
      ["unsupported_response_type", () => begin({ response_type: "token" })],
      ["request_not_supported", () => begin({ request: "eyJ" })],
      ["invalid_authorization_details", () => begin({ authorization_details: "[]" })],
    ])("%s", async (expected, refused) => {
      expect(await refused()).toBe(expected);
    });

    it("invalid_client, for a wrong secret in the form", async () => {
      const wrong = new client.Configuration(
        config.serverMetadata(),
        config.clientMetadata().client_id,
        undefined,
        client.ClientSecretPost("wrong"),
      );
      wrong[client.customFetch] = world.fetch as never;
      client.allowInsecureRequests(wrong);
      expect(await errorOf(client.clientCredentialsGrant(wrong))).toBe("invalid_client");
    });

    it("invalid_dpop_proof, for a client that must bind its tokens", async () => {
      const strict = await connect(world, "client_secret_post", { dpop: "REQUIRED" });
      expect(await errorOf(client.clientCredentialsGrant(strict))).toBe("invalid_dpop_proof");
    });

    it("invalid_client, of a client whose keys have none of this name", async () => {
      const keys = await connect(world, "ES256");
      const { privateKey } = await generateKeyPair("ES256");
      const wrong = new client.Configuration(
        keys.serverMetadata(),
        keys.clientMetadata().client_id,
        undefined,
        client.PrivateKeyJwt({ key: privateKey, kid: "key-2" }),
      );
      wrong[client.customFetch] = world.fetch as never;
      client.allowInsecureRequests(wrong);
      expect(await errorOf(client.clientCredentialsGrant(wrong))).toBe("invalid_client");
    });

    it("as a challenge instead, for a wrong secret with Basic [RFC 6749 § 5.2]", async () => {
      const wrong = new client.Configuration(
        config.serverMetadata(),
        config.clientMetadata().client_id,
        undefined,
        client.ClientSecretBasic("wrong"),
      );
      wrong[client.customFetch] = world.fetch as never;
      client.allowInsecureRequests(wrong);
      const refused = await errorOf(client.clientCredentialsGrant(wrong));
      expect(refused).toBe("OAUTH_WWW_AUTHENTICATE_CHALLENGE");
    });
  });
};
