import { expect, inject, test } from "vitest";
import { eventually, inboxOf, merchantOf, readEvent } from "../support/checkout-client.ts";
import { admin, newMerchant, ownAmount, withCode, worldOf } from "./steps.ts";

/** Staff follow a merchant's events, stop its endpoint, try it out and let the events leave. */
const world = inject("world");

interface Endpoint {
  endpoint_id: string;
  health: string;
}

interface Delivery {
  event_id: string;
  status: string;
}

test("staff see an event arrive, hold the next one, ping the endpoint and enable it", async () => {
  const inbox = inboxOf(world, `monitor-${crypto.randomUUID()}`);
  const { merchant_id, api_key } = await newMerchant(world, { webhook_url: inbox.url });
  const ofShop = worldOf(world, { api_key });
  const pay = async (): Promise<string> => {
    const { session, checkout, otp_code } = await withCode(ofShop, { amount: ownAmount() });
    await checkout.confirm(otp_code);
    await merchantOf(ofShop).untilStatus(session.session_id, "COMPLETED");
    return session.session_id;
  };
  const deliveryOf = (session_id: string, status: string) =>
    eventually(`a delivery that is ${status}`, async () => {
      const path = `/deliveries?subject=${session_id}&status=${status}`;
      const [found] = (await admin<{ data: Delivery[] }>(world, "GET", path)).data;
      return found;
    });

  const first = await pay();
  const { event_id } = await deliveryOf(first, "DELIVERED");
  const listed = `/endpoints?owner_id=${merchant_id}&mode=test`;
  const endpoint = await eventually("a healthy endpoint", async () => {
    const { data } = await admin<{ data: Endpoint[] }>(world, "GET", listed);
    const [found] = data;
    return found?.health === "HEALTHY" && found;
  });
  const one = `/endpoints/${endpoint.endpoint_id}`;
  const detail = await admin(world, "GET", `/deliveries/${endpoint.endpoint_id}/${event_id}`);
  expect(detail.log).toMatchObject([{ attempt: 1, result: "SUCCEEDED" }]);

  const reason = "The shop asked for it.";
  const disabled = await admin(world, "POST", `${one}/disable`, { reason });
  expect(disabled).toMatchObject({ health: "DISABLED", disabled: { why: "OPERATOR", reason } });
  const second = await pay();
  await deliveryOf(second, "HELD");
  expect(await admin(world, "POST", `${one}/ping`, {})).toMatchObject({ result: "SUCCEEDED" });
  const events = async () => (await inbox.messages()).map((message) => readEvent(message));
  expect((await events()).at(-1)).toMatchObject({ event: "endpoint.ping" });

  await admin(world, "POST", `${one}/enable`, {});
  await deliveryOf(second, "DELIVERED");
  expect((await events()).at(-1)?.data.session_id).toBe(second);
});
