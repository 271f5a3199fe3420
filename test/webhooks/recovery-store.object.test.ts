import { runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
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

  it("is not held again if the job names it once more, as after its worker's death", async () => {
    const shop = new Shop();
    await shop.publish("evt_1", 503);
    await givenUp(shop);
    const take = { type: "take_failed", job: "job_1", ids: ["evt_1"], url: URL_NOW } as const;
    expect((await shop.stub.recover(take))?.holds).toBe(true);
    await givenUp(shop);
    const progress = () => shop.stub.recover({ type: "progress", job: "job_1" });
    const before = [await stored(shop), (await progress())?.progress];
    expect(before).toMatchObject([[{ state: "GAVE_UP" }], { taken: 1, failed: 1, waiting: 0 }]);
    expect((await shop.stub.recover(take))?.holds).toBe(false);
    expect([await stored(shop), (await progress())?.progress]).toEqual(before);
  });
});
