import { describe, expect, it } from "vitest";
import { instantAt } from "../../../src/base/kernel/calendar.ts";
import { chargeInstant } from "../../../src/products/mandates/mandate-times.ts";
import { automatic, chargeOf, DAY, MandateBench, termsOf } from "./mandate-fixtures.ts";

/** When charges begin by themselves: each mandate has its own instant between 06:00 and 08:00. */
const HOUR = 3_600_000;
const nameOf = (number: number) => `mnd_${String(number).padStart(43, "0")}`;
const six = (date: string) => instantAt(date, "06:00", "Europe/Berlin");
const instantOf = (mandate_id: string, date = "2026-11-22") =>
  chargeInstant({ terms: termsOf({ mandate_id }) }, date);

describe("the instant of a mandate's charges", () => {
  // @rule M3.9
  it("spreads the mandates of a zone evenly over two hours", () => {
    const quarters = Array.from({ length: 8 }, () => 0);
    for (let number = 0; number < 4_000; number++) {
      const after = instantOf(nameOf(number)) - six("2026-11-22");
      const quarter = Math.floor(after / (HOUR / 4));
      quarters[quarter] = (quarters[quarter] ?? Number.NaN) + 1;
    }
    expect(quarters).toHaveLength(8);
    expect(Math.min(...quarters)).toBeGreaterThan(400);
    expect(Math.max(...quarters)).toBeLessThan(600);
  });

  it("is the same on every day, and on those of the clock changes", () => {
    const days = ["2026-11-23", "2027-03-28", "2027-10-31"];
    const after = days.map((day) => instantOf(nameOf(7), day) - six(day));
    expect(new Set(after).size).toBe(1);
  });
});

describe("nothing begins before its instant, and each of these at it", () => {
  const at = (mandate: MandateBench, date: string) => chargeInstant(mandate.record, date);
  const until = (mandate: MandateBench, instant: number) => mandate.wait(instant - mandate.now);

  it("an announced charge", () => {
    const mandate = MandateBench.active().must(chargeOf("1", { charge_date: "2026-11-24" }));
    until(mandate, at(mandate, "2026-11-24") - 1);
    expect(mandate.entry("chg_1").status).toBe("SCHEDULED");
    expect(mandate.wait(1).entry("chg_1").status).toBe("PROCESSING");
  });

  it("an automatic charge", () => {
    const mandate = MandateBench.active(automatic, { start_date: "2026-12-01" });
    until(mandate, at(mandate, "2026-12-01") - 1);
    expect(mandate.record.charges).toEqual([]);
    expect(mandate.wait(1).record.charges).toHaveLength(1);
  });

  it("a retry by itself", () => {
    const mandate = MandateBench.active(automatic).look();
    const id = mandate.record.charges[0]?.charge_id ?? "";
    mandate.failed(id);
    until(mandate, at(mandate, "2026-11-23") - 1);
    expect(mandate.entry(id).attempt).toBe(1);
    expect(mandate.wait(1).entry(id).attempt).toBe(2);
    expect(mandate.now).toBeLessThan(six("2026-11-23") + DAY);
  });
});
