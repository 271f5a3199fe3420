import { describe, expect, it } from "vitest";
import type { MandateCommand } from "../../../src/products/mandates/mandate-record.ts";
import { routes } from "../payments/session-fixtures.ts";
import { chargeOf, DAY, MandateBench, OWNER, T0 } from "./mandate-fixtures.ts";

/** No charge uses an account that the payer's bank has not acknowledged. */
const by = { keyId: "key_ada", role: "operator", since: 0, retired: false } as const;
const takeOver = (iban: string = routes.crossBank.creditor.iban): MandateCommand => ({
  type: "take_over_creditor",
  route: { ...routes.crossBank, creditor: { ...routes.crossBank.creditor, iban } },
  by,
});
const COMMAND = "command_charge:chg_1:attempt-1";

const noticeOf = (mandate: MandateBench): string =>
  mandate.effects().find((id) => id.startsWith("notify-")) ?? "";
const waits = (mandate: MandateBench): boolean =>
  mandate.material<{ awaits_bank: boolean }>(COMMAND).awaits_bank;
const shownToStaff = (mandate: MandateBench) =>
  mandate.view({ view: "admin", now: T0, by }).creditor_notice;

const takenOver = () => MandateBench.active().performed().must(takeOver());
const charged = (mandate: MandateBench) => mandate.must(chargeOf("1"));

describe("a charge", () => {
  it("of a fresh mandate does not wait: the bank learned the payee in the approval", () => {
    const mandate = charged(MandateBench.active());
    expect(noticeOf(mandate)).not.toBe("");
    expect([waits(mandate), shownToStaff(mandate)]).toEqual([false, "ACKNOWLEDGED"]);
  });

  it("waits for the bank after its creditor was changed, and begins with its answer", () => {
    const mandate = charged(takenOver());
    expect([waits(mandate), shownToStaff(mandate)]).toEqual([true, "PENDING"]);
    mandate.lease(COMMAND);
    mandate.report(COMMAND, { kind: "again" });
    expect(mandate.effect(COMMAND)?.due_at).toBeGreaterThan(mandate.now);
    mandate.report(noticeOf(mandate), { kind: "acknowledged" });
    expect([waits(mandate), shownToStaff(mandate)]).toEqual([false, "ACKNOWLEDGED"]);
    expect(mandate.effect(COMMAND)?.due_at).toBe(mandate.now);
    expect(noticeOf(mandate)).toBe("");
  });

  it("waits while the bank refuses, which staff see, and the bank is told again", () => {
    const mandate = charged(takenOver());
    const notice = noticeOf(mandate);
    mandate.lease(notice);
    mandate.report(notice, { kind: "not_acknowledged" });
    expect([waits(mandate), shownToStaff(mandate)]).toEqual([true, "REFUSED"]);
    expect(noticeOf(mandate)).toBe(notice);
    mandate.wait(5_000).lease(notice);
    mandate.report(notice, { kind: "acknowledged" });
    expect([waits(mandate), shownToStaff(mandate)]).toEqual([false, "ACKNOWLEDGED"]);
  });

  it("ignores the refusal of an older try of the newest notice", () => {
    const mandate = takenOver();
    const notice = noticeOf(mandate);
    const first = mandate.lease(notice) ?? 0;
    mandate.wait(DAY).lease(notice);
    const { record } = mandate;
    expect(mandate.report(notice, { kind: "not_acknowledged" }, first).record).toBe(record);
    mandate.report(notice, { kind: "not_acknowledged" });
    expect(shownToStaff(mandate)).toBe("REFUSED");
  });

  it("does not take the answer to an older notice for one to the newest", () => {
    const mandate = MandateBench.active();
    const first = noticeOf(mandate);
    mandate.must(takeOver());
    const second = noticeOf(mandate);
    charged(mandate.must(takeOver("GB33BUKB20201555555555")));
    for (const older of [first, second]) mandate.report(older, { kind: "acknowledged" }, 1);
    expect([waits(mandate), shownToStaff(mandate)]).toEqual([true, "PENDING"]);
  });
});

it("a new creditor is told after a notice under way, which else might be heard last", () => {
  const mandate = MandateBench.active();
  mandate.lease(noticeOf(mandate));
  const lease = mandate.effect(noticeOf(mandate))?.held_until;
  expect(lease).toBeGreaterThan(mandate.now);
  mandate.must(takeOver());
  expect(mandate.effect(noticeOf(mandate))).toMatchObject({ attempt: 0, due_at: lease });
  const without = takenOver();
  expect(without.effect(noticeOf(without))?.due_at).toBe(T0);
});

it("a refused notice of a fresh mandate, or of an ended one, is not repeated", () => {
  const ended = takenOver().must({ type: "cancel", reason: null, ...OWNER });
  for (const mandate of [MandateBench.active(), ended]) {
    mandate.report(noticeOf(mandate), { kind: "not_acknowledged" });
    expect(noticeOf(mandate)).toBe("");
  }
});
