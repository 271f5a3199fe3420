import { expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import {
  bankHandles,
  type CreatedSession,
  customerAt,
  openCheckout,
  phoneMessage,
} from "../support/checkout-client.ts";
import { admin, gatewayOf, newMerchant, ownAmount } from "./steps.ts";

/** Names that would turn the text around them: "$5.00 to …" could show another amount or payee. */
const world = inject("world");
const { base_url } = gatewayOf(world);
const turning = /[\u202a-\u202e\u2066-\u2069]/;

test("a merchant's name and text turn nothing on the page, in a message or in an answer", async () => {
  const shop = await newMerchant(world);
  const path = `/merchants/${shop.merchant_id}`;
  const renamed = await admin<{ name: string }>(world, "PATCH", path, {
    name: "Shop\u202e 00.1$ yap\u2069\u2066",
  });
  expect(renamed.name).toBe("Shop 00.1$ yap");
  const created = await requestJson<CreatedSession>(`${base_url}/payments/sessions`, {
    method: "POST",
    headers: { authorization: `Bearer ${shop.api_key}` },
    body: {
      amount: ownAmount(),
      currency: world.currency,
      destination: { type: "iban", value: gatewayOf(world).merchant.destination },
      description: "Two \u202bbooks\u202c",
      reference: "order\u202d-\u20677",
    },
  });
  expect(created.status).toBe(201);
  const { session_id } = created.body;

  const checkout = await openCheckout(created.body);
  const customer = customerAt(world, bankHandles(world).own);
  const payer = await checkout.resolvePayer({ payer_alias: customer.alias });
  expect(payer.body).toMatchObject({ payee: { name: "Shop 00.1$ yap" } });
  for (const auth_mode of ["OTP", "PUSH"] as const) {
    await checkout.selectAuth(auth_mode);
    const { text } = await phoneMessage(customer, session_id, auth_mode);
    expect(text).toContain("Shop 00.1$ yap");
    expect(text).not.toMatch(turning);
  }

  const page = await fetch(created.body.checkout_url, { headers: { accept: "text/html" } });
  const html = await page.text();
  expect(html).toContain("Two books");
  expect(html).toContain("order-7");
  // The title has isolates of ours around the name.
  expect(html.replace(/<title>.*<\/title>/s, "")).not.toMatch(turning);
});

test.each(["\u202e\u2069", "\u200b", "\u00a0\u2066"])(
  "a name of which nothing can be seen is refused: %j",
  async (name) => {
    const { merchant_id } = await newMerchant(world);
    const { status, body } = await requestJson(`${base_url}/admin/v1/merchants/${merchant_id}`, {
      method: "PATCH",
      headers: { "x-gateway-admin-key": gatewayOf(world).admin_key },
      body: { name },
    });
    expect([status, body]).toMatchObject([422, { error: { field: "name" } }]);
  },
);
