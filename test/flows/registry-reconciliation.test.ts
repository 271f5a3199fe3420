import { createHash } from "node:crypto";
import { beforeEach, describe, expect, inject, test } from "vitest";
import {
  type Answer,
  accountRef,
  type Bank,
  fresh,
  ok,
  type RegistryCustomer,
  registryOf,
  verdictOf,
} from "./registry-steps.ts";

/** How a bank links many accounts, and finds differences between its records and the registry's. */
const registry = registryOf(inject("world"));

let bank: Bank;
let other: Bank;

beforeEach(async () => {
  bank = await registry.newBank();
  other = await registry.newBank();
});

/** A bank's record of an account that it has linked. */
interface OwnRecord {
  account_ref: string;
  alias: string;
  currency: string | null;
  status: string;
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

const bucketOf = ({ account_ref }: OwnRecord): string => sha256(account_ref).slice(0, 1);

/** As documented: the XOR of SHA-256 of the JSON [account_ref, alias, currency, status]. */
const digestOf = (records: readonly OwnRecord[]) =>
  sumOf(
    records.map(({ account_ref, alias, currency, status }) => [
      ...[account_ref, alias, currency, status],
    ]),
  );

const sumOf = (records: readonly (string | null)[][]): { count: number; digest: string } => {
  const sum = Buffer.alloc(32);
  for (const record of records) {
    const fingerprint = sha256(JSON.stringify(record));
    for (const [place, byte] of Buffer.from(fingerprint, "hex").entries()) {
      sum[place] = (sum[place] ?? 0) ^ byte;
    }
  }
  return { count: records.length, digest: sum.toString("hex") };
};

const digestPath = () => `/identity/banks/${bank.bank_handle}/digest`;

/** The registry's digest equals the digest of the bank's own records, in total and per bucket. */
const agrees = async (records: readonly OwnRecord[]) => {
  const { buckets, handles: _handles, ...whole } = ok(await bank.call(digestPath()), 200).body;
  expect(whole).toEqual({ bank_handle: bank.bank_handle, ...digestOf(records) });
  for (const bucket of "0123456789abcdef") {
    const own = digestOf(records.filter((record) => bucketOf(record) === bucket));
    expect(buckets[bucket] ?? digestOf([])).toEqual(own);
  }
};

const recordOf = (
  { alias, account_ref }: RegistryCustomer,
  currency: string | null,
): OwnRecord => ({
  ...{ alias, account_ref, currency, status: "LINKED" },
});

describe("the digest", () => {
  test("follows the bank's own records through everything that happens to an account", async () => {
    await agrees([]);
    const own = recordOf(await registry.newCustomer(bank), null);
    const guest = await registry.newCustomer(other);
    const further: OwnRecord = {
      ...{ account_ref: await registry.link(bank, guest.alias), alias: guest.alias },
      ...{ currency: "USD", status: "PENDING_CONFIRMATION" },
    };
    const records = [own, further];
    await agrees(records);

    const customerSession = await registry.customerSession(other, guest);
    ok(await customerSession.choose("confirm", { account_ref: further.account_ref }), 303);
    further.status = "LINKED";
    await agrees(records);

    ok(await bank.call(`${bank.accounts}/${own.account_ref}/suspend`, { reason: "BANK" }), 200);
    own.status = "SUSPENDED";
    await agrees(records);

    // The guest's name changes at another bank, and this bank sees it by the digest.
    const username = fresh("renamed");
    ok(await customerSession.choose("username", { username }), 303);
    const stale = digestOf(records).digest;
    expect(ok(await bank.call(digestPath()), 200).body.digest).not.toBe(stale);
    const bucket = bucketOf(further);
    const listed = ok(await bank.call(`${bank.accounts}?bucket=${bucket}`), 200).body.data;
    expect(listed).toContainEqual(expect.objectContaining({ ...further, alias: username }));
    further.alias = username;
    await agrees(records);

    ok(await other.remove(`/identity/handles/${username}`), 204);
    await agrees([own]);
    ok(await bank.remove(`${bank.accounts}/${own.account_ref}`), 204);
    await agrees([]);
  });
});

describe("the digest of handles", () => {
  /** A bank's record of a handle that it sponsors. */
  type OwnHandle = [handleId: string, alias: string, status: string, ownSuspension: string | null];

  // @rule R6.4
  test("leads a bank by its bucket to the handle that its records have wrong", async () => {
    const theirs = async () => ok(await bank.call(digestPath()), 200).body.handles;
    const sponsored = `/identity/banks/${bank.bank_handle}/handles`;
    const records: OwnHandle[] = [];
    for (let count = 0; count < 6; count++) {
      const { alias } = await registry.newCustomer(bank);
      const { body } = ok(await bank.call(`/identity/handles/${alias}`), 200);
      records.push([body.handle_id, alias, "ACTIVE", null]);
    }
    expect(await theirs()).toMatchObject(sumOf(records));

    const [first] = records as [OwnHandle];
    ok(await bank.call(`/identity/handles/${first[1]}/suspend`, { reason: "CUSTOMER_LOCK" }), 200);
    const { buckets } = await theirs();
    const differing = Object.keys(buckets).filter((bucket) => {
      const own = records.filter(([handleId]) => sha256(handleId)[0] === bucket);
      return sumOf(own).digest !== buckets[bucket].digest;
    });
    expect(differing).toEqual([sha256(first[0])[0]]);
    const { data } = ok(await bank.call(`${sponsored}?bucket=${differing[0]}`), 200).body;
    const found = data.find((row: { handle_id: string }) => row.handle_id === first[0]);
    first[2] = found.status;
    first[3] = found.suspensions.bank;
    expect([first[2], first[3]]).toEqual(["SUSPENDED", "CUSTOMER_LOCK"]);
    expect(await theirs()).toMatchObject(sumOf(records));
  });
});

describe("a batch", () => {
  const send = (accounts: object[], headers: Record<string, string> = {}): Promise<Answer> =>
    bank.call(`${bank.accounts}:batch`, { accounts }, { headers });

  test("is decided account by account, in order, and a refusal does not stop the others", async () => {
    const own = await registry.newCustomer(bank);
    const guest = await registry.newCustomer(other);
    const [first, waiting, last] = [accountRef(), accountRef(), accountRef()];
    const { body } = ok(
      await send([
        { alias: own.alias, account_ref: first, currency: "USD" },
        { alias: fresh("nobody"), account_ref: accountRef() },
        { alias: own.alias, account_ref: own.account_ref },
        { alias: own.alias, account_ref: first },
        { alias: guest.alias, account_ref: waiting },
        { alias: guest.alias, account_ref: accountRef() },
        { alias: own.alias.toUpperCase(), account_ref: last, default: true },
      ]),
      200,
    );
    type Item = { link: OwnRecord | null; error: Record<string, string | null> | null };
    const items = (body.data as Item[]).map(({ link, error }) => link?.status ?? error);
    expect(items).toMatchObject([
      "LINKED",
      { code: "NOT_FOUND", field: "alias" },
      { code: "ALREADY_EXISTS", field: "account_ref" },
      { code: "ALREADY_EXISTS", field: "account_ref" },
      "PENDING_CONFIRMATION",
      { code: "LINK_UNCONFIRMED", field: null },
      "LINKED",
    ]);
    const accepted: OwnRecord[] = [
      recordOf(own, null),
      recordOf({ ...own, account_ref: first }, "USD"),
      { ...recordOf({ ...guest, account_ref: waiting }, null), status: "PENDING_CONFIRMATION" },
      recordOf({ ...own, account_ref: last }, null),
    ];
    await agrees(accepted);
    expect((await bank.call(`${bank.accounts}/${last}`)).body.default_for).toEqual(["BANK"]);
  });

  test("links a hundred accounts of a hundred customers, and the digest follows", async () => {
    const customers: RegistryCustomer[] = [];
    for (let count = 0; count < 100; count += 10) {
      const ten = Array.from({ length: 10 }, () => registry.newCustomer(bank));
      customers.push(...(await Promise.all(ten)));
    }
    const accounts = customers.map(({ alias }) => ({
      ...{ alias, account_ref: accountRef(), currency: "EUR" },
    }));
    const { body } = ok(await send(accounts), 200);
    expect(body.data.map((item: { error: unknown }) => item.error)).toEqual(Array(100).fill(null));
    const added = accounts.map((account) => ({ ...account, status: "LINKED" }));
    const records = [...customers.map((customer) => recordOf(customer, null)), ...added];
    await agrees(records);

    // Page by page the list equals the bank's own records, each once.
    const listed: OwnRecord[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: Answer = await bank.call(`${bank.accounts}?limit=70${cursor}`);
      listed.push(...ok(page, 200).body.data);
      cursor = page.body.next_cursor === null ? null : `&cursor=${page.body.next_cursor}`;
    }
    expect(listed.map(({ account_ref }) => account_ref).sort()).toEqual(
      records.map(({ account_ref }) => account_ref).sort(),
    );
    expect(digestOf(listed)).toEqual(digestOf(records));
  });

  test("is applied once for each idempotency key, and a repeat gets the same bytes", async () => {
    const { alias } = await registry.newCustomer(bank);
    const accounts = [{ alias, account_ref: accountRef() }];
    const headers = { "idempotency-key": fresh("batch") };
    const first = ok(await send(accounts, headers), 200);
    const again = ok(await send(accounts, headers), 200);
    expect([again.text, again.headers.get("idempotency-replayed")]).toEqual([first.text, "true"]);
    const differing = await send([...accounts, ...accounts], headers);
    expect(verdictOf(differing)).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
  });

  test("has one to a hundred accounts", async () => {
    const { alias } = await registry.newCustomer(bank);
    for (const length of [0, 101]) {
      const accounts = Array.from({ length }, () => ({ alias, account_ref: accountRef() }));
      expect(verdictOf(await send(accounts))).toEqual([422, "VALIDATION_FAILED"]);
    }
    const wrong = [{ alias, account_ref: accountRef() }, { alias }];
    const { body } = await send(wrong);
    expect(body.error.field).toBe("accounts.1.account_ref");
  });
});
