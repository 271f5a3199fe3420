import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { connectionsSentencesOf } from "../../src/products/connections/locales/index.ts";
import { pageTime } from "../approvals/page/checkout-views.ts";
import { connectionsViews } from "../approvals/page/connections-views.ts";
import { openPageAt } from "./chromium.ts";
import { connectionsPage, openFakePage, origin } from "./fake-gateway.ts";

/** What the page's script does that only the page of connections needs. */
const words = connectionsSentencesOf("en");

let page: Page;
beforeEach(async () => {
  page = await openPageAt(pageTime);
});

const open = async (name: keyof typeof connectionsViews) => {
  const gateway = await openFakePage(page, connectionsPage, connectionsViews[name]);
  await page.goto(origin + connectionsPage.path);
  await page.locator("main[data-ready]").waitFor();
  return gateway;
};

describe("the page of connections", () => {
  it("stops the consent that was chosen, after two presses, and shows what is left", async () => {
    const gateway = await open("list");
    gateway.answer = () => {
      gateway.view = connectionsViews.none;
      return { status: 200 };
    };
    const item = page.locator('[data-consent="cns_2"]');
    await item.locator("summary").click();
    expect(await gateway.sent()).toEqual([]);
    await item.getByRole("button", { name: words.list.confirm }).click();
    await page.getByText(words.list.none).waitFor();
    expect(gateway.requests).toMatchObject([
      { step: "stop", body: { consent_id: "cns_2" }, authSession: "st_1" },
    ]);
  });

  it("stops the mandate that was chosen", async () => {
    const gateway = await open("list");
    gateway.answer = () => {
      gateway.view = connectionsViews.none;
      return { status: 200 };
    };
    const item = page.locator('[data-mandate="mnd_1"]');
    await item.locator("summary").click();
    await item.getByText("Corner Shop? ").waitFor();
    await item.getByRole("button", { name: words.list.confirm }).click();
    await page.getByText(words.list.none).waitFor();
    expect(gateway.requests).toMatchObject([{ step: "stop", body: { mandate_id: "mnd_1" } }]);
  });

  it("signs out with one press, and begins anew for the next customer", async () => {
    const gateway = await open("list");
    gateway.answer = () => {
      gateway.view = connectionsViews.identify;
      return { status: 200 };
    };
    await page.getByRole("button", { name: words.list.sign_out }).click();
    await page.getByRole("heading", { name: words.identify.heading }).waitFor();
    expect(gateway.requests).toMatchObject([{ step: "sign-out", body: {}, authSession: "st_1" }]);
    expect(await page.locator("[data-consent], [data-mandate]").count()).toBe(0);
  });

  it("asks about the prompt by itself, and shows the list once it is approved", async () => {
    const gateway = await open("push");
    gateway.answer = () => {
      gateway.view = connectionsViews.list;
      return { status: 200 };
    };
    await gateway.pass(6_000);
    await page.getByRole("heading", { name: words.list.heading }).waitFor();
    expect(gateway.requests).toMatchObject([{ step: "confirm", body: {} }]);
    expect(gateway.sockets).toBe(0);
  });
});
