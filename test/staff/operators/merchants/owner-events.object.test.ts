import { createHmac } from "node:crypto";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { maskIban } from "../../../../src/base/kernel/iban.ts";
import { gatewayRun } from "../../../../src/base/platform/platform-limits.ts";
import {
  approve,
  firstApprover,
  ibanAt,
  type Merchant,
  openGateway,
  registerMerchant,
  settlement,
} from "../../../workers/gateway-journey.ts";
import {
  type Answer,
  ask,
  askAdmin,
  bodyOf,
  endTest,
  env,
  ownerKey,
  runSchedule,
  startTest,
  wait,
} from "../../../workers/gateway-worker.ts";
import { answering, callsOf, lost, type OutboundCall } from "../../../workers/neighbours.ts";

/** A merchant hears of what the operator's staff change about it in live mode. */
const HOUR = 3_600_000;
const hooks = "https://shop.example/hooks";

beforeAll(async () => {
  startTest();
  await openGateway();
});

beforeEach(() => {
  startTest();
  Object.assign(env, { CHANGE_DELAY_SECONDS: "86400" });
});

afterEach(endTest);

interface Shop extends Merchant {
  secret: string;
}

const newShop = async (settings: object = {}): Promise<Shop> => {
  const merchant = await registerMerchant({ webhook_url: hooks, ...settings });
  const keys = `merchants/${merchant.merchant_id}/keys`;
  const { key: secret, key_id } = bodyOf(
    await askAdmin("POST", keys, { kind: "SIGNING", mode: "live" }),
    201,
  );
  bodyOf(await askAdmin("POST", `${keys}/${key_id}/promote`, {}));
  // Longer than the former secret may be remembered.
  wait(2_000);
  return { ...merchant, secret };
};

const patchLive = ({ merchant_id }: Shop, live: object): Promise<Answer> =>
  askAdmin("PATCH", `merchants/${merchant_id}`, { modes: { live } });

const proposedFor = async (shop: Shop): Promise<string> => {
  const { proposal } = bodyOf(await patchLive(shop, { settlement_iban: ibanAt("alpha", 2) }), 202);
  wait(1);
  return proposal.proposal_id;
};

const changesIn = (calls: OutboundCall[]) =>
  calls.filter(({ body }) => body.event.startsWith("merchant.change"));

const namesOf = (calls: OutboundCall[]) => changesIn(calls).map(({ body }) => body.event);

/** The names of the merchant's events, oldest first. */
const listed = async ({ headers }: Shop): Promise<string[]> => {
  const { body } = await ask("GET", "/api/v1/events?limit=100", headers.live);
  return body.data.map(({ event }: { event: string }) => event).reverse();
};

// @rule A2.8
describe("a change of the settlement account", () => {
  it("is told when it is proposed, approved and in force, signed, with masked accounts", async () => {
    const shop = await newShop();
    const { merchant_id } = shop;
    const proposal_id = await proposedFor(shop);
    bodyOf(await approve(proposal_id));
    const takes_effect_at = new Date(Date.now() + 24 * HOUR).toISOString();
    wait(24 * HOUR);
    // Nobody reads the merchant: the sweep applies the change.
    await runSchedule();
    const told = changesIn(callsOf("shop hooks"));
    const changes = [
      { field: "settlement_iban", from: maskIban(settlement), to: maskIban(ibanAt("alpha", 2)) },
      { field: "refund_authority", from: true, to: false },
    ];
    const change = { merchant_id, proposal_id, changes };
    const steps = [
      ["merchant.change_proposed", { ...change, status: "PROPOSED" }],
      ["merchant.change_approved", { ...change, status: "APPROVED", takes_effect_at }],
      ["merchant.change_in_force", { ...change, status: "IN_FORCE", takes_effect_at }],
    ] as const;
    const head = {
      event_id: expect.stringMatching(/^evt_/),
      occurred_at: expect.any(String),
      mode: "live",
    };
    expect(told.map(({ body }) => body)).toEqual(
      steps.map(([event, data]) => ({ event, data: { ...head, ...data } })),
    );
    for (const { headers, text } of told) {
      const mac = createHmac("sha256", shop.secret).update(text, "utf8").digest("hex");
      expect(headers["x-gateway-signature"]).toBe(`sha256=${mac}`);
      expect(text).not.toContain(settlement);
      expect(text).not.toContain(ibanAt("alpha", 2));
    }
    const path = `/api/v1/events?event=merchant.change_approved`;
    const { body } = await ask("GET", path, shop.headers.live);
    expect(body.data).toMatchObject([{ proposal_id, event: "merchant.change_approved" }]);
  });

  it.each([
    ["rejected", "reject"],
    ["withdrawn", "withdraw"],
  ])("is told when it is %s", async (step, verb) => {
    const shop = await newShop();
    const id = await proposedFor(shop);
    const { key } = verb === "reject" ? await firstApprover() : { key: ownerKey };
    bodyOf(await ask("POST", `/admin/v1/approvals/${id}/${verb}`, { "x-gateway-admin-key": key }));
    const names = namesOf(callsOf("shop hooks"));
    expect(names.at(-1)).toBe(`merchant.change_${step}`);
  });

  it("is told when it became void", async () => {
    const shop = await newShop();
    const id = await proposedFor(shop);
    bodyOf(await approve(id));
    const moved = "update merchant_settings set settlement_iban = ? where merchant_id = ?";
    await env.DB.prepare(moved).bind(ibanAt("alpha", 3), shop.merchant_id).run();
    wait(24 * HOUR);
    await runSchedule();
    expect(changesIn(callsOf("shop hooks")).at(-1)?.body).toMatchObject({
      event: "merchant.change_voided",
      data: { proposal_id: id, status: "VOID", reason: "RECORD_CHANGED" },
    });
  });

  it("of another merchant, or in test mode, is not told", async () => {
    const [shop, other] = [await newShop(), await newShop()];
    await proposedFor(other);
    const modes = { test: { settlement_iban: ibanAt("alpha", 2) } };
    bodyOf(await askAdmin("PATCH", `merchants/${shop.merchant_id}`, { modes }));
    expect((await listed(shop)).filter((name) => name.startsWith("merchant.change"))).toEqual([]);
    expect(await listed(other)).toContain("merchant.change_proposed");
  });
});

describe("an event about a record", () => {
  it("that could not be published is published by the sweep, once", async () => {
    const shop = await newShop();
    const before = callsOf("shop hooks").length;
    const broken = vi.spyOn(env.ENDPOINTS, "get").mockImplementation(() => {
      throw new Error("the endpoint's object is away");
    });
    const id = await proposedFor(shop);
    expect(callsOf("shop hooks")).toHaveLength(before);
    broken.mockRestore();
    await runSchedule();
    await runSchedule();
    const told = callsOf("shop hooks").slice(before);
    expect(told.map(({ body }) => [body.event, body.data.proposal_id])).toEqual([
      ["merchant.change_proposed", id],
    ]);
    expect((await env.DB.prepare("select * from event_outbox").all()).results).toEqual([]);
  });

  it("does not wait for others that fail every time", async () => {
    const insert = `insert into event_outbox values
      (?, 'MERCHANT', 'mer_1', 'live', 'merchant.removed_long_ago', 'mer_1', null, '{}', 0)`;
    const stuck = Array.from({ length: 50 }, (_, number) => `evt_stuck_${number}`);
    await env.DB.batch(stuck.map((id) => env.DB.prepare(insert).bind(id)));
    const shop = await newShop();
    const id = await proposedFor(shop);
    const runs = Math.ceil((stuck.length + 1) / gatewayRun.keptEvents);
    for (let run = 0; run <= runs; run++) await runSchedule();
    await env.DB.exec("DELETE FROM event_outbox WHERE event_id LIKE 'evt_stuck_%'");
    const told = callsOf("shop hooks").map(({ body }) => body.data.proposal_id);
    expect(told).toContain(id);
  });

  it("is neither kept nor sent if its change is refused", async () => {
    const shop = await newShop();
    await proposedFor(shop);
    const before = await listed(shop);
    const refused = await patchLive(shop, { settlement_strategy: "SAME_BANK_ONLY" });
    expect(refused.body.error.code).toBe("CHANGE_PENDING");
    expect(await listed(shop)).toEqual(before);
  });

  it("is sent again if the endpoint does not take it", async () => {
    answering("shop hooks", lost);
    const shop = await newShop();
    await proposedFor(shop);
    expect(await listed(shop)).toContain("merchant.change_proposed");
    answering("shop hooks", () => new Response(null));
    const { body } = await ask(
      "GET",
      "/api/v1/events?event=merchant.change_proposed",
      shop.headers.live,
    );
    const path = `/api/v1/events/${body.data[0].event_id}/redeliver`;
    bodyOf(await ask("POST", path, shop.headers.live, {}), 202);
    expect(namesOf(callsOf("shop hooks")).at(-1)).toBe("merchant.change_proposed");
  });
});

describe("another live endpoint", () => {
  const elsewhere = "https://evil.example/hooks";

  it("is told to the former one, so nobody silences the merchant first", async () => {
    const shop = await newShop();
    const { status, body } = await patchLive(shop, { webhook_url: elsewhere });
    expect([status, body.modes.live.webhook_url]).toEqual([200, elsewhere]);
    const told = callsOf("shop hooks").at(-1)?.body;
    expect(told).toMatchObject({
      event: "merchant.endpoint_changed",
      data: { mode: "live", merchant_id: shop.merchant_id },
    });
  });

  it("is told also where events are switched off", async () => {
    const shop = await newShop();
    await patchLive(shop, { webhook_url: null });
    expect(callsOf("shop hooks").at(-1)?.body.event).toBe("merchant.endpoint_changed");
  });

  it("is not told where nothing changes", async () => {
    const shop = await newShop();
    await patchLive(shop, { webhook_url: hooks, optional_events: [] });
    expect(await listed(shop)).not.toContain("merchant.endpoint_changed");
  });
});

describe("another live address for alerts", () => {
  const alert_url = "https://alerts.example/hooks";

  it.each([[null], ["https://evil.example/hooks"]])("%s is told to the former one", async (to) => {
    const shop = await newShop({ alert_url });
    bodyOf(await patchLive(shop, { alert_url: to }));
    expect(callsOf("alerts hooks").map(({ body }) => body)).toMatchObject([
      {
        event: "merchant.endpoint_changed",
        data: { mode: "live", merchant_id: shop.merchant_id, address: "alert_url" },
      },
    ]);
    expect(callsOf("shop hooks").map(({ body }) => body.event)).not.toContain(
      "merchant.endpoint_changed",
    );
  });

  it("is told beside another endpoint", async () => {
    const shop = await newShop({ alert_url });
    bodyOf(await patchLive(shop, { alert_url: null, webhook_url: null }));
    const [alerts, events] = [callsOf("alerts hooks"), callsOf("shop hooks")];
    expect(alerts.at(-1)?.body.data.address).toBe("alert_url");
    expect(events.at(-1)?.body.data.address).toBe("webhook_url");
  });

  it("is not told where nothing changes", async () => {
    const shop = await newShop({ alert_url });
    bodyOf(await patchLive(shop, { alert_url, optional_events: [] }));
    expect(callsOf("alerts hooks")).toEqual([]);
  });
});

describe("an endpoint that staff disabled", () => {
  // @rule P8.14
  it("still hears of what staff change", async () => {
    const shop = await newShop();
    const endpoints = await ask("GET", "/api/v1/endpoints", shop.headers.live);
    const [{ endpoint_id }] = endpoints.body.data;
    const reason = { reason: "The shop asked for it." };
    bodyOf(await askAdmin("POST", `endpoints/${endpoint_id}/disable`, reason));
    const before = callsOf("shop hooks").length;
    await proposedFor(shop);
    const keys = `merchants/${shop.merchant_id}/keys`;
    bodyOf(await askAdmin("POST", keys, { kind: "API", mode: "live" }), 201);
    const told = callsOf("shop hooks").slice(before);
    expect(told.map(({ body }) => body.event)).toEqual([
      "merchant.change_proposed",
      "merchant.key_added",
    ]);
  });
});

describe("a new key", () => {
  it.each([
    ["API", "live", 1],
    ["SIGNING", "live", 1],
    ["API", "test", 0],
  ])("of the kind %s in %s mode is told %i times", async (kind, mode, times) => {
    const shop = await newShop();
    const before = (await listed(shop)).length;
    const keys = `merchants/${shop.merchant_id}/keys`;
    const { key_id, key } = bodyOf(await askAdmin("POST", keys, { kind, mode }), 201);
    const told = (await listed(shop)).slice(before);
    expect(told).toEqual(Array(times).fill("merchant.key_added"));
    const last = callsOf("shop hooks").at(-1);
    if (times > 0) expect(last?.body.data).toMatchObject({ key_id, kind, mode });
    expect(last?.text).not.toContain(key);
  });
});
