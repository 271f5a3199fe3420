import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sha256Hex } from "../../../src/base/platform/crypto.ts";
import { ask, db, migrate, ownerKey, post } from "../operators/gateway.ts";
import { ConsoleBrowser } from "./browser.ts";

/** The session of the console: how it begins, what it admits, and when it ends. */
const HOUR_MS = 3_600_000;
const newKey = async (role: string): Promise<{ key: string; key_id: string }> =>
  (await post("/admin/v1/admin-keys", { name: `The ${role}`, role })).body;

beforeEach(async () => {
  await migrate();
  await db.batch(
    ["admin_keys", "proposals", "console_sessions"].map((table) =>
      db.prepare(`delete from ${table}`),
    ),
  );
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

const opens = async (browser: ConsoleBrowser): Promise<boolean> =>
  (await browser.open("/console")).status === 200;

describe("signing in", () => {
  test("sets a cookie that no script reads, no other site sends and no path narrows", async () => {
    const { status, location, headers } = await new ConsoleBrowser().logIn(ownerKey);
    expect([status, location]).toEqual([303, "/console"]);
    expect(headers.get("set-cookie")).toMatch(
      /^__Host-console=[0-9a-f]{64}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  test("stores neither the cookie's token nor the key", async () => {
    const browser = await ConsoleBrowser.signedIn();
    const token = browser.cookie?.split("=")[1] ?? "";
    const { results } = await db.prepare("select * from console_sessions").all();
    expect(results).toMatchObject([{ token_sha256: sha256Hex(token) }]);
    expect(JSON.stringify(results)).not.toContain(token);
    expect(JSON.stringify(results)).not.toContain(ownerKey);
  });

  // @rule A1.5
  test("is in the audit log", async () => {
    const { key, key_id } = await newKey("support");
    await ConsoleBrowser.signedIn(key);
    await new ConsoleBrowser().logIn("ak_made_up");
    const signedIn = "select actor, subject from audit_log where action = 'console.signed_in'";
    const { results } = await db.prepare(`${signedIn} and actor = ?`).bind(key_id).all();
    expect(results).toEqual([{ actor: key_id, subject: key_id }]);
  });

  test.each([["ak_made_up"], [""]])("refuses the key %j and sets no cookie", async (key) => {
    const { status, html, headers } = await new ConsoleBrowser().logIn(key);
    expect([status, headers.get("set-cookie")]).toEqual([
      401,
      expect.stringMatching(/^__Host-passkey=/),
    ]);
    expect(html).toContain('data-code="UNAUTHENTICATED"');
  });

  test("leads back to the page that was asked for, and to no other site", async () => {
    const browser = new ConsoleBrowser();
    const asked = await browser.open("/console/audit?limit=5");
    expect(asked.location).toBe("/console/login?next=%2Fconsole%2Faudit%3Flimit%3D5");
    const to = async (next: string) =>
      (await browser.send(`/console/login?next=${encodeURIComponent(next)}`, { key: ownerKey }))
        .location;
    expect(await to("/console/audit?limit=5")).toBe("/console/audit?limit=5");
    for (const next of ["https://evil.example", "//evil.example", "/console@evil", "/elsewhere"]) {
      expect(await to(next)).toBe("/console");
    }
  });
});

test("signing in again ends the former session of the same browser, and no other", async () => {
  const [browser, other] = [new ConsoleBrowser(), await ConsoleBrowser.signedIn(ownerKey)];
  await browser.logIn(ownerKey);
  const former = await sessionsNow();
  await browser.logIn(ownerKey);
  const now = await sessionsNow();
  expect(former.filter((hash) => !now.includes(hash))).toHaveLength(1);
  expect(now).toHaveLength(former.length);
  expect((await other.open("/console")).status).toBe(200);
});

const sessionsNow = async (): Promise<string[]> => {
  const read = await db.prepare("select token_sha256 from console_sessions").all();
  return read.results.map(({ token_sha256 }) => String(token_sha256));
};

describe("wrong keys", () => {
  test("are limited to five a minute from one address, and right ones are not", async () => {
    const browser = new ConsoleBrowser();
    browser.environment = {
      ...{ LIMITS: "contract", REQUESTS_PER_MINUTE_ADDRESS: "600" },
      REQUESTS_PER_MINUTE_ADMIN: "600",
    };
    const from = { "cf-connecting-ip": "203.0.113.77" };
    for (let count = 0; count < 6; count++) {
      expect((await browser.logIn(ownerKey, from)).status).toBe(303);
    }
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      statuses.push((await browser.logIn("ak_made_up", from)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await browser.logIn(ownerKey, from)).status).toBe(429);
    const elsewhere = await browser.logIn(ownerKey, { "cf-connecting-ip": "203.0.113.78" });
    expect(elsewhere.status).toBe(303);
  });
});

// @rule A1.5
test("one key signs in ten times a minute, so it does not fill the audit log", async () => {
  const { key, key_id } = await newKey("support");
  const signIn = async (address: number): Promise<number> => {
    const browser = new ConsoleBrowser();
    browser.environment = {
      ...{ LIMITS: "contract", REQUESTS_PER_MINUTE_ADDRESS: "600" },
      REQUESTS_PER_MINUTE_ADMIN: "600",
    };
    return (await browser.logIn(key, { "cf-connecting-ip": `203.0.113.${address}` })).status;
  };
  for (let count = 1; count <= 10; count++) expect(await signIn(count)).toBe(303);
  expect(await signIn(11)).toBe(429);
  const entries = "select count(*) as n from audit_log where action = 'console.signed_in'";
  expect(await db.prepare(`${entries} and actor = ?`).bind(key_id).first("n")).toBe(10);
  vi.advanceTimersByTime(60_000);
  expect(await signIn(11)).toBe(303);
});

// @rule A1.5
describe("a session ends", () => {
  test("after eight hours, however much it is used", async () => {
    const browser = await ConsoleBrowser.signedIn();
    for (let minutes = 0; minutes < 8 * 60 - 30; minutes += 30) {
      vi.advanceTimersByTime(HOUR_MS / 2);
      expect(await opens(browser)).toBe(true);
    }
    vi.advanceTimersByTime(HOUR_MS / 2 - 1);
    expect(await opens(browser)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await opens(browser)).toBe(false);
  });

  test("after an hour without use", async () => {
    const browser = await ConsoleBrowser.signedIn();
    vi.advanceTimersByTime(HOUR_MS - 1);
    expect(await opens(browser)).toBe(true);
    vi.advanceTimersByTime(HOUR_MS - 1);
    expect(await opens(browser)).toBe(true);
    vi.advanceTimersByTime(HOUR_MS);
    expect(await opens(browser)).toBe(false);
    // Looking at it does not begin it again.
    vi.advanceTimersByTime(2_000);
    expect(await opens(browser)).toBe(false);
  });

  test("and its use is written every few minutes, not with every click", async () => {
    const browser = await ConsoleBrowser.signedIn();
    const usedAt = async () =>
      (await db.prepare("select used_at from console_sessions").first("used_at")) as number;
    const first = await usedAt();
    vi.advanceTimersByTime(5 * 60_000 - 1);
    await opens(browser);
    expect(await usedAt()).toBe(first);
    vi.advanceTimersByTime(1);
    await opens(browser);
    expect(await usedAt()).toBe(first + 5 * 60_000);
  });

  test("with its key", async () => {
    const { key, key_id } = await newKey("support");
    const browser = await ConsoleBrowser.signedIn(key);
    expect(await opens(browser)).toBe(true);
    await post(`/admin/v1/admin-keys/${key_id}/retire`);
    vi.advanceTimersByTime(2_000);
    expect(await opens(browser)).toBe(false);
  });

  test("with the first owner's key", async () => {
    const browser = await ConsoleBrowser.signedIn();
    expect(await opens(browser)).toBe(true);
    browser.environment = { OWNER_ADMIN_KEY_SHA256: sha256Hex("ak_of_another_owner") };
    expect(await opens(browser)).toBe(false);
  });

  test("by signing out", async () => {
    const browser = await ConsoleBrowser.signedIn();
    const kept = browser.cookie;
    const { location } = await browser.send("/console/logout", {});
    expect([location, browser.cookie]).toEqual(["/console/login", null]);
    browser.cookie = kept;
    expect(await opens(browser)).toBe(false);
  });
});

describe("the notice that something was done", () => {
  const done = "The merchant is suspended. Its keys are refused.";
  const suspended = async () => {
    const browser = await ConsoleBrowser.signedIn();
    const name = "Corner Shop";
    const modes = { test: { settlement_iban: "DE89370400440532013000" } };
    const { body } = await post("/admin/v1/merchants", { name, modes });
    const path = `/console/merchants/${body.merchant_id}`;
    const sent = await browser.send(path, { action: "suspend", confirm: name });
    return { browser, path, after: sent.location ?? "" };
  };
  const shows = async (browser: ConsoleBrowser, path: string) =>
    (await browser.open(path)).html.includes(done);

  test("is on the page after it was done", async () => {
    const { browser, after } = await suspended();
    expect(await shows(browser, after)).toBe(true);
  });

  test("is not there by a bare link, nor by one of another page, action or time", async () => {
    const { browser, path, after } = await suspended();
    const [action, at, mac] = (after.split("done=")[1] ?? "").split(".");
    expect(action).toBe("suspend");
    for (const notice of ["suspend", "suspend.", `suspend.${at}`, `suspend.${at}.`]) {
      expect([notice, await shows(browser, `${path}?done=${notice}`)]).toEqual([notice, false]);
    }
    expect(await shows(browser, `${path}?done=suspend.${Number(at) + 1}.${mac}`)).toBe(false);
    const resumed = await browser.open(`${path}?done=resume.${at}.${mac}`);
    expect(resumed.html).not.toContain("The merchant is active again.");
    const elsewhere = await suspended();
    expect(await shows(browser, after.replace(path, elsewhere.path))).toBe(false);
  });

  test("is not there for another session, nor a minute later", async () => {
    const { browser, after } = await suspended();
    expect(await shows(await ConsoleBrowser.signedIn(), after)).toBe(false);
    vi.advanceTimersByTime(60_001);
    expect(await shows(browser, after)).toBe(false);
  });
});

describe("a form", () => {
  test.each([
    ["of another origin", { origin: "https://evil.example" }],
    ["of an origin that hides itself", { origin: "null" }],
    ["without an origin", { origin: "none" }],
    ["of a neighbour on the same site", { "sec-fetch-site": "same-site" }],
    ["of another site", { "sec-fetch-site": "cross-site" }],
  ])("%s neither signs in nor out", async (_of, headers) => {
    const { status, headers: answered } = await new ConsoleBrowser().logIn(ownerKey, headers);
    expect([status, answered.get("set-cookie")]).toEqual([
      403,
      expect.not.stringMatching(/__Host-console/),
    ]);
    const browser = await ConsoleBrowser.signedIn();
    await browser.send("/console/logout", {}, headers);
    expect(await opens(browser)).toBe(true);
  });
});

describe("the cookie", () => {
  test("admits to no address of the API", async () => {
    const { cookie } = await ConsoleBrowser.signedIn();
    const { status } = await ask("/admin/v1/audit", {
      key: null,
      headers: { cookie: cookie ?? "" },
    });
    expect(status).toBe(401);
  });

  test("with another value admits to nothing", async () => {
    const browser = await ConsoleBrowser.signedIn();
    browser.cookie = `__Host-console=${"0".repeat(64)}`;
    expect((await browser.open("/console")).location).toBe("/console/login?next=%2Fconsole");
  });
});
