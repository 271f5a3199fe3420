import { describe, expect, it } from "vitest";
import type { Order } from "../../src/sandbox/answers.ts";
import type { BookTable } from "../../src/sandbox/bank/books.ts";
import { noteCancelled, noteWebhook } from "../../src/sandbox/shop/shop.ts";

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
  return { hear, cancel: () => noteCancelled(orders, "order-1") };
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
    ["AWAITING_PAYMENT", "NOT_PAID", "CANCELLED"],
    ["PROCESSING", "PROCESSING", null],
    ["PAID", "PAID", null],
  ] as const)("that is %s is, once its payment was cancelled, %s", (from, status, code) => {
    const { cancel } = shopWith(from);
    expect(cancel()).toMatchObject({ status, failure_code: code });
  });

  it("that was not paid shows the reason", () => {
    const failed = shopWith("AWAITING_PAYMENT").hear("payment.failed", {
      failure_code: "PUSH_DECLINED",
    });
    expect(failed.failure_code).toBe("PUSH_DECLINED");
    expect(shopWith("AWAITING_PAYMENT").hear("payment.expired").failure_code).toBe("EXPIRED");
  });
});
