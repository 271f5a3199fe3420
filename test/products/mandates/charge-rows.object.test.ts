import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openGateway, party } from "../../workers/gateway-journey.ts";
import {
  type Answer,
  ask,
  deliverAll,
  endTest,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, refusing } from "../../workers/neighbours.ts";
import { OwnedMandate } from "./row-scene.ts";

/** The rows of charges: created, cancelled and retried. */
beforeAll(async () => {
  startTest();
  await openGateway();
  endTest();
});

beforeEach(startTest);
afterEach(endTest);

const DAY = 24 * 3600_000;
const execute = "alpha execute-transaction";

const invoice = { amount: 1_000, reference: "invoice-7" };
const charge = (mandate: OwnedMandate, changes: object = {}, path = "/charge") =>
  mandate.ask("POST", path, { ...invoice, ...changes });
const codeOf = ({ status, body }: Answer) => [status, body.error?.code];
const chargeOf = async (mandate: OwnedMandate, { body }: Answer) =>
  (await mandate.ask("GET", `/charges/${body.charge_id}`)).body;

/** A date so many days ahead, in UTC. */
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const wide = { max_amount_per_period: 5_000 };

describe("a charge", () => {
  // @rule M3.7
  it("is answered at once, executed, and read as COMPLETED", async () => {
    const mandate = await OwnedMandate.active();
    const { status, body, headers } = await charge(mandate, { description: "December" });
    expect([status, body]).toMatchObject([
      201,
      {
        ...{ mandate_id: mandate.mandate_id, ...invoice, currency: "USD" },
        ...{ description: "December", charge_date: inDays(0), status: "PROCESSING" },
        ...{ failure_code: null, retryable: false, retries_left: 0, retry_until: null },
      },
    ]);
    expect(body.payment_id.slice(4)).toBe(body.charge_id.slice(4));
    const address = `/mandates/${mandate.mandate_id}/charges/${body.charge_id}`;
    expect(headers.get("location")).toBe(address);
    await deliverAll();
    const read = await ask("GET", `/api/v1${address}`, party.merchant.headers.test);
    expect(read.body).toMatchObject({ charge_id: body.charge_id, status: "COMPLETED" });
    expect(callsOf(execute)).toMatchObject([
      {
        body: {
          ...{ purpose: "MANDATE_CHARGE", amount: 1_000, charge_id: body.charge_id },
          authorisation: { type: "MANDATE", reference: "token-c1" },
        },
      },
    ]);
    expect((await mandate.read()).current_period).toMatchObject({
      ...{ charged: 1_000, reserved: 0, remaining: 250 },
    });
  });

  // @rule M3.16
  it("is a payment: it has a status, and is refunded", async () => {
    const mandate = await OwnedMandate.active();
    const { payment_id } = (await charge(mandate)).body;
    await deliverAll();
    const headers = party.merchant.headers.test;
    const payment = await ask("GET", `/payments/${payment_id}/status`, headers);
    expect(payment.body).toMatchObject({ status: "COMPLETED", reference: "invoice-7" });
    const refund = await ask("POST", `/payments/${payment_id}/refunds`, headers, { amount: 400 });
    expect(refund.status).toBe(201);
    await deliverAll();
    const refunded = await ask("GET", `/payments/${payment_id}/status`, headers);
    expect(refunded.body).toMatchObject({ status: "COMPLETED", refunded_amount: 400 });
    // What was refunded stays charged: the period gains nothing.
    expect((await mandate.read()).current_period.remaining).toBe(250);
  });

  // @rule M3.18
  it("is made at every address", async () => {
    for (const path of ["/recurring/mandates", "/mandates", "/api/v1/recurring/mandates"]) {
      const { mandate_id } = await OwnedMandate.active();
      const headers = party.merchant.headers.test;
      const { status } = await ask("POST", `${path}/${mandate_id}/charge`, headers, invoice);
      expect([path, status]).toEqual([path, 201]);
    }
  });

  it("is made once under a key, and every answer is the first", async () => {
    const mandate = await OwnedMandate.active(wide);
    const keyed = { idempotency_key: "invoice-7" };
    const first = await charge(mandate, keyed);
    await deliverAll();
    wait(60_000);
    const again = await charge(mandate, keyed);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    expect(first.headers.get("idempotency-replayed")).toBeNull();
    const other = await charge(mandate, { ...keyed, amount: 999 });
    expect(codeOf(other)).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
    expect(callsOf(execute)).toHaveLength(1);
  });

  it("ten requests at once under one key pay once and answer alike", async () => {
    const mandate = await OwnedMandate.active(wide);
    const ten = Array.from({ length: 10 }, () => charge(mandate, { idempotency_key: "once" }));
    const answers = await Promise.all(ten);
    await deliverAll();
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.filter(({ headers }) => !headers.has("idempotency-replayed"))).toHaveLength(1);
    expect(callsOf(execute)).toHaveLength(1);
  });

  it("is not made again under its key when its mandate no longer lists it", async () => {
    const mandate = await OwnedMandate.active(wide);
    const keyed = (count: number) =>
      charge(mandate, { amount: 1, idempotency_key: `invoice-${count}` });
    const first = await keyed(0);
    await deliverAll();
    for (let count = 1; count <= 30; count++) {
      expect((await keyed(count)).status).toBe(201);
      await deliverAll();
    }
    const again = await keyed(0);
    await deliverAll();
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(callsOf(execute)).toHaveLength(31);
  });

  it.each([
    ["number", { max_charges: 1 }],
    ["sum", { max_total: 1_250 }],
  ])("that uses up the %s of all charges completes its mandate", async (_, caps) => {
    const mandate = await OwnedMandate.active({ ...wide, ...caps });
    await charge(mandate, { amount: 1_250 });
    await deliverAll();
    expect(await mandate.read()).toMatchObject({ status: "COMPLETED", charge_count: 1 });
    expect(codeOf(await charge(mandate))).toEqual([409, "MANDATE_NOT_ACTIVE"]);
  });

  it("under the key of another mandate is another charge", async () => {
    const keyed = { idempotency_key: "same" };
    const one = await charge(await OwnedMandate.active(), keyed);
    const two = await charge(await OwnedMandate.active(), keyed);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.charge_id).not.toBe(two.body.charge_id);
  });
});

describe("a failed charge", () => {
  const failing = async (code: string, terms: object = {}) => {
    answering(execute, refusing(code));
    const mandate = await OwnedMandate.active(terms);
    const made = await charge(mandate);
    await deliverAll();
    answering(execute, ({ body }) => honestAnswer(body.end_to_end_id));
    return { mandate, made, retry: `/charges/${made.body.charge_id}/retry` };
  };

  const honestAnswer = (end_to_end_id: string) =>
    Response.json({
      ...{ end_to_end_id, transfer_ref: "REF-2", route_used: "SAME_BANK" },
      ...{ status: "BOOKED", bank_fee: 0 },
    });

  // @rule M3.13 M3.19
  it("gives its amount back, and says until when it can be retried", async () => {
    const { mandate, made } = await failing("INSUFFICIENT_FUNDS");
    const failed = await chargeOf(mandate, made);
    expect(failed).toMatchObject({
      ...{ status: "FAILED", failure_code: "INSUFFICIENT_FUNDS" },
      ...{ retryable: true, retries_left: 3, retry_until: expect.stringMatching(/Z$/) },
    });
    expect((await mandate.read()).current_period).toMatchObject({ charged: 0, remaining: 1_250 });
  });

  it("is retried on another day under its own id, and each attempt is another movement", async () => {
    const { mandate, made, retry } = await failing("INSUFFICIENT_FUNDS");
    expect(codeOf(await mandate.ask("POST", retry, {}))).toEqual([409, "CHARGE_NOT_RETRYABLE"]);
    wait(DAY);
    const retried = await mandate.ask("POST", retry, { idempotency_key: "again" });
    expect(retried.body).toMatchObject({ charge_id: made.body.charge_id, status: "PROCESSING" });
    await deliverAll();
    const attempted_at = expect.stringMatching(/Z$/);
    expect(await chargeOf(mandate, made)).toMatchObject({
      status: "COMPLETED",
      attempts: [
        { attempt: 1, status: "FAILED", failure_code: "INSUFFICIENT_FUNDS", attempted_at },
        { attempt: 2, status: "COMPLETED", failure_code: null, attempted_at },
      ],
    });
    const ids = callsOf(execute).map(({ body }) => body.end_to_end_id);
    expect(new Set(ids).size).toBe(2);
  });

  it("is retried once under a key, and every answer is the first", async () => {
    const { mandate, retry } = await failing("INSUFFICIENT_FUNDS", wide);
    wait(DAY);
    const again = () => mandate.ask("POST", retry, {}, { ...mandate.headers, ...keyed });
    const keyed = { "idempotency-key": "again" };
    const answers = await Promise.all([again(), again(), again()]);
    await deliverAll();
    answers.push(await again());
    answers.push(await mandate.ask("POST", retry, { idempotency_key: "again" }));
    const [first] = answers;
    expect(first).toMatchObject({ status: 200, body: { status: "PROCESSING" } });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const replayed = answers.filter(
      ({ headers }) => headers.get("idempotency-replayed") === "true",
    );
    expect(replayed).toHaveLength(4);
    expect(callsOf(execute)).toHaveLength(2);
    const other = (await charge(mandate)).body.charge_id;
    await deliverAll();
    const reused = await mandate.ask("POST", `/charges/${other}/retry`, {
      idempotency_key: "again",
    });
    expect(codeOf(reused)).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
  });

  it("that another day cannot mend is not retried", async () => {
    const { mandate, made, retry } = await failing("ACCOUNT_BLOCKED");
    wait(DAY);
    expect(await chargeOf(mandate, made)).toMatchObject({
      ...{ failure_code: "PAYER_ACCOUNT_DEBIT_BLOCKED", retryable: false, retries_left: 0 },
    });
    expect(codeOf(await mandate.ask("POST", retry, {}))).toEqual([409, "CHARGE_NOT_RETRYABLE"]);
  });

  it("is not retried while its mandate is paused, nor a completed one", async () => {
    const { mandate, retry } = await failing("INSUFFICIENT_FUNDS", wide);
    await mandate.ask("POST", "/pause", {});
    wait(DAY);
    expect(codeOf(await mandate.ask("POST", retry, {}))).toEqual([409, "CHARGE_NOT_RETRYABLE"]);
    await mandate.ask("POST", "/resume", {});
    const paid = await charge(mandate);
    await deliverAll();
    const again = `/charges/${paid.body.charge_id}/retry`;
    expect(codeOf(await mandate.ask("POST", again, {}))).toEqual([409, "CHARGE_NOT_RETRYABLE"]);
    await charge(mandate, { charge_date: inDays(5) });
    expect(codeOf(await mandate.ask("POST", retry, {}))).toEqual([409, "CHARGE_IN_PROGRESS"]);
  });

  it("is not retried once its period is used up", async () => {
    const { mandate, retry } = await failing("INSUFFICIENT_FUNDS");
    wait(DAY);
    await charge(mandate);
    await deliverAll();
    const refused = await mandate.ask("POST", retry, {});
    expect(refused.body.error).toMatchObject({
      ...{ code: "MANDATE_LIMIT_EXCEEDED", limit: "PER_PERIOD", remaining: 250 },
    });
  });

  it("ends its mandate if the bank says that it was revoked", async () => {
    const { mandate, made } = await failing("MANDATE_REVOKED");
    expect(await chargeOf(mandate, made)).toMatchObject({ failure_code: "MANDATE_REVOKED" });
    expect(await mandate.read()).toMatchObject({ status: "CANCELLED", cancelled_by: "BANK" });
  });
});

describe("an announced charge", () => {
  // @rule M3.8
  it("is SCHEDULED, told to the bank, and cancelled until the day before", async () => {
    const mandate = await OwnedMandate.active();
    const made = await charge(mandate, { charge_date: inDays(3) });
    expect(made.body).toMatchObject({ status: "SCHEDULED", charge_date: inDays(3) });
    await deliverAll();
    expect(callsOf("alpha notify-charge")).toMatchObject([
      { body: { charge_id: made.body.charge_id, charge_date: inDays(3), amount: 1_000 } },
    ]);
    expect(await mandate.read()).toMatchObject({
      ...{ next_charge_date: inDays(3), current_period: { reserved: 1_000, remaining: 250 } },
    });
    const cancel = `/charges/${made.body.charge_id}/cancel`;
    const taken = await mandate.ask("POST", cancel, {});
    expect(taken.body).toMatchObject({ status: "CANCELLED", cancelled_by: "MERCHANT" });
    expect((await mandate.ask("POST", cancel, {})).body).toEqual(taken.body);
    expect((await mandate.read()).current_period).toMatchObject({ reserved: 0 });
    expect(callsOf(execute)).toEqual([]);
  });

  it("cannot be cancelled on its day, nor once it has ended", async () => {
    const mandate = await OwnedMandate.active();
    const made = await charge(mandate, { charge_date: inDays(1) });
    wait(DAY);
    const late = await mandate.ask("POST", `/charges/${made.body.charge_id}/cancel`, {});
    expect(codeOf(late)).toEqual([409, "INVALID_STATE"]);
    const paid = await OwnedMandate.active();
    const done = await charge(paid);
    await deliverAll();
    const over = await paid.ask("POST", `/charges/${done.body.charge_id}/cancel`, {});
    expect(codeOf(over)).toEqual([409, "INVALID_STATE"]);
  });

  // @rule M3.20
  it("ends with its mandate", async () => {
    const mandate = await OwnedMandate.active();
    const made = await charge(mandate, { charge_date: inDays(1) });
    await mandate.ask("POST", "/cancel", {});
    expect(await chargeOf(mandate, made)).toMatchObject({
      ...{ status: "CANCELLED", cancelled_by: "MANDATE" },
    });
  });
});
