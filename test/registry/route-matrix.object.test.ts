import { beforeAll, describe, expect, test } from "vitest";
import { parameterNames, type RouteContract } from "../../src/base/platform/contract.ts";
import { newKey } from "../../src/base/platform/keys.ts";
import { registryRoutes } from "../../src/registry/routes.ts";
import {
  ask,
  asOwner,
  type Bank,
  migrate,
  newBank,
  newCustomer,
  newGateway,
  newStaff,
  ok,
} from "./registry.ts";
import { admittedTo, type Kind, needlessLines } from "./route-table.ts";

/**
 * Every route of the registry is asked by every class of keys, with an id that nobody has and an
 * empty body: either its guard refuses, or something behind it answers.
 */
const rows = registryRoutes.map(({ contract }) => contract);

const OWNER_KEY = "ak_of_the_first_owner";
const ofBank = (key: string) => ({ "x-gateway-bank-key": key });
const ofGateway = (key: string) => ({ "x-gateway-key": key });
const ofStaff = (key: string) => ({ "x-gateway-admin-key": key });

interface KeyClass {
  headers: Record<string, string>;
  kind: Kind;
}

let own: Bank;
let twin: Bank;
const classes = new Map<string, KeyClass>();
const realms: Record<string, KeyClass> = {};
let customer: Awaited<ReturnType<typeof newCustomer>>;

/** A further key of this participant, which is retired at once. */
const retiredKey = async (participant: string): Promise<string> => {
  const { key, key_id } = ok(await asOwner(`${participant}/keys`, {})).body;
  ok(await asOwner(`${participant}/keys/${key_id}/retire`, {}), 200);
  return key;
};

beforeAll(async () => {
  await migrate();
  own = await newBank();
  twin = await newBank(own.bank_handle, "live");
  customer = await newCustomer(own);
  const [other, gateway, live] = [
    await newBank(),
    await newGateway(),
    await newGateway("l", "live"),
  ];
  const retired = await newStaff("operator");
  ok(await asOwner(`/admin/v1/admin-keys/${retired.key_id}/retire`, {}), 200);
  const elsewhere = (prefix: string) => newKey({ IDENTITY_KEY: "that of another" }, prefix);
  const add = (name: string, kind: Kind, headers: Record<string, string>) =>
    classes.set(name, { kind, headers });
  add("no key", "nobody", {});
  add("a bank's key", "bank", ofBank(own.key));
  add("another bank's key", "other bank", ofBank(other.key));
  add("a gateway's key", "gateway", ofGateway(gateway.key));
  add("the owner's key", "owner", ofStaff(OWNER_KEY));
  for (const role of ["operator", "approver", "support"] as const) {
    add(`the key of a staff ${role}`, role, ofStaff((await newStaff(role)).key));
  }
  const bankPath = `/admin/v1/banks/${own.bank_id}`;
  add("a bank's retired key", "bad lookup key", ofBank(await retiredKey(bankPath)));
  const gatewayPath = `/admin/v1/gateways/${gateway.gateway_id}`;
  add("a gateway's retired key", "bad lookup key", ofGateway(await retiredKey(gatewayPath)));
  add("a retired staff key", "nobody", ofStaff(retired.key));
  add("a bank's key of another deployment", "bad lookup key", ofBank(elsewhere("bk")));
  add("a gateway's key of another deployment", "bad lookup key", ofGateway(elsewhere("gk")));
  add("a staff key of another deployment", "nobody", ofStaff(elsewhere("ak")));
  add("a bank's key as a gateway's", "bad lookup key", ofGateway(own.key));
  add("a gateway's key as a staff key", "nobody", ofStaff(gateway.key));
  realms.bank = { kind: "bank", headers: ofBank(twin.key) };
  realms.gateway = { kind: "gateway", headers: ofGateway(live.key) };
});

const names = [
  ...["no key", "a bank's key", "another bank's key", "a gateway's key", "the owner's key"],
  ...["the key of a staff operator", "the key of a staff approver", "the key of a staff support"],
  ...["a bank's retired key", "a gateway's retired key", "a retired staff key"],
  ...["a bank's key of another deployment", "a gateway's key of another deployment"],
  ...["a staff key of another deployment", "a bank's key as a gateway's"],
  "a gateway's key as a staff key",
];

const addressOf = ({ paths: [path = ""] }: RouteContract, ids: Record<string, string>): string =>
  parameterNames(path).reduce((filled, name) => {
    return filled.replace(`:${name}`, ids[name] ?? "nobodys");
  }, path);

/** How the answer differs from what this class should get; null if it does not. */
const differs = async (row: RouteContract, { kind, headers }: KeyClass): Promise<string | null> => {
  const address = addressOf(row, { handle: own.bank_handle });
  const json = ["GET", "DELETE"].includes(row.method) ? {} : { json: {} };
  const { status, text } = await ask(address, { method: row.method, headers, ...json });
  const isRefused = status === 401 || /"code":"(FORBIDDEN|UNAUTHENTICATED)"/.test(text);
  const isAdmitted = admittedTo(row)?.includes(kind) ?? false;
  const answer = `${row.method} ${address} (${row.id}): ${status} ${text.slice(0, 120)}`;
  if (status >= 500) return answer;
  return isRefused === isAdmitted ? `${isAdmitted ? "refused" : "admitted"}: ${answer}` : null;
};

test("every route has a line of the table, and every line a route", () => {
  const missing = rows.filter((row) => admittedTo(row) === null);
  expect(missing.map(({ method, paths }) => `${method} ${paths[0]}`)).toEqual([]);
  expect(needlessLines(rows)).toEqual([]);
});

describe("every route, asked with", () => {
  test.each(names)("%s", async (name) => {
    const caller = classes.get(name);
    if (!caller) throw new Error("no such class");
    const wrong: string[] = [];
    for (const row of rows) {
      const difference = await differs(row, caller);
      if (difference !== null) wrong.push(difference);
    }
    expect(wrong).toEqual([]);
  });

  test("no class that the test leaves out", () => {
    expect([...classes.keys()].sort()).toEqual([...names].sort());
  });
});

describe("a record of the other realm is not seen", () => {
  const ids = () => ({
    ...{ alias: customer.alias, account_ref: customer.account_ref, handle: own.bank_handle },
  });
  const reads = rows.filter(
    ({ method, paths: [path = ""] }) =>
      method === "GET" && /:alias|:account_ref/.test(path) && path.startsWith("/identity/"),
  );

  test.each(["bank", "gateway"])("with the key of a %s", async (name) => {
    const caller = realms[name] as KeyClass;
    const admitted = reads.filter((row) => admittedTo(row)?.includes(caller.kind));
    const answers = await Promise.all(
      admitted.map(async (row) => {
        const { status } = await ask(addressOf(row, ids()), { headers: caller.headers });
        return [row.id, status];
      }),
    );
    expect(answers).toEqual(admitted.map(({ id }) => [id, 404]));
    expect(answers.length).toBeGreaterThan(0);
  });

  test("and the same records are seen with a key of their realm", async () => {
    const bank = classes.get("a bank's key") as KeyClass;
    const admitted = reads.filter((row) => admittedTo(row)?.length === 1);
    for (const row of admitted) {
      expect((await ask(addressOf(row, ids()), { headers: bank.headers })).status).toBe(200);
    }
    expect(admitted.length).toBeGreaterThan(0);
  });
});
