import { posix } from "node:path";
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import http from "highlight.js/lib/languages/http";
import ini from "highlight.js/lib/languages/ini";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import { Marked, type Tokens } from "marked";
import { escapeHtml } from "./layout.ts";

const languages = { bash, sh: bash, http, toml: ini, javascript, js: javascript, json, sql };
for (const [name, language] of Object.entries({ ...languages, ts: typescript })) {
  hljs.registerLanguage(name, language);
}

export interface Heading {
  id: string;
  level: number;
  text: string;
}

export interface Rendered {
  title: string;
  html: string;
  headings: Heading[];
}

/** Where a link of a document leads on the site; null if the site does not have its target. */
export type Resolve = (target: string) => { address: string; title?: string } | null;

/**
 * A Markdown document as HTML. Headings get the anchors that GitHub gives them, because the
 * documents link to each other by those. Comments are left out, other HTML is shown as text.
 */
export const renderMarkdown = (text: string, resolve: Resolve): Rendered => {
  const headings: Heading[] = [];
  const idOf = uniqueIds();
  let title = "";
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: source }) {
        const inner = this.parser.parseInline(tokens);
        const plain = plainText(inner);
        if (depth === 1 && title === "") title = plain;
        const id = idOf(source.replace(/[`*]/g, "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"));
        if (depth > 1) headings.push({ id, level: depth, text: plain });
        const anchor =
          depth > 1 ? `<a class="anchor" href="#${id}" aria-label="Link to: ${plain}">#</a>` : "";
        return `<h${depth} id="${id}">${inner}${anchor}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const target = isElsewhere(href) ? { address: href } : resolve(href);
        if (target === null) return inner;
        // Between files a link shows the file's name, on the site the page's.
        const text = /^[\w/-]+(\.md|\/)$/.test(inner) ? (target.title ?? inner) : inner;
        return `<a href="${escapeHtml(target.address)}">${text}</a>`;
      },
      image({ href, text: alternative }) {
        const source = escapeHtml(resolve(href)?.address ?? href);
        return `<img src="${source}" alt="${escapeHtml(alternative)}" loading="lazy">`;
      },
      code: ({ text: code, lang }) =>
        lang === "mermaid" ? movesTable(code) : codeBlock(code, lang ?? ""),
      table(table) {
        return tableOf(table, (tokens) => this.parser.parseInline(tokens));
      },
      html: ({ text: given }) => (given.trim().startsWith("<!--") ? "" : escapeHtml(given)),
    },
  });
  const html = marked.parse(text, { async: false });
  return { title, html, headings };
};

const isElsewhere = (href: string): boolean => /^(https?:|mailto:|#)/.test(href);

/** The text of rendered HTML, still escaped. */
export const plainText = (html: string): string => html.replace(/<[^>]*>/g, "");

/** GitHub's anchors: lower case, hyphens for spaces, and a number when an anchor repeats. */
const uniqueIds = () => {
  const seen = new Map<string, number>();
  return (text: string): string => {
    const base = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-");
    const times = seen.get(base) ?? 0;
    seen.set(base, times + 1);
    return times === 0 ? base : `${base}-${times}`;
  };
};

/** The keyboard can scroll a block that is wider than the page. */
export const codeBlock = (code: string, language: string): string => {
  const known = hljs.getLanguage(language);
  const inner = known ? hljs.highlight(code, { language }).value : escapeHtml(code);
  const name = escapeHtml(language || "text");
  return `<div class="code"><pre tabindex="0"><code class="language-${name}">${inner}</code></pre></div>\n`;
};

/**
 * On a narrow screen a row becomes a block, whose cells name their column. The roles say that it is
 * still a table.
 */
const tableOf = (
  { header, rows }: Tokens.Table,
  inline: (tokens: Tokens.TableCell["tokens"]) => string,
): string =>
  tableHtml(
    header.map(({ tokens }) => inline(tokens)),
    rows.map((row) => row.map(({ tokens }) => inline(tokens))),
  );

export const tableHtml = (names: readonly string[], rows: readonly string[][]): string => {
  const columns = names.map((name) => `<th role="columnheader" scope="col">${name}</th>`).join("");
  const cell = (inner: string, place: number) =>
    `<td role="cell" data-column="${plainText(names[place] ?? "")}">${inner}</td>`;
  const body = rows.map((row) => `<tr role="row">${row.map(cell).join("")}</tr>`).join("\n");
  const head = `<thead role="rowgroup"><tr role="row">${columns}</tr></thead>`;
  return `<table role="table">${head}\n<tbody role="rowgroup">${body}</tbody></table>\n`;
};

/** A drawn state machine as a table of its moves: it can be read aloud, searched and printed. */
const movesTable = (diagram: string): string => {
  const moves = [...diagram.matchAll(/^\s*(\S+) --> (\S+?)(?:: (.*))?$/gm)];
  const first = moves.find(([, from]) => from === "[*]")?.[2] ?? "";
  const ends = moves.filter(([, , to]) => to === "[*]").map(([, from = ""]) => from);
  const rows = moves
    .filter(([, from, to]) => from !== "[*]" && to !== "[*]")
    .map(([, from = "", to = "", label = ""]) => {
      const [trigger = "", emitted = ""] = label.split(" / ");
      return [from, trigger, to, emitted].map((text) => code(text));
    });
  const about = `<p>Begins as ${code(first)}${ends.length > 0 ? `, ends as ${ends.map(code).join(", ")}` : ""}.</p>`;
  return about + tableHtml(["from", "trigger", "to", "event"], rows);
};

export const code = (text: string): string => (text ? `<code>${escapeHtml(text)}</code>` : "");

/** The file that a relative link of a document names, without its anchor. */
export const targetOf = (source: string, href: string): [file: string, anchor: string] => {
  const [path = "", anchor = ""] = href.split("#");
  const file = path === "" ? source : posix.normalize(posix.join(posix.dirname(source), path));
  return [file.replace(/\/$/, ""), anchor];
};
