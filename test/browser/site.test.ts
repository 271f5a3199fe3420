import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endBundler } from "../../scripts/local/bundle.ts";
import { buildSite, type Site } from "../../scripts/site/build.ts";
import { expectAccessible, openContext } from "./chromium.ts";

/** The documentation site as a reader sees it, from the files that are deployed. */
const origin = "https://docs.example";
const kinds: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  svg: "image/svg+xml",
  png: "image/png",
};

let site: Site;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(endBundler);

/** A page of each kind. */
const pages = {
  "the first page": "/",
  "a guide": "/guides/accept-payments/",
  "wide tables": "/registry-operators/",
  "state machines": "/state-machines/",
  pictures: "/console/",
  "a reference": "/reference/merchant/payments/",
  refusals: "/errors/",
};

const open = async (
  path: string,
  options: BrowserContextOptions = {},
  { scripts = true } = {},
): Promise<Page> => {
  const page = await (await openContext(options)).newPage();
  const policy = /Content-Security-Policy: (.*)/.exec(String(site.files.get("_headers")))?.[1];
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = `${pathname.slice(1)}${pathname.endsWith("/") ? "index.html" : ""}`;
    const body = site.files.get(file);
    const kind = kinds[file.split(".").at(-1) ?? ""] ?? "";
    if (body === undefined || (!scripts && kind === kinds.js))
      return route.fulfill({ status: 404 });
    const headers = { "content-security-policy": policy ?? "" };
    return route.fulfill({ body, contentType: kind, headers });
  });
  await page.goto(origin + path);
  if (scripts && options.javaScriptEnabled !== false) {
    await page.locator(".scheme:not([hidden])").waitFor();
  }
  expect(complaints).toEqual([]);
  return page;
};

describe.each(Object.entries(pages))("%s", (name, path) => {
  const looks = [
    ["light", 1400, true],
    ["dark", 320, false],
    ["dark", 1400, true],
    ["light", 320, true],
  ] as const;
  // The others are made of the same parts.
  const isWhole = name === "a guide" || name === "a reference";
  it.each(looks.slice(0, isWhole ? 4 : 2))(
    "passes axe-core in %s, %s wide, with its script: %s",
    async (...given) => {
      const [colorScheme, width, scripts] = given;
      const viewport = { width, height: 900 };
      const page = await open(path, { colorScheme, viewport }, { scripts });
      await expectAccessible(page);
      expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(width);
    },
  );
});

it("is read, and its menu opens, without scripts", async () => {
  const viewport = { width: 320, height: 900 };
  const page = await open("/guides/refunds/", { javaScriptEnabled: false, viewport });
  expect(await page.locator("h1").textContent()).toBe("Refunds");
  expect(await page.locator(".search").isVisible()).toBe(false);
  expect(await page.locator(".menu").isVisible()).toBe(false);
  await page.locator(".menu-button").click();
  await page.locator('.menu a[href="/guides/webhooks/"]').click();
  expect(await page.locator("h1").textContent()).toBe("Webhooks");
});

it("finds a guide first, a refusal by its code, and says when it finds nothing", async () => {
  const page = await open("/");
  const ask = async (words: string) => {
    await page.locator("#query").fill(words);
    await page.locator("#found:not([hidden])").waitFor();
    const first = page.locator("#found > *").first();
    return [await first.getAttribute("href"), await first.textContent()].map(String);
  };
  expect((await ask("first payment"))[0]).toMatch(/^\/guides\/accept-payments\//);
  await expect.poll(async () => (await ask("REFUND_EXCEEDS_PAYMENT"))[0]).toMatch(/refund|errors/);
  await expect.poll(async () => (await ask("xylophone"))[1]).toBe("Nothing found.");
  await expectAccessible(page);
});

it("keeps the colours that the reader has chosen", async () => {
  const page = await open("/", { colorScheme: "light" });
  const ground = () => page.evaluate<string>("getComputedStyle(document.body).backgroundColor");
  const light = await ground();
  await page.locator(".scheme").click();
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.goto(`${origin}/guides/refunds/`);
  expect(await ground()).toBe(dark);
});
