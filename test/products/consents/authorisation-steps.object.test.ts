import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { consentSentencesOf } from "../../../src/products/consents/locales/index.ts";
import {
  type Answer,
  ask,
  askAdmin,
  bodyOf,
  endTest,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, calls, callsOf } from "../../workers/neighbours.ts";
import { Consent, listing, openBanking, ownIban, ownTpp, type Visitor } from "./consent-journey.ts";

/** The customer's steps over HTTP (O6). */
beforeAll(async () => {
  startTest();
  await openBanking();
});
beforeEach(startTest);
afterEach(endTest);

const MINUTE_MS = 60_000;
const fresh = async (): Promise<Visitor> => (await Consent.ask()).open();
const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? body.status];
const parametersOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe("the customer's way", () => {
  // @rule O6.2
  it("from the account to the redirect, with each step's answer", async () => {
    listing("SHAREABLE", "SHAREABLE", "NOT_SHAREABLE");
    const visitor = await fresh();
    const { consent_id } = visitor.consent;
    const open = {
      consent_id,
      status: "AWAITING_CUSTOMER_AUTH",
      accounts: null,
      redirect_url: null,
    };
    expect(bodyOf(await visitor.read())).toEqual({ ...open, step: "PAYER", challenge: null });
    expect(bodyOf(await visitor.payer())).toEqual({ ...open, step: "START", challenge: null });
    expect(bodyOf(await visitor.start())).toMatchObject({
      ...open,
      step: "CONFIRM",
      challenge: { auth_mode: "OTP", phone_masked: "+49 •• 47", display_code: null },
    });
    expect(callsOf("alpha send-otp").at(-1)?.body).toMatchObject({
      ...{ session_id: consent_id, payer_iban: ownIban, purpose: "CONSENT" },
      ...{ tpp_name: "Ledgerly", scopes: ["accounts:read", "balances:read"] },
    });
    const confirmed = bodyOf(await visitor.confirm());
    expect(confirmed).toMatchObject({ step: "APPROVE", challenge: null, redirect_url: null });
    expect(confirmed.accounts).toEqual([
      expect.objectContaining({ masked_iban: "DE•• •••• 7001" }),
      expect.objectContaining({ display_name: "Account 2" }),
    ]);
    const [first] = confirmed.accounts;
    const approved = bodyOf(await visitor.approve({ accounts: [first.account_id] }));
    expect(approved).toMatchObject({ status: "AUTHORISED", step: "DONE", accounts: null });
    expect(parametersOf(approved.redirect_url)).toEqual({
      ...{ code: expect.stringMatching(/^ac_/), consent_id, state: "state-1" },
      iss: "https://gateway.example",
    });
    expect(approved.redirect_url).toMatch(/^https:\/\/tpp\.example\/back\?/);
    const { accounts } = await visitor.consent.seen();
    expect(accounts).toEqual([
      {
        account_id: first.account_id,
        masked_iban: "DE•• •••• 7001",
        currency: "USD",
        status: "SHARED",
      },
    ]);
  });

  it("ends at the approval once the app has lost a scope meanwhile", async () => {
    listing("SHAREABLE");
    const visitor = await fresh();
    await visitor.payer();
    await visitor.start();
    bodyOf(await visitor.confirm());
    const path = `tpps/${ownTpp().tpp_id}`;
    const { scopes } = bodyOf(await askAdmin("GET", path));
    bodyOf(await askAdmin("PATCH", path, { scopes: ["payments:write"] }));
    expect(codeOf(await visitor.approve())).toEqual([403, "INSUFFICIENT_SCOPE"]);
    expect((await visitor.consent.seen()).status).toBe("AWAITING_CUSTOMER_AUTH");
    bodyOf(await askAdmin("PATCH", path, { scopes }));
    expect(codeOf(await visitor.approve())).toEqual([200, "AUTHORISED"]);
  });

  it("by username: the bank of the consent, whatever the customer's default", async () => {
    const visitor = await fresh();
    expect(bodyOf(await visitor.step("payer", { payer_alias: "amira" })).step).toBe("START");
    const asked = calls.filter(({ operation }) => operation === "registry resolve");
    expect(decodeURIComponent(asked.at(-1)?.url ?? "")).toMatch(/\/amira@alpha\b/);
  });

  // @rule O6.6
  it("twice approved is approved once, with one code", async () => {
    const visitor = await (await fresh()).proved();
    const both = await Promise.all([visitor.approve(), visitor.approve()]);
    const [first, second] = both.map((answer) => bodyOf(answer).redirect_url);
    expect(first).toBe(second);
    expect(bodyOf(await visitor.read()).redirect_url).toBe(first);
  });

  // @rule O4.5
  it("coming back: the same code for a minute, then a new one", async () => {
    const visitor = await (await fresh()).approved();
    const codeNow = async () => parametersOf(bodyOf(await visitor.read()).redirect_url).code;
    const first = await codeNow();
    wait(59_000);
    expect(await codeNow()).toBe(first);
    wait(1_000);
    const second = await codeNow();
    expect(second).not.toBe(first);
    const { url } = visitor.consent;
    const cookie = `consent_browser=${visitor.browser}`;
    await ask("GET", url, { cookie });
    expect(await codeNow()).toBe(second);
  });

  it("coming back after the code was used: only a way back, and no second answer", async () => {
    const visitor = await (await fresh()).approved();
    await visitor.consent.redeem();
    expect(bodyOf(await visitor.read()).redirect_url).toBe("https://tpp.example/back");
  });

  it("the page is rendered again when its code expires", async () => {
    const visitor = await (await fresh()).approved();
    const changesAt = async () =>
      Date.parse(/data-changes-at="([^"]+)"/.exec(await visitor.page())?.[1] ?? "");
    const first = await changesAt();
    expect(first).toBe(Date.now() + 60_000);
    wait(60_000);
    expect(await changesAt()).toBe(first + 60_000);
  });

  // @rule O2.5
  it("an address that the app has removed is never used again", async () => {
    const visitor = await (await fresh()).approved();
    const path = `tpps/${ownTpp().tpp_id}`;
    const change = (redirect_uris: string[]) => askAdmin("PATCH", path, { redirect_uris });
    bodyOf(await change(["https://tpp.example/new"]));
    wait(2_001);
    expect(bodyOf(await visitor.read()).redirect_url).toBeNull();
    const page = await visitor.page();
    expect(page).not.toContain("tpp.example");
    expect(page).toContain(consentSentencesOf("en").leave.gone);
    bodyOf(await change(["https://tpp.example/back"]));
    wait(2_001);
    expect(bodyOf(await visitor.read()).redirect_url).toContain("https://tpp.example/back?code=");
  });

  it("coming back too late: the app hears that there is no code", async () => {
    const visitor = await (await fresh()).approved();
    wait(14 * MINUTE_MS);
    const again = await visitor.consent.open(visitor.browser);
    wait(MINUTE_MS);
    const { status, redirect_url } = bodyOf(await again.read());
    expect(status).toBe("AUTHORISED");
    expect(parametersOf(redirect_url)).toMatchObject({ error: "server_error", state: "state-1" });
    expect(parametersOf(redirect_url)).not.toHaveProperty("code");
  });

  it.each([
    ["rejects", (visitor: Visitor) => visitor.reject(), "The customer rejected the request."],
    [
      "declines at the bank",
      async (visitor: Visitor) => {
        await visitor.payer();
        await visitor.start("PUSH");
        answering("alpha push-status", { status: "DECLINED" });
        wait(11_000);
        return visitor.step("confirm");
      },
      "The customer was not authenticated by the bank.",
    ],
    [
      "takes too long",
      async () => wait(15 * MINUTE_MS - 1_000),
      "The customer did not authorise in time.",
    ],
    [
      "has nothing to share",
      async (visitor: Visitor) => {
        listing("NOT_SHAREABLE", "CLOSED");
        await visitor.challenged();
        return visitor.confirm();
      },
      "The customer has no account that can be shared.",
    ],
  ])("a customer who %s goes back with access_denied", async (_, act, description) => {
    const visitor = await fresh();
    await act(visitor);
    wait(1_000);
    const again = await visitor.consent.open(visitor.browser);
    const { status, step, redirect_url } = bodyOf(await again.read());
    expect([status, step]).toEqual(["REJECTED", "DONE"]);
    expect(parametersOf(redirect_url)).toEqual({
      ...{ error: "access_denied", error_description: description, state: "state-1" },
      ...{ consent_id: visitor.consent.consent_id, iss: "https://gateway.example" },
    });
  });
});

describe("a step is refused", () => {
  const cases: [string, number, string, (visitor: Visitor) => Promise<Answer>][] = [
    [
      "an account at another bank",
      422,
      "PAYER_NOT_FOUND",
      (v) => v.payer("GB39BORE20406010020321"),
    ],
    [
      "a username at another bank",
      ...([422, "PAYER_NOT_FOUND"] as const),
      async (v) => {
        const answer = await v.step("payer", { payer_alias: "boris@borealis" });
        expect(callsOf("borealis resolve-alias")).toEqual([]);
        return answer;
      },
    ],
    [
      "an account after the proof",
      ...([409, "INVALID_STATE"] as const),
      async (v) => (await v.proved()).payer(),
    ],
    ["a start without an account", 409, "PAYER_REQUIRED", (v) => v.start()],
    ["an approval without a payer", 409, "PAYER_REQUIRED", (v) => v.approve()],
    [
      "an approval without a proof",
      ...([409, "CHALLENGE_REQUIRED"] as const),
      async (v) => (await v.challenged()).approve(),
    ],
    [
      "an approval of nothing",
      ...([422, "VALIDATION_FAILED"] as const),
      async (v) => (await v.proved()).approve({ accounts: [] }),
    ],
    [
      "an approval of a strange account",
      ...([422, "VALIDATION_FAILED"] as const),
      async (v) => (await v.proved()).approve({ accounts: ["acc_strange"] }),
    ],
    [
      "a step of a consent that its TPP withdrew",
      ...([409, "INVALID_STATE"] as const),
      async (v) => {
        await v.consent.revoke();
        return v.payer();
      },
    ],
  ];

  it.each(cases)("%s: %i %s", async (_, status, code, act) => {
    expect(codeOf(await act(await fresh()))).toEqual([status, code]);
  });
});
