import { describe, expect, inject, test } from "vitest";
import { requestJson, requestOk } from "../../scripts/local/http.ts";
import { maskIban } from "../../src/base/kernel/iban.ts";
import { residentIban, residents } from "../../src/sandbox/residents.ts";
import { bankHandles, customerAt } from "../support/checkout-client.ts";
import { PayingApp } from "../support/order-client.ts";
import { Browser } from "./app-browser.ts";
import { gatewayOf, ownAmount } from "./steps.ts";

/** Who reads the name that a bank has for an account which an app has only named. */
const world = inject("world");
const { own, other } = bankHandles(world);
const { base_url } = gatewayOf(world);
const customer = customerAt(world, own);
const payee = customerAt(world, other);
const destination = { type: "iban", value: payee.iban };
const nameAtBank = residents.find((one) => residentIban(one) === payee.iban)?.holder ?? "?";

interface Approval {
  /** The address of its page, and of the page's steps. */
  page: string;
  steps: string;
  /** What the app has read of it. */
  told: unknown;
}

const order = async (app: PayingApp, creditor_name?: string): Promise<Approval> => {
  const amount = 600_000 + ownAmount();
  const { body } = await app.pay({ destination, amount, creditor_name });
  const { payment_order_id: id, sca_url } = body;
  const told = [body, (await app.read(id)).body];
  return { page: sca_url ?? "", steps: `/ob/payment-orders/${id}/authorisation`, told };
};

interface Mandate {
  mandate_id: string;
  approval_url: string;
}

const mandate = async (app: PayingApp): Promise<Approval> => {
  const mandates = `${base_url}/api/v1/recurring/mandates`;
  const made = await requestOk<Mandate>(mandates, {
    ...{ method: "POST", headers: app.token },
    body: {
      ...{ source_account_id: app.source, destination, currency: world.currency },
      ...{ amount: ownAmount(), frequency: "MONTHLY" },
    },
  });
  const address = `${base_url}/api/v1/mandates/${made.mandate_id}`;
  const told = [made, await requestOk(address, { headers: app.token })];
  const steps = `/mandates/${made.mandate_id}/authorisation`;
  return { page: made.approval_url, steps, told };
};

/** The page in a browser, and a step with the token that the page holds. */
const openedIn = async (browser: Browser, { page, steps }: Approval) => {
  const { html } = await browser.open(page);
  const token = /name="auth-session" content="([^"]+)"/.exec(html)?.[1] ?? "";
  const step = (name: string, body: object) =>
    requestJson(`${base_url}${steps}/${name}`, {
      ...{ method: "POST", headers: { "x-gateway-auth-session": token }, body },
    });
  return { html, step };
};

describe.each<[string, string, (app: PayingApp) => Promise<Approval>, string]>([
  ["an order with a name", "payments:write", (app) => order(app, "Roofers"), "Roofers"],
  ["an order without", "payments:write", (app) => order(app), maskIban(payee.iban)],
  ["an app's mandate", "mandates:write", mandate, maskIban(payee.iban)],
])("%s names its payee", (_, scope, ask, name) => {
  // @rule O6.7
  test("as the app does, until the customer's bank has sent a code", async () => {
    const approval = await ask(await PayingApp.connect(world, customer, { scope }));
    const [browser, stranger] = [new Browser(), new Browser()];
    const before = await openedIn(browser, approval);
    expect(before.html).toContain(name);
    expect(before.html).not.toContain(nameAtBank);

    const started = await before.step("start", { auth_mode: "OTP" });
    expect(started.status).toBe(200);
    const { html, step } = await openedIn(browser, approval);
    expect(html).toContain(nameAtBank);
    const elsewhere = await openedIn(stranger, approval);
    expect(elsewhere.html).toContain(name);

    expect((await step("reject", {})).status).toBe(200);
    const ended = await openedIn(stranger, approval);
    const all = [elsewhere.html, ended.html, JSON.stringify([started.body, approval.told])];
    expect(all.filter((text) => text.includes(nameAtBank))).toEqual([]);
  });

  test("as the app does, to a browser that rejects at once", async () => {
    const approval = await ask(await PayingApp.connect(world, customer, { scope }));
    const browser = new Browser();
    const { step } = await openedIn(browser, approval);
    expect((await step("reject", {})).status).toBe(200);
    const { html } = await openedIn(browser, approval);
    expect(html).toContain(name);
    expect(html).not.toContain(nameAtBank);
  });
});
