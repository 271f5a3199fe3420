import { describe, expect, inject, test } from "vitest";
import {
  bankHandles,
  customerAt,
  isBalanced,
  merchantOf,
  openCheckout,
  parseEvent,
  phoneMessage,
  readLedger,
} from "../support/checkout-client.ts";
import { pay } from "../support/journey.ts";

const world = inject("world");
const { own, other } = bankHandles(world);

// @rule P3.18 P6.4
describe("a customer pays a merchant, end to end over HTTP", () => {
  test.each([
    ["at the same bank with a code", own, "OTP", false, "internal"],
    ["at the same bank in the app", own, "PUSH", false, "internal"],
    ["across banks with a code", other, "OTP", true, "national_rail"],
    ["across banks in the app", other, "PUSH", true, "national_rail"],
  ] as const)("%s", async (_title, bank, authMode, crossBank, settlementType) => {
    const customer = customerAt(world, bank);
    const { view, webhook } = await pay(world, { amount: 1_250, customer, authMode, crossBank });
    expect(view).toMatchObject({
      state: "COMPLETED",
      status: "COMPLETED",
      settlement_type: settlementType,
      amount: 1_250,
      failure: null,
    });
    expect(parseEvent(webhook)).toMatchObject({
      event: "payment.completed",
      data: {
        session_id: view.session_id,
        payment_id: view.payment_id,
        reference: "order 1",
        settlement_type: settlementType,
        creditor_bank: own,
        status: "COMPLETED",
      },
    });
  });

  // @rule P6.3
  test("the payment status names route, banks and fees", async () => {
    const customer = customerAt(world, other);
    const payment = { amount: 990, customer, authMode: "OTP", crossBank: true } as const;
    const { view } = await pay(world, payment);
    expect(await merchantOf(world).paymentStatus(view.payment_id)).toMatchObject({
      payment_id: view.payment_id,
      status: "COMPLETED",
      amount: 990,
      currency: world.currency,
      route: { type: "INTERBANK", rail: "NATIONAL_RAIL", debtor_bank: other, creditor_bank: own },
      completed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });
});

// @rule P3.5
describe("the checkout steps belong to the customer's browser", () => {
  const steps = ["resolve-payer", "select-auth", "confirm"];

  test.each(steps)("a merchant key on %s is refused, for any session", async (step) => {
    const merchant = merchantOf(world);
    const session = await merchant.createSession();
    const checkout = await openCheckout(session);
    for (const key of [merchant.api_key, "mk_test_unknown"]) {
      const { status, body } = await checkout.step(step, {}, key);
      expect(body).toMatchObject({
        error: { code: "CHECKOUT_STEP_FORBIDDEN", retryable: false },
      });
      expect(status).toBe(403);
    }
  });

  test("a wrong code is counted, and the right one still pays", async () => {
    const merchant = merchantOf(world);
    const customer = customerAt(world, own);
    const session = await merchant.createSession({ amount: 700 });
    const checkout = await openCheckout(session);
    await checkout.resolvePayer({ payer_iban: customer.iban });
    await checkout.selectAuth("OTP");
    const { otp_code } = await phoneMessage(customer, session.session_id, "OTP");
    const wrong = otp_code === "000000" ? "000001" : "000000";

    const refused = await checkout.confirm(wrong);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ error: { code: "OTP_INCORRECT", attempts_remaining: 4 } });

    const accepted = await checkout.confirm(otp_code);
    expect(accepted.status).toBe(200);
    expect(accepted.body).toMatchObject({ state: "COMPLETED", settlement_type: "internal" });
    expect(isBalanced(await readLedger(world))).toBe(true);
  });
});
