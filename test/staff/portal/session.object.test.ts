import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sha256Hex } from "../../../src/base/platform/crypto.ts";
import { redact } from "../../../src/base/platform/log.ts";
import {
  type Merchant,
  newStaff,
  openGateway,
  registerMerchant,
  withKeys,
} from "../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  endTest,
  env,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { askForLink, askStaffForLink, codeOf, isOpen, PortalBrowser } from "./browser.ts";

/** The link to the portal and its session: how they begin, what they need, and when they end. */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let merchant: Merchant;

beforeAll(async () => {
  startTest();
  await openGateway();
  endTest();
});
beforeEach(async () => {
  startTest();
  merchant = await registerMerchant();
});
afterEach(endTest);

const auditOf = async (action: string) => {
  const statement = "select actor, details from audit_log where action = ? and subject = ?";
  const { results } = await env.DB.prepare(statement).bind(action, merchant.merchant_id).all();
  return results.map(({ actor, details }) => ({ actor, ...JSON.parse(String(details)) }));
};

// @rule A3.11
describe("a link", () => {
  test("is made by a merchant's key, in its mode, and is stored as a hash", async () => {
    const link = await askForLink(merchant.headers.live, "read");
    const body = bodyOf(link, 201);
    expect(body).toEqual({
      portal_session_id: expect.stringMatching(/^pts_[0-9A-Za-z]{43}$/),
      mode: "live",
      scope: "read",
      url: expect.stringMatching(/\/portal\/open\/[0-9A-Za-z]{43}$/),
      expires_at: new Date(Date.now() + 10 * MINUTE_MS).toISOString(),
    });
    expect(link.headers.get("location")).toBe(body.url);
    const secret = body.url.split("/").at(-1);
    expect(redact(`request failed: ${new URL(body.url).pathname}`)).not.toContain(secret);
    const { results } = await env.DB.prepare("select * from portal_sessions").all();
    expect(results).toContainEqual(expect.objectContaining({ link_sha256: sha256Hex(secret) }));
    const audit = await env.DB.prepare("select * from audit_log").all();
    expect(JSON.stringify([results, audit.results])).not.toContain(secret);
  });

  test("is in the audit log, with the key that made it, and so is its opening", async () => {
    const link = await askForLink(merchant.headers.test);
    const { portal_session_id } = bodyOf(link, 201);
    await PortalBrowser.at(link);
    const actor = merchant.merchant_id;
    const details = { portal_session_id, mode: "test", scope: "full" };
    const key = expect.stringMatching(/^key_/);
    expect(await auditOf("portal.link_made")).toEqual([{ actor, key, ...details }]);
    expect(await auditOf("portal.opened")).toEqual([{ actor, ...details }]);
  });

  test.each([
    [{ scope: "all" }, "scope"],
    [{}, "scope"],
    [{ scope: "read", mode: "live" }, "mode"],
  ])("is not made with %j", async (json, field) => {
    const { status, body } = await ask(
      "POST",
      "/api/v1/portal-sessions",
      merchant.headers.test,
      json,
    );
    expect([status, body.error.field]).toEqual([422, field]);
  });

  test("is shown once: a repeat under its key shows nothing", async () => {
    const more = { idempotency_key: "once" };
    bodyOf(await askForLink(merchant.headers.test, "full", more), 201);
    const { status, body } = await askForLink(merchant.headers.test, "full", more);
    expect([status, body.error.code]).toEqual([409, "SECRET_ALREADY_SHOWN"]);
    // Another merchant, and the other mode, have keys of their own.
    bodyOf(await askForLink(merchant.headers.live, "full", more), 201);
    bodyOf(await askForLink((await registerMerchant()).headers.test, "full", more), 201);
  });

  test("is read as often as one likes, and its button opens it once", async () => {
    const link = await askForLink(merchant.headers.test);
    const { url } = bodyOf(link, 201);
    const { pathname } = new URL(url);
    for (let count = 0; count < 3; count++) {
      const shown = await new PortalBrowser().open(pathname);
      expect([shown.status, shown.html.includes("Open the portal</button>")]).toEqual([200, true]);
      expect(shown.headers.get("set-cookie")).toBeNull();
      expect(shown.headers.get("referrer-policy")).toBe("same-origin");
      expect(shown.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
    }
    const browser = new PortalBrowser();
    const opened = await browser.press(url);
    expect(opened.headers.get("set-cookie")).toMatch(
      /^(?:__Host-)?portal=[0-9a-f]{64}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict/,
    );
    expect(await isOpen(browser)).toBe(true);
    const second = new PortalBrowser();
    const refused = await second.press(url);
    expect([refused.status, codeOf(refused), second.cookie]).toEqual([404, "NOT_FOUND", null]);
    expect(refused.html).toContain("This link opens nothing. It works once");
    expect((await second.open(pathname)).status).toBe(404);
    expect(await isOpen(browser)).toBe(true);
  });

  test("opens once, also for two who press its button at the same moment", async () => {
    const { url } = bodyOf(await askForLink(merchant.headers.test), 201);
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await new PortalBrowser().press(url)).status),
    );
    expect(statuses.sort()).toEqual([303, 404, 404]);
  });

  test.each([
    [10 * MINUTE_MS - 1, 303],
    [10 * MINUTE_MS, 404],
  ])("%i ms after it was made answers %i", async (later, status) => {
    const { url } = bodyOf(await askForLink(merchant.headers.test), 201);
    wait(later);
    expect((await new PortalBrowser().press(url)).status).toBe(status);
  });

  test.each([
    ["of another origin", { origin: "https://evil.example" }],
    ["of another site", { "sec-fetch-site": "cross-site" }],
  ])("is not opened by a form %s", async (_of, headers) => {
    const { url } = bodyOf(await askForLink(merchant.headers.test), 201);
    const browser = new PortalBrowser();
    const refused = await browser.press(url, headers);
    expect([refused.status, codeOf(refused), browser.cookie]).toEqual([403, "FORBIDDEN", null]);
    expect((await browser.press(url)).status).toBe(303);
  });

  test("that nobody made opens nothing", async () => {
    for (const secret of ["0".repeat(43), "x", "%00", "'--"]) {
      expect((await new PortalBrowser().open(`/portal/open/${secret}`)).status).toBe(404);
      expect((await new PortalBrowser().send(`/portal/open/${secret}`, {})).status).toBe(404);
    }
  });

  test("is made ten times a minute by one merchant, because the audit log keeps each", async () => {
    env.LIMITS = "contract";
    try {
      const statuses: number[] = [];
      for (let count = 0; count < 11; count++) {
        statuses.push((await askForLink(merchant.headers.test)).status);
      }
      expect(statuses).toEqual([...Array(10).fill(201), 429]);
    } finally {
      env.LIMITS = "local";
    }
  });

  test("that has ended is deleted with the next one", async () => {
    bodyOf(await askForLink(merchant.headers.test), 201);
    wait(10 * MINUTE_MS + 1);
    bodyOf(await askForLink(merchant.headers.test), 201);
    const count = "select count(*) as n from portal_sessions where merchant_id = ?";
    expect(await env.DB.prepare(count).bind(merchant.merchant_id).first("n")).toBe(1);
  });
});

// @rule A3.14
describe("a link of the staff", () => {
  const eventsOf = async (mode: "test" | "live") =>
    bodyOf(await ask("GET", "/api/v1/events", merchant.headers[mode])).data.filter(
      ({ event }: { event: string }) => event === "merchant.portal_link_made",
    );

  test("is in the audit log, and the merchant hears of a live one", async () => {
    const inTest = bodyOf(await askStaffForLink(merchant.merchant_id, "test"), 201);
    const live = bodyOf(await askStaffForLink(merchant.merchant_id, "live", "read"), 201);
    expect(await auditOf("portal.link_made")).toEqual([
      expect.objectContaining({
        actor: "key_first_owner",
        portal_session_id: inTest.portal_session_id,
      }),
      expect.objectContaining({ portal_session_id: live.portal_session_id, scope: "read" }),
    ]);
    expect(await eventsOf("test")).toEqual([]);
    expect(await eventsOf("live")).toMatchObject([
      { data: { portal_session_id: live.portal_session_id, scope: "read", mode: "live" } },
    ]);
  });

  test.each(["support", "approver"] as const)("is not made by %s", async (role) => {
    const { key } = await newStaff(role);
    const path = `/admin/v1/merchants/${merchant.merchant_id}/portal-sessions`;
    const json = { mode: "test", scope: "read" };
    const { status } = await ask("POST", path, { "x-gateway-admin-key": key }, json);
    expect(status).toBe(403);
  });

  test("needs an active merchant with settings in the mode", async () => {
    const unknown = await askStaffForLink(`mer_${"0".repeat(43)}`, "test");
    expect([unknown.status, unknown.body.error.code]).toEqual([404, "NOT_FOUND"]);
    const modes = { test: { settlement_iban: "DE89370400440532013000" } };
    const { merchant_id } = bodyOf(await askAdmin("POST", "merchants", { name: "T", modes }), 201);
    expect((await askStaffForLink(merchant_id, "live")).status).toBe(404);
    await askAdmin("PATCH", `merchants/${merchant_id}`, { status: "SUSPENDED" });
    const suspended = await askStaffForLink(merchant_id, "test");
    expect([suspended.status, suspended.body.error.code]).toEqual([409, "INVALID_STATE"]);
  });
});

// @rule A3.13
describe("a session ends", () => {
  test("after eight hours, however much it is used", async () => {
    const browser = await PortalBrowser.at(await askForLink(merchant.headers.test));
    for (let minutes = 0; minutes < 8 * 60 - 30; minutes += 30) {
      wait(HOUR_MS / 2);
      expect(await isOpen(browser)).toBe(true);
    }
    wait(HOUR_MS / 2 - 1);
    expect(await isOpen(browser)).toBe(true);
    wait(1);
    expect((await browser.open("/portal")).location).toBe("/portal/signed-out");
  });

  test("after an hour without use", async () => {
    const browser = await PortalBrowser.at(await askForLink(merchant.headers.test));
    wait(HOUR_MS - 1);
    expect(await isOpen(browser)).toBe(true);
    wait(HOUR_MS - 1);
    expect(await isOpen(browser)).toBe(true);
    wait(HOUR_MS);
    expect(await isOpen(browser)).toBe(false);
  });

  test("by signing out", async () => {
    const browser = await PortalBrowser.at(await askForLink(merchant.headers.test));
    const kept = browser.cookie;
    await browser.send("/portal/logout", {}, { origin: "https://evil.example" });
    expect(await isOpen(browser)).toBe(true);
    expect((await browser.send("/portal/logout", {})).location).toBe("/portal/signed-out");
    browser.cookie = kept;
    expect(await isOpen(browser)).toBe(false);
    expect((await browser.open("/portal/signed-out")).status).toBe(200);
  });

  const path = () => `merchants/${merchant.merchant_id}`;
  const close = () => askAdmin("POST", `${path()}/close`, { note: "It leaves." });
  const suspend = () => askAdmin("PATCH", path(), { status: "SUSPENDED" });

  test.each([
    ["its merchant's suspension", suspend],
    ["its merchant's closing", close],
  ])("with %s, like the links, whoever made them", async (_of, end) => {
    const own = () => askForLink(merchant.headers.test);
    const staffs = () => askStaffForLink(merchant.merchant_id, "test");
    const browsers = [await PortalBrowser.at(await own()), await PortalBrowser.at(await staffs())];
    const unused = [bodyOf(await own(), 201).url, bodyOf(await staffs(), 201).url];
    expect((await end()).status).toBe(200);
    wait(2_000);
    for (const browser of browsers) expect(await isOpen(browser)).toBe(false);
    for (const url of unused) expect((await new PortalBrowser().press(url)).status).toBe(404);
  });

  test("with the merchant's key that made its link, and no other", async () => {
    const second = await withKeys(merchant.merchant_id);
    const first = await PortalBrowser.at(await askForLink(merchant.headers.test));
    const other = await PortalBrowser.at(await askForLink(second.headers.test));
    const unused = bodyOf(await askForLink(second.headers.test), 201).url;
    const made = await auditOf("portal.link_made");
    bodyOf(await askAdmin("POST", `${path()}/keys/${made.at(-1).key}/retire`));
    wait(2_000);
    expect([await isOpen(first), await isOpen(other)]).toEqual([true, false]);
    expect((await new PortalBrowser().press(unused)).status).toBe(404);
  });

  test("with the key of the staff that made its link", async () => {
    const { key, key_id } = await newStaff("operator");
    const make = () =>
      ask(
        "POST",
        `/admin/v1/${path()}/portal-sessions`,
        { "x-gateway-admin-key": key },
        { mode: "test", scope: "read" },
      );
    const browser = await PortalBrowser.at(await make());
    const unused = bodyOf(await make(), 201).url;
    expect(await isOpen(browser)).toBe(true);
    bodyOf(await askAdmin("POST", `admin-keys/${key_id}/retire`));
    wait(2_000);
    expect(await isOpen(browser)).toBe(false);
    expect((await new PortalBrowser().press(unused)).status).toBe(404);
  });

  test("with the first owner's key", async () => {
    const browser = await PortalBrowser.at(await askStaffForLink(merchant.merchant_id, "test"));
    expect(await isOpen(browser)).toBe(true);
    const before = env.OWNER_ADMIN_KEY_SHA256;
    env.OWNER_ADMIN_KEY_SHA256 = sha256Hex("ak_of_another_owner");
    try {
      wait(2_000);
      expect(await isOpen(browser)).toBe(false);
    } finally {
      env.OWNER_ADMIN_KEY_SHA256 = before;
    }
  });
});

describe("the cookie", () => {
  test("admits to no address of the API, of the console or of staff", async () => {
    const { cookie } = await PortalBrowser.at(await askForLink(merchant.headers.test));
    const headers = { cookie: cookie ?? "" };
    for (const path of ["/api/v1/payments/sessions", "/api/v1/keys", "/admin/v1/audit"]) {
      expect([path, (await ask("GET", path, headers)).status]).toEqual([path, 401]);
    }
    const browser = new PortalBrowser();
    browser.cookie = (cookie ?? "").replace("portal", "console");
    expect((await browser.open("/console")).status).toBe(303);
  });

  test("with another value admits to nothing", async () => {
    const { cookie } = await PortalBrowser.at(await askForLink(merchant.headers.test));
    const browser = new PortalBrowser();
    browser.cookie = `${cookie?.split("=")[0]}=${"0".repeat(64)}`;
    expect(await isOpen(browser)).toBe(false);
  });
});
