import { describe, expect, it } from "vitest";
import {
  challengeRequest,
  confirmRequest,
  payerRequest,
} from "../../../src/approvals/approval-answers.ts";
import { validate } from "../../../src/base/platform/request-body.ts";
import { createSessionRequest, initiateRequest } from "../../../src/products/payments/requests.ts";

const IBAN = "DE47500208000100200591";
const formA = { amount: 100, currency: "USD", destination: { type: "iban", value: IBAN } };
const formB = { amount: 100, currency: "USD" };

const fieldOf = (schema: Parameters<typeof validate>[0], body: unknown) => {
  const checked = validate(schema, body);
  return checked.ok ? null : checked.problem.field;
};

const without = (body: object, field: string) => ({ ...body, [field]: undefined });

// @rule P1.1 P1.2
describe("a session's request", () => {
  it.each([
    ["alone", {}],
    [
      "with every field",
      {
        description: "Two books",
        reference: "order-7",
        redirect_url: "https://shop.example/thanks?a=1",
        webhook_url: "https://shop.example/hooks",
        metadata: { cart: "7" },
        idempotency_key: "k",
      },
    ],
    ["with null for left-out fields", { description: null, reference: null, webhook_url: null }],
    ["for an alias", { destination: { type: "alias", value: "Amira" } }],
    ["for an alias at a bank", { destination: { type: "alias", value: "amira@alpha" } }],
    ["for a spaced IBAN", { destination: { type: "iban", value: "de47 5002 0800 0100 2005 91" } }],
    ["of the smallest amount", { amount: 1 }],
    ["of the largest amount", { amount: 999_999_999_999 }],
    ["with text of any script", { description: "كتاب 本 ✓" }],
  ])("is accepted %s", (_, changes) => {
    expect(fieldOf(createSessionRequest, { ...formA, ...changes })).toBeNull();
  });

  // @rule P1.3
  it("is normalised: IBANs without spaces, aliases in lower case", () => {
    const read = (destination: object) => {
      const checked = validate(createSessionRequest, { ...formA, destination });
      return checked.ok && checked.value.destination.value;
    };
    expect(read({ type: "iban", value: "de47 5002 0800 0100 2005 91" })).toBe(IBAN);
    expect(read({ type: "alias", value: "Amira@Alpha" })).toBe("amira@alpha");
  });

  // @rule G2.6
  it.each([
    ["amount", without(formA, "amount")],
    ["amount", { ...formA, amount: 0 }],
    ["amount", { ...formA, amount: -5 }],
    ["amount", { ...formA, amount: 10.5 }],
    ["amount", { ...formA, amount: "100" }],
    ["amount", { ...formA, amount: null }],
    ["amount", { ...formA, amount: 1_000_000_000_000 }],
    ["amount", { ...formA, amount: 1e300 }],
    ["currency", without(formA, "currency")],
    ["currency", { ...formA, currency: "usd" }],
    ["currency", { ...formA, currency: "XXX" }],
    ["currency", { ...formA, currency: "XAU" }],
    ["currency", { ...formA, currency: "BOV" }],
    ["currency", { ...formA, currency: 840 }],
    ["destination", without(formA, "destination")],
    ["destination", { ...formA, destination: null }],
    ["destination", { ...formA, destination: IBAN }],
    ["destination.type", { ...formA, destination: [] }],
    ["destination.type", { ...formA, destination: { type: "phone", value: "1" } }],
    ["destination.value", { ...formA, destination: { type: "iban", value: "DE00" } }],
    ["destination.value", { ...formA, destination: { type: "iban" } }],
    ["destination.value", { ...formA, destination: { type: "alias", value: "a" } }],
    ["destination.value", { ...formA, destination: { type: "alias", value: "a b c" } }],
    ["destination.value", { ...formA, destination: { type: "alias", value: "amira@" } }],
    [
      "destination.value",
      { ...formA, destination: { type: "alias", value: "../../frame/records" } },
    ],
    ["destination.bank", { ...formA, destination: { ...formA.destination, bank: "alpha" } }],
    ["description", { ...formA, description: "" }],
    ["description", { ...formA, description: " " }],
    ["description", { ...formA, description: "x".repeat(141) }],
    ["description", { ...formA, description: "a\u0000b" }],
    ["description", { ...formA, description: "a\ud800b" }],
    ["description", { ...formA, description: 7 }],
    ["reference", { ...formA, reference: "x".repeat(65) }],
    ["reference", { ...formA, reference: "a\nb" }],
    ["redirect_url", { ...formA, redirect_url: "/thanks" }],
    ["redirect_url", { ...formA, redirect_url: `https://shop.example/${"x".repeat(2_048)}` }],
    ["webhook_url", { ...formA, webhook_url: "shop.example" }],
    ["metadata", { ...formA, metadata: "cart" }],
    ["metadata", { ...formA, metadata: [] }],
    ["metadata.cart", { ...formA, metadata: { cart: 7 } }],
    ["metadata.cart", { ...formA, metadata: { cart: "x".repeat(501) } }],
    [
      "metadata",
      {
        ...formA,
        metadata: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, ""])),
      },
    ],
    ["amout", { ...formA, amout: 1 }],
    ["merchant_id", { ...formA, merchant_id: "mer_2" }],
    ["mode", { ...formA, mode: "live" }],
    ["return_url", { ...formA, return_url: "https://shop.example" }],
    ["body", []],
    ["body", "text"],
    ["body", null],
  ])("names %s in %j", (field, body) => expect(fieldOf(createSessionRequest, body)).toBe(field));
});

// @rule P1.5
describe("the initiate variant", () => {
  it.each([
    formB,
    {
      ...formB,
      destination: formA.destination,
      merchant_order_reference: "7",
      return_url: "https://shop.example",
      callback_url: "https://shop.example/hooks",
    },
  ])("accepts %j", (body) => expect(fieldOf(initiateRequest, body)).toBeNull());

  it.each([
    ["amount", without(formB, "amount")],
    ["merchant_order_reference", { ...formB, merchant_order_reference: "x".repeat(65) }],
    ["return_url", { ...formB, return_url: "thanks" }],
    ["callback_url", { ...formB, callback_url: 7 }],
    ["reference", { ...formB, reference: "7" }],
    ["webhook_url", { ...formB, webhook_url: "https://shop.example" }],
  ])("names %s in %j", (field, body) => expect(fieldOf(initiateRequest, body)).toBe(field));
});

// @rule P3.6
describe("the customer's requests", () => {
  it.each([
    [payerRequest, { payer_iban: IBAN }, null],
    [payerRequest, { payer_alias: "amira" }, null],
    [payerRequest, { payer_alias: "amira", payer_iban: IBAN }, "body"],
    [payerRequest, {}, "body"],
    [payerRequest, { payer_iban: "DE00" }, "payer_iban"],
    [payerRequest, { payer_alias: 7 }, "payer_alias"],
    [payerRequest, { payer_alias: "amira", amount: 1 }, "amount"],
    [challengeRequest, { auth_mode: "OTP" }, null],
    [challengeRequest, { auth_mode: "PUSH" }, null],
    [challengeRequest, { auth_mode: "otp" }, "auth_mode"],
    [challengeRequest, {}, "auth_mode"],
    [confirmRequest, { otp_code: "123456" }, null],
    [confirmRequest, { otp_code: " 123456 " }, null],
    [confirmRequest, {}, null],
    [confirmRequest, { otp_code: 123456 }, "otp_code"],
    [confirmRequest, { otp_code: "" }, "otp_code"],
    [confirmRequest, { otp_code: "1".repeat(17) }, "otp_code"],
    [confirmRequest, { otp_code: null }, "otp_code"],
    [confirmRequest, [], "body"],
  ] as const)("case %#: %j is judged by its field", (schema, body, field) =>
    expect(fieldOf(schema, body)).toBe(field),
  );
});
