import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { checkoutViews, pageTime } from "../approvals/page/checkout-views.ts";
import { connectionsViews } from "../approvals/page/connections-views.ts";
import { consentViews } from "../approvals/page/consent-views.ts";
import { mandateViews } from "../approvals/page/mandate-views.ts";
import { orderViews } from "../approvals/page/order-views.ts";
import { openPageAt } from "./chromium.ts";
import {
  checkoutPage,
  connectionsPage,
  consentPage,
  type FakePage,
  mandatePage,
  openFakePage,
  orderPage,
  origin,
} from "./fake-gateway.ts";

/** Whole flows by Tab, Space, Enter and letters alone: the focus is never lost after a step. */
type Press = [what: string, keys: string];

/** The keys pressed on a screen, the step that is sent by the last, and the next screen. */
type Screen<View> = [presses: Press[], step: string, next: View];

interface Flow<View> {
  fake: FakePage<View>;
  first: View;
  screens: Screen<View>[];
}

const flow = <View>(fake: FakePage<View>, first: View, screens: Screen<View>[]): Flow<never> =>
  ({ fake, first, screens }) as unknown as Flow<never>;

const account: Press[] = [["#payer-value", "layla\n"]];
const byCode: Press[] = [["#choose-OTP button", "\n"]];
const code: Press[] = [["#otp-code", "482913\n"]];

const flows: Record<string, Flow<never>> = {
  "a payment": flow(checkoutPage, checkoutViews.identify, [
    [account, "resolve-payer", checkoutViews.choose],
    [byCode, "select-auth", checkoutViews.otp],
    [code, "confirm", checkoutViews.completed],
  ]),
  "a cancelled payment": flow(checkoutPage, checkoutViews.otp, [
    [
      [
        ["#give-up summary", " "],
        ["#leave button", " "],
      ],
      "cancel",
      checkoutViews.cancelled,
    ],
  ]),
  "a consent": flow(consentPage, consentViews.identify, [
    [account, "payer", consentViews.choose],
    [byCode, "start", consentViews.otp],
    [code, "confirm", consentViews.approve],
    [
      [
        ['[name="accounts"]', " "],
        ["form[data-step=approve] .primary", "\n"],
      ],
      "approve",
      consentViews.approved,
    ],
  ]),
  "a mandate": flow(mandatePage, mandateViews.identify, [
    [account, "payer", mandateViews.choose],
    [byCode, "start", mandateViews.otp],
    [code, "confirm", mandateViews.approved],
  ]),
  "an order": flow(orderPage, orderViews.choose, [
    [byCode, "start", orderViews.otp],
    [code, "confirm", orderViews.completed],
  ]),
  "connections that all end": flow(connectionsPage, connectionsViews.identify, [
    [account, "payer", connectionsViews.choose],
    [byCode, "start", connectionsViews.otp],
    [code, "confirm", connectionsViews.list],
    [
      [
        ["#stop-all summary", "\n"],
        ["#form-stop-all button", "\n"],
      ],
      "stop-all",
      connectionsViews.none,
    ],
  ]),
};

/** Tab until this has the focus; the focus that a step has set is where it begins. */
const reach = async (page: Page, selector: string): Promise<void> => {
  const isThere = () =>
    page.evaluate<boolean>(`document.activeElement.matches(${JSON.stringify(selector)})`);
  for (let tabs = 0; tabs < 40 && !(await isThere()); tabs++) await page.keyboard.press("Tab");
  expect([selector, await isThere()]).toEqual([selector, true]);
  const ring = await page.evaluate<number>(
    "parseFloat(getComputedStyle(document.activeElement).outlineWidth)",
  );
  expect([selector, ring]).toEqual([selector, 3]);
};

it.each(Object.entries(flows))("%s is done by keys alone", async (_name, { fake, ...of }) => {
  const page = await openPageAt(pageTime);
  const gateway = await openFakePage(page, fake, of.first);
  await page.goto(origin + fake.path);
  await page.locator("main[data-ready]").waitFor();
  for (const [presses, step, next] of of.screens) {
    gateway.answer = () => {
      gateway.view = next;
      return { status: 200 };
    };
    const before = gateway.requests.length;
    const { served } = gateway;
    for (const [selector, keys] of presses) {
      await reach(page, selector);
      await page.keyboard.type(keys.trim());
      await page.keyboard.press(keys.endsWith("\n") ? "Enter" : "Space");
    }
    await expect.poll(() => gateway.served).toBeGreaterThan(served);
    await page.locator("[aria-busy]").waitFor({ state: "detached" });
    const sent = gateway.requests.slice(before).map((request) => request.step);
    expect(sent).toEqual([step]);
    // The heading or the first field of the next screen.
    await page.locator("main [data-focus]:focus").waitFor();
  }
});
