import * as v from "valibot";
import { described } from "../kernel/fields.ts";
import { type Result, refuse } from "../kernel/result.ts";
import { languageQuery } from "../pages/locale.ts";
import { UNSENT } from "../pages/problem-page.tsx";
import type { PageCookie } from "../pages/response.ts";
import type { Reply } from "../platform/edge.ts";

/** What the addresses of hosted pages share: query, cookie and live status. */
export const pageQuery = v.object({
  ...languageQuery.entries,
  [UNSENT]: v.optional(
    v.pipe(v.string(), described("Present after a form was sent too early; nothing was done.", "")),
  ),
});

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
export const isFromElsewhere = ({ headers }: Request): boolean =>
  headers.get("sec-fetch-site") === "cross-site";

export const isUpgrade = ({ headers }: Request): boolean =>
  headers.get("upgrade")?.toLowerCase() === "websocket";

/** Browsers cannot set other headers on a WebSocket, so its token is sent as its subprotocol. */
export const socketToken = ({ headers }: Request): string =>
  headers.get("sec-websocket-protocol")?.split(",")[0]?.trim() ?? "";

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
