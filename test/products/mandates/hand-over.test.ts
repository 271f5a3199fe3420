import { describe, expect, it } from "vitest";
import type { MandateCommand } from "../../../src/products/mandates/mandate-record.ts";
import { chargeOf, DAY, MandateBench, OWNER } from "./mandate-fixtures.ts";

/** What a replaced mandate took by its end counts in the newer one. */
const replaced: MandateCommand = { type: "replaced_by", mandate_id: "mnd_new", ...OWNER };
const stray = { outcome: "FAILED", failure_code: "BANK_TIMEOUT", may_be_paid: true } as const;
const denied = { outcome: "FAILED", failure_code: "PAYMENT_REFUSED", by_staff: true } as const;
const carriedBy = (mandate: MandateBench) => mandate.view({ view: "carried" });

const charged = () => MandateBench.active().must(chargeOf("1"));

/** It replaces mnd_old, which has handed over this much. */
const newer = (carried: { amount: number; count: number }) =>
  MandateBench.active({ replaces: "mnd_old" })
    .report("replace_mandate", {
      kind: "replace_mandate",
      carried: { to: "mnd_test", until: "2026-12-21", ...carried },
    })
    .performed();

describe("a replaced mandate", () => {
  it("hands over money that may have left although its charge had failed", () => {
    const mandate = charged().reported("chg_1", stray).must(replaced);
    expect(carriedBy(mandate)).toMatchObject({ amount: 1_000, count: 1 });
  });

  it("hands over money that staff have denied, because its bank may yet say that it has left", () => {
    const mandate = charged().reported("chg_1", denied);
    expect(mandate.answer()).toMatchObject({ charged_total: 0, charge_count: 0 });
    expect(mandate.act(chargeOf("2"))).toBeNull();
    mandate.reported("chg_2", { outcome: "FAILED", failure_code: "INSUFFICIENT_FUNDS" });
    expect(carriedBy(mandate.must(replaced))).toMatchObject({ amount: 1_000, count: 1 });
  });

  it.each<[string, object, number]>([
    ["money of a failed charge that is reported after it", stray, 0],
    ["the return of money that counted", { ...stray, may_be_paid: false }, 1_000],
  ])("has fixed its sum with its end: %s changes nothing", (_, report, amount) => {
    const mandate = charged().reported("chg_1", { ...stray, may_be_paid: amount > 0 });
    mandate.must(replaced).performed().reported("chg_1", report);
    expect(mandate.answer().charged_total).toBe(1_000 - amount);
    // An answer that was lost is given again.
    mandate.must(replaced);
    expect(carriedBy(mandate)).toMatchObject({ to: "mnd_new", amount, count: amount / 1_000 });
    expect(mandate.effects()).toEqual([]);
  });

  it("hands over a charge in flight, however that ends", () => {
    for (const outcome of ["COMPLETED", "FAILED"] as const) {
      const mandate = charged().must(replaced).performed().reported("chg_1", { outcome });
      mandate.must(replaced);
      expect(carriedBy(mandate)).toMatchObject({ amount: 1_000, count: 1 });
    }
  });

  it("is handed over to one mandate alone", () => {
    const mandate = charged().reported("chg_1").must(replaced);
    const { record } = mandate;
    expect(mandate.act({ ...replaced, mandate_id: "mnd_third" })).toBe("INVALID_STATE");
    expect(mandate.record).toBe(record);
  });
});

describe("the mandate that has replaced another", () => {
  it("counts what it was handed over in its own period alone", () => {
    const mandate = newer({ amount: 2_500, count: 2 });
    expect(mandate.refusal(chargeOf("1"))).toMatchObject({ limit: "PER_PERIOD", remaining: 0 });
    mandate.wait(31 * DAY);
    expect(mandate.answer().current_period).toMatchObject({ charged: 0, remaining: 2_500 });
  });

  it("counts it once, also if the answer comes again with another sum", () => {
    const mandate = newer({ amount: 1_500, count: 2 }).report("replace_mandate", {
      kind: "replace_mandate",
      carried: { to: "mnd_test", until: "2026-12-21", amount: 500, count: 1 },
    });
    expect(mandate.answer().current_period).toMatchObject({ charged: 1_500, remaining: 1_000 });
    expect(mandate.refusal(chargeOf("1", { amount: 1_250 }))).toMatchObject({
      ...{ limit: "PER_PERIOD", remaining: 1_000 },
    });
  });
});
