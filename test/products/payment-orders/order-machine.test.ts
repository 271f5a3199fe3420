import { describe, expect, it } from "vitest";
import { findMove } from "../../../src/base/kernel/machine.ts";
import {
  isFinalOrder,
  isOpenOrder,
  type OrderState,
  type OrderTrigger,
  orderMoves,
} from "../../../src/products/payment-orders/order-machine.ts";

/** Written a second time, from O8.4 and O8.9. */
const states: OrderState[] = [
  ...(["PENDING_SCA", "PROCESSING", "COMPLETED", "FAILED", "REJECTED", "CANCELLED"] as const),
];

type Row = readonly [from: OrderState, to: OrderState, emits: string | null];

const rejected = ["PENDING_SCA", "REJECTED", "payment_order.rejected"] as const;
const completed = ["PROCESSING", "COMPLETED", "payment_order.completed"] as const;
const failed = ["PROCESSING", "FAILED", "payment_order.failed"] as const;

const contract: Record<OrderTrigger, Row> = {
  otp_sent: ["PENDING_SCA", "PENDING_SCA", null],
  push_sent: ["PENDING_SCA", "PENDING_SCA", null],
  otp_verified: ["PENDING_SCA", "PROCESSING", null],
  push_approved: ["PENDING_SCA", "PROCESSING", null],
  send_refused: rejected,
  otp_attempts_exceeded: rejected,
  verification_refused: rejected,
  push_declined: rejected,
  customer_rejected: rejected,
  timed_out: rejected,
  consent_ended: rejected,
  last_check_failed: rejected,
  cancelled: ["PENDING_SCA", "CANCELLED", "payment_order.cancelled"],
  reported_as_paid: ["PENDING_SCA", "PROCESSING", null],
  booked_same_bank: completed,
  submitted_to_rail: ["PROCESSING", "PROCESSING", null],
  credited: completed,
  refused: failed,
  refused_before_execution: ["PROCESSING", "REJECTED", "payment_order.rejected"],
  rejected_by_rail: failed,
  sca_required: ["PROCESSING", "PENDING_SCA", "payment_order.pending_sca"],
  resolved_as_completed: completed,
  resolved_as_failed: failed,
};

const triggers = Object.keys(contract) as OrderTrigger[];
const pairs = states.flatMap((state) => triggers.map((trigger) => [state, trigger] as const));

describe("the order's moves", () => {
  // @rule O8.4
  it.each(pairs)("from %s by %s are the contract's", (state, trigger) => {
    const [from, to, emits] = contract[trigger];
    const expected = from === state ? { to, emits } : null;
    expect(findMove(orderMoves, state, trigger)).toEqual(expected);
  });

  it("name no pair twice, and none beyond the contract's", () => {
    const listed = orderMoves.map(([from, trigger]) => `${from} ${trigger}`);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((pair) => !pairs.some((known) => known.join(" ") === pair))).toEqual([]);
  });

  it("leave no final state, and only PENDING_SCA is open", () => {
    expect(states.filter(isFinalOrder)).toEqual(["COMPLETED", "FAILED", "REJECTED", "CANCELLED"]);
    expect(states.filter(isOpenOrder)).toEqual(["PENDING_SCA"]);
    expect(orderMoves.filter(([from]) => isFinalOrder(from))).toEqual([]);
  });

  // @rule O8.9
  it("emit one event for every change of state except into PROCESSING", () => {
    for (const [from, trigger, to, emits] of orderMoves) {
      const isQuiet = from === to || to === "PROCESSING";
      const event = isQuiet ? null : `payment_order.${to.toLowerCase()}`;
      expect([trigger, emits]).toEqual([trigger, event]);
    }
  });
});
