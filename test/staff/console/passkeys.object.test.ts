import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { heldKey } from "../../frame/records/held-key.ts";
import { Authenticator } from "../../support/authenticator.ts";
import { ask, auditOf, db, migrate, ownerKey, post } from "../operators/gateway.ts";
import { ConsoleBrowser, type Shown } from "./browser.ts";

/** Passkeys beside keys: what one takes, what it opens, and every way to forge one. */
const ADD = "/console/account/passkey";
const LOGIN = "/console/login";

beforeEach(async () => {
  await migrate();
  const tables = ["admin_keys", "people", "proposals", "console_sessions"];
  const wiped = [...tables, "passkeys", "answered_challenges"];
  await db.batch(wiped.map((table) => db.prepare(`delete from ${table}`)));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Staff {
  key: string;
  key_id: string;
}

/** Keys are remembered for two seconds, and an approver's key is older than a proposal. */
const pause = () => vi.advanceTimersByTime(2_001);

const approver = async (): Promise<Staff> => {
  const { key, sha256 } = heldKey();
  const asked = { name: "Ben", role: "approver", sha256 };
  const { key_id } = (await post("/admin/v1/admin-keys", asked)).body;
  pause();
  return { key, key_id };
};

const support = async (name = "Sue"): Promise<Staff> => {
  const { body } = await post("/admin/v1/admin-keys", { name, role: "support" });
  pause();
  return body;
};

/** Adds a passkey in this browser; the answer is the page or where it leads. */
const add = async (
  browser: ConsoleBrowser,
  device: Authenticator,
  lies: Parameters<Authenticator["create"]>[1] = {},
): Promise<Shown> => {
  const asked = await browser.askedAt(ADD);
  return browser.send(ADD, { passkey: await device.create(asked, lies) });
};

const signIn = async (
  device: Authenticator,
  lies: Parameters<Authenticator["sign"]>[1] = {},
  browser = new ConsoleBrowser(),
): Promise<Shown> => {
  const asked = await browser.askedAt(LOGIN);
  return browser.send(LOGIN, { passkey: await device.sign(asked, lies) });
};

/** A passkey of support, which nobody approves. */
const supported = async (): Promise<Authenticator> => {
  const device = await Authenticator.make();
  const { key } = await support();
  expect((await add(await ConsoleBrowser.signedIn(key), device)).status).toBe(303);
  pause();
  return device;
};

const keysOf = async (key: string) => (await ask("/admin/v1/me", { key })).body.person.keys;

// @rule A1.10
describe("signing in with a passkey", () => {
  test("begins the session that a key begins, and the audit log says how", async () => {
    const device = await supported();
    const browser = new ConsoleBrowser();
    const { status, location, headers } = await signIn(device, {}, browser);
    expect([status, location]).toEqual([303, "/console"]);
    expect(headers.get("set-cookie")).toMatch(/^__Host-console=[0-9a-f]{64}; .*SameSite=Strict/);
    const page = await browser.open("/console/account");
    expect([page.status, page.html]).toEqual([200, expect.stringContaining("Sue, support")]);
    const signed = "select actor, details from audit_log where action = 'console.signed_in'";
    const last = await db.prepare(`${signed} order by sequence desc limit 1`).first();
    const { key_id } = (await db.prepare("select key_id from passkeys").first()) as Staff;
    expect(last).toEqual({ actor: key_id, details: '{"with":"PASSKEY"}' });
  });

  test.each<[string, Parameters<Authenticator["sign"]>[1]]>([
    ["another origin", { origin: "https://gateway.example.com.evil.example" }],
    ["another relying party", { rpId: "evil.example" }],
    ["another challenge", { challenge: "AAAA" }],
    ["the answer to a registration", { type: "webauthn.create" }],
    ["a user who was not verified", { flags: 0x01 }],
    ["a user who was not there", { flags: 0x04 }],
  ])("is refused with %s", async (_, lies) => {
    const { status, headers } = await signIn(await supported(), lies);
    expect([status, headers.get("set-cookie")]).toEqual([
      401,
      expect.not.stringContaining("__Host-console"),
    ]);
  });

  test("is refused with the signature of another key", async () => {
    const signer = await Authenticator.make();
    expect((await signIn(await supported(), { signer })).status).toBe(401);
  });

  test("is refused for a passkey that nobody added, and for what is none", async () => {
    expect((await signIn(await Authenticator.make())).status).toBe(401);
    for (const passkey of ["", "{}", "null", "[1]", '{"id":"a"}', "x".repeat(9_000)]) {
      expect((await new ConsoleBrowser().send(LOGIN, { passkey })).status).toBe(401);
    }
  });

  test("takes a challenge once, in the browser that asked, for five minutes", async () => {
    const device = await supported();
    const browser = new ConsoleBrowser();
    const asked = await browser.askedAt(LOGIN);
    const { challenge } = browser;
    // The counter alone would not refuse the repeat of a device that does not count.
    const passkey = await device.sign(asked, { counter: 0 });
    expect((await new ConsoleBrowser().send(LOGIN, { passkey })).status).toBe(401);
    expect((await browser.send(LOGIN, { passkey })).status).toBe(303);
    browser.challenge = challenge;
    expect((await browser.send(LOGIN, { passkey })).status).toBe(401);

    const late = await browser.askedAt(`${LOGIN}?again=1`);
    vi.advanceTimersByTime(5 * 60_000);
    expect((await browser.send(LOGIN, { passkey: await device.sign(late) })).status).toBe(401);
  });

  test("takes no challenge of the browser's own making", async () => {
    const device = await supported();
    const browser = new ConsoleBrowser();
    const asked = await browser.askedAt(LOGIN);
    const [cookie = ""] = browser.challenge?.split(".") ?? [];
    browser.challenge = `${cookie}.${Date.now() + 60_000}.1-${"0".repeat(64)}`;
    expect((await browser.send(LOGIN, { passkey: await device.sign(asked) })).status).toBe(401);
  });

  test("refuses a copy, whose counter is behind", async () => {
    const device = await supported();
    expect((await signIn(device, { counter: 7 })).status).toBe(303);
    expect((await signIn(device, { counter: 7 })).status).toBe(401);
    expect((await signIn(device, { counter: 6 })).status).toBe(401);
    expect((await signIn(device, { counter: 8 })).status).toBe(303);
  });

  test("ends with the passkey, at once", async () => {
    const device = await supported();
    const browser = new ConsoleBrowser();
    await signIn(device, {}, browser);
    const { key_id } = (await db.prepare("select key_id from passkeys").first()) as Staff;
    await post(`/admin/v1/admin-keys/${key_id}/retire`);
    pause();
    expect((await browser.open("/console")).status).toBe(303);
    expect((await signIn(device)).status).toBe(401);
  });
});

// @rule A1.10
describe("adding a passkey", () => {
  test("takes a sign-in of the last ten minutes", async () => {
    const { key } = await support();
    const browser = await ConsoleBrowser.signedIn(key);
    const asked = await browser.askedAt(ADD);
    vi.advanceTimersByTime(10 * 60_000);
    const to = `${LOGIN}?again=1&next=%2Fconsole%2Faccount%2Fpasskey`;
    expect((await browser.open(ADD)).location).toBe(to);
    const passkey = await (await Authenticator.make()).create(asked);
    expect((await browser.send(ADD, { passkey })).location).toBe(to);
    expect(await keysOf(key)).toHaveLength(1);
    // The page to sign in is shown although there is a session.
    expect((await browser.open(to)).html).toContain("Sign in once more");
  });

  test.each<[string, Parameters<Authenticator["create"]>[1]]>([
    ["another origin", { origin: "https://evil.example" }],
    ["another relying party", { rpId: "evil.example" }],
    ["another challenge", { challenge: "AAAA" }],
    ["a user who was not verified", { flags: 0x41 }],
    ["the answer to a sign-in", { type: "webauthn.get" }],
  ])("is refused with %s", async (_, lies) => {
    const { key } = await support();
    const browser = await ConsoleBrowser.signedIn(key);
    expect((await add(browser, await Authenticator.make(), lies)).status).toBe(403);
    expect(await keysOf(key)).toHaveLength(1);
  });

  test("takes a form of our own page and the challenge of this very key, once", async () => {
    const [one, other] = [await support("Sue"), await support("Tom")];
    const browser = await ConsoleBrowser.signedIn(one.key);
    const device = await Authenticator.make();
    const passkey = await device.create(await browser.askedAt(ADD));
    const { challenge } = browser;
    const from = { origin: "https://evil.example" };
    expect((await browser.send(ADD, { passkey }, from)).status).toBe(403);

    const others = await ConsoleBrowser.signedIn(other.key);
    others.challenge = challenge;
    expect((await others.send(ADD, { passkey })).status).toBe(403);

    browser.challenge = challenge;
    expect((await browser.send(ADD, { passkey })).status).toBe(303);
    browser.challenge = challenge;
    expect((await browser.send(ADD, { passkey })).status).toBe(403);
  });

  test("never takes over the passkey of another", async () => {
    const device = await supported();
    const browser = await ConsoleBrowser.signedIn((await support("Tom")).key);
    const copied = await Authenticator.make(device.id as Uint8Array<ArrayBuffer>);
    expect((await add(browser, copied)).status).toBe(409);
    expect((await signIn(copied)).status).toBe(401);
    expect((await signIn(device)).status).toBe(303);
  });
});

// @rule A2.1
describe("a passkey that can change or approve", () => {
  test("opens nothing until another person approves it, whatever its own person holds", async () => {
    const ben = await approver();
    const device = await Authenticator.make();
    const browser = await ConsoleBrowser.signedIn(ownerKey);
    expect((await add(browser, device)).location).toBe("/console/account");
    pause();
    expect((await signIn(device)).status).toBe(401);
    const [waiting] = (await ask("/admin/v1/approvals?status=PROPOSED")).body.data;
    expect(waiting).toMatchObject({
      subject: { kind: "ADMIN_KEY" },
      proposed_by: "key_first_owner",
    });
    const path = `/admin/v1/approvals/${waiting.proposal_id}/approve`;
    expect((await post(path, {}, { key: ownerKey })).status).toBe(403);
    expect((await post(path, {}, { key: ben.key })).status).toBe(200);
    pause();
    const seat = new ConsoleBrowser();
    expect((await signIn(device, {}, seat)).status).toBe(303);
    expect((await seat.open("/console/staff")).html).toContain("First owner (configuration)");
  });

  test("is not approved by the approver who added it", async () => {
    const ben = await approver();
    const device = await Authenticator.make();
    await add(await ConsoleBrowser.signedIn(ben.key), device);
    pause();
    const passkey = (await keysOf(ben.key)).find(
      ({ kind }: { kind: string }) => kind === "PASSKEY",
    );
    expect(passkey).toMatchObject({ role: "approver", status: "PROPOSED", person_name: "Ben" });
    const refused = await post(`/admin/v1/admin-keys/${passkey.key_id}/approve`, {}, ben);
    expect([refused.status, refused.body.error.message]).toEqual([
      403,
      "Nobody can approve what they proposed, with any of their keys.",
    ]);
    expect((await signIn(device)).status).toBe(401);
  });
});

// @rule A1.11
describe("removing a passkey", () => {
  test("is one's own or an owner's to do, and audited", async () => {
    const [sue, tom] = [await support("Sue"), await support("Tom")];
    const device = await Authenticator.make();
    const browser = await ConsoleBrowser.signedIn(sue.key);
    await add(browser, device);
    const own = (await keysOf(sue.key)).find(({ kind }: { kind: string }) => kind === "PASSKEY");
    const path = `/admin/v1/me/passkeys/${own.key_id}/retire`;
    expect((await post(path, {}, { key: tom.key })).status).toBe(404);
    // A key is retired by an owner only.
    const key = `/admin/v1/me/passkeys/${sue.key_id}/retire`;
    expect((await post(key, {}, { key: sue.key })).status).toBe(404);
    // Another role of the same person, as that of a stolen key, ends nothing.
    await db
      .prepare("update admin_keys set role = 'operator' where key_id = ?")
      .bind(own.key_id)
      .run();
    const refused = await post(path, {}, { key: sue.key });
    expect([refused.status, refused.body.error.code]).toEqual([403, "FORBIDDEN"]);
    expect((await browser.open("/console/account")).html).not.toContain('name="confirm"');
    await db
      .prepare("update admin_keys set role = 'support' where key_id = ?")
      .bind(own.key_id)
      .run();
    const form = { action: "remove", key_id: own.key_id, confirm: own.key_id.slice(-6) };
    expect((await browser.send("/console/account", form)).status).toBe(303);
    pause();
    expect((await signIn(device)).status).toBe(401);
    expect((await auditOf(own.key_id)).map(({ action }: { action: string }) => action)).toEqual([
      "admin_key.added",
      "admin_key.retired",
    ]);
  });
});

test("no header opens the API with what is known of a passkey, also while it is in use", async () => {
  const device = await supported();
  const browser = new ConsoleBrowser();
  await signIn(device, {}, browser);
  expect((await browser.open("/console")).status).toBe(200);
  const { sha256 } = (await db
    .prepare("select sha256 from admin_keys where kind = 'PASSKEY'")
    .first()) as { sha256: string };
  for (const key of [device.credentialId, `passkey ${device.credentialId}`, sha256]) {
    expect((await ask("/admin/v1/me", { key })).status).toBe(401);
    expect((await new ConsoleBrowser().send(LOGIN, { key })).status).toBe(401);
  }
});

test("where the address is a number no passkey is offered", async () => {
  const browser = new ConsoleBrowser();
  const offers = async () => (await browser.open(LOGIN)).html.includes("data-passkey");
  expect(await offers()).toBe(true);
  browser.environment = { BASE_URL: "http://127.0.0.1:8787" };
  expect(await offers()).toBe(false);
});
