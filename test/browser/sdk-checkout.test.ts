import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { projectRoot } from "../../scripts/local/places.ts";
import { paymentSentencesOf } from "../../src/approvals/page/locales/index.ts";
import { MerchantClient } from "../../src/sdk/merchant.ts";
import { bankHandles, customerAt, phoneMessage } from "../support/checkout-client.ts";
import { guideBlocks } from "../support/packed-sdk.ts";
import { programEnvironment } from "../support/sdk-steps.ts";
import { openContext } from "./chromium.ts";
import { nameAccount } from "./pick-bank.ts";

/** A merchant's page that opens the checkout with the guide's code, in a real browser. */
const world = inject("world");
const environment = programEnvironment(world);
const customer = customerAt(world, bankHandles(world).own);
const gateway = new MerchantClient({
  ...{ baseUrl: environment.GATEWAY ?? "", apiKey: environment.MERCHANT_KEY ?? "" },
});

let server: Server;
let shop = "";
let created = { session_id: "", checkout_url: "" };

const scriptOf = async (name: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: guideBlocks()[name] ?? "", resolveDir: projectRoot },
    alias: { "gateway-sdk/checkout": join(projectRoot, "src/sdk/checkout.ts") },
    ...{ bundle: true, write: false, format: "iife" as const },
  });
  return outputFiles[0]?.text ?? "";
};

const pageWith = (script: string) =>
  `<!doctype html><title>Shop</title><button id="pay">Pay</button><p id="outcome"></p>` +
  `<script>${script}</script>`;

beforeAll(async () => {
  const pages: Record<string, string> = {
    "/shop": pageWith(await scriptOf("pay-button.js")),
    "/returned": pageWith(await scriptOf("returned.js")),
  };
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", shop);
    const html = pages[pathname];
    if (html) response.setHeader("content-type", "text/html").end(html);
    else if (pathname === "/pay") response.end(JSON.stringify(await createPayment()));
    else response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const createPayment = async () => {
  created = await gateway.payments.create({
    ...{ amount: 1_250, currency: world.currency, redirect_url: `${shop}/returned` },
    destination: { type: "iban", value: environment.SETTLEMENT_IBAN ?? "" },
  });
  return created;
};

/** The customer pays with a code on the page, and leaves it by its link. */
const payAndReturn = async (page: Page): Promise<void> => {
  const words = paymentSentencesOf("en");
  const heading = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
  await heading(words.identify.heading);
  await nameAccount(page, customer.bank_handle, customer.alias);
  await page.getByRole("button", { name: words.choose.otp }).click();
  await heading(words.otp.heading);
  const { otp_code } = await phoneMessage(customer, created.session_id, "OTP");
  await page.locator("#otp-code").fill(otp_code ?? "");
  await page.keyboard.press("Enter");
  await page.locator("a[data-leave-after]").click({ noWaitAfter: true });
};

describe("the button of a merchant's page", () => {
  it("opens the checkout in a window, which closes at the end, and shows the outcome", async () => {
    const page = await (await openContext()).newPage();
    await page.goto(`${shop}/shop`);
    const opened = page.waitForEvent("popup");
    await page.locator("#pay").click();
    const popup = await opened;
    await payAndReturn(popup);
    await page.locator("#outcome", { hasText: "completed" }).waitFor();
    await expect.poll(() => popup.isClosed()).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/shop");
  });

  it("leads to the checkout where the browser blocks windows", async () => {
    const page = await (await openContext()).newPage();
    await page.addInitScript("window.open = () => null");
    await page.goto(`${shop}/shop`);
    await page.locator("#pay").click();
    await payAndReturn(page);
    await page.waitForURL(/\/returned\?session_id=ps_\w+&status=completed$/u);
    await page.locator("#outcome", { hasText: "completed" }).waitFor();
  });
});
