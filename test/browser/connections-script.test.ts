import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { connectionsSentencesOf } from "../../src/hosted/locales/index.ts";
import { pageTime } from "../hosted/checkout-views.ts";
import { connectionsViews } from "../hosted/connections-views.ts";
import { openPageBeforeEach } from "./chromium.ts";
import { connectionsPage, openFakePage, origin } from "./fake-gateway.ts";

/** What the page's script does that only the page of connections needs. */
const words = connectionsSentencesOf("en");

let page: Page;
openPageBeforeEach(
  (opened) => {
    page = opened;
  },
  { time: pageTime },
);

const open = async (name: keyof typeof connectionsViews) => {
  const options = { now: pageTime };
  const gateway = await openFakePage(page, connectionsPage, connectionsViews[name], options);
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
    expect(gateway.requests).toEqual([]);
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

  it("asks about the prompt by itself, and shows the list once it is approved", async () => {
    const gateway = await open("push");
    const sockets: string[] = [];
    page.on("websocket", (socket) => sockets.push(socket.url()));
    gateway.answer = () => {
      gateway.view = connectionsViews.list;
      return { status: 200 };
    };
    await page.clock.runFor(6_000);
    await page.getByRole("heading", { name: words.list.heading }).waitFor();
    expect(gateway.requests).toMatchObject([{ step: "confirm", body: {} }]);
    expect(sockets).toEqual([]);
  });
});
