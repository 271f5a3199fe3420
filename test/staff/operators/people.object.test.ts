import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sha256Hex } from "../../../src/base/platform/crypto.ts";
import type { AdminRole } from "../../../src/frame/records/roles.ts";
import { heldKey } from "../../frame/records/held-key.ts";
import { ask, auditOf, bankRequest, db, gatewayEnv, migrate, post } from "./gateway.ts";

/** The staff: keys belong to people, and one person with two keys is one person. */
const [KEYS, PEOPLE] = ["/admin/v1/admin-keys", "/admin/v1/people"];
const NOBODY = "Nobody can approve what they proposed, with any of their keys.";

beforeEach(async () => {
  await migrate();
  const tables = ["admin_keys", "people", "proposals"];
  await db.batch(tables.map((table) => db.prepare(`delete from ${table}`)));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Keys are remembered for two seconds, and an approver's key is older than a proposal. */
const pause = () => vi.advanceTimersByTime(2_001);

interface Staff {
  key: string;
  key_id: string;
  person_id: string;
}

const FIRST = "key_first_owner";

const person = async (name: string): Promise<string> =>
  (await post(PEOPLE, { name })).body.person_id;

/** A key, for a person or for nobody; in force if an approver is given or it is the first. */
const keyFor = async (
  role: AdminRole,
  person_id?: string,
  approver?: { key: string },
): Promise<Staff> => {
  const { key, sha256 } = heldKey();
  const asked = { name: `A key of ${role}`, role, sha256, ...(person_id ? { person_id } : {}) };
  const { body } = await post(KEYS, asked);
  pause();
  if (approver) await post(`${KEYS}/${body.key_id}/approve`, {}, { key: approver.key });
  pause();
  return { ...body, key };
};

/** Ben approves; Ada has an operator's and an approver's key. */
const scene = async () => {
  const ben = await keyFor("approver", await person("Ben"));
  const ada = await person("Ada");
  const operator = await keyFor("operator", ada, ben);
  const approver = await keyFor("approver", ada, ben);
  return { ada, ben, operator, approver };
};

const give = (key_id: string, person_id: string) => post(`${KEYS}/${key_id}/give`, { person_id });

/** A live bank's activation takes two people. */
const propose = async ({ key }: { key: string }): Promise<string> => {
  const live = { mode: "live", core_base_url: "https://bank.example/bank" };
  const { body } = await post("/admin/v1/banks", bankRequest(live), { key });
  const json = { status: "ACTIVE" };
  const path = `/admin/v1/banks/${body.bank_id}`;
  const changed = await ask(path, { method: "PATCH", key, json });
  pause();
  return changed.body.proposal.proposal_id;
};

const approve = (proposal: string, { key }: { key: string }) =>
  post(`/admin/v1/approvals/${proposal}/approve`, {}, { key });

const approvalOf = async (proposal: string, by: Staff) => {
  const { status, body } = await approve(proposal, by);
  return status === 200 ? body.approved_by : body.error.message;
};

// @rule A1.7 A2.2
describe("one person with two keys", () => {
  test("does not approve with one what they proposed with the other", async () => {
    const { operator, approver, ben } = await scene();
    const proposal = await propose(operator);
    expect(await approvalOf(proposal, approver)).toBe(NOBODY);
    expect(await approvalOf(proposal, ben)).toBe(ben.key_id);
  });

  test("is one also with a key that was given to them after they proposed", async () => {
    const ben = await keyFor("approver", await person("Ben"));
    const [operator, approver] = [
      await keyFor("operator", undefined, ben),
      await keyFor("approver", undefined, ben),
    ];
    const proposal = await propose(operator);
    const ada = await person("Ada");
    await give(operator.key_id, ada);
    await give(approver.key_id, ada);
    expect(await approvalOf(proposal, approver)).toBe(NOBODY);
  });

  test("is one also with keys that were brought together before the change is in force", async () => {
    const ben = await keyFor("approver", await person("Ben"));
    const [operator, approver] = [
      await keyFor("operator", undefined, ben),
      await keyFor("approver", undefined, ben),
    ];
    const [own, others] = [await propose(operator), await propose(operator)];
    const env = gatewayEnv({ CHANGE_DELAY_SECONDS: "3600" });
    await post(`/admin/v1/approvals/${own}/approve`, {}, { key: approver.key, env });
    await post(`/admin/v1/approvals/${others}/approve`, {}, { key: ben.key, env });
    const ada = await person("Ada");
    await give(operator.key_id, ada);
    expect((await ask(`/admin/v1/approvals/${own}`)).body.status).toBe("APPROVED");
    await give(approver.key_id, ada);
    expect((await ask(`/admin/v1/approvals/${own}`)).body).toMatchObject({
      ...{ status: "VOID", void_reason: "APPROVER_RETIRED" },
    });
    expect((await ask(`/admin/v1/approvals/${others}`)).body.status).toBe("APPROVED");
  });

  test("is one also when the key that proposed has retired", async () => {
    const { operator, approver } = await scene();
    const proposal = await propose(operator);
    await post(`${KEYS}/${operator.key_id}/retire`);
    expect(await approvalOf(proposal, approver)).toBe(NOBODY);
  });

  test("does not approve the key that they added for another person", async () => {
    const { ada, ben, approver } = await scene();
    const owner = await keyFor("owner", ada, ben);
    const { sha256 } = heldKey();
    const asked = { name: "Another", role: "operator", sha256, person_id: await person("Cem") };
    const { body } = await post(KEYS, asked, { key: owner.key });
    pause();
    const refused = await post(`${KEYS}/${body.key_id}/approve`, {}, { key: approver.key });
    expect([refused.status, refused.body.error.message]).toEqual([403, NOBODY]);
  });

  test("withdraws with one what they proposed with the other", async () => {
    const { ada, ben, operator } = await scene();
    const second = await keyFor("operator", ada, ben);
    const proposal = await propose(operator);
    const done = await post(`/admin/v1/approvals/${proposal}/withdraw`, {}, { key: second.key });
    expect([done.status, done.body.ended_by]).toEqual([200, second.key_id]);
  });

  test("is not approved by break-glass either: that key is a person of its own", async () => {
    const { operator, ada } = await scene();
    const { key, sha256 } = heldKey();
    const env = gatewayEnv({ BREAK_GLASS_SHA256: sha256 });
    const { body } = await post(KEYS, { name: "Glass", role: "approver", sha256 }, { env });
    pause();
    const proposal = await propose(operator);
    await give(body.key_id, ada);
    expect(await approvalOf(proposal, { ...body, key })).toBe(NOBODY);
  });
});

// @rule A1.8
describe("a key", () => {
  test("that was given to nobody is a person of its own, and can be given once", async () => {
    const sue = await keyFor("support");
    expect(sue).toMatchObject({ person_id: sue.key_id, person_name: "A key of support" });
    expect((await ask(`${PEOPLE}/${sue.key_id}`)).body).toMatchObject({
      ...{ person_id: sue.key_id, person_name: "A key of support", status: "ACTIVE" },
      ...{ roles: ["support"], keys: [{ key_id: sue.key_id }] },
    });
    const [ada, eve] = [await person("Ada"), await person("Eve")];
    expect((await give(sue.key_id, ada)).body).toMatchObject({ person_name: "Ada" });
    expect((await give(sue.key_id, ada)).status).toBe(200);
    expect((await ask(`${PEOPLE}/${sue.key_id}`)).status).toBe(404);
    const refused = await give(sue.key_id, eve);
    expect([refused.status, refused.body.error.code]).toEqual([409, "KEY_OF_ANOTHER"]);
    expect(await auditOf(sue.key_id)).toMatchObject([
      { action: "admin_key.added" },
      { action: "admin_key.given", details: { person_id: ada, name: "Ada" } },
    ]);
  });

  test("is given to nobody who is not there, has left, or is only a key", async () => {
    const [sue, tom] = [await keyFor("support"), await keyFor("support")];
    const gone = await person("Gone");
    await post(`${PEOPLE}/${gone}/take-out`);
    for (const person_id of [gone, "psn_nobody", tom.key_id]) {
      expect((await give(sue.key_id, person_id)).status).toBe(422);
      const asked = { name: "New", role: "support", person_id };
      expect((await post(KEYS, asked)).status).toBe(422);
    }
    expect((await give("key_nobody", await person("Ada"))).status).toBe(404);
  });

  test("may be the first owner's, who then cannot approve with it what they proposed", async () => {
    const approver = await keyFor("approver");
    expect((await give(approver.key_id, FIRST)).body).toMatchObject({ person_id: FIRST });
    const asked = { name: "New", role: "operator", sha256: heldKey().sha256 };
    const { key_id } = (await post(KEYS, { ...asked, person_id: FIRST })).body;
    pause();
    const refused = await post(`${KEYS}/${key_id}/approve`, {}, { key: approver.key });
    expect([refused.status, refused.body.error.message]).toEqual([403, NOBODY]);
  });
});

// @rule A1.9
describe("taking a person out", () => {
  test("retires every key at once, and what they proposed for themselves", async () => {
    const { ada, operator, approver } = await scene();
    const asked = { name: "Third", role: "owner", sha256: heldKey().sha256, person_id: ada };
    const third = (await post(KEYS, asked)).body;
    const { body } = await post(`${PEOPLE}/${ada}/take-out`);
    expect(body).toMatchObject({ status: "LEFT", roles: [] });
    expect(body.keys.map((key: { status: string }) => key.status)).toEqual(
      Array(3).fill("RETIRED"),
    );
    pause();
    for (const { key } of [operator, approver]) {
      expect((await ask("/admin/v1/banks", { key })).status).toBe(401);
    }
    const proposals = await ask(`/admin/v1/approvals?subject=${third.key_id}`);
    expect(proposals.body.data).toMatchObject([{ status: "WITHDRAWN" }]);
    expect((await post(`${PEOPLE}/${ada}/take-out`)).body.left_at).toBe(body.left_at);
    expect(await auditOf(ada)).toMatchObject([
      { action: "person.added" },
      { action: "person.taken_out", details: { name: "Ada" } },
    ]);
  });

  test("voids what they approved that is not in force yet", async () => {
    const { ada, ben, approver } = await scene();
    const asked = { name: "Waiting", role: "operator", sha256: heldKey().sha256 };
    const { key_id } = (await post(KEYS, asked)).body;
    pause();
    const env = gatewayEnv({ CHANGE_DELAY_SECONDS: "3600" });
    await post(`${KEYS}/${key_id}/approve`, {}, { key: approver.key, env });
    await post(`${PEOPLE}/${ada}/take-out`, {}, { env });
    const { data } = (await ask(`/admin/v1/approvals?subject=${key_id}`)).body;
    expect(data).toMatchObject([{ status: "VOID", void_reason: "APPROVER_RETIRED" }]);
    expect(ben.person_id).toMatch(/^psn_/);
  });

  test("leaves an approver in force", async () => {
    const ben = await keyFor("approver", await person("Ben"));
    const refused = await post(`${PEOPLE}/${ben.person_id}/take-out`);
    expect([refused.status, refused.body.error.code]).toEqual([409, "ONLY_APPROVER"]);
    expect((await post(`${PEOPLE}/psn_nobody/take-out`)).status).toBe(404);
  });

  test("of the first owner leaves the key of the configuration", async () => {
    const { key_id } = await keyFor("support");
    await give(key_id, FIRST);
    const { body } = await post(`${PEOPLE}/${FIRST}/take-out`);
    expect(body).toMatchObject({
      ...{ person_id: FIRST, status: "ACTIVE", roles: ["owner"], left_at: null },
      keys: [{ key_id, status: "RETIRED" }],
    });
  });

  test("is an owner's alone", async () => {
    const { ada, ben, operator } = await scene();
    for (const { key } of [ben, operator]) {
      expect((await post(`${PEOPLE}/${ada}/take-out`, {}, { key })).status).toBe(403);
      expect((await ask(PEOPLE, { key })).status).toBe(403);
    }
  });
});

describe("the list of people", () => {
  test("has a whole page of a hundred", async () => {
    const row = "insert into people (person_id, name, created_at) values (?, 'Some', ?)";
    const many = Array.from({ length: 105 }, (_, n) => db.prepare(row).bind(`psn_${n}`, n + 1));
    await db.batch(many);
    const { status, body } = await ask(`${PEOPLE}?limit=100`);
    expect([status, body.data.length, typeof body.next_cursor]).toEqual([200, 100, "string"]);
  });

  test("has everyone once, page by page, and the first owner last", async () => {
    const { ada, ben } = await scene();
    const sue = await keyFor("support");
    const seen: string[] = [];
    let cursor = "";
    do {
      const { body } = await ask(`${PEOPLE}?limit=1${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.data.map((one: Staff) => one.person_id));
      cursor = body.next_cursor ?? "";
    } while (cursor !== "");
    expect(seen).toEqual([sue.key_id, ada, ben.person_id, FIRST]);
    const { data } = (await ask(PEOPLE)).body;
    expect(data.at(-1)).toMatchObject({
      ...{ person_name: "First owner (configuration)", roles: ["owner"], created_at: null },
    });
    expect(data[1]).toMatchObject({ person_name: "Ada", roles: ["operator", "approver"] });
  });

  test("shows everyone who they are", async () => {
    const { operator, ada } = await scene();
    expect((await ask("/admin/v1/me", { key: operator.key })).body).toMatchObject({
      ...{ key_id: operator.key_id, role: "operator", person: { person_id: ada } },
    });
    expect((await ask("/admin/v1/me")).body.person.person_name).toBe("First owner (configuration)");
  });
});

// @rule A5.7
describe("the audit log", () => {
  test("names the person, and lists what one did with all their keys", async () => {
    const { ada, operator, approver, ben } = await scene();
    await propose(operator);
    const proposal = await propose(operator);
    await approve(proposal, ben);
    const other = await keyFor("operator", undefined, approver);
    const { data } = (await ask(`/admin/v1/audit?person=${ada}&limit=100`)).body;
    expect(new Set(data.map((entry: { actor: string }) => entry.actor))).toEqual(
      new Set([operator.key_id, approver.key_id]),
    );
    expect(data.every((entry: Staff) => entry.person_id === ada)).toBe(true);
    const sequences = data.map((entry: { sequence: number }) => entry.sequence);
    expect(sequences).toEqual([...sequences].sort((one, another) => another - one));
    const paged: number[] = [];
    let cursor = "";
    do {
      const { body } = await ask(`/admin/v1/audit?person=${ada}&limit=2${cursor}`);
      paged.push(...body.data.map((entry: { sequence: number }) => entry.sequence));
      cursor = body.next_cursor === null ? "" : `&cursor=${body.next_cursor}`;
    } while (cursor !== "");
    expect(paged).toEqual(sequences);
    expect((await ask(`/admin/v1/audit?person=${other.key_id}`)).body.data).toEqual([]);
    const byName = await ask("/admin/v1/audit?person=ADA&limit=100");
    expect(byName.body.data).toEqual(data);
    const unknown = await ask("/admin/v1/audit?person=Adam");
    expect([unknown.status, unknown.body.error.field]).toEqual([422, "person"]);
    expect((await ask("/admin/v1/audit?limit=100")).body.data).toContainEqual(
      expect.objectContaining({ actor: ben.key_id, person_name: "Ben" }),
    );
  });
});

// @rule A1.12
describe("a person's name", () => {
  const rename = (id: string, name: string) =>
    ask(`${PEOPLE}/${id}`, { method: "PATCH", json: { name } });

  test("is changed by an owner, and the audit log keeps the one before", async () => {
    const { ada, operator, ben } = await scene();
    await propose(operator);
    expect((await rename(ada, "Ada Byron")).body).toMatchObject({ person_name: "Ada Byron" });
    await rename(ada, "Ada Byron");
    const renamed = (await ask(`/admin/v1/audit?subject=${ada}&action=person.renamed`)).body.data;
    expect(renamed.map(({ details }: { details: object }) => details)).toEqual([
      { changes: [{ field: "name", from: "Ada", to: "Ada Byron" }] },
    ]);
    expect(renamed[0].subject_name).toBe("Ada Byron");
    const { data } = (await ask(`/admin/v1/audit?person=${ada}`)).body;
    expect(data[0]).toMatchObject({ person_name: "Ada Byron", key_name: "A key of operator" });
    expect((await ask(`${PEOPLE}/${ada}`, { method: "PATCH", key: ben.key })).status).toBe(403);
  });

  test("is none of a key that belongs to nobody, or of the first owner", async () => {
    const alone = await keyFor("support");
    for (const id of [alone.key_id, "key_first_owner"]) {
      const { status, body } = await rename(id, "Somebody");
      expect([status, body.error.code]).toEqual([409, "INVALID_STATE"]);
    }
    expect((await rename("psn_nobody", "Somebody")).status).toBe(404);
  });
});

test("the hash of a passkey's credential is no key that can be added", async () => {
  const sha256 = sha256Hex("passkey AAAA");
  const { body } = await post(KEYS, { name: "Odd", role: "support", sha256 });
  pause();
  expect(body.kind).toBe("KEY");
  expect((await ask("/admin/v1/me", { key: "passkey AAAA" })).status).toBe(401);
});
