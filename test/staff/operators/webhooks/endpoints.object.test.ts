import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { formatId } from "../../../../src/base/kernel/ids.ts";
import { randomBase62 } from "../../../../src/base/platform/crypto.ts";
import { endpointObjectId } from "../../../../src/network/webhooks/endpoint-address.ts";
import { listEndpoint } from "../../../../src/network/webhooks/endpoint-rows.ts";
import { sweepEndpoints } from "../../../../src/network/webhooks/sweep.ts";
import { answered, DAY, MINUTE, Shop } from "../../../network/webhooks/shop.ts";
import {
  type Merchant,
  newStaff,
  openGateway,
  registerMerchant,
} from "../../../workers/gateway-journey.ts";
import { ask, askAdmin, bodyOf, endTest, env, startTest } from "../../../workers/gateway-worker.ts";

/** Staff find the endpoints of all owners by health, read, disable and enable them. */
interface Report {
  endpoint_id: string;
  owner: { id: string };
  health: string;
}

beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(async () => {
  startTest();
  await env.DB.prepare("delete from endpoints").run();
});
afterEach(endTest);

/** An endpoint that is on the list and has answered with these statuses, one event each. */
const answering = async (...statuses: number[]) => {
  const shop = new Shop("AD_HOC");
  await listEndpoint(env, shop.name);
  for (const [place, status] of statuses.entries()) await shop.publish(`evt_${place}`, status);
  return { shop, id: formatId("ep", endpointObjectId(env, shop.name)) };
};

const list = async (query = ""): Promise<Report[]> =>
  bodyOf(await askAdmin("GET", `endpoints?${query}`)).data;

describe("the list", () => {
  it("begins with the worst health, whatever their owners are", async () => {
    const unknown = await answering(503);
    const healthy = await answering(503, 503, 503, 200);
    const failing = await answering(200, 503, 503, 503);
    const disabled = await answering(200);
    await disabled.shop.stub.disable("The shop asked for it.");
    await sweepEndpoints(env);
    expect((await list()).map(({ endpoint_id, health }) => [endpoint_id, health])).toEqual([
      [disabled.id, "DISABLED"],
      [failing.id, "FAILING"],
      [healthy.id, "HEALTHY"],
      [unknown.id, "UNKNOWN"],
    ]);
    for (const [query, expected] of [
      ["health=FAILING", [failing.id]],
      [`owner_id=${healthy.shop.name.owner.id}`, [healthy.id]],
      [`owner_id=${healthy.shop.name.owner.id}&health=FAILING`, []],
      ["mode=live", []],
      ["mode=test&health=DISABLED", [disabled.id]],
    ] as const) {
      expect([query, (await list(query)).map(({ endpoint_id }) => endpoint_id)]).toEqual([
        query,
        expected,
      ]);
    }
  });

  it("is read page by page without a gap", async () => {
    const all = [];
    for (const statuses of [[200], [503, 503, 503], [200], [], [503], [200]]) {
      all.push(await answering(...statuses, 200));
    }
    await sweepEndpoints(env);
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { data, next_cursor }: { data: Report[]; next_cursor: string | null } = bodyOf(
        await askAdmin("GET", `endpoints?limit=2${cursor && `&cursor=${cursor}`}`),
      );
      seen.push(...data.map(({ endpoint_id }) => endpoint_id));
      cursor = next_cursor;
    }
    expect(seen).toHaveLength(all.length);
    expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  it("leaves out an origin that a payment has named and nothing was sent to", async () => {
    const { id } = await answering(200);
    await answering();
    expect((await list()).map(({ endpoint_id }) => endpoint_id)).toEqual([id]);
  });

  it.each(["health=GOOD", "owner_id=somebody", "mode=both", "cursor=eA"])(
    "refuses %s",
    async (query) => {
      expect((await askAdmin("GET", `endpoints?${query}`)).status).toBe(422);
    },
  );
});

describe("an endpoint", () => {
  const read = async (id: string) => bodyOf(await askAdmin("GET", `endpoints/${id}`));

  it("is shown with its counts, its answers of 24 hours and its next retry", async () => {
    const { shop, id } = await answering();
    const outcome = (status: number, duration_ms: number) => ({ ...answered(status), duration_ms });
    const at = Date.now();
    for (const [event, status, milliseconds] of [
      ["evt_1", 200, 100],
      ["evt_2", 200, 200],
      ["evt_3", 200, 300],
      ["evt_4", 503, 4_000],
    ] as const) {
      const leased = await shop.accept(event, { occurred_at: at - 5_000 });
      await shop.stub.report(event, leased?.attempt ?? 0, outcome(status, milliseconds));
    }
    const unsent = { result: "NO_SIGNING_SECRET", http_status: null, duration_ms: 0 } as const;
    const leased = await shop.accept("evt_5");
    await shop.stub.report("evt_5", leased?.attempt ?? 0, { ...unsent, retry_after_ms: null });
    const shown = await read(id);
    expect(shown).toMatchObject({
      owner: shop.name.owner,
      ...{ mode: "test", kind: "AD_HOC", origin: shop.name.origin, health: "HEALTHY" },
      ...{ waiting: 2, held: 0, failed: 0, success_share: 0.75, p50_ms: 200, p95_ms: 4_000 },
      ...{ oldest_waiting_at: new Date(at - 5_000).toISOString(), disabled: null },
      last_http_status: 503,
    });
    const retry = Date.parse(shown.next_retry_at) - at;
    expect(retry).toBeGreaterThanOrEqual(4_000);
    expect(retry).toBeLessThanOrEqual(6_000);
    vi.setSystemTime(at + DAY + MINUTE);
    expect(await read(id)).toMatchObject({ waiting: 2, success_share: null, p50_ms: null });
  });

  it("counts a delivery that was given up", async () => {
    const { shop, id } = await answering(410);
    expect(await shop.stateOf("evt_0")).toBe("GAVE_UP");
    expect(await read(id)).toMatchObject({ failed: 1, waiting: 0, success_share: 0 });
  });
});

describe("staff disable an endpoint", () => {
  let merchant: Merchant;
  let shop: Shop;
  let id: string;

  /** A registered endpoint that accepts what it gets. */
  beforeEach(async () => {
    merchant = await registerMerchant({ webhook_url: "https://shop.example.com/hooks" });
    shop = new Shop("REGISTERED", merchant.merchant_id);
    await listEndpoint(env, shop.name);
    await shop.publish("evt_1", 200);
    id = formatId("ep", endpointObjectId(env, shop.name));
  });

  const reason = "Its answers leak card numbers.";
  const disable = () => askAdmin("POST", `endpoints/${id}/disable`, { reason });
  const enable = () => askAdmin("POST", `endpoints/${id}/enable`, {});
  const audited = async (): Promise<object[]> => {
    const { data } = bodyOf(await askAdmin("GET", "audit?limit=100"));
    return data
      .filter(({ subject }: { subject: string }) => subject === merchant.merchant_id)
      .filter(({ action }: { action: string }) => action.startsWith("merchant.endpoint"))
      .map(({ action, details }: { action: string; details: object }) => ({ action, details }));
  };

  it("with a reason, which the audit log and staff see, and its events wait", async () => {
    for (let time = 1; time <= 2; time++) {
      expect(bodyOf(await disable())).toMatchObject({
        endpoint_id: id,
        health: "DISABLED",
        disabled: { why: "OPERATOR", reason },
      });
    }
    expect(await audited()).toEqual([
      {
        action: "merchant.endpoint_disabled",
        details: expect.objectContaining({ endpoint_id: id, reason }),
      },
    ]);
    expect((await list("health=DISABLED")).map(({ endpoint_id }) => endpoint_id)).toEqual([id]);
    expect(await shop.accept("evt_2")).toBeNull();
    expect(await shop.status()).toEqual({ disabled: "OPERATOR", held: 1 });
  });

  it("and its owner sees that, and cannot enable it by itself or with a new address", async () => {
    await disable();
    const own = merchant.headers.test;
    const [seen] = bodyOf(await ask("GET", "/api/v1/endpoints", own)).data;
    expect(seen).toMatchObject({ endpoint_id: id, disabled_reason: "OPERATOR" });
    expect(JSON.stringify(seen)).not.toContain(reason);
    const refused = await ask("POST", `/api/v1/endpoints/${id}/enable`, own, {});
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: "DISABLED_BY_OPERATOR" } },
    });
    const url = "https://shop.example.com/hooks/new";
    expect(await shop.accept("evt_2", { url })).toBeNull();
    expect(await shop.stub.redeliver(shop.name, shop.eventOf("evt_1", { url }))).toBe("disabled");
  });

  it("and enable it, and its events leave", async () => {
    await disable();
    await shop.accept("evt_2");
    expect(bodyOf(await enable())).toMatchObject({ health: "HEALTHY", disabled: null, held: 0 });
    expect(await list("health=DISABLED")).toEqual([]);
    expect(await shop.attemptsNow(200)).toEqual(["evt_2"]);
    expect(await audited()).toMatchObject([
      { action: "merchant.endpoint_enabled" },
      { action: "merchant.endpoint_disabled" },
    ]);
    expect(bodyOf(await enable())).toMatchObject({ disabled: null });
    expect(await audited()).toHaveLength(2);
  });

  it("that its own 410 has disabled, and then their reason counts", async () => {
    await shop.publish("evt_2", 410);
    expect(await shop.status()).toMatchObject({ disabled: "GONE" });
    expect(bodyOf(await disable())).toMatchObject({ disabled: { why: "OPERATOR" } });
  });

  it.each<[string, () => Promise<{ status: number }>, number]>([
    ["read", () => askAdmin("GET", `endpoints/ep_${randomBase62()}`), 404],
    ["disable", () => askAdmin("POST", `endpoints/ep_${"0".repeat(43)}/disable`, { reason }), 404],
    ["enable", () => askAdmin("POST", `endpoints/ep_${"0".repeat(43)}/enable`, {}), 404],
  ])("only if it is known, to %s it", async (_, attempt, status) => {
    expect((await attempt()).status).toBe(status);
  });

  it("only with a key that may change things, and a reason without account numbers", async () => {
    const { key } = await newStaff("support");
    const path = `/admin/v1/endpoints/${id}`;
    const support = { "x-gateway-admin-key": key };
    expect((await ask("POST", `${path}/disable`, support, { reason })).status).toBe(403);
    expect((await ask("POST", `${path}/enable`, support, {})).status).toBe(403);
    expect((await ask("GET", path, support)).status).toBe(200);
    const iban = { reason: "It paid DE89370400440532013000." };
    expect((await askAdmin("POST", `endpoints/${id}/disable`, iban)).status).toBe(422);
    expect(await shop.status()).toEqual({ disabled: null, held: 0 });
  });
});
