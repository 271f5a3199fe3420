import { and, eq, ne } from "drizzle-orm";
import type { DataScope } from "../../base/kernel/data-scopes.ts";
import { shownText } from "../../base/kernel/shown.ts";
import { type GatewayEnv, isLocal, type Mode } from "../../base/platform/env.ts";
import { isolateCache, type ReadOptions } from "../../base/platform/isolate-cache.ts";
import { tpps } from "../../base/platform/schema.ts";
import type { TargetRules } from "../../base/platform/targets.ts";
import { keys } from "../../frame/records/schema.ts";
import { readInForce } from "./read-in-force.ts";

/** How a client proves who it is. A secret works as Basic and in the form. */
export type AuthMethod = "SECRET" | "PRIVATE_KEY_JWT" | "NONE";

/** A TPP. It is registered for one mode, and is the client of its tokens. */
export interface TppRecord {
  tpp_id: string;
  /** The same as tpp_id. */
  client_id: string;
  mode: Mode;
  name: string;
  auth_method: AuthMethod;
  /** SHA-256 in hex of each secret; two at most, while one replaces the other. */
  secret_hashes: readonly string[];
  /** As `new URL(x).href` writes them; compared as strings. */
  redirect_uris: readonly string[];
  /** Its public keys. A client with PRIVATE_KEY_JWT has these or a jwks_uri. */
  jwks: { keys: readonly object[] } | null;
  jwks_uri: string | null;
  scopes: readonly DataScope[];
  event_url: string | null;
  dpop: "OPTIONAL" | "REQUIRED";
  status: "ACTIVE" | "SUSPENDED";
}

const tppCache = isolateCache<TppRecord | null>();

const tppIdForm = /^tpp_[0-9A-Za-z]{43}$/;

/** The TPP, or null if it is unknown; at most 2 s old. Strangers may send any text as the id. */
export const readTpp = async (
  env: GatewayEnv,
  tppId: string,
  options?: ReadOptions,
): Promise<TppRecord | null> =>
  tppIdForm.test(tppId) ? tppCache.read(tppId, () => loadTpp(env, tppId), options) : null;

/**
 * Whether the TPP uses this redirect_uri now. What it has removed may belong to somebody else, so
 * an address that it named earlier is compared again when a customer is sent there.
 */
export const isRegistered = async (
  env: GatewayEnv,
  tppId: string,
  redirectUri: string,
): Promise<boolean> => (await readTpp(env, tppId))?.redirect_uris.includes(redirectUri) ?? false;

const isSecretOf = and(
  eq(keys.ownerKind, "TPP"),
  eq(keys.ownerId, tpps.tppId),
  eq(keys.kind, "CLIENT_SECRET"),
  ne(keys.status, "RETIRED"),
);

const loadTpp = async (env: GatewayEnv, tppId: string): Promise<TppRecord | null> => {
  const rows = await readInForce(env, (db, due) =>
    db
      .select({ tpp: tpps, secret: keys.sha256, due })
      .from(tpps)
      .leftJoin(keys, isSecretOf)
      .where(eq(tpps.tppId, tppId)),
  );
  const row = rows[0]?.tpp;
  if (!row) return null;
  return {
    ...{ tpp_id: row.tppId, client_id: row.tppId, mode: row.mode, name: shownText(row.name) },
    auth_method: row.authMethod,
    secret_hashes: rows.flatMap(({ secret }) => secret ?? []),
    redirect_uris: row.redirectUris,
    ...{ jwks: row.jwks, jwks_uri: row.jwksUri },
    ...{ scopes: row.scopes, event_url: row.eventUrl, dpop: row.dpop },
    status: isAcceptedMethod(env, row.mode, row.authMethod) ? row.status : "SUSPENDED",
  };
};

/**
 * Whether the operator accepts clients of this kind in the mode. Anyone can name a client that has
 * neither secret nor key, so live mode must allow it. Once it no longer does, they are suspended.
 */
export const isAcceptedMethod = (env: GatewayEnv, mode: Mode, method: AuthMethod): boolean =>
  method !== "NONE" || mode === "test" || env.LIVE_PUBLIC_CLIENTS === "on";

/** Where the addresses may lead that a TPP of this mode gives us to call. */
export const tppTargets = (env: GatewayEnv, mode: Mode): TargetRules => ({
  allowLocal: mode === "test" && isLocal(env),
  ownBaseUrl: env.BASE_URL,
});
