import { type GenericSchema, safeParse } from "valibot";
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  consentForStaff,
  mandateForStaff,
  orderForStaff,
} from "../../../../src/staff/operators/explain/explain-answers.ts";
import { openBanking, ownIban } from "../../../products/consents/consent-journey.ts";
import { OwnedMandate } from "../../../products/mandates/row-scene.ts";
import { Order } from "../../../products/payment-orders/order-journey.ts";
import {
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  startTest,
} from "../../../workers/gateway-worker.ts";
import { answering, callsOf, honestly, lost } from "../../../workers/neighbours.ts";

/** Mandates, consents and payment orders as staff see them, and what they do about them. */
beforeAll(async () => {
  startTest();
  await openBanking();
});
beforeEach(startTest);
afterEach(endTest);

interface Allowed {
  action: string;
  why: { code: string } | null;
}

/** Each action with `true`, or the code of why not. */
const mayDo = ({ allowed }: { allowed: Allowed[] }) =>
  Object.fromEntries(allowed.map(({ action, why }) => [action, why?.code ?? true]));

/** The detail, which must fit its contract and hold no account number and no address. */
const read = async (path: string, schema: GenericSchema, iban = ownIban) => {
  const body = bodyOf(await askAdmin("GET", path));
  expect(safeParse(schema, body).issues).toBeUndefined();
  expect(JSON.stringify(body)).not.toContain(iban);
  expect(JSON.stringify(body)).not.toContain("https://");
  return body;
};

const execute = "alpha execute-transaction";

describe("a payment order", () => {
  it("waits for its customer, and staff may cancel it once", async () => {
    const { payment_order_id } = await Order.ask();
    const path = `payment-orders/${payment_order_id}`;
    const body = await read(path, orderForStaff);
    expect(mayDo(body)).toEqual({ ask: "NOTHING_TO_ASK", cancel: true });
    expect(body.next).toContainEqual({
      what: "The order is rejected unless the customer has approved it.",
      at: body.authorise_by,
      about: null,
      in_progress: false,
    });
    const note = { note: "asked by phone" };
    const ended = bodyOf(await askAdmin("POST", `${path}/cancel`, note));
    expect(ended.status).toBe("CANCELLED");
    expect(ended.timeline).toContainEqual(
      expect.objectContaining({ what: "cancel", actor: "key_first_owner" }),
    );
    expect(bodyOf(await askAdmin("POST", `${path}/cancel`, note)).status).toBe("CANCELLED");
  });

  it("whose bank gave no answer is asked again with the same bytes", async () => {
    const order = await Order.ask();
    const customer = await order.open();
    await customer.start();
    answering(execute, lost);
    await customer.confirm();
    honestly(execute);
    const path = `payment-orders/${order.payment_order_id}`;
    expect(mayDo(await read(path, orderForStaff))).toMatchObject({
      ask: true,
      cancel: "PAYMENT_ORDER_NOT_CANCELLABLE",
    });
    const asked = bodyOf(await askAdmin("POST", `${path}/ask`, {}));
    expect(asked.status).toBe("COMPLETED");
    const [first, second, ...more] = callsOf(execute);
    expect([second?.text, more]).toEqual([first?.text, []]);
    const refused = await askAdmin("POST", `${path}/cancel`, { note: "too late" });
    expect(refused.body.error.code).toBe("PAYMENT_ORDER_NOT_CANCELLABLE");
    await deliverAll();
    const { events } = await read(path, orderForStaff);
    expect(events.map(({ type }: { type: string }) => type)).toContain("payment_order.completed");
  });

  it("tells its event, however long the machine takes to decide", async () => {
    const { payment_order_id } = await Order.ask();
    const path = `payment-orders/${payment_order_id}`;
    const present = Date.now;
    let looks = 0;
    const slow = vi.spyOn(Date, "now").mockImplementation(() => present() + 10 * ++looks);
    onTestFinished(() => slow.mockRestore());
    bodyOf(await askAdmin("POST", `${path}/cancel`, { note: "asked by phone" }));
    await deliverAll();
    const { events } = await read(path, orderForStaff);
    expect(events.at(-1)).toMatchObject({ type: "payment_order.cancelled" });
  });
});

describe("a mandate", () => {
  it("tells its end, and may be cancelled once", async () => {
    const mandate = await OwnedMandate.active({ end_date: "2030-12-31" });
    const path = `mandates/${mandate.mandate_id}`;
    const body = await read(path, mandateForStaff, mandate.payer.iban);
    expect(body).toMatchObject({ state: "ACTIVE", status: "ACTIVE", tpp_id: null });
    expect(body.next.map(({ what }: { what: string }) => what)).toContain(
      "The mandate reaches its end.",
    );
    expect(mayDo(body)).toEqual({ cancel: true, take_over_creditor: true });
    bodyOf(await askAdmin("POST", `${path}/cancel`, { note: "asked by phone" }));
    const ended = await read(path, mandateForStaff, mandate.payer.iban);
    expect(ended).toMatchObject({ status: "CANCELLED", cancelled_by: "OPERATOR" });
    expect(mayDo(ended)).toEqual({ cancel: "INVALID_STATE", take_over_creditor: "INVALID_STATE" });
  });

  it("that nobody has approved cannot change its account", async () => {
    const { mandate_id } = await OwnedMandate.create();
    const body = await read(`mandates/${mandate_id}`, mandateForStaff);
    expect(mayDo(body)).toEqual({ cancel: true, take_over_creditor: "INVALID_STATE" });
  });
});

describe("a consent", () => {
  it("shows what it covers but no token, and may be revoked once", async () => {
    const { consent_id } = await Order.consented();
    const path = `consents/${consent_id}`;
    const body = await read(path, consentForStaff);
    expect(body).toMatchObject({
      status: "AUTHORISED",
      scopes: ["accounts:read", "payments:write"],
      authorisation: { outcome: "APPROVED", renews: false },
    });
    expect(body.next.map(({ what }: { what: string }) => what)).toContain("The consent expires.");
    expect(mayDo(body)).toEqual({ revoke: true });
    bodyOf(await askAdmin("POST", `${path}/revoke`, { note: "asked by phone" }));
    expect(mayDo(await read(path, consentForStaff))).toEqual({ revoke: "INVALID_STATE" });
  });
});
