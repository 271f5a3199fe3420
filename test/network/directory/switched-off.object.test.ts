import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeBank, openGateway, Payment, party } from "../../workers/gateway-journey.ts";
import { bodyOf, deliverAll, endTest, startTest, wait } from "../../workers/gateway-worker.ts";
import {
  answering,
  type Customer,
  callsOf,
  customers,
  type OutboundCall,
} from "../../workers/neighbours.ts";

/**
 * Names that are switched off while a payment is under way. test/flows/switched-off-names.test.ts
 * tries every way of switching off with a real registry.
 */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(endTest);

const SUSPENDED = { handle: "carla", bank_handle: null, status: "SUSPENDED", routes: [] };
const suspend = () => answering("registry resolve", SUSPENDED);

/** From a customer by alias to another by alias, at one bank, with a challenge under way. */
const challenged = async (auth_mode: "OTP" | "PUSH"): Promise<Payment> => {
  const destination = { type: "alias", value: "carla" };
  const payment = await Payment.open("alpha", { destination });
  bodyOf(await payment.step("resolve-payer", { payer_alias: "amira" }));
  bodyOf(await payment.select(auth_mode));
  return payment;
};

const expectNothingSent = async (payment: Payment, failure: string) => {
  expect(await payment.session()).toMatchObject({ state: "FAILED", failure: { code: failure } });
  await deliverAll();
  expect(await payment.events()).toEqual(["payment.failed"]);
  expect(callsOf("alpha execute-transaction")).toEqual([]);
};

// @rule D3.4
describe("a payee whose name is switched off", () => {
  it("while the bank checks the code for long, is not paid", async () => {
    const payment = await challenged("OTP");
    answering("alpha verify-otp", () => {
      wait(15_001);
      suspend();
      return Response.json({ verified: true });
    });
    expect((await payment.confirm()).body.error.code).toBe("DESTINATION_NOT_FOUND");
    await expectNothingSent(payment, "DESTINATION_NOT_FOUND");
  });

  it("before the bank reports the approval, is not paid", async () => {
    const payment = await challenged("PUSH");
    suspend();
    const answer = await payment.pushResult("APPROVED", party.banks.test.alpha);
    expect(answer.status).toBe(202);
    await expectNothingSent(payment, "DESTINATION_NOT_FOUND");
  });

  it("is not looked up anywhere else", async () => {
    const destination = { type: "alias", value: "carla" };
    const payment = await Payment.open("borealis", { destination });
    suspend();
    expect((await payment.resolve()).body.error.code).toBe("DESTINATION_NOT_FOUND");
    expect(callsOf("directory resolve")).toEqual([]);
  });
});

/** The name leads to another account of its customer, at the same bank. */
const moveTo = (handle: Customer, account_ref: string) => {
  const { bank } = customers[handle];
  const account = { account_ref, default: true, capabilities: ["PAYMENTS"] };
  const routes = [{ bank_id: bank, bank_handle: bank, ...account }];
  answering("registry resolve", { handle, bank_handle: bank, status: "ACTIVE", routes });
};

describe("a name that leads to another account of the same bank", () => {
  it("as the payee is a mismatch", async () => {
    const payment = await challenged("OTP");
    moveTo("carla", "savings");
    expect((await payment.confirm()).body.error.code).toBe("DESTINATION_MISMATCH");
    await expectNothingSent(payment, "DESTINATION_MISMATCH");
  });

  it("as the payer ends the payment", async () => {
    const payment = await Payment.open("alpha");
    bodyOf(await payment.step("resolve-payer", { payer_alias: "amira" }));
    bodyOf(await payment.select("OTP"));
    moveTo("amira", "savings");
    expect((await payment.confirm()).body.error.code).toBe("PAYER_NOT_FOUND");
    await expectNothingSent(payment, "PAYER_NOT_FOUND");
  });
});

// @rule D3.5
describe("a name that the registry does not hold", () => {
  const onlyDirectory = { iban: "FR1420041010050500013M02606", institution_code: "CIRRFRPPXXX" };
  const elsewhere = async (entry = onlyDirectory): Promise<Payment> => {
    const destination = { type: "alias", value: "zoe" };
    const payment = await Payment.open("alpha", { destination });
    answering("registry resolve", () => new Response(null, { status: 404 }));
    answering("directory resolve", entry);
    bodyOf(await payment.resolve());
    bodyOf(await payment.select());
    return payment;
  };

  it("is paid where the directory says", async () => {
    const payment = await elsewhere();
    expect(bodyOf(await payment.confirm()).state).toBe("SETTLEMENT_PENDING");
    const [{ body }] = callsOf("alpha execute-transaction") as [OutboundCall];
    expect(body.creditor_iban).toBe(onlyDirectory.iban);
  });

  it("and that leads elsewhere at the last check is not paid, not even at the payer's bank", async () => {
    const ofAlpha = { iban: customers.carla.iban, institution_code: "ALPHDEFFXXX" };
    const payment = await elsewhere(ofAlpha);
    answering("directory resolve", { ...ofAlpha, iban: customers.dana.iban });
    expect((await payment.confirm()).body.error.code).toBe("DESTINATION_MISMATCH");
    await expectNothingSent(payment, "DESTINATION_MISMATCH");
  });

  it("is not paid at a bank that was suspended since", async () => {
    const { iban } = customers.boris;
    const payment = await elsewhere({ iban, institution_code: "BOREGB2LXXX" });
    await changeBank("borealis", { status: "SUSPENDED" });
    expect((await payment.confirm()).body.error.code).toBe("BANK_UNAVAILABLE");
    expect(callsOf("alpha execute-transaction")).toEqual([]);
    await changeBank("borealis", { status: "ACTIVE" });
  });

  it("and holds at the last check, is not paid by the directory alone", async () => {
    const payment = await elsewhere();
    const account = { account_ref: "zoe", default: true, capabilities: ["PAYMENTS"] };
    const routes = [{ bank_id: "cirrus", bank_handle: "cirrus", ...account }];
    answering("registry resolve", {
      handle: "zoe",
      bank_handle: "cirrus",
      status: "ACTIVE",
      routes,
    });
    expect((await payment.confirm()).body.error.code).toBe("DESTINATION_MISMATCH");
    await expectNothingSent(payment, "DESTINATION_MISMATCH");
  });
});
