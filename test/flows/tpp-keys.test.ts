import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import * as client from "openid-client";
import { afterAll, describe, expect, inject, test } from "vitest";
import { requestOk } from "../../scripts/local/http.ts";
import { eventually } from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import { gatewayOf } from "./steps.ts";

/** How a TPP's keys and secrets change while it works: nothing that it holds stops by surprise. */
const world = inject("world");
const { sandbox } = inject("baseUrls");
const { base_url, admin_key } = gatewayOf(world);

const admin = <Body>(method: string, path: string, body?: object): Promise<Body> =>
  requestOk<Body>(`${base_url}/admin/v1/tpps${path}`, {
    method,
    headers: { "x-gateway-admin-key": admin_key },
    ...(body ? { body } : {}),
  });

interface Registered {
  tpp_id: string;
  client_secret: string;
}

interface AddedKey {
  key_id: string;
  key: string;
  status: string;
}

const register = (settings: object): Promise<Registered> =>
  admin("POST", "", {
    ...{ name: "Budget App", mode: "test", scopes: ["accounts:read"] },
    redirect_uris: ["https://tpp.example/callback"],
    ...settings,
  });

/** The outcome of a request for the TPP's own token: "ok", or what the library reports. */
const askForToken = async (tppId: string, proof: client.ClientAuth): Promise<string> => {
  const options = { execute: [client.allowInsecureRequests] };
  const metadata = { [client.clockSkew]: await clockAt(sandbox).skew() };
  const config = await client.discovery(new URL(base_url), tppId, metadata, proof, options);
  try {
    await client.clientCredentialsGrant(config);
    return "ok";
  } catch (error) {
    if (error instanceof client.ResponseBodyError) return error.error;
    const { cause } = error as { cause?: unknown };
    if (!(cause instanceof Response)) throw error;
    return `${cause.status}, again after ${cause.headers.get("retry-after")} s`;
  }
};

describe("a secret that is replaced", () => {
  test("works beside its successor until it retires; the successor goes on", async () => {
    const { tpp_id, client_secret: former } = await register({ auth_method: "SECRET" });
    const ask = (secret: string) => askForToken(tpp_id, client.ClientSecretPost(secret));
    const keys = `/${tpp_id}/keys`;
    const { key: next, key_id } = await admin<AddedKey>("POST", keys, { kind: "CLIENT_SECRET" });
    await eventually("the new secret", async () => (await ask(next)) === "ok");
    expect(await ask(former)).toBe("ok");
    await admin("POST", `${keys}/${key_id}/promote`);
    const { data } = await admin<{ data: AddedKey[] }>("GET", keys);
    const superseded = data.find(({ status }) => status === "SUPERSEDED");
    await admin("POST", `${keys}/${superseded?.key_id}/retire`);
    await eventually("its end", async () => (await ask(former)) === "invalid_client");
    expect(await ask(next)).toBe("ok");
  });

  test("is good for nothing while the TPP is suspended", async () => {
    const { tpp_id, client_secret } = await register({ auth_method: "SECRET" });
    const ask = () => askForToken(tpp_id, client.ClientSecretPost(client_secret));
    expect(await ask()).toBe("ok");
    await admin("PATCH", `/${tpp_id}`, { status: "SUSPENDED" });
    await eventually("the suspension", async () => (await ask()) === "unauthorized_client");
    await admin("PATCH", `/${tpp_id}`, { status: "ACTIVE" });
    await eventually("its end", async () => (await ask()) === "ok");
  });
});

describe("keys at a TPP's address", () => {
  let server: Server | null = null;
  let asked = 0;
  const close = () => new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  afterAll(close);

  const newKey = async (kid: string) => {
    const { privateKey, publicKey } = await generateKeyPair("ES256");
    return {
      proof: client.PrivateKeyJwt({ key: privateKey, kid }),
      jwk: await exportJWK(publicKey),
    };
  };

  test("are asked for once, and stay good while the address is down", async () => {
    const known = await newKey("known");
    const other = await newKey("other");
    const jwks = { keys: [{ ...known.jwk, kid: "known" }] };
    server = createServer((_, response) => {
      asked += 1;
      response.setHeader("content-type", "application/json").end(JSON.stringify(jwks));
    });
    await new Promise((resolve) => server?.listen(0, "127.0.0.1", () => resolve(null)));
    const { port } = server.address() as AddressInfo;
    const jwks_uri = `http://127.0.0.1:${port}/jwks.json`;
    const { tpp_id } = await register({ auth_method: "PRIVATE_KEY_JWT", jwks_uri });

    expect(await askForToken(tpp_id, known.proof)).toBe("ok");
    // Whether the address has another key by now is asked at most once a minute.
    expect(await askForToken(tpp_id, other.proof)).toMatch(/^503, again after \d+ s$/);
    expect(await askForToken(tpp_id, known.proof)).toBe("ok");
    expect(asked).toBe(1);
    server.closeAllConnections();
    await close();
    expect(await askForToken(tpp_id, known.proof)).toBe("ok");

    const late = await register({ auth_method: "PRIVATE_KEY_JWT", jwks_uri: `${jwks_uri}?late` });
    expect(await askForToken(late.tpp_id, known.proof)).toMatch(/^503, again after \d+ s$/);
  });
});
