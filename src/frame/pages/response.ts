import type { Locale } from "./locale.ts";

export interface PageInit {
  locale: Locale;
  /** By default 200. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Whether the page has a script. Without one, nothing may run and nothing may connect. */
  scripted?: boolean;
  /** Origins that a form's answer may redirect to, separated by spaces. */
  formTargets?: string;
  /** The addresses of images that the page shows from elsewhere. */
  images?: readonly string[];
}

/**
 * An image's address as a source: this one path of its host. What would end the source or the
 * directive is encoded; a source has no query [CSP 3 § 2.3.1].
 */
const imageSource = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replace(/[;,]/g, (sign) => (sign === ";" ? "%3B" : "%2C"))}`;
};

/**
 * Nothing inline, nothing from elsewhere but single images, no frames. `connect-src 'self'` covers
 * the live WebSocket of the same origin [CSP 3 § 6.7.2.8].
 * @rule P3.17
 */
const contentSecurityPolicy = ({ scripted = false, formTargets, images = [] }: PageInit): string =>
  [
    "default-src 'none'",
    ...(scripted ? ["script-src 'self'", "connect-src 'self'"] : []),
    "style-src 'self'",
    ["img-src 'self' data:", ...images.map(imageSource)].join(" "),
    `form-action 'self'${formTargets ? ` ${formTargets}` : ""}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");

/** A hosted page as a response; cookies and the like go into `headers`. */
export const pageResponse = (html: string, page: PageInit): Response =>
  new Response(html, {
    status: page.status ?? 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": page.locale,
      "content-security-policy": contentSecurityPolicy(page),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cache-control": "no-store",
      vary: "accept, accept-language, cookie, sec-fetch-dest",
      ...page.headers,
    },
  });

/** The answer to a form: the browser then loads a page, so a reload sends nothing again. */
export const seeOther = (location: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { location, ...headers } });

/**
 * SDKs request JSON at the page's address. Every other client, including link previews, gets the
 * page.
 * @rule P3.3
 */
export const wantsJson = (request: Request): boolean => {
  const accept = request.headers.get("accept") ?? "";
  return accept.includes("application/json") && !accept.includes("text/html");
};

/**
 * Whether a browser opens an address or sends a form [Fetch Metadata]. Browsers that do not say so
 * are known by their Accept. Some libraries of programs accept text/html too, but not XHTML.
 */
export const isNavigation = ({ headers }: Request): boolean => {
  const mode = headers.get("sec-fetch-mode");
  if (mode !== null) return mode === "navigate";
  return (headers.get("accept") ?? "").includes("application/xhtml+xml");
};

/** Whether a page's script asks, as far as the browser says [Fetch Metadata]. */
export const isFetched = ({ headers }: Request): boolean =>
  headers.get("sec-fetch-dest") === "empty";

export interface PageCookie {
  name: string;
  /** A pattern of the values that we set; other values are ignored. */
  form: string;
  maxAgeSeconds: number;
  sameSite: "Lax" | "Strict";
}

/** The value of a cookie if it matches our pattern, else null. */
export const readCookie = (request: Request, { name, form }: PageCookie): string | null => {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=(${form})(?:;|$)`);
  return pattern.exec(request.headers.get("cookie") ?? "")?.[1] ?? null;
};

/** The `Set-Cookie` field: hidden from scripts, and sent only to addresses below `path`. */
export const cookieField = (
  env: { BASE_URL: string },
  cookie: PageCookie,
  path: string,
  value: string,
): string => {
  const secure = env.BASE_URL.startsWith("https:") ? "; Secure" : "";
  const scope = `Path=${path}; Max-Age=${cookie.maxAgeSeconds}`;
  return `${cookie.name}=${value}; ${scope}; HttpOnly; SameSite=${cookie.sameSite}${secure}`;
};
