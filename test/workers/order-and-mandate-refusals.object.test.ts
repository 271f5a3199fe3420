import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { problemStatus } from "../../src/base/kernel/problems.ts";
import { openBanking } from "../products/consents/consent-journey.ts";
import { mandateReasons } from "../products/mandates/refusals-mandates.ts";
import { LIMIT } from "../products/payment-orders/order-scene.ts";
import { orderReasons } from "../products/payment-orders/refusals-orders.ts";
import { changeBank } from "./gateway-journey.ts";
import { bodyOf, endTest, startTest } from "./gateway-worker.ts";
import { givenButNotListed, laterContracts, listedButNotGiven } from "./refused-rows.ts";

/**
 * Every refusal of payment orders, mandates and charges, caused once: the rows name these and no
 * others (refusals.object.test.ts does the same for payments).
 */
beforeAll(async () => {
  startTest();
  await openBanking();
  bodyOf(
    await changeBank("alpha", {
      ...{ capabilities: ["PAYMENTS", "OPEN_BANKING"], currency: "USD" },
      ob_scopes_supported: ["accounts:read", "balances:read", "payments:write", "mandates:write"],
      ...{ sca_exemption_limit: LIMIT, sca_exemption_daily_limit: null },
    }),
  );
  endTest();
});
beforeEach(startTest);
afterEach(endTest);

describe("the gateway refuses", () => {
  const rows = [...orderReasons, ...mandateReasons].map(
    (reason) => [reason.title, reason.code, reason] as const,
  );
  it.each(rows)("%s: %s", async (_, __, { code, final, provoke }) => {
    const { status, body } = await provoke();
    expect([status, body.error?.code]).toEqual([
      problemStatus(final ? { code, final } : { code }),
      code,
    ]);
  });
});

describe("the rows of payment orders, mandates and charges", () => {
  it("list every code that a request was refused with", () => {
    expect(givenButNotListed()).toEqual([]);
  });

  it("list no code of a step that no request above is refused with", () => {
    expect(listedButNotGiven(laterContracts)).toEqual([]);
  });
});
