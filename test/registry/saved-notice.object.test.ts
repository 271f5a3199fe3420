import { describe, expect, test } from "vitest";
import { registrySentencesOf } from "../../src/registry/pages/locales/index.ts";
import { DAY, standingClock } from "./clock.ts";
import { Browser, migrate, newBank, newCustomer } from "./registry.ts";

const clock = standingClock(365 * DAY);
await migrate();
const aurora = await newBank();

describe("the notice that a choice is saved", () => {
  const { told } = registrySentencesOf("en").saved;
  const says = async (browser: Browser) => (await browser.look("en&done")).text.includes(told);
  const hide = async (browser: Browser, account_ref: string, visibility = "GATEWAYS") =>
    (await browser.choose("visibility", { account_ref, visibility })).status;

  test("is on the page after the choice, and for a minute", async () => {
    const customer = await newCustomer(aurora);
    const browser = await Browser.openedBy(aurora, customer);
    expect(await hide(browser, customer.account_ref)).toBe(303);
    expect(await says(browser)).toBe(true);
    expect((await browser.look()).text).not.toContain(told);
    clock.moveBy(60_000);
    expect(await says(browser)).toBe(true);
    clock.moveBy(1);
    expect(await says(browser)).toBe(false);
  });

  test("is not there by its address alone, nor after a choice that was refused", async () => {
    const [customer, other] = [await newCustomer(aurora), await newCustomer(aurora)];
    const browser = await Browser.openedBy(aurora, customer);
    expect(await says(browser)).toBe(false);
    expect(await hide(browser, other.account_ref)).toBe(409);
    expect(await says(browser)).toBe(false);
    // Another browser's choice is not this one's.
    expect(await hide(await Browser.openedBy(aurora, other), other.account_ref)).toBe(303);
    expect(await says(browser)).toBe(false);
  });
});
