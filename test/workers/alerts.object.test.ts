import { runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formatId } from "../../src/base/kernel/ids.ts";
import { endpointObjectId } from "../../src/network/webhooks/endpoint-address.ts";
import type { EndpointKind } from "../../src/network/webhooks/events.ts";
import { type Merchant, openGateway, Payment, registerMerchant } from "./gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  loseWaiting,
  runSchedule,
  startTest,
  wait,
} from "./gateway-worker.ts";
import { answering, callsOf, honestly } from "./neighbours.ts";

/** A merchant's alert address gets alerts about its endpoint, each once per episode. */
const HOOKS = "https://shop.example/hooks";
const ALERTS = "https://pager.example/alerts";
const MINUTE = 60_000;

let merchant: Merchant;

const open = async (settings: object) => {
  merchant = await registerMerchant({ webhook_url: HOOKS, ...settings });
  await deliverAll();
};

beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(async () => {
  startTest();
  await open({ alert_url: ALERTS });
});
afterEach(endTest);

const refusing = (status: number) => () => new Response(null, { status });

const hexOf = (kind: EndpointKind, url: string) => {
  const owner = { kind: "MERCHANT", id: merchant.merchant_id } as const;
  return endpointObjectId(env, { owner, mode: "test", kind, origin: new URL(url).origin });
};

const wake = async (kind: EndpointKind = "REGISTERED", url = HOOKS) => {
  await runDurableObjectAlarm(env.ENDPOINTS.get(env.ENDPOINTS.idFromString(hexOf(kind, url))));
  await deliverAll();
};

/** A payment whose event is sent, and what the endpoint's alarm does then. */
const publish = async (terms: object = {}) => {
  wait(1_000);
  const payment = await Payment.open("alpha", { merchant, ...terms });
  await payment.pay();
  await deliverAll();
  await wake();
};

/** What the alert address got, in order. */
const alerts = () => callsOf("pager alerts").map(({ body }) => body);
const told = () => alerts().map(({ event }) => event);

/** Three events that are refused, for ten minutes. */
const fail = async () => {
  answering("shop hooks", refusing(503));
  for (let failures = 0; failures < 3; failures++) await publish();
  wait(11 * MINUTE);
  // The first alarm starts the next attempt, the second one sends the alert.
  await wake();
  await wake();
};

describe("the alert address is told", () => {
  it("when the endpoint fails for ten minutes and when it works again, once each", async () => {
    await fail();
    expect(told()).toEqual(["endpoint.failing"]);
    await publish();
    wait(10 * MINUTE);
    await wake();
    await runSchedule();
    expect(told()).toEqual(["endpoint.failing"]);
    honestly("shop hooks");
    await publish();
    await publish();
    expect(told()).toEqual(["endpoint.failing", "endpoint.recovered"]);
    const { event_id, ...data } = alerts()[0].data;
    expect(data).toEqual({
      ...{ occurred_at: data.occurred_at, mode: "test", kind: "REGISTERED" },
      endpoint_id: formatId("ep", hexOf("REGISTERED", HOOKS)),
      origin: "https://shop.example",
      failing_since: expect.any(String),
      last_http_status: 503,
    });
  });

  it("in each episode again", async () => {
    for (let episode = 0; episode < 2; episode++) {
      await fail();
      honestly("shop hooks");
      await publish();
    }
    const episode = ["endpoint.failing", "endpoint.recovered"];
    expect(told()).toEqual([...episode, ...episode]);
  });

  it("when it is disabled, and not again when it is enabled and still gone", async () => {
    answering("shop hooks", refusing(410));
    await publish();
    const id = formatId("ep", hexOf("REGISTERED", HOOKS));
    for (let time = 0; time < 2; time++) {
      bodyOf(await ask("POST", `/api/v1/endpoints/${id}/enable`, merchant.headers.test, {}));
      wait(1_000);
      await wake();
      await wake();
    }
    expect(told()).toEqual(["endpoint.disabled"]);
    expect(alerts()[0].data).toMatchObject({ disabled_reason: "GONE", last_http_status: 410 });
    honestly("shop hooks");
    bodyOf(await ask("POST", `/api/v1/endpoints/${id}/enable`, merchant.headers.test, {}));
    await wake();
    await wake();
    expect(told()).toEqual(["endpoint.disabled", "endpoint.recovered"]);
  });

  it("that it is recovered by the first success, although the last one was seconds ago", async () => {
    await publish();
    const id = formatId("ep", hexOf("REGISTERED", HOOKS));
    bodyOf(await askAdmin("POST", `endpoints/${id}/disable`, { reason: "under attack" }));
    await wake();
    expect(told()).toEqual(["endpoint.disabled"]);
    await publish();
    bodyOf(await askAdmin("POST", `endpoints/${id}/enable`, {}));
    await wake();
    await wake();
    const episode = ["endpoint.disabled", "endpoint.recovered"];
    expect(told()).toEqual(episode);
    await publish();
    expect(told()).toEqual(episode);
  });

  it("although the pointer to the alert was lost", async () => {
    answering("shop hooks", refusing(410));
    wait(1_000);
    const payment = await Payment.open("alpha", { merchant });
    await payment.pay();
    await deliverAll();
    const stub = env.ENDPOINTS.get(env.ENDPOINTS.idFromString(hexOf("REGISTERED", HOOKS)));
    await runDurableObjectAlarm(stub);
    loseWaiting();
    expect(told()).toEqual([]);
    wait(MINUTE);
    await wake();
    expect(told()).toEqual(["endpoint.disabled"]);
  });

  it("again after its own failure, which causes no alert and disables nothing", async () => {
    answering("pager alerts", refusing(410));
    answering("shop hooks", refusing(410));
    await publish();
    expect(told()).toEqual(["endpoint.disabled"]);
    await wake("ALERT", ALERTS);
    expect(told()).toEqual(["endpoint.disabled"]);
    const { data } = bodyOf(await ask("GET", "/api/v1/endpoints", merchant.headers.test));
    expect(data).toMatchObject([
      { kind: "ALERT", status: "ENABLED" },
      { kind: "REGISTERED", status: "DISABLED" },
    ]);
    honestly("pager alerts");
    const events = bodyOf(await ask("GET", "/api/v1/events", merchant.headers.test)).data;
    const alert = events.find(({ event }: { event: string }) => event === "endpoint.disabled");
    expect(alert.endpoint_id).toBe(data[1].endpoint_id);
    const again = `/api/v1/events/${alert.event_id}/redeliver`;
    expect((await ask("POST", again, merchant.headers.test)).status).toBe(202);
    expect(told()).toEqual(["endpoint.disabled", "endpoint.disabled"]);
  });
});

it("a merchant without an alert address gets no alerts, not even at its endpoint", async () => {
  await open({});
  await fail();
  const { data } = bodyOf(await ask("GET", "/api/v1/events", merchant.headers.test));
  expect(data.map(({ event }: { event: string }) => event)).not.toContain("endpoint.failing");
  expect(callsOf("shop hooks").map(({ body }) => body.event)).not.toContain("endpoint.failing");
});
