import { describe, expect, it } from "vitest";
import type { MandateTerms } from "../../../src/products/mandates/mandate-record.ts";
import { chargeInstant } from "../../../src/products/mandates/mandate-times.ts";
import { automatic, chargeOf, DAY, MandateBench, OWNER, PAYER } from "./mandate-fixtures.ts";

const fixed = { amount_type: "FIXED", max_amount_per_period: 1_250 } as const;

describe("a charge", () => {
  it("is reserved and commanded at once", () => {
    const mandate = MandateBench.active().performed().must(chargeOf("1"));
    expect(mandate.effects()).toEqual(["command_charge:chg_1:attempt-1"]);
    expect(mandate.material("command_charge:chg_1:attempt-1")).toMatchObject({
      wanted: "EXECUTING",
      entry: { charge_id: "chg_1", attempt: 1, charge_date: "2026-11-22", k: 0 },
      payer: { iban: PAYER.iban },
      made: { terms: { charge_id: "chg_1", amount: 1_000, authorisation: "token-c1" } },
      // The end of the day in Berlin.
      deadline: Date.UTC(2026, 10, 22, 23),
    });
    expect(mandate.events()).toEqual([]);
    expect(mandate.answer().current_period).toEqual({
      ...{ from: "2026-11-22", to: "2026-12-21" },
      ...{ charged: 0, reserved: 1_000, remaining: 1_500 },
    });
  });

  it("counts once it is paid, and its owner is told", () => {
    const mandate = MandateBench.active().must(chargeOf("1")).performed().reported("chg_1");
    expect(mandate.events()).toEqual(["mandate.charge.completed"]);
    expect(mandate.eventData()).toMatchObject({
      ...{ mandate_id: mandate.record.terms.mandate_id, merchant_reference: "subscription-7" },
      ...{ status: "ACTIVE", charge_id: "chg_1", payment_id: "pay_1", charge_status: "COMPLETED" },
      ...{ reference: "invoice-1", amount: 1_000, currency: "USD" },
    });
    expect(mandate.effects()).toEqual([]);
    expect(mandate.answer()).toMatchObject({ charged_total: 1_000, charge_count: 1 });
    expect(mandate.answer().current_period).toMatchObject({ charged: 1_000, reserved: 0 });
  });

  // @rule M3.3
  it("releases what it reserved when it fails", () => {
    const mandate = MandateBench.active().must(chargeOf("1")).performed().failed("chg_1");
    expect(mandate.events()).toEqual(["mandate.charge.failed"]);
    expect(mandate.eventData()).toMatchObject({ failure_code: "INSUFFICIENT_FUNDS" });
    expect(mandate.answer().current_period).toMatchObject({ charged: 0, reserved: 0 });
    expect(mandate.act(chargeOf("2"))).toBeNull();
  });

  it("is made once by a request that comes again", () => {
    const mandate = MandateBench.active().must(chargeOf("1"));
    const before = mandate.record;
    expect(mandate.must(chargeOf("1")).record).toBe(before);
    expect(mandate.act(chargeOf("1", { request_hash: "other" }))).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  it("waits for its object's word if others took its place while it was decided", () => {
    const mandate = MandateBench.active();
    const next = (count: number, unasked: boolean) =>
      mandate.act(chargeOf(`${count}`, { amount: 1, unasked }));
    for (let count = 1; count <= 30; count++) {
      expect(next(count, true)).toBeNull();
      mandate.performed().reported(`chg_${count}`);
    }
    expect(next(31, true)).toBe("CHARGE_IN_PROGRESS");
    expect(next(31, false)).toBeNull();
  });

  it("keeps the answer of the request that made it", () => {
    const mandate = MandateBench.active().must(chargeOf("1", { charge_date: "2026-11-23" }));
    mandate.wait(DAY);
    const ask = { charge_id: "chg_1", ...OWNER };
    const first = mandate.view({ view: "charge_made", ...ask });
    expect(first).toMatchObject({ status: "SCHEDULED", attempts: [] });
    expect(mandate.view({ view: "charge_unmade", ...ask })).toMatchObject({ status: "PROCESSING" });
    mandate.reported("chg_1");
    expect(mandate.view({ view: "charge_made", ...ask })).toEqual(first);
  });

  it("shows a charge whose object does not exist yet, but none that its object has reported", () => {
    const unmade = (mandate: MandateBench) =>
      mandate.view({ view: "charge_unmade", charge_id: "chg_1", ...OWNER });
    const mandate = MandateBench.active().must(chargeOf("1"));
    const attempted_at = "2026-11-22T12:00:00.000Z";
    expect(unmade(mandate)).toMatchObject({
      ...{ charge_id: "chg_1", status: "PROCESSING", retryable: false, cancelled_by: null },
      attempts: [{ attempt: 1, status: "PROCESSING", failure_code: null, attempted_at }],
    });
    expect(() => unmade(mandate.failed("chg_1"))).toThrow("NOT_FOUND");
    const announced = MandateBench.active().must(chargeOf("1", { charge_date: "2026-11-30" }));
    expect(unmade(announced)).toMatchObject({ status: "SCHEDULED", attempts: [] });
    announced.wait(DAY).must({ type: "cancel", reason: null, ...OWNER });
    expect(unmade(announced)).toMatchObject({
      ...{ status: "CANCELLED", cancelled_by: "MANDATE", updated_at: "2026-11-23T12:00:00.000Z" },
    });
  });

  it.each<[string, MandateBench, Parameters<typeof chargeOf>[1], string]>([
    ["of a mandate nobody approved", new MandateBench(), {}, "MANDATE_NOT_ACTIVE"],
    [
      "of a paused mandate",
      MandateBench.active().must({ type: "pause", resume_on: null, ...OWNER }),
      {},
      "MANDATE_NOT_ACTIVE",
    ],
    [
      "before the start",
      MandateBench.active({}, { start_date: "2026-12-01" }),
      {},
      "MANDATE_NOT_STARTED",
    ],
    ["beside another", MandateBench.active().must(chargeOf("1")), {}, "CHARGE_IN_PROGRESS"],
    ["with another amount than FIXED", MandateBench.active(fixed), {}, "MANDATE_AMOUNT_FIXED"],
    ["above the cap of one", MandateBench.active(), { amount: 1_251 }, "MANDATE_LIMIT_EXCEEDED"],
    [
      "yesterday",
      MandateBench.active().sleep(DAY),
      { charge_date: "2026-11-22" },
      "VALIDATION_FAILED",
    ],
    ["in 31 days", MandateBench.active(), { charge_date: "2026-12-23" }, "VALIDATION_FAILED"],
    [
      "after the last day",
      MandateBench.active({}, { end_date: "2026-12-01" }),
      { charge_date: "2026-12-02" },
      "VALIDATION_FAILED",
    ],
    [
      "without the notice that the operator demands",
      MandateBench.active(),
      { charge_date: "2026-11-24", notice_days: 3 },
      "NOTICE_REQUIRED",
    ],
    [
      "of another merchant",
      MandateBench.active(),
      { owner: { kind: "MERCHANT", id: "mer_other" } },
      "NOT_FOUND",
    ],
    ["in another mode", MandateBench.active(), { mode: "live" }, "NOT_FOUND"],
    ["of another consent", MandateBench.active(), { consent_id: "cns_1" }, "NOT_FOUND"],
  ])("%s is refused", (_, mandate, changes, code) => {
    const before = mandate.look().record;
    expect(mandate.act(chargeOf("2", changes))).toBe(code);
    expect(mandate.record).toBe(before);
  });

  // @rule M3.10
  it("with just the notice that the operator demands is announced", () => {
    const mandate = MandateBench.active();
    mandate.must(chargeOf("2", { charge_date: "2026-11-25", notice_days: 3 }));
    expect(mandate.entry("chg_2")).toMatchObject({ status: "SCHEDULED" });
  });

  it.each<[string, Partial<MandateTerms>, number[], object]>([
    [
      "PER_PERIOD",
      {},
      [1_250, 1_000],
      { limit: "PER_PERIOD", remaining: 250, resets_at: "2026-12-21T23:00:00.000Z" },
    ],
    ["MAX_TOTAL", { max_total: 2_000 }, [1_250], { limit: "MAX_TOTAL", remaining: 750 }],
    ["PER_PERIOD of FIXED", fixed, [1_250], { limit: "PER_PERIOD", remaining: 0 }],
  ])("never exceeds %s", (_, terms, charged, refusal) => {
    const mandate = MandateBench.active(terms);
    charged.forEach((amount, place) => {
      mandate.must(chargeOf(`${place}`, { amount })).reported(`chg_${place}`);
    });
    expect(mandate.refusal(chargeOf("over", { amount: 1_250 }))).toMatchObject({
      code: "MANDATE_LIMIT_EXCEEDED",
      ...refusal,
    });
  });
});

describe("an announced charge", () => {
  const announced = (changes = {}) =>
    MandateBench.active()
      .performed()
      .must(chargeOf("1", { charge_date: "2026-12-01", ...changes }));

  // @rule M3.8
  it("is reserved in its own period, told to the bank and to its owner", () => {
    const mandate = announced({ charge_date: "2026-12-22" });
    expect(mandate.entry("chg_1")).toMatchObject({ status: "SCHEDULED", k: 1, attempt: 0 });
    expect(mandate.effects()).toEqual(["command_charge:chg_1:scheduled", "notify_charge:chg_1"]);
    expect(mandate.events()).toEqual(["mandate.charge.scheduled"]);
    expect(mandate.material("notify_charge:chg_1")).toMatchObject({
      bank_handle: "alpha",
      notification: { charge_id: "chg_1", amount: 1_000, charge_date: "2026-12-22" },
    });
    expect(mandate.answer()).toMatchObject({
      next_charge_date: "2026-12-22",
      current_period: { reserved: 0 },
    });
  });

  // @rule M3.9
  it("is executed on its day from 06:00 in the zone", () => {
    const mandate = announced();
    mandate.wait(chargeInstant(mandate.record, "2026-12-01") - 1 - mandate.now);
    expect(mandate.now).toBeGreaterThanOrEqual(Date.UTC(2026, 11, 1, 5) - 1);
    expect(mandate.entry("chg_1").status).toBe("SCHEDULED");
    mandate.wait(1);
    expect(mandate.entry("chg_1")).toMatchObject({ status: "PROCESSING", attempt: 1 });
    expect(mandate.effects()).toEqual(["command_charge:chg_1:attempt-1"]);
  });

  // @rule M3.21
  it("is given up with the end of its day, however late the gateway gets to it", () => {
    const mandate = announced()
      .performed()
      .sleep(12 * DAY);
    expect(mandate.material("command_charge:chg_1:attempt-1")).toMatchObject({
      deadline: Date.UTC(2026, 11, 1, 23),
    });
  });

  it.each<[string, (mandate: MandateBench) => unknown, string]>([
    ["by its owner", (mandate) => mandate.act(cancelled), "MERCHANT"],
    ["by its customer's bank", (mandate) => mandate.act(byBank()), "CUSTOMER"],
    [
      "with its mandate",
      (mandate) => mandate.must({ type: "cancel", reason: null, ...OWNER }),
      "MANDATE",
    ],
    [
      "while its mandate is paused on the day",
      (mandate) => mandate.must({ type: "pause", resume_on: null, ...OWNER }).wait(10 * DAY),
      "MANDATE",
    ],
    [
      "if its mandate was paused on the day, however late the alarm is",
      (mandate) =>
        mandate.must({ type: "pause", resume_on: "2026-12-02", ...OWNER }).sleep(20 * DAY),
      "MANDATE",
    ],
  ])("can be cancelled %s", (_, cancel, by) => {
    const mandate = announced();
    cancel(mandate);
    expect(mandate.entry("chg_1")).toMatchObject({ status: "CANCELLED", cancelled_by: by });
    expect(mandate.events()).toContain("mandate.charge.cancelled");
    expect(mandate.effects()).toContain("command_charge:chg_1:cancelled");
    expect(mandate.effects()).not.toContain("notify_charge:chg_1");
    expect(mandate.effects()).not.toContain("command_charge:chg_1:scheduled");
  });

  const cancelled = {
    type: "cancel_charge",
    charge_id: "chg_1",
    by: { kind: "OWNER", ...OWNER },
  } as const;
  const byBank = (bank_id = "bnk_alpha") =>
    ({
      type: "cancel_charge",
      charge_id: "chg_1",
      by: { kind: "BANK", bank_id, mode: "test" },
    }) as const;

  it.each<[string, (mandate: MandateBench) => string | null, string | null]>([
    ["again", (mandate) => mandate.must(cancelled).act(cancelled), null],
    [
      "on its day",
      (mandate) => mandate.wait(Date.UTC(2026, 10, 30, 23) - mandate.now).act(cancelled),
      "INVALID_STATE",
    ],
    [
      "on its day by its bank, before it begins",
      (mandate) => mandate.wait(Date.UTC(2026, 10, 30, 23) - mandate.now).act(byBank()),
      null,
    ],
    [
      "by its bank after it has begun",
      (mandate) => mandate.wait(10 * DAY).act(byBank()),
      "INVALID_STATE",
    ],
    ["by another bank", (mandate) => mandate.act(byBank("bnk_beta")), "NOT_FOUND"],
  ])("cancelled %s", (_, act, code) => {
    expect(act(announced())).toBe(code);
  });
});

describe("AUTOMATIC collection", () => {
  const statuses = (mandate: MandateBench) =>
    mandate.entries().map(({ charge_date, status, reference }) => [charge_date, status, reference]);

  it("collects the first period at once, and each later one on its first day from 06:00", () => {
    const mandate = MandateBench.active(automatic).look();
    expect(statuses(mandate)).toEqual([["2026-11-22", "PROCESSING", "subscription-7-1"]]);
    mandate.reported(mandate.record.charges[0]?.charge_id ?? "");
    expect(mandate.answer().next_charge_date).toBe("2026-12-22");
    mandate.wait(chargeInstant(mandate.record, "2026-12-22") - 1 - mandate.now);
    expect(mandate.record.charges).toHaveLength(1);
    mandate.wait(1);
    expect(statuses(mandate)[1]).toEqual(["2026-12-22", "PROCESSING", "subscription-7-2"]);
  });

  // @rule M3.11
  it("collects one period once, and skips those that it missed", () => {
    const mandate = MandateBench.active(automatic).look();
    mandate
      .reported(mandate.record.charges[0]?.charge_id ?? "")
      .sleep(95 * DAY)
      .look();
    expect(statuses(mandate).slice(1)).toEqual([["2027-02-25", "PROCESSING", "subscription-7-4"]]);
  });

  // @rule M3.23
  it("announces as many days ahead as the operator demands", () => {
    const mandate = MandateBench.active({ ...automatic, notice_days: 3 }).look();
    expect(statuses(mandate)).toEqual([["2026-11-25", "SCHEDULED", "subscription-7-1"]]);
    mandate.wait(4 * DAY).reported(mandate.record.charges[0]?.charge_id ?? "");
    mandate.wait(chargeInstant(mandate.record, "2026-12-19") - mandate.now);
    expect(statuses(mandate)[1]).toEqual(["2026-12-22", "SCHEDULED", "subscription-7-2"]);
  });

  it("waits for the charge before, and leaves out a period that its owner has charged", () => {
    const mandate = MandateBench.active(automatic, { start_date: "2026-12-01" });
    mandate.must(chargeOf("hand", { amount: 1_250, charge_date: "2026-12-01" }));
    mandate.wait(10 * DAY);
    expect(mandate.record.charges).toHaveLength(1);
    mandate.reported("chg_hand").look();
    expect(mandate.record.charges).toHaveLength(1);
    expect(mandate.answer().next_charge_date).toBe("2027-01-01");
  });

  it("leaves out a period whose first day passed while it was paused", () => {
    const mandate = MandateBench.active(automatic).look();
    mandate.reported(mandate.record.charges[0]?.charge_id ?? "");
    mandate.wait(29 * DAY).must({ type: "pause", resume_on: "2026-12-25", ...OWNER });
    mandate.wait(5 * DAY);
    expect(mandate.record.state).toBe("ACTIVE");
    expect(mandate.record.charges).toHaveLength(1);
    expect(mandate.answer().next_charge_date).toBe("2027-01-22");
  });

  it("collects a period that begins on the day it resumes", () => {
    const mandate = MandateBench.active(automatic).look();
    mandate.reported(mandate.record.charges[0]?.charge_id ?? "");
    mandate.must({ type: "pause", resume_on: "2026-12-22", ...OWNER }).wait(30 * DAY);
    expect(statuses(mandate)[1]).toEqual(["2026-12-22", "PROCESSING", "subscription-7-2"]);
  });

  it("stops with the last period", () => {
    const mandate = MandateBench.active(automatic, { end_date: "2026-12-30" }).look();
    mandate.reported(mandate.record.charges[0]?.charge_id ?? "").wait(31 * DAY);
    mandate.reported(mandate.record.charges[1]?.charge_id ?? "").wait(DAY);
    expect(mandate.record).toMatchObject({ state: "ACTIVE", next_automatic: 2 });
    expect(mandate.answer().next_charge_date).toBeNull();
  });
});
