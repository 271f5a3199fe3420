import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeBank, ibanAt, openGateway, Payment } from "../../workers/gateway-journey.ts";
import {
  bodyOf,
  deliverAll,
  endTest,
  startTest,
  wait,
  wake,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, honestly, lost } from "../../workers/neighbours.ts";

/**
 * Payments with banks that keep nothing but the rules of the specification (B1.9): five
 * operations, and answers with the members that it names. Everything else is 404.
 */
const gone = () => new Response("no such operation", { status: 404 });

const executed = ({ body }: { body: { end_to_end_id: string; route_type: string } }) =>
  Response.json(
    { transfer_ref: `REF-${body.end_to_end_id}`, route_used: body.route_type },
    { status: 201 },
  );

const specified = (bank: "alpha" | "borealis"): void => {
  for (const operation of ["resolve-alias", "push-status", "transaction-status"]) {
    answering(`${bank} ${operation}`, gone);
  }
  answering(`${bank} send-otp`, () =>
    Response.json({ otp_token: "code-1", phone_masked: "+49 •• 12" }, { status: 201 }),
  );
  answering(`${bank} verify-otp`, ({ body }) =>
    Response.json({ verified: body.otp_code === "123456" }, { status: 201 }),
  );
  answering(`${bank} execute-transaction`, executed);
  answering(`${bank} notify-credit`, () => new Response(null, { status: 204 }));
};

beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(() => {
  startTest();
  specified("alpha");
  specified("borealis");
});
afterEach(endTest);

const completed = { status: "COMPLETED", currency: "USD", amount: 2_500 };

// @rule B1.9 B2.1 B2.4 B3.1 B3.3 B3.4 B3.5
describe("a payment with banks that keep the rules of the specification alone", () => {
  it("completes at the same bank", async () => {
    const payment = await Payment.open("alpha");
    const { payer } = bodyOf(await payment.resolve());
    expect(payer.available_auth_methods).toEqual(["OTP"]);
    bodyOf(await payment.select());
    expect((await payment.confirm("000000")).body.error.code).toBe("OTP_INCORRECT");
    expect(bodyOf(await payment.confirm()).state).toBe("COMPLETED");
    expect(await payment.status()).toMatchObject({ ...completed, route: { type: "SAME_BANK" } });
  });

  it("completes across banks with the rail's credit, which the payee's bank hears once", async () => {
    const payment = await Payment.open("borealis");
    expect(bodyOf(await payment.pay()).state).toBe("SETTLEMENT_PENDING");
    expect((await payment.credit()).status).toBe(202);
    await deliverAll();
    expect(await payment.status()).toMatchObject({ ...completed, route: { type: "INTERBANK" } });
    wait(60_000);
    await wake(payment.session_id);
    expect(callsOf("alpha notify-credit")).toHaveLength(1);
    expect(callsOf("borealis execute-transaction")).toHaveLength(1);
  });

  it("whose answer was lost completes when the same bytes are sent again", async () => {
    const payment = await Payment.open("alpha");
    answering("alpha execute-transaction", lost);
    expect(bodyOf(await payment.pay()).state).toBe("EXECUTING");
    answering("alpha execute-transaction", executed);
    wait(2_000);
    await wake(payment.session_id);
    expect(await payment.status()).toMatchObject(completed);
    const [first, second] = callsOf("alpha execute-transaction").map(({ text }) => text);
    expect(second).toBe(first);
  });

  it.each([
    ["about another movement", { end_to_end_id: "E2EOTHER" }],
    ["with a status of its own", { status: "DONE" }],
    ["on another route", { route_used: "NATIONAL_RAIL" }],
  ])("stays unknown after an answer %s", async (_, further) => {
    const payment = await Payment.open("alpha");
    answering("alpha execute-transaction", () =>
      Response.json({ transfer_ref: "REF-1", route_used: "SAME_BANK", ...further }),
    );
    expect(bodyOf(await payment.pay()).state).toBe("EXECUTING");
    answering("alpha execute-transaction", executed);
    wait(2_000);
    await wake(payment.session_id);
    expect(await payment.status()).toMatchObject(completed);
  });

  it("has no payer by username: without resolve-alias nobody knows the account", async () => {
    const payment = await Payment.open("alpha");
    const { status, body } = await payment.step("resolve-payer", { payer_alias: "amira" });
    expect([status, body.error.code]).toEqual([502, "BANK_ERROR"]);
    honestly("alpha resolve-alias");
    bodyOf(await payment.step("resolve-payer", { payer_alias: "amira" }));
  });

  it("offers no code where the operator has noted that the bank sends none", async () => {
    await changeBank("alpha", { available_auth_methods: ["PUSH"] });
    wait(2_000);
    const payment = await Payment.open("alpha", { payer: ibanAt("alpha", 901) });
    const { payer } = bodyOf(await payment.resolve());
    expect(payer.available_auth_methods).toEqual([]);
    await changeBank("alpha", { available_auth_methods: ["OTP", "PUSH"] });
  });
});
