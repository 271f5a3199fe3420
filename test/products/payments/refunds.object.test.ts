import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  changeBank,
  changeMerchant,
  ibanAt,
  openGateway,
  Payment,
  settlement,
} from "../../workers/gateway-journey.ts";
import { askAdmin, bodyOf, endTest, startTest, wait, wake } from "../../workers/gateway-worker.ts";
import { answering, calls, callsOf, customers, lost } from "../../workers/neighbours.ts";

/** Which merchants can refund, and the checks right before a refund is sent. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(async () => {
  await changeMerchant({ settlement_iban: settlement, refund_authority: true });
  await changeBank("alpha", { status: "ACTIVE" });
  endTest();
});

/** A payment that has just been completed: bank and merchant are still in the cache. */
const paid = async (from: "alpha" | "borealis" = "alpha", terms: object = {}) => {
  const payment = await Payment.open(from, { ...terms });
  await payment.pay();
  if (from === "borealis") await payment.credit();
  expect(await payment.status()).toMatchObject({ state: "COMPLETED" });
  calls.length = 0;
  return payment;
};

const refund = async (payment: Payment) => {
  const { status, body } = await payment.asMerchant(
    "POST",
    `/payments/${payment.payment_id}/refunds`,
    { amount: 1_000 },
  );
  return [status, body.error?.code ?? body.status];
};

const refused = async (payment: Payment, status: number, code: string) => {
  expect(await refund(payment)).toEqual([status, code]);
  expect(callsOf("alpha execute-transaction")).toEqual([]);
  expect(await payment.status()).toMatchObject({ refunded_amount: 0 });
};

// @rule P7.3
describe("a refund leaves only the merchant's own account", () => {
  it("is accepted from there", async () => {
    const payment = await paid();
    expect(await refund(payment)).toEqual([201, "PROCESSING"]);
    const [sent] = callsOf("alpha execute-transaction");
    expect(sent?.body).toMatchObject({ debtor_iban: settlement, creditor_iban: payment.payer });
    expect(await payment.status()).toMatchObject({ refunded_amount: 1_000 });
  });

  it("is refused for a payment to another account", async () => {
    const destination = { type: "iban", value: ibanAt("alpha", 2) };
    await refused(await paid("alpha", { destination }), 422, "REFUND_NOT_AUTHORISED");
  });

  it("is refused for a payment to the merchant's former account", async () => {
    const payment = await paid();
    await changeMerchant({ settlement_iban: ibanAt("alpha", 3) });
    await refused(payment, 422, "REFUND_NOT_AUTHORISED");
  });

  it("is refused once the bank's authority is no longer on record", async () => {
    const payment = await paid();
    await changeMerchant({ refund_authority: false });
    await refused(payment, 422, "REFUND_NOT_AUTHORISED");
  });
});

describe("a refund never pays money that has already gone back", () => {
  const seen = { outcome: "ACKNOWLEDGED", note: "seen in the rail's report" };
  const acknowledge = async ({ payment_id }: Payment) =>
    bodyOf(await askAdmin("POST", `reconciliation/${payment_id}/resolve`, seen));

  /** The payer's bank is asked about the money after five seconds. */
  const asked = async (status: string, { session_id }: Payment) => {
    answering("borealis transaction-status", ({ body: { end_to_end_id } }) =>
      Response.json({ end_to_end_id, status }),
    );
    wait(5_000);
    await wake(session_id);
  };

  /** The rail has credited it, rejected it afterwards, and staff have seen that. */
  const rejectedLate = async () => {
    const payment = await Payment.open("borealis");
    await payment.pay();
    bodyOf(await payment.credit(), 202);
    bodyOf(await payment.credit("REJECTED"), 202);
    await refused(payment, 409, "PAYMENT_UNDER_REVIEW");
    await acknowledge(payment);
    // Staff have seen the report, and the bank has not been asked yet.
    await refused(payment, 409, "PAYMENT_UNDER_REVIEW");
    return payment;
  };

  it("is refused for a payment whose money came back after the rail's late rejection", async () => {
    const payment = await rejectedLate();
    await asked("RETURNED", payment);
    await refused(payment, 409, "PAYMENT_UNDER_REVIEW");
    await acknowledge(payment);
    await refused(payment, 422, "REFUND_EXCEEDS_PAYMENT");
  });

  it("is accepted if within an hour no money came back", async () => {
    const payment = await rejectedLate();
    await asked("SUBMITTED", payment);
    await refused(payment, 409, "PAYMENT_UNDER_REVIEW");
    wait(3_600_000);
    expect(await refund(payment)).toEqual([201, "PROCESSING"]);
  });

  it("is refused while the money of an earlier one is on its way back", async () => {
    const payment = await paid("borealis");
    const all = { amount: 2_500 };
    bodyOf(await payment.refund(all), 201);
    bodyOf(await payment.credit("REJECTED"), 202);
    expect(await payment.refunds()).toMatchObject([{ status: "FAILED" }]);
    calls.length = 0;
    await refused(payment, 422, "REFUND_EXCEEDS_PAYMENT");
    answering("alpha transaction-status", ({ body: { end_to_end_id } }) =>
      Response.json({ end_to_end_id, status: "RETURNED" }),
    );
    wait(5_000);
    await wake(payment.session_id);
    bodyOf(await payment.refund(all), 201);
  });
});

describe("right before a refund", () => {
  it("a bank that was suspended a moment ago is not called", async () => {
    const payment = await paid();
    await changeBank("alpha", { status: "SUSPENDED" });
    await refused(payment, 503, "BANK_UNAVAILABLE");
  });

  it("across banks the directory confirms the payer's account", async () => {
    const payment = await paid("borealis");
    expect(await refund(payment)).toEqual([201, "PROCESSING"]);
    const asked = callsOf("directory resolve").map(({ body }) => body);
    expect(asked).toEqual([{ type: "IBAN", value: payment.payer }]);
  });

  it("across banks the money goes back to the account that paid, even if its alias has changed", async () => {
    const payment = await Payment.open("borealis");
    bodyOf(await payment.step("resolve-payer", { payer_alias: "boris" }));
    await payment.select();
    await payment.confirm();
    bodyOf(await payment.credit(), 202);
    calls.length = 0;
    answering("directory resolve", ({ body: { type, value } }) =>
      Response.json({
        iban: type === "ALIAS" ? ibanAt("borealis", 9) : value,
        institution_code: "BOREGB2LXXX",
      }),
    );
    expect(await refund(payment)).toEqual([201, "PROCESSING"]);
    expect(callsOf("alpha execute-transaction")).toMatchObject([
      { body: { creditor_iban: customers.boris.iban } },
    ]);
  });

  it.each([
    ["knows another bank for it", { institution_code: "OTHERBANK" }, 409, "DESTINATION_MISMATCH"],
    ["does not answer", lost, 503, "DIRECTORY_UNAVAILABLE"],
  ])("nothing is sent if the directory %s", async (_, said, status, code) => {
    const payment = await paid("borealis");
    answering(
      "directory resolve",
      typeof said === "function" ? said : { iban: payment.payer, ...said },
    );
    await refused(payment, status, code);
  });

  it("within one bank the directory is not asked", async () => {
    await refund(await paid());
    expect(callsOf("directory resolve")).toEqual([]);
  });
});
