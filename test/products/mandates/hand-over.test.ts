import { describe, expect, it } from "vitest";
import type { MandateCommand } from "../../../src/products/mandates/mandate-record.ts";
import { chargeOf, DAY, MandateBench, OWNER } from "./mandate-fixtures.ts";

/** What a replaced mandate took counts in the newer one, also if it is known only later. */
const replaced: MandateCommand = { type: "replaced_by", mandate_id: "mnd_new", ...OWNER };
const stray = { outcome: "FAILED", failure_code: "BANK_TIMEOUT", may_be_paid: true } as const;
const more = (amount: number, count: number, changes = {}): MandateCommand => ({
  ...{ type: "carried_more", mandate_id: "mnd_old", amount, count },
  ...OWNER,
  ...changes,
});
const tellings = (mandate: MandateBench) =>
  mandate.effects().filter((id) => id.startsWith("tell_successor"));

/** A charge of 10.00 that has failed, in a mandate that was replaced on the same day. */
const old = (schedule = {}, terms = {}) =>
  MandateBench.active(terms, schedule)
    .must(chargeOf("1"))
    .failed("chg_1", "BANK_TIMEOUT")
    .performed()
    .must(replaced);

/** It replaces mnd_old, which has handed over nothing. */
const newer = (schedule = {}, carried = { amount: 0, count: 0 }) =>
  MandateBench.active({ replaces: "mnd_old" }, schedule)
    .report("replace_mandate", {
      kind: "replace_mandate",
      carried: { to: "mnd_test", until: "2026-12-21", ...carried },
    })
    .performed();

describe("a replaced mandate", () => {
  it("tells the newer one of money that left although its charge had failed", () => {
    const mandate = old();
    expect(tellings(mandate)).toEqual([]);
    mandate.reported("chg_1", stray);
    const [telling = ""] = tellings(mandate);
    expect(mandate.material(telling)).toMatchObject({
      handed_over: { to: "mnd_new", amount: 1_000, count: 1, until: "2026-12-21" },
    });
    // An answer that was lost is given again, with what is known by now.
    mandate.must(replaced);
    expect(mandate.view({ view: "carried" })).toMatchObject({ amount: 1_000, count: 1 });
  });

  it.each<[string, () => MandateBench]>([
    ["months later", () => old().wait(90 * DAY)],
    ["in its only period, which has no end", () => old({ frequency: "ON_DEMAND" }, onDemand)],
    ["in its only period, which has an end", () => old(ending, onDemand)],
  ])("tells of it %s", (_, mandate) => {
    const [telling = ""] = tellings(mandate().reported("chg_1", stray));
    expect(telling).toMatch(/^tell_successor-/);
  });
  const onDemand = { max_total: 5_000, max_amount_per_period: 5_000 };
  const ending = { frequency: "ON_DEMAND", end_date: "2027-06-30" } as const;

  it.each<[string, () => MandateBench]>([
    ["a period that was over by then", () => paidLate(MandateBench.active(), 40 * DAY)],
    ["a mandate that had reached its end", () => paidLate(ended(), 40 * DAY)],
  ])("tells of nothing in %s", (_, mandate) => {
    const late = mandate();
    expect(late.answer().charged_total).toBe(1_000);
    expect(tellings(late)).toEqual([]);
  });
  const ended = () => MandateBench.active({}, { end_date: "2026-12-10" });
  const paidLate = (mandate: MandateBench, after: number) =>
    mandate
      .must(chargeOf("1"))
      .failed("chg_1", "BANK_TIMEOUT")
      .wait(after)
      .must(replaced)
      .reported("chg_1", stray);

  it("tells the newest only, and takes nothing back", () => {
    const mandate = old().reported("chg_1", stray);
    const first = tellings(mandate);
    mandate.reported("chg_1", { ...stray, may_be_paid: false });
    expect(tellings(mandate)).toEqual(first);
    expect(mandate.view({ view: "carried" })).toMatchObject({ amount: 1_000, count: 1 });
  });

  it("tells of a second growth instead of the first", () => {
    const mandate = MandateBench.active().must(chargeOf("1")).failed("chg_1", "BANK_TIMEOUT");
    mandate.must(chargeOf("2")).failed("chg_2", "BANK_TIMEOUT").performed().must(replaced);
    for (const charge of ["chg_1", "chg_2"]) {
      mandate.record = { ...mandate.record, version: mandate.record.version + 1 };
      mandate.reported(charge, stray);
    }
    const [telling = "", ...others] = tellings(mandate);
    expect(others).toEqual([]);
    expect(mandate.material(telling)).toMatchObject({ handed_over: { amount: 2_000, count: 2 } });
  });

  it("is handed over to one mandate alone", () => {
    const mandate = old();
    const { record } = mandate;
    expect(mandate.act({ ...replaced, mandate_id: "mnd_third" })).toBe("INVALID_STATE");
    expect(mandate.record).toBe(record);
  });

  it("does not tell of a charge in flight that it has handed over", () => {
    const mandate = MandateBench.active().must(chargeOf("1"), replaced).performed();
    mandate.reported("chg_1");
    expect(tellings(mandate)).toEqual([]);
  });
});

describe("the mandate that has replaced another", () => {
  it("counts what that one took beyond what it had handed over", () => {
    const mandate = newer({}, { amount: 500, count: 1 }).must(more(1_500, 2));
    expect(mandate.answer().current_period).toMatchObject({ charged: 1_500, remaining: 1_000 });
    expect(mandate.refusal(chargeOf("1", { amount: 1_250 }))).toMatchObject({
      ...{ limit: "PER_PERIOD", remaining: 1_000 },
    });
  });

  it("counts what it was handed over in its own period alone", () => {
    const mandate = newer({}, { amount: 2_500, count: 2 });
    expect(mandate.refusal(chargeOf("1"))).toMatchObject({ limit: "PER_PERIOD", remaining: 0 });
    mandate.wait(31 * DAY);
    expect(mandate.answer().current_period).toMatchObject({ charged: 0, remaining: 2_500 });
  });

  it("counts it once, however often and in whatever order it is told", () => {
    const mandate = newer().must(more(1_500, 2), more(1_000, 1), more(1_500, 2));
    expect(mandate.answer().current_period).toMatchObject({ charged: 1_500 });
  });

  it("is told again as long as it has not begun", () => {
    const mandate = MandateBench.active({ replaces: "mnd_old" });
    expect(mandate.act(more(1_000, 1))).toBe("INVALID_STATE");
  });

  it("counts nothing of a period that was over when it began", () => {
    const mandate = newer({ start_date: "2026-12-22" }).must(more(1_000, 1));
    expect(mandate.wait(40 * DAY).record.carried).toBeNull();
  });

  it.each<[string, object]>([
    ["another owner", { owner: { kind: "MERCHANT", id: "mer_other" } }],
    ["a mandate that it has not replaced", { mandate_id: "mnd_other" }],
  ])("takes nothing from %s", (_, changes) => {
    expect(newer().act(more(1_000, 1, changes))).toBe("NOT_FOUND");
  });

  it("hands it on to the one that has replaced it meanwhile", () => {
    const mandate = newer().must(replaced, more(1_000, 1));
    const [telling = ""] = tellings(mandate);
    expect(mandate.material(telling)).toMatchObject({ handed_over: { amount: 1_000, count: 1 } });
  });

  it("hands it on also if it was replaced before it started", () => {
    const mandate = newer({ start_date: "2026-12-01" }).must(replaced, more(1_000, 1));
    expect(tellings(mandate)).toHaveLength(1);
  });
});
