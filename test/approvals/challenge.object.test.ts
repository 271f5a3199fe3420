import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeBank, openGateway, Payment } from "../workers/gateway-journey.ts";
import { endTest, startTest, wait } from "../workers/gateway-worker.ts";
import { answering, calls, callsOf, refusing } from "../workers/neighbours.ts";

/** Codes and prompts over HTTP, with a bank that refuses or is suspended. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(async () => {
  await changeBank("alpha", { status: "ACTIVE" });
  endTest();
});

const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

describe("a bank that refuses to send another challenge", () => {
  it.each([
    ["OTP", "OTP", "send-otp"],
    ["OTP", "PUSH", "send-push"],
    ["PUSH", "OTP", "send-otp"],
    ["PUSH", "PUSH", "send-push"],
  ] as const)("ends the attempt: %s, then %s", async (first, second, operation) => {
    const payment = await Payment.open();
    expect((await payment.challenged(first)).status).toBe(200);
    answering(`alpha ${operation}`, refusing("ACCOUNT_BLOCKED"));
    const answer = await payment.step("select-auth", { auth_mode: second });
    expect(codeOf(answer)).toEqual([422, "PAYER_ACCOUNT_DEBIT_BLOCKED"]);
    expect(await payment.status()).toMatchObject({ state: "PENDING", failure: null });
  });
});

describe("a suspended bank is not called", () => {
  const suspend = async () => {
    await changeBank("alpha", { status: "SUSPENDED" });
    wait(2_000);
    calls.length = 0;
  };
  const asked = () => calls.filter(({ operation }) => operation.startsWith("alpha "));

  it("for the account of a payer", async () => {
    const payment = await Payment.open();
    await suspend();
    expect(codeOf(await payment.resolve())).toEqual([422, "PAYER_NOT_FOUND"]);
    expect(asked()).toEqual([]);
  });

  it.each(["OTP", "PUSH"] as const)(
    "for a challenge by %s, which does not count",
    async (auth_mode) => {
      const payment = await Payment.open();
      await payment.resolve();
      await suspend();
      for (let count = 0; count < 6; count++) {
        const answer = await payment.step("select-auth", { auth_mode });
        expect(codeOf(answer)).toEqual([503, "BANK_UNAVAILABLE"]);
      }
      expect(asked()).toEqual([]);
      await changeBank("alpha", { status: "ACTIVE" });
      wait(2_000);
      expect((await payment.step("select-auth", { auth_mode })).status).toBe(200);
    },
  );

  it("for the check of a code, which can be checked later", async () => {
    const payment = await Payment.open();
    await payment.challenged();
    await suspend();
    expect(codeOf(await payment.confirm())).toEqual([503, "BANK_UNAVAILABLE"]);
    expect(asked()).toEqual([]);
    await changeBank("alpha", { status: "ACTIVE" });
    expect((await payment.confirm()).body).toMatchObject({ state: "COMPLETED" });
    expect(callsOf("alpha verify-otp")).toHaveLength(1);
  });

  it("for a payment whose code it has just accepted; that needs no second code", async () => {
    const payment = await Payment.open();
    answering("alpha verify-otp", async () => {
      await suspend();
      // By now the check from before the code is too old to execute on.
      wait(15_000);
      return Response.json({ verified: true });
    });
    await payment.challenged();
    expect(codeOf(await payment.confirm())).toEqual([503, "BANK_UNAVAILABLE"]);
    expect(asked()).toEqual([]);
    expect(await payment.status()).toMatchObject({ state: "OTP_SENT" });
    await changeBank("alpha", { status: "ACTIVE" });
    expect((await payment.confirm()).body).toMatchObject({ state: "COMPLETED" });
    expect(callsOf("alpha verify-otp")).toEqual([]);
  });
});
