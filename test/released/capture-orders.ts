import { env as bindings } from "cloudflare:workers";
import { beforeAll, expect, it, vi } from "vitest";
import { startTest, wait } from "../workers/gateway-worker.ts";
import { capturedAt } from "./clock.ts";
import { orderSituations } from "./order-situations.ts";

/** Makes the files of a release's payment orders (README.md). */
const { RELEASE } = bindings as unknown as { RELEASE: string };

beforeAll(() => {
  startTest();
  vi.setSystemTime(capturedAt(RELEASE));
});

it.each(Object.entries(orderSituations))("%s", async (situation, { bring }) => {
  const order = await bring();
  const seen = { order: await order.seen() };
  const content = `${JSON.stringify({ ...(await order.dump()), ...seen }, null, 2)}\n`;
  await expect(content).toMatchFileSnapshot(`./${RELEASE}/orders/${situation}.json`);
  wait(1_000);
});
