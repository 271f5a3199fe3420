import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeBank, openGateway, Payment, party } from "../../workers/gateway-journey.ts";
import {
  bodyOf,
  deliverAll,
  endTest,
  startTest,
  wait,
  wake,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, lost } from "../../workers/neighbours.ts";

/** A bank that is suspended takes no new instruction; money under way is followed to its end. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(async () => {
  for (const bank of ["alpha", "borealis"] as const) await changeBank(bank, { status: "ACTIVE" });
  endTest();
});

const suspend = async (bank: "alpha" | "borealis") => {
  await changeBank(bank, { status: "SUSPENDED" });
  wait(10_000);
};

const statusOf = (bank: string, status: string) =>
  answering(`${bank} transaction-status`, ({ body: { end_to_end_id } }) =>
    Response.json({ end_to_end_id, status }),
  );

// @rule P5.5
describe("a suspended bank", () => {
  it("gets an instruction again whose outcome is unknown", async () => {
    const payment = await Payment.open();
    answering("alpha execute-transaction", lost);
    await payment.pay();
    const [first] = callsOf("alpha execute-transaction");
    await suspend("alpha");
    answering("alpha execute-transaction", {
      ...{ end_to_end_id: payment.instruction.end_to_end_id, transfer_ref: "REF-1" },
      ...{ route_used: "SAME_BANK", status: "BOOKED", bank_fee: 25 },
    });
    await wake(payment.session_id);
    const [, second] = callsOf("alpha execute-transaction");
    expect(second?.text).toBe(first?.text);
    expect(await payment.status()).toMatchObject({ state: "COMPLETED" });
  });

  it("is asked about a transfer that it has only accepted", async () => {
    const payment = await Payment.open();
    answering("alpha execute-transaction", ({ body: { end_to_end_id } }) =>
      Response.json({
        ...{ end_to_end_id, transfer_ref: "REF-1", route_used: "SAME_BANK" },
        ...{ status: "SUBMITTED", bank_fee: 25 },
      }),
    );
    await payment.pay();
    await suspend("alpha");
    statusOf("alpha", "BOOKED");
    await wake(payment.session_id);
    expect(await payment.status()).toMatchObject({ state: "COMPLETED" });
  });

  it("is asked about money on its way back", async () => {
    const payment = await Payment.open("borealis");
    await payment.pay();
    bodyOf(await payment.credit("REJECTED"), 202);
    await suspend("borealis");
    statusOf("borealis", "RETURNED");
    await wake(payment.session_id);
    expect(await payment.status()).toMatchObject({ state: "FAILED", funds: "RETURNED" });
  });

  it("is notified of a credit to its customer", async () => {
    const payment = await Payment.open("borealis");
    await payment.pay();
    await suspend("alpha");
    bodyOf(await payment.credit(), 202);
    await deliverAll();
    expect(callsOf("alpha notify-credit")).toHaveLength(1);
  });

  it("is heard when its customer declines, and asked to repeat an approval", async () => {
    const payment = await Payment.open();
    await payment.challenged("PUSH");
    await suspend("alpha");
    const approved = await payment.pushResult("APPROVED", party.banks.test.alpha);
    expect([approved.status, approved.body.error.code]).toEqual([503, "BANK_UNAVAILABLE"]);
    expect(await payment.status()).toMatchObject({ state: "PUSH_SENT" });
    bodyOf(await payment.pushResult("DECLINED", party.banks.test.alpha), 202);
    expect(await payment.status()).toMatchObject({ state: "PENDING" });
  });
});
