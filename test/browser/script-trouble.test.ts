import { expect, it } from "vitest";
import { paymentSentencesOf } from "../../src/approvals/page/locales/index.ts";
import { checkoutViews, pageTime } from "../approvals/page/checkout-views.ts";
import { connectionsViews } from "../approvals/page/connections-views.ts";
import { consentViews } from "../approvals/page/consent-views.ts";
import { mandateViews } from "../approvals/page/mandate-views.ts";
import { orderViews } from "../approvals/page/order-views.ts";
import { expectAccessible, openPageAt } from "./chromium.ts";
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

/** Each page's first field, and what its script sends of it. */
interface Case<View> {
  page: FakePage<View>;
  view: View;
  next: View;
  field: "#payer-value" | "#otp-code";
  step: string;
  body: object;
}

const oneCase = <View>(one: Case<View>) => one as Case<unknown>;

const account = { field: "#payer-value", body: { payer_alias: "482913" } } as const;
const code = { field: "#otp-code", step: "confirm", body: { otp_code: "482913" } } as const;

const cases = {
  checkout: oneCase({
    ...{ page: checkoutPage, view: checkoutViews.identify, next: checkoutViews.choose },
    ...{ ...account, step: "resolve-payer" },
  }),
  consent: oneCase({
    ...{ page: consentPage, view: consentViews.identify, next: consentViews.choose },
    ...{ ...account, step: "payer" },
  }),
  mandate: oneCase({
    ...{ page: mandatePage, view: mandateViews.otp, next: mandateViews.approved, ...code },
  }),
  order: oneCase({
    ...{ page: orderPage, view: orderViews.otp, next: orderViews.completed, ...code },
  }),
  connections: oneCase({
    ...{ page: connectionsPage, view: connectionsViews.otp, next: connectionsViews.list, ...code },
  }),
};

const offline = paymentSentencesOf("en").problems.OFFLINE;

it.each(Object.entries(cases))(
  "%s takes an answer without its script, keeps one until the script comes, and one offline",
  async (_, { page: fake, view, next, field, step, body }) => {
    const page = await openPageAt(pageTime);
    const gateway = await openFakePage(page, fake, view);
    const typed = page.locator(field);

    // The script is blocked: the browser sends the form itself, with the page's token.
    gateway.scripts = "blocked";
    await page.goto(origin + fake.path);
    await typed.fill("482913");
    const answered = page.waitForEvent("framenavigated");
    await page.keyboard.press("Enter");
    await answered;
    await page.waitForLoadState();
    expect(gateway.forms.map((form) => form.get("step"))).toEqual([step]);
    expect(gateway.forms[0]?.get("token")).toBe("st_1");
    expect([...(gateway.forms[0]?.values() ?? [])]).toContain("482913");

    // The script is late: what was typed before it stands, and nothing is sent by its coming.
    const { promise, resolve: arrive } = Promise.withResolvers<void>();
    gateway.scripts = promise;
    await page.goto(origin + fake.path, { waitUntil: "commit" });
    await typed.fill("482913");
    await expectAccessible(page);
    arrive();
    await page.locator("main[data-ready]").waitFor();
    expect(await gateway.sent()).toEqual([]);
    expect(await typed.inputValue()).toBe("482913");

    // The connection goes: the page says so, keeps the answer, and sends it once it is back.
    gateway.reachable = false;
    await page.context().setOffline(true);
    await page.getByRole("alert").getByText(offline).waitFor();
    await typed.press("Enter");
    await page.locator("[data-problem]").getByText(offline).first().waitFor();
    expect(await typed.inputValue()).toBe("482913");
    gateway.reachable = true;
    await page.context().setOffline(false);
    await expect.poll(() => page.locator("[role=alert]:not([hidden])").count()).toBe(0);
    gateway.answer = () => {
      gateway.view = next;
      return { status: 200 };
    };
    await typed.press("Enter");
    await typed.waitFor({ state: "hidden" });
    expect(gateway.requests).toMatchObject([{ step, body }]);
    expect(gateway.forms).toHaveLength(1);
  },
);
