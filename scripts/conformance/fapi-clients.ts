import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { CannotRun } from "../../src/conformance/case.ts";
import type { FapiClient } from "../../src/conformance/tpp-server/kit.ts";
import { requestJson } from "../local/http.ts";

/** Two clients under FAPI 2.0, registered in test mode at a gateway whose admin key we have. */
export interface GatewayOfClients {
  url: string;
  adminKey: string;
  redirectUri: string;
  scopes: readonly string[];
}

export type ClientPair = readonly [FapiClient, FapiClient];

const newKey = async (alg: "ES256" | "PS256"): Promise<{ own: JWK; shown: JWK }> => {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const named = { alg, kid: randomUUID() };
  const [own, shown] = [await exportJWK(privateKey), await exportJWK(publicKey)];
  return { own: { ...own, ...named }, shown: { ...shown, ...named } };
};

const ask = async (
  { url, adminKey }: GatewayOfClients,
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

const register = async (
  at: GatewayOfClients,
  ...algorithms: ("ES256" | "PS256")[]
): Promise<FapiClient> => {
  const keys = await Promise.all(algorithms.map(newKey));
  const { client_id } = await ask(at, "POST", "/tpps", {
    ...{ name: "Conformance", mode: "test", auth_method: "PRIVATE_KEY_JWT" },
    ...{ security_profile: "FAPI_2_0", scopes: at.scopes, redirect_uris: [at.redirectUri] },
    jwks: { keys: keys.map(({ shown }) => shown) },
  });
  return { client_id, redirect_uri: at.redirectUri, keys: keys.map(({ own }) => own) };
};

/** The first has an RSA key too, to sign with RS256. */
export const newClients = async (at: GatewayOfClients): Promise<ClientPair> => {
  const first = await register(at, "ES256", "PS256");
  try {
    return [first, await register(at, "ES256")];
  } catch (error) {
    await suspendClients(at, [first]);
    throw error;
  }
};

/** Nobody uses them any more. Says which could not be suspended: the report matters more. */
export const suspendClients = async (
  at: GatewayOfClients,
  clients: readonly FapiClient[],
): Promise<string[]> => {
  const asked = clients.map(({ client_id }) =>
    ask(at, "PATCH", `/tpps/${client_id}`, { status: "SUSPENDED" }).then(
      () => [],
      (error) => [`${client_id} is not suspended: ${error.message}`],
    ),
  );
  return (await Promise.all(asked)).flat();
};
