import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sha256Hex } from "../../../src/base/platform/crypto.ts";
import type { AdminRole } from "../../../src/frame/records/roles.ts";
import { heldKey } from "../../frame/records/held-key.ts";
import { type Answer, ask, auditOf, db, gatewayEnv, migrate, post } from "./gateway.ts";

/**
 * Keys of the staff: the first approver's is in force at once, each later key that can change or
 * approve anything is approved by an approver.
 */
const path = "/admin/v1/admin-keys";
const NOW = Date.UTC(2030, 0, 1);

beforeEach(async () => {
  await migrate();
  await db.batch(["admin_keys", "proposals"].map((table) => db.prepare(`delete from ${table}`)));
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

const add = async (role: AdminRole, key?: string): Promise<Answer["body"]> => {
  // Keys are cached for two seconds, and one is older than another only if time passes.
  vi.advanceTimersByTime(2_000);
  const held = heldKey();
  const asked = { name: `The ${role}`, role, sha256: held.sha256 };
  return { ...(await post(path, asked, key ? { key } : {})).body, key: held.key };
};

/** A key in force, approved by this approver. */
const added = async (role: AdminRole, approver: { key: string }): Promise<Answer["body"]> => {
  const body = await add(role);
  vi.advanceTimersByTime(1);
  if (body.status === "PROPOSED") await approve(body.key_id, approver.key);
  return body;
};

const approve = (keyId: string, key: string) =>
  post(`${path}/${keyId}/approve`, undefined, { key });
const retire = (keyId: string) => post(`${path}/${keyId}/retire`);
const opens = async (key: string): Promise<boolean> => (await ask(path, { key })).status !== 401;

// @rule A1.3
describe("the first approver's key", () => {
  test("is in force at once", async () => {
    const first = await add("approver");
    expect(first).toMatchObject({
      ...{ role: "approver", status: "ACTIVE", added_by: "key_first_owner", approved_by: null },
      active_since: new Date(NOW + 2_000).toISOString(),
    });
    expect(await opens(first.key)).toBe(true);
    // Nobody compares the first one with its holder, so the log has its fingerprint.
    expect(await auditOf(first.key_id)).toMatchObject([
      {
        action: "admin_key.added",
        details: { key_sha256: sha256Hex(first.key).slice(0, 16) },
      },
    ]);
  });

  test("is one, however many owners create it in parallel", async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        post(path, { name: "First", role: "approver", sha256: heldKey().sha256 }),
      ),
    );
    const statuses = made.map(({ body }) => body.status).sort();
    expect(statuses).toEqual(["ACTIVE", ...Array(4).fill("PROPOSED")]);
  });

  test("does not count as the first while it is only proposed or retired", async () => {
    const [first, second] = [await add("approver"), await add("approver")];
    await retire(second.key_id);
    expect((await add("approver")).status).toBe("PROPOSED");
    expect(first.status).toBe("ACTIVE");
  });
});

// @rule A1.3
describe("a later approver's key", () => {
  test("is refused everywhere until an approver approves it", async () => {
    const [first, second] = [await add("approver"), await add("approver")];
    expect(second).toMatchObject({ status: "PROPOSED", active_since: null, approved_by: null });
    expect(await opens(second.key)).toBe(false);
    vi.advanceTimersByTime(2_000);
    const approved = await approve(second.key_id, first.key);
    expect([approved.status, approved.body]).toMatchObject([
      200,
      {
        ...{ status: "ACTIVE", approved_by: first.key_id },
        active_since: new Date(Date.now()).toISOString(),
      },
    ]);
    expect(await opens(second.key)).toBe(true);
    expect(await auditOf(second.key_id)).toMatchObject([
      { actor: "key_first_owner", action: "change.proposed" },
      { actor: first.key_id, action: "change.approved" },
      { actor: "gateway", action: "change.in_force" },
    ]);
    expect((await approve(second.key_id, first.key)).body).toEqual(approved.body);
    expect(await auditOf(second.key_id)).toHaveLength(3);
  });

  test("cannot be approved by an owner, an operator, support or itself", async () => {
    const first = await add("approver");
    const keys = [];
    for (const role of ["owner", "operator", "support"] as const) {
      keys.push(await added(role, first));
    }
    const second = await add("approver");
    for (const { key } of keys) {
      const { status, body } = await approve(second.key_id, key);
      expect([status, body.error.code]).toEqual([403, "FORBIDDEN"]);
    }
    expect((await post(`${path}/${second.key_id}/approve`)).status).toBe(403);
    expect((await approve(second.key_id, second.key)).status).toBe(401);
    expect((await approve(second.key_id, first.key)).status).toBe(200);
  });

  test("cannot be approved by a key that came into force after the proposal", async () => {
    const [first, second, third] = [
      await add("approver"),
      await add("approver"),
      await add("approver"),
    ];
    vi.advanceTimersByTime(2_000);
    await approve(second.key_id, first.key);
    const refused = await approve(third.key_id, second.key);
    expect([refused.status, refused.body.error.message]).toEqual([
      403,
      "An approver's key must be older than what it approves.",
    ]);
    const fourth = await add("approver");
    expect((await approve(fourth.key_id, second.key)).body.status).toBe("ACTIVE");
  });

  test("that was retired before it was approved stays retired", async () => {
    const [first, second] = [await add("approver"), await add("approver")];
    await retire(second.key_id);
    const refused = await approve(second.key_id, first.key);
    expect([refused.status, refused.body.error.code]).toEqual([409, "KEY_RETIRED"]);
    expect((await approve("key_nobody", first.key)).status).toBe(404);
  });

  test("cannot be approved by a key that was retired a moment ago", async () => {
    const [first, second] = [await add("approver"), await add("approver")];
    vi.advanceTimersByTime(2_000);
    await approve(second.key_id, first.key);
    const third = await add("approver");
    expect(await opens(second.key)).toBe(true);
    await retire(second.key_id);
    // The guard still remembers the key.
    expect(await opens(second.key)).toBe(true);
    expect((await approve(third.key_id, second.key)).status).toBe(401);
  });
});

// @rule A1.4
describe("a key that its holder made", () => {
  const sentBy = (role: AdminRole, sha256?: string) => post(path, { name: "Ada", role, sha256 });

  test("is never shown, and a repeated request gets its answer", async () => {
    const { sha256 } = heldKey();
    const asked = { name: "Ada", role: "approver", sha256, idempotency_key: "of Ada" };
    const [first, second] = [await post(path, asked), await post(path, asked)];
    expect([first.status, first.body.key]).toEqual([201, null]);
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(JSON.stringify(await auditOf(first.body.key_id))).not.toContain(sha256);
  });

  test.each([true, false])("is an approver's only kind of key (the first: %s)", async (isFirst) => {
    if (!isFirst) await add("approver");
    const { status, body } = await sentBy("approver");
    expect([status, body.error.code, body.error.field]).toEqual([
      ...[422, "VALIDATION_FAILED", "sha256"],
    ]);
  });

  test("has a fingerprint that the approver sees", async () => {
    await add("approver");
    const { sha256 } = heldKey();
    const { key_id } = (await sentBy("approver", sha256)).body;
    const { body } = await ask(`/admin/v1/approvals?subject=${key_id}`);
    expect(body.data[0].changes).toContainEqual({
      ...{ field: "key_sha256", from: null, to: sha256.slice(0, 16) },
    });
    expect(JSON.stringify(body)).not.toContain(sha256);
  });

  test("has a hash that no other key has, not even a retired one or the first owner's", async () => {
    const { sha256 } = heldKey();
    const { key_id } = (await sentBy("support", sha256)).body;
    await retire(key_id);
    for (const taken of [sha256, gatewayEnv().OWNER_ADMIN_KEY_SHA256]) {
      const { status, body } = await sentBy("owner", taken);
      expect([status, body.error.code, body.error.field]).toEqual([
        ...[409, "ALREADY_EXISTS", "sha256"],
      ]);
    }
  });

  test("opens nothing once it is retired, and needs the form of a key", async () => {
    const { key, key_id } = await add("support");
    expect(await opens(key)).toBe(true);
    await retire(key_id);
    vi.advanceTimersByTime(2_000);
    expect(await opens(key)).toBe(false);
    const short = "ak_mine";
    await sentBy("support", sha256Hex(short));
    expect(await opens(short)).toBe(false);
  });

  test("costs others no reads: a thousand invented keys are one", async () => {
    await add("support");
    vi.advanceTimersByTime(2_000);
    let read = 0;
    const counted = new Proxy(db, {
      get(target, name) {
        if (name === "prepare") read += 1;
        const member = Reflect.get(target, name);
        return typeof member === "function" ? member.bind(target) : member;
      },
    });
    const env = gatewayEnv({ DB: counted });
    for (let count = 0; count < 50; count++) {
      expect((await ask(path, { key: heldKey().key, env })).status).toBe(401);
    }
    expect(read).toBe(1);
  });
});

describe("during the delay", () => {
  const HOUR = 3_600_000;
  const env = gatewayEnv({ CHANGE_DELAY_SECONDS: "86400" });
  const slowly = (keyId: string, key: string) =>
    post(`${path}/${keyId}/approve`, undefined, { key, env });

  test.each(["owner", "operator", "approver"] as const)(
    "a key of the role %s opens nothing",
    async (role) => {
      const first = await add("approver");
      const { key, key_id } = await add(role);
      vi.advanceTimersByTime(1);
      const { body } = await slowly(key_id, first.key);
      const active_since = new Date(Date.now() + 24 * HOUR).toISOString();
      expect(body).toMatchObject({ status: "APPROVED", approved_by: first.key_id, active_since });
      vi.advanceTimersByTime(24 * HOUR - 2_000);
      expect(await opens(key)).toBe(false);
      vi.advanceTimersByTime(2_000);
      expect(await opens(key)).toBe(true);
      const { body: keys } = await ask(`${path}/${key_id}`);
      expect(keys).toMatchObject({ status: "ACTIVE", active_since });
    },
  );

  const proposalsOf = async (keyId: string) => {
    const { results } = await db
      .prepare("select status, void_reason from proposals where subject_id = ?")
      .bind(keyId)
      .all();
    return results;
  };

  test("a key can still be retired, and then never opens anything", async () => {
    const first = await add("approver");
    const { key, key_id } = await add("operator");
    vi.advanceTimersByTime(1);
    await slowly(key_id, first.key);
    expect((await retire(key_id)).body.status).toBe("RETIRED");
    vi.advanceTimersByTime(25 * HOUR);
    expect(await opens(key)).toBe(false);
    expect((await approve(key_id, first.key)).body.error.code).toBe("KEY_RETIRED");
    expect(await proposalsOf(key_id)).toEqual([{ status: "WITHDRAWN", void_reason: null }]);
  });

  test("a key that waits for its approver takes its proposal along when it is retired", async () => {
    await add("approver");
    const { key_id } = await add("operator");
    expect(await proposalsOf(key_id)).toEqual([{ status: "PROPOSED", void_reason: null }]);
    expect((await retire(key_id)).body.status).toBe("RETIRED");
    expect(await proposalsOf(key_id)).toEqual([{ status: "WITHDRAWN", void_reason: null }]);
  });

  // @rule A2.2
  test("retiring an approver ends everything that it has approved and what it is itself", async () => {
    const first = await add("approver");
    const second = await added("approver", first);
    const keys = [await add("operator"), await add("operator"), await add("owner")];
    vi.advanceTimersByTime(1);
    for (const { key_id } of keys) {
      expect((await slowly(key_id, second.key)).body.status).toBe("APPROVED");
    }
    expect((await retire(second.key_id)).body.status).toBe("RETIRED");
    vi.advanceTimersByTime(25 * HOUR);
    for (const { key, key_id } of keys) {
      expect(await opens(key)).toBe(false);
      expect(await proposalsOf(key_id)).toEqual([
        { status: "VOID", void_reason: "APPROVER_RETIRED" },
      ]);
    }
  });

  test("an approver's key is not yet another one: the only one in force stays", async () => {
    const first = await add("approver");
    const second = await add("approver");
    vi.advanceTimersByTime(1);
    await slowly(second.key_id, first.key);
    expect((await retire(first.key_id)).body.error.code).toBe("ONLY_APPROVER");
    vi.advanceTimersByTime(24 * HOUR);
    expect((await retire(first.key_id)).body.status).toBe("RETIRED");
    expect(await opens(second.key)).toBe(true);
  });
});

test("a key of support needs no second person: it only reads", async () => {
  expect(await add("support")).toMatchObject({ status: "ACTIVE", approved_by: null });
});

describe("the only approver's key", () => {
  test("cannot be retired, because an owner could then create the next first one alone", async () => {
    const first = await add("approver");
    const refused = await retire(first.key_id);
    expect([refused.status, refused.body.error.code]).toEqual([409, "ONLY_APPROVER"]);
    const second = await add("approver");
    vi.advanceTimersByTime(2_000);
    // A key that is only proposed does not count.
    expect((await retire(first.key_id)).status).toBe(409);
    await approve(second.key_id, first.key);
    expect((await retire(first.key_id)).body.status).toBe("RETIRED");
    expect((await retire(second.key_id)).status).toBe(409);
  });
});

// @rule A1.2
test("an approver's key can only read and approve", async () => {
  const { key } = await add("approver");
  for (const name of ["banks", "merchants", "audit", "reconciliation"]) {
    expect((await ask(`/admin/v1/${name}`, { key })).status).not.toBe(403);
  }
  const changes: [string, string][] = [
    ["POST", "/admin/v1/banks"],
    ["POST", "/admin/v1/merchants"],
    ["PATCH", "/admin/v1/merchants/mer_x"],
    ["POST", "/admin/v1/banks/bnk_x/keys"],
    ["POST", "/admin/v1/banks/bnk_x/keys/key_x/retire"],
    ["PUT", "/admin/v1/fees"],
    ["PUT", "/admin/v1/settlement-strategy"],
    ["POST", path],
    ["POST", `${path}/key_x/retire`],
  ];
  for (const [method, address] of changes) {
    const { status, body } = await ask(address, { method, json: {}, key });
    expect([method, address, status, body.error.code]).toEqual([
      ...[method, address, 403, "FORBIDDEN"],
    ]);
  }
});
