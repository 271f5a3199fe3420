import { describe, expect, it } from "vitest";
import type {
  EndingCaller,
  MandateCommand,
} from "../../../src/products/mandates/mandate-record.ts";
import { chargeOf, DAY, MandateBench, OWNER, PAYER } from "./mandate-fixtures.ts";

/** What the end of a mandate means for the mandate that it replaces, or has replaced. */
const end = (by: EndingCaller): MandateCommand => ({ type: "end", by, reason: null });
const replacedBy = (mandate_id: string): MandateCommand => ({
  ...{ type: "replaced_by", mandate_id },
  ...OWNER,
});
const replacementEnded = (mandate_id: string): MandateCommand => ({
  ...{ type: "replacement_ended", mandate_id },
  ...OWNER,
});
const cancel: MandateCommand = { type: "cancel", reason: null, ...OWNER };
const customer = { kind: "CUSTOMER", iban: PAYER.iban, mode: "test" } as const;
const bank = { kind: "BANK", bank_id: "bnk_alpha", mode: "test", cancelled_by: "BANK" } as const;

const ends: [string, MandateCommand][] = [
  ["by its owner", cancel],
  ["by the customer", end(customer)],
  ["by the bank", end(bank)],
  ["by the operator", end({ kind: "OPERATOR" })],
];

// @rule M2.8
describe("a mandate that ends before it has replaced another", () => {
  /** Its customer has approved it, and the worker that ends the other one has died. */
  const replacing = (schedule = {}) => MandateBench.active({ replaces: "mnd_old" }, schedule);

  it.each(ends)("%s does not end that one", (_, command) => {
    const mandate = replacing();
    expect(mandate.effects()).toContain("replace_mandate");
    mandate.must(command).wait(DAY);
    expect(mandate.record.state).toBe("CANCELLED");
    expect(mandate.lease("replace_mandate")).toBeNull();
    expect(mandate.effects()).not.toContain("replace_mandate");
  });

  it("stops what waits there after the call that is under way, or else at once", () => {
    const dueAt = (mandate: MandateBench) => mandate.must(cancel).effect("stop_replaced")?.due_at;
    const died = replacing();
    expect(dueAt(died)).toBe(died.now);
    const calling = replacing();
    calling.lease("replace_mandate");
    const lease = calling.effect("replace_mandate")?.held_until;
    expect(lease).toBeGreaterThan(calling.now);
    expect(dueAt(calling)).toBe(lease);
  });

  it("by its end date does not end that one", () => {
    const mandate = replacing({ end_date: "2026-11-23" }).wait(2 * DAY);
    expect(mandate.record.state).toBe("EXPIRED");
    expect(mandate.lease("replace_mandate")).toBeNull();
  });
});

describe("a waiting charge of a replaced mandate", () => {
  const waiting = () => MandateBench.active().must(chargeOf("1"), replacedBy("mnd_new"));
  const isStopped = (mandate: MandateBench) =>
    mandate.material<{ is_stopped: boolean }>("command_charge:chg_1:attempt-1").is_stopped;

  it("may begin, because its amount counts in the newer one", () => {
    expect(isStopped(waiting())).toBe(false);
  });

  it.each<[string, MandateCommand]>([
    ...ends,
    ["with the newer mandate", replacementEnded("mnd_new")],
  ])("never begins once the mandate is ended %s", (_, command) => {
    const mandate = waiting().must(command);
    expect(isStopped(mandate)).toBe(true);
    expect(mandate.answer()).toMatchObject({ status: "CANCELLED", cancelled_by: "REPLACED" });
  });

  it("is stopped by no other mandate, and by no stranger", () => {
    const mandate = waiting();
    expect(mandate.act(replacementEnded("mnd_other"))).toBe("NOT_FOUND");
    expect(mandate.act(end({ ...customer, iban: "DE00" }))).toBe("NOT_FOUND");
    const stranger = { ...OWNER, owner: { kind: "MERCHANT", id: "mer_other" } } as const;
    expect(mandate.act({ ...replacementEnded("mnd_new"), ...stranger })).toBe("NOT_FOUND");
    expect(isStopped(mandate)).toBe(false);
  });
});

describe("a mandate that has replaced another", () => {
  const newer = () =>
    MandateBench.active({ replaces: "mnd_old" })
      .report("replace_mandate", {
        kind: "replace_mandate",
        carried: { to: "mnd_test", until: "2026-12-21", amount: 0, count: 0 },
      })
      .performed();

  // @rule M3.5
  it.each(ends)("and is ended %s stops what waits there", (_, command) => {
    const mandate = newer().must(command);
    expect(mandate.material("stop_replaced")).toMatchObject({ replaces: "mnd_old" });
  });

  it.each<[string, (mandate: MandateBench) => MandateBench]>([
    ["is in force", (mandate) => mandate],
    ["is itself replaced", (mandate) => mandate.must(replacedBy("mnd_third"))],
  ])("and %s stops nothing", (_, live) => {
    expect(live(newer()).effects()).not.toContain("stop_replaced");
  });

  it("and was replaced itself passes the end of the third one on", () => {
    const mandate = newer().must(replacedBy("mnd_third"), replacementEnded("mnd_third"));
    expect(mandate.effects()).toContain("stop_replaced");
    mandate.performed().must(replacementEnded("mnd_third"), cancel);
    expect(mandate.effects()).not.toContain("stop_replaced");
  });
});
