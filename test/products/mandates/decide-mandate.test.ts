import { describe, expect, it } from "vitest";
import { maskIban } from "../../../src/base/kernel/iban.ts";
import { mandateKind } from "../../../src/products/mandates/kind.ts";
import type {
  EndingCaller,
  MandateCommand,
} from "../../../src/products/mandates/mandate-record.ts";
import { routes } from "../payments/session-fixtures.ts";
import { automatic, chargeOf, DAY, MandateBench, OWNER, PAYER, T0 } from "./mandate-fixtures.ts";

const cancel: MandateCommand = { type: "cancel", reason: null, ...OWNER };
const pause = (resume_on: string | null = null): MandateCommand => ({
  type: "pause",
  resume_on,
  ...OWNER,
});
const resume: MandateCommand = { type: "resume", ...OWNER };
const end = (by: EndingCaller, reason: string | null = null): MandateCommand => ({
  type: "end",
  by,
  reason,
});
const bank = { bank_id: "bnk_alpha", mode: "test" } as const;
const byBank = { kind: "BANK", ...bank, cancelled_by: "CUSTOMER" } as const;
const live = { ...OWNER, mode: "live" } as const;
const stranger = { ...OWNER, owner: { kind: "TPP", id: OWNER.owner.id } } as const;

describe("a pause", () => {
  // @rule M2.10
  it("stops charges until it is over", () => {
    const mandate = MandateBench.active().performed().must(pause("2026-11-25"));
    expect(mandate.answer()).toMatchObject({ status: "PAUSED", resume_on: "2026-11-25" });
    mandate.wait(Date.UTC(2026, 10, 24, 23) - 1 - mandate.now);
    expect(mandate.record.state).toBe("PAUSED");
    mandate.wait(1);
    expect(mandate.answer()).toMatchObject({ status: "ACTIVE", resume_on: null });
    expect(mandate.events()).toEqual(["mandate.paused", "mandate.resumed"]);
    // The bank knows nothing of pauses.
    expect(mandate.effects()).toEqual([]);
  });

  it("moves nothing: periods count from the start", () => {
    const mandate = MandateBench.active()
      .must(pause("2026-12-24"))
      .wait(40 * DAY);
    expect(mandate.answer().current_period).toMatchObject({ from: "2026-12-22" });
  });

  it("that ends with a period's first day lets it be collected, however late the alarm is", () => {
    const mandate = MandateBench.active(automatic, { start_date: "2026-12-01" });
    mandate.must(pause("2026-12-01")).sleep(10 * DAY);
    expect(mandate.record.state).toBe("ACTIVE");
    expect(mandate.record.charges).toMatchObject([{ k: 0, charge_date: "2026-12-02" }]);
  });

  it.each<[string, MandateBench, MandateCommand, string | null]>([
    ["again with another date", MandateBench.active().must(pause()), pause("2026-12-01"), null],
    ["today", MandateBench.active(), pause("2026-11-22"), "VALIDATION_FAILED"],
    ["before the approval", new MandateBench(), pause(), "INVALID_STATE"],
    ["after the end", MandateBench.active().must(cancel), pause(), "INVALID_STATE"],
    ["of a foreign mandate", MandateBench.active(), { ...pause(), ...stranger }, "NOT_FOUND"],
    ["in another mode", MandateBench.active(), { ...pause(), ...live }, "NOT_FOUND"],
    ["that ends twice", MandateBench.active().must(pause(), resume), resume, null],
    ["that never was", new MandateBench(), resume, "INVALID_STATE"],
    ["ended by a stranger", MandateBench.active(), { ...resume, ...stranger }, "NOT_FOUND"],
  ])("%s", (_, mandate, command, code) => {
    expect(mandate.act(command)).toBe(code);
  });
});

describe("an end", () => {
  it.each<[string, MandateCommand, object]>([
    ["by its merchant", cancel, { cancelled_by: "MERCHANT" }],
    ["at the bank", end(byBank, "moved"), { cancelled_by: "CUSTOMER", status_reason: "moved" }],
    [
      "by the customer",
      end({ kind: "CUSTOMER", iban: PAYER.iban, mode: "test" }),
      { cancelled_by: "CUSTOMER" },
    ],
    ["by the operator", end({ kind: "OPERATOR" }), { cancelled_by: "OPERATOR" }],
    [
      "by a newer mandate",
      { type: "replaced_by", mandate_id: "mnd_new", ...OWNER },
      { cancelled_by: "REPLACED", status_reason: "mnd_new" },
    ],
  ])("%s tells owner, bank and index", (_, command, shown) => {
    const mandate = MandateBench.active(automatic, { start_date: "2026-12-01" })
      .performed()
      .must(command);
    expect(mandate.answer()).toMatchObject({ status: "CANCELLED", ...shown });
    expect(mandate.events()).toEqual(["mandate.cancelled"]);
    expect(mandate.effects()).toHaveLength(2);
    expect(mandate.material(mandate.effects()[1] ?? "")).toMatchObject({
      notification: { status: "REVOKED", ibans: [PAYER.iban] },
    });
    expect(mandate.answer().next_charge_date).toBeNull();
    expect(mandate.wait(40 * DAY).record.charges).toEqual([]);
  });

  it.each<[string, EndingCaller, string | null]>([
    ["another bank", { ...byBank, bank_id: "bnk_beta" }, "NOT_FOUND"],
    ["the bank in live mode", { ...byBank, mode: "live" }, "NOT_FOUND"],
    ["another customer", { kind: "CUSTOMER", iban: "DE1", mode: "test" }, "NOT_FOUND"],
    ["another consent", { kind: "CONSENT", consent_id: "cns_2", cancelled_by: "TPP" }, "NOT_FOUND"],
    ["its consent", { kind: "CONSENT", consent_id: "cns_1", cancelled_by: null }, null],
  ])("asked by %s is %s", (_, by, code) => {
    const mandate = MandateBench.active({ consent_id: "cns_1" });
    expect(mandate.act(end(by, "CONSENT_EXPIRED"))).toBe(code);
  });

  it("keeps its first reason, whatever is reported later", () => {
    const mandate = MandateBench.active().must(cancel).performed();
    mandate.must(end(byBank), end({ kind: "OPERATOR" }), cancel);
    expect(mandate.answer().cancelled_by).toBe("MERCHANT");
    expect(mandate.events()).toEqual([]);
  });

  it.each<[string, MandateBench, MandateCommand, string | null]>([
    [
      "of a rejected one by its owner",
      new MandateBench().must({ type: "reject", browser_id: "b" }),
      cancel,
      "INVALID_STATE",
    ],
    [
      "of a rejected one by its bank",
      new MandateBench().named().must({ type: "reject", browser_id: "browser-1" }),
      end(byBank),
      null,
    ],
    ["before the approval", new MandateBench(), cancel, null],
    ["of a foreign mandate", MandateBench.active(), { ...cancel, ...stranger }, "NOT_FOUND"],
  ])("%s", (_, mandate, command, code) => {
    expect(mandate.act(command)).toBe(code);
  });

  // @rule M3.5
  it("lets a charge in flight finish before the bank hears of it", () => {
    const mandate = MandateBench.active().must(chargeOf("1")).performed().must(cancel);
    expect(mandate.effects().some((id) => id.startsWith("notify"))).toBe(false);
    mandate.reported("chg_1");
    expect(mandate.events()).toEqual(["mandate.cancelled", "mandate.charge.completed"]);
    expect(mandate.effects().some((id) => id.startsWith("notify"))).toBe(true);
    expect(mandate.record.state).toBe("CANCELLED");
  });
});

it("a second pause changes the day on which the mandate resumes", () => {
  const mandate = MandateBench.active().must(pause("2026-11-30"), pause("2026-12-01"));
  expect(mandate.wait(8 * DAY).record.state).toBe("PAUSED");
  expect(mandate.wait(DAY).record.state).toBe("ACTIVE");
});

it("a period that began during a pause is not collected after it", () => {
  const mandate = MandateBench.active(automatic).look();
  mandate.reported(mandate.record.charges[0]?.charge_id ?? "").must(pause());
  mandate
    .wait(33 * DAY)
    .must({ type: "resume", ...OWNER })
    .wait(5 * DAY);
  expect(mandate.record.charges).toHaveLength(1);
});

describe("the last day", () => {
  const ending = (end_date: string) => MandateBench.active({}, { end_date }).performed();

  it("ends the mandate when it is over in its zone, and its bank is told", () => {
    const mandate = ending("2026-11-30");
    expect(mandate.answer().expires_at).toBe("2026-11-30T23:00:00.000Z");
    mandate.wait(Date.UTC(2026, 10, 30, 23) - 1 - mandate.now);
    expect(mandate.record.state).toBe("ACTIVE");
    mandate.wait(1);
    expect(mandate.record.state).toBe("EXPIRED");
    expect(mandate.events()).toEqual(["mandate.expired"]);
    expect(mandate.material(mandate.effects()[1] ?? "")).toMatchObject({
      notification: { status: "EXPIRED" },
    });
  });

  it.each<[string, string, string[]]>([
    ["14 days ahead", "2026-12-31", ["mandate.expiring"]],
    ["never of one that ends sooner", "2026-12-05", []],
  ])("is told %s", (_, end_date, events) => {
    const mandate = ending(end_date).wait(26 * DAY - 1);
    expect(mandate.events().filter((name) => name === "mandate.expiring")).toEqual(events);
  });

  it("is told once, and PAUSED ends too", () => {
    const mandate = ending("2026-12-31")
      .must(pause())
      .wait(50 * DAY);
    expect(mandate.events()).toEqual(["mandate.paused", "mandate.expiring", "mandate.expired"]);
  });

  it("comes before the resume that its pause has for the same instant", () => {
    const mandate = ending("2026-12-31").must({ type: "pause", resume_on: "2027-01-01", ...OWNER });
    mandate.wait(50 * DAY);
    expect(mandate.events()).toEqual(["mandate.paused", "mandate.expiring", "mandate.expired"]);
  });

  // @rule M2.11
  it("comes in its order, however late the alarm is", () => {
    const mandate = MandateBench.active(automatic, { end_date: "2026-12-30" }).look();
    mandate.performed().sleep(400 * DAY);
    expect(mandate.record).toMatchObject({ state: "EXPIRED" });
    // Only the charge of the first day; the alarm slept over the others.
    expect(mandate.record.charges).toHaveLength(1);
  });
});

describe("a mandate is used up", () => {
  it.each<[string, Parameters<typeof MandateBench.active>[0], number]>([
    ["by its number of charges", { max_charges: 2 }, 1_000],
    ["by its sum", { max_total: 2_000 }, 1_000],
    [
      "by a rest too small for FIXED",
      { ...automatic, collection: "MANUAL", max_total: 3_000 },
      1_250,
    ],
  ])("%s", (_, terms, amount) => {
    const mandate = MandateBench.active(terms).must(chargeOf("1", { amount })).reported("chg_1");
    mandate
      .wait(31 * DAY)
      .must(chargeOf("2", { amount }))
      .performed()
      .reported("chg_2");
    expect(mandate.events()).toEqual(["mandate.charge.completed", "mandate.completed"]);
    expect(mandate.record.state).toBe("COMPLETED");
    expect(mandate.act(chargeOf("3", { amount }))).toBe("MANDATE_NOT_ACTIVE");
  });

  it("not by a charge that fails", () => {
    const mandate = MandateBench.active({ max_charges: 1 }).must(chargeOf("1")).failed("chg_1");
    expect(mandate.record.state).toBe("ACTIVE");
    expect(mandate.act(chargeOf("2"))).toBeNull();
  });
});

describe("the mandate of a TPP", () => {
  const consent_id = "cns_1";
  const leaves = (mandate: MandateBench) => mandate.effects().includes("leave_consent");
  const cancelled: MandateCommand = { ...cancel, consent_id: null };

  it("leaves its consent when it ends, unless nobody had approved it", () => {
    expect(leaves(MandateBench.active({ consent_id }))).toBe(false);
    expect(leaves(MandateBench.active({ consent_id }).must(cancelled))).toBe(true);
    expect(leaves(new MandateBench({ consent_id }).must(cancelled))).toBe(false);
    expect(leaves(MandateBench.active().must(cancel))).toBe(false);
  });

  it("leaves it once its charge in flight has ended", () => {
    const mandate = MandateBench.active({ consent_id }).must(chargeOf("1"), cancelled);
    expect(leaves(mandate)).toBe(false);
    expect(leaves(mandate.reported("chg_1"))).toBe(true);
    expect(mandate.material("leave_consent")).toMatchObject({ consent_id });
  });
});

describe("a replaced mandate", () => {
  const replaced: MandateCommand = { type: "replaced_by", mandate_id: "mnd_new", ...OWNER };

  it("hands over what it has charged and reserved in its running period, once and for all", () => {
    const mandate = MandateBench.active().must(chargeOf("1")).reported("chg_1");
    mandate
      .must(chargeOf("2", { amount: 500 }), replaced)
      .reported("chg_2")
      .wait(60 * DAY);
    mandate.must(replaced);
    expect(mandate.view({ view: "carried" })).toMatchObject({ amount: 1_500, count: 2 });
  });

  it.each<[string, MandateBench]>([
    ["nobody approved", new MandateBench()],
    ["was charged in an earlier period only", paidEarlier()],
    ["has not started", MandateBench.active({}, { start_date: "2026-12-01" })],
  ])("hands over nothing if it %s", (_, mandate) => {
    mandate.must(replaced);
    expect(mandate.view({ view: "carried" })).toMatchObject({ amount: 0, count: 0 });
  });

  it("that has not started hands on what it was handed itself", () => {
    const mandate = new MandateBench({ replaces: "mnd_old" }, { start_date: "2026-12-01" });
    const carried = { to: "mnd_0", amount: 1_000, count: 1, until: "2026-12-21" };
    mandate.approved().report("replace_mandate", { kind: "replace_mandate", carried });
    mandate.must(replaced);
    expect(mandate.view({ view: "carried" })).toMatchObject({
      amount: 1_000,
      count: 1,
      until: null,
    });
  });

  it("does not hand over an announced charge, which ends with it", () => {
    const mandate = MandateBench.active().must(chargeOf("1", { charge_date: "2026-11-25" }));
    mandate.must(replaced);
    const until = "2026-12-21";
    expect(mandate.view({ view: "carried" })).toMatchObject({ amount: 0, count: 0, until });
    expect(mandate.entries()[0]).toMatchObject({ status: "CANCELLED" });
  });

  it("that has ended already hands over all the same", () => {
    const mandate = MandateBench.active().must(chargeOf("1")).reported("chg_1");
    mandate.must(cancel, replaced);
    expect(mandate.view({ view: "carried" })).toMatchObject({ amount: 1_000, count: 1 });
    expect(mandate.answer().cancelled_by).toBe("MERCHANT");
  });

  it("is not ended by another owner's", () => {
    expect(MandateBench.active().act({ ...replaced, ...stranger })).toBe("NOT_FOUND");
  });
});

function paidEarlier(): MandateBench {
  return MandateBench.active()
    .must(chargeOf("1"))
    .reported("chg_1")
    .wait(31 * DAY);
}

describe("another creditor", () => {
  const staff = (keyId: string, role: "operator" | "approver", since = 0) => ({
    ...({ type: "take_over_creditor", route: routes.crossBank } as const),
    by: { keyId, role, since, retired: false },
  });
  const other = staff("key_ada", "operator");

  it("is credited from now on, and the bank is told", () => {
    const mandate = MandateBench.active().performed().must(other);
    expect(mandate.material(mandate.effects()[0] ?? "")).toMatchObject({
      notification: { status: "AUTHORISED", creditor_iban: routes.crossBank.creditor.iban },
    });
    expect(mandate.must(chargeOf("1")).material("command_charge:chg_1:attempt-1")).toMatchObject({
      route: routes.crossBank,
    });
  });

  it("is no news twice, and none after the end", () => {
    const mandate = MandateBench.active().must(other).performed().must(other);
    expect(mandate.effects()).toEqual([]);
    expect(mandate.must(cancel).act(other)).toBe("INVALID_STATE");
  });

  it("is no matter before the approval", () => {
    expect(new MandateBench().act(other)).toBe("INVALID_STATE");
  });

  // @rule M3.15
  it("in live mode waits for an approver, whose key is older than the proposal", () => {
    const mandate = MandateBench.active({ mode: "live" }).performed();
    const { route } = mandate.record;
    const approver = staff("key_bob", "approver");
    expect(mandate.act(approver)).toBe("FORBIDDEN");
    const proposed = mandate.must(other).record.creditor_proposal;
    expect(proposed).toEqual({
      ...{ iban: routes.crossBank.creditor.iban, proposed_by: "key_ada", proposed_at: T0 },
    });
    expect(mandate.wait(1_000).must(other).record.creditor_proposal).toEqual(proposed);
    expect(mandate.act(staff("key_eve", "approver", T0))).toBe("FORBIDDEN");
    expect([mandate.record.route, mandate.effects()]).toEqual([route, []]);
    mandate.must(approver);
    expect(mandate.record).toMatchObject({ route: routes.crossBank, creditor_proposal: null });
    expect(mandate.effects()).toHaveLength(1);
  });

  it("in live mode is in the row of what waits, until an approver has decided or it ends", () => {
    const mandate = MandateBench.active({ mode: "live" }).performed();
    const waiting = () => mandateKind.row(mandate.record).waiting;
    expect(waiting()).toEqual([]);
    mandate.must(other);
    const { mandate_id } = mandate.record.terms;
    expect(waiting()).toMatchObject([
      {
        ...{ waitingId: mandate_id, objectId: mandate_id, kind: "MANDATE" },
        changes: [{ field: "creditor", to: maskIban(routes.crossBank.creditor.iban) }],
        ...{ proposedBy: "key_ada", proposedAt: T0 },
      },
    ]);
    expect(mandate.record.effects.map(({ kind }) => kind)).toContain("project");
    const { record } = mandate;
    mandate.performed().must(staff("key_bob", "approver"));
    expect(waiting()).toEqual([]);
    expect(mandate.record.effects.map(({ kind }) => kind)).toContain("project");
    expect(mandateKind.row({ ...record, state: "CANCELLED" }).waiting).toEqual([]);
  });

  it("that is proposed instead of another needs an approver of its own", () => {
    const mandate = MandateBench.active({ mode: "live" });
    const creditor = { ...routes.crossBank.creditor, iban: "GB33BUKB20201555555555" };
    mandate.must({ ...other, route: { ...routes.crossBank, creditor } });
    expect(mandate.act(staff("key_bob", "approver"))).toBe("FORBIDDEN");
  });
});
