import type { Child } from "hono/jsx";
import { shownText } from "../../base/kernel/shown.ts";
import { type Locale, languages, locales } from "./locale.ts";

interface DocumentProps {
  locale: Locale;
  title: string;
  /** The addresses of the styles. */
  styles: readonly string[];
  /** The script that the page starts, and the scripts that it imports. */
  script?: { path: string; imported: readonly string[] };
  /** After how many seconds a browser without scripts loads the page again. */
  refreshSeconds?: number | undefined;
  /** `<meta>` names and contents that the page's script reads. */
  meta?: Readonly<Record<string, string>>;
  /** JSON that the page's script reads. */
  data?: unknown;
  children: Child;
}

const favicon =
  "data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E" +
  "%3Crect width=%2232%22 height=%2232%22 rx=%229%22 fill=%22%23155e54%22/%3E" +
  "%3Cpath d=%22m9.5 16.5 4.5 4.5 8.5-9.5%22 fill=%22none%22 stroke=%22%23fff%22 " +
  "stroke-width=%223%22 stroke-linecap=%22round%22/%3E%3C/svg%3E";

/** `<` is written as an escape, so no value can end the element that holds the JSON. */
const DataBlock = ({ value }: { value: unknown }) => (
  <script
    type="application/json"
    id="page-data"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll("<", "\\u003c") }}
  />
);

const Languages = ({ current }: { current: Locale }) => (
  <nav class="languages" aria-label={languages[current].list}>
    <ul>
      {locales.map((locale) => (
        <li>
          <a
            href={`?lang=${locale}`}
            lang={locale}
            dir={languages[locale].direction}
            hreflang={locale}
            aria-current={locale === current ? "true" : undefined}
          >
            {languages[locale].name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The HTML document around every hosted page. */
export const Document = ({
  locale,
  title,
  styles,
  script,
  refreshSeconds,
  meta,
  data,
  children,
}: DocumentProps) => (
  <html lang={locale} dir={languages[locale].direction}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="format-detection" content="telephone=no" />
      {Object.entries(meta ?? {}).map(([name, content]) => (
        <meta name={name} content={content} />
      ))}
      {refreshSeconds !== undefined && (
        <noscript>
          <meta http-equiv="refresh" content={`${refreshSeconds}`} />
        </noscript>
      )}
      <title>{title}</title>
      <link rel="icon" href={favicon} />
      {styles.map((path) => (
        <link rel="stylesheet" href={path} />
      ))}
      {script && <script type="module" src={script.path} />}
      {script?.imported.map((path) => (
        <link rel="modulepreload" href={path} />
      ))}
    </head>
    <body>
      {children}
      <footer>
        <Languages current={locale} />
        {script && <p id="announcer" class="unseen" role="status" />}
      </footer>
      {data !== undefined && <DataBlock value={data} />}
    </body>
  </html>
);

/** The document as text. Components are synchronous, so a page is a pure function. */
export const renderDocument = (element: unknown): string => `<!doctype html>${String(element)}`;

/** Fills the `{name}` places of a sentence with elements. The text around them is escaped. */
export const phrase = (sentence: string, values: Readonly<Record<string, Child>>): Child[] =>
  sentence.split(/\{(\w+)\}/u).map((part, place) => (place % 2 === 0 ? part : values[part]));

// First-strong isolate and its end: like <bdi>, where only text is possible [Unicode TR 9].
const isolate = (text: string): string => `\u2068${shownText(text)}\u2069`;

/** The same as plain text, for titles. */
export const phraseText = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/gu, (_place, name: string) => isolate(values[name] ?? ""));

/** Account numbers, amounts, phone numbers and codes run left to right in every language. */
export const Ltr = ({ children }: { children: Child }) => <bdi dir="ltr">{children}</bdi>;
