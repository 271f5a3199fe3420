import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { sweep } from "../../src/registry/sweep.ts";
import { requireDigests, requirePossible } from "./always.ts";
import { DAY } from "./clock.ts";
import {
  accountRef,
  asOwner,
  auditOf,
  type Bank,
  Browser,
  confirmAt,
  db,
  link,
  migrate,
  newApprover,
  newBank,
  newCustomer,
  newGateway,
  ok,
  proofOf,
  registryEnv,
  resolve,
} from "./registry.ts";

/** What a bank that closes leaves behind. Each test closes one of its own. */
let closing: Bank;
let other: Bank;
let third: Bank;

beforeAll(migrate);
beforeEach(async () => {
  vi.spyOn(console, "log").mockReturnValue();
  [closing, other, third] = [await newBank(), await newBank(), await newBank()];
});

const close = async (bank: Bank) =>
  ok(await asOwner(`/admin/v1/banks/${bank.bank_id}`, undefined, { method: "DELETE" }), 204);

const handleOf = async (bank: Bank, alias: string) =>
  ok(await bank.call(`/identity/handles/${alias}`), 200).body;

const atOperator = async (alias: string) =>
  ok(await asOwner(`/admin/v1/handles/${alias}?realm=test`), 200).body;

/** A customer of the bank that closes, with a confirmed account at each further bank. */
const customerWithAccountsAt = async (...banks: Bank[]) => {
  const customer = await newCustomer(closing);
  const refs: string[] = [];
  for (const bank of banks) {
    const ref = await link(bank, customer.alias);
    await confirmAt(closing, customer, ref);
    refs.push(ref);
  }
  return { ...customer, refs };
};

describe("a customer with an account at another bank", () => {
  // @rule R2.5
  test("keeps the name, with that bank as sponsor and default, and chooses again", async () => {
    const { alias, proof, refs } = await customerWithAccountsAt(other);
    await close(closing);
    expect(await handleOf(other, alias)).toMatchObject({
      ...{ status: "ACTIVE", sponsor_bank: other.bank_handle },
      links: [{ account_ref: refs[0], default: true, default_for: ["ANY", "BANK"] }],
    });
    // Without a sweep.
    expect((await resolve(alias)).body.routes).toMatchObject([{ account_ref: refs[0] }]);
    await sweep(registryEnv());
    await requireDigests("after closing");
    const further = await link(other, alias);
    const browser = await Browser.openedBy(other, { alias, proof });
    expect((await browser.choose("default", { account_ref: further, kind: "ANY" })).status).toBe(
      303,
    );
    expect((await resolve(alias)).body.routes[0]).toMatchObject({ account_ref: further });
  });

  test("keeps the default that is not at the closed bank, and its bank is the sponsor", async () => {
    const { alias, proof, refs } = await customerWithAccountsAt(other, third);
    const browser = await Browser.openedBy(closing, { alias, proof });
    const chosen = { account_ref: refs[1] ?? "", kind: "ANY" };
    expect((await browser.choose("default", chosen)).status).toBe(303);
    await close(closing);
    const { sponsor_bank, links } = await atOperator(alias);
    expect(sponsor_bank).toBe(third.bank_handle);
    expect(links).toHaveLength(2);
    expect(links).toContainEqual(
      expect.objectContaining({ account_ref: refs[1], default_for: ["ANY", "BANK"] }),
    );
  });

  // @rule R2.8
  test("stays hidden from the public if the default was", async () => {
    const customer = await customerWithAccountsAt(other);
    const browser = await Browser.openedBy(closing, customer);
    const hidden = { account_ref: customer.account_ref, visibility: "GATEWAYS" };
    expect((await browser.choose("visibility", hidden)).status).toBe(303);
    await close(closing);
    expect((await handleOf(other, customer.alias)).links).toMatchObject([
      { default: true, visibility: "GATEWAYS" },
    ]);
    expect((await resolve(customer.alias)).status).toBe(404);
    expect((await (await newGateway()).resolve(customer.alias)).body.status).toBe("ACTIVE");
  });

  test.each([
    ["BANK", "ACTIVE"],
    ["CUSTOMER_LOCK", "SUSPENDED"],
  ])("the closed sponsor's suspension for %s leaves the name %s", async (reason, status) => {
    const { alias } = await customerWithAccountsAt(other);
    ok(await closing.call(`/identity/handles/${alias}/suspend`, { reason }), 200);
    await close(closing);
    expect((await handleOf(other, alias)).status).toBe(status);
  });

  test("is not passed to a bank where the operator has suspended an account", async () => {
    const { alias, refs } = await customerWithAccountsAt(other, third);
    const path = `/admin/v1/links/${refs[0]}/suspend?realm=test`;
    ok(await asOwner(path, { reason: "FRAUD" }), 200);
    await close(closing);
    expect((await atOperator(alias)).sponsor_bank).toBe(third.bank_handle);
  });
});

describe("a customer without another bank", () => {
  test("keeps the name without a route, and only the operator gives it to another bank", async () => {
    const { alias, proof } = await newCustomer(closing);
    await link(other, alias);
    await close(closing);
    await sweep(registryEnv());
    expect((await resolve(alias)).status).toBe(404);
    expect(await atOperator(alias)).toMatchObject({
      ...{ status: "ACTIVE", sponsor_bank: closing.bank_handle },
      links: [{ status: "PENDING_CONFIRMATION" }],
    });
    const claim = { type: "PORTABILITY", alias, account_ref: accountRef(), customer_proof: proof };
    const { claim_id } = ok(await third.call("/identity/claims", claim)).body;
    const one = `/claims/${claim_id}`;
    ok(await third.call(`/identity${one}/dispute`, { reason: "The bank has closed." }), 200);
    for (const approver of [await newApprover(), await newApprover()]) {
      ok(await approver.call(`/admin/v1${one}/approve`, {}), 200);
    }
    ok(await third.call(`/identity${one}/complete`, {}), 200);
    expect((await handleOf(third, alias)).sponsor_bank).toBe(third.bank_handle);
  });
});

test("a bank that the operator has suspended follows only where there is no other", async () => {
  const customer = await customerWithAccountsAt(other, third);
  const { alias, refs } = customer;
  const suspended = { method: "PATCH", json: { status: "SUSPENDED" } };
  ok(await asOwner(`/admin/v1/banks/${other.bank_id}`, undefined, suspended), 200);
  await close(closing);
  expect((await resolve(alias)).body.routes).toMatchObject([{ account_ref: refs[1] }]);
  await sweep(registryEnv());
  expect((await resolve(alias)).body.routes).toMatchObject([{ account_ref: refs[1] }]);
  expect((await atOperator(alias)).sponsor_bank).toBe(third.bank_handle);
});

describe("an open claim", () => {
  const claimOf = async (
    bank: Bank,
    customer: { alias: string; proof: object },
    type = "PORTABILITY",
  ) => {
    const { alias, proof: customer_proof } = customer;
    const json = { type, alias, account_ref: accountRef(), customer_proof };
    return ok(await bank.call("/identity/claims", json)).body.claim_id as string;
  };
  const readClaim = async (id: string) => ok(await asOwner(`/admin/v1/claims/${id}`), 200).body;

  test("ends if the claimant closes", async () => {
    const customer = await newCustomer(other);
    const id = await claimOf(closing, customer);
    await close(closing);
    // Nothing of the closed bank is at the handle but the claim.
    ok(
      await other.call(`/identity/handles/${customer.alias}`, undefined, { method: "DELETE" }),
      204,
    );
    expect(await readClaim(id)).toMatchObject({
      ...{ status: "CANCELLED", cancel_reason: "CLAIMANT_CLOSED" },
    });
  });

  test("ends in the sweep too, so the holder's list no longer has it", async () => {
    const customer = await newCustomer(other);
    const id = await claimOf(closing, customer);
    await close(closing);
    await sweep(registryEnv());
    expect(await readClaim(id)).toMatchObject({ cancel_reason: "CLAIMANT_CLOSED" });
    const open = ok(await other.call("/identity/claims?role=holder&status=OPEN"), 200).body;
    expect(open.data).toEqual([]);
  });

  test("goes on with the new sponsor if the holder closes", async () => {
    const customer = await customerWithAccountsAt(other);
    const id = await claimOf(third, customer);
    await close(closing);
    ok(await other.call(`/identity/claims/${id}/acknowledge`, {}), 200);
    const json = { customer_proof: customer.proof };
    ok(await other.call(`/identity/claims/${id}/confirm`, json), 200);
    ok(await third.call(`/identity/claims/${id}/complete`, {}), 200);
    expect((await handleOf(third, customer.alias)).sponsor_bank).toBe(third.bank_handle);
  });

  test("for a recovery leaves the new holder seven days to object", async () => {
    const opened = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: opened });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const approvers = [await newApprover(), await newApprover()];
    const customer = await customerWithAccountsAt(other);
    const id = await claimOf(third, customer, "RECOVERY");
    for (const approver of approvers) {
      ok(await approver.call(`/admin/v1/claims/${id}/approve`, {}), 200);
    }
    vi.setSystemTime(opened + 7 * DAY - 60_000);
    await close(closing);
    const complete = () => third.call(`/identity/claims/${id}/complete`, {});
    vi.setSystemTime(opened + 7 * DAY);
    expect((await complete()).body.error.code).toBe("OBJECTION_PERIOD");
    await sweep(registryEnv());
    expect(await readClaim(id)).toMatchObject({
      ...{ status: "CONFIRMED", holder_bank_id: other.bank_id },
      resolution_ends_at: new Date(opened + 14 * DAY).toISOString(),
    });
    vi.setSystemTime(opened + 14 * DAY);
    ok(await complete(), 200);
  });

  test("ends if its claimant becomes the sponsor", async () => {
    const customer = await customerWithAccountsAt(other);
    const id = await claimOf(other, customer);
    await close(closing);
    await sweep(registryEnv());
    expect(await readClaim(id)).toMatchObject({
      ...{ status: "CANCELLED", cancel_reason: "HOLDER_CLOSED" },
    });
  });
});

test("a bank that was closed a moment ago creates nothing with a key that is still cached", async () => {
  ok(await closing.call(closing.accounts), 200);
  await close(closing);
  const json = { alias: "late-name", account_ref: accountRef(), customer_proof: proofOf("late") };
  expect((await closing.call("/identity/handles", json)).status).toBe(403);
});

test("the sweep ends a large bank's links in runs of a thousand, and writes each", async () => {
  const { refs, alias, account_ref, proof } = await customerWithAccountsAt(other);
  const count = 1_100;
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
  await db.batch([
    db.prepare(`insert into handles (realm, handle_id, alias, status, sponsor_bank_id, created_at,
      bucket) ${numbers} select 'test', printf('hdl_%043d', i), printf('many-%d', i), 'ACTIVE',
      '${closing.bank_id}', 1, '0' from n`),
    db.prepare(`insert into links (realm, account_ref, handle_id, bank_id, capabilities, status,
      is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket,
      created_at, linked_at) ${numbers} select 'test', printf('acc_%08d', i),
      printf('hdl_%043d', i), '${closing.bank_id}', '[]', 'LINKED', 1, 1, 0, 0, 'PUBLIC', '0', 1, 1
      from n`),
  ]);
  const claim = { type: "PORTABILITY", alias, account_ref: accountRef(), customer_proof: proof };
  const { claim_id } = ok(await third.call("/identity/claims", claim)).body;
  await close(closing);
  const left = () =>
    db
      .prepare("select count(*) from links where bank_id = ? and status <> 'UNLINKED'")
      .bind(closing.bank_id)
      .first<number>("count(*)");
  await sweep(registryEnv());
  expect(await left()).toBeLessThanOrEqual(count + 1 - 1_000);
  expect(await left()).toBeGreaterThan(0);
  // The claim came first, so its new holder sees it.
  expect((await other.call("/identity/claims?role=holder")).body.data).toMatchObject([
    { claim_id, holder_bank_id: other.bank_id },
  ]);
  await sweep(registryEnv());
  expect(await left()).toBe(0);
  const ended = {
    action: "link.unlinked",
    details: { bank: closing.bank_id, reason: "BANK_CLOSED" },
  };
  for (const ref of [account_ref, "acc_00001100"]) {
    expect((await auditOf(ref)).at(-1)).toMatchObject({ actor: "registry", ...ended });
  }
  expect((await resolve(alias)).body.routes).toMatchObject([{ account_ref: refs[0] }]);
  const { passed_on_through } = (await db
    .prepare("select passed_on_through from banks where bank_id = ?")
    .bind(closing.bank_id)
    .first()) as { passed_on_through: string | null };
  expect(passed_on_through).toBeNull();
  await requirePossible("after closing");
});

describe("a default that is suspended", () => {
  test("is replaced in a session of the sponsor, and does not take its place back", async () => {
    const customer = await customerWithAccountsAt(other);
    const { alias, account_ref, refs } = customer;
    const second = await link(closing, alias);
    const move = { account_ref: refs[0] ?? "", kind: "ANY" };
    const atHome = await Browser.openedBy(closing, customer);
    expect((await atHome.choose("default", move)).status).toBe(303);
    // The default is at another bank now, and only that bank's session may move it.
    const back = { account_ref: second, kind: "ANY" };
    expect((await atHome.choose("default", back)).status).not.toBe(303);
    const path = `${other.accounts}/${refs[0]}`;
    ok(await other.call(`${path}/suspend`, { reason: "CUSTOMER_LOCK" }), 200);
    expect((await atHome.choose("default", back)).status).toBe(303);
    expect((await resolve(alias)).body.routes[0]).toMatchObject({ account_ref: second });
    ok(await other.call(`${path}/reinstate`, {}), 200);
    expect((await resolve(alias)).body.routes[0]).toMatchObject({ account_ref: second });
    expect(account_ref).not.toBe(second);
  });
});

describe("a lookup before the sweep is as after it", () => {
  test("also if the sponsor had no account of its own", async () => {
    const customer = await customerWithAccountsAt(third, other);
    const { alias, account_ref, refs } = customer;
    const browser = await Browser.openedBy(closing, customer);
    const move = { account_ref: refs[0] ?? "", kind: "ANY" };
    expect((await browser.choose("default", move)).status).toBe(303);
    const own = `${closing.accounts}/${account_ref}`;
    ok(await closing.call(own, undefined, { method: "DELETE" }), 204);
    const preferred = accountRef();
    ok(await other.call(other.accounts, { alias, account_ref: preferred, default: true }));
    await close(closing);
    await close(third);
    const routes = [{ account_ref: preferred, default: true }, { account_ref: refs[1] }];
    expect((await resolve(alias)).body.routes).toMatchObject(routes);
    await sweep(registryEnv());
    expect((await resolve(alias)).body.routes).toMatchObject(routes);
  });

  test("also for a name whose quarantine is over", async () => {
    const { alias } = await newCustomer(other);
    ok(await other.call(`/identity/handles/${alias}`, undefined, { method: "DELETE" }), 204);
    const gateway = await newGateway();
    expect((await gateway.resolve(alias)).body.status).toBe("DEACTIVATED");
    await db.prepare("update handles set due_at = 1 where alias = ?").bind(alias).run();
    expect((await gateway.resolve(alias)).status).toBe(404);
  });
});
