import type { Child } from "hono/jsx";
import { type Locale, locales } from "../platform/locale.ts";
import { hostedAssets, type PageAssets } from "./assets.ts";
import { sentencesOf } from "./locales/index.ts";

export interface DocumentProps {
  locale: Locale;
  title: string;
  assets?: PageAssets | undefined;
  /** `<meta>` names and contents that the page's script reads. */
  meta?: Readonly<Record<string, string>>;
  /** JSON that the page's script reads. */
  data?: unknown;
  /** Pages without a script have none of its elements. */
  scripted?: boolean;
  children: Child;
}

const favicon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E" +
  "%3Crect width='32' height='32' rx='9' fill='%23155e54'/%3E%3Cpath d='m9.5 16.5 4.5 4.5 " +
  "8.5-9.5' fill='none' stroke='%23fff' stroke-width='3' stroke-linecap='round' " +
  "stroke-linejoin='round'/%3E%3C/svg%3E";

/** `<` is written as an escape, so that no value can end the element that holds the JSON. */
const DataBlock = ({ value }: { value: unknown }) => (
  <script
    type="application/json"
    id="page-data"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll("<", "\\u003c") }}
  />
);

const Languages = ({ current }: { current: Locale }) => (
  <nav class="languages" aria-label={sentencesOf(current).chrome.languages}>
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

/** The HTML document around every hosted page. */
export const Document = (props: DocumentProps) => {
  const { locale, assets = hostedAssets } = props;
  const { direction } = sentencesOf(locale);
  return (
    <html lang={locale} dir={direction}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="format-detection" content="telephone=no" />
        {Object.entries(props.meta ?? {}).map(([name, content]) => (
          <meta name={name} content={content} />
        ))}
        <title>{props.title}</title>
        <link rel="icon" href={favicon} />
        {assets.styles.map((path) => (
          <link rel="stylesheet" href={path} />
        ))}
        {props.scripted && <script type="module" src={assets.script} />}
        {props.scripted && assets.imported.map((path) => <link rel="modulepreload" href={path} />)}
      </head>
      <body>
        {props.children}
        <footer>
          <Languages current={locale} />
          {props.scripted && <p id="announcer" class="unseen" role="status" />}
        </footer>
        {props.data !== undefined && <DataBlock value={props.data} />}
      </body>
    </html>
  );
};

/** The document as text; our components are synchronous, so that a page is a pure function. */
export const renderDocument = (element: unknown): string => `<!doctype html>${String(element)}`;
