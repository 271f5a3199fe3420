import { expect, inject, test } from "vitest";
import { customerAt } from "../support/checkout-client.ts";
import { approveConsent } from "../support/consent-client.ts";
import { expectAccessible, openContext, submit } from "./chromium.ts";

/** The demo app at /tpp in a real browser: its form, its return and its pages. */
const world = inject("world");
const { sandbox } = inject("baseUrls");

test.each(["light", "dark"] as const)(
  "connects, shows accounts and disconnects, accessibly, in %s",
  async (colorScheme) => {
    const viewport = { width: 320, height: 640 };
    const page = await (await openContext({ colorScheme, viewport })).newPage();
    const expectFits = async () => {
      await expectAccessible(page);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
    };
    await page.goto(`${sandbox}/tpp`);
    await expectFits();
    await page.getByRole("button", { name: "Connect Alpha Bank" }).click();
    await page.waitForURL(/\/consent\/cns_/);
    const consent_url = page.url();
    const consent_id = /(cns_\w+)\./.exec(consent_url)?.[1] ?? "";
    // The page would see the approval too, and go back by itself.
    await page.goto("about:blank");
    const back = await approveConsent({ consent_id, consent_url }, customerAt(world, "alpha"));
    await page.goto(back.href);
    await page.locator('main[data-status="CONNECTED"]').waitFor();
    expect(page.url()).not.toContain("code=");
    const spending = page.getByRole("table", { name: /Spent in the last 90 days/ }).first();
    expect(await spending.getByRole("row").count()).toBeGreaterThan(3);
    // The bars stay on the narrowest phones; the longest one fills its column.
    const bars = await spending.locator(".bar").all();
    expect(bars).toHaveLength((await spending.getByRole("row").count()) - 1);
    for (const bar of bars) expect((await bar.boundingBox())?.width ?? 0).toBeGreaterThan(80);
    await expectFits();
    await submit(page, page.getByRole("button", { name: "Disconnect Alpha Bank" }));
    await page.locator('main[data-status="ENDED"]').waitFor();
    await expectFits();
    await page.goto(back.href);
    await page.locator('main[data-status="ENDED"]').waitFor();
  },
);
