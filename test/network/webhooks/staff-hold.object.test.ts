import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answered, HOUR, Shop, setUp, T0, tearDown } from "./shop.ts";

/** What staff change of an owner is told to it, even while staff hold its events. */
beforeEach(setUp);
afterEach(tearDown);

describe("an endpoint that staff disabled", () => {
  const about = (shop: Shop, event_id: string, event: string) => ({
    ...shop.eventOf(event_id),
    event,
  });
  const safety = "merchant.change_proposed";

  it.each([safety, "merchant.key_added", "tpp.changed", "tpp.key_added"])(
    "lets %s leave, and holds the others",
    async (event) => {
      const shop = new Shop();
      await shop.publish("evt_1", 200);
      await shop.stub.disable("a note");
      const leased = await shop.stub.accept(shop.name, about(shop, "evt_2", event));
      expect(leased).toMatchObject({ attempt: 1 });
      expect(await shop.accept("evt_3")).toBeNull();
      expect(await shop.status()).toEqual({ disabled: "OPERATOR", held: 1 });
    },
  );

  it("repeats what was not accepted, also if it was under way before", async () => {
    const shop = new Shop();
    const first = await shop.stub.accept(shop.name, about(shop, "evt_1", safety));
    await shop.publish("evt_2", 503);
    const other = await shop.stub.accept(shop.name, about(shop, "evt_3", safety));
    await shop.stub.report("evt_3", other?.attempt ?? 0, answered(503));
    await shop.stub.disable("a note");
    await shop.stub.report("evt_1", first?.attempt ?? 0, answered(503));
    expect(await shop.status()).toEqual({ disabled: "OPERATOR", held: 1 });
    vi.setSystemTime(T0 + HOUR);
    expect((await shop.attempt(200)).toSorted()).toEqual(["evt_1", "evt_3"]);
    expect(await shop.delivery("evt_1")).toMatchObject({ state: "DELIVERED" });
  });

  it("lets its owner have such an event again", async () => {
    const shop = new Shop();
    await shop.publish("evt_1", 200);
    await shop.stub.disable("a note");
    expect(await shop.stub.redeliver(shop.name, shop.eventOf("evt_1"))).toBe("disabled");
    await shop.stub.accept(shop.name, about(shop, "evt_2", safety));
    await shop.stub.report("evt_2", 1, answered(200));
    const again = await shop.stub.redeliver(shop.name, about(shop, "evt_2", safety));
    expect(again).toMatchObject({ attempt: 2 });
  });

  it("that a 410 disabled holds them too", async () => {
    const shop = new Shop();
    await shop.publish("evt_1", 410);
    expect(await shop.stub.accept(shop.name, about(shop, "evt_2", safety))).toBeNull();
  });
});
