import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Answer,
  ask,
  bodyOf,
  endTest,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { callsOf } from "../../workers/neighbours.ts";
import { Consent, openBanking, othersIban, ownIban } from "../consents/consent-journey.ts";
import { type Customer, Order } from "./order-journey.ts";

/** What only the customer can do, once (O6). */
beforeAll(async () => {
  startTest();
  await openBanking();
});
beforeEach(startTest);
afterEach(endTest);

const MINUTE_MS = 60_000;
const fresh = async (): Promise<Customer> => (await Order.ask()).open();
const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? body.status];
const executions = () => callsOf("alpha execute-transaction");

describe("only this browser, with this order's page", () => {
  const steps = ["payer", "start", "confirm", "approve", "reject"];

  it.each(steps)(
    "%s: merchants and TPPs are refused before anything is looked up",
    async (step) => {
      const customer = await fresh();
      for (const authorization of [
        "Bearer mk_test_1",
        "Bearer eyJ.a.b",
        "DPoP eyJ.a.b",
        "Basic YTpi",
      ]) {
        const answer = await customer.step(step, {}, { authorization });
        expect(codeOf(answer)).toEqual([403, "HOSTED_STEP_FORBIDDEN"]);
        const path = `/ob/payment-orders/po_${"0".repeat(43)}/authorisation/${step}`;
        expect(codeOf(await ask("POST", path, { authorization }, {}))).toEqual([
          ...[403, "HOSTED_STEP_FORBIDDEN"],
        ]);
      }
    },
  );

  it.each([...steps, ""])("%s: 401 without a token, 403 with another object's", async (step) => {
    const [customer, other] = [await fresh(), await fresh()];
    const consent = await (await Consent.ask()).open();
    const path = `/ob/payment-orders/${customer.order.payment_order_id}/authorisation${step && `/${step}`}`;
    const method = step === "" ? "GET" : "POST";
    const json = step === "" ? undefined : {};
    const withToken = (token: string) =>
      ask(method, path, { "x-gateway-auth-session": token }, json).then(codeOf);
    expect(await ask(method, path, {}, json).then(codeOf)).toEqual([401, "SESSION_TOKEN_REQUIRED"]);
    expect(await withToken(`${customer.token}0`)).toEqual([401, "SESSION_TOKEN_REQUIRED"]);
    expect(await withToken(other.token)).toEqual([403, "FORBIDDEN"]);
    expect(await withToken(consent.token)).toEqual([403, "FORBIDDEN"]);
    wait(15 * MINUTE_MS);
    expect(await withToken(customer.token)).toEqual([401, "SESSION_TOKEN_REQUIRED"]);
  });

  it("the token of an order's page takes no step of a consent", async () => {
    const { token } = await fresh();
    const consent = await Consent.ask();
    const path = `/ob/consents/${consent.consent_id}/authorisation/reject`;
    const answer = await ask("POST", path, { "x-gateway-auth-session": token }, {});
    expect(codeOf(answer)).toEqual([403, "FORBIDDEN"]);
  });

  it("the first start binds: another browser sees no challenge, takes no step, goes nowhere", async () => {
    const customer = await fresh();
    const stranger = await customer.order.open();
    await customer.challenged();
    const refused = [409, "CONTINUED_ELSEWHERE"];
    expect(bodyOf(await stranger.read())).toMatchObject({ step: "CONFIRM", challenge: null });
    expect(codeOf(await stranger.start())).toEqual(refused);
    expect(codeOf(await stranger.confirm())).toEqual(refused);
    expect(codeOf(await stranger.reject())).toEqual(refused);
    expect(executions()).toEqual([]);
    bodyOf(await customer.confirm());
    for (const answer of [await stranger.confirm(), await stranger.read()]) {
      expect(bodyOf(answer)).toMatchObject({ status: "COMPLETED", redirect_url: null });
    }
  });

  it("two browsers that start at once: one is challenged, the other is refused", async () => {
    const order = await Order.ask();
    const browsers = [await order.open(), await order.open()];
    const answers = await Promise.all(browsers.map((browser) => browser.start()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      callsOf("alpha send-otp").filter(({ body }) => body.session_id === order.payment_order_id),
    ).toHaveLength(1);
  });

  it("who names the account continues there, and the earlier code counts nowhere", async () => {
    const customer = await (await fresh()).challenged();
    const other = await customer.order.open();
    expect(bodyOf(await other.payer())).toMatchObject({ step: "START", challenge: null });
    expect(codeOf(await customer.confirm())).toEqual([409, "CONTINUED_ELSEWHERE"]);
    expect(codeOf(await other.confirm())).toEqual([409, "CHALLENGE_REQUIRED"]);
    await other.challenged();
    expect(bodyOf(await other.confirm())).toMatchObject({ status: "COMPLETED" });
    expect(executions()).toHaveLength(1);
  });
});

describe("attacks", () => {
  it("replayed after the end, address and code show the outcome and pay nothing more", async () => {
    const customer = await (await fresh()).paid();
    for (let replay = 0; replay < 5; replay++) {
      expect(bodyOf(await customer.confirm())).toMatchObject({ status: "COMPLETED" });
      expect(bodyOf(await customer.approve())).toMatchObject({ status: "COMPLETED" });
      const again = await customer.order.open(customer.browser);
      expect(codeOf(await again.start())).toEqual([409, "INVALID_STATE"]);
      expect(codeOf(await again.payer())).toEqual([409, "INVALID_STATE"]);
    }
    expect(executions()).toHaveLength(1);
  });

  it("one code sent ten times at once pays once", async () => {
    const customer = await (await fresh()).challenged();
    await Promise.all(Array.from({ length: 10 }, () => customer.confirm()));
    expect(executions()).toHaveLength(1);
    expect((await customer.order.seen()).status).toBe("COMPLETED");
  });

  it("codes guessed in parallel: five reach the bank, then the order is rejected", async () => {
    const customer = await (await fresh()).challenged();
    const guesses = Array.from({ length: 30 }, (_, guess) => String(200_000 + guess));
    await Promise.all(guesses.map((guess) => customer.confirm(guess)));
    for (const guess of guesses) await customer.confirm(guess);
    expect(
      callsOf("alpha verify-otp").filter(({ body }) => guesses.includes(body.otp_code)),
    ).toHaveLength(5);
    expect(await customer.order.seen()).toMatchObject({
      ...{ status: "REJECTED", status_reason: "OTP_ATTEMPTS_EXCEEDED" },
    });
    expect(executions()).toEqual([]);
  });

  it("accounts guessed: ten, then no more, and the customer's own browser is unharmed", async () => {
    const customer = await (await fresh()).challenged();
    const stranger = await customer.order.open();
    for (let guess = 0; guess < 10; guess++) {
      expect(codeOf(await stranger.payer(othersIban))).toEqual([422, "PAYER_NOT_FOUND"]);
    }
    expect(codeOf(await stranger.payer(ownIban))).toEqual([429, "PAYER_CHANGE_LIMIT_REACHED"]);
    expect(bodyOf(await customer.confirm())).toMatchObject({ status: "COMPLETED" });
  });

  it("ten opens by a link scanner use nothing up", async () => {
    const order = await Order.ask();
    const before = await order.seen();
    for (let opened = 0; opened < 10; opened++) {
      bodyOf(await ask("GET", order.url, {}));
      bodyOf(await ask("GET", `${order.url}/live`, {}));
    }
    expect(await order.seen()).toEqual(before);
    expect(bodyOf(await (await (await order.open()).paid()).read()).status).toBe("COMPLETED");
  });

  it("an address whose end was changed, or of another order, leads nowhere", async () => {
    const [order, other] = [await Order.ask(), await Order.ask()];
    const macOf = ({ url }: Order) => url.split(".").at(-1) ?? "";
    for (const mac of [macOf(other), macOf(order).slice(0, -1), `${macOf(order)}0`, ""]) {
      const url = order.url.replace(macOf(order), mac);
      expect((await ask("GET", url, {})).status).toBe(404);
      expect((await ask("GET", `${url}/live`, {})).status).toBe(404);
    }
    const asConsent = order.url.replace("/sca/", "/consent/");
    expect((await ask("GET", asConsent, {})).status).toBe(404);
  });

  it("the redirect goes to the registered address only, whatever the page is asked", async () => {
    const customer = await (await fresh()).paid();
    const evil = "redirect_uri=https://evil.example&state=x&redirect_url=https://evil.example";
    const path = `/ob/payment-orders/${customer.order.payment_order_id}/authorisation?${evil}`;
    const asked = await ask("GET", path, { "x-gateway-auth-session": customer.token });
    const { redirect_url } = bodyOf(asked);
    expect(new URL(redirect_url).origin).toBe("https://tpp.example");
    expect(new URL(redirect_url).searchParams.getAll("state")).toEqual(["state-1"]);
  });

  it("a form of another site takes no step: its fields are not the token's header", async () => {
    const customer = await fresh();
    const path = `/ob/payment-orders/${customer.order.payment_order_id}/authorisation/reject`;
    const cookie = `order_browser=${customer.browser}`;
    expect(codeOf(await ask("POST", path, { cookie }, {}))).toEqual([
      ...[401, "SESSION_TOKEN_REQUIRED"],
    ]);
    expect((await customer.order.seen()).status).toBe("PENDING_SCA");
  });

  it("the live status tells a stranger no digits, and no credentials hear it", async () => {
    const customer = await fresh();
    bodyOf(await customer.start("PUSH"));
    const live = (headers = {}) => ask("GET", `${customer.order.url}/live`, headers);
    expect(bodyOf(await live({ "x-gateway-auth-session": customer.token })).display_code).toMatch(
      /^\d\d$/,
    );
    expect(bodyOf(await live())).not.toHaveProperty("display_code");
    const refused = await live({ authorization: "Bearer mk_test_1" });
    expect(codeOf(refused)).toEqual([403, "HOSTED_STEP_FORBIDDEN"]);
  });
});
