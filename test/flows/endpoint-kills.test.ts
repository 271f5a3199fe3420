import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import { eventually, inboxOf, merchantOf, parseEvent } from "../support/checkout-client.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";
import { admin, gatewayOf, newMerchant, ownAmount, withCode, worldOf } from "./steps.ts";

/**
 * The gateway is killed while an endpoint holds its events, while it is enabled, and while it gets
 * them.
 */
let running: RunningWorld;

beforeAll(async () => {
  running = await startWorld({ checkAnswers: true, clock: true });
});

afterAll(() => running?.stop());

interface Endpoint {
  endpoint_id: string;
  status: string;
  held_events: number;
}

/** Kills the gateway this much later, and waits until the next one has all that was leased. */
const killIn = async (milliseconds: number): Promise<void> => {
  await pause(milliseconds);
  await running.kill("gateway");
  await running.untilAnswering("gateway");
  await running.advance(20_000);
};

test("no held event is lost, and they arrive in their order", async () => {
  const { world } = running;
  const inbox = inboxOf(world, "held");
  const { merchant_id, api_key } = await newMerchant(world, {
    webhook_url: `${inbox.url}?status=410`,
  });
  const gateway = gatewayOf(world);
  const ofShop = worldOf(world, { api_key });
  const headers = { authorization: `Bearer ${api_key}` };
  const endpoint = async (): Promise<Endpoint | undefined> => {
    const url = `${gateway.base_url}/api/v1/endpoints`;
    return (await requestJson<{ data: Endpoint[] }>(url, { headers })).body.data?.[0];
  };
  const arrived = async (): Promise<string[]> =>
    (await inbox.messages()).map((message) => parseEvent(message).data.session_id);

  const paid: string[] = [];
  for (let count = 0; count < 5; count++) {
    const { session, checkout, otp_code } = await withCode(ofShop, { amount: ownAmount() });
    const confirmed = await checkout.confirm(otp_code);
    expect(confirmed.status).toBe(200);
    await killIn(0);
    await merchantOf(ofShop).untilStatus(session.session_id, "COMPLETED");
    paid.push(session.session_id);
    await eventually(
      "the event to be held",
      async () => (await endpoint())?.held_events === paid.length,
    );
  }
  const probes = (await arrived()).length;

  const modes = { test: { webhook_url: inbox.url } };
  await admin(world, "PATCH", `/merchants/${merchant_id}`, { modes });
  const { endpoint_id } = (await endpoint()) ?? {};
  const enable = `${gateway.base_url}/api/v1/endpoints/${endpoint_id}/enable`;
  for (const milliseconds of [5, 10, 20, 40]) {
    const enabling = requestJson(enable, { method: "POST", headers }).catch(() => null);
    await killIn(milliseconds);
    await enabling;
  }
  await requestJson(enable, { method: "POST", headers });
  for (const milliseconds of [10, 30]) await killIn(milliseconds);
  await eventually("every held event", async () => {
    await running.advance(1_000);
    return new Set((await arrived()).slice(probes)).size === paid.length;
  });
  // Events can be repeated after a kill, so only the first arrival of each counts.
  expect([...new Set((await arrived()).slice(probes))]).toEqual(paid);
  await eventually("an endpoint that is told all", async () => {
    const { status, held_events } = (await endpoint()) ?? {};
    return status === "ENABLED" && held_events === 0;
  });
});
