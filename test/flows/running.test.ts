import { expect, inject, test } from "vitest";
import { thisCheckout } from "../../scripts/operator/checkout.ts";
import { eventually } from "../support/checkout-client.ts";
import { gatewayOf, ownAmount, withCode } from "./steps.ts";

/** What monitors ask of a running deployment: with its real queues, objects and databases. */
const world = inject("world");
const { gateway, registry } = inject("baseUrls");
const { admin_key } = gatewayOf(world);

const get = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(address, { headers });
  return { status: response.status, text: await response.text() };
};

// @rule A6.1
test.each([
  [gateway, ["DB", "LISTS_1", "objects", "bank-calls", "webhooks", "projections"]],
  [registry, ["DB", "LOOKUPS", "objects"]],
])("%s runs and is ready, without a key", async (address, checked) => {
  const health = await get(`${address}/healthz`);
  expect([health.status, JSON.parse(health.text)]).toEqual([
    200,
    { status: "ok", version: "local", release: thisCheckout().release },
  ]);
  const ready = await get(`${address}/readyz`);
  expect([ready.status, JSON.parse(ready.text)]).toEqual([200, { status: "ready", checked }]);
});

// @rule A5.2
test("anyone reads the signed head of the gateway's audit chain", async () => {
  const { status, text } = await get(`${gateway}/audit/heads`);
  const { algorithm, data } = JSON.parse(text);
  expect([status, algorithm, data[0].chain]).toEqual([200, "Ed25519", "gateway"]);
  expect(data[0].signature).toMatch(/^[0-9a-f]{128}$/);
});

// @rule A6.2
test("a payment that completes is counted under its route", async () => {
  const read = async (): Promise<number> => {
    const { status, text } = await get(`${gateway}/metrics`, { "x-gateway-admin-key": admin_key });
    expect(status).toBe(200);
    const name = 'gateway_objects_total{kind="PAYMENT",mode="test",status="COMPLETED",route=';
    const line = text.split("\n").find((one) => one.startsWith(`${name}"SAME_BANK"`));
    return Number(line?.split(" ").at(-1) ?? 0);
  };
  expect((await get(`${gateway}/metrics`)).status).toBe(401);
  const before = await read();
  const { checkout, otp_code } = await withCode(world, { amount: ownAmount() });
  expect((await checkout.confirm(otp_code)).status).toBeLessThan(300);
  await eventually("the payment is counted", async () => (await read()) > before);
});
