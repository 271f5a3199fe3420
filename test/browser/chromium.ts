import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Result } from "axe-core";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { ensureChromium } from "../../scripts/chromium.ts";

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [
      ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
      ...["--disable-background-networking", "--disable-component-update"],
    ],
  });

/**
 * Opens a page before each test of a file, with cookies and a clock of its own. The test moves the
 * clock, which begins at `time`, or now.
 */
export const openPageBeforeEach = (
  use: (page: Page) => void,
  { time, ...options }: BrowserContextOptions & { time?: number } = {},
): void => {
  let browser: Browser;
  let context: BrowserContext;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    context = await browser.newContext(options);
    const page = await context.newPage();
    page.setDefaultTimeout(8_000);
    await page.clock.install(time === undefined ? {} : { time });
    use(page);
  });
  afterEach(() => context.close());
};

/** How a customer's screen looks. */
interface Look {
  locale: string;
  colorScheme: "light" | "dark";
  isPhone: boolean;
}

/**
 * The browsers of a file's customers, one for each test. At its end none may have complained: of a
 * violated policy, of a fault in a script, of a missing file.
 */
export const customerBrowsers = () => {
  let browser: Browser;
  let context: BrowserContext;
  let complaints: string[];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(() => {
    complaints = [];
  });
  afterEach(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  return {
    async open({ isPhone, ...look }: Look): Promise<Page> {
      const viewport = isPhone ? { width: 390, height: 844 } : { width: 1200, height: 900 };
      context = await browser.newContext({ ...look, viewport });
      context.setDefaultTimeout(15_000);
      context.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      context.on("weberror", (fault) => complaints.push(String(fault.error())));
      return context.newPage();
    },
    /** Complaints that the test caused on purpose are no fault. */
    expectComplaints(of: string): void {
      complaints = complaints.filter((complaint) => !complaint.includes(of));
    },
  };
};

/**
 * Leaves an ended page for the app or the shop: by its link, which every language has, or by itself
 * after some seconds, which one test of a file waits for.
 */
export const leaveTo = async (page: Page, target: RegExp, by: "link" | "itself"): Promise<void> => {
  if (by === "link") await page.locator("a[data-leave-after]").click();
  await page.waitForURL(target);
};

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** The findings of axe-core on the present page: none, in every test. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // It runs in the page and looks into no frame.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axeScript);
  const { violations } = await page.evaluate<{ violations: Result[] }>(
    'axe.run({ resultTypes: ["violations"] }).then(({ violations }) => ({ violations }))',
  );
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect(findings).toEqual([]);
};
