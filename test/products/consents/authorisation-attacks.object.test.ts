import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Answer, ask, bodyOf, endTest, startTest } from "../../workers/gateway-worker.ts";
import { Consent, listing, openBanking, othersIban, ownIban, Visitor } from "./consent-journey.ts";

/** What only the customer can do (O6). */
beforeAll(async () => {
  startTest();
  await openBanking();
});
beforeEach(startTest);
afterEach(endTest);

const fresh = async (): Promise<Visitor> => (await Consent.ask()).open();
const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? body.status];

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
  // @rule O6.5 O6.11
  it("another browser sees no accounts, chooses none and gets no code", async () => {
    const visitor = await (await fresh()).challenged();
    const stranger = await visitor.consent.open();
    const refused = [409, "CONTINUED_ELSEWHERE"];
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
});

describe("attacks", () => {
  it("an address that a re-authorisation replaced tells nothing of the newer one", async () => {
    const consent = await Consent.ask();
    await (await consent.open()).approved();
    const replaced = consent.url;
    await consent.again();
    expect((await ask("GET", `${replaced}/live`, {})).status).toBe(404);
    expect(bodyOf(await ask("GET", `${consent.url}/live`, {})).step).toBe("PAYER");
  });
});
