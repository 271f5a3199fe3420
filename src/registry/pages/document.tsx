import type { Child } from "hono/jsx";
import { sha256Hex } from "../../platform/crypto.ts";
import { type Route, route } from "../../platform/edge.ts";
import { type Locale, locales } from "../../platform/locale.ts";
import type { RegistryEnv } from "../environment.ts";
import { sentencesOf } from "./locales/index.ts";
import styles from "./registry.css";

/** The document around the customers' pages. They have no script at all. */
const stylesPath = `/identity/assets/${sha256Hex(styles).slice(0, 16)}/registry.css`;

/** Nothing inline, nothing from elsewhere, no script, no frames. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

const Languages = ({ current }: { current: Locale }) => (
  <nav class="languages" aria-label={sentencesOf(current).languages}>
    <ul>
      {locales.map((locale) => (
        <li>
          <a
            href={`?lang=${locale}`}
            lang={locale}
            dir={sentencesOf(locale).direction}
            hreflang={locale}
            aria-current={locale === current ? "true" : undefined}
          >
            {sentencesOf(locale).language}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Document = (props: { locale: Locale; title: string; children: Child }) => (
  <html lang={props.locale} dir={sentencesOf(props.locale).direction}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex, nofollow" />
      <title>{props.title}</title>
      <link rel="stylesheet" href={stylesPath} />
    </head>
    <body>
      <main>{props.children}</main>
      <footer>
        <Languages current={props.locale} />
      </footer>
    </body>
  </html>
);

/** A page as a response; cookies and the like go into `headers`. */
export const page = (
  locale: Locale,
  title: string,
  content: Child,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response => {
  const html = `<!doctype html>${(<Document locale={locale} title={title} children={content} />).toString()}`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": locale,
      "content-security-policy": contentSecurityPolicy,
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-frame-options": "DENY",
      vary: "accept-language, cookie",
      ...headers,
    },
  });
};

export const assetRoutes: readonly Route<RegistryEnv>[] = [
  route({
    method: "GET",
    paths: [stylesPath],
    step: () =>
      new Response(styles, {
        headers: {
          "content-type": "text/css; charset=utf-8",
          "cache-control": "public, max-age=31536000, immutable",
        },
      }),
  }),
];
