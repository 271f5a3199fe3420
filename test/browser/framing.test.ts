import type { BrowserContext, Frame } from "playwright-core";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { bankHandles, merchantOf } from "../support/checkout-client.ts";
import type {} from "../support/one-world.ts";
import { openContext } from "./chromium.ts";

/**
 * Clickjacking: a page of another origin puts a hosted page into a frame, so that customers press
 * its buttons without seeing them. The browser must refuse to show the page there.
 */
const world = inject("world");
const gatewayUrl = world.gateways[0]?.base_url ?? "";
const attacker = "http://attacker.test/";

let context: BrowserContext;
beforeEach(async () => {
  context = await openContext();
});

const consentUrl = async (): Promise<string> => {
  const page = await context.newPage();
  await page.goto(`${new URL(world.rail.base_url).origin}/tpp`);
  await page.locator(`button[name=bank_handle][value="${bankHandles(world).own}"]`).click();
  await page.waitForURL(/\/consent\/cns_/u);
  return page.url();
};

const askForMandate = async (): Promise<{ approval_url: string }> => {
  const terms = { amount: 1_250, currency: world.currency, frequency: "MONTHLY" };
  const made = await merchantOf(world).call<{ approval_url: string }>(
    "POST",
    "/recurring/mandates",
    terms,
  );
  return made.body;
};

const hostedPages: [string, () => Promise<string>][] = [
  ["the checkout", async () => (await merchantOf(world).createSession()).checkout_url],
  ["the consent page", consentUrl],
  ["the page of a mandate", async () => (await askForMandate()).approval_url],
  ["the page of connections", async () => `${gatewayUrl}/connections?mode=test`],
];

/** The frame of the attacker's page, and how often a heading of the hosted page is in it. */
const frameAt = async (url: string, without: readonly string[] = []) => {
  const page = await context.newPage();
  await page.route(attacker, (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${url}"></iframe>` }),
  );
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(([name]) => !without.includes(name));
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });
  await page.goto(attacker);
  const frame = page.frames()[1] as Frame;
  // It has an address once it has loaded or was refused.
  await expect.poll(() => frame.url()).not.toBe("");
  await frame.waitForLoadState();
  return { url: frame.url(), headings: await frame.getByRole("heading", { level: 1 }).count() };
};

describe.each(hostedPages)("%s", (_, addressOf) => {
  it("is not shown in a frame of another origin", async () => {
    const shown = await frameAt(await addressOf());
    expect(shown).toEqual({ url: "chrome-error://chromewebdata/", headings: 0 });
  });

  it("would be shown there without the two headers that refuse it", async () => {
    const url = await addressOf();
    const shown = await frameAt(url, ["content-security-policy", "x-frame-options"]);
    expect(shown).toEqual({ url, headings: 1 });
  });
});
