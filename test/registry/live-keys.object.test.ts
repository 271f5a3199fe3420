import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sha256Hex } from "../../src/platform/crypto.ts";
import { sweep } from "../../src/registry/sweep.ts";
import { DAY, standingClock } from "./clock.ts";
import {
  asAdminWith,
  asBankWith,
  asOwner,
  fresh,
  migrate,
  newApprover,
  newStaff,
  ok,
  registryEnv,
  type StaffKey,
} from "./registry.ts";

/**
 * A live bank's key at the registry. Its holder can move the bank's customers to other accounts, so
 * one stolen key of the staff must not make one.
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

const newLiveBank = async (): Promise<string> => {
  const json = { realm: "live", name: "Live Bank", capabilities: ["PAYMENTS"] };
  const { body } = ok(await operator.call("/admin/v1/banks", { bank_handle: fresh("b"), ...json }));
  return `/admin/v1/banks/${body.bank_id}`;
};

interface Proposed {
  keys: string;
  key: string;
  one: string;
  change: string;
}

const propose = async (): Promise<Proposed> => {
  const keys = `${await newLiveBank()}/keys`;
  const { key, key_id, proposal } = ok(await operator.call(keys, {}), 202).body;
  const change = `/admin/v1/approvals/${proposal.proposal_id}`;
  return { keys, key, one: `${keys}/${key_id}`, change };
};

const isAccepted = async (key: string): Promise<boolean> => {
  clock.moveBy(3_000);
  return (await asBankWith(key)("/identity/claims")).status === 200;
};

test("is proposed by one person, and shown once", async () => {
  const path = await newLiveBank();
  const headers = { "idempotency-key": fresh("key") };
  const answer = ok(await operator.call(`${path}/keys`, {}, { headers }), 202);
  const { key_id, key, proposal } = answer.body;
  expect(answer.headers.location).toBe(`/admin/v1/approvals/${proposal.proposal_id}`);
  expect(proposal).toMatchObject({
    ...{ status: "PROPOSED", proposed_by: operator.key_id },
    subject: { kind: "BANK", id: path.split("/").at(-1) },
    changes: [
      { field: "key_id", from: null, to: key_id },
      { field: "key_sha256", from: null, to: sha256Hex(key).slice(0, 16) },
    ],
  });
  expect((await asOwner(`${path}/keys/${key_id}`)).status).toBe(404);
  expect(await isAccepted(key)).toBe(false);
  const repeated = await operator.call(`${path}/keys`, {}, { headers });
  expect([repeated.status, repeated.body.error.code]).toEqual([409, "SECRET_ALREADY_SHOWN"]);
  const second = await operator.call(`${path}/keys`, {});
  expect([second.status, second.body.error.code]).toEqual([409, "CHANGE_PENDING"]);
  const audit = await asOwner("/admin/v1/audit?chain=registry&limit=100");
  expect(audit.text).toContain(key_id);
  expect(audit.text).not.toContain(sha256Hex(key));
});

describe("is not accepted by one person's doing", () => {
  test.each<[string, (proposed: Proposed) => Promise<{ status: number }>, number]>([
    ["its proposer approves", ({ change }) => operator.call(`${change}/approve`, {}), 403],
    ["the owner approves", ({ change }) => asOwner(`${change}/approve`, {}), 403],
    [
      "an approver approves that is younger",
      async ({ change }) => {
        const { key_id, key } = ok(
          await asOwner("/admin/v1/admin-keys", { name: "Late", role: "approver" }),
        ).body;
        ok(await approver.call(`/admin/v1/admin-keys/${key_id}/approve`, {}), 200);
        return asAdminWith(key)(`${change}/approve`, {});
      },
      403,
    ],
    ["its proposer promotes it", ({ one }) => operator.call(`${one}/promote`, {}), 404],
  ])("%s", async (_case, attempt, status) => {
    const proposed = await propose();
    expect((await attempt(proposed)).status).toBe(status);
    expect(await isAccepted(proposed.key)).toBe(false);
  });
});

test("is accepted after an approval and the delay, also if only the sweep looks", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const { keys, key, one, change } = await propose();
  ok(await approver.call(`${change}/approve`, {}, delayed), 200);
  clock.moveBy(3_590_000);
  await sweep(registryEnv());
  expect(await isAccepted(key)).toBe(false);
  clock.moveBy(20_000);
  await sweep(registryEnv());
  expect(await isAccepted(key)).toBe(true);
  expect(ok(await operator.call(one), 200).body.status).toBe("ACTIVE");
  // The next one overlaps, and retiring takes one person.
  const next = ok(await operator.call(keys, {}), 202).body;
  ok(await approver.call(`/admin/v1/approvals/${next.proposal.proposal_id}/approve`, {}), 200);
  expect(ok(await operator.call(`${keys}/${next.key_id}`), 200).body.status).toBe("ADDED");
  expect([await isAccepted(key), await isAccepted(next.key)]).toEqual([true, true]);
  ok(await operator.call(`${one}/retire`, {}), 200);
  expect([await isAccepted(key), await isAccepted(next.key)]).toEqual([false, true]);
  vi.restoreAllMocks();
});

test.each<[string, (change: string) => Promise<unknown>]>([
  ["rejected", (change) => approver.call(`${change}/reject`, {})],
  ["withdrawn", (change) => operator.call(`${change}/withdraw`, {})],
])("is never accepted if it was %s, also after its approval", async (_case, stop) => {
  const { key, change } = await propose();
  ok(await approver.call(`${change}/approve`, {}, delayed), 200);
  await stop(change);
  clock.moveBy(DAY);
  vi.spyOn(console, "log").mockReturnValue();
  await sweep(registryEnv());
  vi.restoreAllMocks();
  expect(await isAccepted(key)).toBe(false);
  expect(ok(await operator.call(change), 200).body.status).not.toBe("IN_FORCE");
});

test("takes one person in test mode, and for a gateway, which only reads", async () => {
  const bank = { realm: "test", name: "B", capabilities: ["PAYMENTS"], bank_handle: fresh("b") };
  const { bank_id } = ok(await operator.call("/admin/v1/banks", bank)).body;
  ok(await operator.call(`/admin/v1/banks/${bank_id}/keys`, {}));
  const gateway = { realm: "live", name: fresh("gateway") };
  const { gateway_id } = ok(await operator.call("/admin/v1/gateways", gateway)).body;
  ok(await operator.call(`/admin/v1/gateways/${gateway_id}/keys`, {}));
});
