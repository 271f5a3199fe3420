import { expect, inject, test } from "vitest";
import { admin, newMerchant } from "./steps.ts";

/** What staff ask about a bank and about a merchant, over HTTP. */
const world = inject("world");

test("a probe of an enrolled bank reaches it, and the bank accepts the gateway's key", async () => {
  const [bank] = world.banks;
  expect(await admin(world, "POST", `/banks/${bank?.bank_id}/probe`)).toMatchObject({
    ...{ reachable: true, authenticated: true, http_status: 404 },
    answer: "complained NOT_FOUND",
  });
});

test("a new merchant's readiness lists the missing steps before live mode", async () => {
  const { merchant_id } = await newMerchant(world);
  const { ready, checks } = await admin<{
    ready: boolean;
    checks: { check: string; required: boolean; done: boolean }[];
  }>(world, "GET", `/merchants/${merchant_id}/readiness`);
  const missing = checks.filter((one) => one.required && !one.done).map(({ check }) => check);
  expect(ready).toBe(false);
  expect(missing).toEqual([
    ...["MODE_OPEN", "SETTLEMENT_BANK", "API_KEY", "WEBHOOK_URL", "SIGNING_SECRET"],
  ]);
});
