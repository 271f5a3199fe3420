import { beforeAll, beforeEach, expect, test } from "vitest";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  asOwner,
  type Bank,
  fresh,
  migrate,
  newBank,
  newCustomer,
  ok,
  proofOf,
} from "./registry.ts";

/** Each bank's list of its own claims and of claims on its handles, the last changed first. */
const clock = standingClock(DAY);
let one: Bank;
let other: Bank;

beforeAll(migrate);
beforeEach(async () => {
  [one, other] = [await newBank(), await newBank()];
});

/** A second later than the one before. */
const claimOn = async (from: Bank, by: Bank): Promise<string> => {
  const { alias } = await newCustomer(from);
  const json = { type: "OWNERSHIP", alias, account_ref: accountRef() };
  const proof = { customer_proof: proofOf(fresh("someone")) };
  clock.moveBy(1_000);
  return ok(await by.call("/identity/claims", { ...json, ...proof })).body.claim_id;
};

const listed = async (bank: Bank, query: string): Promise<string[]> =>
  ok(await bank.call(`/identity/claims${query}`), 200).body.data.map(
    (row: { claim_id: string }) => row.claim_id,
  );

test("as one party only, and to nobody else", async () => {
  const claim = await claimOn(one, other);
  expect(await listed(one, "?role=holder")).toEqual([claim]);
  expect(await listed(one, "?role=claimant")).toEqual([]);
  expect(await listed(other, "?role=claimant")).toEqual([claim]);
  expect(await listed(await newBank(), "")).toEqual([]);
  expect((await one.call("/identity/claims?role=judge")).status).toBe(422);
});

test("both together, page by page, if the query names no party", async () => {
  const opened: string[] = [];
  for (const isHolder of [true, false, false, true, false]) {
    opened.unshift(await (isHolder ? claimOn(one, other) : claimOn(other, one)));
  }
  const found: string[] = [];
  let cursor = "";
  for (let page = 0; page < 3; page++) {
    const { data, next_cursor } = ok(await one.call(`/identity/claims?limit=2${cursor}`), 200).body;
    found.push(...data.map((row: { claim_id: string }) => row.claim_id));
    cursor = `&cursor=${next_cursor}`;
    expect(next_cursor === null).toBe(page === 2);
  }
  expect(found).toEqual(opened);
});

test("to the operator, in the requested realm", async () => {
  const claim = await claimOn(one, other);
  const newest = await asOwner("/admin/v1/claims?realm=test&limit=1");
  expect(newest.body.data[0].claim_id).toBe(claim);
  expect((await asOwner("/admin/v1/claims?realm=live")).body.data).toEqual([]);
});

/** Claims in each state, in the order of their last change. */
const claimsInEachState = async () => {
  const [untouched, changed, ended, overdue] = [
    await claimOn(one, other),
    await claimOn(one, other),
    await claimOn(one, other),
    await claimOn(one, other),
  ];
  const step = (bank: Bank, id: string, name: string) =>
    bank.call(`/identity/claims/${id}/${name}`, {});
  clock.moveBy(1_000);
  ok(await step(one, changed, "acknowledge"), 200);
  clock.moveBy(1_000);
  ok(await step(other, ended, "cancel"), 200);
  return { untouched, changed, ended, overdue };
};

test("the last changed first, and only those that changed since an instant", async () => {
  const { untouched, changed, ended, overdue } = await claimsInEachState();
  expect(await listed(one, "")).toEqual([ended, changed, overdue, untouched]);
  const { updated_at } = ok(await one.call(`/identity/claims/${changed}`), 200).body;
  expect(await listed(one, `?changed_since=${updated_at}`)).toEqual([ended, changed]);
  const later = new Date(Date.parse(updated_at) + 1).toISOString();
  for (const role of ["holder", "claimant"]) {
    const bank = role === "holder" ? one : other;
    expect(await listed(bank, `?role=${role}&changed_since=${later}`)).toEqual([ended]);
  }
  const all = `/admin/v1/claims?realm=test&changed_since=${updated_at}`;
  expect(
    (await asOwner(all)).body.data.map(({ claim_id: id }: { claim_id: string }) => id),
  ).toEqual([ended, changed]);
});

test("of one state; an overdue claim is neither open nor shown with another state", async () => {
  const { untouched, changed, ended, overdue } = await claimsInEachState();
  expect(await listed(one, "?status=OPEN")).toEqual([overdue, untouched]);
  expect(await listed(one, "?status=WAITING_RESOLUTION")).toEqual([changed]);
  expect(await listed(other, "?status=CANCELLED")).toEqual([ended]);
  expect(await listed(other, "?status=COMPLETED")).toEqual([]);
  const open = (await asOwner("/admin/v1/claims?realm=test&status=OPEN&limit=2")).body;
  expect(open.data.map(({ status }: { status: string }) => status)).toEqual(["OPEN", "OPEN"]);
  clock.moveBy(14 * DAY);
  expect(await listed(one, "?status=OPEN")).toEqual([]);
});

test("page by page although several states meet in one list", async () => {
  const { untouched, changed, ended, overdue } = await claimsInEachState();
  const found: string[] = [];
  let query = "limit=1";
  for (let page = 0; page < 4; page++) {
    const { data, next_cursor } = ok(await other.call(`/identity/claims?${query}`), 200).body;
    found.push(data[0].claim_id);
    query = `limit=1&cursor=${next_cursor}`;
  }
  expect(found).toEqual([ended, changed, overdue, untouched]);
});
