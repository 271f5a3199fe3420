import { afterAll, describe, expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import { codeSvg } from "../../src/approvals/page/code-svg.ts";
import {
  answerPrompt,
  bankHandles,
  customerAt,
  eventually,
  inboxOf,
  merchantOf,
  openCheckout,
  parseEvent,
  phoneMessage,
} from "../support/checkout-client.ts";
import {
  admin,
  callBack,
  clearFaults,
  codeOf,
  type ErrorBody,
  gatewayOf,
  magicCustomer,
  newCode,
  otherCode,
  ownAmount,
  resolved,
  setFaults,
  settledAndBalanced,
  transfersOf,
  withCode,
} from "./steps.ts";

const world = inject("world");
const { own } = bankHandles(world);
const merchant = merchantOf(world);

afterAll(async () => {
  await clearFaults(world);
  expect(await settledAndBalanced(world)).toBe(true);
});

// @rule P2.14 P2.20 P2.21 P2.22 P2.23 B1.5 B1.6
describe("a refusal of the bank leads back to the choice of an account", () => {
  test.each([
    ["empty.purse", "INSUFFICIENT_FUNDS"],
    ["blocked.account", "PAYER_ACCOUNT_DEBIT_BLOCKED"],
    ["small.limit", "LIMIT_EXCEEDED"],
  ])("%s: %s", async (alias, code) => {
    const amount = ownAmount();
    const inbox = inboxOf(world, `refused-${alias}`);
    const terms = { amount, webhook_url: inbox.url, reference: alias };
    const prepared = await withCode(world, terms, magicCustomer(world, alias));
    const answer = await prepared.checkout.confirm(prepared.otp_code);
    expect([answer.status, codeOf(answer)]).toEqual([422, code]);
    expect((answer.body as unknown as ErrorBody).error.retryable).toBe(false);
    const { session_id } = prepared.session;
    expect(await merchant.readSession(session_id)).toMatchObject({
      ...{ state: "PENDING", status: "PENDING", failure: null, completed_at: null },
    });
    const again = await prepared.checkout.confirm(prepared.otp_code);
    expect([again.status, codeOf(again)]).toEqual([422, code]);
    expect((await prepared.checkout.cancel()).status).toBe(200);
    const failed = { state: "FAILED", status: "FAILED", failure: { code }, completed_at: null };
    expect(await merchant.readSession(session_id)).toMatchObject(failed);
    const event = parseEvent(await inbox.event("payment.failed", session_id));
    expect(event.data).toMatchObject({ failure_code: code, status: "FAILED", reference: alias });
    const sent = await transfersOf(world, amount);
    expect(sent.map((transfer) => transfer.status)).toEqual(["REJECTED"]);
  });

  test("which another one then pays, and the merchant hears of one end", async () => {
    const amount = ownAmount();
    const inbox = inboxOf(world, "another-account");
    const terms = { amount, webhook_url: inbox.url };
    const { checkout, session, otp_code } = await withCode(
      world,
      terms,
      magicCustomer(world, "empty.purse"),
    );
    expect((await checkout.confirm(otp_code)).status).toBe(422);
    const customer = world.customers.find(({ alias }) => alias === "amira");
    if (!customer) throw new Error("amira has left");
    expect((await checkout.resolvePayer({ payer_alias: "amira" })).status).toBe(200);
    await checkout.selectAuth("OTP");
    const { otp_code: code } = await phoneMessage(customer, session.session_id, "OTP");
    expect((await checkout.confirm(code)).status).toBe(200);
    await inbox.event("payment.completed", session.session_id);
    const sent = await transfersOf(world, amount);
    expect(sent.map((transfer) => transfer.status).sort()).toEqual(["BOOKED", "REJECTED"]);
    expect(new Set(sent.map((transfer) => transfer.end_to_end_id)).size).toBe(2);
    const told = (await inbox.messages()).map((message) => parseEvent(message).event);
    expect(told).toContain("payment.completed");
    expect(told).not.toContain("payment.failed");
  });
});

describe("codes", () => {
  // @rule P3.11
  test("five wrong ones end the attempt, even with a resend in between", async () => {
    const prepared = await withCode(world, { amount: ownAmount() });
    let { otp_code } = prepared;
    for (const left of [4, 3, 2, 1]) {
      if (left === 2) otp_code = await newCode(prepared);
      const { status, body } = await prepared.checkout.confirm(otherCode(otp_code));
      expect([status, codeOf({ body })]).toEqual([422, "OTP_INCORRECT"]);
      const { error } = body as unknown as ErrorBody;
      expect(error).toMatchObject({ attempts_remaining: left, retryable: false });
    }
    const fifth = await prepared.checkout.confirm(otherCode(otp_code));
    expect([fifth.status, codeOf(fifth)]).toEqual([422, "OTP_ATTEMPTS_EXCEEDED"]);
    const right = await prepared.checkout.confirm(otp_code);
    expect([right.status, codeOf(right)]).toEqual([422, "OTP_ATTEMPTS_EXCEEDED"]);
    expect((await merchant.readSession(prepared.session.session_id)).state).toBe("PENDING");
  });

  test("that have expired at the bank cost no attempt; a new one pays", async () => {
    const prepared = await withCode(world, { amount: ownAmount() });
    await setFaults(world, `banks/${own}`, [
      { operation: "verify-otp", fault: "REFUSE:OTP_EXPIRED" },
    ]);
    const expired = await prepared.checkout.confirm(prepared.otp_code);
    expect([expired.status, codeOf(expired)]).toEqual([422, "OTP_EXPIRED"]);
    const again = await prepared.checkout.confirm(prepared.otp_code);
    expect([again.status, codeOf(again)]).toEqual([422, "OTP_EXPIRED"]);
    const fresh = await newCode(prepared);
    const wrong = await prepared.checkout.confirm(otherCode(fresh));
    expect((wrong.body as unknown as ErrorBody).error.attempts_remaining).toBe(4);
    expect((await prepared.checkout.confirm(fresh)).body).toMatchObject({ state: "COMPLETED" });
  });

  test("whose check was lost cost no attempt; a new one pays", async () => {
    const prepared = await withCode(world, { amount: ownAmount() });
    await setFaults(world, `banks/${own}`, [
      { operation: "verify-otp", fault: "ERROR_500_AFTER_APPLY" },
    ]);
    const lost = await prepared.checkout.confirm(prepared.otp_code);
    expect([lost.status, codeOf(lost)]).toEqual([503, "BANK_UNAVAILABLE"]);
    const spent = await prepared.checkout.confirm(prepared.otp_code);
    expect([spent.status, codeOf(spent)]).toEqual([422, "OTP_EXPIRED"]);
    const fresh = await newCode(prepared);
    expect((await prepared.checkout.confirm(fresh)).body).toMatchObject({ state: "COMPLETED" });
  });

  test("that reach the customer before the bank's answer reaches the gateway cost no attempt", async () => {
    const prepared = await withCode(world, { amount: ownAmount() });
    const { checkout, customer, session } = prepared;
    await setFaults(world, `banks/${own}`, [{ operation: "send-otp", fault: "HOLD" }]);
    const resending = checkout.selectAuth("OTP");
    const fresh = await eventually("another code", async () => {
      const { otp_code } = await phoneMessage(customer, session.session_id, "OTP");
      return otp_code !== prepared.otp_code && otp_code;
    });
    for (const early of [await checkout.confirm(fresh), await checkout.selectAuth("OTP")]) {
      expect([early.status, codeOf(early)]).toEqual([409, "CHALLENGE_IN_PROGRESS"]);
      expect((early.body as unknown as ErrorBody).error.retryable).toBe(true);
    }
    await clearFaults(world);
    expect((await resending).status).toBe(200);
    const wrong = await checkout.confirm(otherCode(fresh));
    expect((wrong.body as unknown as ErrorBody).error.attempts_remaining).toBe(4);
    expect((await checkout.confirm(fresh)).body).toMatchObject({ state: "COMPLETED" });
  });

  test("in a form that no code has are not counted", async () => {
    const prepared = await withCode(world);
    for (const body of [{}, { otp_code: "" }, { otp_code: 123456 }, { otp_code: "1 OR 1=1" }]) {
      const answer = await prepared.checkout.step("confirm", body);
      expect([answer.status, codeOf(answer)]).toEqual([422, "VALIDATION_FAILED"]);
    }
    const wrong = await prepared.checkout.confirm(otherCode(prepared.otp_code));
    expect((wrong.body as unknown as ErrorBody).error.attempts_remaining).toBe(4);
  });
});

describe("prompts", () => {
  const withPrompt = async (terms: Record<string, unknown> = {}) => {
    const prepared = await resolved(world, terms);
    const { body } = await prepared.checkout.selectAuth("PUSH");
    const message = await phoneMessage(prepared.customer, prepared.session.session_id, "PUSH");
    return { ...prepared, message, body };
  };

  // @rule P3.9
  test("show the same two digits on page and phone", async () => {
    const { message, body } = await withPrompt();
    expect(body.display_code).toMatch(/^\d\d$/);
    expect(message.display_code).toBe(body.display_code);
  });

  test("that are declined end the attempt", async () => {
    const amount = ownAmount();
    const { session, checkout, message } = await withPrompt({ amount });
    await answerPrompt(message.decline_url);
    await merchant.untilStatus(session.session_id, "PENDING", "FAILED", "COMPLETED");
    expect((await merchant.readSession(session.session_id)).state).toBe("PENDING");
    const answer = await checkout.confirm();
    expect([answer.status, codeOf(answer)]).toEqual([422, "PUSH_DECLINED"]);
    expect(await transfersOf(world, amount)).toEqual([]);
  });

  // @rule P3.10
  test("that wait answer confirm with the view, and take no code", async () => {
    const { checkout } = await withPrompt();
    expect(await checkout.confirm()).toMatchObject({ status: 200, body: { state: "PUSH_SENT" } });
    const answer = await checkout.confirm("123456");
    expect([answer.status, codeOf(answer)]).toEqual([409, "CHALLENGE_REQUIRED"]);
  });

  test.each(["OTP", "PUSH"] as const)(
    "that a newer %s has replaced approve nothing, and the phone says so",
    async (newer) => {
      const amount = ownAmount();
      const { session, checkout, message, customer } = await withPrompt({ amount });
      await checkout.selectAuth(newer);
      const pressed = await requestJson<ErrorBody>(message.approve_url ?? "", { method: "POST" });
      expect([pressed.status, codeOf(pressed)]).toEqual([409, "INVALID_STATE"]);
      expect(pressed.body.error.message).toContain("A newer message has replaced this prompt.");
      const phone = await (await fetch(customer.phone_url)).text();
      expect(phone).toContain("Replaced by a newer message. This one does nothing.");
      expect((await merchant.readSession(session.session_id)).state).toBe(`${newer}_SENT`);
      const newest = await phoneMessage(customer, session.session_id, newer);
      if (newer === "PUSH") await answerPrompt(newest.approve_url);
      else await checkout.confirm(newest.otp_code);
      const view = await merchant.untilStatus(session.session_id, "FAILED", "COMPLETED");
      expect(view.state).toBe("COMPLETED");
      expect(await transfersOf(world, amount)).toHaveLength(1);
    },
  );

  // @rule B3.7 P3.29
  test("open the bank's app from the page, and the page goes on from there", async () => {
    const session = await merchant.createSession();
    const cookie = `checkout_browser=${"cd".repeat(16)}`;
    const customer = customerAt(world, own);
    const checkout = await openCheckout(session, { cookie });
    const read = async (path = "") => {
      const headers = { accept: "text/html", cookie };
      return (await fetch(`${session.checkout_url}${path}`, { headers })).text();
    };
    expect(await read("/qr.svg")).toBe(codeSvg(session.checkout_url));
    await checkout.resolvePayer({ payer_alias: customer.alias });
    await checkout.selectAuth("PUSH");
    expect(await read()).toContain(`class="primary open-app" href="${customer.phone_url}"`);
    expect(await read("/qr.svg")).toBe(codeSvg(customer.phone_url));
    expect(await (await fetch(customer.phone_url)).text()).toContain(session.session_id);
    const { approve_url } = await phoneMessage(customer, session.session_id, "PUSH");
    await answerPrompt(approve_url);
    await merchant.untilStatus(session.session_id, "COMPLETED");
    expect(await read()).not.toContain("open-app");
  });

  test("that a bank lets its customer approve too late pay nothing, and the page says so", async () => {
    const session = await merchant.createSession();
    const cookie = `checkout_browser=${"ab".repeat(16)}`;
    const checkout = await openCheckout(session, { cookie });
    await checkout.resolvePayer({ payer_alias: customerAt(world, own).alias });
    await checkout.selectAuth("PUSH");
    const page = async () => {
      const headers = { accept: "text/html", cookie };
      return (await fetch(session.checkout_url, { headers })).text();
    };
    const sentence = "The prompt that you approved no longer counts. It paid nothing.";
    expect(await page()).not.toContain(sentence);
    const { session_id } = session;
    const headers = { "x-gateway-bank-key": gatewayOf(world).bank_keys[own] ?? "" };
    const said = { session_id, push_token: "psh_older", result: "APPROVED" };
    expect((await callBack(world, "push-result", headers, said)).status).toBe(202);
    expect(await page()).toContain(sentence);
    expect((await merchant.readSession(session_id)).state).toBe("PUSH_SENT");
    await checkout.selectAuth("PUSH");
    expect(await page()).not.toContain(sentence);
  });

  test("whose callback is lost are found by confirm", async () => {
    await setFaults(world, `banks/${own}`, [{ operation: "send-push", fault: "DROP_CALLBACK" }]);
    const { checkout, message } = await withPrompt({ amount: ownAmount() });
    await answerPrompt(message.approve_url);
    expect(await checkout.confirm()).toMatchObject({ status: 200, body: { state: "COMPLETED" } });
  });
});

describe("a merchant or a bank that is suspended", () => {
  test("stops a payment before its code is used up; afterwards the payment continues", async () => {
    const prepared = await withCode(world, { amount: ownAmount() });
    const path = `/merchants/${merchant.merchant_id}`;
    await admin(world, "PATCH", path, { status: "SUSPENDED" });
    const stopped = await prepared.checkout.confirm(prepared.otp_code);
    await admin(world, "PATCH", path, { status: "ACTIVE" });
    expect([stopped.status, codeOf(stopped)]).toEqual([403, "FORBIDDEN"]);

    const bank = `/banks/${world.banks.find(({ bank_handle }) => bank_handle === own)?.bank_id}`;
    await admin(world, "PATCH", bank, { status: "SUSPENDED" });
    const offline = await prepared.checkout.confirm(prepared.otp_code);
    await admin(world, "PATCH", bank, { status: "ACTIVE" });
    expect([offline.status, codeOf(offline)]).toEqual([503, "BANK_UNAVAILABLE"]);

    const { body } = await prepared.checkout.confirm(prepared.otp_code);
    expect(body).toMatchObject({ state: "COMPLETED" });
  });
});
