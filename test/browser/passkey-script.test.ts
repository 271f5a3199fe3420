import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import {
  creationOptions,
  newChallenge,
  readNewPasskey,
  readSignIn,
  requestOptions,
} from "../../src/base/platform/passkeys.ts";
import { renderDocument } from "../../src/frame/pages/document.tsx";
import { pageResponse } from "../../src/frame/pages/response.ts";
import client from "../../src/staff/console/assets/passkey.client.js";
import { passkeyForm } from "../staff/console/passkey-page.tsx";
import { openContext } from "./chromium.ts";

/**
 * The script of passkeys with the authenticator of a real browser, and what the server makes of its
 * answers. The gateway is in the browser's network layer: WebAuthn knows no address by number, and
 * the world has only one.
 */
const origin = "https://gateway.example.com";
const env = { BASE_URL: origin, MASTER_KEY: "master", IDENTITY_KEY: "identity" };

/** A page with this form, under the policy of our pages; what the form sends. */
const opened = async (page: Page, use: "create" | "get", options: object): Promise<string> => {
  let sent = "";
  await page.route(`${origin}/**`, async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith(".js")) {
      return route.fulfill({ contentType: "text/javascript", body: client });
    }
    if (route.request().method() === "POST") {
      sent = new URLSearchParams(route.request().postData() ?? "").get("passkey") ?? "";
      return route.fulfill({ contentType: "text/html", body: "<h1>Sent</h1>" });
    }
    const html = renderDocument(passkeyForm(use, options));
    const shown = pageResponse(html, { locale: "en", scripted: true });
    return route.fulfill({
      headers: Object.fromEntries(shown.headers),
      body: await shown.text(),
    });
  });
  await page.goto(`${origin}/console/login`);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.locator("h1, [role=alert]:visible").first().waitFor();
  await page.unroute(`${origin}/**`);
  return sent;
};

/** A page whose browser has this authenticator in its device. */
const pageWith = async (isUserVerified: boolean): Promise<Page> => {
  const context = await openContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", isUserVerified },
      ...{ hasResidentKey: true, hasUserVerification: true },
      automaticPresenceSimulation: true,
    },
  });
  return page;
};

const creation = () => {
  const { challenge } = newChallenge(env, "add");
  const person = { personId: "psn_ada", name: "Ada", known: [] };
  return { challenge, options: creationOptions(env, challenge, person) };
};

// @rule A1.10
test("a browser makes a passkey and signs in with it, and nobody types a name", async () => {
  const page = await pageWith(true);
  const { challenge, options } = creation();
  const made = await readNewPasskey(env, challenge, await opened(page, "create", options));
  if (!made) throw new Error("no passkey was made");

  const asked = newChallenge(env, "sign-in").challenge;
  const signed = await opened(page, "get", requestOptions(env, asked));
  expect(await readSignIn(env, asked, signed, made)).toBeGreaterThan(made.counter);
  const another = newChallenge(env, "sign-in").challenge;
  expect(await readSignIn(env, another, signed, made)).toBeNull();
});

// @rule A1.10
test("a browser that cannot verify its user says so, and sends nothing", async () => {
  const page = await pageWith(false);
  const sent = await opened(page, "create", creation().options);
  expect([sent, await page.getByRole("alert").textContent()]).toEqual(["", "No passkey was used."]);
});
