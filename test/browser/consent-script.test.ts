import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { consentSentencesOf } from "../../src/products/consents/locales/index.ts";
import type { ShownConsent } from "../../src/products/consents/page.tsx";
import { pageTime } from "../approvals/page/checkout-views.ts";
import { consentViews } from "../approvals/page/consent-views.ts";
import { openPageAt, watchLeaving } from "./chromium.ts";
import { consentPage, openFakePage, origin, problemAnswer } from "./fake-gateway.ts";

/** What the page's script does that only a consent needs. The rest is the checkout's. */
const words = consentSentencesOf("en");

let page: Page;
beforeEach(async () => {
  page = await openPageAt(pageTime);
});

const open = async (view: ShownConsent) => {
  const gateway = await openFakePage(page, consentPage, view);
  await page.route("https://ledgerly.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>app</title>" }),
  );
  await page.goto(origin + consentPage.path);
  return gateway;
};

const approve = () => page.getByRole("button", { name: words.approve.submit, exact: true }).click();

describe("the steps", () => {
  it("are sent with the page's token in X-Gateway-Auth-Session, and no Authorization", async () => {
    const gateway = await open(consentViews.identify);
    await page.getByLabel(words.identify.field).fill("layla");
    await page.getByRole("button", { name: words.identify.submit }).click();
    await expect.poll(() => gateway.requests).toHaveLength(1);
    expect(gateway.requests[0]).toEqual({
      ...{ step: "payer", body: { payer_alias: "layla" } },
      ...{ authorization: undefined, authSession: "st_1" },
    });
  });

  it.each([
    [words.choose.push, { auth_mode: "PUSH" }],
    [words.choose.otp, { auth_mode: "OTP" }],
  ])("start: %s is %o", async (name, body) => {
    const gateway = await open(consentViews.choose);
    await page.getByRole("button", { name }).click();
    await expect.poll(() => gateway.requests).toHaveLength(1);
    expect(gateway.requests[0]).toMatchObject({ step: "start", body });
  });

  it("reject takes two presses", async () => {
    const gateway = await open(consentViews.identify);
    await page.getByText(words.cancel.open, { exact: true }).click();
    expect(await gateway.sent()).toEqual([]);
    await page.getByRole("button", { name: words.cancel.confirm }).click();
    await expect.poll(() => gateway.requests).toHaveLength(1);
    expect(gateway.requests[0]).toMatchObject({ step: "reject", body: {} });
  });

  it("a refusal is shown in the page's words", async () => {
    const gateway = await open(consentViews.identify);
    gateway.answer = () => problemAnswer(422, "PAYER_NOT_FOUND");
    await page.getByLabel(words.identify.field).fill("layla");
    await page.keyboard.press("Enter");
    await page.getByText(words.problems.PAYER_NOT_FOUND).waitFor();
  });
});

describe("the choice of accounts", () => {
  it("sends those that are ticked", async () => {
    const gateway = await open(consentViews.approve);
    await page.getByRole("button", { name: words.approve.all }).click();
    await page.getByLabel("Savings").uncheck();
    await approve();
    await expect.poll(() => gateway.requests).toHaveLength(1);
    expect(gateway.requests[0]).toMatchObject({
      ...{ step: "approve", body: { accounts: ["acc_current"] } },
    });
  });

  it("keeps a choice when the screen is rendered again", async () => {
    const gateway = await open(consentViews.approve);
    await page.getByLabel("Current account").check();
    gateway.view = { ...consentViews.approve, challenges_remaining: 4, purpose: "Another" };
    await gateway.publish();
    await page.getByText("Another").waitFor();
    expect(await page.getByLabel("Savings").isChecked()).toBe(false);
    expect(await page.getByLabel("Current account").isChecked()).toBe(true);
  });

  it("of none asks for one and sends nothing", async () => {
    const gateway = await open(consentViews.approve);
    await approve();
    await page.getByText(words.approve.missing).waitFor();
    expect(await gateway.sent()).toEqual([]);
  });

  it("is none in a renewal, which approves all", async () => {
    const gateway = await open(consentViews.approve_again);
    await approve();
    await expect.poll(() => gateway.requests).toHaveLength(1);
    expect(gateway.requests[0]).toMatchObject({ step: "approve", body: {} });
  });
});

describe("news and the way back", () => {
  it("a message with another step renders the page again", async () => {
    const gateway = await open(consentViews.wait);
    gateway.view = consentViews.approve;
    await gateway.publish();
    await page.getByRole("heading", { name: words.approve.heading }).waitFor();
  });

  it("after the end the page goes back to the app by itself", async () => {
    const gateway = await open(consentViews.approve_single);
    gateway.answer = () => {
      gateway.view = consentViews.approved;
      return { status: 200 };
    };
    await approve();
    await page.getByRole("heading", { name: words.approved.heading }).waitFor();
    await gateway.pass(6_000);
    await page.waitForURL(/^https:\/\/ledgerly\.example\/back\?code=ac_1\.1\.0&/u);
  });

  const endsIn = (seconds: number, code: string): ShownConsent => ({
    ...consentViews.approved,
    redirect_url: `https://ledgerly.example/back?code=${code}`,
    redirect_ends_at: new Date(pageTime + seconds * 1000).toISOString(),
  });

  it("a link whose code has expired leads back with the new code", async () => {
    const gateway = await open(endsIn(60, "ac_1"));
    gateway.view = endsIn(180, "ac_2");
    // The computer slept: no timer ran, and the old link still stands.
    await page.clock.setSystemTime(pageTime + 61_000);
    const link = page.getByRole("link", { name: /Ledgerly/u });
    expect(await link.getAttribute("href")).toContain("code=ac_1");
    await link.click();
    await page.waitForURL("https://ledgerly.example/back?code=ac_2");
    expect(gateway.renderings).toBe(2);
  });

  it("the page is rendered again when its code expires", async () => {
    const gateway = await open(endsIn(60, "ac_1"));
    gateway.view = endsIn(180, "ac_2");
    await gateway.pass(59_000);
    await gateway.sent();
    expect(gateway.renderings).toBe(1);
    await gateway.pass(2_000);
    await expect
      .poll(() => page.getByRole("link", { name: /Ledgerly/u }).getAttribute("href"))
      .toContain("code=ac_2");
  });

  it("a page that is opened after the end stays", async () => {
    const gateway = await open(consentViews.approved);
    const left = await watchLeaving(page);
    await gateway.pass(20_000);
    expect(await left()).toEqual([]);
  });
});
