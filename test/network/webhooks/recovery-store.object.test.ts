import { runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RecoveryCommand } from "../../../src/network/webhooks/recovery-store.ts";
import { Shop, setUp, tearDown, URL_NOW } from "./shop.ts";

/** What an endpoint does when a recovery job names events that it has taken already. */
beforeEach(setUp);
afterEach(tearDown);

describe("an event that a job took and its endpoint gave up again", () => {
  const givenUp = async (shop: Shop) => {
    await runInDurableObject(shop.stub, (_, { storage }) => {
      storage.sql.exec("UPDATE deliveries SET state = 'GAVE_UP', ended_at = ?", Date.now());
    });
  };

  const stored = (shop: Shop) =>
    runInDurableObject(shop.stub, (_, { storage }) =>
      storage.sql.exec("SELECT * FROM deliveries ORDER BY event_id").toArray(),
    );

  const of = { job: "job_1", url: URL_NOW };

  it.each<[string, (shop: Shop) => RecoveryCommand]>([
    ["given-up events", () => ({ type: "take_failed", ids: ["evt_1"], ...of })],
    [
      "missing events",
      (shop) => ({ type: "take_missing", events: [shop.eventOf("evt_1")], ...of }),
    ],
  ])(
    "is not held again if a job of %s names it once more, as after its worker's death",
    async (_, takeIn) => {
      const shop = new Shop();
      await shop.publish("evt_1", 503);
      await givenUp(shop);
      const take = takeIn(shop);
      expect((await shop.stub.recover(take))?.holds).toBe(true);
      await givenUp(shop);
      const progress = () => shop.stub.recover({ type: "progress", job: "job_1" });
      const before = [await stored(shop), (await progress())?.progress];
      expect(before).toMatchObject([[{ state: "GAVE_UP" }], { taken: 1, failed: 1, waiting: 0 }]);
      expect((await shop.stub.recover(take))?.holds).toBe(false);
      expect([await stored(shop), (await progress())?.progress]).toEqual(before);
    },
  );
});
