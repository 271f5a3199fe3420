import { safeParse } from "valibot";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paymentForStaff } from "../../../../src/staff/operators/explain/explain-answers.ts";
import { ChargeScene } from "../../../products/charges/charge-scene.ts";
import {
  newStaff,
  openGateway,
  Payment,
  registerMerchant,
} from "../../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  startTest,
  wait,
} from "../../../workers/gateway-worker.ts";
import { answering, calls, callsOf, honestly, lost } from "../../../workers/neighbours.ts";
import { meanwhile, paid } from "../../../workers/refusals.ts";

/** What staff do about a payment, with banks and rail behind it. */
let bob = { key: "", key_id: "" };

beforeAll(async () => {
  startTest();
  await openGateway();
  bob = await newStaff("operator");
});
beforeEach(startTest);
afterEach(endTest);

interface Named {
  payment_id: string;
}

const asBob = (method: string, { payment_id }: Named, path = "", json?: object) =>
  ask(method, `/admin/v1/payments/${payment_id}${path}`, { "x-gateway-admin-key": bob.key }, json);

const execute = "alpha execute-transaction";

/** A payment whose bank was instructed and whose answer was lost. */
const unanswered = async (from: "alpha" | "borealis" = "alpha"): Promise<Payment> => {
  const payment = await Payment.open(from);
  answering(`${from} execute-transaction`, lost);
  await payment.pay();
  honestly(`${from} execute-transaction`);
  return payment;
};

const auditOf = async (subject: string) => {
  const asked = env.DB.prepare("select actor, action, details from audit_log where subject = ?");
  const { results } = await asked.bind(subject).all<{ action: string; details: string }>();
  return results.map(({ action, details }) => [action, JSON.parse(details)]);
};

describe("asking the bank now", () => {
  it("sends the very same bytes under the same end_to_end_id, and takes the answer", async () => {
    const payment = await unanswered();
    const body = bodyOf(await asBob("POST", payment, "/ask", {}));
    const [first, second, ...more] = callsOf(execute);
    expect(more).toEqual([]);
    expect(second?.text).toBe(first?.text);
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
    expect(body).toMatchObject({ state: "COMPLETED", movements: [{ state: "COMPLETED" }] });
    expect(body.timeline).toContainEqual(
      expect.objectContaining({ kind: "decision", what: "ask", actor: bob.key_id }),
    );
    expect(await auditOf(payment.payment_id)).toEqual([
      ["payment.ask_requested", {}],
      ["payment.ask_accepted", {}],
    ]);
    // The pointer that the object sent for the due effect finds nothing to do.
    await deliverAll();
    expect(callsOf(execute)).toHaveLength(2);
  });

  it("asks the rail about what the bank has submitted", async () => {
    const payment = await Payment.open("borealis");
    await payment.pay();
    const { end_to_end_id } = payment.instruction;
    answering("rail status", { end_to_end_id, status: "IN_FLIGHT" });
    const body = bodyOf(await asBob("POST", payment, "/ask", {}));
    expect(body.state).toBe("SETTLEMENT_PENDING");
    expect(callsOf("rail status").map(({ body: asked }) => asked)).toEqual([{ end_to_end_id }]);
    expect(callsOf("borealis execute-transaction")).toHaveLength(1);
  });

  it("twice at the same time makes one call, and says so", async () => {
    const payment = await unanswered();
    const askNow = () => asBob("POST", payment, "/ask", {});
    const second = await meanwhile(execute, askNow, askNow);
    expect([second.status, second.body.error.code]).toEqual([409, "CALL_IN_PROGRESS"]);
    expect(callsOf(execute)).toHaveLength(2);
  });

  it("while the customer's own call is under way makes no call", async () => {
    const payment = await Payment.open();
    const during = await meanwhile(
      execute,
      () => payment.pay(),
      () => asBob("POST", payment, "/ask", {}),
    );
    expect(during.body.error.code).toBe("CALL_IN_PROGRESS");
    expect(callsOf(execute)).toHaveLength(1);
    expect((await auditOf(payment.payment_id)).at(-1)).toEqual([
      "payment.ask_refused",
      { code: "CALL_IN_PROGRESS" },
    ]);
  });

  it("after the lease of a worker that died asks again", async () => {
    const payment = await Payment.open();
    answering(execute, lost);
    await payment.pay();
    honestly(execute);
    wait(60_000);
    const body = bodyOf(await asBob("POST", payment, "/ask", {}));
    expect(body.movements[0].end_to_end_id).toBe(payment.instruction.end_to_end_id);
    expect(body.movements).toHaveLength(1);
  });
});

describe("cancelling", () => {
  it("ends an open payment, names the key and is the same again", async () => {
    const payment = await Payment.open();
    const first = bodyOf(await asBob("POST", payment, "/cancel", { note: "asked by phone" }));
    expect(first).toMatchObject({ state: "CANCELLED", status: "CANCELLED" });
    expect(first.timeline).toContainEqual(
      expect.objectContaining({ kind: "decision", what: "cancel", actor: bob.key_id }),
    );
    expect(first.allowed).toContainEqual({
      action: "cancel",
      about: null,
      allowed: false,
      why: {
        code: "INVALID_STATE",
        message: "It has ended, or this is done already: nothing would change.",
      },
    });
    const again = bodyOf(await asBob("POST", payment, "/cancel", { note: "asked by phone" }));
    expect(again.timeline).toEqual(first.timeline);
  });

  it("is refused once the bank has the instruction", async () => {
    const payment = await unanswered();
    const refused = await asBob("POST", payment, "/cancel", { note: "asked by phone" });
    expect(refused.body.error.code).toBe("SESSION_NOT_CANCELLABLE");
  });

  it("is refused for a charge, which obeys its mandate", async () => {
    const charge = await ChargeScene.scheduled();
    const refused = await asBob("POST", charge, "/cancel", { note: "asked by phone" });
    expect(refused.body.error).toMatchObject({
      code: "SESSION_NOT_CANCELLABLE",
      message: "A charge belongs to its mandate. Cancel the mandate: an announced charge ends too.",
    });
  });
});

describe("refunding for the merchant", () => {
  const refunds = (payment: Payment) =>
    callsOf(execute).filter(
      ({ body }) => body.purpose === "REFUND" && body.session_id === payment.session_id,
    );

  it("makes one refund, which names the key and which the merchant sees", async () => {
    const payment = await paid();
    const asked = { amount: 1_000, reason: "damaged", idempotency_key: "staff-1" };
    const made = bodyOf(await asBob("POST", payment, "/refund", asked), 201);
    const again = await asBob("POST", payment, "/refund", asked);
    expect([again.status, again.body.refund_id]).toEqual([201, made.refund_id]);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    const accepted = ["payment.refund_accepted", { refund_id: made.refund_id }];
    expect((await auditOf(payment.payment_id)).filter(([, { refund_id }]) => refund_id)).toEqual([
      accepted,
      accepted,
    ]);
    expect(refunds(payment)).toHaveLength(1);
    expect(await payment.refunds()).toMatchObject([{ refund_id: made.refund_id, amount: 1_000 }]);
    const shown = bodyOf(await asBob("GET", payment));
    expect(shown.refunds).toMatchObject([{ refund_id: made.refund_id, status: "COMPLETED" }]);
    expect(shown.timeline).toContainEqual(
      expect.objectContaining({ what: "refund", actor: bob.key_id, about: made.refund_id }),
    );
  });

  it("finds the refund that the merchant made under the same key", async () => {
    const payment = await paid();
    const asked = { amount: 500, idempotency_key: "r-7" };
    const { refund_id } = bodyOf(await payment.refund(asked), 201);
    const found = await asBob("POST", payment, "/refund", asked);
    expect(found.body.refund_id).toBe(refund_id);
    expect(refunds(payment)).toHaveLength(1);
  });

  it("at the same moment as the merchant never refunds more than was paid", async () => {
    const payment = await paid();
    const answers = await Promise.all([
      asBob("POST", payment, "/refund", { amount: 2_000 }),
      payment.refund({ amount: 2_000 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(refunds(payment)).toHaveLength(1);
  });
});

describe("redelivering", () => {
  it("sends the events about the payment again, the same bytes under the same ids", async () => {
    const payment = await paid("alpha", { webhook_url: "https://shop.example/hooks" });
    await deliverAll();
    const sent = () =>
      calls
        .filter(({ text }) => text.includes(payment.session_id))
        .filter(({ text }) => text.includes('"event_id"'))
        .map(({ text }) => text);
    const before = sent();
    const answer = await asBob("POST", payment, "/redeliver", {});
    expect(answer.status).toBe(202);
    expect(answer.body.event_ids).toHaveLength(1);
    expect(sent()).toEqual([...before, ...before]);
    expect(before[0]).toContain(answer.body.event_ids[0]);
    expect((await auditOf(payment.payment_id)).map(([action]) => action)).toEqual([
      "payment.redeliver_requested",
      "payment.redeliver_accepted",
    ]);
  });

  it("leaves out an optional event that the merchant does not ask for any more", async () => {
    const settings = { webhook_url: "https://shop.example/hooks" };
    const optional_events = ["payment.initiated"];
    const merchant = await registerMerchant({ ...settings, optional_events });
    const payment = await paid("alpha", { merchant });
    await deliverAll();
    const told = () =>
      callsOf("shop hooks")
        .map(({ body: { event } }) => String(event))
        .filter((event) => event.startsWith("payment."));
    expect(told()).toEqual(["payment.initiated", "payment.completed"]);
    const modes = { test: { optional_events: [] } };
    bodyOf(await askAdmin("PATCH", `merchants/${merchant.merchant_id}`, { modes }));
    wait(3_000);
    const { event_ids } = bodyOf(await asBob("POST", payment, "/redeliver", {}), 202);
    expect(event_ids).toHaveLength(1);
    await deliverAll();
    expect(told().slice(2)).toEqual(["payment.completed"]);
  });
});

describe("the detail", () => {
  it.each([
    ["an open payment", () => Payment.open()],
    ["a payment without an answer", () => unanswered()],
    ["a paid payment", () => paid("borealis")],
    ["a scheduled charge", () => ChargeScene.scheduled()],
    ["a paid charge", () => ChargeScene.paid()],
  ])("of %s fits its contract", async (_, make) => {
    const payment = await make();
    await deliverAll();
    const { body } = await asBob("GET", payment);
    const { issues } = safeParse(paymentForStaff, body);
    expect(issues).toBeUndefined();
    expect(body.kind).toBe(payment instanceof ChargeScene ? "CHARGE" : "PAYMENT");
  });

  it("lists the events about the payment with their ids", async () => {
    const payment = await paid();
    bodyOf(await payment.refund({ amount: 1 }), 201);
    await deliverAll();
    const { events } = bodyOf(await asBob("GET", payment));
    const listed = await payment.asMerchant("GET", "/api/v1/events");
    const own = listed.body.data.filter(
      ({ session_id }: { session_id: string }) => session_id === payment.session_id,
    );
    expect(own.length).toBeGreaterThan(1);
    expect(events.map(({ event_id }: { event_id: string }) => event_id).toSorted()).toEqual(
      own.map(({ event_id }: { event_id: string }) => event_id).toSorted(),
    );
  });

  it("offers a refund only where the merchant may refund", async () => {
    const payment = await paid();
    const refundOf = async () =>
      bodyOf(await asBob("GET", payment)).allowed.find(
        ({ action }: { action: string }) => action === "refund",
      );
    expect(await refundOf()).toMatchObject({ allowed: true, why: null });
    const { merchant_id } = payment.merchant;
    const modes = { test: { refund_authority: false } };
    await askAdmin("PATCH", `merchants/${merchant_id}`, { modes });
    expect(await refundOf()).toMatchObject({
      allowed: false,
      why: { code: "REFUND_NOT_AUTHORISED" },
    });
    await askAdmin("PATCH", `merchants/${merchant_id}`, {
      modes: { test: { refund_authority: true } },
    });
  });
});
