import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AdminRole } from "../../../src/frame/records/roles.ts";
import { heldKey } from "../../frame/records/held-key.ts";
import { type Answer, ask, auditOf, db, gatewayEnv, migrate, post } from "./gateway.ts";

/** A new approver's key for when the only one is lost (docs/decisions/180). */
const path = "/admin/v1/admin-keys";

beforeEach(async () => {
  await migrate();
  await db.batch(["admin_keys", "proposals"].map((table) => db.prepare(`delete from ${table}`)));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2030, 0, 1) });
});

afterEach(() => {
  vi.useRealTimers();
});

const add = async (role: AdminRole): Promise<Answer["body"]> => {
  vi.advanceTimersByTime(2_000);
  const { key, sha256 } = heldKey();
  return { ...(await post(path, { name: `The ${role}`, role, sha256 })).body, key };
};

const added = async (role: AdminRole, approver: { key: string }): Promise<Answer["body"]> => {
  const body = await add(role);
  vi.advanceTimersByTime(1);
  await post(`${path}/${body.key_id}/approve`, undefined, { key: approver.key });
  return body;
};

const retire = (keyId: string) => post(`${path}/${keyId}/retire`);
const opens = async (key: string): Promise<boolean> => (await ask(path, { key })).status !== 401;

// @rule A1.6
describe("break-glass", () => {
  const DELAY = 24 * 60 * 60_000;
  const named = (sha256: string) =>
    gatewayEnv({ BREAK_GLASS_SHA256: ` ${sha256.toUpperCase()}\n`, CHANGE_DELAY_SECONDS: "86400" });
  const addWith = async (sha256: string, role: AdminRole, env = named(sha256)) => {
    vi.advanceTimersByTime(2_000);
    return post(path, { name: "The new approver", role, sha256 }, { env });
  };

  test("names an approver whom nobody approves, after the delay, and the chain says so", async () => {
    const lost = await add("approver");
    const { key, sha256 } = heldKey();
    const { body } = await addWith(sha256, "approver");
    expect(body).toMatchObject({
      ...{ status: "APPROVED", approved_by: null },
      active_since: new Date(Date.now() + DELAY).toISOString(),
    });
    expect(await opens(key)).toBe(false);
    expect((await retire(lost.key_id)).body.error.code).toBe("ONLY_APPROVER");
    expect(await auditOf(body.key_id)).toMatchObject([
      {
        actor: "key_first_owner",
        action: "admin_key.added_by_break_glass",
        details: { name: "The new approver", key_sha256: sha256.slice(0, 16) },
      },
    ]);
    vi.advanceTimersByTime(DELAY);
    expect(await opens(key)).toBe(true);
    expect((await retire(lost.key_id)).body.status).toBe("RETIRED");
    expect((await ask("/admin/v1/audit/verification")).body).toMatchObject({ intact: true });
  });

  test("can be stopped while it waits, and counts only once", async () => {
    const first = await add("approver");
    const { key, sha256 } = heldKey();
    const { body } = await addWith(sha256, "approver");
    expect((await retire(body.key_id)).body.status).toBe("RETIRED");
    expect((await addWith(sha256, "approver")).body.error.code).toBe("ALREADY_EXISTS");
    vi.advanceTimersByTime(DELAY);
    expect(await opens(key)).toBe(false);
    expect(await opens(first.key)).toBe(true);
  });

  test.each<[what: string, role: AdminRole, secret: (sha256: string) => string | undefined]>([
    ["another role", "operator", (sha256) => sha256],
    ["another key", "approver", () => heldKey().sha256],
    ["one of several", "approver", (sha256) => `${heldKey().sha256} ${sha256}`],
    ["none", "approver", () => undefined],
    ["an empty secret", "approver", () => ""],
  ])("for %s an approver is needed as always", async (_what, role, secret) => {
    await add("approver");
    const { sha256 } = heldKey();
    const named = secret(sha256);
    const env = gatewayEnv(named === undefined ? {} : { BREAK_GLASS_SHA256: named });
    expect((await addWith(sha256, role, env)).body).toMatchObject({ status: "PROPOSED" });
  });

  test("is of no use to a key that is no owner's", async () => {
    const first = await add("approver");
    const operator = await added("operator", first);
    vi.advanceTimersByTime(2_000);
    const { sha256 } = heldKey();
    const asked = { name: "Me", role: "approver", sha256 };
    for (const { key } of [first, operator]) {
      expect((await post(path, asked, { key, env: named(sha256) })).status).toBe(403);
    }
  });
});
