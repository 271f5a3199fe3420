import { describe, expect, test } from "vitest";
import { maskedAddress, requestView } from "../../../../src/staff/operators/webhooks/payload.ts";

/** A delivery as staff see it on the wire. */
test.each([
  ["https://shop.example/webhooks/gateway", "https://shop.example/webhooks/gateway"],
  ["https://shop.example/", "https://shop.example/"],
  ["https://shop.example/h/T0k3nOfAShop", "https://shop.example/h/T0…"],
  [`https://shop.example/${"a".repeat(25)}`, "https://shop.example/aa…"],
  ["https://shop.example/in?key=s3cret&shop=7#x", "https://shop.example/in?key=…&shop=…"],
])("the address %s is shown as %s", (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});

const payload = JSON.stringify({
  ...{ event_id: "evt_1", event: "payment.completed", mode: "test" },
  data: {
    ...{ session_id: "ps_1", amount: 1_850, currency: "USD", reference: "Order of Ada" },
    failure: { code: "DECLINED", message: "Ada declined." },
    metadata: { customer_id: "Ada Lovelace", note: "DE89370400440532013000" },
  },
});

// @rule A3.19
describe("what was sent", () => {
  const sent = { url: "https://shop.example/h", payload };

  test("is shown to who may send it again, without accounts and signatures", () => {
    const { headers, body, body_redacted } = requestView("evt_1", sent, "operator");
    expect(body_redacted).toBe(false);
    expect(body).toMatchObject({
      data: { reference: "Order of Ada", metadata: { note: "[iban]" } },
    });
    expect(headers).toMatchObject({ "webhook-id": "evt_1", "webhook-signature": "…" });
  });

  test.each(["support", "approver"] as const)("hides texts of others from %s", (role) => {
    const { body, body_redacted } = requestView("evt_1", sent, role);
    expect(body_redacted).toBe(true);
    expect(JSON.stringify(body)).not.toMatch(/Ada|DE89/);
    expect(body).toMatchObject({
      event: "payment.completed",
      data: { session_id: "ps_1", amount: 1_850, failure: { code: "DECLINED" } },
    });
  });

  test("is nothing once it is deleted", () => {
    expect(requestView("evt_1", { url: null, payload: null }, "owner")).toMatchObject({
      ...{ url: null, body: null },
    });
  });
});
