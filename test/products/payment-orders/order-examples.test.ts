import { expect, test } from "vitest";
import { problemBody } from "../../../src/base/kernel/problems.ts";
import type { OrderView } from "../../../src/products/payment-orders/order-record.ts";
import { read } from "../../house/source.ts";
import { BROWSER, executeRefused } from "../payments/session-fixtures.ts";
import { OrderBench, T0, TPP } from "./order-fixtures.ts";

/** The documents' examples of orders are what the gateway answers about such an order. */
type Json = Record<string, unknown>;

const exampleIn = (document: string, name: string): Json =>
  JSON.parse(read(`docs/openapi/${document}.json`)).components.examples[name].value;

/** Times and ids of correlation differ; whether there is a time does not. */
const timeless = (shown: object): Json =>
  JSON.parse(JSON.stringify(shown, (_, value) => (isTime(value) ? "a time" : value)));

const isTime = (value: unknown): boolean =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value);

const example = exampleIn("tpp", "PaymentOrder");
const created = exampleIn("tpp", "CreatePaymentOrder201");

/** An order with the examples' terms. */
const order = () =>
  new OrderBench({
    payment_order_id: String(example.payment_order_id),
    consent_id: String(example.consent_id),
    source_account_id: String(example.source_account_id),
    destination: { type: "iban", value: "DE89370400440532013000" },
    creditor_name: "Corner Shop",
    payee: { name: "Corner Shop", check: "MATCH" },
    amount: 1_250,
    currency: "USD",
    sca_url: String(created.sca_url),
  });

const completed = () => order().approved().executed("", "BOOKED");
const cancelled = () => order().must({ type: "cancel", ...TPP });
const prompted = () => order().challenged("PUSH");

const seen: OrderView = { view: "order", ...TPP };
const live: OrderView = { view: "live", browser_id: BROWSER };

test.each([
  ["CreatePaymentOrder201", order, seen],
  ["PaymentOrder", completed, seen],
  ["CancelPaymentOrder200", cancelled, seen],
  ["LivePaymentOrder", prompted, live],
])("%s", (name, bring, view) => {
  expect(timeless(exampleIn("tpp", name))).toEqual(timeless(bring().view(view)));
});

test("FailedPaymentOrder", () => {
  const failed = order().approved().report("execute", executeRefused("INSUFFICIENT_FUNDS"));
  const { outcome } = failed.view<{ outcome: { problem: { code: "INSUFFICIENT_FUNDS" } } }>({
    view: "ticket",
  });
  const shown = exampleIn("tpp", "FailedPaymentOrder") as { error: { correlation_id: string } };
  expect(shown).toEqual(problemBody(outcome.problem, shown.error.correlation_id));
});

test.each([
  ["PaymentOrderForStaff", completed],
  ["CancelPaymentOrderAsStaff200", cancelled],
])("%s is the same order, and says the same of a cancel", (name, bring) => {
  const bench = bring();
  const by = { keyId: "key_1", role: "operator", firstUsedAt: null } as never;
  const shown = timeless(bench.view({ view: "admin", now: T0, by }));
  const staff = timeless(exampleIn("staff", name));
  const { sca_url: _, ...own } = timeless(bench.view(seen));
  expect(staff).toMatchObject(own);
  expect(shown.allowed).toEqual(expect.arrayContaining(staff.allowed as unknown[]));
  expect(shown.next).toEqual(expect.arrayContaining(staff.next as unknown[]));
});
