import type {
  NewOrder,
  OrderCommand,
  OrderReport,
  OrderTerms,
  OrderView,
  PaymentOrderRecord,
} from "../../../src/products/payment-orders/order-record.ts";
import { ObjectUnderTest } from "../../frame/objects/object-under-test.ts";
import { termsOf } from "./order-fixtures.ts";

// A day ahead of the machine's clock, so no alarm fires unless a test runs it.
export const START = Date.now() + 24 * 3_600_000;

export const askedAtStart = (changes: Partial<OrderTerms> = {}): NewOrder => ({
  terms: termsOf({ created_at: START, ...changes }),
  checked_at: START,
});

/** A payment order's object, with access to its storage and faults on demand. */
export const orderUnderTest = (asked: NewOrder = askedAtStart()) =>
  new ObjectUnderTest<PaymentOrderRecord, NewOrder, OrderCommand, OrderReport, OrderView>({
    binding: "PAYMENT_ORDERS",
    terms: asked,
    probe: { view: "ticket" },
    shows: ({ state, browser_id, sca }) => ({ open: state === "PENDING_SCA", browser_id, sca }),
    changesAt: ({ state, authorise_by, exempt, approved }) =>
      Math.min(
        state === "PENDING_SCA" ? authorise_by : Infinity,
        exempt?.review_at ?? Infinity,
        approved?.review_at ?? Infinity,
      ),
  });

export type OrderUnderTest = ReturnType<typeof orderUnderTest>;
