import { afterAll, beforeAll, expect, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import { workerNames } from "../../scripts/local/places.ts";
import {
  bankHandles,
  customerAt,
  eventually,
  inboxOf,
  isSigned,
  merchantOf,
  openCheckout,
  phoneMessage,
} from "../support/checkout-client.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";
import { untilNoted } from "./steps.ts";

/** A world whose clock is moved, so that waits of hours and days are tested in seconds. */
let running: RunningWorld;

beforeAll(async () => {
  running = await startWorld({ checkAnswers: true, clock: true, limits: "contract" });
});

afterAll(() => running?.stop());

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How far the gateway's clock is ahead of the real time, read from a new session's 15 minutes. */
const expectGatewayAhead = async (offsetMs: number): Promise<void> => {
  const before = Date.now();
  const { expires_at } = await merchantOf(running.world).createSession();
  const createdAt = Date.parse(expires_at) - 15 * MINUTE - offsetMs;
  expect(createdAt).toBeGreaterThanOrEqual(before);
  expect(createdAt).toBeLessThanOrEqual(Date.now());
};

test("a session that nobody reads expires after 15 minutes, and its merchant gets the event", async () => {
  const merchant = merchantOf(running.world);
  const inbox = inboxOf(running.world, "expiring");
  const session = await merchant.createSession({ webhook_url: inbox.url });
  await running.advance(14 * MINUTE);
  expect(await merchant.readSession(session.session_id)).toMatchObject({ state: "PENDING" });
  await running.advance(MINUTE);
  const webhook = await inbox.event("payment.expired", session.session_id);
  expect(isSigned(webhook, merchant.signing_secret)).toBe(true);
  expect(await merchant.readSession(session.session_id)).toMatchObject({ state: "EXPIRED" });
});

test("the bank refuses a code after its five minutes", async () => {
  const { world } = running;
  const customer = customerAt(world, bankHandles(world).own);
  const session = await merchantOf(world).createSession();
  const checkout = await openCheckout(session);
  await checkout.resolvePayer({ payer_alias: customer.alias });
  await checkout.selectAuth("OTP");
  const { otp_code } = await phoneMessage(customer, session.session_id, "OTP");
  await running.advance(5 * MINUTE);
  const { status, body } = await checkout.confirm(otp_code);
  expect(body).toMatchObject({ error: { code: "OTP_EXPIRED" } });
  expect(status).toBe(422);
});

test("a failing webhook is tried again on its schedule", async () => {
  const merchant = merchantOf(running.world);
  const inbox = inboxOf(running.world, "failing");
  const { session_id } = await merchant.createSession({ webhook_url: `${inbox.url}?status=500` });
  await running.advance(15 * MINUTE);
  const attempts = async () =>
    (await inbox.messages()).filter(({ body }) => body.includes("payment.expired"));
  const arrived = async (count: number) => {
    await eventually(`attempt ${count}`, async () => (await attempts()).length === count);
    await untilNoted(running.world, "payment.expired", session_id, count);
  };

  await arrived(1);
  // Each wait with its jitter of a fifth. The next wait is much longer, so no attempt comes early.
  for (const [count, wait] of [
    [2, 6 * SECOND],
    [3, 6 * MINUTE],
  ] as const) {
    await running.advance(wait);
    await arrived(count);
  }
  const [first, ...later] = await attempts();
  for (const { headers, body } of later) {
    expect(body).toBe(first?.body);
    expect(headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  }
});

test.each(workerNames)("SIGKILL of the %s: nothing goes back in time", async (worker) => {
  await running.advance(HOUR);
  const before = await running.clockOffset();
  running.kill(worker);
  await running.untilAnswering(worker);
  expect(await running.clockOffset()).toBe(before);
  await expectGatewayAhead(before);
});

test("a clock moved while the gateway is down is correct after its restart", async () => {
  running.kill("gateway");
  await running.advance(HOUR);
  await expectGatewayAhead(await running.clockOffset());
});

test("the whole world is killed and started again: the clock keeps its offset", async () => {
  const offset = await running.clockOffset();
  expect(offset).toBeGreaterThan(3 * HOUR);
  await running.killAll();
  await running.startAgain();
  expect(await running.clockOffset()).toBe(offset);
  await expectGatewayAhead(offset);
});

test("the clock never goes back", async () => {
  const offset = await running.clockOffset();
  const url = `${running.baseUrls.sandbox}/__local/clock`;
  for (const offset_ms of [offset - 1, -1, 1.5, "1"]) {
    const { status } = await requestJson(url, { method: "PUT", body: { offset_ms } });
    expect(status).toBe(422);
  }
  expect(await running.clockOffset()).toBe(offset);
});
