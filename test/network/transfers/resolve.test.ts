import { describe, expect, it } from "vitest";
import type { ProblemCode } from "../../../src/base/kernel/problems.ts";
import type { MovementReport } from "../../../src/network/transfers/decide-report.ts";
import { decisionFor } from "../../../src/network/transfers/resolve.ts";
import type { OperatorOutcome } from "../../../src/network/transfers/transfer.ts";
import type { SessionCommand } from "../../../src/products/payments/session-record.ts";
import {
  executeRefused,
  executeUnknown,
  look,
  railReport,
  SessionBench,
  T0,
} from "../../products/payments/session-fixtures.ts";
import {
  bob,
  lateMoney,
  MINUTE,
  reported,
  resolve,
  stalled,
  transferOf,
  unknown,
} from "./stuck-movements.ts";

/** Decisions of staff about movements, driven through the payment that owns them. */
describe("manual_review", () => {
  // @rule B6.5
  it("starts after half an hour without an outcome, not a moment earlier", () => {
    const session = new SessionBench().executing("crossBank");
    session.report("execute", executeUnknown).wait(30 * MINUTE - 1);
    session.lease("execute");
    session.report("execute", executeUnknown);
    expect(transferOf(session).manual_review).toBeNull();
    session.wait(MINUTE).lease("execute");
    session.report("execute", executeUnknown);
    expect(transferOf(session).manual_review).toEqual({
      reason: "UNKNOWN_OUTCOME",
      since: session.now,
      resolved_at: null,
    });
    expect(session.record.effects.some(({ kind }) => kind === "project")).toBe(true);
  });

  it.each([
    ["a credit", (session: SessionBench) => session.act(reported(session, session.credit()))],
    [
      "a rejection",
      (session: SessionBench) =>
        session.act(reported(session, session.credit({ status: "REJECTED" }))),
    ],
    [
      "a refusal",
      (session: SessionBench) => {
        session.wait(MINUTE).lease("execute");
        session.report("execute", executeRefused("EXPIRED"));
      },
    ],
  ])("ends with the movement: %s", (_, end) => {
    const session = unknown();
    end(session);
    const { manual_review } = transferOf(session);
    expect(manual_review).toMatchObject({ reason: "UNKNOWN_OUTCOME", resolved_at: session.now });
  });

  it("continues while money is only submitted to the rail", () => {
    const session = unknown().wait(MINUTE);
    session.lease("execute");
    session.report("execute", session.answer());
    expect(session.record.state).toBe("SETTLEMENT_PENDING");
    expect(transferOf(session).manual_review?.resolved_at).toBeNull();
  });

  it("for late money does not end by itself, and comes back with new late money", () => {
    const session = lateMoney();
    expect(transferOf(session).manual_review).toMatchObject({ reason: "LATE_MONEY" });
    session.wait(MINUTE).act(resolve("ACKNOWLEDGED"));
    expect(transferOf(session).manual_review?.resolved_at).toBe(session.now);
    session.wait(MINUTE).act(railReport(session.credit()));
    expect(transferOf(session).manual_review?.resolved_at).not.toBeNull();
    session.act(reported(session, session.credit({ status: "REJECTED" })));
    expect(transferOf(session).manual_review).toEqual({
      reason: "LATE_MONEY",
      since: session.now,
      resolved_at: null,
    });
  });

  it("does not start for an answer of the rail after the end", () => {
    const session = new SessionBench({ optional_events: ["payment.settlement_stalled"] });
    session
      .executing("crossBank")
      .report("execute", session.answer())
      .wait(10 * MINUTE - 1);
    const attempt = session.lease("ask_rail") ?? 0;
    session.act(reported(session, session.credit()));
    session.wait(1).report("ask_rail", { kind: "ask_rail", callback: null }, attempt);
    expect(transferOf(session).manual_review).toBeNull();
    expect(session.events()).not.toContain("payment.settlement_stalled");
  });
});

// @rule P2.18
describe("resolving", () => {
  it.each([
    ["EXECUTING", unknown, "COMPLETED", "payment.completed", null, null],
    ["EXECUTING", unknown, "FAILED", "payment.failed", "PAYMENT_REFUSED", null],
    ["SETTLEMENT_PENDING", stalled, "COMPLETED", "payment.completed", null, null],
    ["SETTLEMENT_PENDING", stalled, "FAILED", "payment.failed", "SETTLEMENT_REJECTED", "RETURNING"],
  ] as const)("%s (%o) as %s emits %s", (state, made, outcome, event, failure, funds) => {
    const session = made();
    expect(session.record.state).toBe(state);
    expect(session.act(resolve(outcome))).toBeNull();
    expect(session.record).toMatchObject({ state: outcome, failure, transfer: { funds } });
    expect(session.events()).toContain(event);
    expect(session.effect("execute")).toBeUndefined();
    expect(session.effect("ask_rail")).toBeUndefined();
    expect(transferOf(session)).toMatchObject({
      manual_review: { resolved_at: session.now },
      proposal: null,
      decisions: [{ outcome, actor: "key_ada", note: "seen", at: session.now, proposal: null }],
    });
  });

  it.each([
    ["SUBMITTED", "LATE_MONEY"],
    ["BOOKED", "LATE_MONEY"],
    ["REJECTED", "UNKNOWN_OUTCOME"],
    ["NOT_FOUND", "UNKNOWN_OUTCOME"],
  ] as const)("as FAILED asks the bank once more; %s leaves %s", (status, reason) => {
    const session = unknown();
    session.act(resolve("FAILED"));
    session.wait(MINUTE).lease("ask_bank");
    const report = { kind: "answered", status, transfer_ref: null } as const;
    session.report("ask_bank", { kind: "ask_bank", report });
    expect(session.record.state).toBe("FAILED");
    expect(transferOf(session).manual_review).toMatchObject({ reason });
    expect(session.effect("ask_bank")).toBeUndefined();
  });

  it("as FAILED asks the bank for an hour at most", () => {
    const session = unknown();
    session.act(resolve("FAILED"));
    session.wait(60 * MINUTE - 1).act(look);
    expect(session.effect("ask_bank")).toBeDefined();
    session.wait(1).act(look);
    expect(session.effect("ask_bank")).toBeUndefined();
  });

  it("again, of money that came later, is answered with the later decision", () => {
    const session = lateMoney();
    const decision = () => decisionFor(transferOf(session), "ACKNOWLEDGED");
    session.act(resolve("ACKNOWLEDGED"));
    expect(decision()).toMatchObject({ note: "seen" });
    session.act(reported(session, session.credit({ status: "REJECTED" })));
    expect(decision()).toBeNull();
    session.act(resolve("ACKNOWLEDGED", bob, "again"));
    expect(decision()).toMatchObject({ note: "again" });
  });

  it("again with the same outcome changes nothing, from either key", () => {
    const session = unknown();
    session.act(resolve("COMPLETED"));
    const { record } = session;
    session.wait(MINUTE);
    expect(session.act(resolve("COMPLETED"))).toBeNull();
    expect(session.act(resolve("COMPLETED", bob, "me too"))).toBeNull();
    expect(session.record).toBe(record);
  });

  const IN_PROGRESS = "MOVEMENT_IN_PROGRESS";
  const refused: [string, () => SessionBench, OperatorOutcome, ProblemCode][] = [
    ["before not_after", () => new SessionBench().executing("crossBank"), "FAILED", IN_PROGRESS],
    [
      "five seconds after not_after, when a slow clock of the bank may show less",
      () => {
        const session = new SessionBench().executing("crossBank").wait(MINUTE + 5_000);
        return session.report("execute", executeUnknown);
      },
      "COMPLETED",
      IN_PROGRESS,
    ],
    [
      "while an attempt is under way",
      () => {
        const session = unknown().wait(MINUTE);
        session.lease("execute");
        return session;
      },
      "FAILED",
      IN_PROGRESS,
    ],
    ["when the outcome is known", lateMoney, "COMPLETED", "MOVEMENT_HAS_ENDED"],
    [
      "differently from its resolution",
      () => {
        const session = unknown();
        session.act(resolve("COMPLETED"));
        return session;
      },
      "FAILED",
      "MOVEMENT_HAS_ENDED",
    ],
    ["by acknowledging an unknown outcome", unknown, "ACKNOWLEDGED", "NOTHING_TO_ACKNOWLEDGE"],
    ["by acknowledging a stalled settlement", stalled, "ACKNOWLEDGED", "NOTHING_TO_ACKNOWLEDGE"],
  ];
  it.each(refused)("%s is refused", (_, made, outcome, code) => {
    const session = made();
    const { record } = session;
    expect(session.act(resolve(outcome))).toBe(code);
    expect(session.record).toBe(record);
  });

  it("of an unknown movement is refused", () => {
    const session = new SessionBench().resolved();
    expect(session.act(resolve("FAILED"))).toBe("NOT_FOUND");
    const other = { ...resolve("FAILED"), movement: "rf_unknown" } as SessionCommand;
    expect(unknown().act(other)).toBe("NOT_FOUND");
  });

  it("is possible as soon as the last attempt's lease has ended", () => {
    const session = new SessionBench().executing("crossBank").wait(MINUTE + 5_001);
    expect(session.act(resolve("FAILED"))).toBeNull();
    expect(transferOf(session).manual_review).toBeNull();
  });
});

describe("a report after a resolution", () => {
  it("a credit is the missing proof of a completed movement", () => {
    const session = stalled();
    session.act(resolve("COMPLETED"));
    session.act(reported(session, session.credit()));
    expect(transferOf(session)).toMatchObject({
      late_money: [],
      credit: { rail_ref: "RAIL-1" },
      manual_review: { reason: "STALLED", resolved_at: session.now },
    });
    expect(session.effect("notify_credit")).toBeDefined();
    expect(session.events().filter((name) => name === "payment.completed")).toHaveLength(1);
  });

  it("a rejection confirms a failed movement, and the money is followed", () => {
    const session = stalled();
    session.act(resolve("FAILED"));
    session.act(reported(session, session.credit({ status: "REJECTED" })));
    expect(transferOf(session)).toMatchObject({ late_money: [], funds: "RETURNING" });
    const status: MovementReport = {
      kind: "ask_bank",
      report: { kind: "answered", status: "RETURNED", transfer_ref: null },
    };
    session.wait(5_000).lease("ask_bank");
    session.report("ask_bank", status);
    expect(transferOf(session).funds).toBe("RETURNED");
  });

  it("an acknowledged credit does not come back, so the bank is no longer asked", () => {
    const session = stalled();
    session.act(resolve("FAILED"));
    session.act(reported(session, session.credit()));
    expect(transferOf(session).funds).toBe("RETURNING");
    session.act(resolve("ACKNOWLEDGED"));
    expect(transferOf(session).funds).toBeNull();
    expect(session.effect("ask_bank")).toBeUndefined();
  });

  it.each([
    ["a credit after failed", "FAILED", "CREDITED", "credited"],
    ["a rejection after completed", "COMPLETED", "REJECTED", "rejected"],
  ] as const)("%s is late money", (_, outcome, status, said) => {
    const session = stalled();
    session.act(resolve(outcome));
    session.act(reported(session, session.credit({ status })));
    expect(session.record.state).toBe(outcome);
    expect(transferOf(session)).toMatchObject({
      late_money: [{ said }],
      manual_review: { reason: "LATE_MONEY", resolved_at: null },
    });
  });

  it.each([
    ["FAILED", "BOOKED", "booked"],
    ["COMPLETED", "REJECTED", "returned"],
  ] as const)("%s, and the bank's own %s, is late money: %s", (outcome, status, said) => {
    const session = new SessionBench().executing("sameBank");
    session.report("execute", session.answer({ status: "SUBMITTED" })).wait(2 * MINUTE);
    const attempt = session.lease("ask_bank") ?? 0;
    session.act(resolve(outcome));
    const report: MovementReport = {
      kind: "ask_bank",
      report: { kind: "answered", status, transfer_ref: "ALPHA-1" },
    };
    session.report("ask_bank", report, attempt);
    expect(transferOf(session).late_money).toEqual([{ at: T0 + 2 * MINUTE, said, rail_ref: null }]);
  });
});

describe("a refund", () => {
  const refunding = () => {
    const session = new SessionBench().executing("crossBank");
    session.report("execute", session.answer());
    session.act(reported(session, session.credit()));
    session.act({
      type: "refund",
      refund_id: "rf_1",
      amount: 1_000,
      reason: null,
      request_hash: "hash",
      idempotency_key_hash: null,
      checked_at: session.now,
    });
    session.lease("execute:rf_1");
    return session.report("execute:rf_1", executeUnknown).wait(30 * MINUTE);
  };

  it.each([
    ["COMPLETED", "refund.completed", 1_000],
    ["FAILED", "refund.failed", 0],
  ] as const)("resolved as %s emits %s and refunds %i", (outcome, event, refunded_amount) => {
    const session = refunding();
    const command = { ...resolve(outcome), movement: "rf_1" } as SessionCommand;
    expect(session.act(command)).toBeNull();
    expect(session.record).toMatchObject({ state: "COMPLETED", refunded_amount });
    expect(session.events()).toContain(event);
    expect(transferOf(session).decisions).toEqual([]);
    expect(session.record.refunds[0]?.transfer.decisions).toMatchObject([{ outcome }]);
  });
});
