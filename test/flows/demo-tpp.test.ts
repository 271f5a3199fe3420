import { describe, expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import { type Customer, customerAt } from "../support/checkout-client.ts";
import { approveConsent } from "../support/consent-client.ts";
import { gatewayOf } from "./steps.ts";

/** The demo app at /tpp, as a browser meets it: forms, redirects and its cookie. */
const world = inject("world");
const { sandbox } = inject("baseUrls");
const { base_url, admin_key } = gatewayOf(world);

class Browser {
  #cookie = "";

  async open(address: string, form?: Record<string, string>) {
    const response = await fetch(new URL(address, sandbox), {
      redirect: "manual",
      headers: { accept: "text/html", cookie: this.#cookie },
      ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
    });
    const set = response.headers.get("set-cookie");
    if (set) this.#cookie = set.split(";")[0] ?? "";
    const location = response.headers.get("location") ?? "";
    return { status: response.status, location, html: await response.text() };
  }

  /** Connected, and on the page of the connection. */
  async connect(customer: Customer): Promise<{ address: string; consent_id: string }> {
    const { location: authorize } = await this.open("/tpp/connect", {
      bank_handle: customer.bank_handle,
    });
    const { headers } = await fetch(authorize, { redirect: "manual" });
    const consent_url = headers.get("location") ?? "";
    const consent_id = /\/consent\/(cns_\w+)\./.exec(consent_url)?.[1] ?? "";
    const back = await approveConsent({ consent_url, consent_id }, customer);
    return { address: (await this.open(back.href)).location, consent_id };
  }
}

const statusOf = (html: string): string | undefined => /data-status="(\w+)"/.exec(html)?.[1];

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
