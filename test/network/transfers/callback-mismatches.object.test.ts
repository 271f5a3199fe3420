import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { sweepMismatches } from "../../../src/network/transfers/callbacks.ts";
import { openGateway, Payment } from "../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  endTest,
  env,
  railKeys,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";

/** Callbacks of the rail that differ from their instruction, as staff see them. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(async () => {
  startTest();
  await env.DB.prepare("delete from callback_mismatches").run();
});
afterEach(endTest);

const list = "callback-mismatches";
const shown = async () => bodyOf(await askAdmin("GET", list)).data;

const submitted = async (): Promise<Payment> => {
  const payment = await Payment.open("borealis");
  await payment.pay();
  return payment;
};

const creditWith = (payment: Payment, changes: object, key = railKeys.test) => {
  const { end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban } =
    payment.instruction;
  const same = { end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban };
  const report = { ...same, status: "CREDITED", rail_ref: "RAIL-1", settlement_fee: 0 };
  const headers = { "x-gateway-rail-key": key };
  return ask("POST", "/gateway/callback/credit", headers, { ...report, ...changes });
};

// @rule D1.3
it("are listed with the names of what differs, and are in the timeline", async () => {
  const payment = await submitted();
  const elsewhere = "DE89370400440532013000";
  const refused = await creditWith(payment, { amount: 1, creditor_iban: elsewhere });
  expect(refused.body.error.code).toBe("CALLBACK_MISMATCH");
  const [one, ...more] = await shown();
  expect(more).toEqual([]);
  expect(one).toMatchObject({
    payment_id: payment.payment_id,
    movement: null,
    mode: "test",
    said: "CREDITED",
    differs: ["amount", "creditor_iban"],
    correlation_id: refused.body.error.correlation_id,
  });
  const detail = bodyOf(await askAdmin("GET", `payments/${payment.payment_id}`));
  expect(detail.state).toBe("SETTLEMENT_PENDING");
  expect(detail.timeline.at(-1)).toMatchObject({
    ...{ kind: "rail_report", what: "mismatch", actor: "rail" },
    outcome: "amount, creditor_iban",
  });
  expect(JSON.stringify([one, detail])).not.toContain(elsewhere);
});

it("are none if they match, come from another mode, or name no payment", async () => {
  const payment = await submitted();
  bodyOf(await creditWith(payment, {}), 202);
  await creditWith(await submitted(), { amount: 1 }, railKeys.live);
  await creditWith(payment, { originator_ref: `pay_${"0".repeat(43)}`, amount: 1 });
  expect(await shown()).toEqual([]);
});

it("are kept at most twenty times a minute, and each is refused all the same", async () => {
  const payment = await submitted();
  for (let count = 0; count < 23; count++) {
    expect((await creditWith(payment, { amount: 1 })).status).toBe(409);
  }
  expect(await shown()).toHaveLength(20);
  wait(60_000);
  await creditWith(payment, { amount: 1 });
  expect(await shown()).toHaveLength(21);
});

it("are forgotten after ninety days", async () => {
  await creditWith(await submitted(), { amount: 1 });
  wait(90 * 24 * 3_600_000 - 1);
  await sweepMismatches(env);
  expect(await shown()).toHaveLength(1);
  wait(2);
  await sweepMismatches(env);
  expect(await shown()).toEqual([]);
});
