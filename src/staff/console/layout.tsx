import type { Child } from "hono/jsx";
import type { Problem } from "../../base/kernel/problems.ts";
import { assetsBelow } from "../../frame/pages/assets.ts";
import baseStyles from "../../frame/pages/base.css";
import { renderDocument } from "../../frame/pages/document.tsx";
import tokens from "../../frame/pages/tokens.css";
import chartStyles from "./assets/charts.css";
import client from "./assets/console.client.js";
import formStyles from "./assets/forms.css";
import frameStyles from "./assets/frame.css";
import partStyles from "./assets/parts.css";
import type { MadeCall } from "./operations.ts";
import { type At, type Section, type SectionRow, sections } from "./page.ts";
import { Copy, ProblemNotice } from "./parts.tsx";

/** The frame of a page: search, navigation, notices, and the API calls behind the page. */
export interface Frame {
  at: At;
  title: string;
  /** The result of the form that was just sent. */
  notice: string | null;
  /** Why a form was refused. */
  problem: Problem | null;
  /** Why parts of the page are missing. */
  missing: readonly Problem[];
  made: readonly MadeCall[];
  children: Child;
}

export const renderConsoleFrame = (frame: Frame): string => {
  const { at, title } = frame;
  return renderDocument(
    <ConsoleDocument title={title}>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <Top at={at} />
      <Navigation at={at} />
      <main id="content" tabindex={-1}>
        <h1>{title}</h1>
        {frame.notice && (
          <p class="notice good" role="status">
            {frame.notice}
          </p>
        )}
        {frame.problem && <ProblemNotice problem={frame.problem} />}
        {frame.missing.map((problem) => (
          <ProblemNotice problem={problem} />
        ))}
        {frame.children}
        <MadeBy made={frame.made} />
      </main>
      <KeyList />
    </ConsoleDocument>,
  );
};

const favicon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E" +
  "%3Crect width='32' height='32' rx='9' fill='%23155e54'/%3E%3Cpath d='M8 11h16M8 16h16M8 21h9' " +
  "fill='none' stroke='%23fff' stroke-width='3' stroke-linecap='round'/%3E%3C/svg%3E";

/** The HTML document of every page of the console. Staff read English. */
export const ConsoleDocument = (props: { title: string; bare?: boolean; children: Child }) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="format-detection" content="telephone=no" />
      <title>{props.title} – Console</title>
      <link rel="icon" href={favicon} />
      {consoleStyles.map((path) => (
        <link rel="stylesheet" href={path} />
      ))}
      <script type="module" src={consoleScript} />
    </head>
    <body class={props.bare ? "bare" : undefined}>{props.children}</body>
  </html>
);

const Top = ({ at }: { at: At }) => (
  <header class="top">
    <a class="brand" href="/console">
      Console
    </a>
    <search class="search">
      <form action={sections.payments.path}>
        <label class="unseen" for="search">
          Find by any id or reference
        </label>
        <input
          id="search"
          name="q"
          type="search"
          placeholder="Find by any id or reference"
          value={at.query.q ?? ""}
          autocomplete="off"
          spellcheck={false}
          aria-keyshortcuts="/"
        />
      </form>
    </search>
    <form class="who" method="post" action="/console/logout">
      <span title={at.caller.keyId}>{at.caller.role}</span>
      <button type="submit" class="plain">
        Sign out
      </button>
    </form>
  </header>
);

const Navigation = ({ at }: { at: At }) => (
  <nav class="sections" aria-label="Sections">
    <ul>
      {(Object.keys(sections) as Section[])
        .filter((name) => isShown(at, name))
        .map((name) => (
          <li>
            <a
              href={sections[name].path}
              aria-current={at.page.section === name ? "page" : undefined}
            >
              {sections[name].title}
            </a>
          </li>
        ))}
    </ul>
  </nav>
);

/** A section that the role may not read is left out. */
const isShown = (at: At, name: Section): boolean => {
  const { needs }: SectionRow = sections[name];
  return needs === undefined || at.can(needs);
};

/** The API calls behind this page, so that a program can make them too. */
const MadeBy = ({ made }: { made: readonly MadeCall[] }) =>
  made.length === 0 ? null : (
    <details class="made-by">
      <summary>
        {made.length === 1 ? "The call" : `The ${made.length} calls`} that made this page
      </summary>
      <ul>
        {made.map((call) => (
          <li>
            <code>
              {call.method} {call.address}
            </code>{" "}
            <span class="small">{call.status}</span>
            <Copy text={curlOf(call)} />
          </li>
        ))}
      </ul>
    </details>
  );

/** The key is read from a variable, so the command does not contain it. */
const curlOf = ({ method, address }: MadeCall): string =>
  `curl -X ${method} -H "X-Gateway-Admin-Key: $ADMIN_KEY" "$GATEWAY${address}"`;

const shortcuts = [
  ["/", "Search"],
  ["g then t", "Today"],
  ["g then p", "Payments"],
  ["g then m", "Merchants"],
  ["g then b", "Banks"],
  ["g then e", "Endpoints"],
  ["?", "This list"],
] as const;

/** Opened by `?`; native dialogs close by Escape. */
const KeyList = () => (
  <dialog id="keys" aria-labelledby="keys-title">
    <h2 id="keys-title">Keys</h2>
    <dl>
      {shortcuts.map(([key, text]) => (
        <div>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <form method="dialog">
      <button type="submit" class="button quiet">
        Close
      </button>
    </form>
  </dialog>
);

/** The address of the login page, which leads back to this page. */
export const loginAddress = ({ pathname, search }: URL): string =>
  `/console/login?next=${encodeURIComponent(pathname + search)}`;

const assets = assetsBelow("/console/assets", {
  "console.css": baseStyles + tokens + frameStyles + partStyles + chartStyles + formStyles,
  "console.client.js": client,
});

export const consoleAssetRoutes = assets.routes;

const consoleStyles = [assets.pathOf("console.css")];

const consoleScript = assets.pathOf("console.client.js");
