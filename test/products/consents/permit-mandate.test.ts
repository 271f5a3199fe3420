import { describe, expect, it } from "vitest";
import type {
  ConsentCommand,
  RevokingCaller,
} from "../../../src/products/consents/consent-record.ts";
import { MAX_MANDATES } from "../../../src/products/consents/decide/permits.ts";
import { approve } from "./consent-commands.ts";
import {
  AUTHORISE_MS,
  accountOf,
  authorisationOf,
  BROWSER,
  ConsentBench,
  DAY,
  IBAN,
  T0,
  TPP,
} from "./consent-fixtures.ts";

const END = T0 + 90 * DAY;

const permit = (
  id = "mnd_1",
  lapses_at: number | null = T0 + DAY,
  account_id = "acc_1",
): ConsentCommand => ({
  ...{ type: "permit_mandate", mandate_id: id },
  ...{ account_id, lapses_at },
});

/** A consent to mandates in force, whose first account alone is shared. */
const approved = () =>
  new ConsentBench({ scopes: ["accounts:read", "mandates:write"] }).approved(["acc_1"]);

const revoke = (by: RevokingCaller): ConsentCommand => ({ type: "revoke", by, reason: null });

const told = ({ record: { effects } }: ConsentBench) =>
  effects.flatMap((effect) =>
    effect.kind === "end_mandates"
      ? [{ at: effect.due_at, mandates: effect.mandates, by: effect.by, reason: effect.reason }]
      : [],
  );

describe("a mandate is permitted", () => {
  it("until the instant of the consent's end", () => {
    const consent = approved().at(END - 1);
    expect(consent.act(permit("mnd_1", null))).toBeNull();
    expect(consent.at(END).act(permit("mnd_1", null))).toBe("CONSENT_REVOKED");
  });

  it("once, however often its charges ask", () => {
    const consent = approved();
    consent.must(permit());
    const { record } = consent;
    consent.at(T0 + 1).must(permit());
    expect(consent.record).toBe(record);
  });

  it("with a new end when it is approved", () => {
    const consent = approved();
    consent.must(permit("mnd_1", T0 + DAY));
    consent.must(permit("mnd_2", T0 + DAY));
    consent.must(permit("mnd_1", null));
    expect(consent.record.mandates).toEqual([
      { mandate_id: "mnd_2", lapses_at: T0 + DAY },
      { mandate_id: "mnd_1", lapses_at: null },
    ]);
  });

  it("in the place of one that has ended", () => {
    const consent = approved();
    for (let number = 1; number <= MAX_MANDATES; number++)
      consent.must(permit(`mnd_${number}`, null));
    expect(consent.act(permit("mnd_next", null))).toBe("RATE_LIMITED");
    consent.must({ type: "forget_mandate", mandate_id: "mnd_7" });
    consent.must(permit("mnd_next", null));
    const { record } = consent;
    consent.must({ type: "forget_mandate", mandate_id: "mnd_7" });
    expect(consent.record).toBe(record);
    expect(record.mandates).toHaveLength(MAX_MANDATES);
  });

  it("in the timeline", () => {
    const consent = approved();
    for (const id of ["mnd_1", "mnd_1", "mnd_2"]) consent.must(permit(id));
    const notes = consent.record.timeline.filter(({ what }) => what === "mandate permitted");
    expect(notes.map(({ count }) => count)).toEqual([2]);
  });

  it.each<[why: string, bring: () => ConsentBench, command: ConsentCommand]>([
    ["before the approval", () => new ConsentBench({ scopes: ["mandates:write"] }), permit()],
    ["of an account that was not selected", approved, permit("mnd_1", null, "acc_2")],
    ["of an unknown account", approved, permit("mnd_1", null, "acc_9")],
    [
      "after the end, though it was permitted before",
      () => {
        const consent = approved();
        consent.must(permit());
        consent.must(revoke({ kind: "OPERATOR" }));
        return consent;
      },
      permit(),
    ],
    [
      "of an account that the renewal found closed",
      () => {
        const consent = new ConsentBench({ scopes: ["mandates:write"] }).approved();
        consent.must(permit("mnd_1", null, "acc_2"));
        consent.must({
          ...{ type: "reauthorise", ...TPP },
          authorisation: authorisationOf({ authorise_by: T0 + AUTHORISE_MS, expiry_days: 30 }),
        });
        consent.proved(BROWSER, "ch9").listed([accountOf("acc_1")]);
        consent.must(approve());
        return consent;
      },
      permit("mnd_1", null, "acc_2"),
    ],
  ])("not %s", (_, bring, command) => {
    const consent = bring();
    const before = consent.look().record;
    expect(consent.act(command)).toBe("CONSENT_REVOKED");
    expect(consent.record).toBe(before);
  });

  it("not by another scope", () => {
    const consent = new ConsentBench({ scopes: ["accounts:read", "payments:write"] }).approved();
    expect(consent.act(permit())).toBe("INSUFFICIENT_SCOPE");
  });
});

// @rule O5.15
describe("the mandates of a consent", () => {
  const full = (lapses_at: number | null) => {
    const consent = approved();
    for (let place = 0; place < MAX_MANDATES; place++) {
      consent.must(permit(`mnd_${place}`, lapses_at));
    }
    return consent;
  };

  it.each([
    ["until the first of them lapses", T0 + DAY, DAY / 1000],
    ["until the consent ends, if none lapses before", null, (90 * DAY) / 1000],
  ])("are bounded %s", (_, lapses_at, retry_after) => {
    const consent = full(lapses_at);
    expect(consent.attempt(permit("mnd_x"))?.problem).toMatchObject({
      ...{ code: "RATE_LIMITED", retry_after },
    });
    expect(consent.act(permit("mnd_5", lapses_at))).toBeNull();
    expect(consent.act(permit("mnd_5", END))).toBeNull();
    expect(consent.record.mandates).toHaveLength(MAX_MANDATES);
  });

  it("are forgotten once they have lapsed, to the millisecond", () => {
    const consent = full(T0 + DAY).at(T0 + DAY - 1);
    expect(consent.act(permit("mnd_x", END))).toBe("RATE_LIMITED");
    expect(consent.at(T0 + DAY).act(permit("mnd_x", END))).toBeNull();
    expect(consent.record.mandates).toEqual([{ mandate_id: "mnd_x", lapses_at: END }]);
  });
});

describe("the end of the consent ends its mandates", () => {
  const ends: [kind: string, (consent: ConsentBench) => void, at: number, told: object][] = [
    [
      "by the TPP",
      (consent) => consent.must(revoke({ kind: "TPP", ...TPP })),
      T0,
      { by: "TPP", reason: "CONSENT_REVOKED" },
    ],
    [
      "by the customer",
      (consent) => consent.must(revoke({ kind: "CUSTOMER", iban: IBAN, mode: "test" })),
      T0,
      { by: "CUSTOMER", reason: "CONSENT_REVOKED" },
    ],
    [
      "by the bank",
      (consent) => consent.must(revoke({ kind: "BANK", bank_id: "bnk_alpha", mode: "test" })),
      T0,
      { by: "BANK", reason: "CONSENT_REVOKED" },
    ],
    [
      "by staff",
      (consent) => consent.must(revoke({ kind: "OPERATOR" })),
      T0,
      { by: "OPERATOR", reason: "CONSENT_REVOKED" },
    ],
    ["by time", (consent) => void consent.look(), END, { by: null, reason: "CONSENT_EXPIRED" }],
  ];
  it.each(ends)("%s", (_, end, at, expected) => {
    const consent = approved().at(at - 1);
    consent.must(permit("mnd_1", null));
    consent.must(permit("mnd_2", at + 1));
    consent.must(permit("mnd_lapsed", at));
    consent.at(at);
    end(consent);
    expect(told(consent)).toEqual([{ at, mandates: ["mnd_1", "mnd_2"], ...expected }]);
    expect(consent.record.mandates).toEqual([]);
  });

  it("and tells nobody if there are none", () => {
    const consent = approved();
    consent.must(revoke({ kind: "OPERATOR" }));
    expect(told(consent)).toEqual([]);
  });

  it("but the rejection of a re-authorisation ends none", () => {
    const consent = approved();
    consent.must(permit());
    consent.must({
      ...{ type: "reauthorise", ...TPP },
      authorisation: authorisationOf({ authorise_by: T0 + AUTHORISE_MS, expiry_days: 30 }),
    });
    consent.must({ type: "reject", browser_id: BROWSER });
    expect([consent.record.state, told(consent)]).toEqual(["AUTHORISED", []]);
    expect(consent.record.mandates).toHaveLength(1);
  });
});
