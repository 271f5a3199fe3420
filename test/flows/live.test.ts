import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, describe, expect, inject, test, vi } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import {
  eventually,
  inboxOf,
  isSigned,
  merchantOf,
  openCheckout,
  parseEvent,
} from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import {
  type ErrorBody,
  foreignCustomer,
  gatewayOf,
  newCode,
  newMerchant,
  opened,
  ownAmount,
  resolved,
  settledAndBalanced,
  withCode,
  worldOf,
} from "./steps.ts";

const world = inject("world");
const clock = clockAt(inject("baseUrls").sandbox);
const merchant = merchantOf(world);
const { base_url } = gatewayOf(world);

afterEach(() => void vi.useRealTimers());

afterAll(async () => {
  expect(await settledAndBalanced(world)).toBe(true);
});

type Message = Record<string, unknown> & { state: string; status: string };

/** The live status over a WebSocket, as the page receives it. */
const listen = async (checkoutUrl: string, token: string) => {
  const heard: Message[] = [];
  const socket = new WebSocket(`${checkoutUrl.replace(/^http/, "ws")}/live`, [token]);
  socket.addEventListener("message", ({ data }) => heard.push(JSON.parse(String(data))));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error("the socket did not open")));
  });
  return {
    heard,
    socket,
    until: (state: string) =>
      eventually(`${state} on the socket`, async () =>
        heard.find((message) => message.state === state),
      ),
  };
};

// @rule P3.14
describe("the live status", () => {
  test("reports each move over a WebSocket, in the form of its JSON", async () => {
    const { session, checkout, customer } = await opened(
      world,
      { amount: ownAmount(), redirect_url: "https://shop.example/thanks?cart=7" },
      foreignCustomer(world),
    );
    const live = await listen(session.checkout_url, checkout.token);
    expect(live.socket.protocol).toBe(checkout.token);
    await live.until("PENDING");
    await checkout.resolvePayer({ payer_alias: customer.alias });
    await checkout.selectAuth("PUSH");
    const prompt = await live.until("PUSH_SENT");
    expect(prompt.display_code).toMatch(/^\d\d$/);
    const otp_code = await newCode({ session, checkout, customer });
    await live.until("OTP_SENT");
    await checkout.confirm(otp_code);
    expect(await live.until("SETTLEMENT_PENDING")).toMatchObject({ status: "PROCESSING" });
    const end = await live.until("COMPLETED");
    const redirect = new URL(String(end.redirect_url));
    expect(Object.fromEntries(redirect.searchParams)).toEqual({
      cart: "7",
      session_id: session.session_id,
      status: "completed",
    });
    expect((await checkout.live()).body).toEqual(end);
    live.socket.close();
  });

  // @rule P3.9
  test("shows the two digits only to the paying browser", async () => {
    const { session, checkout } = await resolved(world);
    const stranger = await openCheckout(session);
    const [mine, theirs] = await Promise.all([
      listen(session.checkout_url, checkout.token),
      listen(session.checkout_url, stranger.token),
    ]);
    await checkout.selectAuth("PUSH");
    expect(await mine.until("PUSH_SENT")).toHaveProperty("display_code");
    expect(await theirs.until("PUSH_SENT")).not.toHaveProperty("display_code");
    mine.socket.close();
    theirs.socket.close();
  });

  test("over a WebSocket needs this session's token", async () => {
    const { session } = await opened(world);
    const other = await opened(world);
    for (const token of ["st_x", other.checkout.token]) {
      await expect(listen(session.checkout_url, token)).rejects.toThrow("did not open");
    }
  });

  test("over JSON is public except for the browser's details; a wrong token is refused", async () => {
    const { session } = await resolved(world);
    const other = await opened(world);
    const open = await requestJson<Message>(`${session.checkout_url}/live`);
    expect(open).toMatchObject({
      status: 200,
      body: { state: "PENDING", status: "AUTH_REQUIRED" },
    });
    expect(Object.keys(open.body).sort()).toEqual(["session_id", "state", "status"]);
    const foreign = await requestJson<ErrorBody>(`${session.checkout_url}/live`, {
      headers: { authorization: `Bearer ${other.checkout.token}` },
    });
    expect([foreign.status, foreign.body.error.code]).toEqual([403, "FORBIDDEN"]);
  });
});

describe("webhooks of a payment", () => {
  // @rule P8.2 P8.3
  test("are signed over the bytes sent, checked by hand and with the library", async () => {
    const amount = ownAmount();
    const inbox = inboxOf(world, `signed-${amount}`);
    const terms = { amount, webhook_url: inbox.url, reference: "order Ü 7" };
    const { session, checkout, otp_code } = await withCode(world, terms);
    await checkout.confirm(otp_code);
    const message = await inbox.event("payment.completed", session.session_id);
    const { headers, body, method } = message;
    expect([method, headers["content-type"]]).toEqual(["POST", "application/json"]);

    const mac = createHmac("sha256", merchant.signing_secret).update(body, "utf8").digest("hex");
    expect(headers["x-gateway-signature"]).toBe(`sha256=${mac}`);
    // The library compares the time of sending with its own clock, here that of the world.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + (await clock.offset()) });
    expect(new Webhook(merchant.signing_secret).verify(body, headers)).toEqual(JSON.parse(body));
    vi.useRealTimers();
    expect(isSigned({ ...message, body: body.replace("Ü", "U") }, merchant.signing_secret)).toBe(
      false,
    );
    const stranger = await newMerchant(world);
    expect(isSigned(message, stranger.signing_secret)).toBe(false);

    const event = parseEvent(message);
    expect(Object.keys(event)).toEqual(["event", "data"]);
    expect(event.data).toEqual({
      event_id: headers["webhook-id"],
      occurred_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      mode: "test",
      session_id: session.session_id,
      payment_id: expect.stringMatching(/^pay_/),
      reference: "order Ü 7",
      amount,
      currency: world.currency,
      status: "COMPLETED",
      settlement_type: "internal",
      creditor_bank: expect.any(String),
    });
  });

  // @rule P1.7
  test("go to the merchant's registered address unless the session has its own", async () => {
    const amount = ownAmount();
    const inbox = inboxOf(world, `registered-${amount}`);
    const optional_events = ["payment.initiated", "payment.processing", "settlement.completed"];
    const shop = await newMerchant(world, { webhook_url: inbox.url, optional_events });
    const created = await requestJson<{ session_id: string; checkout_url: string }>(
      `${base_url}/payments/initiate`,
      {
        method: "POST",
        headers: { authorization: `Bearer ${shop.api_key}` },
        body: { amount, currency: world.currency, merchant_order_reference: "B 1" },
      },
    );
    const session = { ...created.body, status: "PENDING", expires_at: "" };
    const checkout = await openCheckout(session);
    const customer = foreignCustomer(world);
    await checkout.resolvePayer({ payer_alias: customer.alias });
    await checkout.confirm(await newCode({ session, checkout, customer }));
    await inbox.event("settlement.completed", session.session_id);
    const heard = await eventually("all five events", async () => {
      const messages = await inbox.messages();
      return messages.length >= 5 && messages;
    });
    expect(heard.map((message) => parseEvent(message).event).sort()).toEqual([
      ...["payment.completed", "payment.initiated", "payment.processing"],
      ...["payment.settlement_pending", "settlement.completed"],
    ]);
    for (const message of heard) expect(isSigned(message, shop.signing_secret)).toBe(true);
    const ids = heard.map((message) => parseEvent(message).data.event_id);
    expect(new Set(ids).size).toBe(5);
  });

  test("that fail are sent again with the same event id", async () => {
    const amount = ownAmount();
    const inbox = inboxOf(world, `failing-${amount}`);
    const terms = { amount, webhook_url: `${inbox.url}?status=500` };
    // Its own merchant, because after five days of failure the origin is disabled.
    const ofShop = worldOf(world, await newMerchant(world));
    const { session, checkout, otp_code } = await withCode(ofShop, terms);
    await checkout.confirm(otp_code);
    await inbox.event("payment.completed", session.session_id);
    const attempts = await clock.hurry(
      eventually("a second attempt", async () => {
        const messages = await inbox.messages();
        return messages.length >= 2 && messages;
      }),
    );
    expect(new Set(attempts.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(attempts.map(({ body }) => body)).size).toBe(1);
    const view = await merchantOf(ofShop).readSession(session.session_id);
    expect(view.state).toBe("COMPLETED");
  });
});
