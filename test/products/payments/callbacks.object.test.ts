import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  ibanAt,
  openGateway,
  Payment,
  party,
  railReport,
  registerMerchant,
} from "../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  railKeys,
  startTest,
  wait,
  wake,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, honestly } from "../../workers/neighbours.ts";

/** Callbacks of rail and banks, and the questions if they do not call back. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(endTest);

const modes = ["test", "live"] as const;
const otherMode = { test: "live", live: "test" } as const;

describe("the rail's report", () => {
  // @rule G6.3 D1.5
  it.each(modes)("on a %s payment is not found under the key of the other mode", async (mode) => {
    const payment = await Payment.open("borealis", { mode });
    await payment.pay();
    expect((await payment.credit("CREDITED", otherMode[mode])).status).toBe(404);
    expect(await payment.status()).toMatchObject({ state: "SETTLEMENT_PENDING" });
    // The same report under the right key counts.
    expect((await payment.credit()).status).toBe(202);
    expect(await payment.status()).toMatchObject({ state: "COMPLETED" });
  });

  it("of a second credit is accepted, and staff find it on the reconciliation list", async () => {
    const payment = await Payment.open("borealis");
    await payment.pay();
    bodyOf(await payment.credit(), 202);
    const again = { ...railReport(payment.instruction, "CREDITED"), rail_ref: "RAIL-2" };
    const key = { "x-gateway-rail-key": railKeys.test };
    for (const _ of ["once", "repeated"]) {
      bodyOf(await ask("POST", "/gateway/callback/credit", key, again), 202);
    }
    await deliverAll();
    const { data } = bodyOf(await askAdmin("GET", "reconciliation"));
    expect(data).toMatchObject([
      {
        ...{ payment_id: payment.payment_id, state: "COMPLETED", reason: "LATE_MONEY" },
        late_money: [{ said: "credited", rail_ref: "RAIL-2" }],
      },
    ]);
  });

  it("before the bank's answer tells the payee's bank about the credit, once", async () => {
    const payment = await Payment.open("borealis", { reference: "order-7" });
    answering("borealis execute-transaction", async ({ body: { end_to_end_id } }) => {
      expect((await payment.credit()).status).toBe(202);
      const answer = { transfer_ref: "REF-1", route_used: "NATIONAL_RAIL", status: "SUBMITTED" };
      return Response.json({ end_to_end_id, ...answer, bank_fee: 25 });
    });
    await payment.pay();
    await deliverAll();
    const { end_to_end_id, creditor_iban } = payment.instruction;
    const notices = callsOf("alpha notify-credit").map(({ body }) => body);
    const credit = { amount: 2_500, currency: "USD", remittance: "order-7" };
    expect(notices).toEqual([{ end_to_end_id, creditor_iban, ...credit }]);
  });
});

// @rule B8.1
describe("a bank's report on its prompt", () => {
  it.each(modes)("for a %s payment is not found under another bank's key", async (mode) => {
    const payment = await Payment.open("alpha", { mode });
    await payment.challenged("PUSH");
    for (const bank of [party.banks[otherMode[mode]].alpha, party.banks[mode].borealis]) {
      expect((await payment.pushResult("APPROVED", bank)).status).toBe(404);
    }
    expect(await payment.status()).toMatchObject({ state: "PUSH_SENT" });
    expect((await payment.pushResult("APPROVED", party.banks[mode].alpha)).status).toBe(202);
    expect(await payment.status()).toMatchObject({ state: "COMPLETED" });
  });

  /** Nobody calls back, so the payment asks the bank after ten seconds. */
  const askedForIt = async ({ session_id }: Payment) => {
    answering("alpha push-status", { status: "APPROVED" });
    wait(10_000);
    await wake(session_id);
  };

  /** Six prompts to one account within an hour, of which five may go unanswered. */
  const sixPrompts = async (
    payer: string,
    follow: (payment: Payment) => Promise<unknown>,
  ): Promise<number[]> => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      const payment = await Payment.open("alpha", { payer });
      statuses.push((await payment.challenged("PUSH")).status);
      await follow(payment);
    }
    return statuses;
  };

  it.each([
    ["called back", (payment: Payment) => payment.pushResult("APPROVED", party.banks.test.alpha)],
    ["asked for", askedForIt],
  ])("returns an approved prompt's send to the payer's guard: %s", async (how, approve) => {
    const payer = ibanAt("alpha", how === "asked for" ? 11 : 12);
    expect(await sixPrompts(payer, approve)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it("leaves unanswered prompts counted at the payer's guard", async () => {
    const ignore = async () => {};
    expect(await sixPrompts(ibanAt("alpha", 13), ignore)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("is accepted while the merchant is suspended, and applied after the suspension", async () => {
    const merchant = await registerMerchant();
    const change = (status: string) =>
      askAdmin("PATCH", `merchants/${merchant.merchant_id}`, { status });
    const payment = await Payment.open("alpha", { merchant });
    await payment.challenged("PUSH");
    await change("SUSPENDED");
    expect((await payment.pushResult("APPROVED", party.banks.test.alpha)).status).toBe(202);
    await change("ACTIVE");
    wait(2_000);
    expect(await payment.status()).toMatchObject({ state: "PUSH_SENT" });
    await askedForIt(payment);
    expect(await payment.status()).toMatchObject({ state: "COMPLETED" });
  });

  it("whose last check took too long is answered so that the bank repeats it", async () => {
    const payment = await Payment.open("borealis");
    await payment.challenged("PUSH");
    const approved = () => payment.pushResult("APPROVED", party.banks.test.borealis);
    answering("directory resolve", ({ body: { value: iban } }) => {
      wait(15_001);
      return Response.json({ iban, institution_code: "ALPHDEFFXXX" });
    });
    const { status, headers, body } = await approved();
    expect([status, body.error]).toMatchObject([
      503,
      { code: "SERVICE_UNAVAILABLE", retryable: true },
    ]);
    expect(headers.get("content-type")).toBe("application/json");
    expect(await payment.status()).toMatchObject({ state: "PUSH_SENT" });
    honestly("directory resolve");
    expect((await approved()).status).toBe(202);
    expect(await payment.status()).toMatchObject({ state: "SETTLEMENT_PENDING" });
  });

  it("on a prompt that was replaced moves nothing; the newest still pays", async () => {
    let prompts = 0;
    answering("alpha send-push", () => Response.json({ push_token: `prompt-${++prompts}` }));
    const payment = await Payment.open();
    await payment.challenged("PUSH");
    await payment.select("PUSH");
    const { alpha } = party.banks.test;
    expect((await payment.pushResult("APPROVED", alpha, "prompt-1")).status).toBe(202);
    expect(await payment.status()).toMatchObject({ state: "PUSH_SENT" });
    expect(callsOf("alpha execute-transaction")).toEqual([]);
    expect((await payment.pushResult("APPROVED", alpha, "prompt-2")).status).toBe(202);
    expect(await payment.status()).toMatchObject({ state: "COMPLETED" });
  });

  it("that never comes is requested, and an approval is executed at once", async () => {
    const payment = await Payment.open();
    await payment.challenged("PUSH");
    await askedForIt(payment);
    expect(callsOf("alpha execute-transaction")).toHaveLength(1);
    expect(await payment.status()).toMatchObject({ state: "COMPLETED" });
  });
});
