import { describe, expect, it } from "vitest";
import type { MandateCommand } from "../../../src/products/mandates/mandate-record.ts";
import { chargeOf, DAY, MandateBench, OWNER } from "./mandate-fixtures.ts";

const charged = (terms = {}) => MandateBench.active(terms).must(chargeOf("1")).performed();
const stray = { outcome: "FAILED", failure_code: "INSUFFICIENT_FUNDS" } as const;
const retry: MandateCommand = {
  type: "retry_charge",
  charge_id: "chg_1",
  key_hash: null,
  ...OWNER,
};
const used = (mandate: MandateBench) => mandate.answer().charged_total;

describe("the reports of a charge", () => {
  it.each<[string, object]>([
    ["COMPLETED", { outcome: "COMPLETED", version: 7 }],
    ["FAILED", { ...stray, version: 7 }],
  ])("that say %s count once, however often they come", (status, report) => {
    const mandate = charged().reported("chg_1", report);
    const { record } = mandate;
    expect(mandate.reported("chg_1", report).record).toBe(record);
    expect(mandate.entry("chg_1").status).toBe(status);
  });

  it("that are out of date change nothing", () => {
    const mandate = charged().reported("chg_1", { ...stray, may_be_paid: true, version: 9 });
    mandate.reported("chg_1", { ...stray, may_be_paid: false, version: 8 });
    expect(used(mandate)).toBe(1_000);
  });

  it("that come days after a failure leave its retries the days that remain", () => {
    const mandate = charged();
    const failed_at = mandate.now;
    mandate.wait(2 * DAY).reported("chg_1", { ...stray, at: failed_at });
    const onTime = charged().failed("chg_1").entry("chg_1");
    const { retry_until, first_failed_on } = mandate.entry("chg_1");
    expect([retry_until, first_failed_on]).toEqual([onTime.retry_until, onTime.first_failed_on]);
  });

  it("of a charge nobody knows change nothing", () => {
    const mandate = charged();
    const { record } = mandate;
    mandate.must({
      ...{ type: "charge_report", charge_id: "chg_9", attempt: 1, outcome: "COMPLETED" },
      ...{ failure_code: null, at: 0, may_be_paid: true, version: 1 },
      ...{ amount: 1_000, charge_date: "2026-11-22" },
    });
    expect(mandate.record).toBe(record);
  });

  // @rule M3.25
  it("count money that may have left although the charge has failed, until it is back", () => {
    const rejected = { outcome: "FAILED", failure_code: "SETTLEMENT_REJECTED" } as const;
    const mandate = charged().reported("chg_1", { ...rejected, may_be_paid: true });
    expect(mandate.entry("chg_1").status).toBe("FAILED");
    expect(mandate.answer()).toMatchObject({ charged_total: 1_000, charge_count: 1 });
    expect(mandate.refusal(chargeOf("2", { amount: 1_250 }))).toBeNull();
    mandate.reported("chg_1", { ...rejected, may_be_paid: false });
    expect(mandate.answer()).toMatchObject({ charged_total: 0, charge_count: 0 });
  });

  it("count late money beside a retry, so that no cap is exceeded", () => {
    const mandate = charged().failed("chg_1").wait(DAY).must(retry);
    mandate.reported("chg_1", { ...stray, attempt: 1, may_be_paid: true });
    expect(mandate.entry("chg_1").status).toBe("PROCESSING");
    expect(mandate.answer().current_period).toMatchObject({ charged: 1_000, reserved: 1_000 });
    mandate.reported("chg_1", { attempt: 2 });
    expect(mandate.answer()).toMatchObject({ charged_total: 2_000, charge_count: 2 });
    expect(mandate.refusal(chargeOf("2"))).toMatchObject({ limit: "PER_PERIOD", remaining: 500 });
  });

  it("count the late money of each attempt", () => {
    const mandate = charged().failed("chg_1").wait(DAY).must(retry).failed("chg_1");
    for (const attempt of [1, 2]) {
      mandate.reported("chg_1", { ...stray, attempt, may_be_paid: true });
    }
    expect(mandate.answer()).toMatchObject({ charged_total: 2_000, charge_count: 2 });
    expect(mandate.refusal(chargeOf("2"))).toMatchObject({ limit: "PER_PERIOD", remaining: 500 });
  });

  it("use a mandate up with late money", () => {
    const mandate = charged({ max_total: 1_250, amount: 1_250 }).failed("chg_1");
    mandate.must(chargeOf("2", { amount: 250 })).reported("chg_2");
    mandate.reported("chg_1", { ...stray, attempt: 1, may_be_paid: true });
    expect(mandate.record.state).toBe("COMPLETED");
  });

  it.each<[string, object]>([
    ["number of charges", { max_charges: 1 }],
    ["sum", { max_total: 1_000 }],
  ])("do not use up the %s of a mandate with money that is coming back", (_, terms) => {
    const rejected = { outcome: "FAILED", failure_code: "SETTLEMENT_REJECTED" } as const;
    const mandate = charged({ amount: 1_000, ...terms });
    mandate.reported("chg_1", { ...rejected, may_be_paid: true });
    expect(mandate.record.state).toBe("ACTIVE");
    expect(mandate.act(chargeOf("2"))).toBe("MANDATE_LIMIT_EXCEEDED");
    mandate.reported("chg_1", { ...rejected, may_be_paid: false });
    mandate.must(chargeOf("3")).reported("chg_3");
    expect(mandate.record.state).toBe("COMPLETED");
  });

  it.each<[object, string, string | null]>([
    [{ max_total: 1_000 }, "MAX_TOTAL", null],
    [{ max_amount_per_period: 1_250 }, "PER_PERIOD", "2026-12-21T23:00:00.000Z"],
  ])("that use up %j say when that ends", (terms, limit, resets_at) => {
    const mandate = charged({ amount: 1_250, ...terms });
    mandate.reported("chg_1", { ...stray, failure_code: "SETTLEMENT_REJECTED", may_be_paid: true });
    const refusal = mandate.refusal(chargeOf("2", { amount: 1_250 }));
    expect(refusal).toMatchObject({ limit, resets_at });
  });

  it("end the command of their attempt, and no other", () => {
    const mandate = MandateBench.active().must(chargeOf("1")).failed("chg_1").wait(DAY);
    expect(mandate.effects().some((id) => id.startsWith("command"))).toBe(false);
    mandate.must(retry).reported("chg_1", { ...stray, attempt: 1, may_be_paid: true });
    expect(mandate.effects()).toContain("command_charge:chg_1:attempt-2");
  });

  // @rule M2.5
  it("that the bank has ended the mandate end it here", () => {
    const mandate = charged().failed("chg_1", "MANDATE_REVOKED");
    expect(mandate.answer()).toMatchObject({ status: "CANCELLED", cancelled_by: "BANK" });
    expect(mandate.events()).toEqual(["mandate.charge.failed", "mandate.cancelled"]);
  });

  it("after the mandate's end still count", () => {
    const mandate = charged()
      .must({ type: "cancel", reason: null, ...OWNER })
      .reported("chg_1");
    expect(mandate.answer()).toMatchObject({ status: "CANCELLED", charged_total: 1_000 });
  });
});

describe("the record", () => {
  it("stays bounded however many charges there were, and counts every one", () => {
    const mandate = MandateBench.active({}, { frequency: "DAILY" });
    for (let day = 0; day < 400; day++) {
      mandate.must(chargeOf(`${day}`));
      if (day % 10 === 0) mandate.failed(`chg_${day}`);
      else mandate.reported(`chg_${day}`);
      mandate.performed().sleep(DAY);
    }
    expect(mandate.record.charges).toHaveLength(30);
    expect(mandate.record.past.periods.length).toBeLessThanOrEqual(32);
    expect(JSON.stringify(mandate.record).length).toBeLessThan(25_000);
    expect(mandate.answer()).toMatchObject({ charged_total: 360_000, charge_count: 360 });
  });

  it("knows exactly what the present period has used, after more periods than it keeps", () => {
    const mandate = MandateBench.active({ max_amount_per_period: 60_000 }, { frequency: "DAILY" });
    const chargeTimes = (times: number, day: number) => {
      for (let time = 0; time < times; time++) {
        mandate
          .must(chargeOf(`${day}-${time}`))
          .reported(`chg_${day}-${time}`)
          .performed();
      }
    };
    for (let day = 0; day < 70; day++) {
      chargeTimes(1, day);
      mandate.sleep(DAY);
    }
    chargeTimes(45, 70);
    expect(mandate.record.past.periods.length).toBeLessThanOrEqual(32);
    expect(mandate.answer().current_period).toMatchObject({ charged: 45_000 });
    expect(mandate.refusal(chargeOf("more", { amount: 1_250 }))).toBeNull();
    chargeTimes(15, 71);
    expect(mandate.refusal(chargeOf("more"))).toMatchObject({ limit: "PER_PERIOD", remaining: 0 });
  });

  it("keeps a charge whose object has not been told of its end", () => {
    const mandate = MandateBench.active({ max_amount_per_period: 60_000 });
    mandate.must(chargeOf("first", { charge_date: "2026-11-23" }));
    const by = { kind: "OWNER", ...OWNER } as const;
    mandate.must({ type: "cancel_charge", charge_id: "chg_first", by });
    for (let count = 0; count < 40; count++) {
      mandate.must(chargeOf(`${count}`)).reported(`chg_${count}`);
    }
    expect(mandate.record.charges).toHaveLength(30);
    expect(mandate.material("command_charge:chg_first:cancelled")).toMatchObject({
      wanted: "CANCELLED",
    });
  });

  it("counts late money of a charge that it no longer lists, once", () => {
    const mandate = MandateBench.active({ max_amount_per_period: 60_000 });
    mandate.must(chargeOf("first")).failed("chg_first", "DESTINATION_MISMATCH").performed();
    for (let count = 0; count < 30; count++) {
      mandate
        .must(chargeOf(`${count}`))
        .reported(`chg_${count}`)
        .performed();
    }
    expect(mandate.record.charges.some(({ charge_id }) => charge_id === "chg_first")).toBe(false);
    const late: MandateCommand = {
      ...{ type: "charge_report", charge_id: "chg_first", attempt: 1, outcome: "FAILED" },
      ...{ failure_code: "INSUFFICIENT_FUNDS", at: 0, may_be_paid: true, version: 9 },
      ...{ amount: 1_000, charge_date: "2026-11-22" },
    };
    mandate.must(late, late);
    expect(mandate.answer()).toMatchObject({ charged_total: 31_000, charge_count: 31 });
    expect(mandate.answer().current_period).toMatchObject({ charged: 31_000 });
    const second: MandateCommand = { ...late, attempt: 2 };
    mandate.must(second, late, second);
    expect(mandate.answer()).toMatchObject({ charged_total: 32_000, charge_count: 32 });
  });

  it("counts late money once after more of it than it remembers", () => {
    const mandate = charged();
    const lateOf = (charge: number): MandateCommand => ({
      ...{ type: "charge_report", charge_id: `chg_old-${charge}`, attempt: 1, outcome: "FAILED" },
      ...{ failure_code: "INSUFFICIENT_FUNDS", at: 0, may_be_paid: true, version: 9 },
      ...{ amount: 10, charge_date: "2026-11-22" },
    });
    for (let charge = 1; charge <= 25; charge++) mandate.must(lateOf(charge), lateOf(charge));
    expect(used(mandate)).toBe(250);
  });

  const rejected = { outcome: "FAILED", failure_code: "SETTLEMENT_REJECTED" } as const;

  it("keeps a charge whose money is coming back until it gives its limits back", () => {
    const mandate = MandateBench.active({ max_amount_per_period: 60_000 });
    const coming = { ...rejected, may_be_paid: true };
    mandate.must(chargeOf("first")).reported("chg_first", coming).performed();
    for (let count = 0; count < 40; count++) {
      mandate
        .must(chargeOf(`${count}`))
        .reported(`chg_${count}`)
        .performed();
    }
    expect(mandate.record.charges).toHaveLength(30);
    expect(mandate.answer().current_period).toMatchObject({ charged: 41_000 });
    mandate.reported("chg_first", { ...rejected, may_be_paid: false });
    expect(mandate.answer()).toMatchObject({ charged_total: 40_000, charge_count: 40 });
    expect(mandate.answer().current_period).toMatchObject({ charged: 40_000 });
    mandate.must(chargeOf("next")).reported("chg_next").performed();
    expect(mandate.record.charges.some(({ charge_id }) => charge_id === "chg_first")).toBe(false);
  });

  it("stays bounded if the money of every charge is coming back", () => {
    const mandate = MandateBench.active({ max_amount_per_period: 90_000 });
    for (let count = 0; count < 80; count++) {
      const coming = { ...rejected, may_be_paid: true };
      mandate
        .must(chargeOf(`${count}`))
        .reported(`chg_${count}`, coming)
        .performed();
    }
    expect(mandate.record.charges).toHaveLength(60);
    expect(mandate.answer()).toMatchObject({ charged_total: 80_000, charge_count: 80 });
    expect(JSON.stringify(mandate.record).length).toBeLessThan(60_000);
  });

  it("keeps the sums of a period whose charges are no longer listed", () => {
    const mandate = MandateBench.active({ max_amount_per_period: 60_000 });
    for (let count = 0; count < 60; count++) {
      mandate
        .must(chargeOf(`${count}`))
        .reported(`chg_${count}`)
        .performed();
    }
    expect(mandate.record.charges).toHaveLength(30);
    expect(mandate.answer().current_period).toMatchObject({ charged: 60_000, remaining: 0 });
    expect(mandate.act(chargeOf("over", { amount: 1 }))).toBe("MANDATE_LIMIT_EXCEEDED");
  });
});
