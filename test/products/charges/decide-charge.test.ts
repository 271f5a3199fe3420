import { describe, expect, it } from "vitest";
import { readInstruction } from "../../../src/network/transfers/transfer.ts";
import type { ChargeCommand } from "../../../src/products/charges/charge-record.ts";
import { staff } from "../../frame/records/staff.ts";
import { creditOf, executed } from "../../network/transfers/reports.ts";
import {
  ChargeBench,
  checkedAt,
  DAY_MS,
  decision,
  decisionOf,
  MERCHANT,
  nameOf,
  OWNER,
  T0,
} from "./charge-fixtures.ts";

/** What the mandate commands, and what the charge tells it. */

const LAST_CHECK_MS = 15_000;

/** The decided end of one attempt, as the mandate hears it. */
const told = (charge: ChargeBench) =>
  charge.told().map(({ version: _, ...report }) => ({ ...report }));

const failed = (attempt: number, failure_code: string, at: number, may_be_paid = false) => ({
  ...{ charge_id: "chg_1", attempt, outcome: "FAILED", failure_code, at, may_be_paid },
});

const completed = (attempt: number, at: number) => ({
  ...{ charge_id: "chg_1", attempt, outcome: "COMPLETED", failure_code: null, at },
  may_be_paid: true,
});

describe("a new charge", () => {
  it("is scheduled: nothing is sent and nobody is told", () => {
    const charge = new ChargeBench();
    expect(charge.record).toMatchObject({ state: "SCHEDULED", attempts: [] });
    expect(charge.effects()).toEqual([]);
    expect(charge.shown()).toEqual({
      ...{ charge_id: "chg_1", payment_id: "pay_1", mandate_id: "mnd_1" },
      ...{ amount: 2_500, currency: "USD", reference: "invoice-7", description: null },
      ...{ charge_date: "2026-11-22", status: "SCHEDULED", failure_code: null, attempts: [] },
      ...{ retryable: false, retries_left: 0, retry_until: null, cancelled_by: null },
      ...{ created_at: "2026-11-22T12:00:00.000Z", updated_at: "2026-11-22T12:00:00.000Z" },
    });
  });

  it("is cancelled once, and then neither starts nor tells its mandate anything", () => {
    const charge = new ChargeBench().wait(60_000);
    charge.must({ type: "cancel", by: "CUSTOMER", at: T0 + 1_000 });
    charge.must({ type: "cancel", by: "MERCHANT", at: T0 + 2_000 });
    expect(charge.shown()).toMatchObject({
      ...{ status: "CANCELLED", cancelled_by: "CUSTOMER", updated_at: "2026-11-22T12:00:01.000Z" },
    });
    const start: ChargeCommand = { type: "start", decision, attempt: 1, ...checkedAt(charge.now) };
    expect(charge.act(start)).toBe("INVALID_STATE");
    expect(charge.act({ type: "refuse", decision, attempt: 1, code: "FORBIDDEN" })).toBe(
      "INVALID_STATE",
    );
    expect(charge.effects()).toEqual([]);
  });
});

describe("an attempt", () => {
  it("commits the instruction with the state, bound to mandate, date and payee", () => {
    const charge = new ChargeBench({ description: "November" }).started();
    expect(charge.record.state).toBe("EXECUTING");
    expect(charge.effects()).toEqual(["execute"]);
    expect(readInstruction(charge.transfer())).toMatchObject({
      ...{ session_id: "mnd_1", charge_id: "chg_1", charge_date: "2026-11-22" },
      ...{ originator_ref: "pay_1", purpose: "MANDATE_CHARGE", amount: 2_500 },
      authorisation: { type: "MANDATE", reference: "otp_mandate" },
      ...{ creditor_name: "Meridian Books", remittance: "invoice-7" },
    });
  });

  it("does not begin by a last check that is too old", () => {
    const charge = new ChargeBench();
    const old = checkedAt(charge.now - LAST_CHECK_MS - 1);
    expect(charge.act({ type: "start", decision, attempt: 1, ...old })).toBe("SERVICE_UNAVAILABLE");
    expect(charge.record.state).toBe("SCHEDULED");
    charge.must({ type: "start", decision, attempt: 1, ...checkedAt(charge.now - LAST_CHECK_MS) });
    expect(charge.record.state).toBe("EXECUTING");
  });

  it("begins once, whatever its command's repeats say", () => {
    const charge = new ChargeBench().started();
    const { end_to_end_id } = charge.transfer();
    const later = { type: "start", decision, attempt: 1, ...checkedAt(charge.now) } as const;
    charge.must(later, { type: "refuse", decision, attempt: 1, code: "FORBIDDEN" });
    charge.must({ type: "cancel", by: "MANDATE", at: T0 });
    expect(charge.record.attempts).toHaveLength(1);
    expect(charge.transfer().end_to_end_id).toBe(end_to_end_id);
    charge.answered("BOOKED").must(later);
    expect(charge.record).toMatchObject({ state: "COMPLETED", completed_at: T0 });
  });

  it("is told when it is booked, and when the rail has credited it", () => {
    const booked = new ChargeBench().started().wait(2_000).answered("BOOKED");
    expect(told(booked)).toEqual([completed(1, T0 + 2_000)]);
    const crossBank = new ChargeBench().started(1, "crossBank").answered("SUBMITTED");
    expect(crossBank.record.state).toBe("SETTLEMENT_PENDING");
    expect(told(crossBank)).toEqual([]);
    expect(crossBank.wait(5_000).railed("CREDITED")).toBeNull();
    expect(told(crossBank)).toEqual([completed(1, T0 + 5_000)]);
    expect(crossBank.railed("CREDITED")).toBeNull();
    expect(told(crossBank)).toEqual([]);
  });

  it("that the last check refuses sends nothing and is told", () => {
    const charge = new ChargeBench();
    charge.must({ type: "refuse", decision, attempt: 1, code: "DESTINATION_MISMATCH" });
    expect(charge.record.attempts).toMatchObject([{ transfer: null, checked: null }]);
    expect(told(charge)).toEqual([failed(1, "DESTINATION_MISMATCH", T0)]);
    expect(charge.effects()).toEqual([]);
    // A slower worker had passed the check: its command comes too late.
    charge.must({ type: "start", decision, attempt: 1, ...checkedAt(charge.now) });
    expect(charge.record.state).toBe("FAILED");
    expect(charge.effects()).toEqual([]);
  });

  it.each([
    ["INSUFFICIENT_FUNDS", "INSUFFICIENT_FUNDS"],
    ["LIMIT_EXCEEDED", "LIMIT_EXCEEDED"],
    ["EXPIRED", "BANK_TIMEOUT"],
    ["ACCOUNT_BLOCKED", "PAYER_ACCOUNT_DEBIT_BLOCKED"],
    ["NOT_AUTHORISED", "PAYMENT_REFUSED"],
    ["MANDATE_REVOKED", "MANDATE_REVOKED"],
  ])("refused with %s is told as %s, and only its mandate knows of retries", (code, failure) => {
    const charge = new ChargeBench().started().refused(code);
    expect(told(charge)).toEqual([failed(1, failure, T0)]);
    expect(charge.shown()).toMatchObject({
      ...{ status: "FAILED", failure_code: failure },
      ...{ retryable: false, retries_left: 0, retry_until: null },
    });
  });
});

describe("another attempt", () => {
  const failedOnce = (code = "INSUFFICIENT_FUNDS") => {
    const charge = new ChargeBench().started().refused(code);
    charge.told();
    return charge.wait(DAY_MS);
  };

  it("has its own end_to_end_id and its own movement, and the earlier one stays", () => {
    const charge = failedOnce().started(2, "crossBank");
    expect(charge.record.state).toBe("EXECUTING");
    const [first, second] = [charge.transfer(), charge.transfer("retry1")];
    expect(second.end_to_end_id).not.toBe(first.end_to_end_id);
    expect(readInstruction(second)).toMatchObject({
      ...{ originator_ref: "pay_1.retry1", charge_id: "chg_1", charge_date: "2026-11-22" },
    });
    expect(charge.effects()).toEqual(["execute:retry1"]);
    charge.answered("SUBMITTED", "retry1");
    expect(charge.railed("CREDITED", "retry1")).toBeNull();
    expect(told(charge)).toEqual([completed(2, T0 + DAY_MS)]);
    expect(charge.shown()).toMatchObject({ status: "COMPLETED", failure_code: null });
  });

  it("ends like the first", () => {
    const charge = failedOnce();
    for (const attempt of [2, 3, 4]) {
      charge.started(attempt).refused("INSUFFICIENT_FUNDS", nameOf(attempt));
      expect(told(charge)).toEqual([failed(attempt, "INSUFFICIENT_FUNDS", charge.now)]);
      charge.wait(DAY_MS);
    }
    expect(charge.record.attempts).toHaveLength(4);
  });

  it("may be refused before it begins, with a failure of its own", () => {
    const charge = failedOnce().must({
      type: "refuse",
      decision,
      attempt: 2,
      code: "MANDATE_NOT_ACTIVE",
    });
    expect(told(charge)).toEqual([failed(2, "MANDATE_NOT_ACTIVE", T0 + DAY_MS)]);
    expect(charge.shown()).toMatchObject({ failure_code: "MANDATE_NOT_ACTIVE", retryable: false });
  });

  it("does not begin where the earlier one may be paid after all", () => {
    const charge = failedOnce();
    charge.report("execute", {
      kind: "execute",
      report: executed(charge.transfer(), "BOOKED"),
    });
    expect(told(charge)).toEqual([failed(1, "INSUFFICIENT_FUNDS", T0, true)]);
    expect(charge.shown()).toMatchObject({ status: "FAILED", retryable: false });
    charge.must({ type: "start", decision, attempt: 2, ...checkedAt(charge.now) });
    expect(charge.effects()).toEqual(["tell_mandate:2"]);
    expect(told(charge)).toEqual([failed(2, "PAYMENT_UNDER_REVIEW", charge.now)]);
  });

  it("does not begin where one before the last may be paid after all", () => {
    const charge = failedOnce().started(2).refused("INSUFFICIENT_FUNDS", "retry1");
    charge.wait(DAY_MS).report("execute", {
      kind: "execute",
      report: executed(charge.transfer(), "BOOKED"),
    });
    charge.told();
    charge.must({ type: "start", decision, attempt: 3, ...checkedAt(charge.now) });
    expect(told(charge)).toEqual([failed(3, "PAYMENT_UNDER_REVIEW", charge.now)]);
  });

  it("is told beside the one before it, whose end was not heard yet", () => {
    const charge = new ChargeBench().started().refused("INSUFFICIENT_FUNDS").wait(DAY_MS);
    charge.started(2).refused("LIMIT_EXCEEDED", "retry1");
    expect(told(charge)).toEqual([
      failed(1, "INSUFFICIENT_FUNDS", T0),
      failed(2, "LIMIT_EXCEEDED", charge.now),
    ]);
  });
});

describe("late money", () => {
  it("is told once, even while another attempt is under way", () => {
    const charge = new ChargeBench().started(1, "crossBank").refused("INSUFFICIENT_FUNDS");
    charge.told();
    charge.wait(DAY_MS).started(2, "crossBank");
    expect(charge.railed("CREDITED")).toBeNull();
    expect(told(charge)).toEqual([failed(1, "INSUFFICIENT_FUNDS", T0, true)]);
    expect(charge.railed("CREDITED")).toBeNull();
    expect(told(charge)).toEqual([]);
    expect(charge.record.state).toBe("EXECUTING");
    charge.answered("SUBMITTED", "retry1");
    charge.railed("CREDITED", "retry1");
    expect(told(charge)).toEqual([completed(2, charge.now)]);
  });

  it("that comes twice is told once", () => {
    const charge = new ChargeBench().started(1, "crossBank").refused("INSUFFICIENT_FUNDS");
    charge.told();
    for (const rail_ref of ["RAIL-1", "RAIL-2"]) {
      const report = creditOf(charge.transfer(), { rail_ref });
      charge.must({ type: "rail_report", mode: "test", movement: "", report });
    }
    expect(charge.transfer().late_money).toHaveLength(2);
    expect(charge.told()).toHaveLength(1);
    charge.must({ type: "rail_report", mode: "test", movement: "", report: third(charge) });
    expect(charge.told()).toEqual([]);
  });
  const third = (charge: ChargeBench) => creditOf(charge.transfer(), { rail_ref: "RAIL-3" });

  it("that the rail rejected counts as away until the bank proves its return", () => {
    const charge = new ChargeBench().started(1, "crossBank").answered("SUBMITTED");
    expect(charge.wait(1_000).railed("REJECTED")).toBeNull();
    expect(told(charge)).toEqual([failed(1, "SETTLEMENT_REJECTED", T0 + 1_000, true)]);
    charge.wait(10_000).lease("ask_bank");
    const returned = { kind: "answered", status: "RETURNED", transfer_ref: null } as const;
    charge.report("ask_bank", { kind: "ask_bank", report: returned });
    expect(told(charge)).toEqual([failed(1, "SETTLEMENT_REJECTED", T0 + 1_000, false)]);
    expect(charge.shown()).toMatchObject({ status: "FAILED", retryable: false });
  });

  it("of the retry that paid keeps its refunds waiting while the bank is asked", () => {
    const charge = new ChargeBench().started(1, "crossBank").refused("INSUFFICIENT_FUNDS");
    charge.wait(DAY_MS).started(2, "crossBank").answered("SUBMITTED", "retry1");
    for (const status of ["CREDITED", "REJECTED"] as const) charge.railed(status, "retry1");
    const actor = staff("key_bob", "operator");
    charge.must({
      ...{ type: "resolve", movement: "retry1", outcome: "ACKNOWLEDGED", actor, note: "seen" },
    });
    const refund = (): ChargeCommand => ({
      ...{ type: "refund", refund_id: "rf_1", amount: 1_000, reason: null, request_hash: "hash" },
      ...{ idempotency_key_hash: null, checked_at: charge.now },
    });
    expect(charge.act(refund())).toBe("PAYMENT_UNDER_REVIEW");
    charge.wait(3_600_000).look();
    expect(charge.act(refund())).toBeNull();
  });
});

describe("a report to the mandate", () => {
  it("replaces an older one that was not delivered, under another name", () => {
    const charge = new ChargeBench().started(1, "crossBank").refused("INSUFFICIENT_FUNDS");
    const [first] = charge.record.effects.filter(({ kind }) => kind === "tell_mandate");
    charge.lease(first?.id ?? "");
    const held = charge.record.version;
    charge.railed("CREDITED");
    const tells = charge.record.effects.filter(({ kind }) => kind === "tell_mandate");
    expect(tells).toHaveLength(1);
    expect(tells[0]?.id).not.toBe(first?.id);
    const [report] = charge.told();
    expect(report).toMatchObject({ attempt: 1, may_be_paid: true });
    expect(report?.version).toBeGreaterThan(held);
  });
});

/** The mandate decides before the charge knows, and hears of an end after it. */
describe("with the mandate's decision a charge", () => {
  const begun = (attempt: number, decided_at: number) => ({ under_way: { attempt, decided_at } });
  const times = ["2026-11-22T12:00:00.000Z", "2026-11-23T12:00:00.000Z"];
  const [first = "", second = ""] = times;

  it("is under way from the moment in which an attempt was decided", () => {
    const underWay = { attempt: 1, status: "PROCESSING", failure_code: null, attempted_at: first };
    for (const charge of [new ChargeBench(), new ChargeBench().started()]) {
      expect(charge.wait(1_000).shown(begun(1, T0))).toMatchObject({
        ...{ status: "PROCESSING", attempts: [underWay], updated_at: first },
      });
    }
  });

  it.each([
    ["paid", (charge: ChargeBench) => charge.answered("BOOKED"), "COMPLETED"],
    ["failed", (charge: ChargeBench) => charge.refused("INSUFFICIENT_FUNDS"), "FAILED"],
  ])("has %s once the mandate knows it", (_, end, status) => {
    const charge = new ChargeBench().started().wait(5_000);
    end(charge);
    const retries = { retries_left: 3, retry_until: T0 + DAY_MS };
    expect(charge.shown({ ...begun(1, T0), ...retries })).toMatchObject({
      ...{ status: "PROCESSING", failure_code: null, retryable: false, retry_until: null },
      attempts: [{ attempt: 1, status: "PROCESSING", failure_code: null }],
    });
    expect(charge.shown(retries)).toMatchObject({
      ...{ status, retryable: status === "FAILED", retries_left: status === "FAILED" ? 3 : 0 },
      attempts: [{ attempt: 1, status }],
    });
  });

  it("that is retried shows its earlier attempts, and the one under way", () => {
    const charge = new ChargeBench().started().refused("INSUFFICIENT_FUNDS").wait(DAY_MS);
    expect(charge.shown(begun(2, T0 + DAY_MS))).toMatchObject({
      ...{ status: "PROCESSING", failure_code: null, updated_at: second },
      attempts: [
        { attempt: 1, status: "FAILED", failure_code: "INSUFFICIENT_FUNDS", attempted_at: first },
        { attempt: 2, status: "PROCESSING", failure_code: null, attempted_at: second },
      ],
    });
    charge.started(2).refused("INSUFFICIENT_FUNDS");
    expect(charge.shown({ attempt: 1, retries_left: 3 })).toMatchObject({ status: "PROCESSING" });
  });

  it("is cancelled before its object has heard it, and afterwards alike", () => {
    const cancelled = { by: "CUSTOMER", at: T0 + DAY_MS } as const;
    const charge = new ChargeBench();
    const before = charge.shown({ cancelled });
    expect(before).toMatchObject({
      ...{ status: "CANCELLED", cancelled_by: "CUSTOMER", updated_at: second },
    });
    charge.wait(2 * DAY_MS).must({ type: "cancel", ...cancelled });
    expect([charge.shown({ cancelled }), charge.shown()]).toEqual([before, before]);
  });

  it("keeps the first answer to each retry under a key", () => {
    const charge = new ChargeBench().started().refused("INSUFFICIENT_FUNDS").wait(DAY_MS);
    const keep = (key_hash: string, attempt: number): ChargeCommand => ({
      ...{ type: "keep_retry", key_hash, decision: decisionOf(begun(attempt, charge.now)) },
    });
    const answer = (key_hash: string) => charge.view({ view: "retry", key_hash, ...OWNER });
    const first = charge.must(keep("a", 2)).shown(begun(2, charge.now));
    charge.started(2).refused("LIMIT_EXCEEDED", "retry1").must(keep("a", 2));
    charge.wait(DAY_MS).must(keep("b", 3));
    expect(answer("a")).toEqual(first);
    expect(answer("b")).toMatchObject({ status: "PROCESSING", attempts: [{}, {}, {}] });
    expect(() => answer("c")).toThrow("NOT_FOUND");
    const stranger = { ...OWNER, mandate_id: "mnd_2" };
    expect(() => charge.view({ view: "retry", key_hash: "a", ...stranger })).toThrow("NOT_FOUND");
  });
});

describe("a charge is found", () => {
  it.each([
    ["another merchant", { ...OWNER, owner: { kind: "MERCHANT", id: "mer_2" } }],
    ["a TPP of the same id", { ...OWNER, owner: { kind: "TPP", id: "mer_1" } }],
    ["another mode", { ...OWNER, mode: "live" }],
    ["another mandate", { ...OWNER, mandate_id: "mnd_2" }],
  ] as const)("not by %s", (_, viewer) => {
    const asked = { view: "charge", decision: null, ...viewer } as const;
    expect(() => new ChargeBench().view(asked)).toThrow("NOT_FOUND");
  });

  it("as a payment only by its merchant", () => {
    const charge = new ChargeBench();
    const paymentFor = (merchant_id: string, mode: "test" | "live") => () =>
      charge.view({ view: "payment", merchant_id, mode });
    expect(paymentFor("mer_2", "test")).toThrow("NOT_FOUND");
    expect(paymentFor("mer_1", "live")).toThrow("NOT_FOUND");
    const ofTpp = new ChargeBench({ owner: { kind: "TPP", id: "mer_1" } });
    expect(() => ofTpp.view({ view: "payment", ...MERCHANT })).toThrow("NOT_FOUND");
    expect(charge.view({ view: "payment", ...MERCHANT })).toMatchObject({
      ...{ payment_id: "pay_1", session_id: null, mandate_id: "mnd_1", charge_id: "chg_1" },
      ...{ status: "PENDING", state: "SCHEDULED", route: null, fees: null, failure: null },
    });
  });

  it("with the route and the fees of the newest attempt", () => {
    const charge = new ChargeBench().started(1, "crossBank").answered("SUBMITTED");
    charge.railed("CREDITED");
    expect(charge.view({ view: "payment", ...MERCHANT })).toMatchObject({
      ...{ status: "COMPLETED", state: "COMPLETED" },
      route: { type: "INTERBANK", rail: "NATIONAL_RAIL", debtor_bank: "alpha" },
      fees: { gateway_fee: 15, bank_fee: 25, settlement_fee: 10 },
      completed_at: "2026-11-22T12:00:00.000Z",
    });
  });
});
