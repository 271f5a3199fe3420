import { describe, expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import { eventually, inboxOf, merchantOf, parseEvent } from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import {
  admin,
  type ErrorBody,
  gatewayOf,
  newMerchant,
  ownAmount,
  untilNoted,
  withCode,
  worldOf,
} from "./steps.ts";

/** A merchant's endpoints are disabled, hold their events, and are enabled again. */
const world = inject("world");
const { advance } = clockAt(inject("baseUrls").sandbox);
const { base_url } = gatewayOf(world);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Endpoint {
  endpoint_id: string;
  kind: string;
  status: string;
  disabled_reason: string | null;
  held_events: number;
  last_failure_at: string | null;
}

/** A new merchant whose events go to this address. */
const openShop = async (webhook_url: string | null) => {
  const { merchant_id, api_key } = await newMerchant(world, { webhook_url });
  const headers = { authorization: `Bearer ${api_key}` };
  const call = <Body>(method: string, path: string, body?: object) =>
    requestJson<Body>(`${base_url}/api/v1${path}`, { method, headers, body });
  const ofShop = worldOf(world, { api_key });
  const pay = async (terms: object = {}): Promise<string> => {
    const { session, checkout, otp_code } = await withCode(ofShop, {
      amount: ownAmount(),
      ...terms,
    });
    await checkout.confirm(otp_code);
    await merchantOf(ofShop).untilStatus(session.session_id, "COMPLETED");
    return session.session_id;
  };
  const endpoint = async (): Promise<Endpoint | undefined> =>
    (await call<{ data: Endpoint[] }>("GET", "/endpoints")).body.data[0];
  const until = (held_events: number) =>
    eventually(`${held_events} held events`, async () => {
      const found = await endpoint();
      return found?.status === "DISABLED" && found.held_events === held_events && found;
    });
  const untilFailed = (after: string) =>
    eventually("a failure", async () => {
      const at = (await endpoint())?.last_failure_at ?? "";
      return at > after && at;
    });
  const register = (address: string) =>
    admin(world, "PATCH", `/merchants/${merchant_id}`, {
      modes: { test: { webhook_url: address } },
    });
  return { world: ofShop, call, pay, until, untilFailed, register };
};

type Inbox = ReturnType<typeof inboxOf>;

const newInbox = (): Inbox => inboxOf(world, `endpoint-${crypto.randomUUID()}`);

/** The payments whose events arrived, in order. */
const arrived = async (inbox: Inbox): Promise<string[]> =>
  (await inbox.messages()).map((message) => parseEvent(message).data.session_id);

const untilArrived = (inbox: Inbox, count: number) =>
  eventually(`${count} events`, async () => {
    const sessions = await arrived(inbox);
    return sessions.length >= count && sessions;
  });

describe("an endpoint that answers 410", () => {
  test("gets its events in order at its new address once its merchant enables it", async () => {
    const inbox = newInbox();
    const shop = await openShop(`${inbox.url}?status=410`);
    const paid = [await shop.pay()];
    const { endpoint_id } = await shop.until(1);
    for (let count = 2; count <= 5; count++) paid.push(await shop.pay());
    await shop.until(5);
    await advance(DAY);
    expect(await arrived(inbox)).toEqual(paid.slice(0, 1));

    const { body: events } = await shop.call<{ data: { event_id: string }[] }>("GET", "/events");
    const again = `/events/${events.data[0]?.event_id}/redeliver`;
    const refused = await shop.call<ErrorBody>("POST", again);
    expect([refused.status, refused.body.error.code]).toEqual([409, "ENDPOINT_DISABLED"]);

    await shop.register(`${inbox.url}?now=works`);
    const enabled = await shop.call<Endpoint>("POST", `/endpoints/${endpoint_id}/enable`);
    expect([enabled.status, enabled.body.status]).toEqual([200, "ENABLED"]);
    expect((await untilArrived(inbox, 6)).slice(1)).toEqual(paid);
  });

  test("is enabled by the first event after the operator has registered another address", async () => {
    const inbox = newInbox();
    const shop = await openShop(`${inbox.url}?status=410`);
    const first = await shop.pay();
    await shop.until(1);
    await shop.register(inbox.url);
    const second = await shop.pay();
    expect((await untilArrived(inbox, 3)).slice(1).sort()).toEqual([first, second].sort());
  });

  test("is disabled by no address of a payment", async () => {
    const inbox = newInbox();
    const shop = await openShop(inbox.url);
    const own = await shop.pay({ webhook_url: `${inbox.url}?status=410` });
    expect(await untilArrived(inbox, 1)).toEqual([own]);
    const usual = await shop.pay();
    expect(await untilArrived(inbox, 2)).toEqual([own, usual]);
  });
});

test("five days of failure only disable an endpoint, and its events stay", async () => {
  const inbox = newInbox();
  const shop = await openShop(`${inbox.url}?status=503`);
  const paid = [await shop.pay()];
  const first = await shop.untilFailed("");
  for (let day = 1; day <= 5; day++) {
    await advance(DAY);
    await shop.untilFailed(new Date(Date.parse(first) + day * DAY).toISOString());
  }
  const { disabled_reason, endpoint_id } = await shop.until(1);
  expect(disabled_reason).toBe("FAILING");
  paid.push(await shop.pay());
  await shop.until(2);
  await shop.register(inbox.url);
  await shop.call("POST", `/endpoints/${endpoint_id}/enable`);
  await eventually("both events", async () => {
    const sent = await arrived(inbox);
    return sent.at(-1) === paid[1] && sent.at(-2) === paid[0];
  });
});

test("an origin that a payment names gets three attempts before its first success", async () => {
  const inbox = newInbox();
  const shop = await openShop(null);
  const failing = await shop.pay({ webhook_url: `${inbox.url}?status=500` });
  for (const [attempts, wait] of [
    [1, 10_000],
    [2, 10 * MINUTE],
    [3, DAY],
  ] as const) {
    await untilArrived(inbox, attempts);
    await untilNoted(shop.world, "payment.completed", failing, attempts);
    await advance(wait);
  }
  const next = await shop.pay({ webhook_url: inbox.url });
  expect(await untilArrived(inbox, 4)).toEqual([failing, failing, failing, next]);
});

// @rule P8.6
test("a merchant chooses its optional events itself", async () => {
  const inbox = newInbox();
  const shop = await openShop(inbox.url);
  await shop.pay();
  await untilArrived(inbox, 1);
  const { body } = await shop.call<{ data: Endpoint[] }>("GET", "/endpoints");
  const [registered] = body.data;
  expect(registered).toMatchObject({ kind: "REGISTERED", optional_events: [] });
  const path = `/endpoints/${registered?.endpoint_id}`;
  const refused = await shop.call<ErrorBody>("PATCH", path, { optional_events: ["all"] });
  expect([refused.status, refused.body.error.code]).toEqual([422, "VALIDATION_FAILED"]);
  const optional_events = ["payment.processing"];
  const chosen = await shop.call<Endpoint>("PATCH", path, { optional_events });
  expect(chosen).toMatchObject({ status: 200, body: { status: "ENABLED", optional_events } });
  // The gateway may remember its merchants for two seconds.
  await advance(MINUTE);
  const session = await shop.pay();
  await untilArrived(inbox, 3);
  const events = (await inbox.messages()).map(parseEvent);
  const told = events.filter(({ data }) => data.session_id === session);
  expect(told.map(({ event }) => event).sort()).toEqual(["payment.completed", ...optional_events]);
});

test("payments of a merchant name at most 20 origins", async () => {
  const shop = await openShop(null);
  const create = (port: number) =>
    shop.call<ErrorBody>("POST", "/payments/sessions", {
      ...{ amount: 100, currency: world.currency },
      destination: { type: "iban", value: gatewayOf(world).merchant.destination },
      webhook_url: `http://localhost:${port}/hooks`,
    });
  for (let port = 9_001; port <= 9_020; port++) expect((await create(port)).status).toBe(201);
  const { status, body } = await create(9_021);
  expect([status, body.error.code]).toEqual([409, "ORIGIN_LIMIT_REACHED"]);
  expect((await create(9_001)).status).toBe(201);
});
