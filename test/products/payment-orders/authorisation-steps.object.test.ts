import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeBank } from "../../workers/gateway-journey.ts";
import { type Answer, bodyOf, endTest, startTest, wait } from "../../workers/gateway-worker.ts";
import { answering, callsOf, refusing } from "../../workers/neighbours.ts";
import { GRANTABLE, openBanking, othersIban, ownIban } from "../consents/consent-journey.ts";
import { type Customer, Order } from "./order-journey.ts";

/** The customer's steps on the page of an order (O6). */
beforeAll(async () => {
  startTest();
  await openBanking();
});
beforeEach(startTest);
afterEach(endTest);

const MINUTE_MS = 60_000;
const fresh = async (changes = {}): Promise<Customer> => (await Order.ask(changes)).open();
const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? body.status];
const parametersOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe("the customer's way", () => {
  // @rule O6.2 O8.13
  it("from the code to the redirect, with each step's answer", async () => {
    const customer = await fresh();
    const { payment_order_id } = customer.order;
    const open = { payment_order_id, status: "PENDING_SCA", redirect_url: null };
    expect(bodyOf(await customer.read())).toEqual({ ...open, step: "START", challenge: null });
    expect(bodyOf(await customer.start())).toMatchObject({
      ...{ ...open, step: "CONFIRM" },
      challenge: { auth_mode: "OTP", phone_masked: "+49 •• 47", display_code: null },
    });
    expect(callsOf("alpha send-otp").at(-1)?.body).toMatchObject({
      ...{ session_id: payment_order_id, payer_iban: ownIban, purpose: "PAYMENT_ORDER" },
      ...{ amount: 2_500, currency: "USD", creditor_name: "Meridian Books" },
    });
    const confirmed = bodyOf(await customer.confirm());
    expect(confirmed).toMatchObject({ status: "COMPLETED", step: "DONE", challenge: null });
    expect(confirmed.redirect_url).toMatch(/^https:\/\/tpp\.example\/back\?/);
    expect(parametersOf(confirmed.redirect_url)).toEqual({
      ...{ payment_order_id, status: "completed", state: "state-1" },
      iss: "https://gateway.example",
    });
    expect(callsOf("alpha execute-transaction").at(-1)?.body).toMatchObject({
      ...{ amount: 2_500, creditor_name: "Meridian Books", purpose: "PAYMENT_ORDER" },
      authorisation: { type: "SCA", reference: "otp-token" },
    });
    expect(await customer.order.seen()).toMatchObject({ status: "COMPLETED", sca_url: null });
  });

  it("approve answers the view, before and after, and pays nothing", async () => {
    const customer = await fresh();
    for (const json of [{}, { accounts: ["acc_strange"] }]) {
      expect(bodyOf(await customer.approve(json))).toMatchObject({ step: "START" });
    }
    expect(callsOf("alpha execute-transaction")).toEqual([]);
    await customer.paid();
    expect(bodyOf(await customer.approve())).toEqual(bodyOf(await customer.read()));
    expect(callsOf("alpha execute-transaction")).toHaveLength(1);
  });

  it("waits while the bank takes no payments from apps, and the same code is good afterwards", async () => {
    const customer = await (await fresh()).challenged();
    await changeBank("alpha", { ob_scopes_supported: ["accounts:read"] });
    const asked = callsOf("alpha verify-otp").length;
    expect(codeOf(await customer.confirm())).toEqual([403, "FORBIDDEN"]);
    expect(callsOf("alpha verify-otp")).toHaveLength(asked);
    await changeBank("alpha", { ob_scopes_supported: GRANTABLE });
    expect(bodyOf(await customer.confirm())).toMatchObject({ status: "COMPLETED" });
  });

  it("without an answer of the bank within 5 seconds the order is in PROCESSING", async () => {
    const customer = await (await fresh()).challenged();
    answering("alpha execute-transaction", () => new Response(null, { status: 502 }));
    const confirmed = bodyOf(await customer.confirm());
    expect(confirmed).toMatchObject({ status: "PROCESSING", step: "DONE" });
    expect(parametersOf(confirmed.redirect_url).status).toBe("processing");
  });

  it.each<[string, (customer: Customer) => Promise<unknown>, string, string]>([
    ["rejects", (customer) => customer.reject(), "REJECTED", "CUSTOMER_REJECTED"],
    [
      "declines at the bank",
      async (customer) => {
        await customer.start("PUSH");
        answering("alpha push-status", { status: "DECLINED" });
        wait(11_000);
        return customer.step("confirm");
      },
      ...(["REJECTED", "PUSH_DECLINED"] as const),
    ],
    [
      "takes too long",
      async () => wait(15 * MINUTE_MS - 1_000),
      ...(["REJECTED", "AUTHORISATION_TIMEOUT"] as const),
    ],
    [
      "has too little money",
      async (customer) => {
        answering("alpha execute-transaction", refusing("INSUFFICIENT_FUNDS"));
        await customer.challenged();
        return customer.confirm();
      },
      ...(["FAILED", "INSUFFICIENT_FUNDS"] as const),
    ],
  ])("a customer who %s goes back with the status", async (_, act, status, reason) => {
    const customer = await fresh();
    await act(customer);
    wait(1_000);
    const again = await customer.order.open(customer.browser);
    const { redirect_url, ...step } = bodyOf(await again.read());
    expect(step).toMatchObject({ status, step: "DONE", challenge: null });
    expect(parametersOf(redirect_url)).toMatchObject({ status: status.toLowerCase() });
    expect(await customer.order.seen()).toMatchObject({ status, status_reason: reason });
  });

  it("of a TPP without a redirect_uri ends on the page", async () => {
    const customer = await (await fresh({ redirect_uri: null, state: null })).paid();
    expect(bodyOf(await customer.read())).toMatchObject({
      ...{ status: "COMPLETED", redirect_url: null },
    });
  });
});

describe("a step is refused", () => {
  const cases: [string, number, string, (customer: Customer) => Promise<Answer>][] = [
    ["another account", 422, "PAYER_NOT_FOUND", (c) => c.payer(othersIban)],
    [
      "an account at another bank",
      422,
      "PAYER_NOT_FOUND",
      (c) => c.payer("GB39BORE20406010020321"),
    ],
    [
      "a method that the account does not have",
      ...([422, "AUTH_METHOD_NOT_AVAILABLE"] as const),
      async () => (await fresh({ methods: ["PUSH"] })).start("OTP"),
    ],
    [
      "a step of an order that its TPP cancelled",
      ...([409, "INVALID_STATE"] as const),
      async (c) => {
        await c.order.cancel();
        return c.start();
      },
    ],
    [
      "a code after the consent has ended",
      ...([422, "CONSENT_REVOKED"] as const),
      async (c) => {
        await c.challenged();
        await c.order.consent.revoke();
        return c.confirm();
      },
    ],
  ];

  it.each(cases)("%s: %i %s", async (_, status, code, act) => {
    expect(codeOf(await act(await fresh()))).toEqual([status, code]);
  });
});
