import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  changeBank,
  closeBank,
  openGateway,
  Payment,
  registerMerchant,
  settlement,
} from "../../../workers/gateway-journey.ts";
import {
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  startTest,
} from "../../../workers/gateway-worker.ts";

/** What staff read of a merchant that is on its way to live mode. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(endTest);

const missing = async (merchantId: string, mode: string): Promise<string[]> => {
  const { checks } = bodyOf(
    await askAdmin("GET", `merchants/${merchantId}/readiness?mode=${mode}`),
  );
  return checks.flatMap(({ check, done }: { check: string; done: boolean }) => (done ? [] : check));
};

const change = (merchantId: string, json: object) =>
  askAdmin("PATCH", `merchants/${merchantId}`, json).then((answer) => bodyOf(answer));

test("a new merchant lacks everything; each step takes its check away", async () => {
  const modes = { test: { settlement_iban: settlement } };
  const added = await askAdmin("POST", "merchants", { name: "New Shop", modes });
  const { merchant_id } = bodyOf(added, 201);
  const proved = ["TEST_PAYMENT", "TEST_REFUND"];
  const optional = ["REFUND_AUTHORITY", "SUPPORT_CONTACT"];
  expect(await missing(merchant_id, "live")).toEqual([
    ...["MODE_OPEN", "SETTLEMENT_BANK", "API_KEY", "WEBHOOK_URL", "SIGNING_SECRET"],
    ...["WEBHOOK_ANSWERS", ...proved, ...optional],
  ]);

  const webhook_url = "https://shop.example/hooks";
  await change(merchant_id, { modes: { live: { settlement_iban: settlement, webhook_url } } });
  await change(merchant_id, { support_email: "help@shop.example" });
  await askAdmin("POST", `merchants/${merchant_id}/keys`, { kind: "SIGNING", mode: "live" });
  // The host has accepted the event about the new secret.
  const last = [...proved, "REFUND_AUTHORITY"];
  expect(await missing(merchant_id, "live")).toEqual(["API_KEY", ...last]);
  await askAdmin("POST", `merchants/${merchant_id}/keys`, { kind: "API", mode: "live" });
  await env.DB.prepare("update endpoints set health = 'FAILING' where owner_id = ?")
    .bind(merchant_id)
    .run();
  expect(await missing(merchant_id, "live")).toEqual(["WEBHOOK_ANSWERS", ...last]);
});

test("a payment and a refund in test mode count, and a bank that closes does not", async () => {
  const merchant = await registerMerchant();
  const { merchant_id } = merchant;
  const payment = await Payment.open("alpha", { merchant });
  await payment.pay();
  await deliverAll();
  expect(await missing(merchant_id, "test")).not.toContain("TEST_PAYMENT");
  expect(await missing(merchant_id, "test")).toContain("TEST_REFUND");
  bodyOf(await payment.refund({ amount: 100 }), 201);
  await deliverAll();
  expect(await missing(merchant_id, "live")).not.toContain("TEST_REFUND");

  expect(await missing(merchant_id, "test")).not.toContain("SETTLEMENT_BANK");
  bodyOf(await closeBank("alpha"));
  expect(await missing(merchant_id, "test")).toContain("SETTLEMENT_BANK");
  expect(await missing(merchant_id, "live")).not.toContain("SETTLEMENT_BANK");
  bodyOf(await changeBank("alpha", { status: "ACTIVE" }));

  await change(merchant_id, { modes: { test: { settlement_strategy: "SAME_BANK_ONLY" } } });
  expect(await missing(merchant_id, "test")).toContain("EVERY_BANK_REACHED");
  await change(merchant_id, { status: "SUSPENDED" });
  const { ready, checks } = bodyOf(await askAdmin("GET", `merchants/${merchant_id}/readiness`));
  expect([ready, checks[0]]).toEqual([
    false,
    {
      check: "MERCHANT_ACTIVE",
      required: true,
      done: false,
      how: "Change the merchant to ACTIVE.",
    },
  ]);
});
