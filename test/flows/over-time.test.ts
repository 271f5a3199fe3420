import { afterAll, afterEach, describe, expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import {
  answerPrompt,
  bankHandles,
  bookedAt,
  inboxOf,
  isBalanced,
  merchantOf,
  openCheckout,
  parseEvent,
  phoneMessage,
  readLedger,
} from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import {
  clearFaults,
  codeOf,
  foreignCustomer,
  newCode,
  newMerchant,
  ownAmount,
  resolved,
  setFaults,
  transfersOf,
  withCode,
} from "./steps.ts";

/** What time does to a payment. The clock is moved, nothing sleeps. */
const world = inject("world");
const { advance, hurry } = clockAt(inject("baseUrls").sandbox);

afterEach(() => clearFaults(world));

afterAll(async () => {
  expect(isBalanced(await readLedger(world))).toBe(true);
});

const MINUTE = 60_000;

describe("fifteen minutes after its creation", () => {
  // @rule P1.9
  test("a session refuses every step as expired", async () => {
    const merchant = merchantOf(world);
    const inbox = inboxOf(world, "expired");
    const terms = { webhook_url: inbox.url, redirect_url: "https://shop.example/thanks" };
    const { session, checkout, otp_code } = await withCode(world, terms);
    const { session_id, checkout_url } = session;
    await advance(15 * MINUTE);

    expect(await merchant.readSession(session_id)).toMatchObject({
      state: "EXPIRED",
      status: "FAILED",
      checkout_url: null,
      failure: { code: "SESSION_EXPIRED" },
    });
    const cancelled = await merchant.cancel(session_id);
    expect([cancelled.status, codeOf(cancelled)]).toEqual([410, "SESSION_EXPIRED"]);
    // The old token ended with its session. The address still gives a new one, to show the outcome.
    const old = await checkout.confirm(otp_code);
    expect([old.status, codeOf(old)]).toEqual([401, "SESSION_TOKEN_REQUIRED"]);
    const { body } = await requestJson<{ token: string }>(checkout_url, {
      headers: { accept: "application/json" },
    });
    for (const [step, sent] of [
      ["resolve-payer", { payer_alias: "amira" }],
      ["select-auth", { auth_mode: "OTP" }],
      ["confirm", { otp_code }],
      ["cancel", {}],
    ] as const) {
      const answer = await checkout.step(step, sent, body.token);
      expect([step, answer.status, codeOf(answer)]).toEqual([step, 410, "SESSION_EXPIRED"]);
    }
    const live = await requestJson<Record<string, string>>(`${checkout_url}/live`);
    expect(live.body).toMatchObject({ state: "EXPIRED", failure: { code: "SESSION_EXPIRED" } });
    expect(new URL(live.body.redirect_url ?? "").searchParams.get("status")).toBe("expired");
    const event = parseEvent(await inbox.event("payment.expired", session_id));
    expect(event.data).toMatchObject({ status: "FAILED", failure_code: "SESSION_EXPIRED" });
  });

  // @rule P2.16
  test("an approval on the phone moves nothing", async () => {
    const amount = ownAmount();
    const { session, checkout, customer } = await resolved(world, { amount });
    await advance(5 * MINUTE);
    await checkout.selectAuth("PUSH");
    const message = await phoneMessage(customer, session.session_id, "PUSH");
    await advance(10 * MINUTE);
    const merchant = merchantOf(world);
    expect((await merchant.readSession(session.session_id)).state).toBe("EXPIRED");
    // The bank's prompt is younger than the session, so the customer can still approve it.
    await answerPrompt(message.approve_url);
    await advance(MINUTE);
    expect((await merchant.readSession(session.session_id)).state).toBe("EXPIRED");
    expect(await transfersOf(world, amount)).toEqual([]);
  });

  test("the bank is still asked about a payment that it may have made", async () => {
    const merchant = merchantOf(world);
    const { own } = bankHandles(world);
    const amount = ownAmount();
    const { session, checkout, otp_code, customer } = await withCode(world, { amount });
    const before = await readLedger(world);
    await setFaults(world, `banks/${own}`, [
      { operation: "execute-transaction", fault: "ERROR_500_AFTER_APPLY", times: -1 },
    ]);
    await checkout.confirm(otp_code);
    await advance(40 * MINUTE);
    const { session_id } = session;
    expect(await merchant.readSession(session_id)).toMatchObject({ status: "PROCESSING" });
    expect(codeOf(await merchant.cancel(session_id))).toBe("SESSION_NOT_CANCELLABLE");

    await clearFaults(world);
    const view = await hurry(merchant.untilStatus(session_id, "COMPLETED", "FAILED"));
    expect(view.state).toBe("COMPLETED");
    expect(await transfersOf(world, amount)).toHaveLength(1);
    const after = await readLedger(world);
    expect(bookedAt(after, customer.iban) - bookedAt(before, customer.iban)).toBe(-amount);
  });

  test("an instruction that never reached the bank fails, and nothing is paid", async () => {
    const merchant = merchantOf(world);
    const { own } = bankHandles(world);
    const amount = ownAmount();
    const { session, checkout, otp_code } = await withCode(world, { amount });
    await setFaults(world, `banks/${own}`, [
      { operation: "execute-transaction", fault: "STATUS:503", times: -1 },
    ]);
    await checkout.confirm(otp_code);
    await advance(2 * MINUTE);
    await clearFaults(world);
    const view = await hurry(merchant.untilStatus(session.session_id, "COMPLETED", "FAILED"));
    expect(view).toMatchObject({ state: "FAILED", failure: { code: "BANK_TIMEOUT" } });
    const statuses = (await transfersOf(world, amount)).map(({ status }) => status);
    expect(statuses).toEqual(["REJECTED"]);
  });
});

test("a stalled settlement is reported after ten minutes, once, and still completes", async () => {
  const { base_url } = world.gateways[0] ?? { base_url: "" };
  const inbox = inboxOf(world, "stalled");
  const optional_events = ["payment.settlement_stalled"];
  const shop = await newMerchant(world, { webhook_url: inbox.url, optional_events });
  const created = await requestJson<{ session_id: string; checkout_url: string }>(
    `${base_url}/payments/initiate`,
    {
      method: "POST",
      headers: { authorization: `Bearer ${shop.api_key}` },
      body: { amount: ownAmount(), currency: world.currency },
    },
  );
  const session = { ...created.body, status: "PENDING", expires_at: "" };
  const prepared = {
    session,
    checkout: await openCheckout(session),
    customer: foreignCustomer(world),
  };
  await prepared.checkout.resolvePayer({ payer_alias: prepared.customer.alias });
  await setFaults(world, "rail", [
    { operation: "credit", fault: "DROP_CALLBACK" },
    { operation: "status", fault: "STATUS:503", times: -1 },
  ]);
  await prepared.checkout.confirm(await newCode(prepared));
  for (let minute = 0; minute < 12; minute++) await advance(MINUTE);
  await inbox.event("payment.settlement_stalled", session.session_id);
  await clearFaults(world);
  await hurry(inbox.event("payment.completed", session.session_id));
  // By its id, because an attempt that the clock overtakes is made again.
  const events = (await inbox.messages()).map(parseEvent);
  const stalled = events.filter(({ event }) => event === "payment.settlement_stalled");
  expect(new Set(stalled.map(({ data }) => data.event_id)).size).toBe(1);
});
