import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sweep } from "../../src/registry/sweep.ts";
import { heldKey } from "../frame/records/held-key.ts";
import { DAY, standingClock } from "./clock.ts";
import {
  asOwner,
  auditOf,
  db,
  fresh,
  migrate,
  newApprover,
  newBank,
  newCustomer,
  newStaff,
  ok,
  type Question,
  registryEnv,
  type StaffKey,
} from "./registry.ts";

/**
 * Closing and reactivating a bank of the live registry (R7.1): closing it is final and moves its
 * customers' defaults, so one stolen key of the staff must not do it. Suspending takes one.
 */
const clock = standingClock(DAY);
const delayed = { env: registryEnv({ CHANGE_DELAY_SECONDS: "3600" }) };

let operator: StaffKey;
let approver: StaffKey;

beforeAll(migrate);
beforeEach(async () => {
  operator = await newStaff("operator");
  approver = await newApprover();
});

const register = async (realm: "live" | "test"): Promise<string> => {
  const json = { realm, name: "A bank", capabilities: ["PAYMENTS"], bank_handle: fresh("b") };
  return `/admin/v1/banks/${ok(await operator.call("/admin/v1/banks", json)).body.bank_id}`;
};

const patch = (bank: string, json: object, more: Question = {}) =>
  operator.call(bank, json, { method: "PATCH", ...more });
const close = (bank: string) => operator.call(bank, undefined, { method: "DELETE" });
const statusOf = async (bank: string) => ok(await operator.call(bank), 200).body.status;

const changeOf = ({ body }: { body: { proposal: { proposal_id: string } } }): string =>
  `/admin/v1/approvals/${body.proposal.proposal_id}`;

const passTime = async (milliseconds: number) => {
  clock.moveBy(milliseconds);
  vi.spyOn(console, "log").mockReturnValue();
  await sweep(registryEnv());
  vi.restoreAllMocks();
};

const ways: [way: string, ask: (bank: string) => ReturnType<typeof close>, to: string][] = [
  ["closing with DELETE", close, "CLOSED"],
  ["closing with PATCH", (bank) => patch(bank, { status: "CLOSED" }), "CLOSED"],
  ["reactivating", (bank) => patch(bank, { status: "ACTIVE" }), "ACTIVE"],
];

/** A bank from which the way leads somewhere. */
const bankFor = async (to: string): Promise<string> => {
  const bank = await register("live");
  if (to === "ACTIVE") ok(await patch(bank, { status: "SUSPENDED" }), 200);
  return bank;
};

describe.each(ways)("%s a live bank", (_way, ask, to) => {
  // @rule R7.1
  test("is proposed by one person, approved by another, and in force after the delay", async () => {
    const bank = await bankFor(to);
    const former = await statusOf(bank);
    const proposed = ok(await ask(bank), 202);
    const id = bank.split("/").at(-1) as string;
    expect(proposed.body).toMatchObject({
      ...{ bank_id: id, status: former },
      proposal: {
        ...{ status: "PROPOSED", proposed_by: operator.key_id, subject: { kind: "BANK", id } },
        changes: [{ field: "status", from: former, to }],
      },
    });
    const change = changeOf(proposed);
    for (const one of [operator.call, asOwner]) {
      expect((await one(`${change}/approve`, {})).status).toBe(403);
    }
    ok(await approver.call(`${change}/approve`, {}, delayed), 200);
    await passTime(3_590_000);
    expect(await statusOf(bank)).toBe(former);
    await passTime(20_000);
    expect(await statusOf(bank)).toBe(to);
    const entry = { actor: "registry", action: "bank.changed", details: { status: to } };
    expect(await auditOf(id)).toContainEqual(entry);
    const chain = await asOwner("/admin/v1/audit/verification");
    expect(chain.body.intact).toBe(true);
  });

  test("asked again is the same proposal, and another change of the bank waits", async () => {
    const bank = await bankFor(to);
    const [first, second] = [ok(await ask(bank), 202), ok(await ask(bank), 202)];
    expect(second.body).toEqual(first.body);
    const other = await operator.call(`${bank}/keys`, { sha256: heldKey("bk").sha256 });
    expect([other.status, other.body.error.code]).toEqual([409, "CHANGE_PENDING"]);
    ok(await operator.call(`${changeOf(first)}/withdraw`, {}), 200);
    await passTime(DAY);
    expect(await statusOf(bank)).toBe(to === "ACTIVE" ? "SUSPENDED" : "ACTIVE");
  });

  test("is never in force once it was rejected, also after its approval", async () => {
    const bank = await bankFor(to);
    const change = changeOf(ok(await ask(bank), 202));
    ok(await approver.call(`${change}/approve`, {}, delayed), 200);
    ok(await approver.call(`${change}/reject`, {}), 200);
    await passTime(DAY);
    expect(await statusOf(bank)).not.toBe(to);
  });
});

// @rule R7.1
test("a live bank is suspended by one person at once", async () => {
  const bank = await register("live");
  ok(await patch(bank, { status: "SUSPENDED" }), 200);
  expect(await statusOf(bank)).toBe("SUSPENDED");
});

test("the other fields of the same change are in force at once", async () => {
  const bank = await register("live");
  const asked = { status: "CLOSED", name: "A closing bank" };
  expect(ok(await patch(bank, asked), 202).body).toMatchObject({
    ...{ status: "ACTIVE", name: "A closing bank", proposal: { status: "PROPOSED" } },
  });
  expect(ok(await operator.call(bank), 200).body.name).toBe("A closing bank");
});

test("suspending a bank again ends its reactivation, also an approved one", async () => {
  const bank = await bankFor("ACTIVE");
  const change = changeOf(ok(await patch(bank, { status: "ACTIVE" }), 202));
  ok(await approver.call(`${change}/approve`, {}, delayed), 200);
  ok(await patch(bank, { status: "SUSPENDED" }), 200);
  await passTime(DAY);
  expect(await statusOf(bank)).toBe("SUSPENDED");
  expect(ok(await operator.call(change), 200).body).toMatchObject({
    ...{ status: "VOID", void_reason: "SUSPENDED_AGAIN" },
  });
});

test("a bank that is suspended while it waits to close closes all the same", async () => {
  const bank = await register("live");
  const change = changeOf(ok(await close(bank), 202));
  ok(await approver.call(`${change}/approve`, {}, delayed), 200);
  ok(await patch(bank, { status: "SUSPENDED" }), 200);
  await passTime(DAY);
  expect(await statusOf(bank)).toBe("CLOSED");
  ok(await close(bank), 204);
  expect((await patch(bank, { status: "ACTIVE" })).body.error.code).toBe("PARTICIPANT_CLOSED");
});

test("the links of a live bank end once its closing is in force, and not before", async () => {
  const { bank_id, ...bank } = await newBank(fresh("b"), "live");
  const { account_ref } = await newCustomer({ bank_id, ...bank });
  const change = changeOf(ok(await close(`/admin/v1/banks/${bank_id}`), 202));
  ok(await approver.call(`${change}/approve`, {}, delayed), 200);
  const stored = () =>
    db
      .prepare("select status, unlink_reason from links where account_ref = ?")
      .bind(account_ref)
      .first();
  await passTime(3_590_000);
  expect(await stored()).toEqual({ status: "LINKED", unlink_reason: null });
  await passTime(20_000);
  expect(await stored()).toEqual({ status: "UNLINKED", unlink_reason: "BANK_CLOSED" });
});

test("in the test realm one person closes and reactivates a bank at once", async () => {
  const bank = await register("test");
  ok(await patch(bank, { status: "SUSPENDED" }), 200);
  expect(ok(await patch(bank, { status: "ACTIVE" }), 200).body.status).toBe("ACTIVE");
  ok(await close(bank), 204);
  expect(await statusOf(bank)).toBe("CLOSED");
});
