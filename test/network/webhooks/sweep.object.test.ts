import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GatewayEnv, Pointer } from "../../../src/base/platform/env.ts";
import { noteLists } from "../../../src/base/platform/list-databases.ts";
import type { Owner } from "../../../src/network/parties/owners.ts";
import { performDelivery } from "../../../src/network/webhooks/deliver.ts";
import { wakeAt } from "../../../src/network/webhooks/delivery-machine.ts";
import { endpointObjectId } from "../../../src/network/webhooks/endpoint-address.ts";
import type { Endpoint } from "../../../src/network/webhooks/endpoint-object.ts";
import type { HealthLevel } from "../../../src/network/webhooks/endpoint-record.ts";
import { listEndpoint } from "../../../src/network/webhooks/endpoint-rows.ts";
import { sweepEndpoints } from "../../../src/network/webhooks/sweep.ts";
import worker from "../../../workers/gateway/index.ts";
import { emptyTables } from "../../base/platform/d1.ts";
import { migrate } from "../../staff/operators/gateway.ts";
import { untilTrue } from "../../support/until-true.ts";
import {
  answering,
  env,
  newEvent,
  owner,
  publish,
  SHOP,
  setUp,
  stored,
  T0,
  tearDown,
} from "./attempts.ts";

/** The sweep with a real D1 and real objects, whose alarms are lost. */
const MINUTE = 60_000;

let shops = 0;

/** An endpoint that no other test uses, by its address. */
const newShop = () => shopOf(owner, SHOP.replace("shop", `shop${++shops}`));

const shopOf = (owner: Owner, url: string) => {
  const { origin } = new URL(url);
  const name = { owner, mode: "test" as const, kind: "AD_HOC" as const, origin };
  const id = env.ENDPOINTS.idFromString(endpointObjectId(env, name));
  return { url, name, raw: env.ENDPOINTS.get(id) as DurableObjectStub<Endpoint> };
};

type Shop = ReturnType<typeof newShop>;

const publishTo = async ({ url, name }: Shop) => {
  const event = newEvent({ webhook_url: url, owner: name.owner });
  await publish(event);
  return event;
};

const loseAlarm = ({ raw }: Shop) =>
  runInDurableObject(raw, (_, { storage }) => storage.deleteAlarm());

const alarmOf = ({ raw }: Shop) => runInDurableObject(raw, (_, { storage }) => storage.getAlarm());

/** The messages that the alarm puts on the queue. */
const runAlarm = async ({ raw }: Shop): Promise<Pointer[]> => {
  const sent: Pointer[] = [];
  await runInDurableObject(raw, (object: Endpoint) => {
    const sendBatch = async (messages: Iterable<{ body: Pointer }>) =>
      void sent.push(...[...messages].map(({ body }) => body));
    const value = { ...env, WEBHOOKS: { sendBatch } };
    Object.defineProperty(object, "env", { value, configurable: true });
  });
  await runDurableObjectAlarm(raw);
  return sent;
};

const runScheduled = () => worker.scheduled({} as ScheduledController, env);

const listedOrigins = async (): Promise<string[]> => {
  const { results } = await env.DB.prepare("select origin from endpoints order by origin").all<{
    origin: string;
  }>();
  return results.map(({ origin }) => origin);
};

/** Objects that answer `look` as the test says, and then as real ones. */
const withLooks = (look: (id: string) => HealthLevel | "empty" | "real"): GatewayEnv => {
  const { ENDPOINTS } = env;
  const namespace = {
    idFromName: (name: string) => ENDPOINTS.idFromName(name),
    idFromString: (id: string) => ENDPOINTS.idFromString(id),
    get: (id: DurableObjectId) => {
      const answer = look(id.toString());
      if (answer === "real") return ENDPOINTS.get(id);
      return { look: async () => (answer === "empty" ? null : answer) };
    },
  };
  return { ...env, ENDPOINTS: namespace as unknown as DurableObjectNamespace };
};

beforeAll(() => migrate());
beforeEach(async () => {
  setUp();
  await emptyTables(env, "endpoints", "events", "settings");
});
afterEach(tearDown);

describe("an endpoint's object that lost its alarm", () => {
  it("makes its retry after a run of the scheduled handler", async () => {
    const shop = newShop();
    answering(503);
    const event = await publishTo(shop);
    await loseAlarm(shop);
    vi.setSystemTime(T0 + MINUTE);
    await runScheduled();
    expect(await alarmOf(shop)).toBe(T0 + MINUTE);
    const [pointer] = await runAlarm(shop);
    if (!pointer) throw new Error("nothing was due");
    answering(204);
    await performDelivery(env, pointer);
    expect(await stored(event, shop.url)).toMatchObject({ state: "DELIVERED", attempts: 2 });
  });

  it("is found after its only performer died without a report", async () => {
    const shop = newShop();
    vi.spyOn(globalThis, "fetch").mockImplementation(() => new Promise(() => {}));
    void publishTo(shop);
    await untilTrue(() => expect(fetch).toHaveBeenCalledTimes(1));
    await loseAlarm(shop);
    vi.setSystemTime(T0 + MINUTE);
    await sweepEndpoints(env);
    expect(await runAlarm(shop)).toHaveLength(1);
  });

  it("keeps an alarm that is not late", async () => {
    const shop = newShop();
    answering(503);
    await publishTo(shop);
    const alarm = await alarmOf(shop);
    await sweepEndpoints(env);
    expect(await alarmOf(shop)).toBe(alarm);
  });
});

describe("the list", () => {
  it("is written only with an endpoint's first event", async () => {
    const { name } = newShop();
    const { meta: first } = await listEndpoint(env, name).run();
    const { meta: second } = await listEndpoint(env, name).run();
    // The row and its place in the order by health.
    expect([first.rows_written, second.rows_written]).toEqual([2, 0]);
  });

  it("drops an endpoint whose object is empty", async () => {
    const shop = newShop();
    answering(200);
    const event = await publishTo(shop);
    await sweepEndpoints(env);
    expect(await listedOrigins()).toEqual([shop.name.origin]);
    const delivery = await stored(event, shop.url);
    if (!delivery) throw new Error("the event is kept");
    vi.setSystemTime(wakeAt(delivery));
    await runAlarm(shop);
    await sweepEndpoints(env);
    expect(await listedOrigins()).toEqual([]);
  });

  it("keeps an endpoint without events for an hour, so that a payment's origin stays counted", async () => {
    await listEndpoint(env, newShop().name);
    for (const [minutes, left] of [
      [60, 1],
      [61, 0],
    ] as const) {
      vi.setSystemTime(T0 + minutes * MINUTE);
      await sweepEndpoints(env);
      expect(await listedOrigins()).toHaveLength(left);
    }
  });

  it("keeps one that gets an event during its deletion", async () => {
    const shop = newShop();
    answering(503);
    await publishTo(shop);
    const looks = ["empty" as const];
    await sweepEndpoints(withLooks(() => looks.shift() ?? "real"));
    expect(looks).toEqual([]);
    expect(await listedOrigins()).toEqual([shop.name.origin]);
  });

  it("separates owners with the same id and different kinds", async () => {
    const merchants = newShop();
    const tpp = { kind: "TPP", id: owner.id } as const;
    noteLists(tpp, 1);
    const tpps = shopOf(tpp, merchants.url);
    await listEndpoint(env, merchants.name);
    answering(503);
    await publishTo(tpps);
    await loseAlarm(tpps);
    vi.setSystemTime(T0 + 61 * MINUTE);
    await sweepEndpoints(env);
    expect(await alarmOf(tpps)).not.toBeNull();
    const { results } = await env.DB.prepare("select owner_kind from endpoints").all();
    expect(results).toEqual([{ owner_kind: "TPP" }]);
  });

  it("keeps one that cannot be reached", async () => {
    const shop = newShop();
    answering(503);
    await publishTo(shop);
    await sweepEndpoints(
      withLooks(() => {
        throw new Error("away");
      }),
    );
    expect(await listedOrigins()).toEqual([shop.name.origin]);
  });
});

it("many endpoints do not starve the one after them, and the sweep then begins again", async () => {
  await env.DB.prepare(
    `INSERT INTO endpoints (owner_kind, owner_id, mode, kind, origin, created_at)
      WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 1999)
      SELECT 'MERCHANT', 'mer_0' || i, 'test', 'AD_HOC', 'https://a.example', 0 FROM n`,
  ).run();
  const shop = newShop();
  answering(503);
  await publishTo(shop);
  await loseAlarm(shop);
  vi.setSystemTime(T0 + MINUTE);
  const own = endpointObjectId(env, shop.name);
  const place = withLooks((id) => (id === own ? "real" : "UNKNOWN"));
  await sweepEndpoints(place);
  expect(await alarmOf(shop)).toBeNull();
  await sweepEndpoints(place);
  expect(await alarmOf(shop)).not.toBeNull();
  expect(
    await env.DB.prepare(
      "select count(*) as rows from settings where name = 'endpoints_position'",
    ).first("rows"),
  ).toBe(0);
});
