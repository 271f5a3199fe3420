import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openGateway } from "../../workers/gateway-journey.ts";
import { endTest, startTest } from "../../workers/gateway-worker.ts";
import { type Plan, planned, startOfTest } from "./mandate-plans.ts";
import { MandatePromises } from "./mandate-promises.ts";
import { MandateWorld } from "./mandate-world.ts";

beforeAll(async () => {
  startTest();
  await openGateway();
});

beforeEach(startTest);
afterEach(endTest);

const anyPlan: Plan = {
  ...{ isFixed: false, isAutomatic: false, railRejects: false, isAcross: false },
  ...{ frequency: "MONTHLY", every: 1, max_charges: null, max_total: null, notice_days: 0 },
  ...{ endsAfterDays: null, time_zone: "Europe/Berlin" },
};

const IN_PARALLEL = 50;

// @rule M3.3 M3.4
it.each<[string, Partial<Plan>, number, number]>([
  ["the cap of the period", {}, 40, 120],
  ["the sum of all", { max_total: 70 }, 20, 60],
  ["the number of all", { max_charges: 2 }, 10, 20],
  ["one in a period with FIXED", { isFixed: true }, 100, 100],
])("fifty charges in parallel never exceed %s", async (_, changes, amount, most) => {
  vi.setSystemTime(startOfTest);
  const world = new MandateWorld();
  const promises = new MandatePromises(world);
  const { terms, payer, route } = planned(world.newId(), { ...anyPlan, ...changes }, null);
  await world.create(terms);
  await world.approve(terms.mandate_id, { payer, route });

  const ask = async () => {
    const { worker, code } = await world.request(terms.mandate_id, {
      ...{ type: "charge", ...world.newCharge(), ...world.viewer, amount },
      ...{ reference: world.next("order-"), request_hash: world.next("hash") },
      ...{ description: null, charge_date: null, notice_days: 0 },
    });
    await worker.finish();
    return code;
  };

  const refusals: (string | null)[] = [];
  for (let round = 0; round <= most / amount; round++) {
    refusals.push(...(await Promise.all(Array.from({ length: IN_PARALLEL }, ask))));
    await world.work();
    await promises.areKept();
  }
  await promises.areKeptAtRest();
  const paid = world.bank.paid.map((charge) => charge.amount);
  expect(paid).toEqual(Array(most / amount).fill(amount));
  expect(refusals.filter((code) => code === null)).toHaveLength(most / amount);
  expect(refusals).toContain("CHARGE_IN_PROGRESS");
});
