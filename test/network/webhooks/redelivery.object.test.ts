import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openGateway, Payment, registerMerchant } from "../../workers/gateway-journey.ts";
import { deliverAll, endTest, startTest } from "../../workers/gateway-worker.ts";
import { callsOf } from "../../workers/neighbours.ts";

/** Redelivery of a payment's event, over HTTP and with the worker's own kinds. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(endTest);

it.each([
  ["the merchant's endpoint", {}, "shop hooks"],
  ["the payment's own address", { webhook_url: "https://order.example/hooks" }, "order hooks"],
])("goes to %s, with the same bytes under the same id", async (_, terms, operation) => {
  const merchant = await registerMerchant({ webhook_url: "https://shop.example/hooks" });
  const payment = await Payment.open("alpha", { merchant, ...terms });
  await payment.pay();
  await deliverAll();
  const { body } = await payment.asMerchant("GET", "/api/v1/events");
  const [event] = body.data;
  expect(event).toMatchObject({ event: "payment.completed", session_id: payment.session_id });

  const path = `/api/v1/events/${event.event_id}`;
  const { deliveries, ...read } = (await payment.asMerchant("GET", path)).body;
  expect(read).toEqual(event);
  expect(deliveries).toMatchObject([{ status: "DELIVERED", attempts: [{ http_status: 200 }] }]);
  expect((await payment.asMerchant("POST", `${path}/redeliver`)).status).toBe(202);
  const [first, second, ...more] = callsOf(operation).filter(
    // The merchant was also told of its new live keys.
    ({ body: { event: name } }) => name === "payment.completed",
  );
  expect([second?.text, second?.headers["webhook-id"]]).toEqual([first?.text, event.event_id]);
  expect(more).toEqual([]);
});
