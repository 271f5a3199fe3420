import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { CannotRun } from "../../src/conformance/case.ts";
import type { FapiClient } from "../../src/conformance/tpp-server/kit.ts";
import { requestJson } from "../local/http.ts";

/** Two clients under FAPI 2.0, registered in test mode at a gateway whose admin key we have. */
interface NewClients {
  url: string;
  adminKey: string;
  redirectUri: string;
  scopes: readonly string[];
}

type Clients = readonly [FapiClient, FapiClient];

const newKey = async (alg: "ES256" | "PS256"): Promise<{ own: JWK; shown: JWK }> => {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const named = { alg, kid: randomUUID() };
  const [own, shown] = [await exportJWK(privateKey), await exportJWK(publicKey)];
  return { own: { ...own, ...named }, shown: { ...shown, ...named } };
};

const ask = async (
  { url, adminKey }: NewClients,
  method: string,
  path: string,
  body: object,
): Promise<{ client_id: string }> => {
  const headers = { "x-gateway-admin-key": adminKey };
  const sent = { method, headers, body };
  const answer = await requestJson<{ client_id: string }>(`${url}/admin/v1${path}`, sent);
  if (answer.status < 300) return answer.body;
  throw new CannotRun(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
};

const register = async (at: NewClients): Promise<FapiClient> => {
  const keys = [await newKey("ES256"), await newKey("PS256")];
  const { client_id } = await ask(at, "POST", "/tpps", {
    ...{ name: "Conformance", mode: "test", auth_method: "PRIVATE_KEY_JWT" },
    ...{ security_profile: "FAPI_2_0", scopes: at.scopes, redirect_uris: [at.redirectUri] },
    jwks: { keys: keys.map(({ shown }) => shown) },
  });
  return { client_id, redirect_uri: at.redirectUri, keys: keys.map(({ own }) => own) };
};

/** They are suspended at the end, whatever the work came to. */
export const withNewClients = async <Value>(
  at: NewClients,
  work: (clients: Clients) => Promise<Value>,
): Promise<Value> => {
  const clients = [await register(at), await register(at)] as const;
  try {
    return await work(clients);
  } finally {
    for (const { client_id } of clients) {
      await ask(at, "PATCH", `/tpps/${client_id}`, { status: "SUSPENDED" });
    }
  }
};
