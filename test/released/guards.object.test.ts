import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openGateway, Payment, party, registerMerchant } from "../workers/gateway-journey.ts";
import { bodyOf, endTest, startTest, wait } from "../workers/gateway-worker.ts";
import { customers } from "../workers/neighbours.ts";
import { objectsNamed, restored } from "./restored.ts";

/** What earlier releases have stored of payer guards, and what today's code does with it. */
const MINUTE = 60_000;
const countings = new Map(objectsNamed("guard-counting"));

beforeAll(async () => {
  startTest();
  await openGateway();
  party.merchant = await registerMerchant();
});

describe.each(objectsNamed("guard-throttling"))("stored by release %s:", (release, throttling) => {
  const counting = countings.get(release) ?? throttling;

  beforeEach(() => {
    startTest();
    vi.setSystemTime(throttling.captured_at);
  });

  afterEach(endTest);

  it("a guard that makes its payer wait continues, and doubles the wait", async () => {
    await restored(throttling);
    const payer = customers.carla.iban;
    const first = await Payment.open("alpha", { payer });
    const throttled = await first.challenged("OTP");
    expect(bodyOf(throttled, 429).error.code).toBe("PAYER_THROTTLED");
    expect(throttled.headers.get("retry-after")).toBe("900");
    bodyOf(await first.select("PUSH"));
    wait(15 * MINUTE);
    const second = await Payment.open("alpha", { payer });
    bodyOf(await second.challenged("OTP"));
    for (let guess = 1; guess <= 5; guess++) bodyOf(await second.confirm("000000"), 422);
    const third = await Payment.open("alpha", { payer });
    expect((await third.challenged("OTP")).headers.get("retry-after")).toBe("1800");
  });

  it("a guard with four sends and two wrong codes continues to count", async () => {
    await restored(counting);
    const payer = customers.dana.iban;
    // Schema 2 knows the address of the stored sends: these come from others.
    const first = await Payment.open("alpha", { payer });
    first.headers = { "cf-connecting-ip": "192.0.2.9" };
    bodyOf(await first.challenged());
    for (let sends = 2; sends <= 5; sends++) bodyOf(await first.select());
    const paid = await Payment.open("alpha", { payer });
    paid.headers = { "cf-connecting-ip": "192.0.2.8" };
    bodyOf(await paid.challenged());
    expect((await paid.select()).body.error.code).toBe("PAYER_THROTTLED");
    for (let guess = 3; guess <= 5; guess++) {
      expect((await paid.confirm("000000")).body.error.code).toBe("OTP_INCORRECT");
    }
    expect((await paid.confirm()).body.error.code).toBe("PAYER_THROTTLED");
  });
});
