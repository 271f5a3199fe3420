import { and, eq, ne } from "drizzle-orm";
import { randomHex } from "../../base/platform/crypto.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { isolateCache, type ReadOptions } from "../../base/platform/isolate-cache.ts";
import { keysOf, openKey } from "../../frame/records/keys.ts";
import { keys } from "../../frame/records/schema.ts";
import type { Owner } from "./owners.ts";

/** `whsec_` and the base64 of 32 random bytes [Standard Webhooks]. */
export const newSigningSecret = (): string => {
  const bytes = randomHex(32).match(/../g) as string[];
  return `whsec_${btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))))}`;
};

/** The secrets that sign an owner's events. During a rotation receivers may hold any of `all`. */
export interface SigningSecrets {
  promoted: string;
  /** The promoted one first. */
  all: string[];
}

const secretCache = isolateCache<SigningSecrets | null>();

/** The owner's signing secrets that are not retired, or null if none is promoted. */
export const readSigningSecrets = (
  env: GatewayEnv,
  owner: Owner,
  mode: Mode,
  options?: ReadOptions,
): Promise<SigningSecrets | null> =>
  secretCache.read(
    `${mode} ${owner.kind} ${owner.id}`,
    () => loadSecrets(env, owner, mode),
    options,
  );

const loadSecrets = async (
  env: GatewayEnv,
  owner: Owner,
  mode: Mode,
): Promise<SigningSecrets | null> => {
  const rows = await database(env)
    .select()
    .from(keys)
    .where(
      and(keysOf(owner), eq(keys.mode, mode), eq(keys.kind, "SIGNING"), ne(keys.status, "RETIRED")),
    );
  const rank = (row: { status: string }) => (row.status === "ACTIVE" ? 0 : 1);
  rows.sort((a, b) => rank(a) - rank(b) || b.createdAt - a.createdAt);
  const secrets = await Promise.all(rows.map((row) => openKey(env, row)));
  const [promoted] = secrets;
  return rows[0]?.status === "ACTIVE" && promoted ? { promoted, all: secrets } : null;
};
