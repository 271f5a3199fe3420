import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Browser } from "../products/connections/browser.ts";
import { ibanAt, openGateway, Payment, party } from "../workers/gateway-journey.ts";
import { bodyOf, endTest, startTest, wait, wake } from "../workers/gateway-worker.ts";
import { answering, callsOf, refusing } from "../workers/neighbours.ts";

/** Prompts that nobody answers, over HTTP. prompts.test.ts has the rules of all objects. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(endTest);

const asked = (): number => callsOf("alpha push-status").length;

describe("a bank that refuses to speak of its prompt", () => {
  const refused = async (): Promise<Payment> => {
    const payment = await Payment.open();
    bodyOf(await payment.challenged("PUSH"));
    answering("alpha push-status", refusing("NOT_AUTHORISED"));
    return payment;
  };

  const passMinute = async (payment: Payment): Promise<void> => {
    for (let count = 0; count < 6; count++) {
      wait(10_000);
      await wake(payment.session_id);
    }
  };

  it("is asked once by the payment, and its own report still counts", async () => {
    const payment = await refused();
    await passMinute(payment);
    expect(asked()).toBe(1);
    expect((await payment.pushResult("APPROVED", party.banks.test.alpha)).status).toBe(202);
    expect(await payment.status()).toMatchObject({ state: "COMPLETED" });
  });

  it("is not asked by the payment once it has refused the page, which may ask again", async () => {
    const payment = await refused();
    expect(bodyOf(await payment.step("confirm", {})).state).toBe("PUSH_SENT");
    await passMinute(payment);
    expect(asked()).toBe(1);
    answering("alpha push-status", { status: "APPROVED" });
    expect(bodyOf(await payment.step("confirm", {})).state).toBe("COMPLETED");
  });
});

describe("the prompt of the page of connections", () => {
  const prompted = async (number: number): Promise<Browser> => {
    const browser = await Browser.open();
    bodyOf(await browser.payer(ibanAt("alpha", number)));
    bodyOf(await browser.start("PUSH"));
    return browser;
  };

  // @rule P3.16
  it("costs its bank at most 40 questions while the page stays open", async () => {
    const browser = await prompted(6_001);
    const steps = [];
    for (let count = 0; count < 89; count++) {
      if (count === 80) answering("alpha push-status", { status: "APPROVED" });
      wait(10_000);
      steps.push(bodyOf(await browser.step("confirm")).step);
    }
    expect(asked()).toBeGreaterThan(20);
    expect(asked()).toBeLessThanOrEqual(40);
    // In the fourteenth minute too its answer is noticed.
    expect([steps[79], steps.at(-1)]).toEqual(["CONFIRM", "LIST"]);
  });

  it("is asked about once, however many requests come at once", async () => {
    const browser = await prompted(6_002);
    await Promise.all(Array.from({ length: 10 }, () => browser.step("confirm")));
    expect(asked()).toBe(1);
  });

  it("is not asked about once another account is named", async () => {
    const browser = await prompted(6_003);
    bodyOf(await browser.payer(ibanAt("alpha", 6_004)));
    expect((await browser.step("confirm")).body.error.code).toBe("CHALLENGE_REQUIRED");
    expect(asked()).toBe(0);
  });
});
