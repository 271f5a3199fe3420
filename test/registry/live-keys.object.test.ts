import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sweep } from "../../src/registry/sweep.ts";
import { heldKey } from "../frame/records/held-key.ts";
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
  const { key, sha256 } = heldKey("bk");
  const { key_id, proposal } = ok(await operator.call(keys, { sha256 }), 202).body;
  const change = `/admin/v1/approvals/${proposal.proposal_id}`;
  return { keys, key, one: `${keys}/${key_id}`, change };
};

const isAccepted = async (key: string): Promise<boolean> => {
  clock.moveBy(3_000);
  return (await asBankWith(key)("/identity/claims")).status === 200;
};

// @rule R7.4
test("is proposed by one person by its hash, and shown to nobody", async () => {
  const path = await newLiveBank();
  const { key, sha256 } = heldKey("bk");
  const headers = { "idempotency-key": fresh("key") };
  const answer = ok(await operator.call(`${path}/keys`, { sha256 }, { headers }), 202);
  const { key_id, proposal } = answer.body;
  expect(Object.keys(answer.body)).toEqual(["key_id", "proposal"]);
  expect(answer.headers.location).toBe(`/admin/v1/approvals/${proposal.proposal_id}`);
  expect(proposal).toMatchObject({
    ...{ status: "PROPOSED", proposed_by: operator.key_id },
    subject: { kind: "BANK", id: path.split("/").at(-1) },
    changes: [
      { field: "key_id", from: null, to: key_id },
      { field: "key_sha256", from: null, to: sha256.slice(0, 16) },
    ],
  });
  expect((await asOwner(`${path}/keys/${key_id}`)).status).toBe(404);
  expect(await isAccepted(key)).toBe(false);
  const repeated = await operator.call(`${path}/keys`, { sha256 }, { headers });
  expect([repeated.status, repeated.body]).toEqual([202, answer.body]);
  const other = { sha256: heldKey("bk").sha256 };
  const second = await operator.call(`${path}/keys`, other);
  expect([second.status, second.body.error.code]).toEqual([409, "CHANGE_PENDING"]);
  const audit = await asOwner("/admin/v1/audit?chain=registry&limit=100");
  expect(audit.text).toContain(key_id);
  expect(audit.text).not.toContain(sha256);
});

// @rule A1.4
test("is never made by the registry, which would show it to the one who proposes it", async () => {
  const path = await newLiveBank();
  const { status, body } = await operator.call(`${path}/keys`, {});
  expect([status, body.error.code, body.error.field]).toEqual([422, "VALIDATION_FAILED", "sha256"]);
});

test.each(["0".repeat(63), "A".repeat(64), "g".repeat(64), ""])(
  "is refused if this is no SHA-256 in hex: %s",
  async (sha256) => {
    const { status, body } = await operator.call(`${await newLiveBank()}/keys`, { sha256 });
    expect([status, body.error.field]).toEqual([422, "sha256"]);
  },
);

test("has a hash that no other key has, also if both are only proposed", async () => {
  const { sha256 } = heldKey("bk");
  const [first, second] = [await newLiveBank(), await newLiveBank()];
  const changes: string[] = [];
  for (const bank of [first, second]) {
    const { body } = ok(await operator.call(`${bank}/keys`, { sha256 }), 202);
    changes.push(`/admin/v1/approvals/${body.proposal.proposal_id}`);
  }
  for (const change of changes) {
    ok(await approver.call(`${change}/approve`, {}, delayed), 200);
    // So that they take effect one after the other.
    clock.moveBy(1_000);
  }
  clock.moveBy(3_601_000);
  vi.spyOn(console, "log").mockReturnValue();
  await sweep(registryEnv());
  vi.restoreAllMocks();
  const states = await Promise.all(
    changes.map(async (change) => (await operator.call(change)).body),
  );
  expect(states.map(({ status, void_reason }) => [status, void_reason])).toEqual([
    ["IN_FORCE", null],
    ["VOID", "VALUE_TAKEN"],
  ]);
  for (const path of [`${second}/keys`, "/admin/v1/admin-keys"]) {
    const json = path.endsWith("admin-keys") ? { name: "A", role: "approver", sha256 } : { sha256 };
    const { status, body } = await asOwner(path, json);
    expect([status, body.error.code, body.error.field]).toEqual([409, "ALREADY_EXISTS", "sha256"]);
  }
});

describe("is not accepted by one person's doing", () => {
  test.each<[string, (proposed: Proposed) => Promise<{ status: number }>, number]>([
    ["its proposer approves", ({ change }) => operator.call(`${change}/approve`, {}), 403],
    ["the owner approves", ({ change }) => asOwner(`${change}/approve`, {}), 403],
    [
      "an approver approves that is younger",
      async ({ change }) => {
        const { key, sha256 } = heldKey();
        const late = { name: "Late", role: "approver", sha256 };
        const { key_id } = ok(await asOwner("/admin/v1/admin-keys", late)).body;
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
  const held = heldKey("bk");
  const { body } = ok(await operator.call(keys, { sha256: held.sha256 }), 202);
  const next = { ...body, key: held.key };
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
