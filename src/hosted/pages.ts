import type { Locale } from "../platform/locale.ts";

/**
 * Nothing inline, nothing from elsewhere, no frames. `connect-src 'self'` covers the live
 * WebSocket of the same origin [CSP 3 § 6.7.2.8].
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

/** A hosted page as a response; cookies and the like go into `headers`. */
export const pageResponse = (
  html: string,
  page: { locale: Locale; status?: number; headers?: Record<string, string> },
): Response =>
  new Response(html, {
    status: page.status ?? 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": page.locale,
      "content-security-policy": contentSecurityPolicy,
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cache-control": "no-store",
      vary: "accept, accept-language, cookie",
      ...page.headers,
    },
  });

/** SDKs ask for JSON at the page's address; everything else, link previews too, gets the page. */
export const wantsJson = (request: Request): boolean => {
  const accept = request.headers.get("accept") ?? "";
  return accept.includes("application/json") && !accept.includes("text/html");
};
