import { describe, expect, test } from "vitest";
import { DAY, standingClock } from "./clock.ts";
import {
  asAdminWith,
  asBankWith,
  asGatewayWith,
  ask,
  asOwner,
  auditOf,
  Browser,
  fresh,
  migrate,
  newBank,
  newCustomer,
  newGateway,
  newStaff,
  ok,
  registryEnv,
} from "./registry.ts";

const clock = standingClock(60_000);
await migrate();
const [aurora, borealis] = [await newBank(), await newBank()];
// Keys are cached for two seconds, so each test begins later than that.
const later = () => clock.moveBy(2_000);

const patch = (path: string, json: object) => asOwner(path, undefined, { method: "PATCH", json });

describe("a gateway's key decides its realm", () => {
  test("a key that names the other realm is refused", async () => {
    const { key } = await newGateway();
    for (const path of ["/identity/resolve/nobody", "/identity/banks"]) {
      expect((await asGatewayWith(key)(`${path}?realm=test`)).status).not.toBe(422);
      const { status, body } = await asGatewayWith(key)(`${path}?realm=live`);
      expect(status).toBe(422);
      expect(body.error).toMatchObject({ code: "VALIDATION_FAILED", field: "realm" });
    }
  });

  test("without a key and a realm, the deployment's own realm applies", async () => {
    const { alias } = await newCustomer(aurora);
    const ofTest = registryEnv({ DEFAULT_REALM: "test" });
    const path = `/identity/resolve/${alias}`;
    expect((await ask(path)).status).toBe(404);
    expect((await ask(path, { env: ofTest })).status).toBe(200);
    expect((await ask(`${path}?realm=live`, { env: ofTest })).status).toBe(404);
    const handle = `/admin/v1/handles/${alias}`;
    expect((await asOwner(handle)).status).toBe(404);
    expect((await asOwner(handle, undefined, { env: ofTest })).status).toBe(200);
  });

  test("one idempotency key counts separately in each realm, even in parallel", async () => {
    const bank = { bank_handle: fresh("bank"), name: "B", capabilities: ["PAYMENTS"] };
    const question = { headers: { "idempotency-key": "both realms" } };
    const answers = await Promise.all(
      ["test", "live"].map((realm) => asOwner(`/admin/v1/banks?realm=${realm}`, bank, question)),
    );
    expect(answers.map((answer) => [answer.status, answer.body.realm])).toEqual([
      ...[
        [201, "test"],
        [201, "live"],
      ],
    ]);
  });

  test("a bank or gateway registered without a realm gets it too", async () => {
    const ofTest = { env: registryEnv({ DEFAULT_REALM: "test" }) };
    const bank = { bank_handle: fresh("bank"), name: "B", capabilities: ["PAYMENTS"] };
    expect(ok(await asOwner("/admin/v1/banks", bank, ofTest)).body.realm).toBe("test");
    const gateway = { name: fresh("gateway") };
    expect(ok(await asOwner("/admin/v1/gateways", gateway, ofTest)).body.realm).toBe("test");
    const named = { ...gateway, realm: "live" };
    expect(ok(await asOwner("/admin/v1/gateways", named, ofTest)).body.realm).toBe("live");
  });

  test.each(["", "prod", "TEST"])("a realm that does not exist is refused: %s", async (realm) => {
    expect((await ask(`/identity/resolve/nobody?realm=${realm}`)).status).toBe(422);
    expect((await asOwner(`/admin/v1/banks?realm=${realm}`)).status).toBe(422);
  });
});

describe("an invalid key is refused and never treated as the public", () => {
  const madeUp = ["wrong", "", "x".repeat(5_000), `gk_${"a".repeat(51)}`, "' or 1=1 --"];
  test.each(madeUp)("%s", async (key) => {
    for (const caller of [asGatewayWith(key), asBankWith(key), asAdminWith(key)]) {
      expect((await caller("/admin/v1/banks")).status).toBe(401);
    }
    expect((await asGatewayWith(key)("/identity/resolve/nobody")).status).toBe(401);
    expect((await asBankWith(key)("/identity/claims")).status).toBe(401);
  });

  test("another kind of caller's key", async () => {
    const { key } = await newGateway();
    expect((await asGatewayWith(aurora.key)("/identity/resolve/nobody")).status).toBe(401);
    expect((await asBankWith(key)("/identity/claims")).status).toBe(401);
    expect((await asAdminWith(aurora.key)("/admin/v1/banks")).status).toBe(401);
  });
});

describe("banks reach only their own records", () => {
  // @rule R6.1
  test("another bank's address is 403, whether that bank exists or not", async () => {
    for (const handle of [borealis.bank_handle, "no-such-bank"]) {
      const path = `/identity/banks/${handle}`;
      expect((await aurora.call(`${path}/accounts`)).status).toBe(403);
      expect((await aurora.call(`${path}/digest`)).status).toBe(403);
      expect((await aurora.call(`${path}/accounts`, {})).status).toBe(403);
      expect((await aurora.call(`${path}/accounts:batch`, {})).status).toBe(403);
    }
  });

  test("another bank's link is not found below the own address", async () => {
    const { account_ref } = await newCustomer(borealis);
    const path = `${aurora.accounts}/${account_ref}`;
    expect((await aurora.call(path)).status).toBe(404);
    expect((await aurora.call(path, undefined, { method: "DELETE" })).status).toBe(404);
    expect((await aurora.call(`${path}/suspend`, { reason: "BANK" })).status).toBe(404);
    expect((await borealis.call(`${borealis.accounts}/${account_ref}`)).body.status).toBe("LINKED");
  });

  test("the same bank's key of the other realm is refused here", async () => {
    const { alias } = await newCustomer(aurora);
    const twin = await newBank(aurora.bank_handle, "live");
    expect((await twin.call(`/identity/handles/${alias}`)).status).toBe(404);
    const removed = await twin.call(`/identity/handles/${alias}`, undefined, { method: "DELETE" });
    expect(removed.status).toBe(404);
  });

  test("a suspended bank is 403 within two seconds", async () => {
    const bank = await newBank();
    expect((await bank.call("/identity/claims")).status).toBe(200);
    ok(await patch(`/admin/v1/banks/${bank.bank_id}`, { status: "SUSPENDED" }), 200);
    later();
    expect((await bank.call("/identity/claims")).status).toBe(403);
  });
});

describe("DELETE closes permanently", () => {
  test.each(["bank", "gateway"])("a %s", async (kind) => {
    const [bank, gateway] = [await newBank(), await newGateway()];
    const [id, opens] =
      kind === "bank"
        ? [bank.bank_id, () => bank.call("/identity/claims")]
        : [gateway.gateway_id, () => asGatewayWith(gateway.key)("/identity/banks")];
    const path = `/admin/v1/${kind}s/${id}`;
    expect((await opens()).status).toBe(200);
    for (let twice = 0; twice < 2; twice++) {
      ok(await asOwner(path, undefined, { method: "DELETE" }), 204);
    }
    later();
    expect((await opens()).body.error.message).toBe(`This ${kind} is closed.`);
    expect((await asOwner(path)).body.status).toBe("CLOSED");
    expect((await patch(path, { status: "ACTIVE" })).body.error.code).toBe("PARTICIPANT_CLOSED");
    const changes = (await auditOf(id)).filter(({ action }) => action === `${kind}.changed`);
    expect(changes).toHaveLength(1);
    expect((await asOwner(`${path}x`, undefined, { method: "DELETE" })).status).toBe(404);
  });
});

describe("keys rotate with overlap", () => {
  test("added, promoted, retired: each is accepted until it retires", async () => {
    const bank = await newBank();
    const keys = `/admin/v1/banks/${bank.bank_id}/keys`;
    const [first] = (await asOwner(keys)).body.data;
    const second = ok(await asOwner(keys, {})).body;
    expect(second.status).toBe("ADDED");
    const works = async (key: string) => {
      later();
      return (await asBankWith(key)("/identity/claims")).status === 200;
    };
    expect(await works(second.key)).toBe(true);
    const promoted = ok(await asOwner(`${keys}/${second.key_id}/promote`, {}), 200);
    expect(promoted.body.status).toBe("ACTIVE");
    expect(await works(bank.key)).toBe(true);
    expect((await asOwner(`${keys}/${first.key_id}`)).body.status).toBe("SUPERSEDED");
    ok(await asOwner(`${keys}/${first.key_id}/retire`, {}), 200);
    expect(await works(bank.key)).toBe(false);
    expect(await works(second.key)).toBe(true);
    expect((await asOwner(`${keys}/${first.key_id}/promote`, {})).status).toBe(409);
    const ids = (await asOwner(keys)).body.data.map((row: { key_id: string }) => row.key_id);
    expect(ids.sort()).toEqual([first.key_id, second.key_id].sort());
  });

  test("keys are stored only as hashes", async () => {
    const { db } = await import("./registry.ts");
    const { results } = await db.prepare("select * from keys").all();
    expect(JSON.stringify(results)).not.toContain(aurora.key);
  });
});

describe("the registry's operator", () => {
  test("support reads, operators change, owners keep the admin keys", async () => {
    const support = (await newStaff("support")).call;
    const operator = (await newStaff("operator")).call;
    const bank = {
      bank_handle: fresh("bank"),
      realm: "test",
      name: "B",
      capabilities: ["PAYMENTS"],
    };
    expect((await support("/admin/v1/banks?realm=test")).status).toBe(200);
    expect((await support("/admin/v1/banks", bank)).status).toBe(403);
    expect((await operator("/admin/v1/banks", bank)).status).toBe(201);
    expect((await operator("/admin/v1/admin-keys")).status).toBe(403);
  });

  test("a retired admin key is refused", async () => {
    const person = await newStaff("operator");
    ok(await asOwner(`/admin/v1/admin-keys/${person.key_id}/retire`, {}), 200);
    later();
    expect((await person.call("/admin/v1/banks")).status).toBe(401);
  });

  test("cannot register two banks of one bank_id, in one realm or in two", async () => {
    const { bank_id } = await newBank();
    for (const realm of ["test", "live"]) {
      const json = { bank_id, bank_handle: fresh("bank"), realm, name: "B" };
      const { status, body } = await asOwner("/admin/v1/banks", {
        ...json,
        capabilities: ["PAYMENTS"],
      });
      expect([status, body.error.field]).toEqual([409, "bank_id"]);
    }
  });

  test("gives a bank a reserved name, and none in quarantine", async () => {
    const register = async (bank_handle: string) => {
      const json = { bank_handle, realm: "test", name: "B", capabilities: ["PAYMENTS"] };
      return (await asOwner("/admin/v1/banks", json)).status;
    };
    const reserved = fresh("reserved");
    ok(await aurora.call("/identity/handles", { alias: reserved }));
    expect(await register(reserved)).toBe(201);

    const [customer, renamed] = [await newCustomer(aurora), fresh("renamed")];
    const browser = await Browser.openedBy(aurora, customer);
    expect((await browser.choose("username", { username: renamed })).status).toBe(303);
    expect(await register(customer.alias)).toBe(409);
    ok(await aurora.call(`/identity/handles/${renamed}`, undefined, { method: "DELETE" }), 204);
    expect(await register(renamed)).toBe(409);
    clock.moveBy(90 * DAY);
    expect(await register(customer.alias)).toBe(201);
    expect(await register(renamed)).toBe(201);
  });

  test("cannot register two banks of one handle, nor one with a customer's name", async () => {
    const json = (bank_handle: string) => ({
      ...{ bank_handle, realm: "test", name: "Bank", capabilities: ["PAYMENTS"] },
    });
    const twice = await asOwner("/admin/v1/banks", json(aurora.bank_handle));
    expect(twice.status).toBe(409);
    expect(twice.body.error).toMatchObject({ code: "ALREADY_EXISTS", field: "bank_handle" });
    const { alias } = await newCustomer(aurora);
    expect((await asOwner("/admin/v1/banks", json(alias))).status).toBe(409);
  });
});

describe("unknown addresses are refused in the contract's form", () => {
  test.each([
    ["POST", "/identity/resolve/layla", 405, "METHOD_NOT_ALLOWED"],
    ["DELETE", "/identity/banks", 405, "METHOD_NOT_ALLOWED"],
    ["GET", "/identity/resolve/", 404, "NOT_FOUND"],
    ["PUT", "/__local/seed", 404, "NOT_FOUND"],
    ["POST", "/identity/banks/aurora/accountsXbatch", 404, "NOT_FOUND"],
  ])("%s %s", async (method, path, status, code) => {
    const answer = await ask(path, { method });
    expect(answer.status).toBe(status);
    expect(answer.body.error.code).toBe(code);
  });
});
