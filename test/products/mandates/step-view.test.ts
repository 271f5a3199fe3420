import { beforeEach, describe, expect, it, vi } from "vitest";
import * as views from "../../../src/approvals/approval-view.ts";
import { redirectUrl } from "../../../src/approvals/approval-view.ts";
import { type Challenge, noAuthorisation } from "../../../src/approvals/authorisation.ts";
import { noQuestions } from "../../../src/approvals/prompt-questions.ts";
import { maskIban } from "../../../src/base/kernel/iban.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { isRegisteredRedirect } from "../../../src/network/parties/tpps.ts";
import {
  type MandatePageRead,
  mandateApproval,
} from "../../../src/products/mandates/decide/approval.ts";
import type { MandateRecord, MandateTerms } from "../../../src/products/mandates/mandate-record.ts";
import { mandateStaffView, mandateView } from "../../../src/products/mandates/views.ts";
import { payerOf } from "../consents/consent-fixtures.ts";
import { BROWSER } from "../payments/session-fixtures.ts";
import { MandateBench } from "./mandate-fixtures.ts";

vi.mock("../../../src/network/parties/tpps.ts", () => ({ isRegisteredRedirect: vi.fn() }));
beforeEach(() => void vi.mocked(isRegisteredRedirect).mockReset());

const stepView = (record: MandateRecord, browser: string) =>
  views.stepView(mandateApproval, record, browser) as MandatePageRead;
const liveView = (record: MandateRecord, browser: string) =>
  views.liveView(mandateApproval, record, browser) as Pick<MandatePageRead, "status" | "step">;
const mandatePageRead = (record: MandateRecord, browser: string) =>
  views.pageView(mandateApproval, record, browser) as MandatePageRead;

/** The address of the redirect of a mandate in force. */
const wayBack = async (of: Partial<MandateTerms>): Promise<string | null> => {
  const { redirect } = stepView(record(active, of), BROWSER);
  return redirect && redirectUrl(env, redirect);
};

const env = { BASE_URL: "https://gateway.example" } as GatewayEnv;

/** What the page of a mandate may show, and to which browser. */
const STRANGER = "browser-2";

const payer = payerOf({ alias: null });

const { record: waiting } = new MandateBench();
const { terms } = waiting;

const record = (
  changes: Partial<MandateRecord>,
  of: Partial<MandateTerms> = {},
): MandateRecord => ({
  ...waiting,
  ...changes,
  terms: { ...terms, ...of },
});

const challenge = (changes: Partial<Challenge> = {}): Partial<MandateRecord> => ({
  ...{ browser_id: BROWSER, payer },
  sca: {
    ...noAuthorisation,
    challenges: 1,
    challenge: {
      ...{ challenge_id: "c1", auth_mode: "PUSH", display_code: "47", token: "push_1" },
      ...{ phone_masked: null, expires_at: terms.created_at + 300_000, state: "OPEN" },
      ...{ verification: null, older_approved: false, questions: noQuestions(terms.created_at) },
      ...changes,
    },
  },
});

const active: Partial<MandateRecord> = {
  ...challenge({ state: "VERIFIED" }),
  ...{ state: "ACTIVE", activated_at: terms.created_at + 60_000, start_date: "2026-11-22" },
};

describe("the step", () => {
  it.each<[string, MandateRecord, string]>([
    ["nobody has named a payer", record({}), "PAYER"],
    ["the merchant names the payer", record({}, { customer_alias: "layla" }), "START"],
    ["the TPP names the account", record({}, { source_account_id: "acc_1" }), "START"],
    ["the customer has named the account", record({ browser_id: BROWSER, payer }), "START"],
    ["a prompt waits", record(challenge()), "CONFIRM"],
    ["a code is being checked", record(challenge({ state: "CHECKING" })), "CONFIRM"],
    ["a prompt was lost", record(challenge({ state: "LOST" })), "START"],
    ["the replaced mandate is being ended", record({ ...active, state: "REPLACING" }), "WAIT"],
    ["it is in force", record(active), "DONE"],
    ["it was rejected", record({ state: "REJECTED" }), "DONE"],
  ])("if %s is %s", (_, mandate, step) => {
    expect(stepView(mandate, BROWSER).step).toBe(step);
    expect(liveView(mandate, BROWSER).step).toBe(step);
  });

  it("of a mandate that replaces another waits for its customer, as its owner sees it", () => {
    const mandate = record({ ...active, state: "REPLACING" });
    expect(stepView(mandate, BROWSER).status).toBe("AWAITING_CUSTOMER_AUTH");
    expect(liveView(mandate, BROWSER).status).toBe("AWAITING_CUSTOMER_AUTH");
  });
});

describe("the browsers", () => {
  // @rule O6.11
  it("other than the one that has begun see what is asked for only", () => {
    const mandate = record(challenge());
    expect(mandatePageRead(mandate, BROWSER)).toMatchObject({
      ...{ continued_elsewhere: false, challenge: { display_code: "47" } },
      payer: { bank_name: payer.bank_name },
    });
    expect(mandatePageRead(mandate, STRANGER)).toMatchObject({
      ...{ continued_elsewhere: true, challenge: null, payer: null, redirect: null },
      ...{ creditor_name: terms.creditor_name, terms: { amount: terms.amount } },
    });
    expect(liveView(mandate, BROWSER)).toHaveProperty("display_code", "47");
    expect(liveView(mandate, STRANGER)).not.toHaveProperty("display_code");
  });

  it("other than the one that approved get no way back, and no verified payer", () => {
    const mandate = record(active);
    expect(mandatePageRead(mandate, BROWSER)).toMatchObject({
      redirect: { parameters: { status: "active" } },
      verified: { mode: "test", iban: payer.iban },
    });
    expect(mandatePageRead(mandate, STRANGER)).toMatchObject({ redirect: null, verified: null });
  });

  it("all learn the way back of a mandate that nobody began to approve", () => {
    expect(stepView(record({ state: "EXPIRED" }), STRANGER).redirect?.parameters?.status).toBe(
      "expired",
    );
  });
});

describe("the payee's name", () => {
  const creditor_iban = "GB33BUKB20201555555555";
  const ofApp = {
    ...{
      owner: { kind: "TPP", id: "tpp_1" } as const,
      app_name: "Ledgerly",
      source_account_id: "acc_1",
    },
    ...{ creditor_iban, creditor_name: "Meridian Books" },
  } as const;

  it.each<[string, Partial<MandateRecord>, string]>([
    ["nobody has begun", {}, BROWSER],
    ["no code or prompt was sent yet", { browser_id: BROWSER, payer }, BROWSER],
    ["it was rejected at once", { browser_id: BROWSER, state: "REJECTED" }, BROWSER],
    ["another browser has begun", challenge(), STRANGER],
    ["another browser has approved", active, STRANGER],
  ])("at its bank is nowhere on the page of an app's mandate if %s", (_, changes, browser) => {
    const page = mandatePageRead(record(changes, ofApp), browser);
    expect(page).toMatchObject({
      ...{ creditor_name: maskIban(creditor_iban), creditor_withheld: true },
    });
    expect(JSON.stringify(page)).not.toContain("Meridian Books");
  });

  it.each<[string, Partial<MandateRecord>]>([
    ["a code or prompt was sent", challenge()],
    ["it was approved", active],
  ])("at its bank is there once %s in this browser", (_, changes) => {
    expect(mandatePageRead(record(changes, ofApp), BROWSER)).toMatchObject({
      ...{ creditor_name: "Meridian Books", creditor_withheld: false },
    });
  });

  it("is the account for everybody if its bank tells none", () => {
    const unnamed = { ...ofApp, creditor_name: maskIban(creditor_iban) };
    const page = mandatePageRead(record({}, unnamed), STRANGER);
    expect(page).toMatchObject({
      ...{ creditor_name: maskIban(creditor_iban), creditor_withheld: false },
    });
  });

  it("of a merchant is its own, and there for everybody", () => {
    expect(mandatePageRead(record({}), STRANGER)).toMatchObject({
      ...{ creditor_name: terms.creditor_name, creditor_withheld: false },
    });
  });

  it.each([
    ["an IBAN", { type: "iban", value: creditor_iban }, maskIban(creditor_iban)],
    ["a username", { type: "alias", value: "meridian@harbour" }, "meridian@harbour"],
  ] as const)("is %s in the answers to an app, which named it so", (_, destination, name) => {
    for (const changes of [{}, challenge()]) {
      const { creditor } = mandateView(record(changes, { ...ofApp, destination }));
      expect(creditor.name).toBe(name);
    }
  });

  it("is whole for staff", () => {
    const by = { keyId: "key_ada", role: "operator", since: 0, retired: false } as const;
    const viewer = { view: "admin", now: terms.created_at, by } as const;
    expect(mandateStaffView(record({}, ofApp), viewer).creditor.name).toBe("Meridian Books");
  });
});

describe("the account", () => {
  // @rule O6.13
  it("is masked, however it was named, and unseen in another browser", () => {
    const typed = mandatePageRead(record({ browser_id: BROWSER, payer }), BROWSER);
    expect(typed.payer?.masked_iban).toContain("••••");
    expect(JSON.stringify({ ...typed, verified: null })).not.toContain(payer.iban);
    const byName = { browser_id: BROWSER, payer: { ...payer, alias: "layla@harbour" } };
    expect(mandatePageRead(record(byName), BROWSER).payer?.masked_iban).toContain("••••");
    expect(mandatePageRead(record(byName), "another").payer).toBeNull();
  });

  it("of a username that was not looked up yet has neither bank nor number", () => {
    const page = mandatePageRead(record({}, { customer_alias: "layla" }), BROWSER);
    expect(page).toMatchObject({
      chooses_account: false,
      payer: { bank_name: null, masked_iban: null, available_auth_methods: ["PUSH", "OTP"] },
    });
    expect(JSON.stringify(page)).not.toContain("layla");
  });
});

describe("what is asked for", () => {
  // @rule M1.21
  it("has what is usual for the page, and the bank is told the limits alone", () => {
    const route = { creditor: { iban: terms.creditor_iban } } as MandateRecord["route"];
    const usual = record({ start_date: "2026-12-01", payer, route }, { usual_amount: 777 });
    expect(mandatePageRead(usual, BROWSER).usual_amount).toBe(777);
    expect(JSON.stringify(mandateApproval.purposeOf(usual))).not.toMatch(/usual|777/u);
    expect(mandateApproval.purposeOf(usual)).toMatchObject({
      max_amount_per_period: terms.max_amount_per_period,
    });
  });

  // @rule M1.20
  it("begins on the date that the bank was told, else on the one that was asked for", () => {
    const schedule = { ...terms.schedule, start_date: "2026-12-01" };
    const from = (changes: Partial<MandateRecord>, of: Partial<MandateTerms> = {}) =>
      mandatePageRead(record(changes, of), BROWSER).terms.from;
    expect([from({}), from({}, { schedule }), from({ start_date: "2026-11-22" })]).toEqual([
      ...[null, "2026-12-01", "2026-11-22"],
    ]);
  });

  it("is compared with the replaced mandate only while the customer decides", () => {
    const replaces = "mnd_earlier";
    const { owner, mode } = terms;
    const of = (changes: Partial<MandateRecord>) =>
      mandatePageRead(record(changes, { replaces }), BROWSER).replaces;
    expect(of({})).toEqual({ mandate_id: replaces, owner, mode });
    expect(of({ ...active, state: "REPLACING" })).toBeNull();
    expect(mandatePageRead(record({}), BROWSER).replaces).toBeNull();
  });
});

describe("the way back", () => {
  it.each<[MandateRecord["state"], string | null]>([
    ["AWAITING_CUSTOMER_AUTH", null],
    ["REPLACING", null],
    ["ACTIVE", "active"],
    ["REJECTED", "rejected"],
    ["EXPIRED", "expired"],
    ["CANCELLED", "cancelled"],
  ])("of %s says %s", (state, status) => {
    expect(stepView(record({ state }), BROWSER).redirect?.parameters?.status ?? null).toBe(status);
  });

  it("is nowhere for an owner without an address", async () => {
    expect(stepView(record(active, { redirect_url: null }), BROWSER).redirect).toBeNull();
  });

  it("keeps what the owner's address says already", async () => {
    const redirect_url = "https://shop.example/back?cart=7#top";
    expect(await wayBack({ redirect_url })).toBe(
      `https://shop.example/back?cart=7&mandate_id=${terms.mandate_id}&status=active#top`,
    );
    expect(isRegisteredRedirect).not.toHaveBeenCalled();
  });

  it("is nowhere when the app no longer uses the address", async () => {
    const owner = { kind: "TPP", id: "tpp_1" } as const;
    const redirect_url = "https://app.example/back";
    vi.mocked(isRegisteredRedirect).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    expect(await wayBack({ owner, redirect_url })).toMatch(/^https:\/\/app\.example\//);
    expect(await wayBack({ owner, redirect_url })).toBeNull();
    expect(vi.mocked(isRegisteredRedirect).mock.calls[0]?.slice(1)).toEqual([
      "tpp_1",
      redirect_url,
    ]);
  });
});
