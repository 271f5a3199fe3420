import { describe, expect, inject, test } from "vitest";
import { requestOk } from "../../scripts/local/http.ts";
import { bankByHandle } from "../../src/sandbox/residents.ts";
import {
  bankHandles,
  customerAt,
  eventually,
  openCheckout,
  phoneMessage,
} from "../support/checkout-client.ts";
import { Browser, statusOf } from "./app-browser.ts";
import { gatewayOf } from "./steps.ts";

/** The demo shop's order from basket to receipt, with the gateway and the banks of the world. */
const world = inject("world");
const { own, other } = bankHandles(world);
const gateway = gatewayOf(world);

/** Presses "Pay by bank" or "Try again"; the checkout that it leads to. */
const checkoutOf = async (browser: Browser, address: string, form: Record<string, string>) => {
  const { status, location: checkout_url } = await browser.open(address, form);
  expect(status).toBe(303);
  const [, session_id = ""] = /\/checkout\/(ps_\w+)\./.exec(checkout_url) ?? [];
  return { session_id, checkout_url };
};

const order = (browser: Browser) => checkoutOf(browser, "/shop/orders", { item: "almanac" });

/** The page of the order that the session is for. */
const pageOf = async ({ session_id }: { session_id: string }): Promise<string> => {
  const { redirect_url } = await requestOk<{ redirect_url: string }>(
    `${gateway.base_url}/api/v1/payments/sessions/${session_id}`,
    { headers: { authorization: `Bearer ${gateway.merchant.api_key}` } },
  );
  return new URL(redirect_url).pathname;
};

const payAt = async (session: { session_id: string; checkout_url: string }, bank: string) => {
  const customer = customerAt(world, bank);
  const checkout = await openCheckout(session);
  await checkout.resolvePayer({ payer_alias: customer.alias });
  await checkout.selectAuth("OTP");
  const { otp_code } = await phoneMessage(customer, session.session_id, "OTP");
  return checkout.confirm(otp_code);
};

const becomes = (browser: Browser, path: string, status: string) =>
  eventually(`${path} is ${status}`, async () => {
    const { html } = await browser.open(path);
    return statusOf(html) === status ? html : null;
  });

describe("a customer of the demo shop", () => {
  test.each([own, other])("pays from %s, and the receipt names the bank", async (bank) => {
    const browser = new Browser();
    const session = await order(browser);
    await payAt(session, bank);
    const html = await becomes(browser, await pageOf(session), "PAID");
    expect(html).toContain(`Your account at ${bankByHandle(bank)?.name}`);
  });

  test("who leaves without paying goes on, and pays", async () => {
    const browser = new Browser();
    const session = await order(browser);
    await (await openCheckout(session)).resolvePayer({
      payer_alias: customerAt(world, own).alias,
    });
    const path = await pageOf(session);
    const { html } = await browser.open(path);
    expect(statusOf(html)).toBe("AWAITING_PAYMENT");
    expect(html).toContain(`href="${session.checkout_url}"`);
    await payAt(session, own);
    await becomes(browser, path, "PAID");
  });

  test("who cancels is told so, tries again with a new session, and pays once", async () => {
    const browser = new Browser();
    const session = await order(browser);
    await (await openCheckout(session)).cancel();
    const path = await pageOf(session);
    const { html } = await browser.open(path);
    expect(statusOf(html)).toBe("NOT_PAID");
    expect(html).toContain("You cancelled the payment.");
    const second = await checkoutOf(browser, `${path}/again`, {});
    expect(second.session_id).not.toBe(session.session_id);
    await payAt(second, own);
    await becomes(browser, `${path}-2`, "PAID");
    expect(statusOf((await browser.open(path)).html)).toBe("NOT_PAID");
  });

  test("whose balance is too low reads why in words, and may try again", async () => {
    const browser = new Browser();
    const session = await order(browser);
    const poor = world.magic.find(({ alias }) => alias === "empty.purse");
    if (!poor) throw new Error("the world has no empty.purse");
    const checkout = await openCheckout(session);
    await checkout.resolvePayer({ payer_alias: "empty.purse" });
    await checkout.selectAuth("OTP");
    const { otp_code } = await phoneMessage(poor, session.session_id, "OTP");
    await checkout.confirm(otp_code);
    // Another account could pay; this customer gives up.
    await checkout.cancel();
    const html = await becomes(browser, await pageOf(session), "NOT_PAID");
    expect(html).toContain("balance is too low");
    expect(html).not.toContain("INSUFFICIENT_FUNDS");
    expect(html).toContain("Try again");
  });
});
