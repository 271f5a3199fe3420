import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openGateway, Payment } from "../../workers/gateway-journey.ts";
import { askAdmin, endTest, startTest } from "../../workers/gateway-worker.ts";

beforeAll(async () => {
  startTest();
  await openGateway();
  await askAdmin("PUT", "fees", { gateway_fee: { test: 7, live: 70 } });
});
beforeEach(startTest);
afterEach(endTest);

// @rule G5.4
it.each([
  ["test", 7],
  ["live", 70],
] as const)("a %s payment reports the fee of its own mode", async (mode, gateway_fee) => {
  const payment = await Payment.open("alpha", { mode });
  await payment.pay();
  expect(await payment.status()).toMatchObject({ mode, fees: { gateway_fee, bank_fee: 25 } });
});
