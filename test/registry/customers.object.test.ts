import { describe, expect, test } from "vitest";
import { languages, locales } from "../../src/frame/pages/locale.ts";
import { registrySentencesOf } from "../../src/registry/pages/locales/index.ts";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  ask,
  auditOf,
  type Bank,
  Browser,
  confirmAt,
  db,
  fresh,
  link,
  migrate,
  newBank,
  newCustomer,
  ok,
  proofOf,
  registryEnv,
  resolve,
} from "./registry.ts";

const clock = standingClock(365 * DAY);
await migrate();
const [aurora, borealis] = [await newBank(), await newBank()];

type Customer = Awaited<ReturnType<typeof newCustomer>>;

const addressFor = async (bank: Bank, { alias, proof }: { alias: string; proof: object }) => {
  const json = { alias, customer_proof: proof };
  const { body } = ok(await bank.call("/identity/customer-sessions", json));
  expect(body.expires_at).toBe(new Date(Date.now() + 900_000).toISOString());
  return new URL(body.url).pathname;
};

const routeOf = async (name: string, query?: string) => {
  clock.moveBy(3_000);
  return (await resolve(name, query)).body.routes?.[0]?.account_ref;
};

describe("a one-time address", () => {
  // @rule R5.1
  test("opens once; reading it uses nothing up", async () => {
    const path = await addressFor(aurora, await newCustomer(aurora));
    for (let look = 0; look < 3; look++) expect((await ask(path)).status).toBe(200);
    expect(await new Browser().open(path)).toBe(200);
    expect((await ask(path)).status).toBe(410);
    expect((await ask(path, { method: "POST" })).status).toBe(410);
  });

  test("is in the audit log when it is issued and when it is used up", async () => {
    const customer = await newCustomer(aurora);
    await Browser.openedBy(aurora, customer);
    const { results } = await db
      .prepare("select action, actor, subject from audit_log where action like ? order by sequence")
      .bind("customer_session.%")
      .all<{ action: string; actor: string; subject: string }>();
    const [issued, used] = results.slice(-2);
    expect(issued).toMatchObject({
      action: "customer_session.issued",
      actor: `bank:${aurora.bank_id}`,
    });
    expect(used).toEqual({
      action: "customer_session.opened",
      actor: `customer:${issued?.subject} at bank:${aurora.bank_id}`,
      subject: issued?.subject,
    });
  });

  test("of two parallel browsers one gets in", async () => {
    const path = await addressFor(aurora, await newCustomer(aurora));
    const opened = await Promise.all(
      Array.from({ length: 5 }, () => ask(path, { method: "POST" })),
    );
    expect(opened.map(({ status }) => status).sort()).toEqual([303, 410, 410, 410, 410]);
  });

  test("tells the second browser so, even if it asked before the first was in", async () => {
    const path = await addressFor(aurora, await newCustomer(aurora));
    let asked = 0;
    const batch = async (statements: D1PreparedStatement[]) => {
      const found = await db.batch(statements);
      if (asked++ === 0) ok(await ask(path, { method: "POST" }), 303);
      return found;
    };
    const overtaken = new Proxy(db, {
      get: (target, name) => (name === "batch" ? batch : Reflect.get(target, name).bind(target)),
    });
    const late = { method: "POST", env: registryEnv({ DB: overtaken }) };
    expect((await ask(path, late)).status).toBe(410);
    // It read, found its place in the chain taken, and read again.
    expect(asked).toBe(2);
  });

  // @rule R5.3
  test("ends after fifteen minutes, and so does its customer session", async () => {
    const customer = await newCustomer(aurora);
    const [early, late] = [await addressFor(aurora, customer), await addressFor(aurora, customer)];
    const browser = new Browser();
    await browser.open(early);
    clock.moveTo(15 * 60_000);
    expect((await ask(late)).status).toBe(410);
    expect((await browser.look()).status).toBe(410);
    const done = await browser.choose("username", { username: fresh("late") });
    expect(done.status).toBe(410);
  });

  test("needs the customer's own proof, and a bank where the customer is", async () => {
    const { alias, subject } = await newCustomer(aurora);
    const asks = (bank: Bank, proof: object) =>
      bank.call("/identity/customer-sessions", { alias, customer_proof: proof });
    expect((await asks(aurora, proofOf("somebody else"))).status).toBe(403);
    expect((await asks(aurora, proofOf())).status).toBe(403);
    expect((await asks(borealis, proofOf(subject))).status).toBe(404);
  });

  test("cannot be guessed, and the cookie is only for these pages", async () => {
    expect((await ask(`/identity/customer/${"0".repeat(43)}`)).status).toBe(410);
    const path = await addressFor(aurora, await newCustomer(aurora));
    const opened = await ask(path, { method: "POST" });
    expect(opened.headers["set-cookie"]).toMatch(
      /^customer_visit=\w{43}; Path=\/identity\/customer; Max-Age=4500; HttpOnly; SameSite=Strict; Secure$/,
    );
  });
});

describe("the customer", () => {
  test("confirms or rejects the account at a further bank", async () => {
    const customer = await newCustomer(aurora);
    const [wanted, unwanted] = [await link(borealis, customer.alias), await newBank()];
    const other = await link(unwanted, customer.alias);
    const browser = await Browser.openedBy(aurora, customer);
    expect(browser.page).toContain(`Bank ${borealis.bank_handle}`);
    expect((await browser.choose("confirm", { account_ref: wanted })).status).toBe(303);
    expect((await browser.choose("reject", { account_ref: other })).status).toBe(303);
    expect(await routeOf(`${customer.alias}@${borealis.bank_handle}`)).toBe(wanted);
    expect((await unwanted.call(`${unwanted.accounts}/${other}`)).body).toMatchObject({
      ...{ status: "UNLINKED", reason: "REJECTED" },
    });
    const [entry] = (await auditOf(wanted)).filter(({ action }) => action === "link.confirmed");
    expect(entry?.actor).toMatch(new RegExp(`^customer:hdl_\\w+ at bank:${aurora.bank_id}$`));
  });

  // @rule R2.3
  test("chooses the default, for everything or for one payment context", async () => {
    const customer = await newCustomer(aurora);
    const second = await link(borealis, customer.alias);
    await confirmAt(aurora, customer, second);
    const browser = await Browser.openedBy(aurora, customer);
    const choose = (account_ref: string, kind: string) =>
      browser.choose("default", { account_ref, kind });
    expect((await choose(second, "PAYEE")).status).toBe(303);
    expect(await routeOf(customer.alias)).toBe(customer.account_ref);
    expect(await routeOf(customer.alias, "realm=test&context=PAYEE")).toBe(second);
    expect(await routeOf(customer.alias, "realm=test&context=PAYER")).toBe(customer.account_ref);
    // The public's answers are kept for a moment, each for its own question.
    const answers = [];
    for (const query of ["realm=test", "realm=test&context=PAYEE", "realm=test&context=PAYER"]) {
      answers.push((await resolve(customer.alias, query)).body.routes[0].account_ref);
    }
    expect(answers).toEqual([customer.account_ref, second, customer.account_ref]);

    expect((await choose(second, "ANY")).status).toBe(303);
    expect(await routeOf(customer.alias)).toBe(second);
    // From here on the other bank's customer sessions move it, and they can bring it back.
    expect((await choose(customer.account_ref, "ANY")).status).toBe(409);
    const there = await Browser.openedBy(borealis, customer);
    const back = { account_ref: customer.account_ref, kind: "ANY" };
    expect((await there.choose("default", back)).status).toBe(303);
    expect(await routeOf(customer.alias)).toBe(customer.account_ref);
  });

  test("chooses the account for this bank's name", async () => {
    const customer = await newCustomer(aurora);
    const second = await link(aurora, customer.alias);
    const elsewhere = await link(borealis, customer.alias);
    await confirmAt(aurora, customer, elsewhere);
    const browser = await Browser.openedBy(aurora, customer);
    const moved = await browser.choose("default", { account_ref: elsewhere, kind: "ANY" });
    expect(moved.status).toBe(303);
    const own = await browser.choose("default", { account_ref: second, kind: "BANK" });
    expect(own.status).toBe(303);
    expect(await routeOf(`${customer.alias}@${aurora.bank_handle}`)).toBe(second);
    const others = await browser.choose("default", { account_ref: elsewhere, kind: "BANK" });
    expect(others.status).toBe(409);
  });

  // @rule R1.12
  test("changes the username once in thirty days; the old one leads nowhere and is blocked", async () => {
    const customer = await newCustomer(aurora);
    const name = fresh("fresh-name");
    const browser = await Browser.openedBy(aurora, customer);
    expect((await browser.choose("username", { username: name.toUpperCase() })).status).toBe(303);
    expect(await routeOf(name)).toBe(customer.account_ref);
    expect(await routeOf(customer.alias)).toBeUndefined();
    const taken = { alias: customer.alias, customer_proof: proofOf("someone new") };
    expect((await borealis.call("/identity/handles", taken)).status).toBe(409);
    const again = await browser.choose("username", { username: fresh("again") });
    expect(again.text).toContain("less than thirty days ago");

    // Within the quarantine only the former owner may return to it.
    clock.moveTo(31 * DAY);
    const later = await Browser.openedBy(aurora, { ...customer, alias: name });
    expect((await later.choose("username", { username: customer.alias })).status).toBe(303);
    expect(await routeOf(customer.alias)).toBe(customer.account_ref);
  });

  test.each([
    ["that waits", "PENDING_CONFIRMATION", "LAPSED"],
    ["that the customer rejects", "UNLINKED", "REJECTED"],
  ])("tells the new username to no bank with a link %s", async (_which, before, reason) => {
    const customer = await newCustomer(aurora);
    const path = `${borealis.accounts}/${await link(borealis, customer.alias)}`;
    const account_ref = path.split("/").at(-1) ?? "";
    const browser = await Browser.openedBy(aurora, customer);
    if (before === "UNLINKED") await browser.choose("reject", { account_ref });
    const renamed = await browser.choose("username", { username: fresh("hidden-from-them") });
    expect(renamed.status).toBe(303);
    const ended = { status: "UNLINKED", reason, alias: null, handle: null };
    expect(ok(await borealis.call(path), 200).body).toMatchObject(ended);
    const { text } = await borealis.call(`${borealis.accounts}?limit=100`);
    expect(text).not.toContain("hidden-from-them");
  });

  /** What can happen while the customer's page is open. */
  const meanwhile: [
    string,
    (customer: Customer, ref: string) => Promise<unknown>,
    string,
    (ref: string) => Record<string, string>,
  ][] = [
    [
      "the handle is suspended",
      ({ alias }) => aurora.call(`/identity/handles/${alias}/suspend`, { reason: "BANK" }),
      "username",
      () => ({ username: fresh("too-late") }),
    ],
    [
      "another bank claims the handle",
      ({ alias, proof }) => {
        const json = { type: "PORTABILITY", alias, account_ref: accountRef() };
        return borealis.call("/identity/claims", { ...json, customer_proof: proof });
      },
      "username",
      () => ({ username: fresh("too-late") }),
    ],
    [
      "the link is confirmed elsewhere",
      (customer, ref) => confirmAt(aurora, customer, ref),
      "reject",
      (account_ref) => ({ account_ref }),
    ],
    [
      "the other bank withdraws its link",
      (_customer, ref) =>
        borealis.call(`${borealis.accounts}/${ref}`, undefined, { method: "DELETE" }),
      "confirm",
      (account_ref) => ({ account_ref }),
    ],
  ];

  test.each(meanwhile)(
    "cannot do what is no longer possible: %s",
    async (_what, happen, ...form) => {
      const customer = await newCustomer(aurora);
      const ref = await link(borealis, customer.alias);
      const browser = await Browser.openedBy(aurora, customer);
      await happen(customer, ref);
      const before = await auditOf(ref);
      const [action, fieldsOf] = form;
      const { status, text } = await browser.choose(action, fieldsOf(ref));
      expect([409, 410]).toContain(status);
      expect(text).not.toContain(registrySentencesOf("en").saved.told);
      expect(await auditOf(ref)).toEqual(before);
    },
  );

  test.each([
    ["a name that is taken", "taken", "This username is taken"],
    ["a name that is reserved", "support", "This username is taken or reserved"],
    ["no name at all", "x", "This username is not possible"],
  ])("sees the reason: %s", async (_case, username, sentence) => {
    const customer = await newCustomer(aurora);
    const taken = username === "taken" ? (await newCustomer(borealis)).alias : username;
    const browser = await Browser.openedBy(aurora, customer);
    const { status, text } = await browser.choose("username", { username: taken });
    expect([409, 422]).toContain(status);
    expect(text).toContain('role="alert"');
    expect(text).toContain(sentence);
  });
});

describe("a form from elsewhere", () => {
  test.each(["cross-site", "same-site"])("opens no address: %s", async (site) => {
    const path = await addressFor(aurora, await newCustomer(aurora));
    const opened = await ask(path, { method: "POST", headers: { "sec-fetch-site": site } });
    expect(opened.status).toBe(200);
    expect(opened.headers["set-cookie"]).toBeUndefined();
    const own = await ask(path, { method: "POST", headers: { "sec-fetch-site": "same-origin" } });
    expect(own.status).toBe(303);
  });

  test("without the session's token changes nothing", async () => {
    const customer = await newCustomer(aurora);
    const browser = await Browser.openedBy(aurora, customer);
    const hide = { account_ref: customer.account_ref, visibility: "GATEWAYS" };
    for (const token of ["", "0".repeat(64)]) {
      expect((await browser.choose("visibility", hide, token)).status).toBe(403);
    }
    expect(await routeOf(customer.alias)).toBe(customer.account_ref);
  });

  test.each([
    ["an account that does not exist", "confirm", { account_ref: "acc_nothing" }, 409],
    ["an action that does not exist", "steal", { account_ref: "acc" }, 422],
    ["a kind that does not exist", "default", { account_ref: "acc", kind: "ALL" }, 422],
  ])("with %s", async (_case, action, fields, status) => {
    const browser = await Browser.openedBy(aurora, await newCustomer(aurora));
    expect((await browser.choose(action, fields as never)).status).toBe(status);
  });
});

describe("the pages", () => {
  test.each(locales)("are complete in %s", async (locale) => {
    const customer = await newCustomer(aurora);
    await link(borealis, customer.alias);
    const browser = await Browser.openedBy(aurora, customer);
    const { text, headers } = await browser.look(locale);
    const words = registrySentencesOf(locale);
    expect(headers["content-language"]).toBe(locale);
    expect(text).toContain(`<html lang="${locale}" dir="${languages[locale].direction}">`);
    expect(text).toContain(words.pending.heading);
    expect(text).toContain(words.rename.submit);
    expect(text).not.toContain("undefined");
    // Every visible field has a label.
    for (const [, id] of text.matchAll(/<input id="(\w+)"/g)) {
      expect(text).toContain(`<label for="${id}">`);
    }
  });

  test("show a page to a visitor who asked too often", async () => {
    const few = registryEnv({ LOOKUP_BURST: "1", LOOKUPS_PER_MINUTE: "1" });
    const headers = { "cf-connecting-ip": "203.0.113.200", "accept-language": "fr" };
    const look = () => ask("/identity/customer", { env: few, headers });
    expect((await look()).status).toBe(410);
    const refused = await look();
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("60");
    expect(refused.text).toContain(registrySentencesOf("fr").problems.busy);
  });

  test("run no script and load nothing from elsewhere", async () => {
    const browser = await Browser.openedBy(aurora, await newCustomer(aurora));
    const { text, headers } = await browser.look();
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; " +
        "frame-ancestors 'none'; base-uri 'none'",
    );
    expect(text).not.toMatch(/<script|\sstyle=|\son\w+=/);
    const styles = /href="(\/identity\/assets\/[^"]+)"/.exec(text)?.[1] ?? "";
    expect((await ask(styles)).headers["content-type"]).toBe("text/css; charset=utf-8");
  });

  test("escape the names of banks", async () => {
    const { asOwner, asBankWith } = await import("./registry.ts");
    const json = {
      ...{ bank_handle: fresh("bank"), realm: "test", capabilities: ["PAYMENTS"] },
      name: '<img src=x onerror="alert(1)">',
    };
    const { bank_id } = ok(await asOwner("/admin/v1/banks", json)).body;
    const { key } = ok(await asOwner(`/admin/v1/banks/${bank_id}/keys`, {})).body;
    const accounts = `/identity/banks/${json.bank_handle}/accounts`;
    const evil = { bank_id, bank_handle: json.bank_handle, key, accounts, call: asBankWith(key) };
    const browser = await Browser.openedBy(evil, await newCustomer(evil));
    expect(browser.page).not.toContain("<img");
    expect(browser.page).toContain("&lt;img");
  });

  test("let no name of a bank turn the text around it", async () => {
    const bank = await newBank();
    const customer = await newCustomer(bank);
    await db
      .prepare("update banks set name = ? where bank_id = ?")
      .bind("\u202eBank\u2069 A", bank.bank_id)
      .run();
    const browser = await Browser.openedBy(bank, customer);
    await browser.choose("username", { username: "x\u202ey" });
    expect(browser.page).toContain("Bank A");
    // Isolates of ours stand around names in texts for screen readers.
    expect(browser.page.replace(/aria-label="[^"]*"/g, "")).not.toMatch(
      /[\u202a-\u202e\u2066-\u2069]/,
    );
    const { body } = await ask("/identity/banks?realm=test&limit=100");
    const found = body.data.find(({ bank_id }: { bank_id: string }) => bank_id === bank.bank_id);
    expect(found.name).toBe("Bank A");
  });
});
