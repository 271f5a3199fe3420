import { afterAll, describe, expect, inject, test } from "vitest";
import {
  bankHandles,
  inboxOf,
  merchantOf,
  openCheckout,
  parseEvent,
} from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import {
  clearFaults,
  codeOf,
  foreignCustomer,
  gatewayOf,
  opened,
  otherCode,
  ownAmount,
  resolved,
  setBankTimeout,
  setFaults,
  settledAndBalanced,
  transfersOf,
  withCode,
} from "./steps.ts";

const world = inject("world");
const clock = clockAt(inject("baseUrls").sandbox);
const { own, other } = bankHandles(world);
const merchant = merchantOf(world);
const { destination } = gatewayOf(world).merchant;

afterAll(async () => {
  await clearFaults(world);
  await setBankTimeout(world, own, 10_000);
  expect(await settledAndBalanced(world)).toBe(true);
});

/** Other payments may move in the meantime: the amount identifies this one. */
const expectOneDebit = async (amount: number, debtor_iban: string): Promise<void> => {
  const booked = { debtor_iban, creditor_iban: destination, amount, status: "BOOKED" };
  const transfers = await transfersOf(world, amount);
  expect(transfers).toMatchObject([booked]);
};

describe("one payment moves money once", () => {
  test.each([
    ["at the same bank", undefined],
    ["across banks", foreignCustomer(world)],
  ])("however often it is confirmed in parallel: %s", async (_, customer) => {
    const amount = ownAmount();
    const inbox = inboxOf(world, `double-${amount}`);
    const prepared = await withCode(world, { amount, webhook_url: inbox.url }, customer);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => prepared.checkout.confirm(prepared.otp_code)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { session_id } = prepared.session;
    const view = await merchant.untilStatus(session_id, "COMPLETED", "FAILED");
    expect(view.state).toBe("COMPLETED");
    await inbox.event("payment.completed", session_id);
    const late = await prepared.checkout.confirm(prepared.otp_code);
    expect(late).toMatchObject({ status: 200, body: { state: "COMPLETED" } });

    await expectOneDebit(amount, prepared.customer.iban);
    const ends = (await inbox.messages()).map(parseEvent).filter(({ data }) => {
      return data.session_id === session_id && data.status === "COMPLETED";
    });
    expect(ends.map(({ event }) => event)).toEqual(["payment.completed"]);
  });

  test("a right and a wrong code in parallel", async () => {
    const amount = ownAmount();
    const prepared = await withCode(world, { amount });
    const codes = [prepared.otp_code, otherCode(prepared.otp_code)];
    const answers = await Promise.all(codes.map((code) => prepared.checkout.confirm(code)));
    // The first to arrive is checked. The other is refused, or gets the outcome of the first.
    for (const answer of answers) {
      const seen = answer.status === 200 ? "200" : codeOf(answer);
      expect(["200", "OTP_INCORRECT", "CHALLENGE_IN_PROGRESS"]).toContain(seen);
    }
    const { body } = await prepared.checkout.confirm(prepared.otp_code);
    expect(body).toMatchObject({ state: "COMPLETED" });
    expect(await transfersOf(world, amount)).toHaveLength(1);
  });

  test("of a cancel and a confirm in parallel, one succeeds and never both", async () => {
    for (let round = 0; round < 4; round++) {
      const amount = ownAmount();
      const prepared = await withCode(world, { amount });
      const { session_id } = prepared.session;
      const [confirmed, cancelled] = await Promise.all([
        prepared.checkout.confirm(prepared.otp_code),
        merchant.cancel(session_id),
      ]);
      const { state } = await merchant.readSession(session_id);
      if (cancelled.status === 200) {
        expect(state).toBe("CANCELLED");
        expect([409]).toContain(confirmed.status);
        expect(await transfersOf(world, amount)).toEqual([]);
      } else {
        expect([cancelled.status, codeOf(cancelled)]).toEqual([409, "SESSION_NOT_CANCELLABLE"]);
        expect(state).toBe("COMPLETED");
        expect(await transfersOf(world, amount)).toHaveLength(1);
      }
    }
  });
});

describe("an outcome that is unknown at first", () => {
  const cases = [
    ["TIMEOUT_BEFORE_APPLY", undefined],
    ["TIMEOUT_AFTER_APPLY", undefined],
    ["ERROR_500_AFTER_APPLY", undefined],
    ["STATUS:404", undefined],
    ["ERROR_500_AFTER_APPLY", foreignCustomer(world)],
  ] as const;

  test.each(cases)(
    "%s: the same bytes are sent again, with one debit in total",
    async (fault, customer) => {
      const amount = ownAmount();
      const bank = customer ? other : own;
      const prepared = await withCode(world, { amount }, customer);
      await setBankTimeout(world, bank, 1_000);
      await setFaults(world, `banks/${bank}`, [{ operation: "execute-transaction", fault }]);
      const confirmed = await prepared.checkout.confirm(prepared.otp_code);
      await setBankTimeout(world, bank, 10_000);
      expect(confirmed).toMatchObject({
        status: 200,
        body: { state: "EXECUTING", status: "PROCESSING" },
      });
      const { session_id } = prepared.session;
      const cancelled = await merchant.cancel(session_id);
      expect(codeOf(cancelled)).toBe("SESSION_NOT_CANCELLABLE");

      const ended = merchant.untilStatus(session_id, "COMPLETED", "FAILED");
      expect((await clock.hurry(ended)).state).toBe("COMPLETED");
      await expectOneDebit(amount, prepared.customer.iban);
    },
  );

  test("that stays unknown several times ends as the bank first decided", async () => {
    const amount = ownAmount();
    const prepared = await withCode(world, { amount });
    await setFaults(world, `banks/${own}`, [
      { operation: "execute-transaction", fault: "ERROR_500_AFTER_APPLY", times: 2 },
    ]);
    await prepared.checkout.confirm(prepared.otp_code);
    const { session_id } = prepared.session;
    const ended = merchant.untilStatus(session_id, "COMPLETED", "FAILED");
    expect((await clock.hurry(ended)).state).toBe("COMPLETED");
    expect(await transfersOf(world, amount)).toHaveLength(1);
  });
});

describe("cancelling", () => {
  test("by the merchant ends the session, and a repeat gets the same answer", async () => {
    const amount = ownAmount();
    const { session, checkout, otp_code } = await withCode(world, { amount });
    const first = await merchant.cancel(session.session_id);
    expect(first).toMatchObject({ status: 200, body: { state: "CANCELLED", status: "CANCELLED" } });
    expect((await merchant.cancel(session.session_id)).body).toEqual(first.body);
    const answers = [
      await checkout.resolvePayer({ payer_alias: "amira" }),
      await checkout.selectAuth("OTP"),
      await checkout.confirm(otp_code),
    ];
    for (const answer of answers) {
      expect([answer.status, codeOf(answer)]).toEqual([409, "INVALID_STATE"]);
    }
    expect(await transfersOf(world, amount)).toEqual([]);
  });

  test("by the customer leads back to the shop", async () => {
    const { checkout, session } = await resolved(world, {
      redirect_url: "https://shop.example/thanks?cart=7",
    });
    const { status, body } = await checkout.step("cancel", {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: "CANCELLED" });
    const url = new URL(String(body.redirect_url));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      cart: "7",
      session_id: session.session_id,
      status: "cancelled",
    });
  });

  test("is too late after completion", async () => {
    const { checkout, session, otp_code } = await withCode(world, { amount: ownAmount() });
    await checkout.confirm(otp_code);
    for (const answer of [
      await merchant.cancel(session.session_id),
      await checkout.step("cancel", {}),
    ]) {
      expect([answer.status, codeOf(answer)]).toEqual([409, "SESSION_NOT_CANCELLABLE"]);
    }
    expect((await merchant.readSession(session.session_id)).state).toBe("COMPLETED");
  });

  test("accepts only an empty object as its body", async () => {
    const { checkout, session } = await opened(world);
    for (const body of [[], { reason: "bored" }, "text"]) {
      expect((await checkout.step("cancel", body)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await merchant.readSession(session.session_id)).state).toBe("PENDING");
  });
});

describe("a payment in two browsers", () => {
  test("belongs to the browser that named the payer last", async () => {
    const amount = ownAmount();
    const { checkout: first, session, otp_code, customer } = await withCode(world, { amount });
    const second = await openCheckout(session);
    for (const answer of [
      await second.selectAuth("OTP"),
      await second.confirm(otp_code),
      await second.step("cancel", {}),
    ]) {
      expect([answer.status, codeOf(answer)]).toEqual([409, "CONTINUED_ELSEWHERE"]);
    }
    expect((await second.live()).body).not.toHaveProperty("display_code");

    await second.resolvePayer({ payer_alias: customer.alias });
    const left = await first.selectAuth("OTP");
    expect([left.status, codeOf(left)]).toEqual([409, "CONTINUED_ELSEWHERE"]);
    await second.selectAuth("PUSH");
    const shown = await Promise.all([first.live(), second.live()]);
    expect(shown[0]?.body).not.toHaveProperty("display_code");
    expect(shown[1]?.body.display_code).toMatch(/^\d\d$/);
    expect(await transfersOf(world, amount)).toEqual([]);
  });
});
