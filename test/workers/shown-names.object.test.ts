import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openGateway, Payment, registerMerchant } from "./gateway-journey.ts";
import { bodyOf, endTest, env, startTest } from "./gateway-worker.ts";
import { answering, callsOf } from "./neighbours.ts";

/** Names in the database and names from banks cannot change the direction of text either. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(endTest);

const turning = /[\u202a-\u202e\u2066-\u2069]/;

it("a merchant's stored name reaches banks and customers without them", async () => {
  const merchant = await registerMerchant();
  const { merchant_id } = merchant;
  await env.DB.prepare("update merchants set name = ? where merchant_id = ?")
    .bind("\u202eShop\u2069", merchant_id)
    .run();
  const payment = await Payment.open("alpha", { merchant, reference: "\u2067order-7" });
  const payer = bodyOf(await payment.resolve());
  expect(payer.payee.name).toBe("Shop");
  await payment.select();
  expect(callsOf("alpha send-otp").at(-1)?.body.creditor_name).toBe("Shop");
  await payment.confirm();
  expect(payment.instruction).toMatchObject({ creditor_name: "Shop", remittance: "order-7" });
});

it("a bank's words about its customer reach the page, and the refund, without them", async () => {
  const account = { display_name: "\u202eAmira \u2066Haddad", currency: "USD", default: true };
  answering("alpha resolve-alias", ({ body: { iban } }: { body: { iban: string } }) =>
    Response.json({
      accounts: [{ iban, ...account }],
      available_auth_methods: ["OTP", "PUSH"],
    }),
  );
  answering("alpha send-otp", { otp_token: "otp-token", phone_masked: "+49\u202e •• 47" });
  const payment = await Payment.open("alpha");
  const { payer } = bodyOf(await payment.resolve());
  expect(payer.display_name).toBe("A•••• H•••••");
  expect(bodyOf(await payment.select()).phone_masked).toBe("+49 •• 47");
  expect(bodyOf(await payment.confirm()).status).toBe("COMPLETED");
  bodyOf(await payment.refund({ amount: 1 }), 201);
  expect(payment.instruction).toMatchObject({ purpose: "REFUND", creditor_name: "Amira Haddad" });
  for (const call of callsOf("alpha execute-transaction")) expect(call.text).not.toMatch(turning);
});
