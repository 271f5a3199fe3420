import { expect, inject, test } from "vitest";
import { requestOk } from "../../scripts/local/http.ts";
import { eventually, merchantOf } from "../support/checkout-client.ts";
import { gatewayOf, newMerchant, ownAmount, withCode, worldOf } from "./steps.ts";

/** A merchant's server makes a link, and one of its staff refunds a payment behind it. */
const world = inject("world");
const { base_url } = gatewayOf(world);
const { origin } = new URL(base_url);

const newLink = (api_key: string, scope: "full" | "read") =>
  requestOk<{ url: string; mode: string; scope: string }>(`${base_url}/api/v1/portal-sessions`, {
    method: "POST",
    headers: { authorization: `Bearer ${api_key}` },
    body: { scope },
  });

/** A browser sends forms of its own pages only. */
const send = (url: string, form: Record<string, string> = {}, cookie = "") =>
  fetch(url, {
    method: "POST",
    headers: { origin, cookie },
    body: new URLSearchParams(form),
    redirect: "manual",
  });

const opened = async (url: string): Promise<string> => {
  const { status, headers } = await send(url);
  expect([status, headers.get("location")]).toEqual([303, "/portal"]);
  return headers.get("set-cookie")?.split(";")[0] ?? "";
};

const page = async (path: string, cookie: string) => {
  const answer = await fetch(base_url + path, { headers: { cookie }, redirect: "manual" });
  return { status: answer.status, html: await answer.text() };
};

// @rule A3.11 A3.12
test("a payment is refunded behind a link that works once", async () => {
  const { api_key } = await newMerchant(world, { refund_authority: true });
  const ofShop = worldOf(world, { api_key });
  const amount = ownAmount();
  const { session, checkout, otp_code, customer } = await withCode(ofShop, { amount });
  await checkout.confirm(otp_code);
  await merchantOf(ofShop).untilStatus(session.session_id, "COMPLETED");
  const path = `/portal/payments/${session.session_id}`;

  const link = await newLink(api_key, "full");
  expect(link).toMatchObject({ mode: "test", scope: "full" });
  // A program that looks at links, as a chat does, leaves this one as it is.
  for (let count = 0; count < 2; count++) expect((await fetch(link.url)).status).toBe(200);
  const mine = await opened(link.url);
  const again = await send(link.url);
  expect([again.status, again.headers.get("set-cookie")]).toEqual([404, null]);
  expect(await again.text()).toContain("This link opens nothing. It works once");

  const shown = await page(path, mine);
  expect(shown.status).toBe(200);
  for (const secret of [customer.iban, customer.iban.slice(-4), api_key]) {
    expect(shown.html).not.toContain(secret);
  }
  const readers = await opened((await newLink(api_key, "read")).url);
  const others = await opened((await newLink((await newMerchant(world)).api_key, "full")).url);
  const said = { amount: "1.00", reason: "Out of stock", reviewed: "Refund $1.00" };
  const refund = { action: "refund", ...said, form_key: crypto.randomUUID() };
  expect((await send(base_url + path, refund, readers)).status).toBe(403);
  expect((await page(path, others)).status).toBe(404);
  expect((await send(base_url + path, refund, others)).status).toBe(404);
  expect((await send(base_url + path, refund, mine)).status).toBe(303);
  await eventually("the refund is listed", async () =>
    (await page("/portal/refunds", mine)).html.includes("$1.00"),
  );
  expect((await page(path, readers)).html).not.toContain('name="action"');

  const left = await send(`${base_url}/portal/logout`, {}, mine);
  expect(left.headers.get("location")).toBe("/portal/signed-out");
  await eventually("the session has ended", async () => (await page(path, mine)).status === 303);
});
