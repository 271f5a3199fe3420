import { and, eq, isNull } from "drizzle-orm";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import type { SecurityScheme } from "../../base/platform/contract.ts";
import { randomHex, sha256Hex } from "../../base/platform/crypto.ts";
import { type Database, database } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { isolateCache } from "../../base/platform/isolate-cache.ts";
import { merchants } from "../../base/platform/schema.ts";
import { portalSessions } from "../../base/platform/session-schema.ts";
import { cookieField } from "../../frame/pages/response.ts";
import { commitTo } from "../../frame/records/commit.ts";
import { findAdmin } from "../../frame/records/guard.ts";
import { keys } from "../../frame/records/schema.ts";
import { gatewayAdmin } from "../../network/parties/administration.ts";
import type { PortalCaller } from "../../network/parties/guards.ts";
import { findSession, SESSION_MS, type Sessions, sessionCookie } from "../console/sessions.ts";

/**
 * The link to a merchant's portal and the session that it becomes (docs/decisions/178). Both are
 * one row of `portal_sessions`, and valid only while its merchant is active and the key that made
 * it is in force.
 */
type PortalRow = NonNullable<Awaited<ReturnType<typeof selectRow>>>;

/** The row, if its merchant is active. */
const selectRow = (db: Database, column: "linkSha256" | "tokenSha256", sha256: string) =>
  db
    .select({
      id: portalSessions.portalSessionId,
      merchantId: portalSessions.merchantId,
      merchantName: merchants.name,
      mode: portalSessions.mode,
      scope: portalSessions.scope,
      keySha256: portalSessions.keySha256,
      /** Null for a key of the staff, which is in another table. */
      keyStatus: keys.status,
      tokenSha256: portalSessions.tokenSha256,
      usedAt: portalSessions.usedAt,
      expiresAt: portalSessions.expiresAt,
    })
    .from(portalSessions)
    .innerJoin(
      merchants,
      and(
        eq(merchants.merchant_id, portalSessions.merchantId),
        eq(merchants.status, "ACTIVE"),
        isNull(merchants.closed_at),
      ),
    )
    .leftJoin(keys, eq(keys.sha256, portalSessions.keySha256))
    .where(eq(portalSessions[column], sha256))
    .get();

/** @rule A3.13 */
const isKeyInForce = async (
  env: GatewayEnv,
  { keyStatus, keySha256 }: Pick<PortalRow, "keyStatus" | "keySha256">,
): Promise<boolean> =>
  keyStatus === null ? (await findAdmin(env, keySha256)) !== null : keyStatus !== "RETIRED";

/** The link with this secret; null if it opens nothing now, whatever the reason. */
export const findLink = async (
  env: GatewayEnv,
  secret: string,
  at = now(),
): Promise<PortalRow | null> => {
  const row = await selectRow(database(env), "linkSha256", sha256Hex(secret));
  // @rule A3.11
  if (!row || row.tokenSha256 !== null || row.expiresAt <= at) return null;
  return (await isKeyInForce(env, row)) ? row : null;
};

export const refuseLink = () =>
  refuse("NOT_FOUND", {
    message: "This link opens nothing. It works once, within ten minutes. Ask for a new one.",
  });

/**
 * Opens the portal by a link; returns the `Set-Cookie` field of the session. Of two who open it at
 * the same moment one finds it used, because the audit log orders both.
 */
export const openLink = async (env: GatewayEnv, secret: string): Promise<Result<string>> => {
  const token = randomHex(32);
  const done = await commitTo(gatewayAdmin, env, null, async (db, at) => {
    const link = await findLink(env, secret, at);
    if (!link) return refuseLink();
    const { id, merchantId: subject, mode, scope } = link;
    const session = { tokenSha256: sha256Hex(token), usedAt: at, expiresAt: at + SESSION_MS };
    return ok({
      statements: [
        db.update(portalSessions).set(session).where(eq(portalSessions.portalSessionId, id)),
      ],
      // @rule A3.14
      entries: [
        { action: "portal.opened", subject, details: { portal_session_id: id, mode, scope } },
      ],
      author: { chain: "gateway", actor: subject },
      answer: null,
    });
  });
  if (!done.ok) return done;
  return ok(cookieField(env, sessionCookie(env, sessions.name), "/", token));
};

export const sessions: Sessions<PortalRow> = {
  table: portalSessions,
  name: "portal",
  cache: isolateCache(),
  load: async (env, sha256) => (await selectRow(database(env), "tokenSha256", sha256)) ?? null,
};

/** What the pages of the portal know of their session. */
export interface PortalSession extends PortalCaller {
  merchantName: string;
}

/** The session of this browser; null without one. */
export const readPortalSession = (
  env: GatewayEnv,
  request: Request,
): Promise<PortalSession | null> =>
  findSession(env, request, sessions, async (row) => {
    if (!(await isKeyInForce(env, row))) return null;
    const { id: key_id, merchantId: merchant_id, merchantName, mode, scope } = row;
    return { key_id, merchant_id, mode, scope, merchantName };
  });

/** The steps look at it, because a browser without a session is told how to get one. */
export const portalScheme: SecurityScheme = {
  name: "portalSession",
  header: "Cookie",
  description: "The session of a browser that opened a link to the portal.",
};
