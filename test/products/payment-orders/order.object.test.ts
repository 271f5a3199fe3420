import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import {
  type OrderCommand,
  type OrderView,
  orderById,
} from "../../../src/products/payment-orders/order-record.ts";
import { CALL, creation } from "../../frame/objects/object-under-test.ts";
import { creditOf, executed } from "../../network/transfers/reports.ts";
import { holdQueues } from "../oauth/scene.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  DEBTOR_IBAN,
  endVerification,
} from "../payments/session-fixtures.ts";
import { AUTHORISE_MS, crossBank, EXEMPTION, namedAccount, TPP } from "./order-fixtures.ts";
import { askedAtStart, type OrderUnderTest, orderUnderTest, START } from "./order-under-test.ts";

/** A payment order in a real object: what its storage, its alarm and its callers see. */
const env = bindings as unknown as GatewayEnv;
const DAY = 24 * 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  vi.spyOn(console, "warn").mockReturnValue();
  holdQueues();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const created = async (order = orderUnderTest()): Promise<OrderUnderTest> => {
  await order.create();
  return order;
};

const must = async (order: OrderUnderTest, ...commands: OrderCommand[]) => {
  let turn = null;
  for (const command of commands) {
    turn = await order.act(command);
    expect(turn?.refusal ?? null, command.type).toBeNull();
  }
  await order.look();
  return turn;
};

const approve = (order: OrderUnderTest) =>
  must(
    order,
    beginChallenge(),
    challengeSent(),
    beginVerification("v1"),
    endVerification("v1", "verified", Date.now()),
  );

const show = async (order: OrderUnderTest, view: OrderView) => {
  const shown = await order.stub.view(view);
  return shown?.ok ? JSON.parse(shown.value) : shown?.problem.code;
};

describe("creating", () => {
  it("stores the order, publishes its event and sets the alarm for its end by time", async () => {
    const order = await created();
    const [{ id } = { id: "" }] = order.record.effects;
    expect(order.sent).toEqual([id]);
    await order.stub.finish(id);
    await order.runAlarm();
    expect(await order.look()).toMatchObject({
      record: { state: "PENDING_SCA", schema: 1, effects: [] },
      alarm: START + AUTHORISE_MS,
    });
  });

  it("twice under one key gives the first answer, in parallel too", async () => {
    const order = orderUnderTest();
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => order.stub.create(askedAtStart(), creation, CALL)),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["created", "replayed", "replayed"]);
    const answers = new Set(outcomes.map((outcome) => "answer" in outcome && outcome.answer));
    expect([...answers].map((answer) => JSON.parse(answer || "").status)).toEqual(["PENDING_SCA"]);
  });

  it("under one key with a changed body is refused, and the first answer stays", async () => {
    const order = await created();
    await must(order, { type: "cancel", ...TPP });
    const changed = { ...creation, request_hash: "hash-2" };
    const asked = askedAtStart({ amount: 1 });
    expect(await order.stub.create(asked, changed, CALL)).toEqual({ kind: "key_reused" });
    const again = await order.stub.replay(creation.request_hash);
    expect(again).toMatchObject({ kind: "replayed", answer: order.record.creation.answer });
    expect(JSON.parse(order.record.creation.answer)).toMatchObject({
      ...{ status: "PENDING_SCA", amount: 2_500 },
    });
  });

  it("gives the row of the TPP's list", async () => {
    const outcome = await orderUnderTest().stub.create(askedAtStart(), creation, CALL);
    expect(outcome).toMatchObject({
      row: {
        row: {
          ...{ ownerKind: "TPP", ownerId: "tpp_1", mode: "test", kind: "PAYMENT_ORDER" },
          ...{ objectId: "po_1", reference: "invoice-7", amount: 2_500, currency: "USD" },
          ...{ status: "OPEN", state: "PENDING_SCA", completedAt: null, unfinished: true },
        },
        reviews: [],
      },
    });
  });

  it("an exempt order is handed to a queue, in the commit that creates it", async () => {
    const order = await created(orderUnderTest(askedAtStart({ exemption: EXEMPTION })));
    expect(order.record).toMatchObject({ state: "PROCESSING", version: 1 });
    expect(order.sent).toContain("execute:exempt");
    const lease = await order.lease("execute:exempt");
    expect(lease?.material).toMatchObject({ end_to_end_id: order.record.exempt?.end_to_end_id });
  });
});

describe("an address", () => {
  it.each([
    ["malformed", "po_1"],
    ["of another kind", formatId("po", env.CONSENTS.newUniqueId().toString())],
    ["with another prefix", formatId("ps", env.PAYMENT_ORDERS.newUniqueId().toString())],
  ])("that is %s has no object", (_, id) => {
    expect(orderById(env, id)).toBeNull();
  });

  it("that nobody has used has an object without an order", async () => {
    const id = formatId("po", env.PAYMENT_ORDERS.newUniqueId().toString());
    expect(await orderById(env, id)?.view({ view: "order", ...TPP })).toBeNull();
  });
});

describe("the end by time", () => {
  it("is exact on reads, however late the alarm is", async () => {
    const order = await created();
    vi.setSystemTime(START + AUTHORISE_MS - 1);
    expect(await show(order, { view: "order", ...TPP })).toMatchObject({ status: "PENDING_SCA" });
    vi.setSystemTime(START + AUTHORISE_MS);
    expect(await show(order, { view: "order", ...TPP })).toMatchObject({
      ...{ status: "REJECTED", status_reason: "AUTHORISATION_TIMEOUT" },
      ...{ sca_url: null, cancellable: false },
    });
  });

  it("comes with the alarm, and its event and its row go out", async () => {
    const order = await created();
    vi.setSystemTime(START + AUTHORISE_MS);
    await order.runAlarm();
    await order.look();
    expect(order.record.state).toBe("REJECTED");
    const published = order.record.effects.filter(({ kind }) => kind === "publish");
    expect(order.sent).toEqual(expect.arrayContaining(published.map(({ id }) => id)));
    expect(order.sent.some((id) => id.startsWith("project"))).toBe(true);
  });
});

describe("the execution", () => {
  it("belongs to the caller that approved, and its answer completes the order", async () => {
    const order = await created();
    const turn = await approve(order);
    expect(turn?.lease?.effect).toMatchObject({ id: "execute", attempt: 1 });
    const transfer = order.record.approved;
    if (!transfer) throw new Error("nothing was instructed");
    await order.report("execute", 1, { kind: "execute", report: executed(transfer, "BOOKED") });
    expect(await show(order, { view: "order", ...TPP })).toMatchObject({
      ...{ status: "COMPLETED", completed_at: new Date(START).toISOString() },
    });
  });

  it("across banks waits for the rail's report on exactly this order", async () => {
    const order = await created(orderUnderTest(askedAtStart(crossBank)));
    await approve(order);
    const transfer = order.record.approved;
    if (!transfer) throw new Error("nothing was instructed");
    await order.report("execute", 1, { kind: "execute", report: executed(transfer, "SUBMITTED") });
    expect(await show(order, { view: "order", ...TPP })).toMatchObject({ status: "PROCESSING" });
    const report = creditOf(transfer);
    const wrong = { ...report, amount: 1 };
    const said = { type: "rail_report", mode: "test", movement: "" } as const;
    const refused = await order.act({ ...said, report: wrong });
    expect(refused?.refusal?.problem.code).toBe("CALLBACK_MISMATCH");
    await must(order, { ...said, report });
    expect(order.record).toMatchObject({ state: "COMPLETED", completed_at: START });
  });
});

it("the timeline tells how an exempt order came to be paid with SCA", async () => {
  const order = await created(orderUnderTest(askedAtStart({ exemption: EXEMPTION })));
  const lease = await order.lease("execute:exempt");
  const refused = { kind: "refused", code: "SCA_REQUIRED" } as const;
  await order.stub.report(
    "execute:exempt",
    lease?.effect.attempt ?? 0,
    { kind: "execute", report: refused },
    {
      ...CALL,
      bankCall: {
        ...{ bank: "alpha", operation: "execute-transaction" },
        ...{ outcome: "SCA_REQUIRED", milliseconds: 7 },
      },
    },
  );
  await must(order, { type: "name_payer", browser_id: BROWSER, payer: namedAccount(DEBTOR_IBAN) });
  await approve(order);
  const transfer = order.record.approved;
  if (!transfer) throw new Error("nothing was instructed");
  await order.report("execute", 1, { kind: "execute", report: executed(transfer, "BOOKED") });
  const { timeline } = (await order.look()).record ?? { timeline: [] };
  expect(timeline.map(({ kind, what, actor, about }) => [kind, what, actor, about])).toEqual([
    ["move", "created", null, null],
    ["bank_call", "execute-transaction", "alpha", "exempt"],
    ["move", "PROCESSING → PENDING_SCA", null, null],
    ["event", "payment_order.pending_sca", null, null],
    ["move", "payer resolved", "customer", null],
    ["challenge", "sent", null, null],
    ["challenge", "code checked", null, null],
    ["move", "PENDING_SCA → PROCESSING", null, null],
    ["move", "PROCESSING → COMPLETED", null, null],
    ["event", "payment_order.completed", null, null],
  ]);
});

describe("retention", () => {
  const finished = async (): Promise<OrderUnderTest> => {
    const order = await created();
    await approve(order);
    const transfer = order.record.approved;
    if (!transfer) throw new Error("nothing was instructed");
    await order.report("execute", 1, { kind: "execute", report: executed(transfer, "BOOKED") });
    await order.look();
    for (const { id } of order.record.effects) await order.stub.finish(id);
    return order;
  };

  it("leaves the key and the end_to_end_id, and the key starts no second order", async () => {
    const order = await finished();
    const end_to_end_id = (await order.look()).record?.approved?.end_to_end_id;
    vi.setSystemTime(START + 401 * DAY);
    expect(await order.stub.retire()).toBe(true);
    expect(await order.look()).toMatchObject({
      record: null,
      tombstone: { end_to_end_ids: [end_to_end_id], creation: { request_hash: "hash-1" } },
    });
    const again = await order.stub.create(askedAtStart(), creation, CALL);
    expect(again.kind).toBe("replayed");
    expect(await order.stub.view({ view: "order", ...TPP })).toBeNull();
  });

  it("leaves the first answer of an exempt order whose request has died", async () => {
    const order = await created(orderUnderTest(askedAtStart({ exemption: EXEMPTION })));
    const transfer = order.record.exempt;
    if (!transfer) throw new Error("nothing was instructed");
    const report = executed(transfer, "BOOKED");
    await order.report("execute:exempt", 1, { kind: "execute", report });
    await order.look();
    for (const { id } of order.record.effects) await order.stub.finish(id);
    vi.setSystemTime(START + 401 * DAY);
    expect(await order.stub.retire()).toBe(true);
    const again = await order.stub.create(askedAtStart({ exemption: EXEMPTION }), creation, CALL);
    if (again.kind !== "replayed") throw new Error(again.kind);
    expect(JSON.parse(again.answer)).toMatchObject({ status: "COMPLETED" });
  });

  it("leaves an order that waits for its bank", async () => {
    const order = await created();
    await approve(order);
    vi.setSystemTime(START + 401 * DAY);
    expect(await order.stub.retire()).toBe(false);
  });
});

it("the live status shows the display code to the bound browser only", async () => {
  const order = await created();
  await must(order, beginChallenge("PUSH"), challengeSent());
  expect(await show(order, { view: "live", browser_id: BROWSER })).toEqual({
    ...{ payment_order_id: "po_1", status: "PENDING_SCA", step: "CONFIRM", display_code: "42" },
  });
  expect(await show(order, { view: "live", browser_id: "browser-2" })).toEqual({
    ...{ payment_order_id: "po_1", status: "PENDING_SCA", step: "CONFIRM" },
  });
});
