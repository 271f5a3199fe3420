import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Payload } from "oidc-provider";
import { CONNECTIONS } from "../measure/load.ts";

/**
 * oidc-provider with a store in memory, alone in its process: `node server.ts`. It is set up to do
 * what the gateway does for the same request, as far as it can.
 */
export interface ProviderStarted {
  baseUrl: string;
  client: { client_id: string; client_secret: string };
  /** Of one grant for each connection. */
  tokens: { access_token: string; refresh_token: string }[];
}

const SCOPE = "accounts:read balances:read";
const RESOURCE = "urn:bench:account-data";

const client = {
  client_id: "bench",
  client_secret: randomBytes(32).toString("base64url"),
  grant_types: ["client_credentials", "authorization_code", "refresh_token"],
  redirect_uris: ["https://tpp.example/back"],
  id_token_signed_response_alg: "ES256",
};

/** Nothing leaves it. Its own one forgets all but 1,000 entries. */
class MemoryStore {
  readonly #kept = new Map<string, Payload>();

  async upsert(id: string, payload: Payload): Promise<void> {
    this.#kept.set(id, payload);
  }
  async find(id: string): Promise<Payload | undefined> {
    return this.#kept.get(id);
  }
  async consume(id: string): Promise<void> {
    const payload = this.#kept.get(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }
}

const signingKey = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;

const makeProvider = (issuer: string): Provider =>
  new Provider(issuer, {
    adapter: MemoryStore,
    clients: [client],
    jwks: { keys: [{ ...signingKey.export({ format: "jwk" }), alg: "ES256", use: "sig" }] },
    scopes: [...SCOPE.split(" "), "offline_access"],
    rotateRefreshToken: true,
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId }),
    }),
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      introspection: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPE,
          audience: RESOURCE,
          accessTokenTTL: 900,
          accessTokenFormat: "jwt",
          jwt: { sign: { alg: "ES256" } },
        }),
      },
    },
  });

/** A grant, its refresh token and an access token that can be introspected. */
const grantTokens = async (provider: Provider, accountId: string) => {
  const { client_id: clientId } = client;
  const grant = new provider.Grant({ accountId, clientId });
  grant.addResourceScope(RESOURCE, SCOPE);
  const grantId = await grant.save();
  const granted = {
    accountId,
    grantId,
    scope: SCOPE,
    client: await provider.Client.find(clientId),
  };
  const resource = { resource: RESOURCE, gty: "authorization_code" };
  return {
    refresh_token: await new provider.RefreshToken({ ...granted, ...resource }).save(),
    access_token: await new provider.AccessToken(granted).save(),
  };
};

// A connection stays open while the others are measured.
const server = createServer({ keepAliveTimeout: 0 }).listen(0, "127.0.0.1", async () => {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = makeProvider(baseUrl);
  server.on("request", provider.callback());
  const names = Array.from({ length: CONNECTIONS }, (_, n) => `customer-${n}`);
  const { client_id, client_secret } = client;
  const started: ProviderStarted = {
    baseUrl,
    client: { client_id, client_secret },
    tokens: await Promise.all(names.map((name) => grantTokens(provider, name))),
  };
  process.send?.(started);
});

// The bench has ended, however it did.
process.once("disconnect", () => process.exit());
