import { describe, expect, it } from "vitest";
import type { MovementReport } from "../../../src/network/transfers/decide-report.ts";
import {
  CREDITOR_IBAN,
  DEBTOR_IBAN,
  executeNotSent,
  executeRefused,
  executeUnknown,
  FOREIGN_IBAN,
  look,
  SessionBench,
  T0,
} from "./session-fixtures.ts";

const sameBank = () => new SessionBench().executing("sameBank");
const crossBank = () => new SessionBench().executing("crossBank");

const status = (
  said: "BOOKED" | "SUBMITTED" | "REJECTED" | "RETURNED" | "NOT_FOUND",
): MovementReport => ({
  kind: "ask_bank",
  report: { kind: "answered", status: said, transfer_ref: "ALPHA-1" },
});

it("a refusal after SUBMITTED at one bank is late money: the first definite answer is final", () => {
  const session = sameBank();
  session.report("execute", session.answer({ status: "SUBMITTED" }));
  session.report("execute", executeRefused("INSUFFICIENT_FUNDS"), 1);
  expect(session.record).toMatchObject({
    state: "EXECUTING",
    transfer: { late_money: [{ said: "rejected" }] },
  });
  session.lease("ask_bank");
  session.report("ask_bank", status("BOOKED"));
  expect(session.record.state).toBe("COMPLETED");
});

describe("the instruction", () => {
  // @rule B1.3 B4.1 B5.5 D1.2
  it("has the terms that the customer saw, the payee, and the latest time", () => {
    const { record } = crossBank();
    expect(JSON.parse(record.transfer?.instruction ?? "")).toEqual({
      session_id: "ps_1",
      end_to_end_id: record.transfer?.end_to_end_id,
      originator: "local",
      originator_ref: "pay_1",
      not_after: new Date(T0 + 60_000).toISOString(),
      debtor_iban: DEBTOR_IBAN,
      creditor_iban: FOREIGN_IBAN,
      creditor_name: "Meridian Books",
      creditor_institution: "BOREGB2LXXX",
      amount: 2_500,
      currency: "USD",
      route_type: "NATIONAL_RAIL_INITIATE",
      purpose: "CHECKOUT",
      authorisation: { type: "SCA", reference: "token-c1" },
      remittance: "order-7",
    });
  });

  // @rule P2.12
  it("goes to the payee's account at the same bank", () => {
    const instruction = JSON.parse(sameBank().record.transfer?.instruction ?? "");
    expect(instruction).toMatchObject({ creditor_iban: CREDITOR_IBAN, route_type: "SAME_BANK" });
  });

  it("is leased by the caller that decided it", () => {
    const session = sameBank();
    expect(session.effect("execute")).toMatchObject({ attempt: 1, leased: true });
    expect(session.lease("execute")).toBeNull();
  });
});

// @rule B4.4
describe("the bank's answer", () => {
  // @rule P2.12
  it("BOOKED at the same bank completes the payment", () => {
    const session = sameBank();
    session.report("execute", session.answer());
    expect(session.record).toMatchObject({ state: "COMPLETED", completed_at: T0 });
    expect(session.record.transfer?.answer).toEqual({
      status: "BOOKED",
      transfer_ref: "ALPHA-1",
      bank_fee: 25,
    });
    expect(session.effect("execute")).toBeUndefined();
    expect(session.events()).toEqual([
      "payment.initiated",
      "payment.processing",
      "payment.completed",
    ]);
  });

  it("SUBMITTED at the same bank completes nothing, and the bank is asked", () => {
    const session = sameBank();
    session.report("execute", session.answer({ status: "SUBMITTED" }));
    expect(session.record.state).toBe("EXECUTING");
    expect(session.effect("execute")).toBeUndefined();
    expect(session.effect("ask_bank")?.due_at).toBe(T0 + 5_000);
  });

  // @rule P2.13
  it.each(["SUBMITTED", "BOOKED"])("%s on the rail waits for the credit", (status) => {
    const session = crossBank();
    session.report("execute", session.answer({ status }));
    expect(session.record).toMatchObject({ state: "SETTLEMENT_PENDING", completed_at: null });
    expect(session.effect("ask_rail")?.due_at).toBe(T0 + 5_000);
    expect(session.events()).toContain("payment.settlement_pending");
    expect(session.events()).not.toContain("payment.completed");
  });

  it.each([
    ["sameBank", "NATIONAL_RAIL"],
    ["crossBank", "SAME_BANK"],
  ] as const)(
    "%s with route %s is not an answer: the same bytes are sent again",
    (route, route_used) => {
      const session = new SessionBench().executing(route);
      const before = session.record.transfer?.instruction;
      session.report("execute", session.answer({ route_used }));
      expect(session.record.state).toBe("EXECUTING");
      expect(session.record.transfer).toMatchObject({ answer: null, instruction: before });
      expect(session.effect("execute")?.due_at).toBe(T0 + 2_000);
    },
  );

  it.each([
    ["OTP_EXPIRED", "OTP_EXPIRED"],
    ["EXPIRED", "BANK_TIMEOUT"],
    ["NOT_AUTHORISED", "PAYMENT_REFUSED"],
  ] as const)("%s ends the payment at once as %s", (code, failure) => {
    const session = sameBank();
    session.report("execute", executeRefused(code));
    expect(session.record).toMatchObject({ state: "FAILED", failure, completed_at: null });
    expect(session.effect("execute")).toBeUndefined();
    expect(session.events()).toContain("payment.failed");
  });

  // @rule P2.14 B5.2
  it("a refusal is final although an earlier attempt is unknown", () => {
    const session = sameBank();
    session.report("execute", executeUnknown).wait(2_000).lease("execute");
    session.report("execute", executeRefused("EXPIRED"));
    expect(session.record.state).toBe("FAILED");
  });
});

it("the first definite answer stays, even if a slower attempt reports another", () => {
  const session = sameBank().wait(15_000);
  session.lease("execute");
  session.report("execute", session.answer(), 2);
  session.report("execute", session.answer({ transfer_ref: "ALPHA-2", bank_fee: 99 }), 1);
  expect(session.record.transfer?.answer).toMatchObject({ transfer_ref: "ALPHA-1", bank_fee: 25 });
  expect(session.record.transfer?.late_money).toEqual([]);
});

it("a slower attempt that is booked ends the questions about the one that was submitted", () => {
  const session = sameBank().wait(15_000);
  session.lease("execute");
  session.report("execute", session.answer({ status: "SUBMITTED" }), 2);
  expect(session.effect("ask_bank")).toBeDefined();
  session.report("execute", session.answer(), 1);
  expect(session.record.state).toBe("COMPLETED");
  expect(session.effect("ask_bank")).toBeUndefined();
});

describe("an unknown outcome", () => {
  // @rule B6.2
  it("is resent after 2, 4, 8, 16, 32, 60 and then every 60 seconds", () => {
    const session = sameBank();
    const { instruction, end_to_end_id } = session.record.transfer ?? {};
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt++) {
      session.report("execute", executeUnknown);
      const due = session.effect("execute")?.due_at ?? 0;
      waits.push((due - session.now) / 1_000);
      session.wait(due - session.now - 1);
      expect(session.lease("execute")).toBeNull();
      session.wait(1);
      expect(session.lease("execute")).toBe(attempt + 1);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60, 60]);
    expect(session.record.transfer).toMatchObject({ instruction, end_to_end_id });
    expect(session.record.state).toBe("EXECUTING");
  });

  it("never fails by time alone", () => {
    const session = sameBank();
    session
      .report("execute", executeUnknown)
      .wait(7 * 86_400_000)
      .act(look);
    expect(session.record.state).toBe("EXECUTING");
    expect(session.effect("execute")).toBeDefined();
  });

  it("ends with the bank's final answer", () => {
    const session = sameBank();
    session.report("execute", executeUnknown).wait(2_000).lease("execute");
    session.report("execute", session.answer());
    expect(session.record.state).toBe("COMPLETED");
  });

  it("of a stale performer does not affect the newer attempt", () => {
    const session = sameBank();
    session.wait(15_000);
    expect(session.lease("execute")).toBe(2);
    const before = session.effect("execute");
    session.report("execute", executeUnknown, 1);
    expect(session.effect("execute")).toEqual(before);
    session.report("execute", session.answer(), 1);
    expect(session.record.state).toBe("COMPLETED");
  });
});

// @rule B6.3 B6.4
describe("an attempt that was never sent", () => {
  it("is tried again before not_after", () => {
    const session = sameBank().wait(1_000);
    session.report("execute", executeNotSent);
    expect(session.record).toMatchObject({ state: "EXECUTING", transfer: { attempts_open: 0 } });
    expect(session.effect("execute")?.due_at).toBe(T0 + 3_000);
  });

  // @rule B6.7
  it("fails the payment after not_after if no other attempt was sent", () => {
    const session = sameBank().wait(60_001);
    session.report("execute", executeNotSent);
    expect(session.record).toMatchObject({ state: "FAILED", failure: "BANK_UNAVAILABLE" });
  });

  it("fails nothing at not_after itself, because the bank may still book", () => {
    const session = sameBank().wait(60_000);
    session.report("execute", executeNotSent);
    expect(session.record.state).toBe("EXECUTING");
  });

  it("fails nothing while another attempt is unknown", () => {
    const session = sameBank();
    session.report("execute", executeUnknown).wait(61_000);
    session.lease("execute");
    session.report("execute", executeNotSent);
    expect(session.record).toMatchObject({ state: "EXECUTING", transfer: { attempts_open: 1 } });
  });

  it("fails nothing while another performer holds the lease", () => {
    const session = sameBank().wait(61_000);
    session.lease("execute");
    session.report("execute", executeNotSent, 1);
    expect(session.record.state).toBe("EXECUTING");
    session.report("execute", executeNotSent, 2);
    expect(session.record.state).toBe("FAILED");
  });
});

describe("the bank's transaction-status of a book transfer", () => {
  const submitted = () => {
    const session = sameBank();
    session.report("execute", session.answer({ status: "SUBMITTED" })).wait(5_000);
    session.lease("ask_bank");
    return session;
  };

  it("BOOKED completes", () => {
    const session = submitted().report("ask_bank", status("BOOKED"));
    expect(session.record).toMatchObject({
      state: "COMPLETED",
      transfer: { answer: { status: "BOOKED" } },
    });
    expect(session.effect("ask_bank")).toBeUndefined();
  });

  it.each(["REJECTED", "RETURNED"] as const)("%s fails", (said) => {
    const session = submitted().report("ask_bank", status(said));
    expect(session.record).toMatchObject({ state: "FAILED", failure: "PAYMENT_REFUSED" });
  });

  it.each([
    status("SUBMITTED"),
    status("NOT_FOUND"),
    { kind: "ask_bank", report: { kind: "unknown" } } as const,
  ])("that is not final is requested again: %o", (report) => {
    const session = submitted().report("ask_bank", report);
    expect(session.record.state).toBe("EXECUTING");
    expect(session.effect("ask_bank")?.due_at).toBe(session.now + 5_000);
  });
});
