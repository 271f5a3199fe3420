import { generateKeyPairSync } from "node:crypto";
import type { AdminApi } from "./admin-api.ts";
import type { SeededTpp, WorldTpp } from "./world.ts";

/**
 * Enrols the world's TPPs at one gateway, through the admin API: the demo app with a secret, one
 * with a private key and DPoP, and a public one. Each may ask for every scope.
 */
const scopes = [
  "accounts:read",
  "balances:read",
  "transactions:read",
  "standing-orders:read",
  "payments:write",
  "payments:initiate",
  "mandates:write",
];

/** In the order of world.json. The first is world.json's `tpp`, the demo app. */
const seeded: readonly SeededTpp[] = [
  { name: "Pocket Ledger", auth_method: "SECRET", dpop: "OPTIONAL", inbox: "tpp" },
  { name: "Harbour Accounting", auth_method: "PRIVATE_KEY_JWT", dpop: "REQUIRED", inbox: "tpp-2" },
  { name: "Coin Jar", auth_method: "NONE", dpop: "OPTIONAL", inbox: "tpp-3" },
];

/** The stored data of each TPP between starts, by name. */
export type EnrolledTpps = Record<string, WorldTpp>;

/** `keep` stores the answer of each registration at once. */
export const enrolTpps = async (
  admin: AdminApi,
  kept: EnrolledTpps,
  faces: Readonly<Record<string, object>>,
  sandboxUrl: string,
  keep: () => void,
): Promise<WorldTpp[]> => {
  for (const seed of seeded) {
    const addresses = {
      redirect_uri: `${sandboxUrl}/tpp/callback`,
      event_url: `${sandboxUrl}/inbox/${seed.inbox}`,
    };
    const record = kept[seed.name];
    if (!record) {
      kept[seed.name] = await register(admin, seed, { ...addresses, face: faces[seed.name] ?? {} });
    } else if (record.event_url !== addresses.event_url) {
      // Updates the addresses if the world now uses other ports.
      await admin("PATCH", `/tpps/${record.tpp_id}`, asRegistered(addresses));
      Object.assign(record, addresses);
    }
    keep();
  }
  return seeded.map(({ name }) => kept[name] as WorldTpp);
};

type TppAddresses = Pick<WorldTpp, "redirect_uri" | "event_url">;

const asRegistered = ({ redirect_uri, event_url }: TppAddresses) => ({
  redirect_uris: [redirect_uri],
  event_url,
});

/** If a kill loses the answer, the TPP stays unused, because its secrets are not shown again. */
const register = async (
  admin: AdminApi,
  { name, auth_method, dpop }: SeededTpp,
  { face, ...addresses }: TppAddresses & { face: object },
): Promise<WorldTpp> => {
  const pair = auth_method === "PRIVATE_KEY_JWT" ? newKeyPair() : null;
  const settings = { name, auth_method, dpop };
  type Registered = Pick<WorldTpp, "tpp_id" | "client_id" | "client_secret" | "signing_secret">;
  const { tpp_id, client_id, client_secret, signing_secret } = await admin<Registered>(
    "POST",
    "/tpps",
    {
      ...settings,
      ...face,
      ...asRegistered(addresses),
      mode: "test",
      scopes,
      ...(pair ? { jwks: { keys: [pair.publicJwk] } } : {}),
    },
  );
  return {
    tpp_id,
    client_id,
    client_secret,
    ...settings,
    ...addresses,
    signing_secret,
    private_jwk: pair?.privateJwk ?? null,
  };
};

/** A key for ES256. */
const newKeyPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const named = { kid: "world", alg: "ES256", use: "sig" };
  return {
    publicJwk: { ...publicKey.export({ format: "jwk" }), ...named },
    privateJwk: { ...privateKey.export({ format: "jwk" }), ...named },
  };
};
