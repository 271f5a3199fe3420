import { runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { formatId } from "../../src/base/kernel/ids.ts";
import type { Endpoint } from "../../src/network/webhooks/endpoint-object.ts";
import { countRecoverable } from "../../src/network/webhooks/recovery-jobs.ts";
import { MOST_RECOVERED } from "../../src/network/webhooks/recovery-store.ts";
import { DAY, Shop, setUp, tearDown, URL_NOW } from "../network/webhooks/shop.ts";
import { env } from "./gateway-worker.ts";

/** A recovery job takes 10,000 events at most, however many its endpoint gave up. */
beforeEach(setUp);
afterEach(tearDown);

/** So many events that this endpoint gave up, `e_00001` and so on, a millisecond apart. */
const givenUp = async (shop: Shop, events: number): Promise<void> => {
  await shop.publish("first", 200);
  await runInDurableObject(shop.stub, (_: Endpoint, { storage }) => {
    const columns = storage.sql.exec("SELECT * FROM deliveries").columnNames;
    const changed: Record<string, string> = {
      event_id: "printf('e_%05d', at)",
      occurred_at: "occurred_at + at",
      state: "'GAVE_UP'",
    };
    storage.sql.exec(
      `INSERT INTO deliveries (${columns.join(", ")})
        WITH RECURSIVE every (at) AS
          (SELECT 1 UNION ALL SELECT at + 1 FROM every WHERE at < ?)
        SELECT ${columns.map((name) => changed[name] ?? name).join(", ")} FROM deliveries, every`,
      events,
    );
  });
};

const targetOf = ({ name, stub }: Shop) => ({
  ...{ id: stub.id.toString(), owner: name.owner, mode: name.mode, which: "FAILED" as const },
  ...{ from: 0, to: Date.now() + DAY, types: null },
});

it("counts 10,000 events, and says whether there are more", async () => {
  expect(MOST_RECOVERED).toBe(10_000);
  const shop = new Shop();
  const occurredAt = Date.now();
  await givenUp(shop, 10_001);
  const through = occurredAt + 10_000;
  const counted = { count: 10_000, capped: true, through };
  expect(await countRecoverable(env, targetOf(shop))).toEqual(counted);
  const exactly = { ...targetOf(shop), to: through + 1 };
  expect(await countRecoverable(env, exactly)).toEqual({ ...counted, capped: false });
});

it.each([
  // 10,010 events, three in each millisecond: the last millisecond of the 10,000 is not whole.
  ["that has room for some of a millisecond leaves them all to the next one", 3, 9_998],
  ["has what it can if all happened in one millisecond", 20_000, 10_000],
])("a job %s", async (_, together, count) => {
  const shop = new Shop();
  const occurredAt = Date.now();
  await givenUp(shop, 10_010);
  await runInDurableObject(shop.stub, (_object: Endpoint, { storage }) => {
    storage.sql.exec(
      `UPDATE deliveries SET occurred_at = ? + CAST((occurred_at - ?) / ? AS INTEGER)
        WHERE event_id LIKE 'e_%'`,
      ...[occurredAt, occurredAt, together],
    );
  });
  const counted = await countRecoverable(env, targetOf(shop));
  expect(counted).toMatchObject({ count, capped: true });
  // As many happened until then, so that the job takes what was counted.
  const until = await runInDurableObject(shop.stub, (_object: Endpoint, { storage }) =>
    storage.sql
      .exec<{ events: number }>(
        "SELECT COUNT(*) AS events FROM deliveries WHERE event_id LIKE 'e_%' AND occurred_at <= ?",
        counted.through,
      )
      .one(),
  );
  expect(Math.min(until.events, MOST_RECOVERED)).toBe(count);
});

it("takes no more than 10,000 in the endpoint's object, also when repeated", async () => {
  const shop = new Shop();
  await givenUp(shop, 10_003);
  const job = formatId("job", "0".repeat(32));
  const taken = async (ids: readonly string[]) => {
    await shop.stub.recover({ type: "take_failed", job, ids, url: URL_NOW });
    return (await shop.stub.recover({ type: "progress", job }))?.progress.taken;
  };
  const idOf = (at: number) => `e_${`${at}`.padStart(5, "0")}`;
  await taken([idOf(1)]);
  await runInDurableObject(shop.stub, (_: Endpoint, { storage }) => {
    storage.sql.exec(
      `INSERT INTO recovered SELECT ?, event_id FROM deliveries
        WHERE event_id BETWEEN 'e_00002' AND 'e_09998'`,
      job,
    );
  });
  expect(await taken([10_000, 10_001, 10_002].map(idOf))).toBe(10_000);
  expect(await taken([idOf(10_003)])).toBe(10_000);
  expect([await shop.stateOf(idOf(10_001)), await shop.stateOf(idOf(10_002))]).toEqual([
    "HELD",
    "GAVE_UP",
  ]);
});
