import * as v from "valibot";
import { described } from "../kernel/fields.ts";
import { type Result, refuse } from "../kernel/result.ts";
import { chooseLocale, languageQuery } from "../pages/locale.ts";
import { UNSENT } from "../pages/problem-page.tsx";
import {
  cookieField,
  type PageCookie,
  pageResponse,
  readCookie,
  wantsJson,
} from "../pages/response.ts";
import { isoTime, now } from "../platform/clock.ts";
import { randomHex } from "../platform/crypto.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { type VerifiedPayer, verifiedBrowserField } from "../sca/verified-browser.ts";
import type { HostedModel } from "./frame.tsx";

/** What the addresses of hosted pages share: query, cookie and live status. */
export const pageQuery = v.object({
  ...languageQuery.entries,
  [UNSENT]: v.optional(
    v.pipe(v.string(), described("Present after a form was sent too early; nothing was done.", "")),
  ),
});

type PageCall = Call<GatewayEnv, null, unknown, unknown, v.InferOutput<typeof pageQuery>>;

/** A cookie for one page's address alone, which identifies the browser. */
export const browserCookieOf = (name: string): PageCookie => ({
  name,
  form: "[0-9a-f]{32}",
  maxAgeSeconds: 24 * 3600,
  sameSite: "Lax",
});

/**
 * After another site's link the browser does not send the cookie of verified payers, so an answer
 * must not replace it.
 */
const isFromElsewhere = ({ headers }: Request): boolean =>
  headers.get("sec-fetch-site") === "cross-site";

export const isUpgrade = ({ headers }: Request): boolean =>
  headers.get("upgrade")?.toLowerCase() === "websocket";

/** Browsers cannot set other headers on a WebSocket, so its token is sent as its subprotocol. */
export const socketToken = ({ headers }: Request): string =>
  headers.get("sec-websocket-protocol")?.split(",")[0]?.trim() ?? "";

/** A page as one browser opens it. */
interface OpenedPage {
  browserCookie: PageCookie;
  browserId: string;
  /** Who was verified in this browser; null if nobody. */
  verified: VerifiedPayer | null;
  token: string;
  /** When the token ends, in milliseconds. */
  expires_at: number;
  render(model: Omit<HostedModel<unknown>, "view">): string;
}

/**
 * The page with its cookie, or the token alone for a program. A browser in which the payer was
 * verified has the address's own cookie already.
 */
export const answerPage = (
  { env, request, url, query }: PageCall,
  { browserCookie, browserId, verified, token, expires_at, render }: OpenedPage,
): Response | Result<Reply> => {
  const cookie =
    verified && !isFromElsewhere(request)
      ? verifiedBrowserField(env, request, verified)
      : cookieField(env, browserCookie, url.pathname, browserId);
  const headers = { "set-cookie": cookie };
  if (wantsJson(request)) {
    return reply(200, { token, expires_at: isoTime(expires_at) }, headers);
  }
  const locale = chooseLocale(request);
  const unsent = query.unsent !== undefined;
  const html = render({ token, locale, path: url.pathname, unsent, now: now() });
  return pageResponse(html, { locale, headers, scripted: true });
};

/** The browser of a cookie, or a new one. */
export const browserOf = (request: Request, cookie: PageCookie): string =>
  readCookie(request, cookie) ?? randomHex(16);

/** How often a page without a socket polls. */
const POLL_SECONDS = 5;

/** A WebSocket held by the page's object. The caller has checked the token. */
export const openLiveSocket = async (
  stub: { fetch(request: Request): Promise<Response> },
  request: Request,
  browserId: string,
): Promise<Response | Result<Reply>> => {
  const headers = new Headers(request.headers);
  headers.set("x-browser-id", browserId);
  headers.set("sec-websocket-protocol", socketToken(request));
  const response = await stub.fetch(new Request(request.url, { headers }));
  if (response.status === 404) return refuse("NOT_FOUND");
  return response.status === 429 ? refuse("RATE_LIMITED", { retry_after: POLL_SECONDS }) : response;
};
