import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Answer,
  ask,
  bodyOf,
  endTest,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { callsOf } from "../../workers/neighbours.ts";
import { Consent, listing, openBanking, othersIban, ownIban, Visitor } from "./consent-journey.ts";

/** What only the customer can do (O6). */
beforeAll(async () => {
  startTest();
  await openBanking();
});
beforeEach(startTest);
afterEach(endTest);

const MINUTE_MS = 60_000;
const fresh = async (): Promise<Visitor> => (await Consent.ask()).open();
const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? body.status];
const _parametersOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe("a renewal", () => {
  it("keeps the accounts and gives a new code; a choice of some is refused", async () => {
    const visitor = await (await fresh()).approved();
    const before = (await visitor.consent.seen()).accounts;
    await visitor.consent.again(30);
    const next = await visitor.consent.open();
    await next.proved();
    const { accounts } = bodyOf(await next.read());
    expect(codeOf(await next.approve({ accounts: [accounts[0].account_id] }))).toEqual([
      ...[422, "VALIDATION_FAILED"],
    ]);
    expect(bodyOf(await next.approve()).redirect_url).toContain("code=ac_");
    expect((await visitor.consent.seen()).accounts).toEqual(before);
  });

  // @rule O5.8
  it("by another customer: PAYER_NOT_FOUND, ten guesses, and the consent is unharmed", async () => {
    const visitor = await (await fresh()).approved();
    const before = await visitor.consent.seen();
    await visitor.consent.again();
    const stranger = await visitor.consent.open();
    for (let guess = 0; guess < 10; guess++) {
      expect(codeOf(await stranger.payer(othersIban))).toEqual([422, "PAYER_NOT_FOUND"]);
    }
    expect(codeOf(await stranger.payer(ownIban))).toEqual([429, "PAYER_CHANGE_LIMIT_REACHED"]);
    bodyOf(await stranger.reject());
    const after = await visitor.consent.seen();
    expect([after.status, after.expires_at, after.accounts]).toEqual([
      ...["AUTHORISED", before.expires_at, before.accounts],
    ]);
  });

  // @rule O6.10
  it("has an address of its own: the first one shows nothing any more", async () => {
    const { consent } = await (await fresh()).approved();
    const first = consent.url;
    await consent.again();
    expect((await ask("GET", first, {})).status).toBe(404);
    expect((await ask("GET", consent.url, {})).status).toBe(200);
  });
});

describe("the token of an earlier authorisation's page", () => {
  it("takes no step of a renewal, and hears nothing of it", async () => {
    const consent = await Consent.ask();
    const opened = await consent.open();
    const first = await (await consent.open()).approved();
    const address = consent.url;
    await consent.again();
    for (const { browser, token } of [opened, first]) {
      const stale = new Visitor(consent, browser, token);
      for (const step of [stale.payer, stale.start, stale.confirm, stale.approve, stale.reject]) {
        expect(codeOf(await step())).toEqual([403, "FORBIDDEN"]);
      }
      expect(codeOf(await stale.read())).toEqual([403, "FORBIDDEN"]);
      const live = await ask("GET", `${address}/live`, { "x-gateway-auth-session": token });
      expect(codeOf(live)).toEqual([403, "FORBIDDEN"]);
    }
    expect(bodyOf(await (await consent.open()).read()).step).toBe("PAYER");
  });
});

describe("only this browser, with this consent's page", () => {
  const steps = ["payer", "start", "confirm", "approve", "reject"];

  // @rule O6.1
  it.each(steps)(
    "%s: merchants and TPPs are refused before anything is looked up",
    async (step) => {
      const visitor = await fresh();
      for (const authorization of [
        "Bearer mk_test_1",
        "Bearer eyJ.a.b",
        "DPoP eyJ.a.b",
        "Basic YTpi",
      ]) {
        const answer = await visitor.step(step, {}, { authorization });
        expect(codeOf(answer)).toEqual([403, "HOSTED_STEP_FORBIDDEN"]);
        const path = `/ob/consents/cns_${"0".repeat(43)}/authorisation/${step}`;
        expect(codeOf(await ask("POST", path, { authorization }, {}))).toEqual([
          ...[403, "HOSTED_STEP_FORBIDDEN"],
        ]);
      }
    },
  );

  it.each([...steps, ""])("%s: 401 without a token, 403 with another consent's", async (step) => {
    const [visitor, other] = [await fresh(), await fresh()];
    const path = `/ob/consents/${visitor.consent.consent_id}/authorisation${step && `/${step}`}`;
    const method = step === "" ? "GET" : "POST";
    const json = step === "" ? undefined : {};
    const withToken = (token: string) =>
      ask(method, path, { "x-gateway-auth-session": token }, json).then(codeOf);
    expect(await ask(method, path, {}, json).then(codeOf)).toEqual([401, "SESSION_TOKEN_REQUIRED"]);
    expect(await withToken(`${visitor.token}0`)).toEqual([401, "SESSION_TOKEN_REQUIRED"]);
    expect(await withToken(other.token)).toEqual([403, "FORBIDDEN"]);
    wait(15 * MINUTE_MS);
    expect(await withToken(visitor.token)).toEqual([401, "SESSION_TOKEN_REQUIRED"]);
  });

  // @rule O6.5 O6.11
  it("another browser takes no step and sees neither accounts nor challenge nor code", async () => {
    const visitor = await (await fresh()).challenged();
    const stranger = await visitor.consent.open();
    const refused = [409, "CONTINUED_ELSEWHERE"];
    expect(bodyOf(await stranger.read()).challenge).toBeNull();
    expect(codeOf(await stranger.start())).toEqual(refused);
    expect(codeOf(await stranger.confirm())).toEqual(refused);
    expect(codeOf(await stranger.reject())).toEqual(refused);
    listing("SHAREABLE");
    bodyOf(await visitor.confirm());
    // The challenge is over: its answer is the state, and holds nothing for strangers.
    for (const answer of [await stranger.confirm(), await stranger.read()]) {
      expect(bodyOf(answer)).toMatchObject({ step: "APPROVE", accounts: null });
    }
    expect(codeOf(await stranger.approve())).toEqual(refused);
    bodyOf(await visitor.approve());
    expect(bodyOf(await stranger.read())).toMatchObject({ step: "DONE", redirect_url: null });
    expect(codeOf(await stranger.approve())).toEqual(refused);
  });

  it("an account entered again continues in that browser", async () => {
    const visitor = await (await fresh()).challenged();
    const other = await visitor.consent.open();
    expect(bodyOf(await other.payer()).step).toBe("START");
    expect(codeOf(await visitor.confirm())).toEqual([409, "CONTINUED_ELSEWHERE"]);
  });
});

describe("attacks", () => {
  // @rule O6.9
  it("codes guessed in parallel: five reach the bank, then the consent is rejected", async () => {
    const visitor = await (await fresh()).challenged();
    const guesses = Array.from({ length: 30 }, (_, guess) => String(100_000 + guess));
    await Promise.all(guesses.map((guess) => visitor.confirm(guess)));
    for (const guess of guesses) await visitor.confirm(guess);
    expect(callsOf("alpha verify-otp")).toHaveLength(5);
    const { status, status_reason } = await visitor.consent.seen();
    expect([status, status_reason]).toEqual(["REJECTED", "SCA_FAILED"]);
  });

  // @rule O6.10
  it("ten opens by a link scanner use nothing up", async () => {
    const consent = await Consent.ask();
    const before = await consent.seen();
    for (let opened = 0; opened < 10; opened++) {
      bodyOf(await ask("GET", consent.url, {}));
      bodyOf(await ask("GET", `${consent.url}/live`, {}));
    }
    expect(await consent.seen()).toEqual(before);
    expect(bodyOf(await (await (await consent.open()).approved()).read()).status).toBe(
      "AUTHORISED",
    );
  });

  it("an address that a re-authorisation replaced tells nothing of the newer one", async () => {
    const consent = await Consent.ask();
    await (await consent.open()).approved();
    const replaced = consent.url;
    await consent.again();
    expect((await ask("GET", `${replaced}/live`, {})).status).toBe(404);
    expect(bodyOf(await ask("GET", `${consent.url}/live`, {})).step).toBe("PAYER");
  });

  it("an address whose end was changed, or of another consent, leads nowhere", async () => {
    const [consent, other] = [await Consent.ask(), await Consent.ask()];
    const macOf = ({ url }: Consent) => url.split(".").at(-1) ?? "";
    for (const mac of [macOf(other), macOf(consent).slice(0, -1), `${macOf(consent)}0`, ""]) {
      const url = consent.url.replace(macOf(consent), mac);
      expect((await ask("GET", url, {})).status).toBe(404);
      expect((await ask("GET", `${url}/live`, {})).status).toBe(404);
    }
  });

  it("the redirect goes to the registered address only, whatever the page is asked", async () => {
    const visitor = await (await fresh()).approved();
    const evil = "redirect_uri=https://evil.example&state=x&redirect_url=https://evil.example";
    const cookie = `consent_browser=${visitor.browser}`;
    bodyOf(await ask("GET", `${visitor.consent.url}?${evil}`, { cookie }));
    const path = `/ob/consents/${visitor.consent.consent_id}/authorisation?${evil}`;
    const asked = await ask("GET", path, { "x-gateway-auth-session": visitor.token });
    const { redirect_url } = bodyOf(asked);
    expect(new URL(redirect_url).origin).toBe("https://tpp.example");
    expect(new URL(redirect_url).searchParams.getAll("state")).toEqual(["state-1"]);
  });

  it("a form of another site takes no step: its fields are not the token's header", async () => {
    const visitor = await fresh();
    const path = `/ob/consents/${visitor.consent.consent_id}/authorisation/reject`;
    const cookie = `consent_browser=${visitor.browser}`;
    expect(codeOf(await ask("POST", path, { cookie }, {}))).toEqual([
      401,
      "SESSION_TOKEN_REQUIRED",
    ]);
    expect((await visitor.consent.seen()).status).toBe("AWAITING_CUSTOMER_AUTH");
  });
});
