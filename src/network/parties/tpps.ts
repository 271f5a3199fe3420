import { and, eq, ne } from "drizzle-orm";
import { shownText } from "../../base/kernel/shown.ts";
import { type GatewayEnv, isLocal, type Mode } from "../../base/platform/env.ts";
import { isolateCache, type ReadOptions } from "../../base/platform/isolate-cache.ts";
import { noteLists } from "../../base/platform/list-databases.ts";
import { type TppRow, tpps } from "../../base/platform/schema.ts";
import type { TargetRules } from "../../base/platform/targets.ts";
import { keys } from "../../frame/records/schema.ts";
import { readInForce } from "./administration.ts";

/** How a client proves who it is. */
export type AuthMethod = TppRow["auth_method"];

type Columns = Omit<TppRow, "jwks" | "lists" | "created_at" | "updated_at">;

/** A TPP. It is registered for one mode, and is the client of its tokens. */
export interface TppRecord extends Readonly<Columns> {
  /** The same as tpp_id. */
  client_id: string;
  /** SHA-256 in hex of each secret; two at most, while one replaces the other. */
  secret_hashes: readonly string[];
  /** Its public keys. A client with PRIVATE_KEY_JWT has these or a jwks_uri. */
  jwks: { keys: readonly object[] } | null;
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
export const isRegisteredRedirect = async (
  env: GatewayEnv,
  tppId: string,
  redirectUri: string,
): Promise<boolean> => (await readTpp(env, tppId))?.redirect_uris.includes(redirectUri) ?? false;

const isSecretOf = and(
  eq(keys.ownerKind, "TPP"),
  eq(keys.ownerId, tpps.tpp_id),
  eq(keys.kind, "CLIENT_SECRET"),
  ne(keys.status, "RETIRED"),
);

const loadTpp = async (env: GatewayEnv, tppId: string): Promise<TppRecord | null> => {
  const rows = await readInForce(env, (db, due) =>
    db
      .select({ tpp: tpps, secret: keys.sha256, due })
      .from(tpps)
      .leftJoin(keys, isSecretOf)
      .where(eq(tpps.tpp_id, tppId)),
  );
  const row = rows[0]?.tpp;
  if (!row) return null;
  const { lists, created_at: _, updated_at: __, ...tpp } = row;
  noteLists({ kind: "TPP", id: tppId }, lists);
  return {
    ...tpp,
    client_id: tpp.tpp_id,
    name: shownText(tpp.name),
    secret_hashes: rows.flatMap(({ secret }) => secret ?? []),
    status: isAcceptedMethod(env, tpp.mode, tpp.auth_method) ? tpp.status : "SUSPENDED",
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
