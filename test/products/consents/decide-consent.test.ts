import { describe, expect, it } from "vitest";
import type {
  ConsentCommand,
  RevokingCaller,
} from "../../../src/products/consents/consent-record.ts";
import { consentKind } from "../../../src/products/consents/kind.ts";
import { indexOf } from "../../../src/products/consents/views.ts";
import {
  AUTHORISE_MS,
  authorisationOf,
  BROWSER,
  ConsentBench,
  DAY,
  IBAN,
  SAVINGS,
  T0,
  TPP,
} from "./consent-fixtures.ts";

const callers = {
  tpp: { kind: "TPP", ...TPP },
  customer: { kind: "CUSTOMER", iban: IBAN, mode: "test" },
  savings: { kind: "CUSTOMER", iban: SAVINGS, mode: "test" },
  bank: { kind: "BANK", bank_id: "bnk_alpha", mode: "test" },
  operator: { kind: "OPERATOR" },
} as const satisfies Record<string, RevokingCaller>;

const revoke = (by: RevokingCaller, reason: string | null = null): ConsentCommand => ({
  type: "revoke",
  by,
  reason,
});
const END = T0 + 90 * DAY;

describe("an account that the bank refuses", () => {
  const close = (account_id: string, reference: string | null = "t-ch1"): ConsentCommand => ({
    ...{ type: "close_account", account_id, reference },
  });
  const statusesOf = ({ record }: ConsentBench) =>
    record.accounts.map(({ account_id, status }) => [account_id, status]);

  it("is closed alone, once, and leaves the index of its customer", () => {
    const bench = new ConsentBench().approved();
    expect(bench.record.bank_reference).toBe("t-ch1");
    bench.must(close("acc_2"));
    expect(bench.record.state).toBe("AUTHORISED");
    expect(statusesOf(bench)).toEqual([
      ["acc_1", "SHARED"],
      ["acc_2", "CLOSED"],
    ]);
    expect(indexOf(bench.record)).toMatchObject({ on: [IBAN], off: [SAVINGS] });
    expect(bench.effects()).toContain("index_accounts");
    expect(bench.viewResult({ view: "data", account_id: "acc_2" })).toMatchObject({ ok: false });
    const { record } = bench;
    expect(bench.act(close("acc_2"))).toBeNull();
    expect(bench.record).toBe(record);
  });

  it.each([
    ["an approval before the newest", new ConsentBench().approved(), "t-ch0", "NOT_FOUND"],
    ["an ended consent", new ConsentBench().approved().at(END), "t-ch1", "INVALID_STATE"],
    ["no approval", new ConsentBench().challenged(), "t-ch1", "INVALID_STATE"],
  ])("under %s stays as it is", (_case, bench, reference, code) => {
    const before = statusesOf(bench);
    expect(bench.act(close("acc_1", reference))).toBe(code);
    expect(statusesOf(bench)).toEqual(before);
  });
});

describe("a consent is ended", () => {
  it.each([
    ["tpp", "TPP"],
    ["customer", "CUSTOMER"],
    ["savings", "CUSTOMER"],
    ["bank", "BANK"],
    ["operator", "OPERATOR"],
  ] as const)("by the %s: the TPP and the bank hear of it", (caller, revoked_by) => {
    const bench = new ConsentBench().approved().at(T0 + DAY);
    bench.must(revoke(callers[caller], "A reason"));
    expect(bench.record).toMatchObject({
      ...{ state: "REVOKED", revoked_by, revoked_at: T0 + DAY, status_reason: "A reason" },
    });
    expect(bench.events()).toEqual(["consent.granted", "consent.revoked"]);
    expect(bench.effects().sort()).toEqual([
      ...["index_accounts", "notify_authorisation", "project"],
    ]);
    expect(bench.view({ view: "notification" })).toMatchObject({ status: "REVOKED" });
  });

  it.each<[string, RevokingCaller]>([
    ["another TPP", { ...callers.tpp, tpp_id: "tpp_2" }],
    ["its TPP in another mode", { ...callers.tpp, mode: "live" }],
    ["another bank", { ...callers.bank, bank_id: "bnk_borealis" }],
    ["its bank in another mode", { ...callers.bank, mode: "live" }],
    ["its bank for an older approval", { ...callers.bank, reference: "t-ch0" }],
    ["its bank for no approval", { ...callers.bank, reference: null }],
    ["the customer of another account", { ...callers.customer, iban: "GB39BORE20406010020321" }],
    ["the customer in another mode", { ...callers.customer, mode: "live" }],
  ])("not by %s, who learns nothing of it", (_, by) => {
    const bench = new ConsentBench().approved();
    expect(bench.act(revoke(by))).toBe("NOT_FOUND");
    expect(bench.record.state).toBe("AUTHORISED");
  });

  it.each([
    ["EXPIRED", END],
    ["REVOKED", T0 + DAY],
  ])("not again by its bank once it is %s, but the bank's report is accepted", (state, at) => {
    const bench = new ConsentBench().approved();
    if (state === "REVOKED") bench.must(revoke(callers.tpp));
    bench.at(at).must(revoke(callers.bank));
    const { record } = bench;
    expect(bench.act(revoke(callers.bank))).toBeNull();
    expect(bench.record).toBe(record);
    expect(record.state).toBe(state);
  });

  it("by its bank for the newest approval", () => {
    const bench = new ConsentBench().approved();
    bench.must(revoke({ ...callers.bank, reference: bench.record.bank_reference }));
    expect(bench.record).toMatchObject({ state: "REVOKED", revoked_by: "BANK" });
  });

  it("not by the customer of an account that was not selected", () => {
    const bench = new ConsentBench().approved(["acc_1"]);
    expect(bench.act(revoke(callers.savings))).toBe("NOT_FOUND");
  });

  it.each([
    ["tpp", null, "REVOKED"],
    ["operator", null, "REVOKED"],
    ["bank", "INVALID_STATE", "AWAITING_CUSTOMER_AUTH"],
    ["customer", "NOT_FOUND", "AWAITING_CUSTOMER_AUTH"],
  ] as const)("before its approval by the %s: %j", (caller, code, state) => {
    const bench = new ConsentBench().challenged();
    expect([bench.act(revoke(callers[caller])), bench.record.state]).toEqual([code, state]);
  });

  it("while the customer is on the page: nothing more can be done there", () => {
    const bench = new ConsentBench().proved();
    bench.must(revoke(callers.tpp));
    expect(bench.record.authorisation.outcome).toBe("WITHDRAWN");
    expect(bench.effects()).toEqual(["project"]);
    const late = { type: "approve", browser_id: BROWSER, accounts: null } as const;
    expect(bench.act(late)).toBe("INVALID_STATE");
  });

  it("twice, as once", () => {
    const bench = new ConsentBench().approved();
    bench.must(revoke(callers.tpp));
    const { record } = bench;
    expect(bench.act(revoke(callers.customer))).toBeNull();
    expect(bench.record).toBe(record);
  });

  it.each([
    ["REJECTED", new ConsentBench().at(T0 + AUTHORISE_MS)],
    ["EXPIRED", new ConsentBench().approved().at(END)],
  ])("not after it is %s", (state, bench) => {
    expect(bench.act(revoke(callers.tpp))).toBe("INVALID_STATE");
    expect(bench.record.state).toBe(state);
  });
});

describe("time", () => {
  const stateAt = (bench: ConsentBench, instant: number) => bench.at(instant).look().record.state;

  // @rule O5.11 O5.17
  it("rejects a consent that nobody authorised in 15 minutes, exactly", () => {
    const bench = new ConsentBench().challenged();
    expect(stateAt(bench, T0 + AUTHORISE_MS - 1)).toBe("AWAITING_CUSTOMER_AUTH");
    expect(stateAt(bench, T0 + AUTHORISE_MS)).toBe("REJECTED");
    expect(bench.record).toMatchObject({ status_reason: "AUTHORISATION_TIMEOUT" });
    expect(bench.events()).toEqual(["consent.rejected"]);
    expect(bench.viewResult({ view: "outcome" })).toMatchObject({
      problem: { code: "SESSION_EXPIRED" },
    });
  });

  it("decides before a command that comes in the same instant", () => {
    const bench = new ConsentBench()
      .proved()
      .listed()
      .at(T0 + AUTHORISE_MS);
    const approve = { type: "approve", browser_id: BROWSER, accounts: null } as const;
    expect(bench.act(approve)).toBe("SESSION_EXPIRED");
    expect(bench.record.state).toBe("REJECTED");
  });

  it("ends a consent exactly", () => {
    const bench = new ConsentBench().approved();
    expect(stateAt(bench, END - 1)).toBe("AUTHORISED");
    expect(stateAt(bench, END)).toBe("EXPIRED");
    expect(bench.events().at(-1)).toBe("consent.expired");
    expect(bench.effects()).toContain("notify_authorisation");
  });

  // @rule O5.10
  it("gives notice 7 days ahead, once", () => {
    const bench = new ConsentBench().approved();
    bench.at(END - 7 * DAY - 1).look();
    expect(bench.events()).toEqual(["consent.granted"]);
    bench.at(END - 7 * DAY).look();
    expect(bench.events()).toEqual(["consent.granted", "consent.expiring"]);
    const { record } = bench;
    expect(bench.at(END - DAY).look().record).toBe(record);
  });

  it("gives no notice of an end that is nearer than 7 days already", () => {
    const bench = new ConsentBench({ expires_at: T0 + 7 * DAY }).approved();
    expect(bench.record.notice_at).toBeNull();
    expect(
      bench
        .at(T0 + 7 * DAY)
        .look()
        .events(),
    ).toEqual(["consent.granted", "consent.expired"]);
  });

  it("gives notice again of the end that a re-authorisation set", () => {
    const bench = new ConsentBench()
      .approved()
      .at(END - DAY)
      .look();
    bench.must({
      type: "reauthorise",
      ...TPP,
      authorisation: authorisationOf({ authorise_by: END, expiry_days: 30 }),
    });
    bench.proved(BROWSER, "ch2").listed();
    bench.must({ type: "approve", browser_id: BROWSER, accounts: null });
    expect(bench.record).toMatchObject({ expires_at: END + 29 * DAY, notice_at: END + 22 * DAY });
    bench.at(END + 22 * DAY).look();
    expect(bench.events().filter((event) => event === "consent.expiring")).toHaveLength(2);
  });

  it("that passes late tells the end and no notice of it", () => {
    const bench = new ConsentBench()
      .approved()
      .at(END + DAY)
      .look();
    expect(bench.events()).toEqual(["consent.granted", "consent.expired"]);
  });

  it("ends an open re-authorisation together with its consent", () => {
    const bench = new ConsentBench().approved().at(END - 1_000);
    bench.must({
      type: "reauthorise",
      ...TPP,
      authorisation: authorisationOf({ authorise_by: END + AUTHORISE_MS }),
    });
    bench.at(END).look();
    expect(bench.record).toMatchObject({
      state: "EXPIRED",
      authorisation: { outcome: "WITHDRAWN" },
    });
  });

  it.each<[string, ConsentBench, number]>([
    ["awaiting: the time-out", new ConsentBench(), T0 + AUTHORISE_MS],
    ["authorised: the notice", new ConsentBench().approved(), END - 7 * DAY],
    [
      "authorised and noticed: the end",
      new ConsentBench()
        .approved()
        .at(END - DAY)
        .look(),
      END,
    ],
    ["ended: nothing", new ConsentBench().at(T0 + AUTHORISE_MS).look(), Infinity],
  ])("wakes the object when it is %s", (_, { record }, instant) => {
    expect(consentKind.nextChangeAt(record)).toBe(instant);
  });

  it("changes a final consent no more", () => {
    const bench = new ConsentBench().approved();
    bench.must(revoke(callers.tpp));
    const { record } = bench;
    expect(bench.at(END + DAY).look().record).toBe(record);
  });
});

describe("the frame", () => {
  it("performs the bank's list for its caller, and nothing else", () => {
    const kinds = new ConsentBench()
      .approved()
      .record.effects.map((effect) => [effect.kind, consentKind.isPerformedByCaller(effect)]);
    expect(kinds.every(([, performed]) => !performed)).toBe(true);
    const [listing] = new ConsentBench().proved().record.effects;
    expect(listing && consentKind.isPerformedByCaller(listing)).toBe(true);
    expect(listing?.give_up_at).toBe(T0 + AUTHORISE_MS);
  });

  it("gives each performer what it needs", () => {
    const { record } = new ConsentBench().proved();
    const [listing] = record.effects;
    expect(listing && consentKind.material(record, listing)).toEqual({
      ...{ mode: "test", bank_handle: "alpha" },
      account: { iban: IBAN, consent_id: "cns_1", reference: "t-ch1" },
    });
  });

  it("counts a consent as unfinished until it is final", () => {
    const bench = new ConsentBench().approved();
    expect(consentKind.isUnfinished(bench.record)).toBe(true);
    expect(consentKind.isUnfinished(bench.at(END).look().record)).toBe(false);
    expect(consentKind.row(bench.record).row).toMatchObject({
      ...{ ownerKind: "TPP", ownerId: "tpp_1", kind: "CONSENT", status: "EXPIRED" },
    });
  });

  it("keeps no code, token or IBAN in the timeline", () => {
    const bench = new ConsentBench().approved();
    const timeline = JSON.stringify(bench.record.timeline);
    expect(bench.record.timeline.map(({ what }) => what)).toEqual([
      ...["payer resolved", "sent", "code checked", "approve"],
    ]);
    for (const secret of [IBAN, SAVINGS, "t-ch1", BROWSER]) expect(timeline).not.toContain(secret);
  });
});
