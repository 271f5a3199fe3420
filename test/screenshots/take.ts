import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright-core";
import { ensureChromium } from "../../scripts/chromium.ts";
import { bundleWorker, endBundler } from "../../scripts/local/bundle.ts";
import { projectRoot } from "../../scripts/local/places.ts";
import type * as pages from "./pages.ts";
import { staffPages } from "./staff.ts";

/**
 * `npm run screenshots`: every page in every state and language, as pictures on one page to leaf
 * through. Nothing is compared: the reader looks.
 */
const usage = `npm run screenshots -- [--kind KIND] [--lang LANG]

  --kind KIND   only what begins so: checkout, consent, mandate, order, connections, registry; of staff:
                console-login, console-lists, console-search, console-records, console-forms,
                portal; of the demo: shop, shop-order, subscription, back-office, app,
                app-connection, app-pay, app-payment
  --lang LANG   only en, fr, es or ar`;

const sizes = [
  { name: "phone", width: 375, height: 720, colorScheme: "light" },
  { name: "phone, dark", width: 375, height: 720, colorScheme: "dark" },
  { name: "desktop", width: 1280, height: 800, colorScheme: "light" },
  { name: "desktop, dark", width: 1280, height: 800, colorScheme: "dark" },
] as const;

const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: ["--no-sandbox"] });

const isOfStaff = (kind = "portal"): boolean => kind.startsWith("console") || kind === "portal";

const folder = join(projectRoot, "dist", "screenshots");

/** The pages' own modules, bundled as for the worker. */
const loadPages = async (directory: string): Promise<typeof pages> => {
  const entry = join(import.meta.dirname, "pages.ts");
  const path = await bundleWorker(entry, directory, [withoutRuntime]);
  return (await import(pathToFileURL(path).href)) as typeof pages;
};

/** Stands for what only workerd has; no page needs it. */
const withoutRuntime = {
  name: "without-runtime",
  setup({ onResolve, onLoad }: import("esbuild").PluginBuild) {
    onResolve({ filter: /^cloudflare:/ }, ({ path }) => ({ path, namespace: "runtime" }));
    onLoad({ filter: /.*/, namespace: "runtime" }, () => ({
      contents: "export class DurableObject {} export const env = {}; export const waitUntil = 0;",
    }));
  },
};

/** Serves the pages by their place in the list, with their styles and scripts. */
const serve = async (shown: pages.ShownPage[], assets: Map<string, Response>) => {
  const server = createServer(async ({ url = "/" }, answer) => {
    const asset = assets.get(url)?.clone();
    const page = shown[Number(url.slice(1))];
    if (!asset && !page) return answer.writeHead(404).end();
    const type = asset?.headers.get("content-type") ?? "text/html; charset=utf-8";
    const body = asset ? Buffer.from(await asset.arrayBuffer()) : page?.html;
    answer.writeHead(200, { "content-type": type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}`, close: () => server.close() };
};

/** Returns the file of each picture, by size and place. */
const takeAll = async (browser: Browser, base: string, count: number): Promise<string[][]> => {
  const files: string[][] = [];
  for (const [row, { name: _, width, height, colorScheme }] of sizes.entries()) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme });
    const page = await context.newPage();
    const taken: string[] = [];
    for (let place = 0; place < count; place++) {
      const file = `${row}-${place}.png`;
      await page.goto(`${base}/${place}`);
      await page.screenshot({ path: join(folder, file), fullPage: true });
      taken.push(file);
    }
    files.push(taken);
    await context.close();
  }
  return files;
};

/** A choice of what is shown: everything, or one of the values. */
const filterOf = (name: string, values: readonly string[]): string => {
  const options = [...new Set(values)].map((value) => `<option>${value}</option>`).join("");
  return `<label>${name} <select id="${name}"><option value="">all</option>${options}</select></label>`;
};

/** Hides what the filters leave out; without the script everything is shown. */
const filterScript = `const filters = [...document.querySelectorAll("select")];
const show = () => {
  for (const one of document.querySelectorAll("section, img"))
    one.hidden = filters.some(({ id, value }) => value && id in one.dataset && one.dataset[id] !== value);
};
for (const filter of filters) filter.onchange = show;`;

const albumOf = (shown: pages.ShownPage[], files: string[][]): string => {
  const figures = shown.map(({ kind, state, locale }, place) => {
    const pictures = files.map(
      (taken, row) =>
        `<img src="${taken[place]}" alt="" loading="lazy" data-screen="${sizes[row]?.name}">`,
    );
    return `<section data-page="${kind}" data-language="${locale}">
<h2>${kind} · ${state} · ${locale}</h2>${pictures.join("")}</section>`;
  });
  const filters = [
    filterOf(
      "page",
      shown.map(({ kind }) => kind),
    ),
    filterOf(
      "language",
      shown.map(({ locale }) => locale),
    ),
    filterOf(
      "screen",
      sizes.map(({ name }) => name),
    ),
  ];
  return `<!doctype html><meta charset="utf-8"><title>The pages</title>
<style>body{font:15px system-ui;margin:1rem}section{margin:0 0 2rem}img{border:1px solid #999;
margin:0 .5rem .5rem 0;vertical-align:top;max-height:760px}[hidden]{display:none}
p{position:sticky;top:0;padding:.5rem;background:#fff}</style>
<h1>The pages</h1><p>${filters.join(" ")}</p>
${figures.join("\n")}
<script>${filterScript}</script>`;
};

const directory = mkdtempSync(join(tmpdir(), "gateway-screenshots-"));
try {
  const options = { kind: { type: "string" }, lang: { type: "string" } } as const;
  const { kind, lang } = parseArgs({ args: process.argv.slice(2), options }).values;
  const { customerPages, pageAssets } = await loadPages(directory);
  const assets = await pageAssets();
  const all = await customerPages();
  // A world takes a minute to start: only if its pages are asked for.
  if (isOfStaff(kind) && (!lang || lang === "en")) {
    const staff = await staffPages(openBrowser);
    all.push(...staff.pages);
    for (const [path, asset] of staff.assets) assets.set(path, asset);
  }
  const shown = all.filter(
    (page) => (!kind || page.kind.startsWith(kind)) && (!lang || page.locale === lang),
  );
  if (shown.length === 0) throw new Error("No page is of this kind and language.");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { base, close } = await serve(shown, assets);
  const browser = await openBrowser();
  const files = await takeAll(browser, base, shown.length);
  await browser.close();
  close();
  writeFileSync(join(folder, "index.html"), albumOf(shown, files));
  console.log(
    `${shown.length} pages, ${shown.length * sizes.length} pictures: ${folder}/index.html`,
  );
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
  await endBundler();
}
