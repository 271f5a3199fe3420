import { afterAll, expect, test } from "vitest";
import { endBundler } from "../../scripts/local/bundle.ts";
import { runWebhooks } from "./webhooks.ts";

/** Endpoints that fail, are gone, slow or cut, while the gateway is killed. */
afterAll(endBundler);

test("no event is lost, and held and recovered ones arrive in their order", async () => {
  const result = await runWebhooks({ seed: 20_261_122, events: 4 });
  expect(result.breaches, JSON.stringify(result)).toEqual([]);
  expect(result.kills).toBeGreaterThan(5);
});
