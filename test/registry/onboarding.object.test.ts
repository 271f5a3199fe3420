import { expect, test, vi } from "vitest";
import { sha256Hex } from "../../src/base/platform/crypto.ts";
import { DAY } from "./clock.ts";
import { follow, guide, sendAs } from "./guide-text.ts";
import { confirmAt, migrate, newBank, newGateway, newStaff, trips } from "./registry.ts";

/**
 * A bank onboards its customers with the guide in its hand (docs/registry.md). They are so many
 * that a bucket of their accounts has more than one page.
 */
const CUSTOMERS = 2_000;
const BATCH = 100;

interface Account {
  handle_id?: string;
  account_ref: string;
  alias: string;
  currency: string | null;
  status: string;
}

interface Handle {
  handle_id: string;
  alias: string;
  status: string;
  suspensions: { bank: string | null };
}

/** The numbers of the guide: what a customer costs, and what a request for a list costs. */
const guideSays = (pattern: RegExp): number =>
  Number(pattern.exec(guide.replaceAll("\n", " "))?.[1]?.replaceAll(",", ""));
const forCustomer = guideSays(/(\d+) tokens for each customer/);
const forComparison = guideSays(/(\d+) for each 100 accounts and each 100 handles/);

const xor = (a: string, b: string): string =>
  (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(16).padStart(64, "0");

/** The bank keeps the hashes of its books: it compares them again and again. */
const hashes = new Map<string, string>();

const hashOf = (text: string): string => {
  const hash = hashes.get(text) ?? sha256Hex(text);
  hashes.set(text, hash);
  return hash;
};

const bucketOf = (ref: string): string => hashOf(ref).slice(0, 1);

/** The bank's side of the comparison, as the guide describes it. */
const digestOf = (records: readonly (string | null)[][]): string =>
  records.reduce((sum, record) => xor(sum, hashOf(JSON.stringify(record))), "0".repeat(64));

const covered = ({ account_ref, alias, currency, status }: Account) => [
  ...[account_ref, alias, currency, status],
];
const coveredOfHandle = ({ handle_id, alias, status, suspensions }: Handle) => [
  ...[handle_id, alias, status, suspensions.bank],
];

vi.spyOn(console, "log").mockReturnValue();
await migrate();
const [alpha, borealis] = [await newBank("alpha"), await newBank("borealis")];
const asAlpha = follow(["X-Gateway-Bank-Key", alpha.key]);
const asBorealis = follow(["X-Gateway-Bank-Key", borealis.key]);
const asOperator = follow(["X-Gateway-Admin-Key", (await newStaff("operator")).key]);
const asGateway = follow(["X-Gateway-Key", (await newGateway()).key]);

const books = new Map<string, Account>();
const handleBooks = new Map<string, Handle>();

const subjectOf = (n: number) => ({
  scheme: "NATIONAL_ID",
  country: "DE",
  value: `L${String(n).padStart(8, "0")}`,
});
const proofOf = (n: number) => ({ type: "BANK_VERIFIED", subject: subjectOf(n) });
const aliasOf = (n: number) => `customer-${n}`;
const refOf = (n: number) => `acc_${sha256Hex(`account ${n}`).slice(0, 32)}`;

const handleOf = (n: number): Handle => {
  const found = [...handleBooks.values()].find(({ alias }) => alias === aliasOf(n));
  if (!found) throw new Error(`customer ${n} has no handle`);
  return found;
};

const handle = alpha.bank_handle;

/** All entries of a list, page after page. */
const listAll = async <Row>(address: string, more: Record<string, string> = {}) => {
  const found: Row[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = { limit: "100", ...more, ...(cursor ? { cursor } : {}) };
    const page = await asAlpha(address, { path: { handle }, query });
    found.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor);
  return found;
};

/** The buckets in which the bank's books differ from the registry's digests. */
const differingBuckets = async () => {
  const digest = await asAlpha("GET /identity/banks/{handle}/digest", { path: { handle } });
  const differing = (theirs: { buckets: Record<string, { digest: string }> }, mine: string[][]) => {
    const inBuckets = Map.groupBy(mine, ([id = ""]) => bucketOf(id));
    return [..."0123456789abcdef"].filter(
      (bucket) =>
        digestOf(inBuckets.get(bucket) ?? []) !== (theirs.buckets[bucket]?.digest ?? digestOf([])),
    );
  };
  return {
    accounts: differing(digest, [...books.values()].map(covered) as string[][]),
    handles: differing(
      digest.handles,
      [...handleBooks.values()].map(coveredOfHandle) as string[][],
    ),
  };
};

test("a bank onboards 2,000 customers within the quota that the guide tells it to ask for", async () => {
  const daily_quota =
    CUSTOMERS * forCustomer + (2 * CUSTOMERS * forComparison) / 100 + BATCH * forCustomer;
  const asked = { path: { bank_id: alpha.bank_id }, body: { daily_quota } };
  await asOperator("PATCH /admin/v1/banks/{bank_id}", asked);
  await asAlpha("GET /identity/banks/{handle}/digest", { path: { handle } });
  const took = new Set<number>();
  // The cached key would end after 1.5 seconds, and its next use would cost one round trip more.
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let first = 0; first < CUSTOMERS; first += BATCH) {
    const handles = Array.from({ length: BATCH }, (_, n) => ({
      alias: aliasOf(first + n),
      account_ref: refOf(first + n),
      currency: "USD",
      customer_proof: proofOf(first + n),
    }));
    const headers = { "Idempotency-Key": `onboarding-${first}` };
    const sent = { body: { handles }, headers };
    trips.count = 0;
    const { data } = await asAlpha("POST /identity/handles:batch", sent);
    took.add(trips.count);
    for (const { handle: made, error } of data) {
      expect(error).toBeNull();
      const [{ account_ref, alias, currency, status }] = made.links;
      books.set(account_ref, { account_ref, alias, currency, status });
      handleBooks.set(made.handle_id, made);
    }
    // An answer that was lost: the bank asks again and gets the same.
    if (first === 0)
      expect((await asAlpha("POST /identity/handles:batch", sent)).data).toEqual(data);
  }
  expect(handleBooks.size).toBe(CUSTOMERS);
  expect([...took]).toEqual([2]);
  const more = { body: { handles: Array.from({ length: BATCH }, () => ({ alias: "one-more" })) } };
  const sendAsAlpha = sendAs(["X-Gateway-Bank-Key", alpha.key]);
  expect((await sendAsAlpha("POST /identity/handles:batch", more)).status).toBe(429);
  // The next day it has its tokens again.
  vi.setSystemTime(Date.now() + DAY);
});

test("the digest and the lists show that its books are the registry's, and where they are not", async () => {
  expect(await differingBuckets()).toEqual({ accounts: [], handles: [] });
  const sponsored = await listAll<Handle>("GET /identity/banks/{handle}/handles");
  expect(new Set(sponsored.map(({ handle_id }) => handle_id))).toEqual(new Set(handleBooks.keys()));

  // The bank's own mistakes: a currency, and an account that it forgot.
  const [wrong, forgotten] = [books.get(refOf(17)), books.get(refOf(1_711))] as [Account, Account];
  books.set(wrong.account_ref, { ...wrong, currency: "EUR" });
  books.delete(forgotten.account_ref);
  const { accounts: differing, handles } = await differingBuckets();
  expect(handles).toEqual([]);
  expect(differing).toEqual([wrong, forgotten].map((one) => bucketOf(one.account_ref)).sort());

  for (const bucket of differing) {
    const theirs = await listAll<Account>("GET /identity/banks/{handle}/accounts", { bucket });
    for (const { account_ref, alias, currency, status } of theirs) {
      const mine = books.get(account_ref);
      if (mine?.currency === currency) continue;
      expect([wrong.account_ref, forgotten.account_ref]).toContain(account_ref);
      books.set(account_ref, { account_ref, alias, currency, status });
    }
  }
  expect(await differingBuckets()).toEqual({ accounts: [], handles: [] });
});

test("the same of handles: a lock that it did not send, and a handle that it forgot", async () => {
  const [locked, forgotten] = [...handleBooks.values()] as [Handle, Handle];
  const lock = { status: "SUSPENDED", suspensions: { bank: "CUSTOMER_LOCK" } };
  handleBooks.set(locked.handle_id, { ...locked, ...lock });
  handleBooks.delete(forgotten.handle_id);
  const { accounts, handles } = await differingBuckets();
  expect(accounts).toEqual([]);
  expect(handles).toEqual(
    [...new Set([locked, forgotten].map(({ handle_id }) => bucketOf(handle_id)))].sort(),
  );
  for (const bucket of handles) {
    const theirs = await listAll<Handle>("GET /identity/banks/{handle}/handles", { bucket });
    for (const { handle_id, ...row } of theirs) {
      if (handleBooks.get(handle_id)?.status === row.status) continue;
      expect([locked.handle_id, forgotten.handle_id]).toContain(handle_id);
      handleBooks.set(handle_id, { handle_id, ...row });
    }
  }
  expect(await differingBuckets()).toEqual({ accounts: [], handles: [] });
});

const portedRef = "acc_of_the_customer_who_moved";

test("a customer moves to another bank, with both banks' steps of a claim", async () => {
  const { claim_id } = await asBorealis("POST /identity/claims", {
    body: {
      ...{ type: "PORTABILITY", alias: aliasOf(1), account_ref: portedRef },
      customer_proof: proofOf(1),
    },
  });
  const query = { role: "holder", status: "OPEN" };
  const { data } = await asAlpha("GET /identity/claims", { query });
  expect(data).toMatchObject([{ claim_id, alias: aliasOf(1) }]);
  const path = { claim_id };
  await asAlpha("POST /identity/claims/{claim_id}/acknowledge", { path });
  const confirmed = { path, body: { customer_proof: proofOf(1) } };
  await asAlpha("POST /identity/claims/{claim_id}/confirm", confirmed);
  await asBorealis("POST /identity/claims/{claim_id}/complete", { path });
  const moved = await asBorealis("GET /identity/handles/{alias}", { path: { alias: aliasOf(1) } });
  expect(moved).toMatchObject({ sponsor_bank: "borealis", links: [{ account_ref: portedRef }] });
  // "Other links stay": the account at the former bank is still in its books, the handle is not.
  const { handle_id } = handleOf(1);
  expect(await differingBuckets()).toEqual({ accounts: [], handles: [bucketOf(handle_id)] });
  handleBooks.delete(handle_id);
  expect(await differingBuckets()).toEqual({ accounts: [], handles: [] });
});

test("a handle is deleted and an account unlinked, and the books agree", async () => {
  await asAlpha("DELETE /identity/handles/{alias}", { path: { alias: aliasOf(2) } });
  const path = { handle, account_ref: refOf(3) };
  await asAlpha("DELETE /identity/banks/{handle}/accounts/{account_ref}", { path });
  const deleted = handleOf(2);
  expect(await differingBuckets()).toEqual({
    accounts: [...new Set([refOf(2), refOf(3)].map(bucketOf))].sort(),
    handles: [bucketOf(deleted.handle_id)],
  });
  books.delete(refOf(2));
  books.delete(refOf(3));
  handleBooks.set(deleted.handle_id, { ...deleted, status: "DEACTIVATED" });
  expect(await differingBuckets()).toEqual({ accounts: [], handles: [] });
  expect(await routesOf(2)).toEqual(["DEACTIVATED", []]);
  expect(await routesOf(3)).toEqual(["NOT_ROUTABLE", []]);
});

/** What a payer's gateway learns of a customer. */
const routesOf = async (n: number, atBank = "") => {
  const path = { alias: aliasOf(n) + atBank };
  const found = await asGateway("GET /identity/resolve/{alias}", { path });
  return [
    found.status,
    found.routes.map(({ account_ref }: { account_ref: string }) => account_ref),
  ];
};

test("the bank closes: customers with another bank keep their routes, the others their names", async () => {
  const atBorealis = "acc_of_the_customer_of_two_banks";
  await asBorealis("POST /identity/banks/{handle}/accounts", {
    path: { handle: "borealis" },
    body: { alias: aliasOf(5), account_ref: atBorealis },
  });
  await confirmAt(alpha, { alias: aliasOf(5), proof: proofOf(5) }, atBorealis);
  expect(await routesOf(5)).toEqual(["ACTIVE", [refOf(5)]]);

  await asOperator("DELETE /admin/v1/banks/{bank_id}", { path: { bank_id: alpha.bank_id } });
  expect(await routesOf(1)).toEqual(["ACTIVE", [portedRef]]);
  expect(await routesOf(5, "@borealis")).toEqual(["ACTIVE", [atBorealis]]);
  expect(await routesOf(5)).toEqual(["ACTIVE", [atBorealis]]);
  expect(await routesOf(6)).toEqual(["NOT_ROUTABLE", []]);
  const passed = await asBorealis("GET /identity/handles/{alias}", { path: { alias: aliasOf(5) } });
  expect(passed).toMatchObject({ sponsor_bank: "borealis", links: [{ default: true }] });
  // Its key is refused two seconds later.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2_000 });
  const refused = await sendAs(["X-Gateway-Bank-Key", alpha.key])(
    "GET /identity/banks/{handle}/digest",
    { path: { handle } },
  );
  vi.useRealTimers();
  expect([refused.status, refused.body.error.code]).toEqual([403, "FORBIDDEN"]);
});
