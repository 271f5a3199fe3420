import type { Child } from "hono/jsx";
import type { Problem } from "../../base/kernel/problems.ts";
import { type Assets, assetsBelow } from "../../frame/pages/assets.ts";
import baseStyles from "../../frame/pages/base.css";
import { renderDocument } from "../../frame/pages/document.tsx";
import tokens from "../../frame/pages/tokens.css";
import cardStyles from "./assets/cards.css";
import chartStyles from "./assets/charts.css";
import client from "./assets/console.client.js";
import formStyles from "./assets/forms.css";
import frameStyles from "./assets/frame.css";
import partStyles from "./assets/parts.css";
import type { MadeCall } from "./operations.ts";
import { type At, type SectionRow, type Site, shownModes } from "./page.ts";
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
    <ConsoleDocument site={at.site} title={title}>
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
        <MadeBy made={frame.made} site={at.site} />
      </main>
      <KeyList site={at.site} />
    </ConsoleDocument>,
  );
};

const favicon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E" +
  "%3Crect width='32' height='32' rx='9' fill='%23155e54'/%3E%3Cpath d='M8 11h16M8 16h16M8 21h9' " +
  "fill='none' stroke='%23fff' stroke-width='3' stroke-linecap='round'/%3E%3C/svg%3E";

interface DocumentProps {
  site: Pick<Site, "name" | "assets">;
  title: string;
  bare?: boolean;
  children: Child;
}

/** The HTML document of every page. Staff, and those of merchants, read English. */
export const ConsoleDocument = ({ site: { name, assets }, ...props }: DocumentProps) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="format-detection" content="telephone=no" />
      <title>
        {props.title} – {name}
      </title>
      <link rel="icon" href={favicon} />
      <link rel="stylesheet" href={assets.pathOf("console.css")} />
      <script type="module" src={assets.pathOf("console.client.js")} />
    </head>
    <body class={props.bare ? "bare" : undefined}>{props.children}</body>
  </html>
);

const Top = ({ at }: { at: At }) => (
  <header class="top">
    <a class="brand" href={at.site.home}>
      {at.site.name}
    </a>
    {at.site.modes && <ModeSwitch at={at} />}
    {at.site.search && <Search action={at.site.search} value={at.query.q ?? ""} />}
    <form class="who" method="post" action={`${at.site.home}/logout`}>
      {at.viewer.account === undefined ? (
        <span title={at.viewer.title}>{at.viewer.label}</span>
      ) : (
        <a href={at.viewer.account} title={at.viewer.title}>
          {at.viewer.label}
        </a>
      )}
      <button type="submit" class="plain">
        Sign out
      </button>
    </form>
  </header>
);

const Search = ({ action, value }: { action: string; value: string }) => (
  <search class="search">
    <form action={action}>
      <label class="unseen" for="search">
        Search everything
      </label>
      <input
        id="search"
        name="q"
        type="search"
        placeholder="Id, reference, name, amount, …0300"
        value={value}
        autocomplete="off"
        spellcheck={false}
        aria-keyshortcuts="/"
      />
    </form>
  </search>
);

const modeNames = { test: "Test", live: "Live", any: "Both" } as const;

/** Afterwards the same page is shown, from its beginning and without a filter of its own. */
const ModeSwitch = ({ at }: { at: At }) => {
  const { mode: _mode, cursor: _cursor, ...others } = at.query;
  const query = new URLSearchParams(others).toString();
  const path = at.address.split("?")[0] ?? "";
  return (
    <form class="modes" method="post" action={`${at.site.home}/mode`} aria-label="Mode">
      <input type="hidden" name="back" value={query === "" ? path : `${path}?${query}`} />
      {shownModes.map((mode) => (
        <button
          type="submit"
          name="mode"
          value={mode}
          class={`plain ${mode}`}
          aria-pressed={at.mode === mode ? "true" : "false"}
        >
          {modeNames[mode]}
        </button>
      ))}
    </form>
  );
};

/** The sections; on a phone behind a button, which works without a script. */
const Navigation = ({ at }: { at: At }) => {
  const present = at.page.missing ? undefined : at.site.sections[at.page.section]?.title;
  return (
    <>
      <nav class="sections" aria-label="Sections">
        <SectionList at={at} keys={true} />
      </nav>
      <details class="menu">
        <summary>
          Menu<span class="small">{present}</span>
        </summary>
        <nav aria-label="Sections">
          <SectionList at={at} keys={false} />
        </nav>
      </details>
    </>
  );
};

const SectionList = ({ at, keys }: { at: At; keys: boolean }) => (
  <ul>
    {Object.entries(at.site.sections)
      .filter(([_name, section]) => isShown(at, section))
      .map(([name, { path, title, key }]) => (
        <li>
          <a
            href={path}
            data-key={keys ? key : undefined}
            aria-current={!at.page.missing && at.page.section === name ? "page" : undefined}
          >
            {title}
          </a>
        </li>
      ))}
  </ul>
);

/** A section that the viewer may not read is left out. */
const isShown = (at: At, { needs }: SectionRow): boolean => needs === undefined || at.can(needs);

/** The API calls behind this page, so that a program can make them too. */
const MadeBy = ({ made, site }: { made: readonly MadeCall[]; site: Site }) =>
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
            <Copy text={curlOf(call, site)} />
          </li>
        ))}
      </ul>
    </details>
  );

/** The key is read from a variable, so the command does not contain it. */
const curlOf = ({ method, address }: MadeCall, { keyHeader }: Site): string =>
  `curl -X ${method} -H "${keyHeader}" "$GATEWAY${address}"`;

const shortcutsOf = ({ search, sections }: Site): (readonly [key: string, text: string])[] => [
  ...(search ? [["/", "Search"] as const] : []),
  ...Object.values(sections).flatMap(({ key, title }) =>
    key ? [[`g then ${key}`, title] as const] : [],
  ),
  ["?", "This list"],
];

/** Opened by `?`; native dialogs close by Escape. */
const KeyList = ({ site }: { site: Site }) => (
  <dialog id="keys" aria-labelledby="keys-title">
    <h2 id="keys-title">Keys</h2>
    <dl>
      {shortcutsOf(site).map(([key, text]) => (
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

/** The files of a site. Each has its own, so that an operator may close one site's addresses. */
export const siteAssets = (home: string, more: Readonly<Record<string, string>> = {}): Assets =>
  assetsBelow(`${home}/assets`, {
    ...more,
    "console.css":
      baseStyles + tokens + frameStyles + partStyles + cardStyles + chartStyles + formStyles,
    "console.client.js": client,
  });
