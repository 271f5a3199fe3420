import { describe, expect, it } from "vitest";
import type { MovementReport } from "../../../src/network/transfers/decide-report.ts";
import {
  type OperatorOutcome,
  readInstruction,
  type Transfer,
} from "../../../src/network/transfers/transfer.ts";
import type { SessionCommand } from "../../../src/products/payments/session-record.ts";
import { staff } from "../../frame/records/staff.ts";
import { creditOf, executed } from "../../network/transfers/reports.ts";
import fc from "../../support/fast-check.ts";
import {
  bankStatus,
  CREDITOR_IBAN,
  DEBTOR_IBAN,
  executeNotSent,
  executeRefused,
  executeUnknown,
  type RouteName,
  railReport,
  SessionBench,
} from "./session-fixtures.ts";

const AMOUNT = 2_500;

const paid = (route: RouteName = "sameBank") => {
  const session = new SessionBench().executing(route);
  session.report("execute", session.answer());
  if (route === "crossBank") session.act(railReport(session.credit()));
  return session;
};

const refund = (
  session: SessionBench,
  name: string,
  amount: number | null = null,
  changes: Partial<Extract<SessionCommand, { type: "refund" }>> = {},
): SessionCommand => ({
  type: "refund",
  refund_id: `rf_${name}`,
  amount,
  reason: null,
  request_hash: `hash ${amount}`,
  idempotency_key_hash: null,
  checked_at: session.now,
  ...changes,
});

const transferOf = (session: SessionBench, name: string): Transfer => {
  const found = session.record.refunds.find(({ refund_id }) => refund_id === `rf_${name}`);
  if (!found) throw new Error(`no refund ${name}`);
  return found.transfer;
};

const booked = (session: SessionBench, name: string): MovementReport => {
  const { end_to_end_id } = transferOf(session, name);
  return {
    kind: "execute",
    report: {
      kind: "answered",
      answer: {
        end_to_end_id,
        transfer_ref: `REF-${name}`,
        route_used: "SAME_BANK",
        status: "BOOKED",
        bank_fee: 0,
      },
    },
  };
};

const end = (session: SessionBench, name: string, report: MovementReport) => {
  session.lease(`execute:rf_${name}`);
  session.report(`execute:rf_${name}`, report);
};

describe("a refund", () => {
  const resolve = (session: SessionBench, outcome: OperatorOutcome, movement = "") =>
    session.act({ type: "resolve", movement, outcome, actor: staff("key_1"), note: "seen" });
  const acknowledge = (session: SessionBench, movement = "") =>
    resolve(session, "ACKNOWLEDGED", movement);
  const rejections: [by: string, report: (session: SessionBench) => unknown][] = [
    ["rail", (session) => session.act(railReport(session.credit({ status: "REJECTED" })))],
    ["bank", (session) => session.report("execute", executeRefused("LIMIT_EXCEEDED"), 1)],
  ];

  describe.each(rejections)("of a payment that the %s rejects after its credit", (_, rejects) => {
    const rejected = () => {
      const session = new SessionBench().executing("crossBank");
      session.act(railReport(session.credit()));
      rejects(session);
      expect(session.act(refund(session, "1"))).toBe("PAYMENT_UNDER_REVIEW");
      acknowledge(session);
      // Staff have seen the report. The payer's bank has not been asked yet.
      expect(session.act(refund(session, "1"))).toBe("PAYMENT_UNDER_REVIEW");
      session.wait(5_000).lease("ask_bank");
      return session;
    };

    it.each(["RETURNED", "REJECTED"] as const)(
      "is refused once the payer's bank says %s: the payer has the money",
      (status) => {
        const session = rejected();
        session.report("ask_bank", bankStatus(status));
        expect(session.record).toMatchObject({
          state: "COMPLETED",
          transfer: { late_money: [{ said: "rejected" }, { said: "returned" }] },
        });
        expect(session.act(refund(session, "1"))).toBe("PAYMENT_UNDER_REVIEW");
        acknowledge(session);
        expect(session.act(refund(session, "1", 1))).toBe("REFUND_EXCEEDS_PAYMENT");
      },
    );

    it.each(["BOOKED", "SUBMITTED", "NOT_FOUND"] as const)(
      "is possible after an hour in which the payer's bank says %s",
      (status) => {
        const session = rejected();
        session.report("ask_bank", bankStatus(status));
        session.wait(3_600_000 - 5_001);
        expect(session.act(refund(session, "1"))).toBe("PAYMENT_UNDER_REVIEW");
        session.wait(1);
        expect(session.act(refund(session, "1"))).toBeNull();
      },
    );
  });

  it("whose money is on its way back leaves nothing to refund again until it is back", () => {
    const session = paid("crossBank");
    session.act(refund(session, "1"));
    end(session, "1", { kind: "execute", report: executed(transferOf(session, "1"), "SUBMITTED") });
    const rejected = creditOf(transferOf(session, "1"), { status: "REJECTED" });
    session.act(railReport(rejected, "rf_1"));
    expect(transferOf(session, "1")).toMatchObject({ state: "FAILED", funds: "RETURNING" });
    expect(session.act(refund(session, "2", 1))).toBe("REFUND_EXCEEDS_PAYMENT");
    session.wait(5_000).lease("ask_bank:rf_1");
    session.report("ask_bank:rf_1", bankStatus("RETURNED"));
    expect(session.act(refund(session, "2"))).toBeNull();
  });

  it("whose return staff have taken over leaves nothing to refund again", () => {
    const session = paid("crossBank");
    session.act(refund(session, "1"));
    end(session, "1", { kind: "execute", report: executed(transferOf(session, "1"), "SUBMITTED") });
    session.act(railReport(creditOf(transferOf(session, "1"), { status: "REJECTED" }), "rf_1"));
    session.wait(31 * 60_000).act({ type: "look" });
    acknowledge(session, "rf_1");
    expect(transferOf(session, "1")).toMatchObject({ state: "FAILED", funds: null });
    expect(session.act(refund(session, "2", 1))).toBe("REFUND_EXCEEDS_PAYMENT");
  });

  it("that staff declare failed leaves nothing while its bank is still asked", () => {
    const session = paid();
    session.act(refund(session, "1"));
    end(session, "1", executeUnknown);
    session.wait(66_000);
    resolve(session, "FAILED", "rf_1");
    expect(transferOf(session, "1").state).toBe("FAILED");
    expect(session.act(refund(session, "2", 1))).toBe("REFUND_EXCEEDS_PAYMENT");
    session.wait(5_000).lease("ask_bank:rf_1");
    session.report("ask_bank:rf_1", bankStatus("SUBMITTED"));
    // A transfer within a bank that is submitted may still be booked.
    expect(session.act(refund(session, "2", 1))).toBe("REFUND_EXCEEDS_PAYMENT");
    session.wait(5_000).lease("ask_bank:rf_1");
    session.report("ask_bank:rf_1", bankStatus("NOT_FOUND"));
    expect(session.act(refund(session, "2"))).toBeNull();
  });

  it("that failed and was paid after all leaves nothing to refund again", () => {
    const session = paid();
    session.act(refund(session, "1"));
    end(session, "1", executeRefused("INSUFFICIENT_FUNDS"));
    session.report("execute:rf_1", booked(session, "1"));
    expect(transferOf(session, "1")).toMatchObject({
      state: "FAILED",
      late_money: [{ said: "booked" }],
    });
    expect(session.act(refund(session, "2"))).toBe("REFUND_EXCEEDS_PAYMENT");
  });

  // @rule P7.4
  it("goes from the payee's account to the payer's, under its own end_to_end_id", () => {
    const session = paid();
    expect(session.act(refund(session, "1", 1_000))).toBeNull();
    const transfer = transferOf(session, "1");
    expect(readInstruction(transfer)).toMatchObject({
      debtor_iban: CREDITOR_IBAN,
      creditor_iban: DEBTOR_IBAN,
      amount: 1_000,
      purpose: "REFUND",
      authorisation: { type: "REFUND", reference: session.record.transfer?.end_to_end_id },
      originator_ref: "pay_1.rf_1",
    });
    expect(transfer.end_to_end_id).not.toBe(session.record.transfer?.end_to_end_id);
    expect(session.record).toMatchObject({ state: "COMPLETED", refunded_amount: 0 });
  });

  // @rule P7.5
  it("counts as refunded when the bank has booked it, and emits its event", () => {
    const session = paid();
    session.act(refund(session, "1", 1_000));
    end(session, "1", booked(session, "1"));
    expect(session.record).toMatchObject({ state: "COMPLETED", refunded_amount: 1_000 });
    expect(session.events().filter((name) => name === "refund.completed")).toHaveLength(1);
  });

  // @rule P7.1
  it("without an amount is for everything left", () => {
    const session = paid();
    session.act(refund(session, "1", 1_000));
    session.act(refund(session, "2"));
    expect(transferOf(session, "2").instruction).toContain('"amount":1500');
  });

  it.each([
    ["more than was paid", AMOUNT + 1],
    ["nothing", 0],
    ["less than nothing", -1],
  ])("of %s is refused", (_, amount) => {
    const session = paid();
    expect(session.act(refund(session, "1", amount))).toBe("REFUND_EXCEEDS_PAYMENT");
    expect(session.record.refunds).toEqual([]);
  });

  it("that is under way reserves its amount", () => {
    const session = paid();
    session.act(refund(session, "1", 1_500));
    expect(session.act(refund(session, "2", 1_500))).toBe("REFUND_EXCEEDS_PAYMENT");
    end(session, "1", executeUnknown);
    expect(session.act(refund(session, "3", 1_500))).toBe("REFUND_EXCEEDS_PAYMENT");
  });

  it("that was refused releases its amount", () => {
    const session = paid();
    session.act(refund(session, "1", AMOUNT));
    end(session, "1", executeRefused("INSUFFICIENT_FUNDS"));
    expect(session.events()).toContain("refund.failed");
    expect(session.record.refunded_amount).toBe(0);
    expect(session.act(refund(session, "2", AMOUNT))).toBeNull();
  });

  it("repeated with its key is one refund", () => {
    const session = paid();
    const keyed = { idempotency_key_hash: "key" };
    session.act(refund(session, "1", 1_000, keyed));
    session.act(refund(session, "2", 1_000, keyed));
    expect(session.record.refunds.map(({ refund_id }) => refund_id)).toEqual(["rf_1"]);
  });

  it("needs a fresh check", () => {
    const session = paid();
    const checkedBefore = (ms: number) =>
      session.act(refund(session, "1", 1, { checked_at: session.now - ms }));
    expect([checkedBefore(15_001), checkedBefore(15_000)]).toEqual(["SERVICE_UNAVAILABLE", null]);
  });

  // @rule P7.2
  it("can be made fifty times at most", () => {
    const session = paid();
    for (let count = 0; count < 50; count++) {
      expect(session.act(refund(session, String(count), 1))).toBeNull();
    }
    expect(session.act(refund(session, "50", 1))).toBe("REFUND_LIMIT_REACHED");
  });

  it.each([
    ["open", () => new SessionBench().resolved()],
    ["executing", () => new SessionBench().executing()],
    [
      "failed",
      () => {
        const session = new SessionBench().executing();
        return session.report("execute", executeRefused("LIMIT_EXCEEDED"));
      },
    ],
  ])("of a payment that is %s is refused", (_, made) => {
    const session = made();
    expect(session.act(refund(session, "1", 1))).toBe("PAYMENT_NOT_COMPLETED");
  });
});

// @rule P7.4
describe("a refund without a definite answer of its bank", () => {
  const sent = () => {
    const session = paid();
    session.act(refund(session, "1", 1_000));
    session.lease("execute:rf_1");
    return session;
  };
  const stateOf = (session: SessionBench) => transferOf(session, "1").state;

  it("fails after not_after if no attempt was sent", () => {
    const session = sent().wait(60_001);
    session.report("execute:rf_1", executeNotSent);
    expect(transferOf(session, "1")).toMatchObject({
      ...{ state: "FAILED", failure: "BANK_UNAVAILABLE", attempts_open: 0 },
    });
  });

  it("waits as long as an earlier attempt may have been sent", () => {
    const session = sent();
    session.report("execute:rf_1", executeUnknown).wait(61_000);
    end(session, "1", executeNotSent);
    expect(stateOf(session)).toBe("EXECUTING");
  });

  it("counts its own attempts, not those of another refund", () => {
    const session = sent();
    session.act(refund(session, "2", 500));
    end(session, "2", executeUnknown);
    session.wait(61_000).report("execute:rf_1", executeNotSent, 1);
    expect(stateOf(session)).toBe("FAILED");
    expect(transferOf(session, "2")).toMatchObject({ state: "EXECUTING", attempts_open: 1 });
  });
});

describe("a completed refund", () => {
  it("is counted once, even if bank and rail repeat their reports", () => {
    const session = paid("crossBank");
    session.act(refund(session, "1", 1_000));
    session.lease("execute:rf_1");
    const { end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban } =
      readInstruction(transferOf(session, "1"));
    const named = { end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban };
    const callback = { ...named, status: "CREDITED", rail_ref: "R-1", settlement_fee: 0 } as const;
    const credit: SessionCommand = railReport(callback, "rf_1");
    const answer = { transfer_ref: "B-1", route_used: "NATIONAL_RAIL", bank_fee: 0 } as const;
    const submitted: MovementReport = {
      kind: "execute",
      report: { kind: "answered", answer: { end_to_end_id, ...answer, status: "SUBMITTED" } },
    };
    const repeats: (() => unknown)[] = [
      () => session.act(credit),
      () => session.act(credit),
      () => session.report("execute:rf_1", submitted),
      () => session.lease("notify_credit:rf_1"),
      () => session.report("notify_credit:rf_1", { kind: "again" }),
      () => session.report("notify_credit:rf_1", { kind: "done" }),
    ];
    for (const repeat of repeats) {
      repeat();
      expect(session.record.refunded_amount).toBe(1_000);
      expect(session.events().filter((name) => name === "refund.completed")).toHaveLength(1);
    }
    expect(session.record.effects.some(({ id }) => id.endsWith(":rf_1"))).toBe(false);
  });
});

describe("any refunds with any answers of the bank", () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant("ask" as const),
      amount: fc.option(fc.integer({ min: -5, max: 3_000 })),
    }),
    fc.record({
      kind: fc.constant("end" as const),
      which: fc.nat(9),
      how: fc.constantFrom("booked", "refused", "unknown"),
    }),
  );

  // @rule P7.2
  it("never exceed what was paid, and each has its own end_to_end_id", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const session = paid();
        let bookedSum = 0;
        for (const [place, asked] of steps.entries()) {
          if (asked.kind === "ask") session.act(refund(session, String(place), asked.amount));
          else {
            const found = session.record.refunds[asked.which];
            if (found?.transfer.state !== "EXECUTING") continue;
            const name = found.refund_id.slice(3);
            session.wait(60_000);
            const report = {
              booked: () => booked(session, name),
              refused: () => executeRefused("INSUFFICIENT_FUNDS"),
              unknown: () => executeUnknown,
            }[asked.how as "booked"]();
            end(session, name, report);
            if (asked.how === "booked") bookedSum += found.amount;
          }
          expect(session.record.refunded_amount).toBe(bookedSum);
          const held = session.record.refunds.filter(({ transfer }) => transfer.state !== "FAILED");
          expect(held.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(AMOUNT);
          const ids = session.record.refunds.map(({ transfer }) => transfer.end_to_end_id);
          expect(new Set([...ids, session.record.transfer?.end_to_end_id]).size).toBe(
            ids.length + 1,
          );
          expect(session.record.state).toBe("COMPLETED");
        }
      }),
    );
  });
});
