import { describe, expect, it } from "vitest";
import type { BankRefusalCode } from "../../../src/network/banks/contract.ts";
import type { RailReport } from "../../../src/network/transfers/transfer.ts";
import { paymentOrderKind } from "../../../src/products/payment-orders/kind.ts";
import type { OrderCommand } from "../../../src/products/payment-orders/order-record.ts";
import { creditOf } from "../../network/transfers/reports.ts";
import {
  BROWSER,
  bankStatus,
  beginChallenge,
  beginVerification,
  endVerification,
  executeNotSent,
  executeRefused,
  executeUnknown,
  pushResult,
  railReport,
} from "../payments/session-fixtures.ts";
import { AUTHORISE_MS, crossBank, OrderBench, T0, TPP } from "./order-fixtures.ts";

/** The money of an order: with and without SCA, and after the bank has asked for SCA. */
type Way = "" | "exempt";

const idOf = (movement: Way) => (movement === "" ? "execute" : "execute:exempt");
const begun = (movement: Way, terms = {}) =>
  movement === "" ? new OrderBench(terms).approved() : OrderBench.exempt(terms);

const credit = (order: OrderBench, movement: Way, changes: Partial<RailReport> = {}) =>
  railReport(creditOf(order.transfer(movement), changes), movement);

const asOperator = (outcome: "COMPLETED" | "FAILED" | "ACKNOWLEDGED", movement: Way) =>
  ({
    ...{ type: "resolve", movement, outcome, note: "The bank confirmed by phone." },
    actor: { keyId: "key_1", role: "operator", createdAt: 0 },
  }) as unknown as OrderCommand;

/** The bank wants SCA for an order that was exempt. */
const scaRequired = (terms = {}) =>
  OrderBench.exempt(terms).report("execute:exempt", executeRefused("SCA_REQUIRED"));

describe.each<Way>(["", "exempt"])("the movement %j", (movement) => {
  it("is booked within one bank, and completes the order", () => {
    const order = begun(movement).executed(movement, "BOOKED");
    expect(order.record).toMatchObject({ state: "COMPLETED", completed_at: T0 });
    expect(order.effects()).toEqual([]);
    expect(order.events().at(-1)).toBe("payment_order.completed");
    expect(order.eventData()).not.toHaveProperty("status_reason");
  });

  it("across banks completes the order only with the rail's credit", () => {
    const order = begun(movement, crossBank).executed(movement, "BOOKED");
    expect(order.record).toMatchObject({ state: "PROCESSING", completed_at: null });
    expect(order.effects()).toEqual([movement === "" ? "ask_rail" : "ask_rail:exempt"]);
    order.wait(7_000).must(credit(order, movement));
    expect(order.record).toMatchObject({ state: "COMPLETED", completed_at: T0 + 7_000 });
  });

  it.each<[BankRefusalCode, string, string]>([
    ["INSUFFICIENT_FUNDS", "FAILED", "INSUFFICIENT_FUNDS"],
    ["ACCOUNT_BLOCKED", "FAILED", "PAYER_ACCOUNT_DEBIT_BLOCKED"],
    ["LIMIT_EXCEEDED", "FAILED", "LIMIT_EXCEEDED"],
    ["NOT_AUTHORISED", "FAILED", "PAYMENT_REFUSED"],
    ["EXPIRED", "REJECTED", "BANK_TIMEOUT"],
  ])("refused with %s makes the order %s at once", (code, state, reason) => {
    const order = begun(movement).report(idOf(movement), executeRefused(code));
    expect(order.record).toMatchObject({ state, status_reason: reason, completed_at: null });
    expect(order.effects()).toEqual(movement === "" ? [] : ["return_exemption"]);
    expect(order.events().at(-1)).toBe(`payment_order.${state.toLowerCase()}`);
    expect(order.eventData()).toMatchObject({ status: state, status_reason: reason });
  });

  // @rule O8.16
  it("that never left in time makes the order REJECTED", () => {
    const order = begun(movement).wait(60_001).report(idOf(movement), executeNotSent);
    expect(order.record).toMatchObject({ state: "REJECTED", status_reason: "BANK_UNAVAILABLE" });
  });

  it("rejected by the rail makes the order FAILED, and the money is followed home", () => {
    const order = begun(movement, crossBank).executed(movement, "SUBMITTED");
    order.must(credit(order, movement, { status: "REJECTED" }));
    expect(order.record).toMatchObject({ state: "FAILED", status_reason: "SETTLEMENT_REJECTED" });
    const asking = movement === "" ? "ask_bank" : "ask_bank:exempt";
    order.lease(asking);
    order.wait(5_000).report(asking, bankStatus("RETURNED"));
    expect(order.transfer(movement).funds).toBe("RETURNED");
    expect(order.record.state).toBe("FAILED");
  });

  it("without a credit for ten minutes goes to staff, and the TPP hears nothing of it", () => {
    const order = begun(movement, crossBank).executed(movement, "SUBMITTED");
    const events = order.events();
    order.wait(10 * 60_000).look();
    expect(order.transfer(movement).manual_review).toMatchObject({ reason: "STALLED" });
    expect(order.record.state).toBe("PROCESSING");
    expect(order.events()).toEqual(events);
  });

  it("of unknown outcome is sent again with the same bytes, and staff hear after 30 minutes", () => {
    const order = begun(movement);
    const { instruction } = order.transfer(movement);
    order.report(idOf(movement), executeUnknown);
    expect(order.effect(idOf(movement))?.due_at).toBe(T0 + 2_000);
    order.wait(30 * 60_000).look();
    const { manual_review } = order.transfer(movement);
    expect(manual_review).toMatchObject({ reason: "UNKNOWN_OUTCOME", resolved_at: null });
    expect(order.transfer(movement).instruction).toBe(instruction);
    expect(order.record.state).toBe("PROCESSING");
    expect(order.lease(idOf(movement))).toBe(2);
  });

  it.each([
    ["COMPLETED", "COMPLETED", null],
    ["FAILED", "FAILED", "PAYMENT_REFUSED"],
  ] as const)("staff resolve as %s", (outcome, state, reason) => {
    const order = begun(movement).report(idOf(movement), executeUnknown);
    expect(order.act(asOperator(outcome, movement))).toBe("MOVEMENT_IN_PROGRESS");
    order.wait(30 * 60_000).must(asOperator(outcome, movement));
    expect(order.record).toMatchObject({ state, status_reason: reason });
    const other = outcome === "COMPLETED" ? "FAILED" : "COMPLETED";
    expect(order.act(asOperator(other, movement))).toBe("MOVEMENT_HAS_ENDED");
  });

  it.each([
    ["a credit after a refusal", "FAILED", "credited"],
    ["a rejection after a credit", "COMPLETED", "rejected"],
  ])("%s leaves the order %s and is late money", (_, state, said) => {
    const order = begun(movement, crossBank);
    if (said === "credited") order.report(idOf(movement), executeRefused("LIMIT_EXCEEDED"));
    else order.executed(movement, "SUBMITTED").must(credit(order, movement));
    const events = order.events();
    const changes = said === "credited" ? {} : ({ status: "REJECTED", rail_ref: "R2" } as const);
    order.must(credit(order, movement, changes));
    expect(order.record.state).toBe(state);
    expect(order.transfer(movement).late_money).toMatchObject([{ said }]);
    expect(order.events()).toEqual(events);
  });

  it("is not for a rail of the other mode, nor for a report that differs", () => {
    const order = begun(movement, crossBank);
    const report = creditOf(order.transfer(movement));
    expect(order.act(railReport(report, movement, "live"))).toBe("NOT_FOUND");
    const other = railReport({ ...report, amount: 1 }, movement);
    expect(order.act(other)).toBe("CALLBACK_MISMATCH");
    expect(order.record.state).toBe("PROCESSING");
  });
});

describe("an exempt order for which the bank wants SCA", () => {
  // @rule O8.12
  it("waits for its customer, with a new authorisation of 15 minutes", () => {
    const order = OrderBench.exempt().wait(20_000);
    order.report("execute:exempt", executeRefused("SCA_REQUIRED"));
    expect(order.record).toMatchObject({
      ...{ state: "PENDING_SCA", status_reason: null, approved: null },
      ...{ authorise_by: T0 + 20_000 + AUTHORISE_MS, updated_at: T0 + 20_000 },
    });
    expect(order.events()).toEqual(["payment_order.pending_sca"]);
    expect(order.view({ view: "order", ...TPP })).toMatchObject({
      ...{ status: "PENDING_SCA", sca_url: order.record.terms.sca_url, cancellable: true },
    });
  });

  // @rule O8.3
  it("is counted as exempt no more", () => {
    expect(scaRequired().effects()).toEqual(["return_exemption"]);
  });

  // @rule O8.5
  it("is executed under a new end_to_end_id, with the customer's approval", () => {
    const order = scaRequired().approved();
    const [exempt, approved] = [order.transfer("exempt"), order.transfer("")];
    expect(approved.end_to_end_id).not.toBe(exempt.end_to_end_id);
    expect(JSON.parse(approved.instruction)).toMatchObject({
      ...{ end_to_end_id: approved.end_to_end_id, originator_ref: "po_1" },
      authorisation: { type: "SCA", reference: "token-c1" },
    });
    order.executed("", "BOOKED");
    expect(order.record).toMatchObject({ state: "COMPLETED", status_reason: null });
  });

  it("fails by the second refusal, without counting the exemption again", () => {
    const order = scaRequired();
    order.record = { ...order.record, effects: [] };
    order.approved().report("execute", executeRefused("INSUFFICIENT_FUNDS"));
    expect(order.record).toMatchObject({ state: "FAILED", status_reason: "INSUFFICIENT_FUNDS" });
    expect(order.effects()).toEqual([]);
  });

  it("may not ask for SCA again", () => {
    const order = scaRequired().approved().report("execute", executeRefused("SCA_REQUIRED"));
    expect(order.record).toMatchObject({ state: "FAILED", status_reason: "PAYMENT_REFUSED" });
  });

  it("ends by time, cancel and reject as any other", () => {
    expect(scaRequired().wait(AUTHORISE_MS).look().record.state).toBe("REJECTED");
    expect(scaRequired().must({ type: "cancel", ...TPP }).record.state).toBe("CANCELLED");
    const rejected = scaRequired().must({ type: "reject", browser_id: BROWSER });
    expect(rejected.record.state).toBe("REJECTED");
  });

  it("hears from a slower attempt that it was refused, and nothing changes", () => {
    const order = OrderBench.exempt().wait(15_000);
    order.lease("execute:exempt");
    order.report("execute:exempt", executeRefused("SCA_REQUIRED"), 2);
    const before = order.record;
    order.report("execute:exempt", executeRefused("SCA_REQUIRED"), 1);
    expect(order.record).toBe(before);
  });
});

/** The bank or the rail contradicts the refusal: the money may have moved without SCA. */
const contradictions: [string, (order: OrderBench) => unknown, string][] = [
  [
    "the bank books it in a slower attempt",
    (order) => order.executed("exempt", "BOOKED"),
    "booked",
  ],
  ["the rail credits it", (order) => order.must(credit(order, "exempt")), "credited"],
];

describe.each(contradictions)("%s after SCA_REQUIRED", (_, contradict, said) => {
  it("is late money of the exempt movement, for staff to review, and an open page reloads", () => {
    const order = scaRequired(crossBank);
    const before = order.record;
    contradict(order);
    expect(paymentOrderKind.isLiveChange(before, order.record)).toBe(true);
    expect(order.transfer("exempt")).toMatchObject({
      late_money: [{ said }],
      manual_review: { reason: "LATE_MONEY", resolved_at: null },
    });
    expect(order.record).toMatchObject({ state: "PROCESSING", approved: null });
  });

  it("stops the customer from paying a second time", () => {
    const order = scaRequired(crossBank);
    contradict(order);
    expect(order.act(beginChallenge())).toBe("PAYMENT_UNDER_REVIEW");
    const asked = scaRequired(crossBank).challenged("PUSH");
    contradict(asked);
    asked.must(pushResult("token-c1", "APPROVED", T0));
    const checked = scaRequired(crossBank).challenged().must(beginVerification("v1"));
    contradict(checked);
    checked.must(endVerification("v1", "verified", T0));
    const proceed = { type: "proceed", browser_id: BROWSER, challenge_id: "c1" } as const;
    expect(checked.act({ ...proceed, checked_at: T0 })).not.toBeNull();
    for (const { record } of [order, asked, checked]) {
      expect(record).toMatchObject({ state: "PROCESSING", approved: null });
    }
  });

  it("lets nobody end the order as if nothing was paid", () => {
    const order = scaRequired(crossBank);
    contradict(order);
    expect(order.view({ view: "order", ...TPP })).toMatchObject({ cancellable: false });
    expect(order.act({ type: "cancel", ...TPP })).toBe("PAYMENT_ORDER_NOT_CANCELLABLE");
    expect(order.act({ type: "reject", browser_id: BROWSER })).toBe("PAYMENT_UNDER_REVIEW");
    order.must({ type: "consent_ended" }).wait(AUTHORISE_MS).look();
    expect(order.record).toMatchObject({ state: "PROCESSING", status_reason: null });
    expect(order.events()).not.toContain("payment_order.rejected");
  });

  it("ends as paid once staff have acknowledged it", () => {
    const order = scaRequired(crossBank);
    contradict(order);
    order.wait(2 * AUTHORISE_MS).must(asOperator("ACKNOWLEDGED", "exempt"));
    expect(order.record).toMatchObject({ state: "COMPLETED", approved: null });
    expect(order.events()).toContain("payment_order.completed");
  });

  it("while the approved one is on its way leaves that one alone", () => {
    const order = scaRequired(crossBank).approved();
    contradict(order);
    expect(order.record.state).toBe("PROCESSING");
    order.executed("", "SUBMITTED").must(credit(order, ""));
    expect(order.record.state).toBe("COMPLETED");
    expect(order.transfer("exempt").late_money).toMatchObject([{ said }]);
  });
});

describe("money that the rail credited after SCA_REQUIRED and calls rejected too", () => {
  it.each<[string, RailReport["status"][]]>([
    ["credited first", ["CREDITED", "REJECTED"]],
    ["rejected first", ["REJECTED", "CREDITED"]],
  ])("has reached the payee: the order is completed, %s", (_, statuses) => {
    const order = scaRequired(crossBank).executed("exempt", "BOOKED");
    for (const [place, status] of statuses.entries()) {
      const rail_ref = `rail-${place}`;
      order.must(railReport({ ...creditOf(order.transfer("exempt")), status, rail_ref }, "exempt"));
    }
    order.must(asOperator("ACKNOWLEDGED", "exempt"));
    expect(order.record).toMatchObject({ state: "COMPLETED", status_reason: null });
    expect(order.events()).not.toContain("payment_order.failed");
  });
});

describe("money that the bank booked after SCA_REQUIRED and the rail rejected", () => {
  it("is back: the order has failed once staff have acknowledged it", () => {
    const order = scaRequired(crossBank).executed("exempt", "BOOKED");
    const rejected: RailReport = { ...creditOf(order.transfer("exempt")), status: "REJECTED" };
    order.must(railReport(rejected, "exempt"));
    expect(order.record.state).toBe("PROCESSING");
    order.must(asOperator("ACKNOWLEDGED", "exempt"));
    expect(order.record).toMatchObject({ state: "FAILED", status_reason: "SETTLEMENT_REJECTED" });
  });
});

describe("what staff read", () => {
  it("is both movements of an order, each under its name", () => {
    const order = scaRequired().approved();
    const { movements } = order.view<{ movements: object[] }>({ view: "movements" });
    const [exempt, approved] = [order.transfer("exempt"), order.transfer("")];
    expect(movements).toMatchObject([
      { movement: "exempt", state: "FAILED", end_to_end_id: exempt.end_to_end_id },
      { movement: null, state: "EXECUTING", end_to_end_id: approved.end_to_end_id },
    ]);
  });

  it("is nothing of a movement that the order does not have", () => {
    const order = new OrderBench();
    const asked = { view: "resolution_of", movement: "", outcome: "FAILED" } as const;
    expect(() => order.view(asked)).toThrow("NOT_FOUND");
    expect(order.act(asOperator("FAILED", ""))).toBe("NOT_FOUND");
  });
});
