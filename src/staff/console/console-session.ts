import { eq, lt, or } from "drizzle-orm";
import { ok, type Result } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import type { SecurityScheme } from "../../base/platform/contract.ts";
import { randomHex, sha256Hex } from "../../base/platform/crypto.ts";
import { type Database, database, type Statement } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { isolateCache } from "../../base/platform/isolate-cache.ts";
import { consoleSessions } from "../../base/platform/session-schema.ts";
import { cookieField, readCookie } from "../../frame/pages/response.ts";
import { commitTo } from "../../frame/records/commit.ts";
import { type AdminCaller, findAdmin } from "../../frame/records/guard.ts";
import { gatewayAdmin } from "../../network/parties/administration.ts";
import { findSession, SESSION_MS, type Sessions, sessionCookie } from "./sessions.ts";

/** The session of one of the staff: begun with a key or a passkey, it stands for that one. */

/** The steps look at it, because a browser without a session is led to the login. */
export const sessionScheme: SecurityScheme = {
  name: "consoleSession",
  header: "Cookie",
  description: "The session of a browser that showed a staff key or a passkey.",
};

type SessionColumn = "keySha256" | "usedAt" | "expiresAt";
type Stored = Pick<typeof consoleSessions.$inferSelect, SessionColumn>;

export const staffSessions: Sessions<Stored> = {
  table: consoleSessions,
  name: "console",
  cache: isolateCache(),
  load: async (env, tokenSha256) => {
    const { keySha256, usedAt, expiresAt, tokenSha256: token } = consoleSessions;
    const row = database(env).select({ keySha256, usedAt, expiresAt }).from(consoleSessions);
    return (await row.where(eq(token, tokenSha256)).get()) ?? null;
  },
};

/** What begins a session. */
export interface Shown {
  caller: AdminCaller;
  /** The hash of the key, or what stands for one. */
  keySha256: string;
  details: Record<string, unknown>;
  /** Decided and written with the session: a refusal begins none. */
  also?(db: Database, at: number): Promise<Result<Statement[]>>;
}

/**
 * Begins a session for this key, which the caller has checked; returns its `Set-Cookie` field. The
 * audit log has it. The session ends as soon as the key does, and this browser's former one now.
 */
export const beginSession = async (
  env: GatewayEnv,
  request: Request,
  { caller: { keyId }, keySha256, details, also }: Shown,
): Promise<Result<string>> => {
  const token = randomHex(32);
  const former = sha256Hex(readCookie(request, sessionCookie(env, staffSessions.name)) ?? "");
  const done = await commitTo(gatewayAdmin, env, gatewayAdmin.staff(keyId), async (db, at) => {
    const more = (await also?.(db, at)) ?? ok([]);
    if (!more.ok) return more;
    return ok({
      statements: [
        db
          .delete(consoleSessions)
          .where(or(lt(consoleSessions.expiresAt, at), eq(consoleSessions.tokenSha256, former))),
        db.insert(consoleSessions).values({
          tokenSha256: sha256Hex(token),
          keySha256,
          createdAt: at,
          usedAt: at,
          expiresAt: at + SESSION_MS,
        }),
        ...more.value,
      ],
      // @rule A1.5
      entries: [{ action: "console.signed_in", subject: keyId, details }],
      answer: null,
    });
  });
  if (!done.ok) return done;
  staffSessions.cache.keep(former, now(), null);
  return ok(cookieField(env, sessionCookie(env, staffSessions.name), "/", token));
};

/** One of the staff in a browser. */
interface SignedIn {
  caller: AdminCaller;
  /** When the session began, in milliseconds since the epoch. */
  since: number;
}

/** The caller of this browser's session, and since when; null without one. */
export const readSignedIn = (env: GatewayEnv, request: Request): Promise<SignedIn | null> =>
  findSession(env, request, staffSessions, async ({ keySha256, expiresAt }) => {
    const caller = await findAdmin(env, keySha256);
    return caller && { caller, since: expiresAt - SESSION_MS };
  });

export const readSession = async (env: GatewayEnv, request: Request): Promise<AdminCaller | null> =>
  (await readSignedIn(env, request))?.caller ?? null;
