import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import {
  type Merchant,
  newStaff,
  openGateway,
  Payment,
  party,
  registerMerchant,
} from "../../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  startTest,
} from "../../../workers/gateway-worker.ts";
import { answering, honestly } from "../../../workers/neighbours.ts";

/** Staff see a merchant's endpoints, and enable one. */
let merchant: Merchant;
let endpoint_id: string;

beforeAll(async () => {
  startTest();
  await openGateway();
});

/** A merchant whose endpoint is disabled and holds one event. */
beforeEach(async () => {
  startTest();
  merchant = await registerMerchant({ webhook_url: "https://shop.example/hooks" });
  answering("shop hooks", () => new Response(null, { status: 410 }));
  const payment = await Payment.open("alpha", { merchant });
  await payment.pay();
  await deliverAll();
  honestly("shop hooks");
  const [endpoint] = bodyOf(await askAdmin("GET", `${endpoints()}?mode=test`)).data;
  expect(endpoint).toMatchObject({ status: "DISABLED", held_events: 1 });
  endpoint_id = endpoint.endpoint_id;
});
afterEach(endTest);

const endpoints = (of = merchant) => `merchants/${of.merchant_id}/endpoints`;

const enabling = async (): Promise<object[]> => {
  const { data } = bodyOf(await askAdmin("GET", "audit?limit=100"));
  return data.filter(({ action }: { action: string }) => action === "merchant.endpoint_enabled");
};

it("staff list what the merchant lists", async () => {
  const own = bodyOf(await ask("GET", "/api/v1/endpoints", merchant.headers.test));
  expect(bodyOf(await askAdmin("GET", `${endpoints()}?mode=test`))).toEqual(own);
  const live = bodyOf(await ask("GET", "/api/v1/endpoints", merchant.headers.live));
  expect(bodyOf(await askAdmin("GET", `${endpoints()}?mode=live`))).toEqual(live);
});

it("an operator enables an endpoint, and the audit log says so once", async () => {
  const before = await enabling();
  for (let time = 1; time <= 2; time++) {
    const enabled = await askAdmin("POST", `${endpoints()}/${endpoint_id}/enable`, {});
    expect(bodyOf(enabled)).toMatchObject({ endpoint_id, status: "ENABLED", held_events: 0 });
  }
  const entries = (await enabling()).slice(0, -before.length || undefined);
  expect(entries).toEqual([
    expect.objectContaining({
      subject: merchant.merchant_id,
      details: expect.objectContaining({ endpoint_id }),
    }),
  ]);
});

it.each<[string, () => Promise<{ status: number }>, number]>([
  [
    "of an unknown merchant are not listed",
    () => askAdmin("GET", `merchants/mer_${"0".repeat(43)}/endpoints?mode=test`),
    404,
  ],
  ["are not listed without their mode", () => askAdmin("GET", endpoints()), 422],
  [
    "of another merchant are not enabled",
    () => askAdmin("POST", `${endpoints(party.merchant)}/${endpoint_id}/enable`, {}),
    404,
  ],
  [
    "of an unknown id are not enabled",
    () => askAdmin("POST", `${endpoints()}/ep_${"0".repeat(43)}/enable`, {}),
    404,
  ],
  [
    "are not enabled by a key that only reads",
    async () => {
      const { key } = await newStaff("support");
      const path = `/admin/v1/${endpoints()}/${endpoint_id}/enable`;
      return ask("POST", path, { "x-gateway-admin-key": key }, {});
    },
    403,
  ],
])("endpoints %s", async (_, attempt, status) => {
  expect((await attempt()).status).toBe(status);
  const [endpoint] = bodyOf(await askAdmin("GET", `${endpoints()}?mode=test`)).data;
  expect(endpoint.status).toBe("DISABLED");
});
