import { describe, expect, it } from "vitest";
import type { Order } from "../../src/sandbox/answers.ts";
import type { BookTable } from "../../src/sandbox/bank/books.ts";
import { nextOrderId, noteAnswer, noteWebhook } from "../../src/sandbox/shop/shop.ts";
import type { Payment } from "../../src/sdk/merchant.ts";

type FailureCode = NonNullable<Payment["failure"]>["code"];

const AT = "2026-01-01T12:00:00.000Z";

const order: Order = {
  order_id: "order-1",
  item: "atlas",
  amount: 4_900,
  currency: "USD",
  status: "AWAITING_PAYMENT",
  failure_code: null,
  session_id: "ps_1",
  checkout_url: "http://127.0.0.1:8787/checkout/ps_1.x",
  created_at: AT,
  paid_at: null,
};

const shopWith = (status: Order["status"]) => {
  let kept: Order = { ...order, status };
  const orders = {
    get: (id: string) => (id === kept.order_id ? kept : null),
    put: (row: Order) => {
      kept = row;
    },
  } as unknown as BookTable<Order>;
  const hear = (event: string, changes = {}) => {
    const data = { session_id: "ps_1", reference: "order-1", amount: 4_900, currency: "USD" };
    noteWebhook(orders, JSON.stringify({ event, data: { ...data, ...changes } }), AT);
    return kept;
  };
  const read = (status: Payment["status"], code: FailureCode | null = null) =>
    noteAnswer(orders, "order-1", { status, failure: code && { code, message: "A sentence." } });
  return { hear, read };
};

// @rule P8.18
describe("an order", () => {
  it.each([
    ["AWAITING_PAYMENT", "payment.completed", "PAID"],
    ["PROCESSING", "payment.completed", "PAID"],
    ["NOT_PAID", "payment.completed", "PAID"],
    ["AWAITING_PAYMENT", "payment.settlement_pending", "PROCESSING"],
    ["NOT_PAID", "payment.settlement_pending", "NOT_PAID"],
    ["AWAITING_PAYMENT", "payment.failed", "NOT_PAID"],
    ["AWAITING_PAYMENT", "payment.expired", "NOT_PAID"],
    ["PAID", "payment.failed", "PAID"],
    ["AWAITING_PAYMENT", "refund.completed", "AWAITING_PAYMENT"],
  ] as const)("that is %s is, after %s, %s", (from, event, to) => {
    expect(shopWith(from).hear(event).status).toBe(to);
  });

  it.each([
    ["another session", { session_id: "ps_2" }],
    ["another amount", { amount: 1 }],
    ["another currency", { currency: "EUR" }],
    ["another order", { reference: "order-2" }],
    ["no order", { reference: null }],
  ])("is not paid by a webhook about %s", (_what, changes) => {
    const { hear } = shopWith("AWAITING_PAYMENT");
    expect(hear("payment.completed", changes).status).toBe("AWAITING_PAYMENT");
  });

  it.each([
    ["AWAITING_PAYMENT", "PENDING", "AWAITING_PAYMENT", null],
    ["AWAITING_PAYMENT", "AUTH_REQUIRED", "AWAITING_PAYMENT", null],
    ["AWAITING_PAYMENT", "PROCESSING", "PROCESSING", null],
    ["AWAITING_PAYMENT", "COMPLETED", "PROCESSING", null],
    ["AWAITING_PAYMENT", "FAILED", "NOT_PAID", "SESSION_EXPIRED"],
    ["AWAITING_PAYMENT", "CANCELLED", "NOT_PAID", "CANCELLED"],
    ["PROCESSING", "COMPLETED", "PROCESSING", null],
    ["PROCESSING", "FAILED", "NOT_PAID", "SESSION_EXPIRED"],
    ["PAID", "FAILED", "PAID", null],
    ["PAID", "PROCESSING", "PAID", null],
    ["NOT_PAID", "PROCESSING", "NOT_PAID", null],
  ] as const)("that is %s is, when the gateway answers %s, %s", (from, answer, status, code) => {
    const failure = answer === "FAILED" ? "SESSION_EXPIRED" : null;
    expect(shopWith(from).read(answer, failure)).toMatchObject({ status, failure_code: code });
  });

  it.each([
    ["order-ABCDEF123456", "order-ABCDEF123456-2"],
    ["order-ABCDEF123456-2", "order-ABCDEF123456-3"],
    ["order-123456789012-9", "order-123456789012-10"],
  ])("%s that is tried again is %s", (before, after) => {
    expect(nextOrderId(before)).toBe(after);
  });

  it("that was not paid shows the reason", () => {
    const failed = shopWith("AWAITING_PAYMENT").hear("payment.failed", {
      failure_code: "PUSH_DECLINED",
    });
    expect(failed.failure_code).toBe("PUSH_DECLINED");
    expect(shopWith("AWAITING_PAYMENT").hear("payment.expired").failure_code).toBe("EXPIRED");
  });
});
