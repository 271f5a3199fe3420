import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  changeBank,
  closeBank,
  openGateway,
  registerMerchant,
  settlement,
} from "../../../workers/gateway-journey.ts";
import { askAdmin, bodyOf, endTest, startTest } from "../../../workers/gateway-worker.ts";

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
  const optional = ["REFUND_AUTHORITY", "SUPPORT_CONTACT"];
  expect(await missing(merchant_id, "live")).toEqual([
    ...["MODE_OPEN", "SETTLEMENT_BANK", "API_KEY", "WEBHOOK_URL", "SIGNING_SECRET"],
    ...optional,
  ]);

  const webhook_url = "https://shop.example/hooks";
  await change(merchant_id, { modes: { live: { settlement_iban: settlement, webhook_url } } });
  await change(merchant_id, { support_email: "help@shop.example" });
  await askAdmin("POST", `merchants/${merchant_id}/keys`, { kind: "SIGNING", mode: "live" });
  expect(await missing(merchant_id, "live")).toEqual(["API_KEY", "REFUND_AUTHORITY"]);
  await askAdmin("POST", `merchants/${merchant_id}/keys`, { kind: "API", mode: "live" });
  expect(await missing(merchant_id, "live")).toEqual(["REFUND_AUTHORITY"]);
});

test("a bank that closes, another strategy and a suspension count", async () => {
  const { merchant_id } = await registerMerchant();
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
