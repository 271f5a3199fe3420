import { env as bindings } from "cloudflare:workers";
import { beforeAll, expect, it, vi } from "vitest";
import { env, startTest, wait } from "../workers/gateway-worker.ts";
import { capturedAt } from "./clock.ts";
import { orderSituations } from "./order-situations.ts";
import { dumpObject } from "./stored.ts";

/** Makes the files of a release's payment orders (README.md). */
const { RELEASE } = bindings as unknown as { RELEASE: string };

beforeAll(() => {
  startTest();
  vi.setSystemTime(capturedAt(RELEASE));
});

it.each(Object.entries(orderSituations))("%s", async (situation, { bring }) => {
  const order = await bring();
  const seen = { order: await order.seen() };
  const stub = env.PAYMENT_ORDERS.get(env.PAYMENT_ORDERS.idFromString(order.hex));
  const stored = await dumpObject("PAYMENT_ORDERS", stub, Date.now());
  const content = `${JSON.stringify({ ...stored, ...seen }, null, 2)}\n`;
  await expect(content).toMatchFileSnapshot(`./${RELEASE}/orders/${situation}.json`);
  wait(1_000);
});
