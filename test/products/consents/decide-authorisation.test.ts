import { describe, expect, it } from "vitest";
import type { ConsentCommand } from "../../../src/products/consents/consent-record.ts";
import { approve, begin, prove, reject, statuses, wrongCode } from "./consent-commands.ts";
import {
  AUTHORISE_MS,
  accountOf,
  BROWSER,
  ConsentBench,
  DAY,
  OTHER_BROWSER,
  payerOf,
  SAVINGS,
  T0,
  twoAccounts,
} from "./consent-fixtures.ts";

describe("the payer", () => {
  it("is proved at the consent's bank only", () => {
    const bench = new ConsentBench();
    const elsewhere = payerOf({ bank_id: "bnk_borealis", bank_handle: "borealis" });
    expect(bench.act(prove(BROWSER, elsewhere))).toBe("PAYER_NOT_FOUND");
    expect(bench.act(prove())).toBeNull();
  });

  // @rule O6.5
  it("binds the page to the browser that named it", () => {
    const bench = new ConsentBench();
    bench.must(prove(OTHER_BROWSER));
    expect(bench.act(begin())).toBe("CONTINUED_ELSEWHERE");
    bench.must(prove());
    expect(bench.act(begin())).toBeNull();
  });

  // @rule P2.5
  it("is needed before a challenge", () => {
    expect(new ConsentBench().act(begin())).toBe("PAYER_REQUIRED");
  });

  it("can be changed ten times, and a change drops the challenge", () => {
    const bench = new ConsentBench().challenged();
    expect(bench.record.authorisation.sca.challenge).not.toBeNull();
    for (let count = 1; count < 10; count++) bench.must(prove());
    expect(bench.record.authorisation.sca.challenge).toBeNull();
    expect(bench.act(prove())).toBe("PAYER_CHANGE_LIMIT_REACHED");
  });

  it("may be guessed ten times, and a guess after the proof is not counted", () => {
    const bench = new ConsentBench();
    for (let count = 0; count < 10; count++) bench.must({ type: "resolution_failed" });
    expect(bench.act(prove())).toBe("PAYER_CHANGE_LIMIT_REACHED");
    const proved = new ConsentBench().proved();
    const before = proved.record;
    proved.must({ type: "resolution_failed" });
    expect(proved.record).toBe(before);
  });

  it("cannot be changed once control of it is proved", () => {
    const bench = new ConsentBench().proved();
    expect(bench.act(prove(OTHER_BROWSER))).toBe("INVALID_STATE");
    expect(bench.record.authorisation.browser_id).toBe(BROWSER);
  });
});

describe("the challenge", () => {
  // @rule B3.6
  it("says the TPP, the scopes and the end to the bank", () => {
    const ticket = new ConsentBench().challenged().view({ view: "ticket" });
    expect(ticket).toMatchObject({
      open: true,
      content: {
        session_id: "cns_1",
        purpose: "CONSENT",
        tpp_name: "Ledgerly",
        scopes: ["accounts:read", "balances:read"],
        expires_at: new Date(T0 + 90 * DAY).toISOString(),
      },
    });
  });

  it("that is verified asks the bank for the accounts, once", () => {
    const bench = new ConsentBench().proved();
    expect(bench.record.state).toBe("AWAITING_CUSTOMER_AUTH");
    expect(bench.effects()).toEqual(["list_accounts"]);
    expect(bench.record.authorisation.proof).toBe("t-ch1");
    expect(bench.act(begin())).toBe("INVALID_STATE");
  });

  // @rule P2.8 O5.17
  it("that fails five times rejects the consent", () => {
    const bench = new ConsentBench().challenged();
    for (const name of ["1", "2", "3", "4"]) wrongCode(bench, name);
    expect(bench.record.state).toBe("AWAITING_CUSTOMER_AUTH");
    wrongCode(bench, "5");
    expect(bench.record).toMatchObject({
      state: "REJECTED",
      status_reason: "SCA_FAILED",
      authorisation: { outcome: "SCA_FAILED", failure: "OTP_ATTEMPTS_EXCEEDED" },
    });
    expect(bench.events()).toEqual(["consent.rejected"]);
    expect(bench.viewResult({ view: "outcome" })).toMatchObject({
      problem: { code: "OTP_ATTEMPTS_EXCEEDED", final: true },
    });
  });

  it("that the customer declines in the app rejects the consent", () => {
    const bench = new ConsentBench();
    bench.must(prove());
    bench.must({ ...begin(), auth_mode: "PUSH", display_code: "42" } as ConsentCommand);
    bench.must({ type: "challenge_sent", challenge_id: "ch2", token: "p", phone_masked: null });
    expect(bench.effects()).toEqual(["ask_push"]);
    bench.must({ type: "push_result", push_token: "p", result: "DECLINED", checked_at: bench.now });
    expect(bench.record).toMatchObject({ state: "REJECTED", status_reason: "SCA_FAILED" });
    expect(bench.effects()).toEqual(["project"]);
  });

  it.each(["PAYER_NOT_FOUND"] as const)("whose last check finds %s rejects it", (problem) => {
    const bench = new ConsentBench().challenged();
    bench.must({ type: "last_check_failed", challenge_id: "ch1", problem });
    expect(bench.record).toMatchObject({
      state: "REJECTED",
      authorisation: { failure: problem },
    });
  });
});

describe("the bank's list", () => {
  it.each([
    ["is empty", []],
    ["has no account that may be shared", [accountOf("acc_1", "NOT_SHAREABLE")]],
    ["has closed accounts only", [accountOf("acc_1", "CLOSED")]],
  ])("that %s rejects the consent", (_, accounts) => {
    const bench = new ConsentBench().proved().listed(accounts);
    expect(bench.record).toMatchObject({ state: "REJECTED", status_reason: "NO_ACCOUNT" });
    expect(bench.events()).toEqual(["consent.rejected"]);
  });

  it("that the bank refuses rejects the consent", () => {
    const bench = new ConsentBench().proved().listed(null);
    expect(bench.record).toMatchObject({ state: "REJECTED", status_reason: "SCA_FAILED" });
  });

  it.each([
    ["before anything was proved", () => new ConsentBench().challenged()],
    [
      "after the customer rejected",
      () => {
        const bench = new ConsentBench().proved();
        bench.must(reject());
        return bench;
      },
    ],
    ["after the approval", () => new ConsentBench().approved()],
  ])("that comes %s changes nothing", (_, benchOf) => {
    const bench = benchOf();
    const { record } = bench;
    expect(bench.listed([accountOf("acc_9")]).record).toBe(record);
  });

  it("ends the question, and the customer chooses from it", () => {
    const bench = new ConsentBench().proved().listed([...twoAccounts, accountOf("x", "CLOSED")]);
    expect(bench.effects()).toEqual([]);
    const step = { view: "step", browser_id: BROWSER } as const;
    expect(bench.view(step)).toMatchObject({
      step: "APPROVE",
      accounts: [{ account_id: "acc_1" }, { account_id: "acc_2" }],
    });
    expect(JSON.stringify(bench.view(step))).not.toContain(SAVINGS);
    expect(bench.view({ ...step, browser_id: OTHER_BROWSER })).toMatchObject({
      accounts: null,
      redirect: null,
    });
  });
});

describe("the approval", () => {
  it.each([
    ["before the payer is known", (): ConsentBench => new ConsentBench(), "PAYER_REQUIRED"],
    ["before the challenge", () => new ConsentBench().challenged(), "CHALLENGE_REQUIRED"],
    ["before the bank's list", () => new ConsentBench().proved(), "CHALLENGE_IN_PROGRESS"],
  ])("%s is refused", (_, benchOf, code) => {
    const bench = benchOf();
    expect(bench.act(approve())).toBe(code);
    expect(bench.record.code).toBeNull();
  });

  it.each([
    ["none", []],
    ["an unknown one", ["acc_9"]],
    ["one too many", ["acc_1", "acc_9"]],
    ["one that may not be shared", ["acc_3"]],
  ])("of %s of the accounts is refused", (_, accounts) => {
    const offered = [...twoAccounts, accountOf("acc_3", "NOT_SHAREABLE")];
    const bench = new ConsentBench().proved().listed(offered);
    expect(bench.attempt(approve(accounts))?.problem).toMatchObject({
      code: "VALIDATION_FAILED",
      field: "accounts",
    });
    expect(bench.record.state).toBe("AWAITING_CUSTOMER_AUTH");
  });

  it("from another browser is refused", () => {
    const bench = new ConsentBench().proved().listed();
    expect(bench.act(approve(null, OTHER_BROWSER))).toBe("CONTINUED_ELSEWHERE");
  });

  it.each([
    ["all accounts", null, { acc_1: "SHARED", acc_2: "SHARED" }],
    ["one of them", ["acc_2"], { acc_2: "SHARED" }],
    ["one named twice", ["acc_1", "acc_1"], { acc_1: "SHARED" }],
  ])("of %s shares exactly those", (_, chosen, expected) => {
    const bench = new ConsentBench().proved();
    bench.listed([...twoAccounts, accountOf("acc_3", "NOT_SHAREABLE")]);
    bench.must(approve(chosen));
    expect(statuses(bench)).toEqual(expected);
  });

  it("grants the consent: the TPP and the bank hear of it, and a code is there", () => {
    const bench = new ConsentBench().approved();
    expect(bench.record).toMatchObject({
      ...{ state: "AUTHORISED", authorised_at: T0, bank_reference: "t-ch1" },
      code: { number: 1, made_at: T0, terms: { jkt: null } },
      expires_at: T0 + 90 * DAY,
    });
    expect(bench.events()).toEqual(["consent.granted"]);
    expect(bench.effects().sort()).toEqual([
      ...["index_accounts", "notify_authorisation", "project"],
    ]);
    expect(bench.view({ view: "notification" })).toMatchObject({
      ...{ id: "cns_1", kind: "CONSENT", status: "AUTHORISED" },
    });
  });

  // @rule O6.6
  it("clicked twice gives one code and one event", () => {
    const bench = new ConsentBench().approved();
    const { record } = bench;
    expect(bench.act(approve(["acc_1"]))).toBeNull();
    expect(bench.record).toBe(record);
    expect(bench.act(approve(null, OTHER_BROWSER))).toBe("CONTINUED_ELSEWHERE");
  });

  it("binds the code to the DPoP key that was asked with", () => {
    const bench = new ConsentBench({}, { jkt: "key" }).approved();
    expect(bench.record.code?.terms.jkt).toBe("key");
  });
});

describe("a rejection", () => {
  it("is possible before the payer is known, from any browser", () => {
    const bench = new ConsentBench();
    expect(bench.act(reject(OTHER_BROWSER))).toBeNull();
    expect(bench.record).toMatchObject({ state: "REJECTED", status_reason: "CUSTOMER_REJECTED" });
    expect(bench.events()).toEqual(["consent.rejected"]);
  });

  it("is the bound browser's afterwards", () => {
    const bench = new ConsentBench().challenged();
    expect(bench.act(reject(OTHER_BROWSER))).toBe("CONTINUED_ELSEWHERE");
    expect(bench.act(reject())).toBeNull();
  });

  it("is possible until the approval, and stops what is asked of the bank", () => {
    const bench = new ConsentBench().proved();
    bench.must(reject());
    expect(bench.effects()).toEqual(["project"]);
    expect(bench.act(approve())).toBe("INVALID_STATE");
    const granted = new ConsentBench().approved();
    expect(granted.act(reject())).toBe("INVALID_STATE");
    expect(granted.record.state).toBe("AUTHORISED");
  });

  it("sent twice is one rejection", () => {
    const bench = new ConsentBench();
    bench.must(reject());
    const { record } = bench;
    expect(bench.act(reject())).toBeNull();
    expect(bench.record).toBe(record);
  });
});

describe("the code of the redirect", () => {
  const renew = (browser_id = BROWSER): ConsentCommand => ({ type: "renew_code", browser_id });

  it.each([
    ["is the same in its minute", 59_999, 1],
    ["is a new one afterwards", 60_000, 2],
  ])("%s", (_, after, number) => {
    const bench = new ConsentBench().approved().at(T0 + after);
    bench.must(renew());
    expect(bench.record.code?.number).toBe(number);
  });

  it("is none after authorise_by", () => {
    const bench = new ConsentBench().approved().at(T0 + AUTHORISE_MS);
    expect(bench.act(renew())).toBe("INVALID_STATE");
  });

  it("is for the browser that approved", () => {
    expect(new ConsentBench().approved().act(renew(OTHER_BROWSER))).toBe("CONTINUED_ELSEWHERE");
  });

  it("needs an approval", () => {
    expect(new ConsentBench().proved().act(renew())).toBe("INVALID_STATE");
  });
});
