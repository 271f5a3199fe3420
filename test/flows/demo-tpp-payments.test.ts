import { describe, expect, inject, test } from "vitest";
import { requestJson, requestOk } from "../../scripts/local/http.ts";
import {
  answerPrompt,
  type Customer,
  eventually,
  phoneMessage,
} from "../support/checkout-client.ts";
import { Browser, statusOf } from "./app-browser.ts";

/** The demo app pays from a connected account: at once, with the customer, and not at all. */
const world = inject("world");

const named = (alias: string): Customer => {
  const all: Customer[] = [...world.customers, ...world.magic];
  const found = all.find((customer) => customer.alias === alias);
  if (!found) throw new Error(`nobody is called ${alias}`);
  return found;
};

/** A form of the app, filled in. */
const fields = (html: string, to: string, amount: string) => ({
  payment_id: /name="payment_id" value="(\w+)"/.exec(html)?.[1] ?? "",
  account_id: /<option value="(acc_\w+)"/.exec(html)?.[1] ?? "",
  ...{ to, amount, reference: "Half the rent" },
});

/** A customer who has connected, and a way to pay. */
const connected = async (customer: Customer) => {
  const browser = new Browser();
  const { address } = await browser.connect(customer);
  const pay = async (to: string, amount: string) => {
    const { html } = await browser.open(`${address}/payments`);
    const form = fields(html, to, amount);
    const paid = await browser.open(`${address}/payments`, form);
    return { ...paid, page: `/tpp/payments/${form.payment_id}` };
  };
  const endOf = (page: string, status: string) =>
    eventually(
      `${page} is ${status}`,
      async () => statusOf((await browser.open(page)).html) === status,
    );
  return { browser, address, pay, endOf };
};

/** The customer on the gateway's page; the address that leads back to the app. */
const approve = async (scaUrl: string, customer: Customer, authMode: "OTP" | "PUSH") => {
  const order = /\/sca\/(po_\w+)\./.exec(scaUrl)?.[1] ?? "";
  const { token } = await requestOk<{ token: string }>(scaUrl, {
    headers: { accept: "application/json" },
  });
  const steps = `${new URL(scaUrl).origin}/ob/payment-orders/${order}/authorisation`;
  const headers = { "x-gateway-auth-session": token };
  const step = (name: string, body: object) =>
    requestOk<{ redirect_url: string | null }>(`${steps}/${name}`, {
      ...{ method: "POST", headers, body },
    });
  await step("start", { auth_mode: authMode });
  const message = await phoneMessage(customer, order, authMode);
  if (authMode === "PUSH") await answerPrompt(message.approve_url);
  await step("confirm", authMode === "OTP" ? { otp_code: message.otp_code } : {});
  const { body } = await requestJson<{ redirect_url: string }>(steps, { headers });
  return { text: message.text, back: body.redirect_url };
};

describe("a customer of the demo app", () => {
  const bruno = named("bruno");

  test("pays a small amount at once, and sees it among the movements", async () => {
    const { browser, address, pay, endOf } = await connected(bruno);
    const { location, page } = await pay("amira", "1.25");
    expect(location).toBe(page);
    await endOf(page, "COMPLETED");
    const { html } = await browser.open(`${address}/payments`);
    expect(html).toMatch(/\$1\.25<\/strong> to amira.*paid/s);
    expect((await browser.open(address)).html).toContain("Amira Haddad");
  });

  test.each(["OTP", "PUSH"] as const)(
    "approves a larger amount by %s, with the same amount and payee on the phone",
    async (authMode) => {
      const { browser, pay, endOf } = await connected(bruno);
      const { location, page } = await pay("daniel", "30.01");
      expect(location).toMatch(/\/sca\/po_/);
      expect(statusOf((await browser.open(page)).html)).toBe("PENDING_SCA");
      const { text, back } = await approve(location, bruno, authMode);
      expect(text).toContain("pay $30.01 to Daniel Osei (GB•• •••• ");
      const returned = await browser.open(back);
      expect(returned.location).toBe(page);
      await endOf(page, "COMPLETED");
    },
  );

  test("approves a payment that only the bank did not exempt", async () => {
    const careful = named("always.approve");
    const { pay, endOf } = await connected(careful);
    const { page, location } = await pay("amira", "1.00");
    expect(location).toMatch(/\/sca\/po_/);
    await approve(location, careful, "OTP");
    await endOf(page, "COMPLETED");
  });

  test("cancels a payment that waits for approval", async () => {
    const { browser, pay } = await connected(bruno);
    const { page } = await pay("daniel", "30.02");
    await browser.open(`${page}/cancel`, {});
    expect(statusOf((await browser.open(page)).html)).toBe("CANCELLED");
  });

  test("still sees a payment once the connection has ended", async () => {
    const { browser, address, pay, endOf } = await connected(bruno);
    const { page } = await pay("amira", "1.30");
    await endOf(page, "COMPLETED");
    await browser.open(`${address}/stop`, {});
    expect(statusOf((await browser.open(page)).html)).toBe("COMPLETED");
  });
});
