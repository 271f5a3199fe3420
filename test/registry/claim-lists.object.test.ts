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

/** Each bank's list of its own claims and of claims on its handles. */
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
