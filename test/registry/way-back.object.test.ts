import { describe, expect, test } from "vitest";
import { standingClock } from "./clock.ts";
import {
  type Answer,
  ask,
  asOwner,
  type Bank,
  Browser,
  link,
  migrate,
  newBank,
  newCustomer,
  ok,
  registryEnv,
} from "./registry.ts";

/** The way from the registry's pages back to the bank that sent the customer. */
const clock = standingClock(86_400_000);
await migrate();
const home = await newBank();
const HOME = "https://home.example";
const RETURN = `${HOME}/done?from=registry`;

const termsOf = (bank: Bank, change: object, env = registryEnv()): Promise<Answer> =>
  asOwner(`/admin/v1/banks/${bank.bank_id}`, change, { method: "PATCH", env });

ok(await termsOf(home, { return_origins: [HOME] }), 200);

type Customer = Awaited<ReturnType<typeof newCustomer>>;

const opened = ({ alias, proof }: Customer, more: object, bank = home, env = registryEnv()) =>
  bank.call("/identity/customer-sessions", { alias, customer_proof: proof, ...more }, { env });

const addressOf = async (customer: Customer, more: object): Promise<string> =>
  new URL(ok(await opened(customer, more)).body.url).pathname;

/** The links of a page that lead away from the registry. */
const waysOut = (page: string): string[] =>
  [...page.matchAll(/href="(https?:[^"]+)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );

const asked = { return_url: RETURN, state: "a b&c=d" };
const leadsBack = (result: string) => [`${RETURN}&result=${result}&state=a+b%26c%3Dd`];

const enter = async (customer: Customer, more: object): Promise<Browser> => {
  const browser = new Browser();
  expect(await browser.open(await addressOf(customer, more))).toBe(200);
  return browser;
};

describe("the way back", () => {
  test("is LEFT on every page before a choice, and DONE after one", async () => {
    const customer = await newCustomer(home);
    const address = await addressOf(customer, asked);
    expect(waysOut(ok(await ask(address), 200).text)).toEqual(leadsBack("LEFT"));
    const browser = new Browser();
    await browser.open(address);
    expect(waysOut(browser.page)).toEqual(leadsBack("LEFT"));
    const { account_ref } = customer;
    const wrong = await browser.choose("visibility", { account_ref, visibility: "NOBODY" });
    expect([wrong.status, waysOut(wrong.text)]).toEqual([422, leadsBack("LEFT")]);
    const right = await browser.choose("visibility", { account_ref, visibility: "GATEWAYS" });
    expect(right.status).toBe(303);
    await browser.look();
    expect(waysOut(browser.page)).toEqual(leadsBack("DONE"));
    expect((await ask(address)).status).toBe(410);
  });

  test("is EXPIRED after the time, for an hour, and DONE if there was a choice", async () => {
    const customer = await newCustomer(home);
    const unopened = await addressOf(customer, asked);
    const idle = await enter(customer, asked);
    const busy = await enter(customer, asked);
    const { account_ref } = customer;
    await busy.choose("visibility", { account_ref, visibility: "GATEWAYS" });
    clock.moveTo(15 * 60_000);
    for (const [page, result] of [
      [await ask(unopened), "EXPIRED"],
      [await idle.look(), "EXPIRED"],
      [await busy.look(), "DONE"],
    ] as const) {
      expect([page.status, waysOut(page.text)]).toEqual([410, leadsBack(result)]);
      // Nothing is open any more that could be left.
      expect(page.text).not.toContain("Leave and");
    }
    const late = await idle.choose("visibility", { account_ref, visibility: "PUBLIC" });
    expect([late.status, waysOut(late.text)]).toEqual([410, leadsBack("EXPIRED")]);
  });

  test("is closed to a second browser, and where the bank named none", async () => {
    const customer = await newCustomer(home);
    const address = await addressOf(customer, asked);
    await new Browser().open(address);
    const second = await ask(address);
    expect([second.status, waysOut(second.text)]).toEqual([410, []]);
    expect(waysOut((await enter(customer, {})).page)).toEqual([]);
  });

  test("replaces a result and a state that the address has itself", async () => {
    const customer = await newCustomer(home);
    const return_url = `${HOME}/?state=forged&result=DONE`;
    expect(waysOut((await enter(customer, { return_url })).page)).toEqual([`${HOME}/?result=LEFT`]);
  });

  test("ends with the bank, and with the origin in its terms", async () => {
    const bank = await newBank();
    ok(await termsOf(bank, { return_origins: [HOME] }), 200);
    const customer = await newCustomer(bank);
    const { url } = ok(await opened(customer, asked, bank)).body;
    const browser = new Browser();
    await browser.open(new URL(url).pathname);
    expect(waysOut(browser.page)).toEqual(leadsBack("LEFT"));
    ok(await termsOf(bank, { return_origins: ["https://other.example"] }), 200);
    expect([(await browser.look()).status, waysOut(browser.page)]).toEqual([200, []]);
    ok(await termsOf(bank, { return_origins: [HOME], status: "SUSPENDED" }), 200);
    expect([(await browser.look()).status, waysOut(browser.page)]).toEqual([410, []]);
  });
});

// @rule R5.2
describe("a return address", () => {
  test.each([
    ["https://evil.example/done", "return_url"],
    ["https://home.example.evil.example/", "return_url"],
    ["https://home.example:8443/", "return_url"],
    ["https://home.example@evil.example/", "return_url"],
    ["https://evil.example\\@home.example/", "return_url"],
    ["http://home.example/", "return_url"],
    ["http://127.0.0.1:8790/", "return_url"],
    ["javascript:alert(1)//https://home.example", "return_url"],
    ["//evil.example", "return_url"],
  ])("%s is refused", async (return_url, field) => {
    const customer = await newCustomer(home);
    const { status, body } = await opened(customer, { return_url });
    expect([status, body.error.code, body.error.field]).toEqual([422, "VALIDATION_FAILED", field]);
  });

  test.each([
    ["state", { state: "without an address" }],
    ["state", { ...asked, state: "" }],
    ["state", { ...asked, state: "x".repeat(256) }],
    ["purpose", { purpose: "EVERYTHING" }],
  ])("has a %s of its form: %j", async (field, more) => {
    const { status, body } = await opened(await newCustomer(home), more);
    expect([status, body.error.field]).toEqual([422, field]);
  });
});

describe("return_origins", () => {
  test.each([
    ["https://home.example/"],
    ["https://HOME.example"],
    ["https://home.example:443"],
    ["https://*.example"],
    ["http://home.example"],
    ["http://127.0.0.1:8790"],
    ["null"],
  ])("never hold %s", async (origin) => {
    const { status, body } = await termsOf(home, { return_origins: [origin] });
    expect([status, body.error.code]).toEqual([422, "VALIDATION_FAILED"]);
    expect(body.error.field).toMatch(/^return_origins/);
  });

  test("hold an address of this machine in a local world only", async () => {
    const local = registryEnv({ LOCAL: "on" });
    const bank = await newBank();
    const return_origins = ["http://127.0.0.1:8790"];
    const { body } = ok(await termsOf(bank, { return_origins }, local), 200);
    expect(body.return_origins).toEqual(return_origins);
    const customer = await newCustomer(bank);
    const more = { return_url: "http://127.0.0.1:8790/done" };
    ok(await opened(customer, more, bank, local));
    expect((await opened(customer, more, bank)).status).toBe(422);
  });
});

test.each([
  ["CONFIRM_LINK", ["pending", "accounts", "rename"]],
  ["DEFAULT", ["accounts", "pending", "rename"]],
  ["VISIBILITY", ["accounts", "pending", "rename"]],
  ["USERNAME", ["rename", "pending", "accounts"]],
])("%s puts its part first", async (purpose, order) => {
  const customer = await newCustomer(home);
  await link(home, customer.alias);
  await link(await newBank(), customer.alias);
  const { page } = await enter(customer, { purpose });
  expect([...page.matchAll(/aria-labelledby="(\w+)"/g)].map(([, name]) => name)).toEqual(order);
  const actions = page.slice(page.indexOf('aria-labelledby="accounts"'));
  const first = /choices\/(default|visibility)/.exec(actions)?.[1];
  expect(first).toBe(purpose === "VISIBILITY" ? "visibility" : "default");
});
