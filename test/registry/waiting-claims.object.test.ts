import { beforeAll, beforeEach, expect, test } from "vitest";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  asOwner,
  type Bank,
  db,
  migrate,
  newApprover,
  newBank,
  newCustomer,
  newStaff,
  ok,
  proofOf,
  type StaffKey,
} from "./registry.ts";

/** Recoveries and disputes that wait for an approver are in the list of approvals. */
const clock = standingClock(365 * DAY);
let holder: Bank;
let claimant: Bank;
let approvers: StaffKey[];

beforeAll(async () => {
  await migrate();
  [holder, claimant] = [await newBank(), await newBank()];
});

beforeEach(async () => {
  await db.prepare("update claims set closed_at = 1, status = 'CANCELLED', due_at = null").run();
  approvers = [await newApprover(), await newApprover(), await newApprover()];
  clock.moveBy(1_000);
});

const open = async (type: string): Promise<string> => {
  const { alias, proof } = await newCustomer(holder);
  const customer_proof = type === "OWNERSHIP" ? proofOf("somebody else") : proof;
  const json = { type, alias, account_ref: accountRef(), customer_proof };
  return ok(await claimant.call("/identity/claims", json)).body.claim_id;
};

const approve = async (id: string, approver: StaffKey | undefined) =>
  ok((await approver?.call(`/admin/v1/claims/${id}/approve`, {})) as never, 200);

type Row = { subject: { kind: string; id: string }; changes: object[]; decide: object };

const waiting = async (query = ""): Promise<Row[]> =>
  ok(await asOwner(`/admin/v1/approvals?status=PROPOSED&limit=100&${query}`), 200).body.data;
const approvalsOf = async (id: string) =>
  (await waiting(`subject=${id}`)).flatMap(({ changes }) => changes.at(-1));

test("a recovery waits until two approvers have approved", async () => {
  const id = await open("RECOVERY");
  expect(await waiting()).toMatchObject([
    {
      ...{ proposal_id: null, status: "PROPOSED", proposed_by: `bank:${claimant.bank_id}` },
      ...{ subject: { kind: "CLAIM", id }, changes: [{ field: "type", to: "RECOVERY" }, {}, {}] },
      decide: { operation: "approveClaim", path: `/admin/v1/claims/${id}/approve` },
    },
  ]);
  await approve(id, approvers[0]);
  expect(await approvalsOf(id)).toEqual([{ field: "approvals", from: 1, to: 2 }]);
  await approve(id, approvers[1]);
  expect(await waiting()).toEqual([]);
  // An approval counts only while its key does.
  ok(await asOwner(`/admin/v1/admin-keys/${approvers[0]?.key_id}/retire`, {}), 200);
  expect(await approvalsOf(id)).toEqual([{ field: "approvals", from: 1, to: 2 }]);
  await approve(id, approvers[2]);
  expect(await waiting()).toEqual([]);
});

test("a claim waits only if it is disputed, and not once it has ended", async () => {
  const id = await open("OWNERSHIP");
  expect(await waiting()).toEqual([]);
  ok(await holder.call(`/identity/claims/${id}/dispute`, { reason: "Our customer" }), 200);
  expect((await waiting()).map(({ subject }) => subject.id)).toEqual([id]);
  ok(await asOwner(`/admin/v1/claims/${id}/cancel`, {}), 200);
  expect(await waiting()).toEqual([]);
});

test("a recovery whose time has run out does not wait, also before the sweep", async () => {
  const id = await open("RECOVERY");
  expect(await waiting()).toHaveLength(1);
  clock.moveBy(365 * DAY);
  expect(await approvalsOf(id)).toEqual([]);
});

// @rule A2.7
test("claims and proposals are one list, newest first", async () => {
  const ids: string[] = [];
  for (const type of ["RECOVERY", "KEY", "RECOVERY"]) {
    clock.moveBy(1_000);
    const key = { name: "Ada", role: "owner" };
    const asked = () => asOwner("/admin/v1/admin-keys", key);
    ids.push(type === "KEY" ? ok(await asked()).body.key_id : await open(type));
  }
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null && seen.length < 3) {
    const path = `/admin/v1/approvals?limit=1${cursor && `&cursor=${cursor}`}`;
    const page: { data: Row[]; next_cursor: string | null } = ok(await asOwner(path), 200).body;
    seen.push(...page.data.map(({ subject }) => subject.id));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(ids.toReversed());
});

test("an approver's key reads the list", async () => {
  const id = await open("RECOVERY");
  const support = await newStaff("support");
  for (const { call } of [approvers[0] as StaffKey, support]) {
    const { data } = ok(await call("/admin/v1/approvals?status=PROPOSED"), 200).body;
    expect(data.map(({ subject }: Row) => subject.id)).toContain(id);
  }
});
