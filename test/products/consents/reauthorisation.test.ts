import { describe, expect, it } from "vitest";
import type { ConsentCommand } from "../../../src/products/consents/consent-record.ts";
import { approve, begin, prove, reject, statuses, wrongCode } from "./consent-commands.ts";
import {
  AUTHORISE_MS,
  accountOf,
  authorisationOf,
  BROWSER,
  ConsentBench,
  DAY,
  payerOf,
  SAVINGS,
  T0,
  TPP,
} from "./consent-fixtures.ts";

const reauthorise = (changes: object = {}): ConsentCommand => ({
  type: "reauthorise",
  ...TPP,
  authorisation: authorisationOf({
    ...{ url: "https://gateway.example/consent/2", created_at: T0 + DAY },
    ...{ authorise_by: T0 + DAY + AUTHORISE_MS, ...changes },
  }),
});

// @rule O5.8 O5.12
describe("a re-authorisation", () => {
  const renewing = (changes: object = {}) => {
    const bench = new ConsentBench().approved(["acc_1"]).at(T0 + DAY);
    bench.must(reauthorise(changes));
    return bench;
  };

  it("has its own address, challenge and limits", () => {
    const bench = renewing();
    expect(bench.record).toMatchObject({
      state: "AUTHORISED",
      authorisation: { browser_id: null, payer: null, proof: null, sca: { challenges: 0 } },
    });
    expect(bench.view({ view: "consent", ...TPP })).toMatchObject({
      consent_url: "https://gateway.example/consent/2",
    });
  });

  it("by another customer of the bank is refused, and the consent unharmed", () => {
    const bench = renewing();
    const other = payerOf({ iban: SAVINGS, alias: "bilal" });
    expect(bench.act(prove(BROWSER, other))).toBe("PAYER_NOT_FOUND");
    expect(bench.record.state).toBe("AUTHORISED");
  });

  it.each([
    ["without new days keeps the end", null, T0 + 90 * DAY],
    ["with new days moves it", 30, T0 + 31 * DAY],
  ])("%s", (_, expiry_days, end) => {
    const bench = renewing({ expiry_days }).proved(BROWSER, "ch2").listed();
    bench.must(approve());
    expect(bench.record).toMatchObject({
      ...{ state: "AUTHORISED", expires_at: end, authorised_at: T0, bank_reference: "t-ch2" },
      code: { number: 2 },
    });
    expect(bench.events()).toEqual(["consent.granted", "consent.granted"]);
  });

  it("shows the bank the latest end that can be approved", () => {
    const ticket = renewing({ expiry_days: 30 })
      .challenged(BROWSER, "ch2")
      .view({ view: "ticket" });
    expect(ticket).toMatchObject({
      content: { expires_at: new Date(T0 + 31 * DAY + AUTHORISE_MS).toISOString() },
    });
  });

  it("keeps the accounts and their ids: none can be added or dropped", () => {
    const bench = renewing().proved(BROWSER, "ch2").listed();
    const before = statuses(bench);
    expect(bench.act(approve(["acc_2"]))).toBe("VALIDATION_FAILED");
    expect(bench.act(approve(["acc_1", "acc_2"]))).toBe("VALIDATION_FAILED");
    bench.must(approve(["acc_1"]));
    expect(statuses(bench)).toEqual(before);
  });

  it("of two accounts keeps both: one of them cannot be chosen", () => {
    const bench = new ConsentBench().approved().at(T0 + DAY);
    bench.must(reauthorise());
    bench.proved(BROWSER, "ch2").listed();
    expect(bench.act(approve(["acc_1"]))).toBe("VALIDATION_FAILED");
    expect(bench.act(approve(["acc_2", "acc_1"]))).toBeNull();
    expect(statuses(bench)).toEqual({ acc_1: "SHARED", acc_2: "SHARED" });
  });

  it("keeps the payer of the first approval, by whatever name the account is called now", () => {
    const bench = renewing();
    bench.must(prove(BROWSER, payerOf({ alias: null, alias_route: null })));
    bench.must(begin());
    bench.must({ type: "challenge_sent", challenge_id: "ch2", token: "t2", phone_masked: null });
    bench.must({
      ...{ type: "begin_verification", browser_id: BROWSER },
      ...{ verification_id: "v2", code_digest: "d" },
    });
    bench.must({
      ...{ type: "end_verification", verification_id: "v2", outcome: "verified" },
      ...{ refusal: null, checked_at: bench.now },
    });
    bench.listed().must(approve());
    expect(bench.record).toMatchObject({ bank_reference: "t2", payer: { alias: "amira" } });
  });

  it("says which shared account the bank has closed", () => {
    const bench = new ConsentBench().approved().at(T0 + DAY);
    bench.must(reauthorise());
    bench.proved(BROWSER, "ch2").listed([accountOf("acc_1"), accountOf("acc_2", "CLOSED")]);
    bench.must(approve());
    expect(statuses(bench)).toEqual({ acc_1: "SHARED", acc_2: "CLOSED" });
  });

  it.each<[string, (bench: ConsentBench) => void, string]>([
    ["is rejected", (bench) => bench.must(reject()), "CUSTOMER_REJECTED"],
    [
      "fails its challenge",
      (bench) => {
        bench.challenged(BROWSER, "ch2");
        for (const name of ["1", "2", "3", "4", "5"]) wrongCode(bench, name);
      },
      "SCA_FAILED",
    ],
    [
      "finds no account",
      (bench) => void bench.proved(BROWSER, "ch2").listed([accountOf("acc_2")]),
      "NO_ACCOUNT",
    ],
    [
      "is not done in time",
      (bench) => void bench.at(T0 + DAY + AUTHORISE_MS).look(),
      "AUTHORISATION_TIMEOUT",
    ],
  ])("that %s leaves the consent as it was", (_, end, outcome) => {
    const bench = renewing();
    const { accounts, expires_at, bank_reference, code } = bench.record;
    end(bench);
    expect(bench.record).toMatchObject({
      ...{ state: "AUTHORISED", status_reason: null, accounts, expires_at, bank_reference, code },
      authorisation: { outcome },
    });
    expect(bench.events()).toEqual(["consent.granted"]);
  });

  it("is replaced by a newer one", () => {
    const bench = renewing().proved(BROWSER, "ch2");
    bench.must(reauthorise({ url: "https://gateway.example/consent/3" }));
    expect(bench.effects()).not.toContain("list_accounts");
    expect(bench.record.authorisation).toMatchObject({ proof: null, browser_id: null });
  });

  it.each([
    ["lists no account", []],
    ["is a refusal", null],
  ])("is not failed by a late answer for the one before that %s", (_, accounts) => {
    const bench = renewing().proved(BROWSER, "ch2");
    const late = bench.record.effects.find(({ kind }) => kind === "list_accounts")?.id ?? "";
    bench.must(reauthorise({ url: "https://gateway.example/consent/3" }));
    bench.proved(BROWSER, "ch3").answered(late, accounts);
    expect(bench.record.authorisation).toMatchObject({ outcome: null, offered: null });
    bench.listed().must(approve());
  });

  it.each([
    ["before the first approval", () => new ConsentBench(), TPP, "INVALID_STATE"],
    ["by another TPP", () => new ConsentBench().approved(), { ...TPP, tpp_id: "x" }, "NOT_FOUND"],
    ["in another mode", () => new ConsentBench().approved(), { ...TPP, mode: "live" }, "NOT_FOUND"],
  ])("%s is refused", (_, benchOf, viewer, code) => {
    const command = { ...reauthorise(), ...viewer } as ConsentCommand;
    expect(benchOf().act(command)).toBe(code);
  });
});
