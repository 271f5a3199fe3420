import { beforeAll, describe, expect, test } from "vitest";
import { type KeyState, keyMoves, moveKey } from "../../src/frame/records/key-machine.ts";
import {
  type Answer,
  type Bank,
  fresh,
  ok,
  type Question,
  type Registry,
  type StaffKey,
  verdictOf,
} from "./registry-steps.ts";
import { enterRegistry, expectWhole, type RegistryWorld } from "./registry-world.ts";

/** What the registry's operator manages: banks, gateways, keys and staff. */
let advance: RegistryWorld["advance"];
let registry: Registry;
let noted: RegistryWorld["noted"];

beforeAll(async () => {
  ({ registry, advance, noted } = await enterRegistry());
});

const owner: Registry["owner"] = (...call) => registry.owner(...call);
const patch = (path: string, json: object) => owner(path, json, { method: "PATCH" });
const bankPath = ({ bank_id }: Bank) => `/admin/v1/banks/${bank_id}`;

/** An isolate's memory of a key or a route is at most two seconds old. */
const later = () => advance(2_000);

/** Every row of a list, read two at a time, as the operator or the given caller sees it. */
const readAll = async (
  path: string,
  ask: (path: string) => Promise<Answer> = owner,
): Promise<Record<string, unknown>[]> => {
  const rows: Record<string, unknown>[] = [];
  for (let cursor = ""; ; ) {
    const page: Answer = ok(await ask(`${path}&limit=2${cursor}`), 200);
    rows.push(...page.body.data);
    if (page.body.next_cursor === null) return rows;
    cursor = `&cursor=${page.body.next_cursor}`;
  }
};

describe("a bank", () => {
  const terms = () => ({ name: "Corner Bank", realm: "test", capabilities: ["PAYMENTS"] });

  test("is registered, read, listed and changed, and the public sees it", async () => {
    const bank_handle = fresh("corner");
    const answer = ok(await owner("/admin/v1/banks", { bank_handle, ...terms() }));
    const { bank_id } = answer.body;
    const path = `/admin/v1/banks/${bank_id}`;
    expect(answer.headers.get("location")).toBe(path);
    expect(answer.body).toMatchObject({ bank_handle, ...terms(), status: "ACTIVE" });
    expect(ok(await owner(path), 200).body).toEqual(answer.body);
    const capabilities = ["PAYMENTS", "OPEN_BANKING"];
    const changed = ok(await patch(path, { name: "Corner & Co", capabilities }), 200).body;
    expect(changed).toMatchObject({ name: "Corner & Co", capabilities, status: "ACTIVE" });
    const handles = (await readAll("/admin/v1/banks?realm=test")).map((row) => row.bank_handle);
    expect(handles).toContain(bank_handle);
    expect(handles).toEqual([...handles].sort());
    const shown = await readAll("/identity/banks?realm=test", registry.ask);
    const publicView = {
      bank_handle,
      bank_id,
      name: "Corner & Co",
      capabilities,
      status: "ACTIVE",
    };
    expect(shown).toContainEqual(publicView);
  });

  test("has a unique handle and id, which no customer can have either", async () => {
    const bank = await registry.newBank();
    const person = await registry.newCustomer(bank);
    const conflicts = [
      await owner("/admin/v1/banks", { bank_handle: bank.bank_handle, ...terms() }),
      await owner("/admin/v1/banks", {
        ...{ ...terms(), realm: "live" },
        ...{ bank_handle: fresh("other"), bank_id: bank.bank_id },
      }),
      await owner("/admin/v1/banks", { bank_handle: person.alias, ...terms() }),
    ].map(({ status, body }) => [status, body.error.code, body.error.field]);
    expect(conflicts).toEqual([
      [409, "ALREADY_EXISTS", "bank_handle"],
      [409, "ALREADY_EXISTS", "bank_id"],
      [409, "ALREADY_EXISTS", "bank_handle"],
    ]);
    const taken = await bank.call("/identity/handles", { alias: bank.bank_handle });
    expect(verdictOf(taken)).toEqual([422, "VALIDATION_FAILED"]);
  });

  test.each(["SUSPENDED", "CLOSED"])("that is %s stops at once, and alone", async (status) => {
    const [bank, neighbour] = [await registry.newBank(), await registry.newBank()];
    const gateway = await registry.newGateway();
    const own = await registry.newCustomer(bank);
    const elsewhere = await registry.confirmedLink(neighbour, own, bank);
    for (const resolve of [registry.resolve, gateway.resolve]) {
      expect((await resolve(own.alias)).body.routes[0].account_ref).toBe(own.account_ref);
    }
    ok(await patch(bankPath(bank), { status }), 200);
    // A gateway pays by the answer, so it sees the change at once; the public within two seconds.
    // The default of a closed bank falls to the customer's other account.
    const left = status === "CLOSED" ? [elsewhere] : [];
    const refsOf = ({ body }: Awaited<ReturnType<typeof gateway.resolve>>) =>
      (body.routes ?? []).map((route: { account_ref: string }) => route.account_ref);
    expect(refsOf(await gateway.resolve(own.alias))).toEqual(left);
    await later();
    expect(refsOf(await registry.resolve(own.alias))).toEqual(left);
    expect(verdictOf(await bank.call(bank.accounts))).toEqual([403, "FORBIDDEN"]);
    const handle = await bank.call("/identity/handles", { alias: fresh("late") });
    expect(verdictOf(handle)).toEqual([403, "FORBIDDEN"]);
    const there = await gateway.resolve(`${own.alias}@${neighbour.bank_handle}`);
    expect(there.body.routes[0].account_ref).toBe(elsewhere);

    const back = await patch(bankPath(bank), { status: "ACTIVE" });
    if (status === "CLOSED") return expect(verdictOf(back)).toEqual([409, "PARTICIPANT_CLOSED"]);
    ok(back, 200);
    await later();
    ok(await bank.call(bank.accounts), 200);
    expect((await gateway.resolve(own.alias)).status).toBe(200);
  });
});

describe("a gateway", () => {
  test("is registered, read, listed and changed; its name is unique", async () => {
    const terms = { name: fresh("acme"), realm: "test" };
    const answer = ok(await owner("/admin/v1/gateways", terms));
    const path = `/admin/v1/gateways/${answer.body.gateway_id}`;
    expect(answer.headers.get("location")).toBe(path);
    expect(answer.body).toMatchObject({ ...terms, status: "ACTIVE" });
    expect(ok(await owner(path), 200).body).toEqual(answer.body);
    expect(await readAll("/admin/v1/gateways?realm=test")).toContainEqual(answer.body);
    const again = await owner("/admin/v1/gateways", terms);
    expect([verdictOf(again), again.body.error.field]).toEqual([[409, "ALREADY_EXISTS"], "name"]);
    expect(ok(await patch(path, { status: "SUSPENDED" }), 200).body.status).toBe("SUSPENDED");
    expect(ok(await owner(path), 200).body.status).toBe("SUSPENDED");
  });

  test("that is suspended cannot look anything up, and the others can", async () => {
    const [gateway, neighbour] = [await registry.newGateway(), await registry.newGateway()];
    const { alias } = await registry.newCustomer(await registry.newBank());
    const path = `/admin/v1/gateways/${gateway.gateway_id}`;
    for (const [status, expected] of [
      ["SUSPENDED", [403, "FORBIDDEN"]],
      ["ACTIVE", [200]],
    ] as const) {
      expect((await neighbour.resolve(alias)).status).toBe(200);
      ok(await patch(path, { status }), 200);
      await later();
      expect(verdictOf(await gateway.resolve(alias))).toEqual(expected);
      expect(verdictOf(await gateway.call("/identity/banks"))).toEqual(expected);
    }
  });
});

test.each(["gateway", "bank"])(
  "a %s gets its own limits, and the others keep theirs",
  async (kind) => {
    const [bank, neighbour] = [await registry.newBank(), await registry.newBank()];
    const [gateway, further] = [await registry.newGateway(), await registry.newGateway()];
    const path = kind === "bank" ? bankPath(bank) : `/admin/v1/gateways/${gateway.gateway_id}`;
    const terms =
      kind === "bank" ? { daily_quota: 40 } : { lookup_burst: 40, lookups_per_minute: 20 };
    expect(ok(await patch(path, terms), 200).body).toMatchObject(terms);
    await later();
    const miss = (at: "limited" | "usual") => {
      const [spender, looker] = at === "limited" ? [bank, gateway] : [neighbour, further];
      const alias = fresh("nobody");
      return kind === "bank" ? spender.call(`/identity/handles/${alias}`) : looker.resolve(alias);
    };
    const statuses = async (at: "limited" | "usual") =>
      [await miss(at), await miss(at), await miss(at)].map(({ status }) => status);
    expect(await statuses("limited")).toEqual([404, 404, 429]);
    expect(await statuses("usual")).toEqual([404, 404, 404]);
    const unlimited = Object.fromEntries(Object.keys(terms).map((name) => [name, null]));
    expect(ok(await patch(path, unlimited), 200).body).toMatchObject(unlimited);
  },
);

test.each(["banks", "gateways"])("what is closed among %s stays closed", async (kind) => {
  const { bank_id } = await registry.newBank();
  const { gateway_id } = await registry.newGateway();
  const path = `/admin/v1/${kind}/${kind === "banks" ? bank_id : gateway_id}`;
  for (const _ of ["once", "again"]) {
    ok(await owner(path, undefined, { method: "DELETE" }), 204);
    expect(ok(await owner(path), 200).body.status).toBe("CLOSED");
  }
  expect(verdictOf(await patch(path, { status: "ACTIVE" }))).toEqual([409, "PARTICIPANT_CLOSED"]);
  const key = ok(await owner(`${path}/keys`, {})).body.key;
  const call = kind === "banks" ? registry.asBank(key) : registry.asGateway(key);
  const used = await call(kind === "banks" ? "/identity/claims" : "/identity/banks");
  expect(verdictOf(used)).toEqual([403, "FORBIDDEN"]);
});

interface KeyOwner {
  /** The address of its keys. */
  keys: string;
  first: { key_id: string };
  /** The answer to the holder of a key. */
  uses(key: string): Promise<number>;
}

const owners: Record<string, () => Promise<KeyOwner>> = {
  bank: async () => {
    const bank = await registry.newBank();
    const keys = `${bankPath(bank)}/keys`;
    const [first] = ok(await owner(keys), 200).body.data;
    const uses = async (key: string) => (await registry.asBank(key)(bank.accounts)).status;
    return { keys, first, uses };
  },
  gateway: async () => {
    const keys = `/admin/v1/gateways/${(await registry.newGateway()).gateway_id}/keys`;
    const [first] = ok(await owner(keys), 200).body.data;
    const uses = async (key: string) => (await registry.asGateway(key)("/identity/banks")).status;
    return { keys, first, uses };
  },
};

describe.each(Object.keys(owners))("a %s's key", (kind) => {
  const prepared = () => (owners[kind] as () => Promise<KeyOwner>)();

  test("is replaced without a gap: added, promoted, and the former one retired", async () => {
    const { keys, uses } = await prepared();
    const [former, next] = [ok(await owner(keys, {})).body, ok(await owner(keys, {})).body];
    const statusOf = async (key: { key_id: string }) =>
      ok(await owner(`${keys}/${key.key_id}`), 200).body.status;
    const both = async () => [await uses(former.key), await uses(next.key)];
    ok(await owner(`${keys}/${former.key_id}/promote`, {}), 200);
    expect([await both(), await statusOf(next)]).toEqual([[200, 200], "ADDED"]);
    ok(await owner(`${keys}/${next.key_id}/promote`, {}), 200);
    await later();
    expect([await both(), await statusOf(former)]).toEqual([[200, 200], "SUPERSEDED"]);
    ok(await owner(`${keys}/${former.key_id}/retire`, {}), 200);
    await later();
    expect([await both(), await statusOf(next)]).toEqual([[401, 200], "ACTIVE"]);
    const list = ok(await owner(keys), 200);
    expect(list.body.data.map((key: { status: string }) => key.status).sort()).toEqual([
      ...["ACTIVE", "RETIRED", "SUPERSEDED"],
    ]);
    for (const { key } of [former, next]) expect(list.text).not.toContain(key);
  });

  test("is shown once", async () => {
    const { keys } = await prepared();
    const again = { headers: { "idempotency-key": fresh("key") } };
    expect(ok(await owner(keys, {}, again)).body.key).toMatch(/^[bg]k_\w{51}$/);
    expect(verdictOf(await owner(keys, {}, again))).toEqual([409, "SECRET_ALREADY_SHOWN"]);
  });

  const states: KeyState[] = ["ADDED", "ACTIVE", "SUPERSEDED", "RETIRED"];
  const grid = states.flatMap((state) =>
    (["promote", "retire"] as const).map((trigger) => [state, trigger] as const),
  );
  test.each(grid)("%s: %s, as the machine has it", async (state, trigger) => {
    const { keys, first } = await prepared();
    const { key_id } = state === "ADDED" ? ok(await owner(keys, {})).body : first;
    if (state === "SUPERSEDED") {
      const { key_id: next } = ok(await owner(keys, {})).body;
      ok(await owner(`${keys}/${next}/promote`, {}), 200);
    }
    if (state === "RETIRED") ok(await owner(`${keys}/${key_id}/retire`, {}), 200);
    const path = `${keys}/${key_id}`;
    expect(ok(await owner(path), 200).body.status).toBe(state);
    const answer = await owner(`${path}/${trigger}`, {});
    // A repeated step changes nothing.
    const done: KeyState = trigger === "promote" ? "ACTIVE" : "RETIRED";
    const to = state === done ? state : moveKey(state, trigger);
    expect(keyMoves.some(([from, by]) => from === state && by === trigger)).toBe(
      to !== null && state !== done,
    );
    expect(verdictOf(answer)).toEqual(to === null ? [409, "KEY_RETIRED"] : [200]);
    expect(ok(await owner(path), 200).body.status).toBe(to ?? state);
  });
});

describe("the operator's staff", () => {
  const attempts = (call: StaffKey["call"], bank: Bank) => {
    const send = (path: string, json?: object, question?: Question) => call(path, json, question);
    return {
      reads: [
        send(bankPath(bank)),
        send("/admin/v1/audit?chain=test"),
        send("/admin/v1/claims?realm=test"),
      ],
      changes: [
        send(bankPath(bank), { name: "Renamed" }, { method: "PATCH" }),
        send(`${bankPath(bank)}/keys`, {}),
        send("/admin/v1/gateways", { name: fresh("gateway"), realm: "test" }),
      ],
      owns: [
        send("/admin/v1/admin-keys"),
        send("/admin/v1/admin-keys", { name: fresh("person"), role: "owner" }),
      ],
    };
  };

  test.each([
    ["support", { reads: 200, changes: 403, owns: 403 }],
    ["approver", { reads: 200, changes: 403, owns: 403 }],
    ["operator", { reads: 200, changes: 200, owns: 403 }],
    ["owner", { reads: 200, changes: 200, owns: 200 }],
  ] as const)("may do what the role %s allows", async (role, expected) => {
    const bank = await registry.newBank();
    const { call } = await registry.newStaff(role);
    for (const [kind, sent] of Object.entries(attempts(call, bank))) {
      const statuses = (await Promise.all(sent)).map(({ status }) =>
        status === 201 ? 200 : status,
      );
      expect([kind, ...new Set(statuses)]).toEqual([kind, expected[kind as keyof typeof expected]]);
    }
  });

  test("cannot use a retired key", async () => {
    const person = await registry.newStaff("owner");
    ok(await person.call("/admin/v1/admin-keys"), 200);
    for (const _ of ["once", "again"]) expect((await person.retire()).body.status).toBe("RETIRED");
    await later();
    const { call } = person;
    expect(verdictOf(await call("/admin/v1/admin-keys"))).toEqual([401, "UNAUTHENTICATED"]);
    const actions = (await registry.auditSince(0, "registry"))
      .filter(({ subject }) => subject === person.key_id)
      .map(({ action }) => action);
    expect(actions).toEqual([
      ...["change.proposed", "change.approved", "change.in_force", "admin_key.retired"],
    ]);
  });
});

test("the audit of all this is intact, in each chain", async () => {
  await expectWhole({ registry, noted });
  const staff = await registry.headOf("registry");
  expect(await registry.verify(staff, "registry")).toMatchObject({ intact: true, fault: null });
});
