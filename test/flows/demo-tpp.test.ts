import { describe, expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import { customerAt } from "../support/checkout-client.ts";
import { Browser, statusOf } from "./app-browser.ts";
import { gatewayOf } from "./steps.ts";

/** The demo app at /tpp, as a browser meets it: forms, redirects and its cookie. */
const world = inject("world");
const { sandbox } = inject("baseUrls");
const { base_url, admin_key } = gatewayOf(world);

describe("a customer of the demo app", () => {
  test("connects a bank, sees accounts and spending, and disconnects", async () => {
    const browser = new Browser();
    const { address } = await browser.connect(customerAt(world, "alpha"));
    const { status, html } = await browser.open(address);
    expect([status, statusOf(html)]).toEqual([200, "CONNECTED"]);
    for (const shown of [
      "Current account",
      "Savings account",
      "Available",
      "Groceries",
      "Harbour Homes",
    ]) {
      expect(html).toContain(shown);
    }
    await browser.open(`${address}/stop`, {});
    expect(statusOf((await browser.open(address)).html)).toBe("ENDED");
  });

  test("sees that the bank does not answer, and that it answers again", async () => {
    const browser = new Browser();
    const { address } = await browser.connect(customerAt(world, "alpha"));
    const faults = (list: object[]) =>
      requestJson(`${sandbox}/banks/alpha/faults`, { method: "PUT", body: list });
    await faults([{ operation: "balances", fault: "STATUS:503", times: -1 }]);
    expect(statusOf((await browser.open(address)).html)).toBe("UNAVAILABLE");
    await faults([]);
    expect(statusOf((await browser.open(address)).html)).toBe("CONNECTED");
  });

  test("sees that the connection was ended elsewhere", async () => {
    const browser = new Browser();
    const { address, consent_id } = await browser.connect(customerAt(world, "borealis"));
    const revoked = await requestJson(`${base_url}/admin/v1/consents/${consent_id}/revoke`, {
      method: "POST",
      headers: { "x-gateway-admin-key": admin_key },
      body: { note: "The customer called" },
    });
    expect(revoked.status).toBe(200);
    expect(statusOf((await browser.open(address)).html)).toBe("ENDED");
    expect((await browser.open("/tpp")).html).toMatch(/Borealis Bank<\/strong> <span>Ended/);
  });
});
