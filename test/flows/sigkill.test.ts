import { afterAll, beforeAll, expect, test } from "vitest";
import { requestOk } from "../../scripts/local/http.ts";
import {
  bankHandles,
  bookedAt,
  customerAt,
  eventually,
  inboxOf,
  isBalanced,
  isSigned,
  merchantOf,
  openCheckout,
  phoneMessage,
  readLedger,
} from "../support/checkout-client.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";
import type { ErrorBody } from "./steps.ts";

/** Killing any or all processes of a world and starting it again loses nothing. */
let running: RunningWorld;

beforeAll(async () => {
  running = await startWorld({ checkAnswers: true, clock: true });
});

afterAll(() => running?.stop());

/** A payment up to the code on the phone. */
const upToTheCode = async (inboxName: string, bank: "own" | "other") => {
  const { world } = running;
  const merchant = merchantOf(world);
  const inbox = inboxOf(world, inboxName);
  const customer = customerAt(world, bankHandles(world)[bank]);
  const session = await merchant.createSession({ amount: 4_200, webhook_url: inbox.url });
  const checkout = await openCheckout(session);
  await checkout.resolvePayer({ payer_alias: customer.alias });
  await checkout.selectAuth("OTP");
  const { otp_code } = await phoneMessage(customer, session.session_id, "OTP");
  return { merchant, inbox, session, checkout, otp_code, customer };
};

test("the whole world is killed between confirm and webhook: started again, it delivers", async () => {
  const { merchant, inbox, session, checkout, otp_code } = await upToTheCode("killed", "other");
  const before = await readLedger(running.world);
  const confirmed = await checkout.confirm(otp_code);
  expect(confirmed.body).toMatchObject({ state: "SETTLEMENT_PENDING" });
  await running.killAll();
  await running.startAgain();

  const webhook = await inbox.event("payment.completed", session.session_id);
  expect(isSigned(webhook, merchant.signing_secret)).toBe(true);
  expect(await merchant.readSession(session.session_id)).toMatchObject({ status: "COMPLETED" });
  const after = await readLedger(running.world);
  const { destination } = merchant;
  expect(bookedAt(after, destination) - bookedAt(before, destination)).toBe(4_200);
  expect(isBalanced(after)).toBe(true);
});

test.each([2, 6, 10, 14])(
  "the gateway is killed %i ms into confirm: the payment happens once",
  async (delayMs) => {
    const { merchant, inbox, session, checkout, otp_code, customer } = await upToTheCode(
      `killed-after-${delayMs}`,
      "own",
    );
    const before = await readLedger(running.world);
    const confirming = checkout.confirm(otp_code).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await running.kill("gateway");
    await confirming;
    await running.untilAnswering("gateway");

    // The call that died with the gateway has fifteen seconds. If it was the check of the code, the
    // bank may have used the code without the gateway knowing, and the customer asks for another.
    await running.advance(15_000);
    if ((await checkout.live()).body.state === "OTP_SENT") {
      await eventually(
        "another code",
        async () => (await checkout.selectAuth("OTP")).status === 200,
      );
      const another = await phoneMessage(customer, session.session_id, "OTP");
      await checkout.confirm(another.otp_code);
    }
    const view = await merchant.untilStatus(session.session_id, "COMPLETED", "FAILED");
    expect(view.status).toBe("COMPLETED");
    await inbox.event("payment.completed", session.session_id);
    const after = await readLedger(running.world);
    expect(bookedAt(after, customer.iban) - bookedAt(before, customer.iban)).toBe(-4_200);
    expect(isBalanced(after)).toBe(true);
  },
);

/** Creates a subscription that collects itself from the next month on, and lets it be approved. */
const subscribe = async (amount: number, start: Date): Promise<string> => {
  const { world } = running;
  const customer = customerAt(world, bankHandles(world).own);
  const { status, body } = await merchantOf(world).call<{
    mandate_id: string;
    approval_url: string;
  }>("POST", "/api/v1/recurring/mandates", {
    ...{ amount, currency: world.currency, frequency: "MONTHLY", start_date: dateOf(start) },
    ...{ amount_type: "FIXED", collection: "AUTOMATIC", customer_alias: customer.alias },
  });
  expect([status, body]).toMatchObject([201, { status: "AWAITING_CUSTOMER_AUTH" }]);
  const { mandate_id, approval_url } = body;
  const { token } = await requestOk<{ token: string }>(approval_url, {
    headers: { accept: "application/json" },
  });
  const step = (name: string, sent: object) =>
    requestOk(`${new URL(approval_url).origin}/mandates/${mandate_id}/authorisation/${name}`, {
      ...{ method: "POST", headers: { "x-gateway-auth-session": token }, body: sent },
    });
  await step("start", { auth_mode: "OTP" });
  const { otp_code } = await phoneMessage(customer, mandate_id, "OTP");
  await step("confirm", { otp_code });
  return mandate_id;
};

const dateOf = (day: Date): string => day.toISOString().slice(0, 10);

test("a subscription collects each month once, however often the gateway is killed", async () => {
  const merchant = merchantOf(running.world);
  const { destination } = merchant;
  const now = new Date(Date.now() + (await running.clockOffset()));
  const firsts = [1, 2, 3, 4].map((months) => {
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  });
  const mandateId = await subscribe(990, firsts[0] as Date);
  const before = await readLedger(running.world);
  for (const [place, first] of firsts.entries()) {
    await running.setClock(first.getTime() + 12 * 3_600_000 - Date.now());
    // The object's alarm fires within a second: the kill comes before it, after it and during it.
    await new Promise((resolve) => setTimeout(resolve, 350 * place));
    await running.kill("gateway");
    await running.untilAnswering("gateway");
    await eventually(`charge ${place + 1}`, async () => {
      // The leases of a killed gateway end after fifteen seconds.
      await running.advance(5_000);
      const { body } = await merchant.call<Mandate>("GET", `/api/v1/mandates/${mandateId}`);
      return body.charged_total === 990 * (place + 1) && body.current_period.reserved === 0;
    });
    const after = await readLedger(running.world);
    expect(bookedAt(after, destination) - bookedAt(before, destination)).toBe(990 * (place + 1));
  }
  expect(isBalanced(await readLedger(running.world))).toBe(true);
});

interface Mandate {
  charged_total: number;
  current_period: { reserved: number };
}

test("the identity registry is down: aliases wait, payments by IBAN continue", async () => {
  const customer = customerAt(running.world, bankHandles(running.world).own);
  const session = await merchantOf(running.world).createSession({ amount: 1_000 });
  const checkout = await openCheckout(session);
  const [byAlias, byIban] = await running.without("registry", () =>
    Promise.all([
      checkout.resolvePayer({ payer_alias: customer.alias }),
      openCheckout(session).then((other) => other.resolvePayer({ payer_iban: customer.iban })),
    ]),
  );
  const { error } = byAlias.body as unknown as ErrorBody;
  expect([byAlias.status, error.code, error.retryable]).toEqual([
    ...[503, "REGISTRY_UNAVAILABLE", true],
  ]);
  expect(byIban.status).toBe(200);
  await running.untilAnswering("registry");
  // On a busy machine its first answers come later than the gateway waits.
  const again = await eventually("an answer about the alias", async () => {
    const reply = await checkout.resolvePayer({ payer_alias: customer.alias });
    return reply.status !== 503 && reply;
  });
  expect(again.status).toBe(200);
});
