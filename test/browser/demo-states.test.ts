import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pageResponse } from "../../src/frame/pages/response.ts";
import { assets } from "../../src/sandbox/pages/assets.ts";
import { demoPages } from "../sandbox/demo-views.ts";
import { expectAccessible, openContext } from "./chromium.ts";

/** The demo shop's and app's pages in every state, at three widths, light and dark. */
const ORIGIN = "http://demo.test";
const pages = demoPages();

/** Answers with the pages by their place in the list, and with their style. */
const serve = async (page: Page): Promise<void> => {
  const files = new Map<string, Response>();
  for (const { contract, answer } of assets.routes<unknown>()) {
    files.set(contract.paths[0] ?? "", (await answer(undefined as never)) as Response);
  }
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files.get(pathname)?.clone();
    const shown = pages[Number(pathname.slice(1))];
    const answer = file ?? (shown && pageResponse(shown.html, { locale: "en", scripted: true }));
    if (!answer) return route.fulfill({ status: 404 });
    await route.fulfill({
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });
};

test.each([
  [320, "light"],
  [390, "dark"],
  [1280, "light"],
] as const)("are accessible and fit at %i px, in %s", async (width, colorScheme) => {
  const viewport = { width, height: 740 };
  const page = await (await openContext({ colorScheme, viewport })).newPage();
  await serve(page);
  for (const [place, { kind, state }] of pages.entries()) {
    await page.goto(`${ORIGIN}/${place}`);
    await expectAccessible(page);
    const wide = await page.evaluate("document.documentElement.scrollWidth");
    expect([kind, state, wide]).toEqual([kind, state, width]);
  }
});

/** The left and right edges of the cells of a column, of its head and of its rows. */
const edgesOf = (page: Page, column: number) =>
  page.evaluate<[number, number][]>(`[...document.querySelectorAll(
    "table:not(.chart) tr > :nth-child(${column})")].map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { left, right } = range.getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    })`);

test.each([320, 390, 1280])("head and figures of a table stand in line at %i px", async (width) => {
  const page = await (await openContext({ viewport: { width, height: 740 } })).newPage();
  await serve(page);
  const place = pages.findIndex(
    ({ kind, state }) => kind === "app-connection" && state === "connected",
  );
  await page.goto(`${ORIGIN}/${place}`);
  await expectAccessible(page);
  const one = new Set((await edgesOf(page, 1)).map(([left]) => left));
  const last = new Set((await edgesOf(page, 3)).map(([, right]) => right));
  expect([one.size, last.size]).toEqual([1, 1]);
});
