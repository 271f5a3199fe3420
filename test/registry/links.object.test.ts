import { describe, expect, test } from "vitest";
import { sha256Hex } from "../../src/base/platform/crypto.ts";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  asOwner,
  type Bank,
  Browser,
  confirmAt,
  fresh,
  link,
  migrate,
  newBank,
  newCustomer,
  ok,
  resolve,
} from "./registry.ts";

const clock = standingClock(365 * DAY);
await migrate();
const [aurora, borealis] = [await newBank(), await newBank("second-bank", "test", ["PAYMENTS"])];

const linkOf = (bank: Bank, ref: string) => bank.call(`${bank.accounts}/${ref}`);
const remove = (bank: Bank, ref: string) =>
  bank.call(`${bank.accounts}/${ref}`, undefined, { method: "DELETE" });

describe("a link begins", () => {
  test("LINKED at a bank where the customer already has one; the default stays", async () => {
    const { alias, account_ref } = await newCustomer(aurora);
    const further = await link(aurora, alias);
    const { body } = await linkOf(aurora, further);
    expect(body).toMatchObject({
      status: "LINKED",
      default: false,
      alias,
      linked_at: expect.any(String),
    });
    expect((await resolve(alias)).body.routes[0].account_ref).toBe(account_ref);
  });

  test("as the bank's own default if the bank says so", async () => {
    const { alias, account_ref } = await newCustomer(aurora);
    const json = { alias, account_ref: accountRef(), currency: "USD", default: true };
    const { body } = ok(await aurora.call(aurora.accounts, json));
    expect(body).toMatchObject({ default: false, default_for: ["BANK"] });
    const atBank = await resolve(`${alias}@${aurora.bank_handle}`);
    // A lookup with the bank gets its own default; one without gets the customer's choice.
    expect(atBank.body.routes.map((row: { account_ref: string }) => row.account_ref)).toEqual([
      json.account_ref,
      account_ref,
    ]);
    expect((await resolve(alias)).body.routes[0].account_ref).toBe(account_ref);
  });

  // @rule R2.2 R2.10
  test("PENDING_CONFIRMATION at a further bank, and lapses after seven days", async () => {
    const { alias } = await newCustomer(aurora);
    const ref = await link(borealis, alias);
    expect((await linkOf(borealis, ref)).body).toMatchObject({
      status: "PENDING_CONFIRMATION",
      linked_at: null,
      default: false,
    });
    const again = { alias, account_ref: accountRef() };
    expect((await borealis.call(borealis.accounts, again)).status).toBe(409);
    clock.moveTo(7 * DAY);
    ok(await borealis.call(borealis.accounts, again));
    expect((await linkOf(borealis, ref)).body).toMatchObject({
      status: "UNLINKED",
      reason: "LAPSED",
    });
  });

  test("refused for a name that leads nowhere, twice, and for capabilities that the bank lacks", async () => {
    const { alias, account_ref } = await newCustomer(aurora);
    const unknown = { alias: "no-such-name", account_ref: accountRef() };
    expect((await aurora.call(aurora.accounts, unknown)).status).toBe(404);
    const twice = await aurora.call(aurora.accounts, { alias, account_ref });
    expect(twice.body.error).toMatchObject({ code: "ALREADY_EXISTS", field: "account_ref" });
    const beyond = { alias, account_ref: accountRef(), capabilities: ["OPEN_BANKING"] };
    expect((await borealis.call(borealis.accounts, beyond)).body.error.field).toBe("capabilities");
  });

  test("at most ten for one customer at one bank", async () => {
    const { alias } = await newCustomer(aurora);
    for (let count = 1; count < 10; count++) await link(aurora, alias);
    const eleventh = await aurora.call(aurora.accounts, { alias, account_ref: accountRef() });
    expect(eleventh.body.error.code).toBe("LINK_LIMIT_REACHED");
  });
});

describe("a link changes", () => {
  // @rule R2.4
  test("suspended, reinstated, unlinked with a reason; UNLINKED is final", async () => {
    const { alias, account_ref } = await newCustomer(aurora);
    const path = `${aurora.accounts}/${account_ref}`;
    ok(await aurora.call(`${path}/suspend`, { reason: "BANK" }), 200);
    expect((await aurora.call(`${path}/suspend`, { reason: "BANK" })).status).toBe(409);
    const back = ok(await aurora.call(`${path}/reinstate`, {}), 200);
    expect(back.body).toMatchObject({ status: "LINKED", default: true, reason: null });
    ok(await remove(aurora, account_ref), 204);
    ok(await remove(aurora, account_ref), 204);
    expect((await linkOf(aurora, account_ref)).body).toMatchObject({
      ...{ status: "UNLINKED", reason: "BANK", default: false },
    });
    expect((await aurora.call(`${path}/reinstate`, {})).status).toBe(409);
    expect((await resolve(alias)).status).toBe(404);
  });

  // @rule R7.3
  test("the bank cannot reinstate what the operator suspended for FRAUD", async () => {
    const { account_ref } = await newCustomer(aurora);
    const admin = `/admin/v1/links/${account_ref}/suspend?realm=test`;
    ok(await asOwner(admin, { reason: "FRAUD" }), 200);
    const path = `${aurora.accounts}/${account_ref}`;
    expect((await aurora.call(`${path}/reinstate`, {})).status).toBe(403);
    expect((await aurora.call(`${path}/suspend`, { reason: "FRAUD" })).status).toBe(403);
    // It cannot end the link either, to link the account again.
    expect((await aurora.call(path, undefined, { method: "DELETE" })).status).toBe(403);
    const byOperator = { method: "DELETE" };
    ok(await asOwner(`/admin/v1/links/${account_ref}?realm=test`, undefined, byOperator), 204);
  });

  test("the operator can suspend what the bank itself has suspended", async () => {
    const { account_ref } = await newCustomer(aurora);
    const path = `${aurora.accounts}/${account_ref}`;
    const admin = `/admin/v1/links/${account_ref}/suspend?realm=test`;
    ok(await aurora.call(`${path}/suspend`, { reason: "BANK" }), 200);
    expect((await asOwner(admin, { reason: "BANK" })).status).toBe(403);
    expect(ok(await asOwner(admin, { reason: "LEGAL" }), 200).body.reason).toBe("LEGAL");
    expect((await aurora.call(`${path}/reinstate`, {})).status).toBe(403);
  });
});

/** The digest that a bank computes from its own records. */
const digestOf = (
  records: [ref: string, alias: string, currency: string | null, status: string][],
) =>
  records
    .map(([ref, alias, currency, status]) =>
      BigInt(`0x${sha256Hex(JSON.stringify([ref, alias, currency, status]))}`),
    )
    .reduce((sum, value) => sum ^ value, 0n)
    .toString(16)
    .padStart(64, "0");

describe("bulk", () => {
  // @rule R2.7
  test("a hundred accounts in one change, each decided separately", async () => {
    const bank = await newBank();
    const customer = await newCustomer(bank);
    const good = Array.from({ length: 8 }, () => ({
      ...{ alias: customer.alias, account_ref: accountRef(), currency: "USD" },
    }));
    const accounts = [
      ...good,
      { alias: "no-such-name", account_ref: accountRef() },
      { alias: customer.alias, account_ref: customer.account_ref },
      { alias: customer.alias, account_ref: good[0]?.account_ref },
    ];
    const headers = { "idempotency-key": fresh("batch") };
    const first = ok(await bank.call(`${bank.accounts}:batch`, { accounts }, { headers }), 200);
    type Item = { link: { status: string } | null; error: { code: string } | null };
    const said = first.body.data.map((item: Item) => item.link?.status ?? item.error?.code);
    expect(said).toEqual([
      ...Array(8).fill("LINKED"),
      "NOT_FOUND",
      "ALREADY_EXISTS",
      "ALREADY_EXISTS",
    ]);
    const again = await bank.call(`${bank.accounts}:batch`, { accounts }, { headers });
    expect(again.text).toBe(first.text);

    const listed = await bank.call(`${bank.accounts}?limit=100`);
    expect(listed.body.data).toHaveLength(9);
    const tooMany = { accounts: Array(101).fill(good[0]) };
    expect((await bank.call(`${bank.accounts}:batch`, tooMany)).status).toBe(422);
  });

  test("of several accounts that ask to be the bank's default the last one is it", async () => {
    const bank = await newBank();
    const { alias } = await newCustomer(bank);
    const accounts = Array.from({ length: 3 }, () => ({
      ...{ alias, account_ref: accountRef(), default: true },
    }));
    ok(await bank.call(`${bank.accounts}:batch`, { accounts }), 200);
    const { data } = (await bank.call(bank.accounts)).body;
    type Listed = { account_ref: string; default_for: string[] };
    const chosen = data.filter((row: Listed) => row.default_for.includes("BANK"));
    expect(chosen.map((row: Listed) => row.account_ref)).toEqual([accounts[2]?.account_ref]);
  });

  // @rule R6.4
  test("the digest follows every change, in total and by bucket", async () => {
    const bank = await newBank();
    const digest = async () => (await bank.call(`/identity/banks/${bank.bank_handle}/digest`)).body;
    expect(await digest()).toMatchObject({ count: 0, digest: "0".repeat(64) });

    const customer = await newCustomer(bank);
    const { alias, account_ref } = customer;
    const second = await link(bank, alias);
    const expectDigest = async (records: Parameters<typeof digestOf>[0]) => {
      const found = await digest();
      expect(found).toMatchObject({ count: records.length, digest: digestOf(records) });
      for (const [bucket, part] of Object.entries(found.buckets)) {
        const inBucket = records.filter(([ref]) => sha256Hex(ref).startsWith(bucket));
        expect(part).toEqual({ count: inBucket.length, digest: digestOf(inBucket) });
      }
    };
    await expectDigest([
      [account_ref, alias, "USD", "LINKED"],
      [second, alias, "USD", "LINKED"],
    ]);
    ok(await bank.call(`${bank.accounts}/${second}/suspend`, { reason: "BANK" }), 200);
    await expectDigest([
      [account_ref, alias, "USD", "LINKED"],
      [second, alias, "USD", "SUSPENDED"],
    ]);
    const renamed = fresh("renamed");
    const browser = await Browser.openedBy(bank, customer);
    expect((await browser.choose("username", { username: renamed })).status).toBe(303);
    await expectDigest([
      [account_ref, renamed, "USD", "LINKED"],
      [second, renamed, "USD", "SUSPENDED"],
    ]);
    ok(await remove(bank, second), 204);
    await expectDigest([[account_ref, renamed, "USD", "LINKED"]]);
    const gone = `/identity/handles/${renamed}`;
    ok(await bank.call(gone, undefined, { method: "DELETE" }), 204);
    await expectDigest([]);
  });

  test("the list can be read one bucket at a time, page by page", async () => {
    const bank = await newBank();
    const { alias } = await newCustomer(bank);
    for (let count = 0; count < 6; count++) await link(bank, alias);
    const seen: string[] = [];
    for (const bucket of "0123456789abcdef") {
      let cursor: string | null = "";
      while (cursor !== null) {
        const query = `bucket=${bucket}&limit=1${cursor ? `&cursor=${cursor}` : ""}`;
        const { body } = ok(await bank.call(`${bank.accounts}?${query}`), 200);
        for (const row of body.data) {
          expect(sha256Hex(row.account_ref)[0]).toBe(bucket);
          seen.push(row.account_ref);
        }
        cursor = body.next_cursor;
      }
    }
    expect(new Set(seen).size).toBe(7);
    for (const query of ["bucket=g", "cursor=bm90LW91cnM"]) {
      expect((await bank.call(`${bank.accounts}?${query}`)).status).toBe(422);
    }
  });
});

test("a confirmed account at a further bank is routed to under that bank's name", async () => {
  const customer = await newCustomer(aurora);
  const ref = await link(borealis, customer.alias);
  await confirmAt(aurora, customer, ref);
  const { body } = await resolve(`${customer.alias}@${borealis.bank_handle}`);
  expect(body.routes).toEqual([
    {
      bank_id: borealis.bank_id,
      bank_handle: borealis.bank_handle,
      account_ref: ref,
      default: false,
      capabilities: ["PAYMENTS"],
    },
  ]);
});
