import { expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import { eventually, inboxOf, merchantOf, parseEvent } from "../support/checkout-client.ts";
import { type ErrorBody, gatewayOf, newMerchant, ownAmount, withCode, worldOf } from "./steps.ts";

/** A merchant's events stay in its list and are sent again on request (P8.13). */
const world = inject("world");
const { base_url } = gatewayOf(world);

interface Listed {
  event_id: string;
  session_id: string;
  event: string;
  data: { event_id: string; session_id: string; status: string };
}

type Page = { data: Listed[]; next_cursor: string | null };

/** The events of a payment that completes, as its merchant lists them. */
const paid = async (settings: object) => {
  const { api_key } = await newMerchant(world, { ...settings });
  const call = <Body>(path: string, method = "GET") =>
    requestJson<Body>(`${base_url}/api/v1/events${path}`, {
      method,
      headers: { authorization: `Bearer ${api_key}` },
    });
  const ofMerchant = worldOf(world, { api_key });
  const { session, checkout, otp_code } = await withCode(ofMerchant, { amount: ownAmount() });
  await checkout.confirm(otp_code);
  await merchantOf(ofMerchant).untilStatus(session.session_id, "COMPLETED");
  const listed = await eventually("the events", async () => {
    const { body } = await call<Page>("");
    return body.data.some(({ event }) => event === "payment.completed") && body.data;
  });
  return { session, call, listed };
};

// @rule P8.13 P8.23
test("events are listed newest first, by name, page by page", async () => {
  const { call, listed, session } = await paid({ optional_events: ["payment.initiated"] });
  expect(listed.map(({ event }) => event)).toEqual(["payment.completed", "payment.initiated"]);
  expect(listed[0]).toMatchObject({
    session_id: session.session_id,
    data: { event_id: listed[0]?.event_id, session_id: session.session_id, status: "COMPLETED" },
  });
  const first = await call<Page>("?limit=1");
  expect(first.body.data).toEqual(listed.slice(0, 1));
  const second = await call<Page>(`?limit=1&cursor=${first.body.next_cursor}`);
  expect(second.body).toEqual({ data: listed.slice(1), next_cursor: null });
  expect((await call<Page>("?event=payment.initiated")).body.data).toEqual(listed.slice(1));
  expect((await call<Page>("?event=payment.failed")).body.data).toEqual([]);
  // This merchant has no endpoint, so nothing was delivered.
  const alone = await call<Listed>(`/${listed[0]?.event_id}`);
  expect(alone.body).toEqual({ ...listed[0], deliveries: [] });
});

// @rule P8.13
test("an event that is sent again is the same event", async () => {
  const inbox = inboxOf(world, `again-${crypto.randomUUID()}`);
  const { call, listed, session } = await paid({ webhook_url: inbox.url });
  await inbox.event("payment.completed", session.session_id);
  const bodies = await eventually("both deliveries", async () => {
    const again = await call(`/${listed[0]?.event_id}/redeliver`, "POST");
    expect([again.status, again.body]).toEqual([
      202,
      { event_id: listed[0]?.event_id, accepted: true },
    ]);
    const all = (await inbox.messages()).filter(
      (message) => parseEvent(message).event === "payment.completed",
    );
    // An attempt that is still under way is the delivery asked for, so the test asks again.
    return all.length >= 2 && all.map(({ body }) => body);
  });
  expect(new Set(bodies).size).toBe(1);
});

test("without an endpoint it cannot be sent", async () => {
  const { call, listed } = await paid({});
  const { status, body } = await call<ErrorBody>(`/${listed[0]?.event_id}/redeliver`, "POST");
  expect([status, body.error.code]).toEqual([409, "NO_ENDPOINT"]);
});

test.each(["/evt_unknown", `/evt_${"0".repeat(43)}`, "/evt_unknown/redeliver"])(
  "%s is not found",
  async (path) => {
    const { api_key } = await newMerchant(world);
    const { status } = await requestJson(`${base_url}/api/v1/events${path}`, {
      method: path.endsWith("redeliver") ? "POST" : "GET",
      headers: { authorization: `Bearer ${api_key}` },
    });
    expect(status).toBe(404);
  },
);
