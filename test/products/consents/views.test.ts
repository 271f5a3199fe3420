import { describe, expect, it, vi } from "vitest";
import { redirectUrl } from "../../../src/approvals/approval-view.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { consentKind } from "../../../src/products/consents/kind.ts";
import type { ConsentRedirect } from "../../../src/products/consents/redirect.ts";
import {
  AUTHORISE_MS,
  accountOf,
  authorisationOf,
  BROWSER,
  ConsentBench,
  DAY,
  IBAN,
  OTHER_BROWSER,
  payerOf,
  SAVINGS,
  T0,
  TPP,
} from "./consent-fixtures.ts";

const own = { view: "consent", ...TPP } as const;
const stepOf = (bench: ConsentBench, browser_id = BROWSER) =>
  bench.view<{ step: string; redirect: ConsentRedirect | null }>({ view: "step", browser_id });

vi.mock("../../../src/network/parties/tpps.ts", () => ({ isRegisteredRedirect: async () => true }));

describe("the consent as its TPP sees it", () => {
  // @rule O4.8
  it("while the customer is asked", () => {
    expect(new ConsentBench().view(own)).toEqual({
      consent_id: "cns_1",
      status: "AWAITING_CUSTOMER_AUTH",
      consent_url: "https://gateway.example/consent/1",
      authorization_url: "https://gateway.example/consent/1",
      authorise_by: new Date(T0 + AUTHORISE_MS).toISOString(),
      expires_at: new Date(T0 + 90 * DAY).toISOString(),
      bank_handle: "alpha",
      scopes: ["accounts:read", "balances:read"],
      purpose: "Budget planner",
      reference: "user-7",
      code_challenge_method: "S256",
      accounts: null,
      authorised_at: null,
      last_used_at: null,
      revoked_at: null,
      revoked_by: null,
      status_reason: null,
      mode: "test",
    });
  });

  it("once authorised: the accounts with masked numbers, and no address", () => {
    const bench = new ConsentBench().proved().listed([accountOf("acc_1"), accountOf("acc_2")]);
    bench.must({ type: "approve", browser_id: BROWSER, accounts: ["acc_1"] });
    const view = bench.view(own);
    expect(view).toMatchObject({
      ...{ status: "AUTHORISED", consent_url: null, authorise_by: null },
      authorised_at: new Date(T0).toISOString(),
      accounts: [
        { account_id: "acc_1", masked_iban: "DE•• •••• 0300", currency: "USD", status: "SHARED" },
      ],
    });
    expect(JSON.stringify(view)).not.toContain(IBAN);
    expect(JSON.stringify(view)).not.toContain("Amira");
  });

  it.each([
    ["another TPP", { ...own, tpp_id: "tpp_2" }],
    ["its TPP in another mode", { ...own, mode: "live" as const }],
  ])("is not found by %s", (_, request) => {
    expect(new ConsentBench().viewResult(request)).toMatchObject({
      problem: { code: "NOT_FOUND" },
    });
  });
});

describe("the step on the page", () => {
  it.each<[string, ConsentBench, string]>([
    ["at first", new ConsentBench(), "PAYER"],
    ["with a code on its way", new ConsentBench().challenged(), "CONFIRM"],
    ["while the bank lists the accounts", new ConsentBench().proved(), "WAIT"],
    ["with the accounts", new ConsentBench().proved().listed(), "APPROVE"],
    ["after the approval", new ConsentBench().approved(), "DONE"],
    ["after the time-out", new ConsentBench().at(T0 + AUTHORISE_MS).look(), "DONE"],
  ])("%s is $2", (_, bench, step) => {
    expect(stepOf(bench).step).toBe(step);
  });

  it("with a payer and no challenge is START", () => {
    const bench = new ConsentBench();
    bench.must({ type: "name_payer", browser_id: BROWSER, payer: payerOf() });
    expect(stepOf(bench).step).toBe("START");
  });

  it("shows the display code to the bound browser only", () => {
    const bench = new ConsentBench();
    bench.must({ type: "name_payer", browser_id: BROWSER, payer: payerOf() });
    const asked = { auth_mode: "PUSH", challenge_id: "c", display_code: "42" } as const;
    bench.must({ type: "begin_challenge", browser_id: BROWSER, ...asked });
    bench.must({ type: "challenge_sent", challenge_id: "c", token: "p", phone_masked: null });
    const live = [BROWSER, OTHER_BROWSER].map((name) => consentKind.live(bench.record, name));
    expect(live).toMatchObject([{ display_code: "42" }, { step: "CONFIRM" }]);
    expect(live[1]).not.toHaveProperty("display_code");
    expect(stepOf(bench)).toMatchObject({ challenge: { auth_mode: "PUSH", display_code: "42" } });
  });
});

describe("the page", () => {
  const URL_NOW = "https://gateway.example/consent/1";
  const pageOf = (bench: ConsentBench, browser_id = BROWSER, url = URL_NOW) =>
    bench.viewResult({ view: "page", browser_id, url });

  // @rule O6.13
  it("shows the account masked, also of a username, and no name of its holder", () => {
    const shownOf = (alias: string | null) => {
      const bench = new ConsentBench();
      bench.must({ type: "name_payer", browser_id: BROWSER, payer: payerOf({ alias }) });
      return pageOf(bench);
    };
    const numbered = { value: { payer: { masked_iban: "DE•• •••• 0300" } } };
    expect(shownOf(null)).toMatchObject(numbered);
    expect(shownOf("amira")).toMatchObject(numbered);
    expect(JSON.stringify(shownOf("amira"))).not.toContain("Amira");
  });

  it("shows another browser neither payer nor challenge", () => {
    const bench = new ConsentBench().challenged();
    expect(pageOf(bench, OTHER_BROWSER)).toMatchObject({
      value: { continued_elsewhere: true, payer: null, challenge: null, accounts: null },
    });
  });

  it("is not found at an address that a re-authorisation has replaced", () => {
    expect(pageOf(new ConsentBench()).ok).toBe(true);
    const elsewhere = pageOf(new ConsentBench(), BROWSER, `${URL_NOW}0`);
    expect(elsewhere).toMatchObject({ problem: { code: "NOT_FOUND" } });
  });

  it("of a renewal shows the end that the customer would approve", () => {
    const bench = new ConsentBench().approved();
    const authorisation = authorisationOf({ expiry_days: 30, url: URL_NOW });
    bench.must({ type: "reauthorise", ...TPP, authorisation });
    const ends_at = new Date(authorisation.authorise_by + 30 * DAY).toISOString();
    expect(pageOf(bench)).toMatchObject({ value: { is_renewal: true, ends_at } });
  });

  it("of an approved consent shows its end, and no renewal if it was the first approval", () => {
    const bench = new ConsentBench().approved();
    const endOf = () => new Date(bench.record.expires_at).toISOString();
    expect(pageOf(bench)).toMatchObject({ value: { is_renewal: false, ends_at: endOf() } });
    const authorisation = authorisationOf({ expiry_days: 30, url: URL_NOW });
    bench.must({ type: "reauthorise", ...TPP, authorisation });
    bench.proved(BROWSER, "ch2").listed();
    bench.must({ type: "approve", browser_id: BROWSER, accounts: null });
    expect(pageOf(bench)).toMatchObject({ value: { is_renewal: true, ends_at: endOf() } });
  });
});

describe("the redirect", () => {
  const withdrawn = () => {
    const bench = new ConsentBench();
    bench.must({ type: "revoke", by: { kind: "TPP", ...TPP }, reason: null });
    return bench;
  };
  const redeemed = () => {
    const bench = new ConsentBench().approved();
    bench.must({
      ...{ type: "redeem_code", number: 1, redirect_uri: "https://tpp.example/back" },
      ...{ client_id: "tpp_1", consent_id: null, jkt: null, proof: null },
      ...{ code_verifier: "v".repeat(43), public_client: false },
    } as const);
    return bench;
  };

  const rejected = (bench: ConsentBench) => {
    bench.must({ type: "reject", browser_id: BROWSER });
    return bench;
  };
  const asked = { challenge_id: "c", auth_mode: "OTP", display_code: null } as const;
  const proving = () => {
    const bench = new ConsentBench();
    bench.must({ type: "name_payer", browser_id: BROWSER, payer: payerOf() });
    return bench;
  };
  const unsent = () => {
    const bench = proving();
    bench.must({ type: "begin_challenge", browser_id: BROWSER, ...asked });
    bench.must({ type: "challenge_not_sent", challenge_id: "c", refusal: null });
    return bench;
  };
  const otherAccount = () => {
    const bench = new ConsentBench().challenged();
    bench.must({ type: "name_payer", browser_id: BROWSER, payer: payerOf() });
    return bench;
  };
  const unchecked = () => {
    const bench = new ConsentBench().challenged();
    const verification = { verification_id: "v", code_digest: "d" };
    bench.must({ type: "begin_verification", browser_id: BROWSER, ...verification });
    const lost = { outcome: "lost", refusal: null, checked_at: T0 } as const;
    bench.must({ type: "end_verification", verification_id: "v", ...lost });
    return bench;
  };

  it.each<[string, ConsentBench, number | null, string | null]>([
    ["an approval", new ConsentBench().approved(), 1, null],
    ["a time-out", new ConsentBench().at(T0 + AUTHORISE_MS).look(), null, "access_denied"],
    ["no account", new ConsentBench().proved().listed([]), null, "access_denied"],
    ["a withdrawal", withdrawn(), null, "access_denied"],
    ["a rejection", rejected(new ConsentBench().challenged()), null, "access_denied"],
    ["giving up without a code from the bank", rejected(unsent()), null, "temporarily_unavailable"],
    ["giving up after a lost check", rejected(unchecked()), null, "temporarily_unavailable"],
    [
      "giving up without a list",
      rejected(new ConsentBench().proved()),
      null,
      "temporarily_unavailable",
    ],
    ["another account, and a rejection", rejected(otherAccount()), null, "access_denied"],
  ])("after %s carries the code $2 and the error $3", (_, bench, code, error) => {
    expect(stepOf(bench).redirect).toMatchObject({
      code,
      parameters: { error, state: "state-1" },
    });
  });

  it("of an approval is for the browser that approved", () => {
    expect(stepOf(new ConsentBench().approved(), OTHER_BROWSER).redirect).toBeNull();
  });

  const env = { BASE_URL: "https://gateway.example" } as GatewayEnv;
  const parameters = { code: null, error: null, error_description: null, consent_id: "cns_1" };
  const redirect = {
    ...{ tpp_id: "tpp_1", address: "https://tpp.example/back", names_issuer: true },
    parameters: { ...parameters, state: "a b&c" as string | null },
  };

  it("after a code was used only leads back: it is no second answer", async () => {
    const { redirect: used } = stepOf(redeemed());
    expect(used).toMatchObject({ code: null, parameters: null });
    expect(await redirectUrl(env, used as ConsentRedirect)).toBe("https://tpp.example/back");
  });

  it("says when its code expires", () => {
    const bench = new ConsentBench().approved();
    const at = bench.record.code?.made_at ?? Number.NaN;
    expect(stepOf(bench).redirect?.code_ends_at).toBe(new Date(at + 60_000).toISOString());
    expect(stepOf(redeemed()).redirect?.code_ends_at).toBeNull();
  });

  // @rule O4.4
  it("names the code, the consent, the state and the issuer [RFC 9207]", async () => {
    const withCode = { ...redirect.parameters, code: "ac_1" };
    expect(await redirectUrl(env, { ...redirect, parameters: withCode })).toBe(
      "https://tpp.example/back?code=ac_1&consent_id=cns_1&state=a+b%26c" +
        "&iss=https%3A%2F%2Fgateway.example",
    );
  });

  // @rule O4.4 O4.7
  it("has no state if the TPP sent none, and names the issuer beside an error too", async () => {
    const denied = { error: "access_denied", error_description: "No.", state: null };
    const failed = { ...redirect, parameters: { ...redirect.parameters, ...denied } };
    expect(await redirectUrl(env, failed)).toBe(
      "https://tpp.example/back?error=access_denied&error_description=No." +
        "&consent_id=cns_1&iss=https%3A%2F%2Fgateway.example",
    );
  });
});

// @rule O5.10 O5.20
it("events hold no account data", () => {
  const bench = new ConsentBench()
    .approved()
    .at(T0 + 90 * DAY)
    .look();
  const events = bench.record.effects.flatMap((effect) =>
    effect.kind === "publish" ? [JSON.parse(effect.event.bytes)] : [],
  );
  expect(events).toEqual([
    {
      event: "consent.granted",
      data: {
        ...{ event_id: "evt_1", occurred_at: new Date(T0).toISOString(), mode: "test" },
        ...{ consent_id: "cns_1", reference: "user-7", status: "AUTHORISED" },
        expires_at: new Date(T0 + 90 * DAY).toISOString(),
      },
    },
    {
      event: "consent.expired",
      data: {
        ...{ event_id: "evt_2", occurred_at: new Date(T0 + 90 * DAY).toISOString(), mode: "test" },
        ...{ consent_id: "cns_1", reference: "user-7", status: "EXPIRED" },
      },
    },
  ]);
  expect(JSON.stringify(events)).not.toMatch(new RegExp(`${IBAN}|${SAVINGS}|acc_`));
});
