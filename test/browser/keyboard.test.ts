import type { Locator, Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { checkoutViews, pageTime } from "../approvals/page/checkout-views.ts";
import { connectionsViews } from "../approvals/page/connections-views.ts";
import { consentViews } from "../approvals/page/consent-views.ts";
import { mandateViews } from "../approvals/page/mandate-views.ts";
import { orderViews } from "../approvals/page/order-views.ts";
import { gatewayOf, ownAmount, withCode } from "../flows/steps.ts";
import {
  bankHandles,
  customerAt,
  eventually,
  merchantOf,
  phoneMessage,
} from "../support/checkout-client.ts";
import { openContext, openPageAt } from "./chromium.ts";
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
import { reachByTab } from "./reading.ts";

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
      await reachByTab(page, page.locator(selector));
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

const world = inject("world");
const { base_url, admin_key } = gatewayOf(world);
const { own } = bankHandles(world);

const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await reachByTab(page, field);
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
};

const pressed = async (page: Page, button: Locator): Promise<void> => {
  await reachByTab(page, button);
  await page.keyboard.press("Enter");
};

it("a customer chooses a bank and pays by keys alone", async () => {
  const customer = customerAt(world, own);
  const { checkout_url, session_id } = await merchantOf(world).createSession({
    amount: ownAmount(),
  });
  const page = await (await openContext()).newPage();
  await page.goto(checkout_url);
  await page.locator("main[data-ready]").waitFor();
  await pressed(page, page.locator(`a[data-pick][href$="bank=${own}"]`).first());
  await page.locator(`#payer [name="bank"][value="${own}"]`).waitFor({ state: "attached" });
  await typeInto(page, page.locator("#payer-value"), customer.alias);
  await page.locator("#choose-OTP").waitFor();
  await pressed(page, page.locator("#choose-OTP button"));
  await page.locator("#otp-code").waitFor();
  const { otp_code } = await phoneMessage(customer, session_id, "OTP");
  await typeInto(page, page.locator("#otp-code"), otp_code ?? "");
  await page.locator('main[data-situation="completed"]').waitFor();
});

it("support signs in, finds a payment and refunds a part by keys alone", async () => {
  const reference = `keys-${ownAmount()}`;
  const { checkout, otp_code } = await withCode(world, { amount: ownAmount(), reference });
  await checkout.confirm(otp_code);
  const page = await (await openContext({ baseURL: base_url })).newPage();
  await page.goto("/console");
  await typeInto(page, page.getByLabel("Staff key"), admin_key);
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
  // The list follows its object after a moment: the same words are looked for until they open it.
  await eventually("the payment opens", async () => {
    await typeInto(page, page.getByLabel("Search everything"), reference);
    await page.waitForURL(/\/console\/(?:search|payments)/);
    return (await page.getByRole("heading", { level: 1 }).textContent()) === "Payment";
  });
  const form = page.locator("details[open]", { hasText: "Refund" });
  await reachByTab(page, form.getByLabel(/^Amount/));
  await page.keyboard.type("1.00");
  await typeInto(page, form.locator("[name=reason]"), "Damaged in the post");
  await pressed(page, page.getByRole("button", { name: /^Refund \D*1\.00$/ }));
  await page.getByRole("status").waitFor();
  expect(await page.getByRole("status").textContent()).toContain("The refund is under way");
});
