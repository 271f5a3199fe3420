import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Answer, bodyOf, endTest, startTest } from "../../workers/gateway-worker.ts";
import { callsOf } from "../../workers/neighbours.ts";
import { openBanking, othersIban, ownIban } from "../consents/consent-journey.ts";
import { type Customer, Order } from "./order-journey.ts";

/** What only the customer can do, once (O6). */
beforeAll(async () => {
  startTest();
  await openBanking();
});
beforeEach(startTest);
afterEach(endTest);

const fresh = async (): Promise<Customer> => (await Order.ask()).open();
const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? body.status];
const executions = () => callsOf("alpha execute-transaction");

describe("only one browser", () => {
  it("two browsers that start at once: one is challenged, the other is refused", async () => {
    const order = await Order.ask();
    const browsers = [await order.open(), await order.open()];
    const answers = await Promise.all(browsers.map((browser) => browser.start()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      callsOf("alpha send-otp").filter(({ body }) => body.session_id === order.payment_order_id),
    ).toHaveLength(1);
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

  it("accounts guessed: ten, then no more, and the customer's own browser is unharmed", async () => {
    const customer = await (await fresh()).challenged();
    const stranger = await customer.order.open();
    for (let guess = 0; guess < 10; guess++) {
      expect(codeOf(await stranger.payer(othersIban))).toEqual([422, "PAYER_NOT_FOUND"]);
    }
    expect(codeOf(await stranger.payer(ownIban))).toEqual([429, "PAYER_CHANGE_LIMIT_REACHED"]);
    expect(bodyOf(await customer.confirm())).toMatchObject({ status: "COMPLETED" });
  });
});
