import { and, eq, lte } from "drizzle-orm";
import { now } from "../../base/platform/clock.ts";
import { sha256Hex } from "../../base/platform/crypto.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { IsolateCache } from "../../base/platform/isolate-cache.ts";
import { logFault } from "../../base/platform/log.ts";
import type { consoleSessions, portalSessions } from "../../base/platform/session-schema.ts";
import { cookieField, type PageCookie, readCookie } from "../../frame/pages/response.ts";

/**
 * What the sessions of the console and of the portal share (docs/decisions/122, 149, 178): a random
 * token in a cookie, stored as its hash. A session lasts at most eight hours, and an hour without
 * use. Changes and ends are seen within 2 s.
 * @rule A1.5 A3.13
 */
export const SESSION_MS = 8 * 3_600_000;
const UNUSED_MS = 3_600_000;

/** How often its use is written at most, so that not every click writes. */
const NOTED_AFTER_MS = 5 * 60_000;

type SessionTable = typeof consoleSessions | typeof portalSessions;

/** Milliseconds since the epoch. */
interface StoredSession {
  usedAt: number;
  expiresAt: number;
}

/** How the sessions of one site are kept. */
export interface Sessions<Row extends StoredSession> {
  table: SessionTable;
  /** Of the cookie, without its prefix. */
  name: string;
  cache: IsolateCache<Row | null>;
  load(env: GatewayEnv, tokenSha256: string): Promise<Row | null>;
}

/** A browser takes the prefix only with Secure, which a local world over http cannot set. */
export const sessionCookie = (env: GatewayEnv, name: string): PageCookie => ({
  name: env.BASE_URL.startsWith("https:") ? `__Host-${name}` : name,
  form: "[0-9a-f]{64}",
  maxAgeSeconds: SESSION_MS / 1000,
  sameSite: "Strict",
});

/**
 * The session of this browser; null without one. `validate`: what the session stands
 * for, or null if that has ended. Only a valid session is noted as used.
 */
export const findSession = async <Row extends StoredSession, Found>(
  env: GatewayEnv,
  request: Request,
  { table, name, cache, load }: Sessions<Row>,
  validate: (session: Row) => Promise<Found | null>,
): Promise<Found | null> => {
  const token = readCookie(request, sessionCookie(env, name));
  if (token === null) return null;
  const tokenSha256 = sha256Hex(token);
  const session = await cache.read(tokenSha256, () => load(env, tokenSha256));
  const at = now();
  if (!session || session.expiresAt <= at || session.usedAt + UNUSED_MS <= at) return null;
  const found = await validate(session);
  if (found && session.usedAt + NOTED_AFTER_MS <= at) await noteUse(env, table, tokenSha256, at);
  return found;
};

/**
 * Other isolates may have noted it since. A session that was ended stays ended. If it cannot be
 * written, its holder can still read.
 */
const noteUse = async (
  env: GatewayEnv,
  table: SessionTable,
  tokenSha256: string,
  at: number,
): Promise<void> => {
  const sessions = table as typeof consoleSessions;
  const { tokenSha256: token, usedAt } = sessions;
  const isDue = and(eq(token, tokenSha256), lte(usedAt, at - NOTED_AFTER_MS));
  const noted = database(env).update(sessions).set({ usedAt: at }).where(isDue);
  await noted.run().catch((error) => logFault("use of a console session not noted", error));
};

/** Ends this browser's session; returns the `Set-Cookie` field that removes its cookie. */
export const endSession = async <Row extends StoredSession>(
  env: GatewayEnv,
  request: Request,
  { table, name, cache }: Sessions<Row>,
): Promise<string> => {
  const cookie = sessionCookie(env, name);
  const token = readCookie(request, cookie);
  if (token !== null) {
    const tokenSha256 = sha256Hex(token);
    const sessions = table as typeof consoleSessions;
    await database(env).delete(sessions).where(eq(sessions.tokenSha256, tokenSha256));
    cache.keep(tokenSha256, now(), null);
  }
  return cookieField(env, { ...cookie, maxAgeSeconds: 0 }, "/", "");
};
