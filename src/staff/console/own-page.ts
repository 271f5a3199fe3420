import { now } from "../../base/platform/clock.ts";
import { constantTimeEqual, hmacHex } from "../../base/platform/crypto.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { readCookie } from "../../frame/pages/response.ts";
import type { Site } from "./page.ts";

/** What tells our own pages from other sites, and the session that did something from others. */

/**
 * Whether one of our own pages sent this form [RFC 6454, Fetch Metadata]. A browser always says
 * where a form comes from, so a form without an Origin is refused too.
 */
export const isFromOwnPage = ({ headers }: Request, { origin }: URL): boolean =>
  headers.get("origin") === origin &&
  (headers.get("sec-fetch-site") ?? "same-origin") === "same-origin";

const tokenOf = (site: Site, env: GatewayEnv, request: Request): string | null =>
  readCookie(request, site.cookieOf(env));

/**
 * The proof that this browser's session did something at this address just now. No other site and
 * no other person can make it, because only the browser has the session's token.
 */
export const noticeFor = (
  site: Site,
  env: GatewayEnv,
  request: Request,
  path: string,
  action: string,
): string => {
  const token = tokenOf(site, env, request) ?? "";
  const at = now();
  return `${action}.${at}.${hmacHex(token, `console notice ${path} ${action} ${at}`)}`;
};

/** Long enough to load the page that follows. */
const NOTICE_MS = 60_000;

/** The action that the notice proves; null if it proves none. */
export const actionOfNotice = (
  site: Site,
  env: GatewayEnv,
  request: Request,
  path: string,
  notice: string,
): string | null => {
  const token = tokenOf(site, env, request);
  const [action = "", at = "", mac = ""] = notice.split(".");
  if (token === null || !/^\d{1,15}$/.test(at) || Number(at) + NOTICE_MS < now()) return null;
  const wanted = hmacHex(token, `console notice ${path} ${action} ${at}`);
  return constantTimeEqual(mac, wanted) ? action : null;
};
