import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { merchantOf, openCheckout } from "../support/checkout-client.ts";
import { OTP_CODE, openSpecifiedBank, type SpecifiedBank } from "./specified-bank.ts";
import { ownAmount } from "./steps.ts";

/** A bank that keeps the rules of the specification alone completes payments (B1.9). */
const world = inject("world");
let bank: SpecifiedBank;

beforeAll(async () => {
  bank = await openSpecifiedBank("bank-of-section-4-4");
  await bank.enrolAt(world);
});

afterAll(() => bank?.close());

/** The customer pays with the bank's code. */
const pay = async (terms: Record<string, unknown> = {}) => {
  const session = await merchantOf(world).createSession({ amount: ownAmount(), ...terms });
  const checkout = await openCheckout(session);
  const named = await checkout.resolvePayer({ payer_iban: bank.payer });
  expect([named.status, named.body]).toMatchObject([
    200,
    { payer: { available_auth_methods: ["OTP"] }, auth_modes: ["OTP"] },
  ]);
  expect((await checkout.selectAuth("OTP")).body).toMatchObject({ phone_masked: "+43 ••• 12" });
  expect((await checkout.confirm("111111")).status).toBe(422);
  const { status, body } = await checkout.confirm(OTP_CODE);
  return { session, status, body };
};

const atBank = () => ({ destination: { type: "iban", value: bank.payee } });

// @rule B1.9 B4.2
describe("a bank that keeps the rules of the specification alone", () => {
  test("books a payment between its own accounts", async () => {
    const { status, body } = await pay(atBank());
    expect([status, body]).toMatchObject([
      200,
      { status: "COMPLETED", settlement_type: "internal" },
    ]);
  });

  test("sends a payment to another bank, and the rail's credit completes it", async () => {
    const { session, status, body } = await pay();
    expect([status, body]).toMatchObject([200, { state: "SETTLEMENT_PENDING" }]);
    expect((await bank.credit(world)).status).toBe(202);
    expect(await merchantOf(world).readSession(session.session_id)).toMatchObject({
      ...{ status: "COMPLETED", settlement_type: "national_rail" },
    });
  });

  test("whose answer was lost gets the same bytes again, and its first answer counts", async () => {
    const before = bank.executed.length;
    bank.loseNextAnswer();
    const { session } = await pay(atBank());
    await merchantOf(world).untilStatus(session.session_id, "COMPLETED");
    const sent = bank.executed.slice(before);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent).size).toBe(1);
  });
});
