import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deriveKey, hmacHex } from "../../../src/base/platform/crypto.ts";
import { ibanAt } from "../../workers/gateway-journey.ts";
import {
  type Answer,
  bodyOf,
  deliverAll,
  endTest,
  env,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf } from "../../workers/neighbours.ts";
import { Consent, openBanking, othersIban, ownIban } from "../consents/consent-journey.ts";
import { Browser, codeOf } from "./browser.ts";

/** A customer sees and stops what is shared of an account (O6.8). */
beforeAll(async () => {
  startTest();
  await openBanking();
});
beforeEach(startTest);
afterEach(async () => {
  await env.LISTS_1.prepare("delete from consent_accounts").run();
  endTest();
});

const MINUTE_MS = 60_000;

/** A consent in force, of which the database knows. */
const granted = async (): Promise<Consent> => {
  const consent = await Consent.ask();
  await (await consent.open()).approved();
  await deliverAll();
  return consent;
};

const rows = async (): Promise<number> =>
  (await env.LISTS_1.prepare("select count(*) as n from consent_accounts").first<{ n: number }>())
    ?.n ?? -1;

describe("a customer who proves an account", () => {
  // @rule O6.8
  it("sees every consent on it: who, what, why, since, until, last used", async () => {
    const startedAt = new Date().toISOString();
    const consent = await granted();
    const browser = await Browser.open();
    expect(await browser.connections()).toEqual([
      {
        ...{ consent_id: consent.consent_id, tpp_name: "Ledgerly", purpose: "Budget planner" },
        ...{ scopes: ["accounts:read", "balances:read"], authorised_at: startedAt },
        ...{ expires_at: (await consent.seen()).expires_at, last_used_at: null },
        tpp_id: expect.stringMatching(/^tpp_/u),
        accounts: [
          {
            ...{ masked_iban: "DE•• •••• 7001", currency: "USD" },
            ...{ display_name: "Account 1", account_type: "CURRENT" },
          },
        ],
        other_accounts: 1,
      },
    ]);
    expect(callsOf("alpha send-otp").at(-1)?.body).toMatchObject({
      ...{ purpose: "ACCESS", payer_iban: ownIban },
      session_id: expect.stringMatching(/^acs_/),
    });
    const page = await browser.page();
    for (const shown of ["Ledgerly", "Budget planner", "See your balances", "Stop"]) {
      expect(page).toContain(shown);
    }
  });

  it("sees and stops it from another account that it shares", async () => {
    const consent = await granted();
    const { accounts } = await consent.seen();
    expect(accounts[1].status).toBe("SHARED");
    const shared = ibanAt("alpha", 7_002);
    expect(await (await Browser.open()).connections(shared)).toHaveLength(1);
    const notShareable = ibanAt("alpha", 7_003);
    expect(await (await Browser.open()).connections(notShareable)).toEqual([]);
  });

  it("sees nothing that is shared of other accounts alone, and stops none of it", async () => {
    const consent = await Consent.ask();
    const visitor = await (await consent.open()).proved();
    const { accounts } = bodyOf(await visitor.read());
    bodyOf(await visitor.approve({ accounts: [accounts[1].account_id] }));
    await deliverAll();
    const joint = await Browser.open();
    expect(await joint.connections(ownIban)).toEqual([]);
    expect(codeOf(await joint.stop(consent.consent_id))).toEqual([404, "NOT_FOUND"]);
    expect(await (await Browser.open()).connections(ibanAt("alpha", 7_002))).toHaveLength(1);
  });

  // @rule O6.8
  it("signs out: this browser begins anew, and the earlier token is no longer valid", async () => {
    await granted();
    const browser = await Browser.open();
    expect(await browser.connections()).toHaveLength(1);
    expect(await browser.page()).toContain('data-step="sign-out"');
    expect(bodyOf(await browser.signOut())).toMatchObject({ step: "PAYER", connections: null });
    expect(codeOf(await browser.signOut())).toEqual([401, "SESSION_TOKEN_REQUIRED"]);
    expect(await browser.page()).not.toContain("data-consent");
  });

  it("keeps the proof when another site links to the page", async () => {
    await granted();
    const browser = await Browser.open();
    await browser.connections();
    const linked = await browser.visit({ cookie: "", "sec-fetch-site": "cross-site" });
    expect([linked.status, linked.headers.get("set-cookie")]).toEqual([200, null]);
    expect(await linked.text()).toContain('href="/connections?mode=test"');
    expect(await browser.page({ "sec-fetch-site": "same-origin" })).toContain("data-consent");
  });

  // @rule O6.8 O5.7
  it("stops one: it ends at once, by CUSTOMER, and leaves the index", async () => {
    const [consent, other] = [await granted(), await granted()];
    const browser = await Browser.open();
    expect(await browser.connections()).toHaveLength(2);
    const before = await rows();
    const { connections } = bodyOf(await browser.stop(consent.consent_id));
    expect(connections.map((one: { consent_id: string }) => one.consent_id)).toEqual([
      other.consent_id,
    ]);
    const { status, revoked_by } = await consent.seen();
    expect([status, revoked_by]).toEqual(["REVOKED", "CUSTOMER"]);
    await deliverAll();
    expect(await rows()).toBe(before / 2);
    expect(codeOf(await browser.stop(consent.consent_id))).toEqual([200, "LIST"]);
    const page = await browser.page();
    expect(page.match(/ended at/g)).toHaveLength(1);
    expect(page).toContain('role="status"');
  });

  // @rule O6.14
  it("stops all at once, and names what was stopped", async () => {
    const consents = [await granted(), await granted()];
    const browser = await Browser.open();
    expect(await browser.connections()).toHaveLength(2);
    expect(await browser.page()).toContain('data-step="stop-all"');
    const { connections, mandates } = bodyOf(await browser.step("stop-all"));
    expect([connections, mandates]).toEqual([[], []]);
    for (const consent of consents) expect((await consent.seen()).revoked_by).toBe("CUSTOMER");
    expect(await browser.page()).toMatch(/Everything was stopped at .* Ended: 2\./);
    const stranger = await Browser.open();
    expect(codeOf(await stranger.step("stop-all"))).toEqual([409, "CHALLENGE_REQUIRED"]);
  });

  // @rule O6.14
  it("names the proved account alone, and counts the others", async () => {
    await granted();
    const seen = async (iban: string) => (await (await Browser.open()).connections(iban))[0];
    const shared = ibanAt("alpha", 7_002);
    const found: unknown = await seen(shared);
    expect(found).toMatchObject({
      accounts: [{ masked_iban: expect.stringMatching(new RegExp(`${shared.slice(-4)}$`)) }],
      other_accounts: 1,
    });
  });

  it("approves in the banking app, with the number that the page shows", async () => {
    await granted();
    const browser = await Browser.open();
    await browser.payer();
    const { display_code } = bodyOf(await browser.start("PUSH")).challenge;
    expect(callsOf("alpha send-push").at(-1)?.body.display_code).toBe(display_code);
    expect(codeOf(await browser.step("confirm"))).toEqual([200, "CONFIRM"]);
    answering("alpha push-status", { status: "APPROVED" });
    wait(11_000);
    expect(bodyOf(await browser.step("confirm")).connections).toHaveLength(1);
  });
});

describe("the index", () => {
  it("holds no account number, and no row of an end by time or by the TPP", async () => {
    const [consent, expiring] = [await granted(), await granted()];
    const text = JSON.stringify(await env.LISTS_1.prepare("select * from consent_accounts").all());
    expect(text).not.toContain(ownIban);
    expect(await rows()).toBe(4);
    await consent.revoke();
    await deliverAll();
    expect(await rows()).toBe(2);
    wait(91 * 24 * 60 * MINUTE_MS);
    expect((await expiring.seen()).status).toBe("EXPIRED");
    await deliverAll();
    expect(await rows()).toBe(0);
  });

  it("only finds candidates: the object decides what is shown", async () => {
    const consent = await granted();
    const stranger = await Browser.open();
    // A row that should not be there.
    const key = deriveKey(env.IDENTITY_KEY, "consent-accounts");
    const digest = hmacHex(key, `test ${othersIban}`).slice(0, 32);
    const insert = env.LISTS_1.prepare("insert into consent_accounts values (?, ?)");
    await insert.bind(digest, consent.consent_id).run();
    expect(await stranger.connections(othersIban)).toEqual([]);
    expect(codeOf(await stranger.stop(consent.consent_id))).toEqual([404, "NOT_FOUND"]);
    expect((await consent.seen()).status).toBe("AUTHORISED");
  });
});

describe("a row that came after its consent's end", () => {
  it("is deleted when the account's list meets it, and no other is", async () => {
    const [ended, other] = [await granted(), await granted()];
    const late = await env.LISTS_1.prepare("select * from consent_accounts where consent_id = ?")
      .bind(ended.consent_id)
      .all<{ account: string }>();
    await ended.revoke();
    await deliverAll();
    const before = await rows();
    const insert = env.LISTS_1.prepare("insert into consent_accounts values (?, ?)");
    const digests = late.results.map(({ account }) => account);
    await env.LISTS_1.batch(digests.map((digest) => insert.bind(digest, ended.consent_id)));
    const unknown = `cns_${"0".repeat(43)}`;
    await env.LISTS_1.batch(digests.map((digest) => insert.bind(digest, unknown)));
    for (const account of [ownIban, ibanAt("alpha", 7_002)]) {
      const listed = await (await Browser.open()).connections(account);
      expect(listed.map(({ consent_id }) => consent_id)).toEqual([other.consent_id]);
    }
    expect(await rows()).toBe(before);
  });
});

describe("a step is refused", () => {
  const cases: [string, number, string, (browser: Browser) => Promise<Answer>][] = [
    ["a challenge without an account", 409, "PAYER_REQUIRED", (b) => b.start()],
    ["a code without an account", 409, "PAYER_REQUIRED", (b) => b.confirm()],
    [
      "a code that was not asked for",
      ...([409, "CHALLENGE_REQUIRED"] as const),
      async (b) => {
        await b.payer();
        return b.confirm();
      },
    ],
    ["a wrong code", 422, "OTP_INCORRECT", async (b) => (await b.challenged()).confirm("000000")],
    ["no code", 422, "VALIDATION_FAILED", async (b) => (await b.challenged()).step("confirm")],
    [
      "a declined prompt",
      ...([422, "PUSH_DECLINED"] as const),
      async (b) => {
        await b.payer();
        await b.start("PUSH");
        answering("alpha push-status", { status: "DECLINED" });
        return b.step("confirm");
      },
    ],
    [
      "a stop before the proof",
      ...([409, "CHALLENGE_REQUIRED"] as const),
      async (b) => (await b.challenged()).stop((await granted()).consent_id),
    ],
    [
      "a stop of no consent",
      ...([404, "NOT_FOUND"] as const),
      async (b) => {
        await b.connections();
        return b.stop(`cns_${"0".repeat(43)}`);
      },
    ],
    [
      "a list after another account was named",
      ...([409, "CHALLENGE_REQUIRED"] as const),
      async (b) => {
        await b.connections(othersIban);
        const consent = await granted();
        await b.payer();
        return b.stop(consent.consent_id);
      },
    ],
    ["an account nobody has", 422, "PAYER_NOT_FOUND", (b) => b.payer("GB33BUKB20201555555555")],
  ];

  it.each(cases)("%s: %i %s", async (_, status, code, act) => {
    answering("directory resolve", () => new Response(null, { status: 404 }));
    expect(codeOf(await act(await Browser.open()))).toEqual([status, code]);
  });

  const steps = ["payer", "start", "confirm", "stop", "sign-out"];

  it.each(steps)("%s: credentials, no token, another page's token, an old cookie", async (step) => {
    const [browser, other] = [await Browser.open(), await Browser.open()];
    const authorization = "Bearer mk_test_1";
    expect(codeOf(await browser.step(step, {}, { authorization }))).toEqual([
      ...[403, "HOSTED_STEP_FORBIDDEN"],
    ]);
    const refused = [401, "SESSION_TOKEN_REQUIRED"];
    const empty = { "x-gateway-auth-session": "" };
    expect(codeOf(await browser.step(step, {}, empty))).toEqual(refused);
    const { headers } = await other.step("payer", { payer_iban: ownIban });
    const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(codeOf(await browser.step(step, {}, { cookie }))).toEqual(refused);
    expect(codeOf(await browser.step(step, {}, { cookie: "connections=00" }))).toEqual(refused);
    wait(15 * MINUTE_MS);
    expect(codeOf(await browser.step(step))).toEqual(refused);
  });
});

describe("attacks", () => {
  // @rule B2.3
  it("a bank that names another bank's account as its customer's opens nothing", async () => {
    const consent = await granted();
    const account = { iban: ownIban, account_ref: "boris", display_name: "B", currency: "USD" };
    answering("borealis resolve-alias", {
      ...{ accounts: [account], available_auth_methods: ["OTP"] },
    });
    const thief = await Browser.open();
    const named = await thief.step("payer", { payer_alias: "boris" });
    expect(codeOf(named)).toEqual([422, "PAYER_NOT_FOUND"]);
    expect(codeOf(await thief.stop(consent.consent_id))).toEqual([409, "CHALLENGE_REQUIRED"]);
    expect(callsOf("borealis send-otp")).toEqual([]);
    expect((await consent.seen()).status).toBe("AUTHORISED");
  });

  it("codes guessed in parallel, with one cookie: at most five reach the bank in an hour", async () => {
    const limited = { ...env, LIMITS: "contract" };
    const stored = env.LIMITS;
    try {
      Object.assign(env, limited);
      const browser = await (await Browser.open()).challenged(othersIban);
      const guesses = Array.from({ length: 20 }, (_, guess) => String(100_000 + guess));
      const answers = await Promise.all(guesses.map((guess) => browser.confirm(guess)));
      const codes = answers.map(({ body }) => body.error.code);
      expect(codes.filter((code) => code === "OTP_INCORRECT").length).toBeLessThanOrEqual(5);
      expect(callsOf("alpha verify-otp").length).toBeLessThanOrEqual(5);
    } finally {
      Object.assign(env, { LIMITS: stored });
    }
  });

  it("a cookie that was changed is nobody's", async () => {
    const browser = await Browser.open();
    const { headers } = await browser.payer();
    const [name, sealed = ""] = (headers.get("set-cookie")?.split(";")[0] ?? "").split("=");
    const changed = `${sealed.slice(0, -1)}${sealed.endsWith("0") ? "1" : "0"}`;
    expect(codeOf(await browser.step("start", {}, { cookie: `${name}=${changed}` }))).toEqual([
      ...[401, "SESSION_TOKEN_REQUIRED"],
    ]);
  });

  it("the cookie is hidden from scripts and other sites, and holds nothing readable", async () => {
    const field = (await (await Browser.open()).payer()).headers.get("set-cookie") ?? "";
    expect(field).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
    expect(field).toContain("Path=/connections;");
    expect(field).not.toContain(ownIban);
  });
});
