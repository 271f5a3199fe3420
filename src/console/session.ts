import { eq, lt } from "drizzle-orm";
import { type AdminCaller, findAdmin } from "../admin/guard.ts";
import { cookieField, type PageCookie, readCookie } from "../pages/response.ts";
import { now } from "../platform/clock.ts";
import type { SecurityScheme } from "../platform/contract.ts";
import { randomHex, sha256Hex } from "../platform/crypto.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { isolateCache } from "../platform/isolate-cache.ts";
import { keyHash } from "../platform/keys.ts";
import { consoleSessions } from "../platform/schema.ts";

/**
 * The session of a browser that showed a staff key once (docs/decisions/122). It lasts at most
 * eight hours, and ends as soon as its key does. Changes and ends are seen within 2 s.
 */
const SESSION_MS = 8 * 3_600_000;

/** The steps look at it, because a browser without a session is led to the login. */
export const sessionScheme: SecurityScheme = {
  name: "consoleSession",
  header: "Cookie",
  description: "The session of a browser that showed a staff key.",
};

type SessionRow = Pick<typeof consoleSessions.$inferSelect, "keySha256" | "expiresAt">;

const sessionCache = isolateCache<SessionRow | null>();

/** A browser takes the prefix only with Secure, which a local world over http cannot set. */
const cookieOf = (env: GatewayEnv): PageCookie => ({
  name: env.BASE_URL.startsWith("https:") ? "__Host-console" : "console",
  form: "[0-9a-f]{64}",
  maxAgeSeconds: SESSION_MS / 1000,
  sameSite: "Strict",
});

/** Begins a session for this key, which the caller has checked; returns its `Set-Cookie` field. */
export const beginSession = async (env: GatewayEnv, key: string): Promise<string> => {
  const token = randomHex(32);
  const at = now();
  const db = database(env);
  await db.batch([
    db.delete(consoleSessions).where(lt(consoleSessions.expiresAt, at)),
    db.insert(consoleSessions).values({
      ...{ tokenSha256: sha256Hex(token), keySha256: keyHash(key) },
      ...{ createdAt: at, expiresAt: at + SESSION_MS },
    }),
  ]);
  return cookieField(env, cookieOf(env), "/", token);
};

/** The caller of this browser's session; null without one. */
export const readSession = async (
  env: GatewayEnv,
  request: Request,
): Promise<AdminCaller | null> => {
  const token = readCookie(request, cookieOf(env));
  if (token === null) return null;
  const tokenSha256 = sha256Hex(token);
  const session = await sessionCache.read(tokenSha256, () => loadSession(env, tokenSha256));
  return session && session.expiresAt > now() ? findAdmin(env, session.keySha256) : null;
};

const loadSession = async (env: GatewayEnv, tokenSha256: string): Promise<SessionRow | null> =>
  (await database(env)
    .select({ keySha256: consoleSessions.keySha256, expiresAt: consoleSessions.expiresAt })
    .from(consoleSessions)
    .where(eq(consoleSessions.tokenSha256, tokenSha256))
    .get()) ?? null;

/** Ends this browser's session; returns the `Set-Cookie` field that removes its cookie. */
export const endSession = async (env: GatewayEnv, request: Request): Promise<string> => {
  const cookie = cookieOf(env);
  const token = readCookie(request, cookie);
  if (token !== null) {
    const tokenSha256 = sha256Hex(token);
    await database(env).delete(consoleSessions).where(eq(consoleSessions.tokenSha256, tokenSha256));
    sessionCache.keep(tokenSha256, now(), null);
  }
  return cookieField(env, { ...cookie, maxAgeSeconds: 0 }, "/", "");
};

/**
 * Whether one of our own pages sent this form [RFC 6454, Fetch Metadata]. A browser always says
 * where a form comes from, so a form without an Origin is refused too.
 */
export const isFromOwnPage = ({ headers }: Request, { origin }: URL): boolean =>
  headers.get("origin") === origin &&
  (headers.get("sec-fetch-site") ?? "same-origin") === "same-origin";
