import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { registrySentencesOf } from "../../src/registry/pages/locales/index.ts";
import {
  type Bank,
  CustomerSession,
  DAY,
  fresh,
  ok,
  proofOf,
  type RegisteredGateway,
  type Registry,
  type RegistryCustomer,
  verdictOf,
} from "./registry-steps.ts";
import { enterRegistry, expectWhole, type RegistryWorld } from "./registry-world.ts";

/** Customers' choices on the registry's pages, by the forms that the pages contain. */
let advance: RegistryWorld["advance"];
let registry: Registry;
let gateway: RegisteredGateway;
let home: Bank;
let further: Bank;
let noted: RegistryWorld["noted"];
/** A customer of both banks, whose name leads to the account at the first one. */
let customer: RegistryCustomer;
let elsewhere: string;

beforeAll(async () => {
  ({ registry, advance, noted } = await enterRegistry());
  home = await registry.newBank("home");
  further = await registry.newBank("further");
  gateway = await registry.newGateway();
});

beforeEach(async () => {
  customer = await registry.newCustomer(home);
  elsewhere = await registry.confirmedLink(further, customer, home);
});

const routeOf = async (alias: string, query = ""): Promise<string | undefined> =>
  (await gateway.resolve(alias, query)).body.routes?.[0]?.account_ref;

/** The account of a payment, for each kind of lookup of the customer. */
const routes = async () => ({
  anyone: await routeOf(customer.alias),
  payer: await routeOf(customer.alias, "context=PAYER"),
  payee: await routeOf(customer.alias, "context=PAYEE"),
  home: await routeOf(`${customer.alias}@${home.bank_handle}`),
  further: await routeOf(`${customer.alias}@${further.bank_handle}`),
});

const newAddress = async (bank: Bank): Promise<string> => {
  const asked = { alias: customer.alias, customer_proof: proofOf(customer.subject) };
  const { url } = ok(await bank.call("/identity/customer-sessions", asked)).body;
  return new URL(url).pathname;
};

const words = registrySentencesOf("en");

const done = async (
  customerSession: CustomerSession,
  action: string,
  fields: Record<string, string>,
) => {
  const { headers } = ok(await customerSession.choose(action, fields), 303);
  const page = ok(await customerSession.look(headers.get("location") ?? ""), 200);
  expect(page.text).toContain(words.saved.told);
};

const refused = async (
  customerSession: CustomerSession,
  action: string,
  fields: Record<string, string>,
  [expected, problem]: readonly [status: number, problem: keyof typeof words.problems],
) => {
  const { status, text } = await customerSession.choose(action, fields);
  expect(status).toBe(expected);
  expect(text).toContain(`role="alert">${words.problems[problem]}`);
};

const notPossible = [409, "not_possible"] as const;

describe("a one-time address", () => {
  test("shows a button, and opens in one browser within a quarter of an hour", async () => {
    const path = await newAddress(home);
    const landing = ok(await registry.ask(path), 200);
    expect(landing.headers.get("set-cookie")).toBeNull();
    expect(landing.text).toContain('method="post"');
    const customerSession = new CustomerSession(registry.ask);
    expect(ok(await customerSession.open(path), 200).text).toContain(customer.alias);
    for (const method of ["GET", "POST"]) {
      expect((await registry.ask(path, { method })).status).toBe(410);
    }
    const late = await newAddress(home);
    await advance(14 * 60_000);
    expect([(await registry.ask(late)).status, (await customerSession.look()).status]).toEqual([
      200, 200,
    ]);
    await advance(60_000);
    expect((await registry.ask(late, { method: "POST" })).status).toBe(410);
    expect((await customerSession.look()).status).toBe(410);
    const choice = { account_ref: customer.account_ref, visibility: "GATEWAYS" };
    expect((await customerSession.choose("visibility", choice)).status).toBe(410);
  });

  test("needs a customer who is linked at the bank, and the customer's own proof", async () => {
    const stranger = await registry.newBank();
    const begin = (bank: Bank, customer_proof: object, alias = customer.alias) =>
      bank.call("/identity/customer-sessions", { alias, customer_proof });
    const proof = proofOf(customer.subject);
    expect(verdictOf(await begin(stranger, proof))).toEqual([404, "NOT_FOUND"]);
    expect(verdictOf(await begin(home, proofOf("somebody else")))).toEqual([403, "FORBIDDEN"]);
    expect(verdictOf(await begin(home, proof, fresh("nobody")))).toEqual([404, "NOT_FOUND"]);
    ok(await home.call(`/identity/handles/${customer.alias}/suspend`, { reason: "BANK" }), 200);
    expect(verdictOf(await begin(home, proof))).toEqual([404, "NOT_FOUND"]);
  });

  test("ends with its bank: a suspended bank vouches for nobody", async () => {
    const bank = await registry.newBank();
    const own = await registry.newCustomer(bank);
    const customerSession = await registry.customerSession(bank, own);
    const path = `/admin/v1/banks/${bank.bank_id}`;
    ok(await registry.owner(path, { status: "SUSPENDED" }, { method: "PATCH" }), 200);
    expect((await customerSession.look()).status).toBe(410);
    const choice = { account_ref: own.account_ref, visibility: "GATEWAYS" };
    expect((await customerSession.choose("visibility", choice)).status).toBe(410);
  });
});

describe("a form", () => {
  test("counts with the token of its own customer session only", async () => {
    const [own, other] = [
      await registry.customerSession(home, customer),
      await registry.customerSession(home, customer),
    ];
    const choice = { account_ref: customer.account_ref, visibility: "GATEWAYS" };
    for (const token of ["", "0".repeat(64), other.formToken]) {
      expect((await own.choose("visibility", choice, token)).status).toBe(403);
    }
    expect((await registry.resolve(customer.alias)).status).toBe(200);
    await done(own, "visibility", choice);
  });

  test.each([
    ["default", { kind: "SOMETIMES" }],
    ["visibility", { visibility: "NOBODY" }],
    ["confirm", {}],
    ["nothing-of-ours", {}],
  ])("that none of our pages contains changes nothing: %s %j", async (action, fields) => {
    const customerSession = await registry.customerSession(home, customer);
    const account = action === "confirm" ? {} : { account_ref: customer.account_ref };
    await refused(customerSession, action, { ...account, ...fields } as Record<string, string>, [
      ...([422, "not_possible"] as const),
    ]);
  });
});

describe("the default", () => {
  test.each([
    ["PAYER", "payer"],
    ["PAYEE", "payee"],
  ] as const)("when the customer is %s, and for nothing else", async (kind, question) => {
    const before = await routes();
    const customerSession = await registry.customerSession(home, customer);
    await done(customerSession, "default", { account_ref: elsewhere, kind });
    expect(await routes()).toEqual({ ...before, [question]: elsewhere });
    // From then on the other bank's customer sessions move it.
    const back = { account_ref: customer.account_ref, kind };
    await refused(customerSession, "default", back, notPossible);
    await done(await registry.customerSession(further, customer), "default", back);
    expect(await routes()).toEqual(before);
  });

  test("applies to every context without a choice of its own", async () => {
    const customerSession = await registry.customerSession(home, customer);
    await done(customerSession, "default", { account_ref: customer.account_ref, kind: "PAYER" });
    await done(customerSession, "default", { account_ref: elsewhere, kind: "ANY" });
    expect(await routes()).toEqual({
      ...{ anyone: elsewhere, payee: elsewhere, further: elsewhere },
      ...{ payer: customer.account_ref, home: customer.account_ref },
    });
  });

  test("applies to one bank, chosen only in a customer session of that bank", async () => {
    const second = await registry.link(home, customer.alias);
    const customerSession = await registry.customerSession(home, customer);
    await done(customerSession, "default", { account_ref: elsewhere, kind: "ANY" });
    expect((await routes()).home).toBe(customer.account_ref);
    await done(customerSession, "default", { account_ref: second, kind: "BANK" });
    expect(await routes()).toMatchObject({ anyone: elsewhere, home: second, further: elsewhere });
    await refused(
      customerSession,
      "default",
      { account_ref: elsewhere, kind: "BANK" },
      notPossible,
    );
  });

  test("is never a suspended or unconfirmed account", async () => {
    const waiting = await registry.link(await registry.newBank(), customer.alias);
    const path = `${further.accounts}/${elsewhere}/suspend`;
    ok(await further.call(path, { reason: "BANK" }), 200);
    const customerSession = await registry.customerSession(home, customer);
    for (const account_ref of [waiting, elsewhere, "acc_of_nobody_at_all"]) {
      await refused(customerSession, "default", { account_ref, kind: "ANY" }, notPossible);
    }
  });

  test("of a context is replaced by the general one while it is suspended", async () => {
    const customerSession = await registry.customerSession(home, customer);
    await done(customerSession, "default", { account_ref: elsewhere, kind: "PAYEE" });
    ok(await further.call(`${further.accounts}/${elsewhere}/suspend`, { reason: "BANK" }), 200);
    expect((await routes()).payee).toBe(customer.account_ref);
    ok(await further.call(`${further.accounts}/${elsewhere}/reinstate`, {}), 200);
    expect((await routes()).payee).toBe(elsewhere);
  });
});

describe("visibility", () => {
  // @rule R3.11
  test("hides an account from the public and not from gateways", async () => {
    const customerSession = await registry.customerSession(home, customer);
    const { account_ref } = customer;
    await done(customerSession, "visibility", { account_ref, visibility: "GATEWAYS" });
    await advance(2_000);
    expect((await registry.resolve(customer.alias)).status).toBe(404);
    expect(await routeOf(customer.alias)).toBe(account_ref);
    expect(customerSession.page).toContain(words.accounts.hidden);
    await done(customerSession, "visibility", { account_ref, visibility: "PUBLIC" });
    expect((await registry.resolve(customer.alias)).status).toBe(200);
  });

  test("is chosen in a customer session of the account's own bank", async () => {
    const customerSession = await registry.customerSession(home, customer);
    const foreign = { account_ref: elsewhere, visibility: "GATEWAYS" };
    await refused(customerSession, "visibility", foreign, notPossible);
  });
});

describe("the username", () => {
  const rename = (customerSession: CustomerSession, username: string) =>
    done(customerSession, "username", { username });

  test("changes; the accounts stay with it, and nobody gets the old name for ninety days", async () => {
    const username = fresh("Newly-Named");
    await rename(await registry.customerSession(home, customer), username);
    const alias = username.toLowerCase();
    expect(await routeOf(alias)).toBe(customer.account_ref);
    expect(await routeOf(`${alias}@${further.bank_handle}`)).toBe(elsewhere);
    expect(await routeOf(customer.alias)).toBeUndefined();
    expect((await further.call(`${further.accounts}/${elsewhere}`)).body.alias).toBe(alias);
    const taker = { alias: customer.alias, customer_proof: proofOf(`new ${customer.alias}`) };
    const take = () => further.call("/identity/handles", taker);
    for (const wait of [0, 90 * DAY - 60_000]) {
      await advance(wait);
      expect(verdictOf(await take())).toEqual([409, "ALREADY_EXISTS"]);
    }
    await advance(60_000);
    ok(await take());
    expect(await routeOf(alias)).toBe(customer.account_ref);
  });

  test("changes once in thirty days, and may return to the old one", async () => {
    const username = fresh("renamed");
    const customerSession = await registry.customerSession(home, customer);
    await rename(customerSession, username);
    const tooSoon = [409, "too_soon"] as const;
    await refused(customerSession, "username", { username: customer.alias }, tooSoon);
    await advance(30 * DAY - 60_000);
    const renamed = { ...customer, alias: username };
    const early = await registry.customerSession(home, renamed);
    await refused(early, "username", { username: customer.alias }, tooSoon);
    await advance(60_000);
    await rename(await registry.customerSession(home, renamed), customer.alias);
    expect(await routeOf(customer.alias)).toBe(customer.account_ref);
    expect(await routeOf(username)).toBeUndefined();
  });

  test.each([
    ["that is taken", null, 409, "taken"],
    ["that is reserved", "support", 409, "taken"],
    ["in a form that no name may have", "x", 422, "invalid_name"],
    ["that is an account number", "de89.3704.0044.0532.0130.00", 422, "invalid_name"],
    ["of digits alone", "4915112345678", 422, "invalid_name"],
  ] as const)("is refused if it is one %s", async (_which, name, status, problem) => {
    const username = name ?? (await registry.newCustomer(further)).alias;
    const customerSession = await registry.customerSession(home, customer);
    await refused(customerSession, "username", { username }, [status, problem]);
    expect(await routeOf(customer.alias)).toBe(customer.account_ref);
  });

  test("cannot change while a claim is open, nor in sessions of a bank without the default", async () => {
    const username = { username: fresh("unwanted") };
    await refused(
      await registry.customerSession(further, customer),
      "username",
      username,
      notPossible,
    );
    const claim = { type: "PORTABILITY", alias: customer.alias, account_ref: fresh("acc_claimed") };
    const customer_proof = proofOf(customer.subject);
    ok(await further.call("/identity/claims", { ...claim, customer_proof }));
    await refused(
      await registry.customerSession(home, customer),
      "username",
      username,
      notPossible,
    );
  });
});

test("the audit of all this is intact", async () => {
  const entries = await registry.auditSince(noted.sequence);
  const byCustomers = entries.filter(({ actor }) => actor.startsWith("customer:"));
  expect(new Set(byCustomers.map(({ action }) => action))).toEqual(
    new Set([
      ...["customer_session.opened", "link.confirmed", "link.default_chosen", "link.visibility"],
      "handle.renamed",
    ]),
  );
  await expectWhole({ registry, noted });
});
