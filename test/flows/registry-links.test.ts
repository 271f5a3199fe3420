import { beforeAll, describe, expect, test } from "vitest";
import {
  accountRef,
  type Bank,
  DAY,
  fresh,
  ok,
  type RegisteredGateway,
  type Registry,
  type RegistryCustomer,
  verdictOf,
} from "./registry-steps.ts";
import { enterRegistry, expectWhole, type RegistryWorld } from "./registry-world.ts";

/** Accounts that banks link to their customers' names, in a world whose clock is moved. */
let advance: RegistryWorld["advance"];
let registry: Registry;
let gateway: RegisteredGateway;
let home: Bank;
let further: Bank;
let noted: RegistryWorld["noted"];

beforeAll(async () => {
  ({ registry, advance, noted } = await enterRegistry());
  home = await registry.newBank("home");
  further = await registry.newBank("further");
  gateway = await registry.newGateway();
});

const linkAt = (bank: Bank, json: object) => bank.call(bank.accounts, json);
const linkPath = (bank: Bank, ref: string) => `${bank.accounts}/${ref}`;
const asOperator = (ref: string, step: string, json: object = {}) =>
  registry.owner(`/admin/v1/links/${ref}/${step}?realm=test`, json);

const readLink = async (bank: Bank, ref: string) =>
  ok(await bank.call(linkPath(bank, ref)), 200).body;

/** The accounts that a payment may go to, the preferred one first; empty if there is no route. */
const routesOf = async (alias: string): Promise<string[]> => {
  const { body } = await gateway.resolve(alias);
  return (body.routes ?? []).map((route: { account_ref: string }) => route.account_ref);
};

const atBank = ({ alias }: RegistryCustomer, { bank_handle }: Bank) => `${alias}@${bank_handle}`;

describe("a first bank's account", () => {
  test("is LINKED and the default, for the name and for the bank", async () => {
    const customer = await registry.newCustomer(home);
    expect(await readLink(home, customer.account_ref)).toMatchObject({
      ...{ alias: customer.alias, bank_handle: home.bank_handle, status: "LINKED", reason: null },
      ...{ default: true, default_for: ["ANY", "BANK"], visibility: "PUBLIC" },
    });
    expect(await routesOf(customer.alias)).toEqual([customer.account_ref]);
    expect(await routesOf(atBank(customer, home))).toEqual([customer.account_ref]);
  });

  test("is followed by the bank's others, which become its default only if the bank asks for it", async () => {
    const customer = await registry.newCustomer(home);
    const second = accountRef();
    const json = { alias: customer.alias.toUpperCase(), account_ref: second, currency: "EUR" };
    const answer = ok(await linkAt(home, json));
    expect(answer.headers.get("location")).toBe(linkPath(home, second));
    expect(answer.body).toMatchObject({ status: "LINKED", default: false, default_for: [] });
    expect(await routesOf(customer.alias)).toEqual([customer.account_ref, second]);

    const third = { alias: customer.alias, account_ref: accountRef(), default: true };
    expect(ok(await linkAt(home, third)).body.default_for).toEqual(["BANK"]);
    expect((await readLink(home, customer.account_ref)).default_for).toEqual(["ANY"]);
    expect((await routesOf(customer.alias))[0]).toBe(customer.account_ref);
  });

  test("can be followed by nine others, and no account counts twice", async () => {
    const { alias, account_ref } = await registry.newCustomer(home);
    expect(verdictOf(await linkAt(home, { alias, account_ref }))).toEqual([409, "ALREADY_EXISTS"]);
    for (let count = 1; count < 10; count++) await registry.link(home, alias);
    const eleventh = await linkAt(home, { alias, account_ref: accountRef() });
    expect(verdictOf(eleventh)).toEqual([409, "LINK_LIMIT_REACHED"]);
    expect(await routesOf(alias)).toHaveLength(10);
  });
});

describe("a further bank's account", () => {
  test("waits for the customer; until then it is no route and shows its bank nothing", async () => {
    const customer = await registry.newCustomer(home);
    const ref = await registry.link(further, customer.alias);
    expect(await readLink(further, ref)).toMatchObject({
      ...{ status: "PENDING_CONFIRMATION", default: false, default_for: [], linked_at: null },
    });
    expect(await routesOf(customer.alias)).toEqual([customer.account_ref]);
    expect(await routesOf(atBank(customer, further))).toEqual([]);
    const handle = await further.call(`/identity/handles/${customer.alias}`);
    expect(verdictOf(handle)).toEqual([404, "NOT_FOUND"]);
    const again = await linkAt(further, { alias: customer.alias, account_ref: accountRef() });
    expect(verdictOf(again)).toEqual([409, "LINK_UNCONFIRMED"]);
  });

  test("is linked when the customer confirms it on the page of a linked bank", async () => {
    const customer = await registry.newCustomer(home);
    const ref = await registry.link(further, customer.alias);
    const customerSession = await registry.customerSession(home, customer);
    expect(customerSession.page).toContain(`Bank ${further.bank_handle}`);
    const done = ok(await customerSession.choose("confirm", { account_ref: ref }), 303);
    expect((await customerSession.look(done.headers.get("location") ?? "")).text).toContain(
      'role="status"',
    );
    expect(await readLink(further, ref)).toMatchObject({
      ...{ status: "LINKED", default: false, default_for: ["BANK"] },
    });
    // The name still leads only to the first bank.
    expect(await routesOf(customer.alias)).toEqual([customer.account_ref]);
    expect(await routesOf(atBank(customer, further))).toEqual([ref]);
    const handle = ok(await further.call(`/identity/handles/${customer.alias}`), 200).body;
    expect(handle).toMatchObject({ sponsor_bank: home.bank_handle, links: [{ account_ref: ref }] });
  });

  test("ends when the customer rejects it", async () => {
    const customer = await registry.newCustomer(home);
    const ref = await registry.link(further, customer.alias);
    const customerSession = await registry.customerSession(home, customer);
    ok(await customerSession.choose("reject", { account_ref: ref }), 303);
    expect(await readLink(further, ref)).toMatchObject({ status: "UNLINKED", reason: "REJECTED" });
    expect((await customerSession.look()).text).not.toContain(`Bank ${further.bank_handle}`);
    const late = await customerSession.choose("confirm", { account_ref: ref });
    expect(late.status).toBe(409);
    expect(await routesOf(atBank(customer, further))).toEqual([]);
    // The reference is used up. The account can be linked again under another one.
    const used = await linkAt(further, { alias: customer.alias, account_ref: ref });
    expect(verdictOf(used)).toEqual([409, "ALREADY_EXISTS"]);
    await registry.link(further, customer.alias);
  });

  test("lapses after seven days of silence", async () => {
    const customer = await registry.newCustomer(home);
    const ref = await registry.link(further, customer.alias);
    await advance(7 * DAY - 60_000);
    expect((await registry.customerSession(home, customer)).page).toContain(
      `Bank ${further.bank_handle}`,
    );
    await advance(60_000);
    const late = await (await registry.customerSession(home, customer)).choose("confirm", {
      account_ref: ref,
    });
    expect(late.status).toBe(409);
    expect(await routesOf(atBank(customer, further))).toEqual([]);
    // It blocks nobody any more.
    const next = await registry.link(further, customer.alias);
    expect(await readLink(further, ref)).toMatchObject({ status: "UNLINKED", reason: "LAPSED" });
    expect((await readLink(further, next)).status).toBe("PENDING_CONFIRMATION");
  });

  test("cannot be confirmed in a session of its own bank or of another customer", async () => {
    const customer = await registry.newCustomer(home);
    const ref = await registry.link(further, customer.alias);
    const own = { alias: customer.alias, customer_proof: { type: "BANK_VERIFIED" } };
    const begun = await further.call("/identity/customer-sessions", own);
    expect(verdictOf(begun)).toEqual([404, "NOT_FOUND"]);
    const stranger = await registry.newCustomer(home);
    const customerSession = await registry.customerSession(home, stranger);
    expect((await customerSession.choose("confirm", { account_ref: ref })).status).toBe(409);
    expect((await readLink(further, ref)).status).toBe("PENDING_CONFIRMATION");
  });

  test("waits at the sponsor too if the customer is at another bank, which must confirm it", async () => {
    const customer = await registry.newCustomer(home);
    const elsewhere = await registry.confirmedLink(further, customer, home);
    ok(await home.remove(linkPath(home, customer.account_ref)), 204);
    const path = linkPath(further, elsewhere);
    ok(await further.call(`${path}/suspend`, { reason: "BANK" }), 200);
    const ref = await registry.link(home, customer.alias);
    const own = await registry.customerSession(home, customer);
    expect((await own.choose("confirm", { account_ref: ref })).status).toBe(409);
    expect((await readLink(home, ref)).status).toBe("PENDING_CONFIRMATION");
    ok(await further.call(`${path}/reinstate`, {}), 200);
    const customerSession = await registry.customerSession(further, customer);
    ok(await customerSession.choose("confirm", { account_ref: ref }), 303);
    expect((await readLink(home, ref)).status).toBe("LINKED");
  });
});

describe("a linked account", () => {
  test("is no route while it is suspended, and no other account takes its place", async () => {
    const customer = await registry.newCustomer(home);
    const second = await registry.link(home, customer.alias);
    const path = linkPath(home, customer.account_ref);
    const suspended = await home.call(`${path}/suspend`, { reason: "CUSTOMER_LOCK" });
    expect(ok(suspended, 200).body).toMatchObject({
      ...{ status: "SUSPENDED", reason: "CUSTOMER_LOCK", default: true },
    });
    expect(await routesOf(customer.alias)).toEqual([]);
    expect(await routesOf(atBank(customer, home))).toEqual([second]);
    const reinstated = await home.call(`${path}/reinstate`, {});
    expect(ok(reinstated, 200).body).toMatchObject({ status: "LINKED", reason: null });
    expect((await routesOf(customer.alias))[0]).toBe(customer.account_ref);
  });

  test("is unlinked permanently, with a reason; the name leads nowhere until the customer chooses", async () => {
    const customer = await registry.newCustomer(home);
    const second = await registry.link(home, customer.alias);
    const path = linkPath(home, customer.account_ref);
    for (const _ of ["once", "again"]) {
      ok(await home.remove(path), 204);
      expect(await readLink(home, customer.account_ref)).toMatchObject({
        ...{ status: "UNLINKED", reason: "BANK", default: false, default_for: [] },
      });
    }
    expect(await routesOf(customer.alias)).toEqual([]);
    const listed = ok(await home.call(`${home.accounts}?limit=100`), 200).body.data;
    const refs = listed.map((link: { account_ref: string }) => link.account_ref);
    expect(refs).toContain(second);
    expect(refs).not.toContain(customer.account_ref);
    const customerSession = await registry.customerSession(home, customer);
    ok(await customerSession.choose("default", { account_ref: second, kind: "ANY" }), 303);
    expect(await routesOf(customer.alias)).toEqual([second]);
  });

  test.each(["FRAUD", "LEGAL"])(
    "that the operator suspends for %s cannot be lifted by its bank",
    async (reason) => {
      const customer = await registry.newCustomer(home);
      const { account_ref } = customer;
      const path = linkPath(home, account_ref);
      expect(verdictOf(await home.call(`${path}/suspend`, { reason }))).toEqual([403, "FORBIDDEN"]);
      ok(await home.call(`${path}/suspend`, { reason: "BANK" }), 200);
      expect(ok(await asOperator(account_ref, "suspend", { reason }), 200).body.reason).toBe(
        reason,
      );
      expect(verdictOf(await home.call(`${path}/reinstate`, {}))).toEqual([403, "FORBIDDEN"]);
      expect(verdictOf(await home.remove(path))).toEqual([403, "FORBIDDEN"]);
      expect(await routesOf(customer.alias)).toEqual([]);
      // Only the operator's suspension is lifted. The bank lifts its own, which is below it.
      expect(ok(await asOperator(account_ref, "reinstate"), 200).body.reason).toBe("BANK");
      expect(await routesOf(customer.alias)).toEqual([]);
      ok(await home.call(`${path}/reinstate`, {}), 200);
      expect(await routesOf(customer.alias)).toEqual([account_ref]);
      const address = `/admin/v1/links/${account_ref}?realm=test`;
      ok(await registry.owner(address, undefined, { method: "DELETE" }), 204);
      expect(await readLink(home, account_ref)).toMatchObject({
        ...{ status: "UNLINKED", reason: "OPERATOR" },
      });
    },
  );

  test("cannot be changed by another bank", async () => {
    const { alias, account_ref } = await registry.newCustomer(home);
    const foreign = linkPath(home, account_ref);
    const batch = { accounts: [{ alias, account_ref: accountRef() }] };
    const attempts = [
      further.call(home.accounts, { alias, account_ref: accountRef() }),
      further.call(`${home.accounts}:batch`, batch),
      further.call(home.accounts),
      further.call(`/identity/banks/${home.bank_handle}/digest`),
      further.call(foreign),
      further.remove(foreign),
      further.call(`${foreign}/suspend`, { reason: "BANK" }),
      further.call(`${foreign}/reinstate`, {}),
      further.call(`/identity/banks/${fresh("nobody")}/accounts`),
    ];
    const verdicts = (await Promise.all(attempts)).map(verdictOf);
    expect(verdicts).toEqual(attempts.map(() => [403, "FORBIDDEN"]));
    // Below the other bank's own address the account does not exist.
    const smuggled = linkPath(further, account_ref);
    const hidden = [
      further.call(smuggled),
      further.remove(smuggled),
      further.call(`${smuggled}/suspend`, { reason: "BANK" }),
      further.call(`${smuggled}/reinstate`, {}),
    ];
    const found = (await Promise.all(hidden)).map(verdictOf);
    expect(found).toEqual(hidden.map(() => [404, "NOT_FOUND"]));
    expect(await routesOf(alias)).toEqual([account_ref]);
  });

  test("needs a name that the bank can link to; every other name gets the same refusal", async () => {
    const suspended = await registry.newCustomer(home);
    ok(await home.call(`/identity/handles/${suspended.alias}/suspend`, { reason: "BANK" }), 200);
    const gone = await registry.newCustomer(home);
    ok(await home.remove(`/identity/handles/${gone.alias}`), 204);
    const unverified = fresh("unverified");
    ok(await home.call("/identity/handles", { alias: unverified }));
    const names = [suspended.alias, gone.alias, unverified, fresh("nobody")];
    const texts = new Set<string>();
    for (const alias of names) {
      const answer = await further.call(
        further.accounts,
        { alias, account_ref: accountRef() },
        { headers: { "x-correlation-id": "same" } },
      );
      expect(verdictOf(answer)).toEqual([404, "NOT_FOUND"]);
      texts.add(answer.text);
    }
    expect(texts.size).toBe(1);
  });
});

test("the audit of all this is intact", async () => {
  await expectWhole({ registry, noted });
});
