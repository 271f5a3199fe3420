import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import { projectRoot } from "../local/places.ts";
import { escapeHtml, type Frame, type Link, layout, type Page } from "./layout.ts";
import { renderMarkdown, targetOf } from "./markdown.ts";
import { addressOf, HOME, placed, type Section } from "./navigation.ts";
import { type Document, referencePages } from "./reference.ts";
import { searchEntries } from "./search-entries.ts";

const read = (file: string): string => readFileSync(join(projectRoot, file), "utf8");

/** What the site is made from: the documents, and two maps of the source. */
const sourcesOfSite = (): string[] => [
  ...globSync("docs/**/*.md", { cwd: projectRoot }).sort(),
  ...globSync("docs/openapi/*.json", { cwd: projectRoot }).sort(),
  "src/README.md",
  "test/README.md",
];

const pictures = (): string[] => globSync("docs/**/*.{png,svg}", { cwd: projectRoot });

export interface Site {
  pages: Page[];
  /** What a page links to and the site does not have, as `page → target`. */
  left: string[];
  /** By path: `guides/banks/index.html`. */
  files: Map<string, string | Buffer>;
}

/** Makes the whole site in memory. */
export const buildSite = async (): Promise<Site> => {
  const sources = sourcesOfSite();
  const sections = placed(sources);
  const left: string[] = [];
  const files = new Map<string, string | Buffer>();
  for (const file of [...pictures(), ...globSync("docs/**/*.json", { cwd: projectRoot })])
    files.set(file.replace(/^docs\//, ""), readFileSync(join(projectRoot, file)));

  const resolveFrom = (source: string) => (href: string) => {
    const [file, anchor] = targetOf(source, href);
    const here = file === "docs/openapi" ? "docs/openapi/merchant.json" : file;
    const page = [here, `${here}/README.md`].find((one) => sources.includes(one));
    const hash = anchor ? `#${anchor}` : "";
    if (page?.endsWith(".json")) return { address: addressOf(page) + hash };
    if (page) return { address: addressOf(page) + hash, title: titleOf(page) };
    const copied = file.replace(/^docs\//, "");
    if (files.has(copied)) return { address: `/${copied}` };
    left.push(`${source} → ${href}`);
    return null;
  };
  const pagesOf = (source: string, section: string): Page[] => {
    const address = addressOf(source);
    if (source.endsWith(".json")) {
      const document = JSON.parse(read(source)) as Document;
      return referencePages(source, address, section, document, resolveFrom(source));
    }
    const rendered = renderMarkdown(read(source), resolveFrom(source));
    return [{ ...rendered, source, address, section }];
  };

  const placedPages = sections.map(({ title, sources: own }) =>
    own.map((source) => pagesOf(source, title)),
  );
  const decisions = sources
    .filter((source) => /^docs\/decisions\/\d/.test(source))
    .flatMap((source) => pagesOf(source, "Contribute"));
  const home = pagesOf(HOME, "").map((page) => ({
    ...page,
    html: page.html.replace("</p>", `</p>${cards(sections)}`),
  }));
  const pages = [...home, ...placedPages.flat(2), ...decisions];

  const assets = await siteAssets(files);
  const menu = sections.map(({ title }, place) => ({
    title,
    links: (placedPages[place] ?? []).flatMap(([first, ...inner]) =>
      first ? [{ ...linkTo(first), inner: inner.map(linkTo) }] : [],
    ),
  }));
  const order = placedPages.flat(2);
  for (const page of pages) {
    const place = order.indexOf(page);
    const frame: Frame = {
      ...{ menu, assets },
      previous: place > 0 ? linkTo(order[place - 1]) : null,
      next: place >= 0 && place + 1 < order.length ? linkTo(order[place + 1]) : null,
    };
    files.set(`${page.address.slice(1)}index.html`, layout(page, frame));
  }
  const missing = { source: "", address: "/404", title: "Not found", section: "", headings: [] };
  const text = '<h1>Not found</h1><p>There is no such page. <a href="/">Begin here</a>.</p>';
  const frame = { menu, assets, previous: null, next: null };
  files.set("404.html", layout({ ...missing, html: text }, frame));
  files.set("search.json", JSON.stringify(searchEntries(pages)));
  files.set("_headers", headers);
  return { pages, left, files };
};

const titleOf = (source: string): string =>
  escapeHtml(/^# (.*)$/m.exec(read(source))?.[1]?.replaceAll("`", "") ?? source);

const linkTo = (page: Page | undefined): Link => ({
  address: page?.address ?? "/",
  title: page?.title ?? "",
});

/** The first page leads each reader to the first page that is theirs. */
const cards = (sections: readonly Section[]): string => {
  const items = sections
    .filter(({ lead }) => lead !== "")
    .map(({ title, lead, sources: [first = HOME] }) => {
      const link = `<a href="${addressOf(first)}">${escapeHtml(title)}</a>`;
      return `<li><h2>${link}</h2><p>${escapeHtml(lead)}</p></li>`;
    });
  return `<ul class="cards">${items.join("")}</ul>`;
};

/** Nothing comes from elsewhere, nothing stands in the page itself, and nobody frames it. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const headers = `/*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** Styles and scripts under names that change with their contents. */
const siteAssets = async (files: Site["files"]): Promise<Frame["assets"]> => {
  const result = await bundle({
    entryPoints: ["site.client.js", "theme.client.js", "site.css"].map((file) =>
      join(import.meta.dirname, file),
    ),
    ...{ bundle: true, minify: true, write: false, format: "esm", target: "es2022" },
    outdir: "/",
    logLevel: "warning",
  });
  const nameOf = (file: string) => {
    const made = result.outputFiles.find(({ path }) => path.endsWith(`/${file}`));
    if (!made) throw new Error(`${file} was not bundled`);
    const hash = createHash("sha256").update(made.contents).digest("hex").slice(0, 10);
    const name = `assets/${file.replace(/\.(client\.)?(js|css)$/, `-${hash}.$2`)}`;
    files.set(name, Buffer.from(made.contents));
    return `/${name}`;
  };
  files.set("assets/icon.svg", readFileSync(join(import.meta.dirname, "icon.svg")));
  return {
    style: nameOf("site.css"),
    script: nameOf("site.client.js"),
    theme: nameOf("theme.client.js"),
  };
};
