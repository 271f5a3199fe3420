import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { formatId } from "../../../../src/base/kernel/ids.ts";
import { newObjectId } from "../../../../src/base/platform/objects.ts";
import { writeProjections } from "../../../../src/frame/objects/object-list.ts";
import type { ProjectionMessage } from "../../../../src/frame/objects/rows.ts";
import { paymentOrderKind } from "../../../../src/products/payment-orders/kind.ts";
import {
  type OrderStub,
  type OrderTerms,
  orderById,
} from "../../../../src/products/payment-orders/order-record.ts";
import { CALL, creation } from "../../../frame/objects/object-under-test.ts";
import { executed } from "../../../network/transfers/reports.ts";
import { holdQueues } from "../../../products/oauth/scene.ts";
import { EXEMPTION, TPP, termsOf } from "../../../products/payment-orders/order-fixtures.ts";
import { executeRefused, executeUnknown } from "../../../products/payments/session-fixtures.ts";
import { untilTrue } from "../../../support/until-true.ts";
import { ConsoleBrowser } from "../../console/browser.ts";
import { auditOf, lists, post } from "../gateway.ts";
import { enrolStaff, env, keys, list, MINUTE, read } from "../stuck-payments.ts";

/** Payment orders under manual review: from the object through D1 to staff, and back. */
const T0 = Date.now() + 86_400_000;

beforeAll(enrolStaff);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  holdQueues();
  await lists.prepare("delete from reviews").run();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Order {
  id: string;
  stub: OrderStub;
}

/** An exempt order whose bank gives no answer for half an hour. */
const unknown = async (changes: Partial<OrderTerms> = {}): Promise<Order> => {
  const id = formatId("po", newObjectId(env, "PAYMENT_ORDERS"));
  const stub = orderById(env, id);
  if (!stub) throw new Error("an id that we made ourselves");
  const created_at = Date.now();
  const tpp_id = `tpp_${"1".repeat(43)}`;
  const terms = termsOf({
    ...{ payment_order_id: id, tpp_id, created_at, exemption: EXEMPTION },
    ...changes,
  });
  await stub.create({ terms, checked_at: created_at }, creation, CALL);
  const lease = await leased(stub);
  await stub.report(lease.effect.id, lease.effect.attempt, executeUnknown, CALL);
  vi.setSystemTime(Date.now() + 30 * MINUTE);
  await project(stub);
  return { id, stub };
};

/** The next attempt at the instruction, once the pointer to it has lapsed. */
const leased = async (stub: OrderStub) => {
  const lease = await stub.lease("execute:exempt");
  if (!lease) throw new Error("nothing is due");
  return lease;
};

/** Writes the object's row and its reviews, as the queue's consumer does. */
const project = async (stub: OrderStub) => {
  const row = await stub.look();
  if (!row) throw new Error("no such order");
  const message: ProjectionMessage = { ...row, effect: null };
  await writeProjections(env, [paymentOrderKind], [message]);
};

const resolve = (id: string, json: object, key = keys.ada) =>
  post(`${list}/${id}/resolve`, { note: "seen in the bank's ledger", ...json }, { key, env });

const shown = async (stub: OrderStub) => {
  const viewer = { ...TPP, tpp_id: `tpp_${"1".repeat(43)}` };
  const view = await stub.view({ view: "order", ...viewer });
  return view?.ok ? JSON.parse(view.value) : view;
};

describe("a payment order without an outcome", () => {
  test("is in the list under its TPP and the name of its movement", async () => {
    const { id } = await unknown();
    const { body } = await read(list);
    expect(body.data).toMatchObject([
      {
        ...{ payment_id: id, movement: "exempt", merchant_id: null },
        ...{ tpp_id: `tpp_${"1".repeat(43)}`, reason: "UNKNOWN_OUTCOME", reference: "invoice-7" },
        ...{ state: "EXECUTING", amount: 2_500, currency: "USD", resolved_at: null },
      },
    ]);
    const one = await read(`${list}/${id}`);
    expect(one.body).toMatchObject({ payment_id: id, movements: body.data });
  });

  test.each([
    ["COMPLETED", null],
    ["FAILED", "PAYMENT_REFUSED"],
  ])("is resolved as %s by staff, audited, and leaves the list", async (outcome, reason) => {
    const { id, stub } = await unknown();
    const answer = await resolve(id, { movement: "exempt", outcome });
    expect(answer).toMatchObject({
      status: 200,
      body: { payment_id: id, movement: "exempt", outcome, status: "RESOLVED" },
    });
    expect(await shown(stub)).toMatchObject({ status: outcome, status_reason: reason });
    await untilTrue(async () => expect(await auditOf(id)).toHaveLength(2));
    await project(stub);
    expect((await read(list)).body.data).toEqual([]);
  });

  test("is a link on the console's page of the day, to the page of an order", async () => {
    const { id } = await unknown();
    const browser = new ConsoleBrowser();
    browser.environment = env;
    await browser.logIn(keys.ada);
    const [link] = /href="[^"]*po_\w+"/.exec((await browser.open("/console")).html) ?? [];
    expect(link).toBe(`href="/console/payment-orders/${id}"`);
    expect(await browser.open(`/console/payment-orders/${id}`)).toMatchObject({ status: 200 });
  });

  test("takes two people in live mode", async () => {
    const { id, stub } = await unknown({ mode: "live" });
    const asked = { movement: "exempt", outcome: "FAILED" };
    expect((await resolve(id, asked, keys.bob)).status).toBe(202);
    const view = await stub.view({ view: "ticket" });
    expect(view?.ok && JSON.parse(view.value).open).toBe(false);
    expect(await resolve(id, asked, keys.amir)).toMatchObject({
      status: 200,
      body: { status: "RESOLVED" },
    });
  });

  test("has no movement of another name", async () => {
    const { id } = await unknown();
    const answer = await resolve(id, { outcome: "FAILED" });
    expect(answer).toMatchObject({ status: 404, body: { error: { code: "NOT_FOUND" } } });
  });

  test("of a foreign id is not found", async () => {
    const id = formatId("po", newObjectId(env, "PAYMENT_ORDERS").replace(/^../, "00"));
    expect((await read(`${list}/${id}`)).status).toBe(404);
  });
});

test("money that a bank books after it has asked for SCA is for staff to acknowledge", async () => {
  const { id, stub } = await unknown();
  const view = await stub.view({ view: "movements" });
  expect(view?.ok && JSON.parse(view.value).movements).toHaveLength(1);
  const { effect, material } = await leased(stub);
  await stub.report(effect.id, effect.attempt, executeRefused("SCA_REQUIRED"), CALL);
  const report = executed(material as never, "BOOKED");
  await stub.report(effect.id, 1, { kind: "execute", report }, CALL);
  await project(stub);
  expect((await read(list)).body.data).toMatchObject([
    { payment_id: id, movement: "exempt", reason: "LATE_MONEY", late_money: [{ said: "booked" }] },
  ]);
  const answer = await resolve(id, { movement: "exempt", outcome: "ACKNOWLEDGED" });
  expect(answer).toMatchObject({ status: 200, body: { status: "RESOLVED" } });
  expect(await shown(stub)).toMatchObject({ status: "COMPLETED" });
  await project(stub);
  expect((await read(list)).body.data).toEqual([]);
});
