import { describe, expect, it } from "vitest";
import { findMove } from "../../../src/base/kernel/machine.ts";
import {
  isFinalSession,
  isOpenSession,
  isProcessingSession,
  type SessionState,
  type SessionTrigger,
  sessionMoves,
} from "../../../src/products/payments/session-machine.ts";

/**
 * The moves of a session (P2.1), written a second time from the contract and not from the source:
 * for each trigger the target of each state that has it, and the event.
 */
const states = [
  ...["PENDING", "OTP_SENT", "PUSH_SENT", "EXECUTING", "SETTLEMENT_PENDING"],
  ...["COMPLETED", "FAILED", "EXPIRED", "CANCELLED"],
] as SessionState[];

const open = ["PENDING", "OTP_SENT", "PUSH_SENT"] as const;
const processing = ["EXECUTING", "SETTLEMENT_PENDING"] as const;

type Row = readonly [from: readonly SessionState[], to: SessionState, emits: string | null];

const contract: Record<SessionTrigger, Row> = {
  payer_resolved: [open, "PENDING", null],
  otp_sent: [open, "OTP_SENT", null],
  push_sent: [open, "PUSH_SENT", null],
  send_refused: [open, "FAILED", "payment.failed"],
  otp_attempts_exceeded: [["OTP_SENT"], "FAILED", "payment.failed"],
  verification_refused: [["OTP_SENT"], "FAILED", "payment.failed"],
  otp_verified: [["OTP_SENT"], "EXECUTING", "payment.processing"],
  push_approved: [["PUSH_SENT"], "EXECUTING", "payment.processing"],
  push_declined: [["PUSH_SENT"], "FAILED", "payment.failed"],
  ttl_elapsed: [open, "EXPIRED", "payment.expired"],
  cancelled: [open, "CANCELLED", "payment.cancelled"],
  given_up: [open, "FAILED", "payment.failed"],
  account_refused: [[...open, "EXECUTING"], "PENDING", null],
  paid_late: [open, "FAILED", "payment.failed"],
  destination_changed: [["OTP_SENT", "PUSH_SENT"], "FAILED", "payment.failed"],
  payer_switched_off: [["OTP_SENT", "PUSH_SENT"], "FAILED", "payment.failed"],
  booked_same_bank: [["EXECUTING"], "COMPLETED", "payment.completed"],
  submitted_to_rail: [["EXECUTING"], "SETTLEMENT_PENDING", "payment.settlement_pending"],
  credited: [processing, "COMPLETED", "payment.completed"],
  refused: [["EXECUTING"], "FAILED", "payment.failed"],
  rejected_by_rail: [processing, "FAILED", "payment.failed"],
  resolved_as_completed: [processing, "COMPLETED", "payment.completed"],
  resolved_as_failed: [processing, "FAILED", "payment.failed"],
};

const triggers = Object.keys(contract) as SessionTrigger[];
const pairs = states.flatMap((state) => triggers.map((trigger) => [state, trigger] as const));

// @rule P2.1 P2.2 P2.19 P2.21
describe("the session's moves", () => {
  it.each(pairs)("from %s by %s are the contract's", (state, trigger) => {
    const [from, to, emits] = contract[trigger];
    const expected = from.includes(state) ? { to, emits } : null;
    expect(findMove(sessionMoves, state, trigger)).toEqual(expected);
  });

  it("name no state, trigger or pair beyond the contract's", () => {
    const listed = sessionMoves.map(([from, trigger]) => `${from} ${trigger}`);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((pair) => !pairs.some((known) => known.join(" ") === pair))).toEqual([]);
    expect(sessionMoves.map((move) => move[2]).filter((to) => !states.includes(to))).toEqual([]);
  });
});

// @rule P2.2
describe("the kinds of state", () => {
  it.each(states)("%s is of exactly one kind", (state) => {
    const kinds = [isOpenSession(state), isProcessingSession(state), isFinalSession(state)];
    const expected = [
      (open as readonly string[]).includes(state),
      (processing as readonly string[]).includes(state),
      ["COMPLETED", "FAILED", "EXPIRED", "CANCELLED"].includes(state),
    ];
    expect(kinds).toEqual(expected);
  });

  it("leave no final state", () => {
    expect(sessionMoves.filter(([from]) => isFinalSession(from))).toEqual([]);
  });

  it("emit one event for every end, named like the state", () => {
    for (const [, trigger, to, emits] of sessionMoves) {
      if (!isFinalSession(to)) continue;
      expect([trigger, emits]).toEqual([trigger, `payment.${to.toLowerCase()}`]);
    }
  });
});
