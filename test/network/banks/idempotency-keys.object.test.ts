import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openGateway, Payment } from "../../workers/gateway-journey.ts";
import {
  bodyOf,
  deliverAll,
  endTest,
  startTest,
  wait,
  wake,
} from "../../workers/gateway-worker.ts";
import { answering, calls, callsOf, lost, type OutboundCall } from "../../workers/neighbours.ts";

/** Banks may have idempotency in front: a key that was used before gets the answer from before. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(() => {
  // A key is never used for two requests, whatever the test has made the gateway ask.
  const requests = new Map<string, string>();
  for (const call of calls) {
    const key = call.headers["idempotency-key"];
    if (key === undefined) continue;
    expect(requests.get(key) ?? call.operation + call.text).toBe(call.operation + call.text);
    requests.set(key, call.operation + call.text);
  }
  endTest();
});

const keysOf = (asked: readonly OutboundCall[]) =>
  asked.map(({ headers }) => headers["idempotency-key"]);

/** Asked as often, each time under another key. */
const isAskedAnew = (operation: string, times: number) => {
  const keys = keysOf(callsOf(operation));
  expect(keys).toHaveLength(times);
  expect(new Set(keys).size).toBe(times);
};

// @rule B1.7
it("each question about a prompt has its own key", async () => {
  const payment = await Payment.open();
  await payment.challenged("PUSH");
  await payment.step("confirm", {});
  wait(10_000);
  await wake(payment.session_id);
  wait(2_000);
  answering("alpha push-status", { status: "APPROVED" });
  await payment.step("confirm", {});
  isAskedAnew("alpha push-status", 3);
  expect(await payment.status()).toMatchObject({ state: "COMPLETED" });
});

it("each question about a movement has its own key, never the instruction's", async () => {
  const payment = await Payment.open("borealis");
  await payment.pay();
  bodyOf(await payment.credit("REJECTED"), 202);
  for (const milliseconds of [5_000, 5_000, 10_000]) {
    wait(milliseconds);
    await wake(payment.session_id);
  }
  isAskedAnew("borealis transaction-status", 3);
});

it("a credit notice has one key in every repeat", async () => {
  const payment = await Payment.open("borealis");
  await payment.pay();
  answering("alpha notify-credit", lost);
  bodyOf(await payment.credit(), 202);
  await deliverAll();
  wait(5_000);
  await wake(payment.session_id);
  const keys = keysOf(callsOf("alpha notify-credit"));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it("an instruction has its end_to_end_id in every repeat", async () => {
  answering("alpha execute-transaction", lost);
  const payment = await Payment.open();
  await payment.pay();
  wait(2_000);
  await wake(payment.session_id);
  const { end_to_end_id } = payment.instruction;
  expect(keysOf(callsOf("alpha execute-transaction"))).toEqual([end_to_end_id, end_to_end_id]);
});
