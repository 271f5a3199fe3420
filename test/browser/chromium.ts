import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Result } from "axe-core";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from "playwright-core";
import { afterEach, beforeEach, expect, onTestFinished } from "vitest";
import { ensureChromium } from "../../scripts/chromium.ts";

/**
 * The longest wait for one thing. No wait tells how fast a page is: this only ends a test of a page
 * that will never get there. With a load of 18 on two cores the longest whole test took 31 s.
 */
const WAIT_MS = 60_000;

let running: Promise<Browser> | undefined;

/** One browser for all files, which run one after the other in one process. It ends with that. */
const theBrowser = async (): Promise<Browser> => {
  const opened = await running;
  if (opened?.isConnected()) return opened;
  running = chromium.launch({
    executablePath: ensureChromium(),
    args: [
      ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
      ...["--disable-background-networking", "--disable-component-update"],
      // Else each context starts a second process, in reserve.
      "--renderer-process-limit=1",
    ],
  });
  return running;
};

/** Says what a failed test's pages showed at its end: the place of the failure tells little. */
const tellOf = async (context: BrowserContext): Promise<void> => {
  for (const page of context.pages()) {
    const shown = await page.locator("body").ariaSnapshot({ timeout: 5_000 }).catch(String);
    console.error(`${page.url()}\n${shown}`);
  }
};

/** Somebody's browser, with cookies of its own, until the test ends. */
export const openContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
  const context = await (await theBrowser()).newContext(options);
  context.setDefaultTimeout(WAIT_MS);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") await tellOf(context);
    await context.close();
  });
  return context;
};

/**
 * A page whose clock stands at `time` until the test moves it, however long the machine takes.
 * `page.clock.runFor` moves it and runs the timers on the way.
 */
export const openPageAt = async (
  time: number,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const page = await (await openContext(options)).newPage();
  // What waits for the machine and not for the page's clock: axe-core.
  await page.addInitScript("globalThis.machineTimeout = setTimeout");
  // A clock begins to run when it is installed, and never goes back.
  await page.clock.install({ time: time - 3_600_000 });
  await page.clock.pauseAt(time);
  return page;
};

/** What the page's script has led to since: it is told before the browser asks for the address. */
export const watchLeaving = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.evaluate(
    "globalThis.left = []; navigation.onnavigate = ({ destination }) => left.push(destination.url)",
  );
  return () => page.evaluate<string[]>("left");
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
  let context: BrowserContext;
  let complaints: string[];
  beforeEach(() => {
    complaints = [];
  });
  afterEach(async () => {
    expect(complaints).toEqual([]);
  });
  return {
    async open({ isPhone, ...look }: Look): Promise<Page> {
      const viewport = isPhone ? { width: 390, height: 844 } : { width: 1200, height: 900 };
      context = await openContext({ ...look, viewport });
      const asked = new Set<string>();
      context.on("console", (message) => {
        // The page asks about its prompt every five seconds, maybe while the customer decides.
        const isLateQuestion = message.text().includes("409") && asked.has(message.location().url);
        if (message.type() === "error" && !isLateQuestion) complaints.push(message.text());
      });
      context.on("request", (request) => {
        if (request.postData() === "{}" && request.url().endsWith("/confirm")) {
          asked.add(request.url());
        }
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

export type Leave = (
  target: RegExp | ((url: URL) => boolean),
  by: "link" | "itself",
) => Promise<void>;

/**
 * An ended page goes back to the app or the shop by itself after some seconds. From now on nothing
 * answers there, so the page stays on the screen, until the test leaves it: by its link, which
 * every language has, or as the page does by itself, which one test of a file shows. That test has
 * installed a clock in its page.
 */
export const holdWayBack = async (page: Page): Promise<Leave> => {
  const { origin } = new URL(page.url());
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.origin !== origin,
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return async (target, by) => {
    const link = page.locator("a[data-leave-after]");
    await link.waitFor();
    // Nothing answers yet, so there is nothing to wait for.
    if (by === "link") await link.click({ noWaitAfter: true });
    else await page.clock.fastForward(Number(await link.getAttribute("data-leave-after")) * 1_000);
    release();
    await page.waitForURL(target);
  };
};

/** Waits for the page that a press of a button leads to, and not for what the old one shows. */
export const submit = async (page: Page, button: Locator): Promise<void> => {
  const answered = page.waitForEvent("framenavigated");
  await button.click();
  await answered;
  await page.waitForLoadState();
};

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** In a page whose clock stands, axe-core's own pauses end all the same. */
const axeWithTimers = `((setTimeout) => {${axeScript}\n})(globalThis.machineTimeout ?? setTimeout)`;

const isComplete = `document.readyState !== "loading" &&
  [...document.querySelectorAll("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null)`;

/** The findings of axe-core on the present page: none, in every test. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // A page may be on the screen before its end and its styles have come.
  await expect.poll(() => page.evaluate(isComplete)).toBe(true);
  // It runs in the page and looks into no frame.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axeWithTimers);
  const { violations } = await page.evaluate<{ violations: Result[] }>(
    'axe.run({ resultTypes: ["violations"] }).then(({ violations }) => ({ violations }))',
  );
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect(findings).toEqual([]);
};
