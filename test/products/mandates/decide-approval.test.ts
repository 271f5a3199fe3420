import { describe, expect, it } from "vitest";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  routes,
} from "../payments/session-fixtures.ts";
import { automatic, DAY, MandateBench, OWNER, PAYER, T0 } from "./mandate-fixtures.ts";

const OTHER = "another browser";
const name = (browser_id = BROWSER) =>
  ({ type: "name_payer", browser_id, payer: PAYER, route: routes.sameBank }) as const;

describe("an approval", () => {
  it("makes the mandate ACTIVE, and tells owner, bank and index", () => {
    const mandate = MandateBench.active();
    expect(mandate.record).toMatchObject({
      state: "ACTIVE",
      activated_at: T0,
      bank_reference: "token-c1",
      start_date: "2026-11-22",
      running: 0,
      next_automatic: null,
    });
    expect(mandate.events()).toEqual(["mandate.activated"]);
    expect(mandate.effects().map((id) => id.split("-")[0])).toEqual(["notify", "index"]);
    expect(mandate.eventData()).toMatchObject({
      mandate_id: mandate.record.terms.mandate_id,
      merchant_reference: "subscription-7",
      status: "ACTIVE",
    });
  });

  // @rule M1.4 M1.20
  it("starts on the day of the first challenge, whatever day it is approved on", () => {
    const mandate = new MandateBench()
      .named()
      .challenged()
      .sleep(DAY / 2);
    expect(mandate.record.start_date).toBe("2026-11-22");
    mandate.challenged("c2");
    expect(mandate.view<{ content: object }>({ view: "ticket" }).content).toMatchObject({
      purpose: "MANDATE",
      from: "2026-11-22",
      until: null,
      time_zone: "Europe/Berlin",
      creditor_iban: routes.sameBank.creditor.iban,
      replaces: null,
    });
  });

  // @rule M1.4
  it("keeps the start that its owner asked for", () => {
    const mandate = MandateBench.active({}, { start_date: "2026-12-01" });
    expect(mandate.answer()).toMatchObject({ start_date: "2026-12-01", current_period: null });
    mandate.wait(9 * DAY);
    expect(mandate.answer().current_period).toMatchObject({ from: "2026-12-01", to: "2026-12-31" });
  });

  it.each<[string, (mandate: MandateBench) => unknown, string | null]>([
    ["needs a payer", (mandate) => mandate.act(beginChallenge("OTP", "c1")), "PAYER_REQUIRED"],
    [
      "belongs to the browser that named the payer",
      (mandate) => mandate.named().act(beginChallenge("OTP", "c1", OTHER)),
      "CONTINUED_ELSEWHERE",
    ],
    [
      "goes on in the browser that names the payer again",
      (mandate) =>
        mandate
          .named()
          .must(name(OTHER))
          .act(beginChallenge("OTP", "c1", OTHER)),
      null,
    ],
    [
      "of a payer that the owner named is not taken over by a second browser that starts",
      (mandate) => mandate.named().act({ ...name(OTHER), first_only: true }),
      "CONTINUED_ELSEWHERE",
    ],
    [
      "of a payer that the owner named goes on if its browser starts twice at once",
      (mandate) =>
        mandate
          .named()
          .challenged()
          .must({ ...name(), first_only: true })
          .act(beginVerification("v1")),
      null,
    ],
    [
      "names at most ten payers",
      (mandate) => {
        for (let count = 0; count < 9; count++) mandate.must(name());
        return mandate.must({ type: "resolution_failed" }).act(name());
      },
      "PAYER_CHANGE_LIMIT_REACHED",
    ],
    ["names no payer afterwards", (mandate) => mandate.approved().act(name()), "INVALID_STATE"],
    ["names no payer in time", (mandate) => mandate.sleep(DAY).act(name()), "SESSION_EXPIRED"],
  ])("%s", (_, act, refusal) => {
    expect(act(new MandateBench())).toBe(refusal);
  });

  it("drops the challenge of another payer", () => {
    const mandate = new MandateBench().named().challenged().named();
    expect(mandate.record.sca.challenge).toBeNull();
  });
});

describe("no approval", () => {
  it.each<[string, (mandate: MandateBench) => MandateBench, string, string]>([
    [
      "a refused send",
      (mandate) =>
        mandate.named().must(beginChallenge("OTP", "c1"), {
          type: "challenge_not_sent",
          challenge_id: "c1",
          refusal: "PAYER_ACCOUNT_DEBIT_BLOCKED",
        }),
      "REJECTED",
      "PAYER_ACCOUNT_DEBIT_BLOCKED",
    ],
    [
      "a declined prompt",
      (mandate) =>
        mandate.named().must(beginChallenge("PUSH", "c1"), challengeSent("c1"), {
          type: "push_result",
          push_token: "token-c1",
          result: "DECLINED",
          checked_at: T0,
        }),
      "REJECTED",
      "PUSH_DECLINED",
    ],
    [
      "a last check that found another payee's account",
      (mandate) =>
        mandate.named().challenged().must({
          type: "last_check_failed",
          challenge_id: "c1",
          problem: "DESTINATION_MISMATCH",
        }),
      "REJECTED",
      "DESTINATION_MISMATCH",
    ],
    [
      "the customer's rejection",
      (mandate) => mandate.must({ type: "reject", browser_id: BROWSER }),
      "REJECTED",
      "CUSTOMER_REJECTED",
    ],
    ["no answer in a day", (mandate) => mandate.wait(DAY), "EXPIRED", "AUTHORISATION_TIMEOUT"],
  ])("by %s ends it", (_, act, state, reason) => {
    const mandate = act(new MandateBench());
    expect(mandate.record).toMatchObject({ state, status_reason: reason, ended_at: mandate.now });
    expect(mandate.events()).toEqual([`mandate.${state.toLowerCase()}`]);
    // The bank never had a mandate, so it is told nothing.
    expect(mandate.effects()).toEqual([]);
  });

  // @rule M1.9
  it("ends with its last day if that comes first", () => {
    const mandate = new MandateBench({}, { end_date: "2026-11-22" });
    expect(mandate.answer().authorise_by).toBe("2026-11-22T23:00:00.000Z");
    expect(mandate.wait(11 * 3_600_000).record.state).toBe("EXPIRED");
  });

  it("is rejected in one browser, and again there", () => {
    const mandate = new MandateBench().named();
    expect(mandate.act({ type: "reject", browser_id: OTHER })).toBe("CONTINUED_ELSEWHERE");
    mandate.must({ type: "reject", browser_id: BROWSER });
    expect(mandate.act({ type: "reject", browser_id: BROWSER })).toBeNull();
    expect(MandateBench.active().act({ type: "reject", browser_id: BROWSER })).toBe(
      "INVALID_STATE",
    );
  });
});

describe("a mandate that replaces another one", () => {
  const replacing = (changes = {}, schedule = {}) =>
    MandateBench.active({ replaces: "mnd_old", ...changes }, schedule);

  it("is not ACTIVE before the other one has ended", () => {
    const mandate = replacing();
    expect(mandate.record).toMatchObject({ state: "REPLACING", activated_at: null });
    expect(mandate.answer().status).toBe("AWAITING_CUSTOMER_AUTH");
    expect(mandate.events()).toEqual([]);
    expect(mandate.effects()).toEqual(["replace_mandate"]);
    expect(mandate.material("replace_mandate")).toMatchObject({ replaces: "mnd_old" });
  });

  // @rule M2.7
  it("counts on what the other one took", () => {
    const mandate = replacing();
    mandate.report("replace_mandate", {
      kind: "replace_mandate",
      carried: { to: "mnd_test", amount: 2_000, count: 2, until: null },
    });
    expect(mandate.record.state).toBe("ACTIVE");
    expect(mandate.answer().current_period).toMatchObject({ charged: 2_000, remaining: 500 });
    expect(mandate.answer()).toMatchObject({ charged_total: 0, charge_count: 0 });
    mandate.wait(31 * DAY);
    expect(mandate.answer().current_period).toMatchObject({ charged: 0, remaining: 2_500 });
  });

  it.each<[string, string | null, number]>([
    ["on the day after the other's period", "2026-11-30", 0],
    ["on the last day of the other's period", "2026-12-01", 2_000],
    ["while the other's only period has no end", null, 2_000],
  ])("that starts %s counts what belongs to its first", (_, until, charged) => {
    const mandate = replacing({}, { start_date: "2026-12-01" });
    const carried = { to: "mnd_test", amount: 2_000, count: 2, until };
    mandate.report("replace_mandate", { kind: "replace_mandate", carried }).wait(10 * DAY);
    expect(mandate.answer().current_period).toMatchObject({ charged });
  });

  it("does not collect a period that the other one has collected", () => {
    const mandate = replacing(automatic);
    mandate
      .report("replace_mandate", {
        kind: "replace_mandate",
        carried: { to: "mnd_test", amount: 1_250, count: 1, until: null },
      })
      .look();
    expect(mandate.record.charges).toEqual([]);
    expect(mandate.answer().next_charge_date).toBe("2026-12-22");
  });

  it("takes the answer once", () => {
    const mandate = replacing();
    const carried = { to: "mnd_test", amount: 500, count: 1, until: null };
    mandate.report("replace_mandate", { kind: "replace_mandate", carried });
    mandate.report("replace_mandate", { kind: "replace_mandate", carried });
    expect(mandate.events()).toEqual(["mandate.activated"]);
  });

  it("ends if yet another one has taken the place", () => {
    const mandate = replacing().report("replace_mandate", {
      kind: "replace_mandate",
      carried: null,
    });
    expect(mandate.answer()).toMatchObject({
      ...{ status: "CANCELLED", status_reason: "MANDATE_NOT_ACTIVE", activated_at: null },
    });
  });

  it("can be cancelled meanwhile", () => {
    const mandate = replacing().must({ type: "cancel", reason: null, ...OWNER });
    mandate.report("replace_mandate", {
      kind: "replace_mandate",
      carried: { to: "mnd_test", amount: 0, count: 0, until: null },
    });
    expect(mandate.record).toMatchObject({ state: "CANCELLED", activated_at: null });
    expect(mandate.effects().some((id) => id === "replace_mandate")).toBe(false);
  });
});
